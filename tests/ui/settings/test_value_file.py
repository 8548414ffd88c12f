"""What is found in a file of one's own values, and what is said of it."""

from pathlib import Path

import pytest

from trainer.rules import BUILT_IN, FANS
from trainer.text import Language, Words
from trainer.ui.settings.value_file import ValueFile
from trainer.ui.theme import Tone

ZH = Words(Language.ZH)


def written(path: Path, *left_out: str) -> Path:
    """A file of values that gives every fan 5 points, but for some."""
    rows = [f'{fan.value} = {{ points = 5, status = "house" }}' for fan in FANS if fan.value not in left_out]
    path.write_text("\n".join(['names = { zh = "我们的" }', "[fans]", *rows]), "utf-8")
    return path


def test_a_good_file_is_in_use_by_its_name(tmp_path: Path) -> None:
    found = ValueFile.at(written(tmp_path / "club.toml"))
    assert found.values is not None
    ((text, tone),) = found.said(ZH)
    assert "我们的" in text
    assert "club.toml" in text
    assert tone is Tone.INK2


def test_a_refused_file_is_told_with_every_kind_of_fault(tmp_path: Path) -> None:
    found = ValueFile.at(written(tmp_path / "club.toml", "gang", "pinghe"))
    assert found.values is None
    head, *lines = found.said(ZH)
    assert "club.toml" in head[0]
    assert [("杠" in text, "平和" in text) for text, _ in lines] == [(True, True)]
    assert {tone for _, tone in (head, *lines)} == {Tone.BAD}


def test_a_file_that_is_gone_is_told_with_the_reason(tmp_path: Path) -> None:
    found = ValueFile.in_force(str(tmp_path / "gone.toml"))
    assert found is not None
    assert found.reason
    ((text, tone),) = found.said(ZH)
    assert "gone.toml" in text
    assert found.reason in text
    assert tone is Tone.BAD


@pytest.mark.parametrize("name", BUILT_IN)
def test_of_a_set_that_ships_there_is_nothing_to_say(name: str) -> None:
    assert ValueFile.in_force(name) is None


def test_both_languages_say_as_many_lines(tmp_path: Path) -> None:
    for found in (ValueFile.at(written(tmp_path / "club.toml", "gang")), ValueFile.at(tmp_path)):
        assert len({len(tuple(found.said(Words(language)))) for language in Language}) == 1
