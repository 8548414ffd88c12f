"""The hands by date, page by page, with those that were left and that cannot be read."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_2, copy_of, opened, spoil
from trainer.store import Archive, HandState
from trainer.store.listing import Day, HandEnd, HandTotals, fans_of, hand_days, hand_rows, hand_totals, hands_page
from trainer.store.schema import seal_hand


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    """Five hands: 1 to 3 finished, 4 left (a retry), 5 running."""
    archive = opened(copy_of(VERSION_2, tmp_path))
    yield archive
    archive.close()


def date(archive: Archive, hand: int, started: str) -> None:
    """Let a hand have begun at another time."""
    archive.database.connection.execute("UPDATE hand SET started = ? WHERE id = ?", (started, hand))
    seal_hand(archive.database.connection, hand)


def test_every_hand_is_listed_with_what_became_of_it(archive: Archive) -> None:
    listed = hands_page(archive)
    assert [(hand.number, hand.state) for hand in listed] == [
        (5, HandState.RUNNING),
        (4, HandState.LEFT),
        (3, HandState.FINISHED),
        (2, HandState.FINISHED),
        (1, HandState.FINISHED),
    ]
    assert [hand.outcome and hand.outcome.points for hand in listed] == [None, None, 30, 20, 25]
    assert listed[2].outcome == archive.hand(3).outcome
    assert (listed[0].made, listed[0].taken_back, listed[1].retry) == (20, 1, True)


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7])
def test_pages_follow_each_other_without_gap_or_double(archive: Archive, limit: int) -> None:
    """Also where several hands began in the same second."""
    date(archive, 2, "2026-03-01T10:00:00Z")
    date(archive, 4, "2026-03-01T10:00:00Z")
    whole = [hand.number for hand in hands_page(archive)]
    assert whole[-2:] == [4, 2]
    found, page = [], hands_page(archive, limit=limit)
    while page:
        found += [hand.number for hand in page]
        page = hands_page(archive, after=page[-1], limit=limit)
    assert found == whole


def test_a_day_is_one_of_this_place(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    for hand, started in enumerate(["2026-03-01T15:59:59Z", "2026-03-01T16:00:00Z", "2026-03-02T15:59:59Z"], 1):
        date(archive, hand, started)
    for hand in (4, 5):
        date(archive, hand, "2020-01-01T12:00:00Z")
    monkeypatch.setenv("TZ", "XST-8")  # eight hours before UTC
    time.tzset()
    assert hand_days(archive) == (Day("2026-03-02", 2), Day("2026-03-01", 1), Day("2020-01-01", 2))
    assert [hand.number for hand in hands_page(archive, day="2026-03-02")] == [3, 2]
    assert [hand.number for hand in hands_page(archive, day="2026-03-01")] == [1]
    assert hands_page(archive, day="2026-03-03") == ()
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    "change",
    [
        "state = 'finished'",
        "winner = 'X'",
        "points = 12",
        "seat = 7",
    ],
)
def test_a_hand_that_cannot_be_read_is_listed_as_such(archive: Archive, change: str) -> None:
    archive.database.connection.execute("PRAGMA ignore_check_constraints = ON")
    archive.database.connection.execute(f"UPDATE hand SET {change} WHERE id = 4")
    states = {hand.number: hand.state for hand in hands_page(archive)}
    assert states[4] is HandState.UNREADABLE
    assert list(states.values()).count(HandState.UNREADABLE) == 1
    assert hand_totals(archive).unreadable == 1


def test_a_row_that_is_sealed_but_makes_no_sense_is_listed_as_unreadable(archive: Archive) -> None:
    archive.database.connection.execute("PRAGMA ignore_check_constraints = ON")
    archive.database.connection.execute("UPDATE hand SET winner = 'X' WHERE id = 1")
    seal_hand(archive.database.connection, 1)
    assert hands_page(archive)[-1].state is HandState.UNREADABLE


def test_the_totals_count_what_the_learner_did(archive: Archive) -> None:
    """Hand 1: South won, all paid. Hand 2: the learner (East) paid North. Hand 3: the learner won 30."""
    assert hand_totals(archive) == HandTotals(finished=3, won=1, points_won=30, paid=1, left=1)


def test_a_retry_does_not_count(archive: Archive) -> None:
    archive.database.connection.execute("UPDATE hand SET retry = 1 WHERE id = 3")
    seal_hand(archive.database.connection, 3)
    assert hand_totals(archive) == HandTotals(finished=2, paid=1, retries=1, left=1)


def test_without_hands_there_is_nothing(tmp_path: Path) -> None:
    empty = opened(tmp_path / "hands.sqlite3")
    assert (hands_page(empty), hand_days(empty), hand_totals(empty)) == ((), (), HandTotals())
    empty.close()


def test_a_time_that_is_none_is_listed_under_no_day(tmp_path: Path) -> None:
    path = copy_of(VERSION_2, tmp_path)
    spoil(path, "UPDATE hand SET started = 'yesterday' WHERE id = 1")
    archive = opened(path)
    assert hand_days(archive)[-1] == Day("", 1)
    assert hands_page(archive)[0].state is HandState.UNREADABLE
    archive.close()


def test_hands_are_found_by_how_they_ended(archive: Archive) -> None:
    archive.database.connection.execute("UPDATE hand SET made = 3 WHERE id = 1")
    found = {end: {hand.number for hand in hands_page(archive, end=end)} for end in HandEnd}
    whole = {hand.number: hand for hand in hands_page(archive)}
    assert found[HandEnd.UNREADABLE] == {1}
    assert found[HandEnd.LEFT] == {4}
    assert (found[HandEnd.WON] | found[HandEnd.LOST] | found[HandEnd.EXHAUSTED]) - {1} == {2, 3}
    for end, won in ((HandEnd.WON, True), (HandEnd.LOST, False)):
        for number in found[end] - {1}:
            outcome = whole[number].outcome
            assert outcome is not None
            assert (outcome.winner is outcome.seat) is won


def test_hands_are_found_by_a_fan_that_won(archive: Archive) -> None:
    fans = fans_of(archive, range(1, 6))
    assert set(fans) == {1, 2, 3, 4, 5}
    assert fans[4] == fans[5] == ()
    kinds = set().union(*fans.values())
    assert kinds
    for fan in kinds:
        found = {hand.number for hand in hands_page(archive, fan=fan)}
        assert found == {number for number, its in fans.items() if fan in its}


def test_a_hand_that_cannot_be_read_has_no_fans(archive: Archive) -> None:
    archive.database.connection.execute("UPDATE hand_text SET result = '{}' WHERE hand = 3")
    assert 3 not in fans_of(archive, [3])


def test_rows_for_sums_are_of_finished_hands_and_name_the_fans_of_own_wins(archive: Archive) -> None:
    rows = [row for page in hand_rows(archive) for row in page]
    assert sorted(row.number for row in rows) == [1, 2, 3]
    for row in rows:
        outcome = archive.hand(row.number).outcome
        assert outcome is not None
        assert row.won == (outcome.winner is outcome.seat)
        assert row.fans == (fans_of(archive, [row.number])[row.number] if row.won else ())
        assert 0 <= row.minutes < 60
    assert any(row.won for row in rows) or not any(row.fans for row in rows)


def test_a_spoilt_hand_is_in_no_sum(archive: Archive) -> None:
    archive.database.connection.execute("UPDATE hand SET points = points + 1 WHERE id = 2")
    assert sorted(row.number for page in hand_rows(archive) for row in page) == [1, 3]
