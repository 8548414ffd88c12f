"""What a review finds in hands set up for it."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.game.tables import S, play, table
from trainer.coach.review import HandReview, Loss, Richer, review_of, review_phrases, turning_phrases
from trainer.game import Discard, State, format_move, record_of, view
from trainer.reach import Line, analyse
from trainer.rules import FanId, Seat, Tile, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
LINES = (10, 10, 10, 10)
STRAIGHT = {S: "123456789m55p24s"}
"""A straight that waits for 3s."""


def reviewed(state: State, goal: FanId | None = None) -> HandReview:
    """The review of South."""
    return review_of(record_of(state), S, goal)


def said(review: HandReview, language: Language = Language.EN) -> list[str]:
    """All that is said of a review."""
    words = Words(language)
    turning = [phrase for decision in review.turning for phrase in turning_phrases(decision)]
    return [words.phrase(phrase) for phrase in (*review_phrases(review), *turning)]


def test_a_discard_that_breaks_the_pair_is_the_turning_point_for_the_line_and_the_straight() -> None:
    state = play(table(STRAIGHT, "6z7z5z6z7z3s", lines=LINES), "E discard 6z", "S discard 5p", "W discard 5z")
    review = reviewed(play(state, "N discard 6z", "E discard 7z", "S discard 7z"))
    first = review.turning[0]
    assert (first.draw, format_move(first.move)) == (1, "S discard 5p")
    assert first.losses == (Loss(farther=1), Loss(farther=1))
    assert first.line.best == (Discard(S, Tile.Z7),)
    assert review.goal is FanId.YITIAOLONG
    assert "By your discards you followed Pure Straight" in said(review)
    assert "To 10 points: 1 → 2 away" in said(review)
    assert "Better: Discard Red" in said(review)
    assert len(said(review, Language.ZH)) == len(said(review))


def test_par_is_the_draw_that_would_have_finished_the_straight() -> None:
    state = play(table(STRAIGHT, "6z7z5z6z7z3s", lines=LINES), "E discard 6z", "S discard 5p", "W discard 5z")
    review = reviewed(play(state, "N discard 6z", "E discard 7z"))
    assert (review.par[Line(10)], review.par[FanId.YITIAOLONG], review.draws) == (2, 2, 2)
    assert FanId.QIDUI not in review.par
    assert "Par: 2 own draws were enough for Pure Straight" in said(review)


def test_a_win_that_was_not_declared_is_told_with_its_points() -> None:
    state = play(table(STRAIGHT, "6z7z5z6z7z3s", lines=LINES), "E discard 6z", "S discard 7z", "W discard 5z")
    review = reviewed(play(state, "N discard 6z", "E discard 7z", "S discard 3s"))
    assert [(decision.draw, decision.win) for decision in review.declined] == [(2, 35)]
    assert "Draw 2: a win of 35 points was not declared" in said(review)


def test_a_dragon_that_was_passed_is_a_declined_claim() -> None:
    state = table({S: "123m456p55z78s99s1m"}, "5z6z", lines=LINES)
    review = reviewed(play(state, "E discard 5z", "S pass"))
    assert [format_move(decision.move) for decision in review.declined] == ["S pass"]
    assert review.turning[0].line.loss == Loss(farther=1)
    assert "After draw 0: not made: Pung White White White" in said(review)
    claimed = reviewed(play(state, "E discard 5z", "S pung", "S discard 1m"))
    assert claimed.declined == ()
    assert not any(decision.line.loss for decision in claimed.decisions)


def test_a_win_for_ten_points_could_have_been_a_straight() -> None:
    review = reviewed(play(table({S: "23456789m123p55s"}, "4m", lines=LINES), "E discard 4m", "S win"))
    assert review.richer == (Richer(40, 4, tile=Tile.M1),)
    assert review.decisions == ()
    assert "1 Characters would pay more: 40 points, 4 left" in said(review)


def test_a_goal_that_was_asked_for_is_said_to_be_one() -> None:
    state = play(table(STRAIGHT, "6z7z", lines=LINES), "E discard 6z", "S discard 7z")
    asked = reviewed(state, FanId.QIDUI)
    assert (asked.goal, asked.guessed) == (FanId.QIDUI, False)
    assert "You followed Seven Pairs" in said(asked)


def test_losses_compare_by_size() -> None:
    small_to_large = [Loss(), Loss(fewer=3), Loss(fewer=30), Loss(farther=1), Loss(farther=2), Loss(closed=True)]
    assert all(small < large for small, large in pairwise(small_to_large))


@pytest.mark.parametrize("discards", [("7z", "3s"), ("2s", "7z"), ("9m", "8m")])
def test_a_slow_twin_that_makes_every_discard_finds_the_same_losses(discards: Sequence[str]) -> None:
    state = table(STRAIGHT, "6z7z5z6z7z3s", lines=LINES)
    state = play(state, "E discard 6z")
    expected = []
    for place, text in enumerate(discards):
        position = view(state, S).position
        near = {tile: analyse(position.without(tile), SIHAI).now.get(Line(10)) for tile in set(position.concealed)}
        order = {tile: (found.distance, -found.live) for tile, found in near.items() if found}
        state = play(state, f"S discard {text}")
        (made,) = (tile for tile in order if str(tile) == text)
        farther, fewer = (own - best for own, best in zip(order[made], min(order.values()), strict=True))
        expected.append(Loss(farther=farther, fewer=0 if farther else fewer))
        if not place:
            state = play(state, "W discard 5z", "N discard 6z", "E discard 7z")
    own = [each for each in reviewed(state).decisions if isinstance(each.move, Discard)]
    assert [decision.line.loss for decision in own] == expected


@pytest.mark.parametrize("seat", Seat)
def test_every_seat_of_an_unfinished_hand_can_be_reviewed(seat: Seat) -> None:
    review = review_of(record_of(table(STRAIGHT, "6z")), seat)
    assert (review.decisions, review.result, review.goal) == ((), None, None)
    assert "No fan can be seen that you followed" in said(review)
