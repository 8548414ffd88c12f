"""One door to all kinds of drill: a question by its kind and seed, and questions as JSON lines."""

from collections.abc import Iterator
from random import Random

from trainer.coach.drills.claim import claim
from trainer.coach.drills.discard import discard
from trainer.coach.drills.path import path
from trainer.coach.drills.played import OwnHand, Stage, moments, own_moments
from trainer.coach.drills.ranking import goals_to_try
from trainer.coach.drills.waits import waits_drill
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, DrillKind, Level
from trainer.reach import LINES, Key, Line, Position, analyse_keys, key_text
from trainer.rules import MAIN_FANS, TILES, Seat, ValueSet, load_values


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
    hands: tuple[OwnHand, ...] = (),
) -> ChoiceExercise:
    """The question of a kind for a seed, under ``values`` (`sihai` when None).

    ``goal``: what it asks for, a line for waits, a main fan for a path; ``stage``: how far the hand has come (a path is
    asked of a start); any when None. ``hands``: those that a discard or a claim comes from, hands of bots if there are
    none. Equal arguments give equal questions. Raises `CannotAsk` where `can_drill` is False, for a line that no hand
    reaches, and where no hand gives a question.
    """
    chosen = load_values("sihai") if values is None else values
    _check(kind, goal, chosen)
    rng = Random(f"{kind}:{seed}:{level}:{'' if goal is None else key_text(goal)}:{stage}")
    match kind:
        case DrillKind.WAITS:
            line = goal.points if isinstance(goal, Line) else None
            return waits_drill(rng, seed, level, chosen, line, stage)
        case DrillKind.PATH:
            return path(rng, seed, level, chosen, goal)
    goals = goals_to_try(rng, goal)
    looked = own_moments(rng, hands, stage) if hands else moments(rng, chosen.id, goal, stage)
    make = discard if kind is DrillKind.DISCARD else claim
    return make(seed, level, chosen, goals, looked)


def _check(kind: DrillKind, goal: Key | None, values: ValueSet) -> None:
    if not can_drill(kind, goal):
        raise CannotAsk(
            "a path leads to a main fan" if kind is DrillKind.PATH else f"{kind} are asked for a line, not for a fan"
        )
    if isinstance(goal, Line) and goal.points > max(LINES) and not _can_be(goal, values):
        raise CannotAsk(f"no hand is worth {goal.points} points by its tiles alone")


def _can_be(line: Line, values: ValueSet) -> bool:
    """Whether any hand reaches a line: from a hand with nothing laid down and nothing seen, every one can be made."""
    bare = Position(TILES[:13], (), Seat.E, ())
    return line in analyse_keys(bare, (line,), values).now


def drill_data(
    kind: DrillKind, count: int, seed: int, level: Level = Level.MIXED, goal: Key | None = None
) -> Iterator[dict[str, object]]:
    """``count`` questions in their JSON form; question k has the seed ``seed`` + k. Raises as `make_drill`."""
    return (make_drill(kind, seed + number, level=level, goal=goal).to_data() for number in range(count))
