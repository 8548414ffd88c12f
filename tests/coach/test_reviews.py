"""What is due is asked for in a way that gives occasion to the error."""

from datetime import UTC, datetime

import pytest

from trainer.coach.exercises import DrillKind, ErrorKind, ExerciseKind, Level, RoundPlan
from trainer.coach.memory import MemoryCard, Subject
from trainer.coach.reviews import most_missed, reviews
from trainer.rules import FanId, load_values

START = datetime(2026, 1, 1, tzinfo=UTC)


def card(fan: FanId | None, skill: str, mistake: ErrorKind, lapses: int = 0) -> MemoryCard:
    """A card that is due."""
    return MemoryCard(Subject(fan, skill, mistake), START, lapses=lapses)


@pytest.mark.parametrize(
    ("fan", "skill", "mistake", "kind", "level"),
    [
        (FanId.LIANLIU, "lanes", ErrorKind.REUSED_MELD, ExerciseKind.LANES, Level.HARD),
        (FanId.LIANLIU, "total", ErrorKind.MISSED_FAN, ExerciseKind.TOTAL, Level.MIXED),
        (FanId.PINGHE, "play", ErrorKind.WIN_DECLINED, ExerciseKind.CAN_WIN, Level.MIXED),
        (FanId.QIDUI, "claim", ErrorKind.CLAIM_MISSED, DrillKind.CLAIM, Level.MIXED),
        (FanId.QIDUI, "play", ErrorKind.CLAIM_MISSED, ExerciseKind.NEARER, Level.MIXED),
        (FanId.TIANHE, "play", ErrorKind.NOT_THERE, ExerciseKind.NAME_FANS, Level.MIXED),
        (None, "payment", ErrorKind.WRONG_PAYER, ExerciseKind.PAYMENT, Level.MIXED),
    ],
)
def test_a_card_is_asked_for_by_its_kind_and_error(
    fan: FanId | None, skill: str, mistake: ErrorKind, kind: ExerciseKind | DrillKind, level: Level
) -> None:
    (review,) = reviews([card(fan, skill, mistake)], 1)
    assert (review.ask.kind, review.ask.level, review.ask.fan) == (kind, level, fan)
    assert review.ask.question(load_values("sihai")).kind is kind


@pytest.mark.parametrize("mistake", ErrorKind)
def test_every_error_at_the_table_can_be_practised(mistake: ErrorKind) -> None:
    assert reviews([card(FanId.LIANLIU, "play", mistake)], 1)


def test_the_same_cards_and_seed_give_the_same_questions() -> None:
    due = [card(None, "payment", ErrorKind.WRONG_PAYER), card(FanId.QIDUI, "finish", ErrorKind.DEAD_WAIT)]
    assert reviews(due, 1) == reviews(due, 1)
    assert reviews(due, 1) != reviews(due, 2)
    assert [review.card for review in reviews(due, 1)] == due


def test_what_was_missed_most_makes_a_round() -> None:
    cards = [
        card(FanId.LIANLIU, "lanes", ErrorKind.REUSED_MELD, 2),
        card(FanId.LIANLIU, "lanes", ErrorKind.MISSED_FAN, 3),
        card(FanId.QIDUI, "finish", ErrorKind.MISSED_WAIT, 4),
        card(FanId.GANG, "total", ErrorKind.WRONG_TOTAL),
    ]
    missed = most_missed(cards)
    assert missed == (((FanId.LIANLIU, ExerciseKind.LANES), 5), ((FanId.QIDUI, ExerciseKind.FINISH), 4))
    assert set(RoundPlan(misses=missed).choices()) == {weak for weak, _ in missed}
