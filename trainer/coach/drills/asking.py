"""One door to all kinds of drill: a question by its kind and seed, and questions as JSON lines."""

from collections.abc import Iterator
from random import Random

from trainer.coach.drills.claim import claim
from trainer.coach.drills.discard import discard
from trainer.coach.drills.path import path
from trainer.coach.drills.played import Stage
from trainer.coach.drills.ranking import DrillKind
from trainer.coach.drills.waits import waits_drill
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, Level
from trainer.reach import Key, Line, key_text
from trainer.rules import MAIN_FANS, ValueSet, load_values


def can_drill(kind: DrillKind, goal: Key | None) -> bool:
    """Whether a kind has questions about a goal: waits are asked for a line, a path for a main fan."""
    if goal is None:
        return True
    match kind:
        case DrillKind.WAITS:
            return isinstance(goal, Line)
        case DrillKind.PATH:
            return goal in MAIN_FANS
        case _:
            return True


def make_drill(
    kind: DrillKind,
    seed: int,
    *,
    level: Level = Level.MIXED,
    values: ValueSet | None = None,
    goal: Key | None = None,
    stage: Stage | None = None,
) -> ChoiceExercise:
    """The question of a kind for a seed, under ``values`` (`sihai` when None).

    ``goal``: what it asks for, a line for waits, a main fan for a path; ``stage``: how far the hand has come (a path is
    asked of a start); any when None. Equal arguments
    give equal questions. Raises `CannotAsk` where `can_drill` is False.
    """
    _check(kind, goal)
    chosen = load_values("sihai") if values is None else values
    rng = Random(f"{kind}:{seed}:{level}:{'' if goal is None else key_text(goal)}:{stage}")
    match kind:
        case DrillKind.DISCARD:
            return discard(rng, seed, level, chosen, goal, stage)
        case DrillKind.CLAIM:
            return claim(rng, seed, level, chosen, goal, stage)
        case DrillKind.WAITS:
            line = goal.points if isinstance(goal, Line) else None
            return waits_drill(rng, seed, level, chosen, line, stage)
        case DrillKind.PATH:
            return path(rng, seed, level, chosen, goal)


def _check(kind: DrillKind, goal: Key | None) -> None:
    if not can_drill(kind, goal):
        raise CannotAsk(
            "a path leads to a main fan" if kind is DrillKind.PATH else f"{kind} are asked for a line, not for a fan"
        )


def drill_data(
    kind: DrillKind, count: int, seed: int, level: Level = Level.MIXED, goal: Key | None = None
) -> Iterator[dict[str, object]]:
    """``count`` questions in their JSON form; question k has the seed ``seed`` + k. Raises as `make_drill`."""
    _check(kind, goal)
    return (make_drill(kind, seed + number, level=level, goal=goal).to_data() for number in range(count))
