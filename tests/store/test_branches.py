"""Hands that were played on from a move of another one, and what reviews found: kept, found again, never believed."""

from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_1, VERSION_2, copy_of, opened, readable, spoil
from trainer.game import replay
from trainer.store import MIGRATIONS, HandState
from trainer.store.branches import Branch, Fork, branch_of, family_of, write_branch
from trainer.store.findings import Finding, finding_of, findings, keep_finding, not_found_yet
from trainer.store.listing import HandLength, HandLoss, hands_page

VERSION_3 = VERSION_2.with_name("version-3.sqlite3")
"""The hands of version 2, a branch of the first of them, and findings of two."""


@pytest.mark.parametrize("file", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
def test_an_older_file_gets_the_new_tables_and_keeps_its_hands(tmp_path: Path, file: Path) -> None:
    archive = opened(copy_of(file, tmp_path))
    assert archive.database.connection.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert set(readable(archive)) == {1, 2, 3, 4, 5}
    assert family_of(archive.database, 1) == ()
    assert findings(archive, 1) == ()
    assert set(not_found_yet(archive, 1)) == {1, 2, 3}
    keep_finding(archive, Finding(1, 2, 14, {"a": 1}), 1)
    archive.begin(archive.begin_sitting(), archive.hand(1).invitation, fork=Fork(1, archive.hand(1).moves[:3]))
    assert [branch.place for branch in family_of(archive.database, 1)] == [3]
    archive.close()


def test_a_file_of_version_3_is_read_as_it_was_written(tmp_path: Path) -> None:
    archive = opened(copy_of(VERSION_3, tmp_path))
    assert archive.notices == ()
    (branch,) = family_of(archive.database, 1)
    fork, first = archive.hand(branch.hand), archive.hand(1)
    assert fork.moves[: branch.place] == first.moves[: branch.place]
    assert {found.hand for found in findings(archive, 1)} == {1, 2}
    archive.close()


def test_forks_replay_to_the_state_they_were_begun_from_to_any_depth(tmp_path: Path) -> None:
    archive = opened(copy_of(VERSION_2, tmp_path))
    number, first = 1, archive.hand(1)
    for place in (30, 20, 10, 0):
        parent = archive.hand(number)
        fork = Fork(number, parent.moves[:place])
        number = archive.begin(archive.begin_sitting(), parent.invitation, retry=True, fork=fork)
        begun = archive.hand(number)
        assert begun.record.moves == first.moves[:place]
        assert replay(begun.record).players == replay(begun.record).players
        assert (begun.state, begun.retry, begun.made) == (HandState.RUNNING, True, place)
    for member in (1, number):
        assert [branch.place for branch in family_of(archive.database, member)] == [30, 20, 10, 0]
    archive.close()


def test_branches_that_lead_round_in_a_circle_end(tmp_path: Path) -> None:
    archive = opened(copy_of(VERSION_2, tmp_path))
    with archive.database.writing() as connection:
        for hand, parent in ((1, 2), (2, 3), (3, 1)):
            write_branch(connection, Branch(hand, parent, 4))
    assert {branch.hand for branch in family_of(archive.database, 1)} <= {1, 2, 3}
    archive.close()


def test_a_branch_that_was_changed_from_outside_is_none(tmp_path: Path) -> None:
    path = copy_of(VERSION_3, tmp_path)
    spoil(path, "UPDATE branch SET parent = 2")
    archive = opened(path)
    (hand,) = (number for number in readable(archive) if number > 5)
    assert branch_of(archive.database, hand) is None
    archive.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE finding SET given_away = given_away + 1",
        "UPDATE finding SET data = '{}'",
        "UPDATE finding SET form = 2",
        "UPDATE finding SET data = 'no JSON'",
    ],
)
def test_a_finding_that_was_changed_from_outside_is_worked_out_anew(tmp_path: Path, statement: str) -> None:
    path = copy_of(VERSION_3, tmp_path)
    spoil(path, statement)
    archive = opened(path)
    assert findings(archive, 1) == ()
    assert finding_of(archive, 1, 1) is None
    assert set(not_found_yet(archive, 1)) == {1, 2, 3}
    archive.close()


def test_hands_are_chosen_by_length_and_by_what_was_given_away(tmp_path: Path) -> None:
    archive = opened(copy_of(VERSION_2, tmp_path))
    for hand, given_away, draws in ((1, 0, 4), (2, 2, 9), (3, 5, 17)):
        keep_finding(archive, Finding(hand, given_away, draws, {}), 1)
    bounds = {HandLength.SHORT: range(51), HandLength.MIDDLE: range(51, 81), HandLength.LONG: range(81, 1000)}
    for length, moves in bounds.items():
        found = {each.number for each in hands_page(archive, length=length)}
        assert found == {hand.id for hand in readable(archive).values() if hand.made in moves}
    by_loss = {loss: {each.number for each in hands_page(archive, loss=loss)} for loss in HandLoss}
    assert by_loss == {HandLoss.NONE: {1}, HandLoss.SOME: {2}, HandLoss.MUCH: {3}, HandLoss.UNKNOWN: {4, 5}}
    archive.close()
