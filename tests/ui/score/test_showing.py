"""How far a won hand is told, as values."""

import pytest

from tests.ui.score import won
from trainer.rules import Phrase, WonHand
from trainer.ui.score.showing import Showing
from trainer.ui.score.view import ScoreView

WHOLE = Showing(ScoreView.of(won.EXAMPLE_2))
"""Four rows: 平和, 一般高, 一条龙, and 连六 that does not count."""
RULE = Phrase.of("score-part-taken")


def test_steps_tell_one_row_each_and_with_the_last_the_total() -> None:
    told = [WHOLE]
    for _ in range(5):
        told.append(told[-1].step())
    assert [showing.rows for showing in told] == [None, 1, 2, 3, None, 1]
    assert [showing.revealed for showing in told[2:5]] == [2, 3, float("inf")]
    assert [showing.rows_left for showing in told[2:5]] == [2, 1, None]
    assert [showing.hidden for showing in told[2:5]] == [True, True, False]


@pytest.mark.parametrize("hand", won.EVERY_SORT.values(), ids=won.EVERY_SORT)
def test_no_step_keeps_the_total_back_with_no_row_left(hand: WonHand) -> None:
    showing = Showing(ScoreView.of(hand))
    left = []
    while (showing := showing.step()).rows_left is not None:
        left.append(showing.rows_left)
    assert left == list(range(len(left), 0, -1))
    assert left or not showing.view.board.rows


def test_a_hand_without_rows_stays_whole() -> None:
    assert Showing(ScoreView.of(won.NO_POINTS)).step().rows is None


def test_only_another_board_is_shown_whole() -> None:
    view = WHOLE.view
    trying = view.trying()
    assert view.board != trying.board
    assert WHOLE.step().turn_to(view).rows == 1
    assert WHOLE.step().turn_to(trying).rows is None


@pytest.mark.parametrize("showing", [WHOLE, WHOLE.step()])
def test_a_rule_that_was_broken_is_told_until_the_view_turns(showing: Showing) -> None:
    refused = showing.refuse(RULE)
    assert (refused.notice, refused.rows) == (RULE, showing.rows)
    assert refused.turn_to(showing.view) == showing
