"""What each discard of a try cost: the goals measured after every tile that could have been thrown."""

from collections.abc import Generator, Mapping

from msgspec import Struct

from trainer import reach
from trainer.coach.after_discard import aim_name, either
from trainer.coach.building.task import BuildTask
from trainer.coach.building.tries import Built, OwnDiscard, Throw
from trainer.coach.drills.discard import why_missed
from trainer.coach.lone_play import advised
from trainer.coach.review.values import Loss, Weighed
from trainer.game import Discard, Move
from trainer.reach import Key, Nearness, Position
from trainer.rules import FanId, Phrase, Tile, Value, ValueSet, load_values


class Turned(Struct, frozen=True):
    """A discard: ``hand`` with the tile drawn, what was thrown, and what was best.

    ``weighed``: what the discard did to each goal. ``goal``: the one that the best discard leaves nearest, of several
    the one that lost least; None where none is in reach. ``kept``: the goals that are as near as any discard leaves
    them. ``says``: why the tile is missed, where something was lost.
    """

    number: int
    hand: Position
    throw: Throw
    best: tuple[Tile, ...]
    weighed: Mapping[FanId, Weighed]
    goal: FanId | None
    kept: tuple[FanId, ...]
    says: Phrase | None

    @property
    def loss(self) -> Loss:
        """What it cost the nearest goal."""
        return Loss() if self.goal is None else self.weighed[self.goal].loss

    @property
    def said_right(self) -> bool:
        """Whether it keeps the roads that the learner named, and no other."""
        return self.throw.keeps == self.kept


def turns_of(build: Built) -> Generator[None, None, tuple[Turned, ...]]:
    """Every discard of a try, in steps of some tens of milliseconds."""
    found = []
    for discard in build.discards:
        found.append(_turned(discard, build.task))
        yield
    return tuple(found)


def _turned(discard: OwnDiscard, task: BuildTask) -> Turned:
    values, goals = load_values(task.values), task.goals
    number, hand, throw = discard.number, discard.hand, discard.throw
    answers = reach.analyse_keys(hand, goals, values)
    weighed = {goal: _weighed(hand, goal, throw.tile, answers.discards) for goal in goals}
    near = {goal: found.nearest for goal, found in weighed.items() if found.nearest is not None}
    goal = min(near, key=lambda each: (near[each].order, weighed[each].loss), default=None)
    kept = tuple(each for each in goals if each in near and not _lost_distance(weighed[each]))
    if goal is None:
        return Turned(number, hand, throw, (advised(answers, goals),), weighed, None, kept, None)
    best = tuple(move.tile for move in weighed[goal].best if isinstance(move, Discard))
    says = _lost_said(hand, weighed[goal], best, values) if weighed[goal].loss else None
    return Turned(number, hand, throw, best, weighed, goal, kept, says)


def _lost_said(hand: Position, weighed: Weighed, best: tuple[Tile, ...], values: ValueSet) -> Phrase:
    """What a discard left, why its tile is missed, and what would have been better."""
    near, nearest, made = weighed.near, weighed.nearest, weighed.made
    assert isinstance(made, Discard)
    assert nearest is not None
    better: dict[str, Value] = {"tile": made.tile, "best": either(best), "then": _away(weighed.key, nearest)}
    why = why_missed(hand, made.tile, best[0], weighed.key, values)
    if near is None or why is None:
        return Phrase.of("build-closed", goal=aim_name(weighed.key), **better)
    return Phrase.of("build-lost", near=_away(weighed.key, near), why=why, **better)


def _away(goal: Key, near: Nearness) -> Phrase:
    return Phrase.of("drill-away", goal=aim_name(goal), n=near.distance, live=near.live)


def _weighed(hand: Position, goal: FanId, made: Tile, discards: Mapping[Tile, Mapping[Key, Nearness]]) -> Weighed:
    after: dict[Move, Nearness | None] = {Discard(hand.seat, tile): near.get(goal) for tile, near in discards.items()}
    return Weighed(goal, after, Discard(hand.seat, made))


def _lost_distance(weighed: Weighed) -> bool:
    return weighed.loss.closed or weighed.loss.farther > 0
