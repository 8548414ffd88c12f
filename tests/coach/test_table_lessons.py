"""What a played hand says: a win at hand that was declined, a claim that the target wanted and that was let go."""

import pytest

from trainer.coach.exercises import ErrorKind, Grade
from trainer.coach.memory import Met, Spacing, cards_after
from trainer.coach.reviews import reviews
from trainer.coach.table_lessons import TableLesson, table_lessons
from trainer.game import Chow, Deal, Discard, Move, Pass, SeatView, Win, apply, deal, stack, view
from trainer.rules import FanId, Seat, Tile, load_values
from trainer.session.practice import local_now

VALUES = load_values("sihai")
WON = deal(Deal(0, lines=(0, 0, 0, 0), start=stack({Seat.E: "123m456m789m234p5p"}, draws="5p")))
OFFER = deal(Deal(0, start=stack({Seat.S: "12m456m789m12p55p7z", Seat.E: "3m1199p1199s2233z"}, draws="7z")))
"""South could chow 3万 for 一条龙 once East discards it."""


def learned(seen: SeatView, *moves: Move, targets: tuple[FanId, ...] = ()) -> tuple[TableLesson, ...]:
    return table_lessons([(seen, move) for move in moves], targets, 7, VALUES)


def offered() -> SeatView:
    state, _ = apply(OFFER, Discard(Seat.E, Tile.M3))
    return view(state, Seat.S)


@pytest.mark.parametrize(("move", "mistake"), [(Win(Seat.E), None), (Discard(Seat.E, Tile.P5), ErrorKind.WIN_DECLINED)])
def test_a_win_at_hand_is_declared_or_declined(move: Move, mistake: ErrorKind | None) -> None:
    (lesson,) = learned(view(WON, Seat.E), move)
    assert lesson.fans[0] is FanId.YITIAOLONG
    assert lesson.judgement.mistake is mistake
    assert lesson.judgement.grade is (Grade.WRONG if mistake else Grade.RIGHT)


def test_a_claim_for_the_target_is_made_or_missed() -> None:
    seen, target = offered(), (FanId.YITIAOLONG,)
    assert Chow(Seat.S, Tile.M1) in seen.moves
    (missed,) = learned(seen, Pass(Seat.S), targets=target)
    assert (missed.judgement.mistake, missed.judgement.fan) == (ErrorKind.CLAIM_MISSED, FanId.YITIAOLONG)
    (made,) = learned(seen, Chow(Seat.S, Tile.M1), targets=target)
    assert made.judgement.grade is Grade.RIGHT


@pytest.mark.parametrize("targets", [(), (FanId.QIDUI,)])
def test_without_a_target_that_the_claim_serves_nothing_is_missed(targets: tuple[FanId, ...]) -> None:
    assert learned(offered(), Pass(Seat.S), targets=targets) == ()


def test_the_same_is_learned_once_a_hand() -> None:
    move = Discard(Seat.E, Tile.P5)
    assert len(learned(view(WON, Seat.E), move, move)) == 1


def test_memory_makes_a_card_of_an_error_and_asks_about_it() -> None:
    (lesson,) = learned(offered(), Pass(Seat.S), targets=(FanId.YITIAOLONG,))
    met = Met(lesson.fans, lesson.kind, lesson.judgement, 0, 0)
    (card,) = cards_after((), met, local_now(), Spacing())
    assert card.subject.mistake is ErrorKind.CLAIM_MISSED
    assert card.subject.skill == "table"
    assert reviews([card], 1)[0].ask.question(VALUES)
