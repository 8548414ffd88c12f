"""The hand just won is asked about before its sheet is shown."""

import pytest

from tests.coach.exercises.twin import wrong_with
from trainer.coach.ask_first import questions_about
from trainer.coach.exercises import ExerciseKind, Grade
from trainer.notation import hand_from_data
from trainer.rules import FanId, Scheme, Seat, WonBy, WonHand, load_values
from trainer.text import Language, Words

HAND = {"concealed": "112233m123p123s99p", "win_tile": "3p", "seat": "S"}


def won(concealed: str, learner: Seat = Seat.S, source: Seat | None = Seat.W) -> WonHand:
    """A win of South."""
    hand = hand_from_data({"concealed": concealed, "win_tile": concealed[-2:], "seat": "S"})
    by = WonBy.SELF_DRAW if source is None else WonBy.DISCARD
    return WonHand(hand, load_values("sihai"), Scheme.SIHAI, by, source, 10, learner)


@pytest.mark.parametrize("learner", Seat)
@pytest.mark.parametrize("source", [None, Seat.W])
def test_fans_points_and_payment_are_asked_in_this_order_and_honestly(learner: Seat, source: Seat | None) -> None:
    questions = questions_about(won("112233m123p123s99p", learner, source), 7)
    assert [question.kind for question in questions] == [
        ExerciseKind.NAME_FANS,
        ExerciseKind.TOTAL,
        ExerciseKind.PAYMENT,
    ]
    for question in questions:
        assert wrong_with(question.to_data()) == []
        assert question.judge(question.right).grade is Grade.RIGHT
        assert all(Words(language).phrase(question.prompt()) for language in Language)
    assert questions[2].to_data()["asks"] == learner.letter


def test_the_same_win_and_seed_ask_the_same() -> None:
    one = won("234567m345p77789s")
    assert questions_about(one, 1) == questions_about(one, 1)


def test_any_equally_good_way_to_read_the_hand_is_right() -> None:
    """111 222 333: three pungs of 对对和, or three chows with 一般高, worth the same."""
    named, *_ = questions_about(won("111222333m555p77s"), 1)
    pungs, chows = frozenset({FanId.DUIDUIHE}), frozenset({FanId.YIBANGAO})
    assert {named.judge(pungs).grade, named.judge(chows).grade} == {Grade.RIGHT}
    assert named.judge(pungs | chows).grade is not Grade.RIGHT


def test_a_win_without_a_fan_is_not_asked_about() -> None:
    assert questions_about(won("123m678p34599s666s"), 1) == ()
