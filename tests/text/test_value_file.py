"""What is found in a file of one's own values, and what is said of it."""

import errno
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from trainer.rules import BUILT_IN, FANS, Fault, FaultKind
from trainer.text import Language, Words
from trainer.text.value_file import ValueFile, fault_lines

ZH = Words(Language.ZH)


def written(path: Path, *left_out: str) -> Path:
    """A file of values that gives every fan 5 points, but for some."""
    rows = [f'{fan.value} = {{ points = 5, status = "house" }}' for fan in FANS if fan.value not in left_out]
    path.write_text("\n".join(['names = { zh = "我们的" }', "[fans]", *rows]), "utf-8")
    return path


def test_a_good_file_is_in_use_by_its_name(tmp_path: Path) -> None:
    found = ValueFile.at(written(tmp_path / "club.toml"))
    assert found.values is not None
    (text,) = found.said(ZH)
    assert "我们的" in text
    assert "club.toml" in text


def test_a_refused_file_is_told_with_every_kind_of_fault(tmp_path: Path) -> None:
    found = ValueFile.at(written(tmp_path / "club.toml", "gang", "pinghe"))
    assert found.values is None
    head, *lines = found.said(ZH)
    assert "club.toml" in head
    assert [("杠" in text, "平和" in text) for text in lines] == [(True, True)]


def test_a_file_that_is_gone_is_told_with_the_reason(tmp_path: Path) -> None:
    found = ValueFile.in_force(str(tmp_path / "gone.toml"))
    assert found is not None
    assert found.reason == os.strerror(errno.ENOENT)
    (text,) = found.said(ZH)
    assert "gone.toml" in text
    assert found.reason in text


def missing(count: int) -> list[Fault]:
    return [replace(Fault.of(FaultKind.MISSING_FAN, ""), field=fan) for fan in list(FANS)[:count]]


@pytest.mark.parametrize(
    ("count", "said"), [(3, "缺少：平和、对对和、七对"), (4, "缺少：平和、对对和、七对 …，另 1 个")]
)
def test_only_what_is_not_named_is_counted(count: int, said: str) -> None:
    assert list(fault_lines(missing(count), ZH)) == [said]


@pytest.mark.parametrize(("count", "lines"), [(3, 3), (4, 4)])
def test_faults_of_a_kind_are_counted_beyond_three(count: int, lines: int) -> None:
    faults = [Fault.of(FaultKind.NO_FAN, "", row=f"x{number}") for number in range(count)]
    said = list(fault_lines(faults, ZH))
    assert len(said) == lines
    assert ("另有" in said[-1]) == (count > 3)


@pytest.mark.parametrize("name", BUILT_IN)
def test_of_a_set_that_ships_there_is_nothing_to_say(name: str) -> None:
    assert ValueFile.in_force(name) is None


def test_both_languages_say_as_many_lines(tmp_path: Path) -> None:
    for found in (ValueFile.at(written(tmp_path / "club.toml", "gang")), ValueFile.at(tmp_path)):
        assert len({len(found.said(Words(language))) for language in Language}) == 1
