"""What the same tiles came to: kept all (par), played by the panel's advice, and as the learner played them.

Par is the earliest draw by which start and draws contain a finished hand with a goal: nothing can be earlier. Play by
advice (`trainer.coach.lone_play`) knows no tile before it comes, as the learner does.
"""

from collections.abc import Generator, Iterable
from enum import StrEnum

from msgspec import Struct

from trainer import reach
from trainer.coach.building.task import SEAT, BuildKind
from trainer.coach.building.tries import Build, Built, Ending
from trainer.coach.lone_play import Goals, play_on
from trainer.reach import Draws, Key, Nearness, Position, TargetHand
from trainer.rules import COPIES, TILES, FanId, Tile, ValueSet, counts, load_values


class Player(StrEnum):
    """Who played: nobody throws anything, the panel advises, or the learner chooses."""

    PAR = "par"
    ADVICE = "advice"
    YOU = "you"


class BuildWay(Struct, frozen=True):
    """One way of playing the tiles. ``goals``: what it was played for. ``draw``: at which draw it came home, None if it
    did not. ``hand``: the finished hand with its goal, or else the nearest one at the end, None out of reach.
    ``thrown``: what it discarded, in order; par throws nothing. ``taken``: how many tiles came in, where a discard did
    not follow each."""

    who: Player
    goals: tuple[FanId, ...]
    draw: int | None
    hand: TargetHand | None
    thrown: tuple[Tile, ...] = ()
    taken: int = 0

    @property
    def last(self) -> int:
        """The draw at which it ended; 0 for par that never was."""
        return self.draw or self.taken or len(self.thrown)

    @property
    def fan(self) -> FanId | None:
        """The goal that came home, or the one of the hand that was nearest."""
        return None if self.hand is None or not isinstance(self.hand.key, FanId) else self.hand.key

    @property
    def points(self) -> int | None:
        """What it came home with; None if it did not."""
        return None if self.draw is None or self.hand is None else self.hand.score.total


class WaysCompared(Struct, frozen=True):
    """The ways of a try, par first and the learner's last. ``parted``: the first draw at which two roads, each played
    by advice, threw different tiles; None where they never did, or there are no roads."""

    ways: tuple[BuildWay, ...]
    parted: int | None = None

    @property
    def par(self) -> BuildWay:
        """What start and draws contained."""
        return self.ways[0]

    @property
    def you(self) -> BuildWay:
        """What the learner made of them."""
        return self.ways[-1]

    @property
    def advised(self) -> tuple[BuildWay, ...]:
        """What play by advice made of them: one way, or one for each road."""
        return self.ways[1:-1]


def complete(build: Build) -> tuple[FanId, ...]:
    """The goals that the hand has now, those worth most first; none where no tile was just drawn."""
    if build.drawn is None or build.ending is Ending.LEFT:
        return ()
    values = load_values(build.task.values)
    now = reach.analyse_keys(build.hand, build.task.goals, values).now
    home = (goal for goal in build.task.goals if goal in now and not now[goal].distance)
    return tuple(sorted(home, key=lambda goal: -values.points[goal]))


def compared(build: Build) -> Generator[None, None, WaysCompared]:
    """The comparison, in steps of some tens of milliseconds."""
    values, goals = load_values(build.task.values), build.task.goals
    ways = [par_way(build, values)]
    yield
    roads: tuple[tuple[FanId, ...], ...] = (goals,)
    if build.task.kind is BuildKind.ROADS:
        roads = tuple((goal,) for goal in goals)
    for road in roads:
        ways.append(advised_way(build, road, values))
        yield
    ways.append(own_way(build, values))
    return WaysCompared(tuple(ways), _parted(ways[1:-1]))


def par_way(build: Built, values: ValueSet) -> BuildWay:
    """The earliest draw at which a goal could have been there, and a hand that has it with the fewest draws."""
    goals = build.task.goals
    found = reach.par(Draws(build.start, build.draws, SEAT), values, ())
    draw = min((found[goal] for goal in goals if goal in found), default=None)
    if draw is None:
        return BuildWay(Player.PAR, goals, None, None)
    there = [goal for goal in goals if found.get(goal) == draw]
    hands = (reach.target_hand(_nothing_else(build, draw), goal, values) for goal in there)
    return BuildWay(Player.PAR, goals, draw, dearest(hands))


def advised_way(build: Build, goals: tuple[FanId, ...], values: ValueSet) -> BuildWay:
    """Play by advice for some of the goals; among equal discards the one that spares the other goals."""
    spared: Goals = tuple(goal for goal in build.task.goals if goal not in goals)
    turns = tuple(play_on(build.hand_at(0), goals, build.draws, values, spared))
    thrown = tuple(turn.discard for turn in turns if turn.discard is not None)
    last = turns[-1]
    if last.goal is not None:
        return BuildWay(Player.ADVICE, goals, len(turns), reach.target_hand(last.hand, last.goal, values), thrown)
    end = last.hand if last.discard is None else last.hand.without(last.discard)
    return BuildWay(Player.ADVICE, goals, None, nearest_hand_of(end, goals, values), thrown)


def own_way(build: Build, values: ValueSet) -> BuildWay:
    """What the learner made."""
    goals, thrown = build.task.goals, tuple(throw.tile for throw in build.thrown)
    if build.ending is Ending.WON:
        hand = dearest(reach.target_hand(build.hand, goal, values) for goal in complete(build))
        return BuildWay(Player.YOU, goals, build.number, hand, thrown)
    end = build.hand_at(len(thrown)).without(thrown[-1]) if thrown else build.hand_at(0)
    return BuildWay(Player.YOU, goals, None, nearest_hand_of(end, goals, values), thrown)


def nearest_hand_of(position: Position, goals: Goals, values: ValueSet) -> TargetHand | None:
    """The nearest hand with one of the goals, for a hand of 13."""
    now = reach.analyse_keys(position, goals, values).now
    near: dict[Key, Nearness] = {goal: now[goal] for goal in goals if goal in now}
    best = min(near, key=lambda goal: near[goal].order, default=None)
    return None if best is None else reach.target_hand(position, best, values)


def _nothing_else(build: Built, draw: int) -> Position:
    """The start, to which nothing can come but the draws up to one: every other tile counts as seen."""
    there = counts((*build.start, *build.draws[:draw]))
    gone = tuple(tile for tile in TILES for _ in range(COPIES - there[tile]))
    return Position(build.start, (), SEAT, gone)


def dearest(hands: Iterable[TargetHand | None]) -> TargetHand | None:
    """The hand worth most."""
    return max((hand for hand in hands if hand is not None), key=lambda hand: hand.score.total, default=None)


def _parted(roads: list[BuildWay]) -> int | None:
    """The first draw at which two ways threw different tiles, or one came home and the other threw on."""
    if len(roads) != 2:
        return None
    first, second = (way.thrown for way in roads)
    for number in range(max(len(first), len(second))):
        if first[number : number + 1] != second[number : number + 1]:
            return number + 1
    return None
