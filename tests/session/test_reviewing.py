"""Reviews beside the window: one after the other, given up at once, and never those of another question."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import VERSION_2, copy_of, opened
from trainer.coach.review import review_of
from trainer.session import ReachService
from trainer.session.autosave import Autosave
from trainer.session.branching import branch_rows, common_moves
from trainer.session.figures import counted_hands, keep_figures, kept_figures, month_of
from trainer.session.reviewing import Reviewing
from trainer.store import Archive
from trainer.store.branches import Fork


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    found = opened(copy_of(VERSION_2, tmp_path))
    yield found
    found.close()


@pytest.fixture
def reviewing(qtbot: QtBot, archive: Archive) -> Iterator[Reviewing]:
    assert qtbot
    service = ReachService()
    yield Reviewing(service, Autosave(archive, lambda _: None), service)
    service.close()
    service.deleteLater()


def test_all_hands_that_can_be_read_are_reviewed_in_their_order(qtbot: QtBot, reviewing: Reviewing) -> None:
    found: list[int] = []
    reviewing.reviewed.connect(lambda saved, review: found.append(saved.id if review is not None else 0))
    with qtbot.waitSignal(reviewing.finished, timeout=30_000):
        reviewing.begin([3, 99, 1, 2, 4, 5])
    assert found == [3, 1, 2, 4, 5]
    assert (reviewing.done, reviewing.all, reviewing.busy, reviewing.slow) == (6, 6, False, False)


def test_what_was_given_up_is_not_told_and_the_next_question_is(qtbot: QtBot, reviewing: Reviewing) -> None:
    found: list[int] = []
    reviewing.reviewed.connect(lambda saved, _: found.append(saved.id))
    reviewing.begin([1, 2, 3])
    reviewing.cancel()
    assert not reviewing.busy
    with qtbot.waitSignal(reviewing.finished, timeout=30_000):
        reviewing.begin([2])
    assert found == [2]


def test_nothing_to_do_is_finished_at_once(qtbot: QtBot, reviewing: Reviewing) -> None:
    with qtbot.waitSignal(reviewing.finished):
        reviewing.begin([])
    with qtbot.waitSignal(reviewing.finished):
        reviewing.begin([77])
    assert reviewing.done == 1


def test_it_is_slow_after_the_patience_and_not_any_more_at_the_end(qtbot: QtBot, reviewing: Reviewing) -> None:
    with qtbot.waitSignal(reviewing.slow_changed, timeout=30_000):
        reviewing.begin([1, 2, 3, 4, 5] * 20)
    assert reviewing.slow
    reviewing.cancel()
    assert not reviewing.slow


def test_branches_stand_after_the_hand_they_come_from_with_what_they_share(archive: Archive) -> None:
    first = archive.hand(1)
    one = archive.begin(archive.begin_sitting(), first.invitation, retry=True, fork=Fork(1, first.moves[:20]))
    two = archive.begin(archive.begin_sitting(), first.invitation, retry=True, fork=Fork(one, first.moves[:8]))
    rows = branch_rows(archive, two)
    assert [(row.saved.id, row.depth) for row in rows] == [(1, 0), (one, 1), (two, 2)]
    assert rows[0].shared is None
    assert rows[1].shared is not None
    assert rows[2].shared is not None
    assert rows[1].shared >= rows[2].shared
    assert common_moves(first.moves, first.moves[:8]) == first.moves[:8]
    assert branch_rows(archive, 2) == ()


def test_figures_are_kept_and_counted_for_hands_that_count(archive: Archive) -> None:

    hand = archive.hand(2)
    figures = keep_figures(archive, 2, review_of(hand.record, hand.invitation.seat))
    assert kept_figures(archive, 2) == figures
    assert kept_figures(archive, 1) is None
    (counted,) = counted_hands(archive)
    assert counted.figures == figures
    assert counted.opponents == tuple(bot.value for bot in hand.invitation.opponents)
    assert counted.month == month_of(hand.started)
    assert month_of("no time") == ""
