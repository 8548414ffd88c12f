"""One door to all kinds of drill: a question by its kind and seed, and questions as JSON lines."""

from collections.abc import Iterator
from random import Random

from trainer.coach.drills.claim import claim
from trainer.coach.drills.discard import discard
from trainer.coach.drills.played import Stage
from trainer.coach.drills.ranking import DrillKind
from trainer.coach.drills.waits import waits_drill
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, Level
from trainer.reach import Key, Line, key_text
from trainer.rules import ValueSet, load_values


def can_drill(kind: DrillKind, goal: Key | None) -> bool:
    """Whether a kind has questions about a goal: waits are asked for a line, not for a fan."""
    return kind is not DrillKind.WAITS or goal is None or isinstance(goal, Line)


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

    ``goal``: what it asks for, a line for waits; ``stage``: how far the hand has come; any when None. Equal arguments
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


def _check(kind: DrillKind, goal: Key | None) -> None:
    if not can_drill(kind, goal):
        raise CannotAsk(f"{kind} are asked for a line, not for a fan")


def drill_data(
    kind: DrillKind, count: int, seed: int, level: Level = Level.MIXED, goal: Key | None = None
) -> Iterator[dict[str, object]]:
    """``count`` questions in their JSON form; question k has the seed ``seed`` + k. Raises as `make_drill`."""
    _check(kind, goal)
    return (make_drill(kind, seed + number, level=level, goal=goal).to_data() for number in range(count))
