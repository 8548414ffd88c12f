"""How far a won hand is told, as values."""

import pytest

from tests.ui.score import won
from trainer.rules import Phrase
from trainer.ui.score.showing import Showing
from trainer.ui.score.view import ScoreView

WHOLE = Showing(ScoreView.of(won.EXAMPLE_2))
"""Four rows: 平和, 一般高, 一条龙, and 连六 that does not count."""
RULE = Phrase.of("score-part-taken")


def test_steps_tell_one_row_each_and_the_total_after_the_last() -> None:
    told = [WHOLE]
    for _ in range(6):
        told.append(told[-1].step())
    assert [showing.rows for showing in told] == [None, 1, 2, 3, 4, None, 1]
    assert [showing.revealed for showing in told[3:6]] == [3, 4, float("inf")]
    assert [showing.rows_left for showing in told[3:6]] == [1, 0, None]
    assert [showing.hidden for showing in told[3:6]] == [True, True, False]


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
