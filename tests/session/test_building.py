"""The last try is kept at every step, whatever the disk says; its answer only where it tells something."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.coach.building import Build, BuildTask, Ending, WaysCompared, begin, build_from_data
from trainer.coach.building.ways import BuildWay, Player
from trainer.rules import FanId, Phrase
from trainer.session.building import BuildKeeper
from trainer.session.practice import Practice
from trainer.store import Archive, Profile
from trainer.store.learning import answers

TASK = BuildTask(4, (FanId.QIDUI, FanId.YIBANGAO))


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    made = Profile(tmp_path).open_archive()
    yield made
    made.close()


@pytest.fixture
def told() -> list[Phrase]:
    """What the learner was told."""
    return []


def keeper_in(folder: Path, archive: Archive, told: list[Phrase]) -> BuildKeeper:
    return BuildKeeper(lambda: folder, Practice(lambda: archive, told.append), told.append)


def ended(*draws: int | None) -> WaysCompared:
    """Par, play by advice and the learner, each home at such a draw."""
    ways = [BuildWay(who, TASK.goals, draw, None) for who, draw in zip(Player, draws, strict=True)]
    return WaysCompared(tuple(ways))


def test_what_was_kept_last_is_read_again(tmp_path: Path, archive: Archive, told: list[Phrase]) -> None:
    keeper, build = keeper_in(tmp_path, archive, told), begin(TASK)
    assert keeper.last() == ""
    keeper.keep(build)
    later = build.throw(build.hand.concealed[0]).end(Ending.LEFT)
    keeper.keep(later)
    assert build_from_data(json.loads(keeper.last())) == later
    assert not list(tmp_path.glob("*.part"))


def test_a_disk_that_takes_nothing_is_told_of_once(tmp_path: Path, archive: Archive, told: list[Phrase]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    keeper = keeper_in(tmp_path / "file", archive, told)
    for _ in range(3):
        keeper.keep(begin(TASK))
    assert [phrase.key for phrase in told] == ["build-not-kept"]
    assert keeper.last() == ""


@pytest.mark.parametrize(
    ("comparison", "known", "right"),
    [
        (ended(5, 9, 9), False, [True]),
        (ended(5, 9, 8), False, [True]),
        (ended(5, 9, 12), False, [False]),
        (ended(5, None, 12), False, [True]),
        (ended(5, 9, None), False, [False]),
        (ended(None, None, None), False, []),
        (ended(5, 9, 9), True, []),
    ],
)
def test_a_try_is_kept_beside_the_advice_if_it_tells_anything(
    tmp_path: Path, archive: Archive, told: list[Phrase], comparison: WaysCompared, known: bool, right: list[bool]
) -> None:
    build: Build = begin(TASK)
    build = build.aided() if known else build
    keeper_in(tmp_path, archive, told).answer(build.end(Ending.LEFT), comparison, 60)
    assert [answer.right for answer in answers(archive)] == right
    assert told == []
