"""Settings last: own values are copied, and what cannot be kept is told."""

from pathlib import Path

import pytest

from trainer.rules import FANS, Phrase
from trainer.session import SettingsKeeper
from trainer.store import Profile, Settings


@pytest.fixture
def keeper(tmp_path: Path) -> SettingsKeeper:
    return SettingsKeeper(Profile(tmp_path / "profile"), Settings())


@pytest.fixture
def told(keeper: SettingsKeeper) -> list[Phrase]:
    phrases: list[Phrase] = []
    keeper.notice.connect(phrases.append)
    return phrases


def own_values(folder: Path) -> Path:
    """A file of values that gives every fan 5 points."""
    path = folder / "club.toml"
    path.write_text("\n".join(["[fans]", *(f'{fan} = {{ points = 5, status = "house" }}' for fan in FANS)]), "utf-8")
    return path


def test_own_values_are_in_force_by_their_copy(keeper: SettingsKeeper, tmp_path: Path, told: list[Phrase]) -> None:
    own = own_values(tmp_path)
    keeper.change(Settings(values=str(own), pace=100))
    assert Path(keeper.current.values).parent == tmp_path / "profile" / "values"
    assert Path(keeper.current.values).read_text("utf-8") == own.read_text("utf-8")
    assert keeper.current.pace == 100
    assert told == []


def test_values_that_cannot_be_copied_leave_those_in_force(
    keeper: SettingsKeeper, tmp_path: Path, told: list[Phrase]
) -> None:
    keeper.change(Settings(values="zungjung"))
    keeper.change(Settings(values=str(tmp_path / "gone.toml"), pace=100))
    assert (keeper.current.values, keeper.current.pace) == ("zungjung", 100)
    assert [notice.key for notice in told] == ["window-values-not-kept"]


def test_settings_are_there_at_the_next_start(keeper: SettingsKeeper, tmp_path: Path) -> None:
    keeper.change(Settings(pace=100))
    keeper.save_place("AdnQyw==")
    assert Profile(tmp_path / "profile").settings.load().settings == Settings(pace=100, geometry="AdnQyw==")


def test_a_change_made_before_the_window_was_moved_leaves_it_where_it_is(keeper: SettingsKeeper) -> None:
    keeper.save_place("AdnQyw==")
    keeper.change(Settings(pace=100, geometry="an older place"))
    assert keeper.current == Settings(pace=100, geometry="AdnQyw==")
