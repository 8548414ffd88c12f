"""Settings last: own values are copied, and what cannot be kept is told."""

from pathlib import Path

import pytest

from trainer.rules import FANS, Phrase
from trainer.store import Profile, Settings
from trainer.text import Language, Words
from trainer.ui.keeping import Keeping


@pytest.fixture
def told() -> list[Phrase]:
    return []


@pytest.fixture
def keeping(tmp_path: Path, told: list[Phrase]) -> Keeping:
    return Keeping(Profile(tmp_path / "profile"), Settings(), told.append)


def own_values(folder: Path) -> Path:
    """A file of values that gives every fan 5 points."""
    path = folder / "club.toml"
    path.write_text("\n".join(["[fans]", *(f'{fan} = {{ points = 5, status = "house" }}' for fan in FANS)]), "utf-8")
    return path


def test_own_values_are_in_force_by_their_copy(keeping: Keeping, tmp_path: Path, told: list[Phrase]) -> None:
    own = own_values(tmp_path)
    taken = keeping.take(Settings(values=str(own), pace=100))
    assert taken == keeping.settings
    assert Path(taken.values).parent == tmp_path / "profile" / "values"
    assert Path(taken.values).read_text("utf-8") == own.read_text("utf-8")
    assert taken.pace == 100
    assert told == []


def test_values_that_cannot_be_copied_leave_those_in_force(
    keeping: Keeping, tmp_path: Path, told: list[Phrase]
) -> None:
    keeping.take(Settings(values="zungjung"))
    taken = keeping.take(Settings(values=str(tmp_path / "gone.toml"), pace=100))
    assert (taken.values, taken.pace) == ("zungjung", 100)
    assert [notice.key for notice in told] == ["window-values-not-kept"]


def test_what_is_saved_is_there_at_the_next_start(keeping: Keeping, tmp_path: Path) -> None:
    keeping.take(Settings(pace=100))
    keeping.save()
    keeping.save_place("AdnQyw==")
    assert Profile(tmp_path / "profile").settings.load().settings == Settings(pace=100, geometry="AdnQyw==")


def test_a_wish_made_before_the_window_was_moved_leaves_it_where_it_is(keeping: Keeping) -> None:
    keeping.save_place("AdnQyw==")
    assert keeping.take(Settings(pace=100, geometry="an older place")) == Settings(pace=100, geometry="AdnQyw==")


def test_settings_that_cannot_be_written_are_told(tmp_path: Path, told: list[Phrase]) -> None:
    folder = tmp_path / "profile"
    folder.write_text("a file where the folder should be", "utf-8")
    keeping = Keeping(Profile(folder), Settings(), told.append)
    keeping.save_place("AdnQyw==")
    assert [notice.key for notice in told] == ["window-settings-not-kept"]
    assert all(Words(language).phrase(told[0]) for language in Language)
