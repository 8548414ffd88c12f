"""A round asks what was chosen, follows the learner, and ends by count or by the clock."""

from collections import Counter
from itertools import pairwise

import pytest

from trainer.coach.exercises import (
    USUAL_SECONDS,
    Ask,
    CannotAsk,
    ExerciseKind,
    Grade,
    Level,
    Round,
    RoundPlan,
)
from trainer.rules import FanId, load_values

RIGHT, PARTLY, WRONG = Grade.RIGHT, Grade.PARTLY, Grade.WRONG


def played(start: Round, grades: str, seconds: float = 10) -> Round:
    """The round after answers: ``r`` right, ``p`` partly, ``w`` wrong."""
    for letter in grades:
        start = start.after({"r": RIGHT, "p": PARTLY, "w": WRONG}[letter], seconds)
    return start


def asks(start: Round) -> list[Ask]:
    """Every question of a round that is answered right."""
    found = []
    while (ask := start.next_ask()) is not None:
        found.append(ask)
        start = start.after(RIGHT, 10)
    return found


def test_a_round_has_ten_questions_and_comes_again_from_its_seed() -> None:
    one = asks(Round(RoundPlan(), 3))
    assert len(one) == 10
    assert one == asks(Round(RoundPlan(), 3))
    assert one != asks(Round(RoundPlan(), 4))
    assert len({ask.seed for ask in one}) == 10


@pytest.mark.parametrize("minutes", [2, 5, 10])
def test_a_round_by_the_clock_ends_when_the_time_is_up(minutes: int) -> None:
    start = Round(RoundPlan(minutes=minutes), 1)
    usual = sum(USUAL_SECONDS[kind] for kind in ExerciseKind) / len(ExerciseKind)
    assert start.planned == round(60 * minutes / usual)
    assert not played(start, "r" * (6 * minutes - 1)).over
    done = played(start, "r" * (6 * minutes))
    assert done.next_ask() is None
    assert done.planned == len(done.answered)


def test_a_round_that_is_over_takes_no_answer() -> None:
    with pytest.raises(ValueError, match="over"):
        played(Round(RoundPlan(), 1), "r" * 11)


def test_only_chosen_kinds_and_fans_are_asked() -> None:
    plan = RoundPlan(kinds=(ExerciseKind.FINISH, ExerciseKind.NAME_FANS), fans=(FanId.QIDUI, FanId.TIANHE))
    found = {(ask.kind, ask.fan) for seed in range(4) for ask in asks(Round(plan, seed))}
    assert found == {
        (ExerciseKind.FINISH, FanId.QIDUI),
        (ExerciseKind.NAME_FANS, FanId.QIDUI),
        (ExerciseKind.NAME_FANS, FanId.TIANHE),
    }


def test_the_same_choice_does_not_come_twice_in_a_row() -> None:
    plan = RoundPlan(kinds=(ExerciseKind.TOTAL, ExerciseKind.PAYMENT))
    kinds = [ask.kind for ask in asks(Round(plan, 5))]
    assert all(one is not other for one, other in pairwise(kinds))


def test_what_is_missed_most_is_asked_most_often() -> None:
    misses = (
        ((FanId.LIANLIU, ExerciseKind.LANES), 8),
        ((None, ExerciseKind.PAYMENT), 2),
        ((FanId.QIDUI, ExerciseKind.FINISH), 2),
    )
    asked = Counter((ask.fan, ask.kind) for seed in range(40) for ask in asks(Round(RoundPlan(misses=misses), seed)))
    assert set(asked) == {weak for weak, _ in misses}
    assert asked.most_common(1)[0][0] == (FanId.LIANLIU, ExerciseKind.LANES)


def test_misses_outside_the_choice_are_passed_over() -> None:
    misses = (((FanId.LIANLIU, ExerciseKind.LANES), 8),)
    plan = RoundPlan(kinds=(ExerciseKind.TOTAL,), misses=misses)
    assert {ask.kind for ask in asks(Round(plan, 1))} == {ExerciseKind.TOTAL}


@pytest.mark.parametrize(
    ("kinds", "fans", "error"),
    [((), (), ValueError), ((ExerciseKind.FINISH, ExerciseKind.LANES), (FanId.DIHE,), CannotAsk)],
)
def test_a_round_that_could_ask_nothing_cannot_be_made(
    kinds: tuple[ExerciseKind, ...], fans: tuple[FanId, ...], error: type[ValueError]
) -> None:
    with pytest.raises(error):
        RoundPlan(kinds, fans)


@pytest.mark.parametrize(
    ("answers", "level"),
    [
        ("", Level.PLAIN),
        ("r", Level.PLAIN),
        ("rr", Level.MIXED),
        ("rrrr", Level.HARD),
        ("rrrrrr", Level.HARD),
        ("rrw", Level.PLAIN),
        ("rrp", Level.MIXED),
        ("rprr", Level.MIXED),
        ("w", Level.PLAIN),
    ],
)
def test_the_level_follows_the_answers(answers: str, level: Level) -> None:
    one_kind = Round(RoundPlan(kinds=(ExerciseKind.TOTAL,)), 1)
    assert played(one_kind, answers).level(ExerciseKind.TOTAL) is level


def test_a_kind_begins_at_the_level_that_the_learner_has_reached() -> None:
    start = Round(RoundPlan(kinds=(ExerciseKind.TOTAL,)), 1, ((ExerciseKind.TOTAL, Level.HARD),))
    ask = start.next_ask()
    assert ask is not None
    assert ask.level is Level.HARD
    assert ask.question(load_values("sihai")).kind is ExerciseKind.TOTAL
