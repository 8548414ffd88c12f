"""What one reviewed hand adds to the statistics, as figures that can be kept; and the statistics of many."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, fields

from trainer.coach.drills import Stage, stage_of
from trainer.coach.progress import Decided
from trainer.coach.review.data import ReviewSum
from trainer.coach.review.values import Decision, HandReview
from trainer.rules import MAIN_FANS, FanId

FORM: Final = 1
"""The version of the figures: another one when they mean something else, so that kept ones are worked out anew."""


class HandFigures(Struct, frozen=True):
    """``sum``: what the whole hand adds; ``stages``: its decisions by how far the hand had come. ``line``: the winning
    line in points; ``goal``: the fan that was followed. ``away``: tiles short of the line at the end, 0 for a win, None
    out of reach. ``draws``: own draws."""

    sum: ReviewSum
    stages: Mapping[Stage, ReviewSum]
    line: int
    goal: FanId | None
    away: int | None
    draws: int


def figures_of(review: HandReview) -> HandFigures:
    """The figures of a review."""
    whole, end = ReviewSum.of(review), review.end.get(review.line)
    stages = {stage: ReviewSum() for stage in Stage}
    for decision in review.decisions:
        stages[stage_of(len(decision.seen.discards))] += _counted(decision)
    played = {stage: found for stage, found in stages.items() if found.decisions}
    away = 0 if whole.won else None if end is None else end.distance
    return HandFigures(whole, played, review.line.points, review.goal, away, review.draws)


def _counted(decision: Decision) -> ReviewSum:
    """What one decision adds to its stage; the hand itself is counted with the whole."""
    loss = decision.line.loss
    return ReviewSum(
        decisions=1, best=int(not loss), given_away=loss.farther, wins_declined=int(decision.win is not None)
    )


def figures_to_data(figures: HandFigures) -> dict[str, object]:
    """The figures as JSON data."""
    return {
        "sum": asdict(figures.sum),
        "stages": {stage.value: asdict(found) for stage, found in figures.stages.items()},
        "line": figures.line,
        "goal": None if figures.goal is None else figures.goal.value,
        "away": figures.away,
        "draws": figures.draws,
    }


def figures_from_data(data: Mapping[str, object]) -> HandFigures:
    """Read `figures_to_data`. Raises `ValueError` or `TypeError` for data that are none."""
    stages, goal, away = data.get("stages"), data.get("goal"), data.get("away")
    if not isinstance(stages, dict):
        raise TypeError("no stages")
    return HandFigures(
        sum=_sum(data.get("sum")),
        stages={Stage(stage): _sum(found) for stage, found in stages.items()},
        line=_whole(data.get("line")),
        goal=None if goal is None else FanId(str(goal)),
        away=None if away is None else _whole(away),
        draws=_whole(data.get("draws")),
    )


def decided_from_data(data: object) -> Decided:
    """Of `figures_to_data` only how many decisions lost nothing for the line, and how many did. Raises `ValueError` or
    `TypeError` for data that are none."""
    found = data.get("sum") if isinstance(data, dict) else None
    if not isinstance(found, dict):
        raise TypeError("no sums")
    best = _whole(found.get("best"))
    return Decided(best, _whole(_whole(found.get("decisions")) - best))


def _sum(data: object) -> ReviewSum:
    if not isinstance(data, dict):
        raise TypeError("no sums")
    return ReviewSum(**{field.name: _whole(data.get(field.name)) for field in fields(ReviewSum)})


def _whole(number: object) -> int:
    if type(number) is not int or number < 0:
        raise ValueError(f"{number!r} is no count")
    return number


class GroupKind(StrEnum):
    """By what hands, and decisions, are put together."""

    ALL = "all"
    STAGE = "stage"
    GOAL = "goal"
    LINE = "line"
    OPPONENTS = "opponents"
    MONTH = "month"


class SummedHand(Struct, frozen=True):
    """The figures of a hand with the ids of the ``opponents``, and the ``month`` it was played in, as 2026-03."""

    figures: HandFigures
    opponents: tuple[str, ...]
    month: str


class StatisticsGroup(Struct, frozen=True):
    """A line of the statistics. ``name``: the stage, the fan's id (empty for none), the points of the line, the
    opponents' ids with commas, the month. ``hands``: how many hands stand behind it."""

    kind: GroupKind
    name: str
    hands: int
    sum: ReviewSum


def statistics(counted: Iterable[SummedHand]) -> tuple[StatisticsGroup, ...]:
    """The lines of all groups: first of all hands, then by stage, fan, line, opponents and month, each in its own
    order. A group without a hand is absent."""
    sums: dict[tuple[GroupKind, str], ReviewSum] = {}
    hands: dict[tuple[GroupKind, str], int] = {}
    for hand in counted:
        for key, found in _parts(hand):
            sums[key] = sums.get(key, ReviewSum()) + found
            hands[key] = hands.get(key, 0) + 1
    return tuple(StatisticsGroup(*key, hands[key], sums[key]) for key in sorted(sums, key=_order))


def _parts(hand: SummedHand) -> Iterable[tuple[tuple[GroupKind, str], ReviewSum]]:
    figures, names = hand.figures, ",".join(sorted(hand.opponents))
    yield (GroupKind.ALL, ""), figures.sum
    for stage, found in figures.stages.items():
        yield (GroupKind.STAGE, stage.value), found
    yield (GroupKind.GOAL, figures.goal.value if figures.goal else ""), figures.sum
    yield (GroupKind.LINE, str(figures.line)), figures.sum
    yield (GroupKind.OPPONENTS, names), figures.sum
    yield (GroupKind.MONTH, hand.month), figures.sum


def _order(key: tuple[GroupKind, str]) -> tuple[int, int, str]:
    """Groups in their order, stages as they follow, fans as everywhere, lines by size, months by date."""
    kind, name = key
    names = {GroupKind.STAGE: [*Stage], GroupKind.GOAL: [*MAIN_FANS]}.get(kind, [])
    place = int(name) if kind is GroupKind.LINE else names.index(name) if name in names else len(names)
    return [*GroupKind].index(kind), place, name
