"""What is shown of a won hand, and how much of it is revealed."""

import pytest

from tests.rules import won
from trainer.coach.score_view import ScoreView
from trainer.rules import Phrase, WonHand

WHOLE = ScoreView.of(won.EXAMPLE_2)
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
    showing = ScoreView.of(hand)
    left = []
    while (showing := showing.step()).rows_left is not None:
        left.append(showing.rows_left)
    assert left == list(range(len(left), 0, -1))
    assert left or not showing.board.rows


def test_a_hand_without_rows_stays_whole() -> None:
    assert ScoreView.of(won.NO_POINTS).step().rows is None


def test_only_another_board_is_shown_whole() -> None:
    stepped = WHOLE.step()
    assert stepped.with_trial(None).rows == 1
    assert stepped.trying().rows is None
    assert stepped.with_values(1).rows is None


@pytest.mark.parametrize("view", [WHOLE, WHOLE.step()])
def test_a_rule_that_was_broken_is_told_until_the_view_turns(view: ScoreView) -> None:
    refused = view.refuse(RULE)
    assert (refused.notice, refused.rows) == (RULE, view.rows)
    assert refused.with_trial(None) == view


def test_a_hand_under_its_line_is_no_win() -> None:
    hands = (won.UNDER_THE_LINE, won.NO_POINTS, won.EXAMPLE_2)
    assert [ScoreView.of(hand).is_short for hand in hands] == [True, False, False]
