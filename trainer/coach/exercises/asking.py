"""One door to all kinds: a question by its kind and seed, and questions as JSON lines."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from trainer.coach.exercises.can_win import can_win
from trainer.coach.exercises.finish import finish
from trainer.coach.exercises.lanes import lanes
from trainer.coach.exercises.name_fans import name_fans
from trainer.coach.exercises.nearer import nearer
from trainer.coach.exercises.payment import payment
from trainer.coach.exercises.present import present
from trainer.coach.exercises.total import total
from trainer.coach.exercises.values import Exercise, ExerciseKind, Level
from trainer.rules import INCIDENTAL_FANS, FanId, ValueSet, load_values

Maker: TypeAlias = Callable[[int, Level, ValueSet, FanId | None], Exercise]

_MAKERS: Mapping[ExerciseKind, Maker] = MappingProxyType(
    {
        ExerciseKind.NAME_FANS: name_fans,
        ExerciseKind.PRESENT: present,
        ExerciseKind.TOTAL: total,
        ExerciseKind.LANES: lanes,
        ExerciseKind.FINISH: finish,
        ExerciseKind.CAN_WIN: can_win,
        ExerciseKind.PAYMENT: payment,
        ExerciseKind.NEARER: nearer,
    }
)

_OF_TILES = (ExerciseKind.PRESENT, ExerciseKind.LANES, ExerciseKind.FINISH, ExerciseKind.NEARER)
"""The kinds that ask what tiles make, so never about an incidental fan."""


def can_ask(kind: ExerciseKind, fan: FanId) -> bool:
    """Whether a kind has questions about a fan."""
    return kind not in _OF_TILES or fan not in INCIDENTAL_FANS


def make_question(
    kind: ExerciseKind,
    seed: int,
    *,
    level: Level = Level.MIXED,
    values: ValueSet | None = None,
    fan: FanId | None = None,
) -> Exercise:
    """The question of a kind for a seed, about ``fan`` (any when None), under ``values`` (`sihai` when None).

    Raises `CannotAsk` where `can_ask` is False.
    """
    return _MAKERS[kind](seed, level, load_values("sihai") if values is None else values, fan)


def exercise_data(kind: ExerciseKind, count: int, seed: int, level: Level = Level.MIXED) -> Iterator[dict[str, object]]:
    """``count`` questions in their JSON form; question k has the seed ``seed`` + k."""
    return (make_question(kind, seed + number, level=level).to_data() for number in range(count))
