"""The fan that a hand was played for, as the learner says: kept with the hand, in exports too, and never believed."""

import json
from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_1, VERSION_2, copy_of, opened, readable, spoil
from trainer.rules import FanId
from trainer.store import MIGRATIONS, Archive
from trainer.store.branches import family_of
from trainer.store.findings import findings
from trainer.store.goals import SaidGoal, all_goals, goal_of, keep_goal
from trainer.store.salvage import salvage
from trainer.store.taking_in import import_all
from trainer.store.transfer import Transferred, export_all, export_hands

VERSION_3 = VERSION_2.with_name("version-3.sqlite3")
"""Written by the version before goals were kept."""

DRAGON, NONE = SaidGoal(FanId.YITIAOLONG), SaidGoal(None)


@pytest.fixture
def full(tmp_path: Path) -> Archive:
    """Hands of which something is said of the first two."""
    archive = opened(copy_of(VERSION_3, tmp_path))
    keep_goal(archive.database, 1, DRAGON)
    keep_goal(archive.database, 2, NONE)
    return archive


@pytest.fixture
def empty(tmp_path: Path) -> Archive:
    (tmp_path / "other").mkdir()
    return opened(tmp_path / "other" / "hands.sqlite3")


def said(archive: Archive) -> dict[str, SaidGoal]:
    """What is said, by the deals of the hands."""
    hands = readable(archive)
    return {str(hands[number].invitation.deal.seed): goal for number, goal in all_goals(archive.database).items()}


@pytest.mark.parametrize("file", [VERSION_1, VERSION_2, VERSION_3], ids=["version 1", "version 2", "version 3"])
def test_an_older_file_keeps_all_it_has_and_takes_goals(tmp_path: Path, file: Path) -> None:
    archive = opened(copy_of(file, tmp_path))
    assert archive.notices == ()
    assert archive.database.read("PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert set(readable(archive)) >= {1, 2, 3, 4, 5}
    assert len(family_of(archive.database, 1)) == (file == VERSION_3)
    assert len(findings(archive, 1)) == 2 * (file == VERSION_3)
    assert all_goals(archive.database) == {}
    keep_goal(archive.database, 1, DRAGON)
    assert goal_of(archive.database, 1) == DRAGON
    archive.close()


def test_what_is_said_last_holds_also_after_the_file_was_closed(full: Archive, tmp_path: Path) -> None:
    keep_goal(full.database, 1, SaidGoal(FanId.QIDUI))
    full.close()
    again = opened(tmp_path / "hands.sqlite3")
    assert (goal_of(again.database, 1), goal_of(again.database, 2)) == (SaidGoal(FanId.QIDUI), NONE)
    assert goal_of(again.database, 3) is None
    again.close()


@pytest.mark.parametrize(
    "statement", ["UPDATE goal SET fan = 'qidui'", "UPDATE goal SET fan = 'pinghe', sum = sum + 1"]
)
def test_a_goal_that_was_changed_from_outside_is_none(full: Archive, tmp_path: Path, statement: str) -> None:
    full.close()
    spoil(tmp_path / "hands.sqlite3", statement)
    again = opened(tmp_path / "hands.sqlite3")
    assert all_goals(again.database) == {}
    assert set(readable(again)) >= {1, 2}
    again.close()


def test_goals_go_out_and_in_with_their_hands(full: Archive, empty: Archive, tmp_path: Path) -> None:
    before = said(full)
    assert set(before.values()) == {DRAGON, NONE}
    export_all(full, tmp_path / "all.jsonl")
    import_all(empty, tmp_path / "all.jsonl")
    assert said(empty) == before


def test_a_hand_that_is_there_keeps_what_is_said_of_it_and_takes_what_was_not(
    full: Archive, empty: Archive, tmp_path: Path
) -> None:
    file = tmp_path / "one.jsonl"
    lines = {}
    for number in (1, 3):
        export_hands(full, (number,), file)
        lines[number] = file.read_text("utf-8").splitlines()
        import_all(empty, file)
    assert list(all_goals(empty.database).values()) == [DRAGON]
    head, hand = lines[1][0], json.loads(lines[1][-1])
    other = json.loads(lines[3][-1]) | {"goal": "qidui"}
    file.write_text("\n".join((head, json.dumps(hand | {"goal": None}), json.dumps(other))), "utf-8")
    assert import_all(empty, file) == Transferred()
    assert set(all_goals(empty.database).values()) == {DRAGON, SaidGoal(FanId.QIDUI)}


def test_an_older_export_and_one_with_a_goal_nobody_knows_lose_no_hand(
    full: Archive, empty: Archive, tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl"
    export_hands(full, (1, 2), file)
    head, first, second = file.read_text("utf-8").splitlines()
    older = {name: value for name, value in json.loads(first).items() if name != "goal"}
    file.write_text("\n".join((head, json.dumps(older), json.dumps(json.loads(second) | {"goal": "new"}))), "utf-8")
    assert import_all(empty, file) == Transferred(hands=2)
    assert all_goals(empty.database) == {}


def test_goals_are_salvaged_with_their_hands(full: Archive, empty: Archive) -> None:
    before, path = said(full), full.database.path
    assert path is not None
    full.database.checkpoint()
    full.database.wait()
    salvage(path, empty)
    assert said(empty) == before
