"""Which path a start of 13 allows: what its draws bring if everything is kept, and what comes home when it is played.

Random walls of the unseen tiles tell it. A fan is *there* on a wall when the start and the draws contain it (par, which
is exact); it *comes home* when the hand alone, played for it by the panel's advice, completes it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import ClassVar

from trainer.coach.exercises.dealing import position_data, until_found
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, DrillKind, ErrorKind, Level, Option, Slip
from trainer.coach.exercises.wording import listed
from trainer.coach.lone_play import home_at
from trainer.game import Conflict, Deal, TableRules, build_wall
from trainer.game.deals import MAX_SEED
from trainer.game.nearest import least_missing
from trainer.reach import Draws, Key, Position, par, target_hand
from trainer.rules import MAIN_FANS, TILES, FanId, Phrase, Seat, Tile, Value, ValueSet


class PathAsk(StrEnum):
    """What is asked. ``PAR``: the fans that are there on at least half of the walls within some draws. ``PLAY``: the
    two fans that come home on most walls; of equal ones, that which is there on more."""

    PAR = "par"
    PLAY = "play"


_WALLS: Mapping[PathAsk, int] = {PathAsk.PAR: 24, PathAsk.PLAY: 8}

_ALL_DRAWS = 18
"""Own draws of a hand that nobody wins, about."""

_FARTHER: Mapping[Level, tuple[int, ...]] = {Level.PLAIN: (0, 1), Level.MIXED: (1,), Level.HARD: (1, 2)}
"""How many tiles farther than three, or than the nearest that can be dealt, a start is from its two fans."""
_NEAREST = 3

_TWO = 2
_MOST_RIGHT = 3

Wall = tuple[Tile, ...]


@dataclass(frozen=True)
class PathDrill(ChoiceExercise):
    """Which main fans a start allows. ``walls`` are the draws that were tried, ``draws`` how many of each count.
    ``there`` and ``home`` tell on how many walls each fan is there, and comes home; what is there too seldom to come
    home as often as two others was not played, and is absent in ``home``."""

    kind: ClassVar[DrillKind] = DrillKind.PATH
    several: ClassVar[bool] = True
    asked: PathAsk
    position: Position
    draws: int
    walls: tuple[Wall, ...]
    there: Mapping[FanId, int]
    home: Mapping[FanId, int]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The right ones, those on most walls first; of equal ones in the order of the main fans."""
        right = sorted(map(FanId, map(str, self.right)), key=MAIN_FANS.index)
        return tuple(sorted(right, key=lambda fan: -self._count(fan)))

    def prompt(self) -> Phrase:
        """The question in words."""
        return Phrase.of(f"exercise-ask-path-{self.asked}", **self.named())

    def named(self) -> Mapping[str, Value]:
        """How many draws each wall has, and how many walls."""
        return {"draws": self.draws, "walls": len(self.walls)}

    def asks(self) -> Mapping[str, object]:
        """The position, what is asked, and the walls."""
        return {
            "position": position_data(self.position, self.values),
            "asked": self.asked.value,
            "draws": self.draws,
            "walls": ["".join(map(str, wall)) for wall in self.walls],
        }

    def confirmed(self) -> Phrase:
        """The right fans, each with its walls."""
        return Phrase.of("drill-path-right", fans=listed(self._told(fan) for fan in self.fans), walls=len(self.walls))

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """The first fan chosen that is not right, with what it lacks; else the first one missed."""
        wrong = [FanId(str(option)) for option in self.options if option in picked - self.right]
        fan = wrong[0] if wrong else next(fan for fan in self.fans if fan.value not in picked)
        key = "drill-path-wrong" if wrong else "drill-path-missed"
        says = Phrase.of(key, told=self._told(fan), walls=len(self.walls), lacks=self._lacks(fan))
        return Slip(ErrorKind.WRONG_DISTANCE, says, fan)

    def _count(self, fan: FanId) -> int:
        return self.home.get(fan, self.there[fan])

    def _told(self, fan: FanId) -> Phrase:
        key = "drill-path-home" if fan in self.home else "drill-path-there"
        return Phrase.of(key, fan=fan, n=self._count(fan))

    def _lacks(self, fan: FanId) -> Phrase:
        """What the nearest hand with the fan lacks: how many tiles, and of which meld."""
        target = target_hand(self.position, fan, self.values)
        assert target is not None  # nothing lies open in a start
        part, missing = max(zip(target.parts, target.missing, strict=True), key=lambda pair: len(pair[1]))
        return Phrase.of("drill-path-lacks", n=target.distance, part=part, tiles=missing)


def path(rng: Random, seed: int, level: Level, values: ValueSet, goal: Key | None) -> PathDrill:
    """A question about a start; ``goal`` is a main fan that it has begun, any if None. Raises `CannotAsk`."""
    if goal is not None and goal not in MAIN_FANS:
        raise CannotAsk("a path is asked for main fans")
    asked = rng.choice(list(PathAsk))
    return until_found(lambda: _drill(rng, seed, values, asked, _start(rng, level, values, goal)))


def _start(rng: Random, level: Level, values: ValueSet, goal: Key | None) -> Position:
    """The hand of a start between two main fans."""
    first = goal if isinstance(goal, FanId) else rng.choice(MAIN_FANS)
    fans = (first, rng.choice([fan for fan in MAIN_FANS if fan is not first]))
    missing = max(_NEAREST, least_missing(fans)) + rng.choice(_FARTHER[level])
    hands, _ = build_wall(Deal(rng.randrange(MAX_SEED), TableRules(values.id), start=Conflict(Seat.E, fans, missing)))
    return Position(hands[Seat.E], (), Seat.E, ())


def _drill(rng: Random, seed: int, values: ValueSet, asked: PathAsk, position: Position) -> PathDrill | None:
    """The question about a position; None where the answer is not clear."""
    unseen = [tile for tile, copies in zip(TILES, position.unseen(), strict=True) for _ in range(copies)]
    walls = tuple(tuple(rng.sample(unseen, _ALL_DRAWS)) for _ in range(_WALLS[asked]))
    pars = [par(Draws(position.concealed, wall, position.seat), values, ()) for wall in walls]
    home: Mapping[FanId, int] = {}
    if asked is PathAsk.PAR:
        draws = _clearest(pars)
        there = _there(pars, draws)
        right = {fan for fan in MAIN_FANS if 2 * there[fan] >= len(walls)}
        clear = 0 < len(right) <= _MOST_RIGHT
    else:
        draws, there = _ALL_DRAWS, _there(pars, _ALL_DRAWS)
        home = _played(position, walls, pars, values)
        right = _two_best(home, there)
        clear = len(right) == _TWO
    if not clear:
        return None
    options = tuple(fan.value for fan in MAIN_FANS)
    chosen: frozenset[Option] = frozenset(fan.value for fan in right)
    return PathDrill(seed, values, options, chosen, asked, position, draws, walls, there, home)


def _there(pars: Sequence[Mapping[Key, int]], draws: int) -> Mapping[FanId, int]:
    """On how many walls each main fan is there within so many draws."""
    return {fan: sum(found.get(fan, draws + 1) <= draws for found in pars) for fan in MAIN_FANS}


def _clearest(pars: Sequence[Mapping[Key, int]]) -> int:
    """The number of draws at which no fan is near half of the walls, of those at which some but not many are above."""
    half, best, most = len(pars) / 2, _ALL_DRAWS, 0.0
    for draws in range(1, _ALL_DRAWS + 1):
        counts = _there(pars, draws).values()
        clear = min(abs(count - half) for count in counts)
        if 0 < sum(count >= half for count in counts) <= _MOST_RIGHT and clear > most:
            best, most = draws, clear
    return best


def _played(
    position: Position, walls: Sequence[Wall], pars: Sequence[Mapping[Key, int]], values: ValueSet
) -> Mapping[FanId, int]:
    """On how many walls each fan comes home. What par does not bring, no play does: so fans are played that par brings
    most first, and only on those walls, and none that can no longer be one of the two."""
    home: dict[FanId, int] = {}
    there = _there(pars, _ALL_DRAWS)
    for fan in sorted(MAIN_FANS, key=lambda fan: -there[fan]):
        if there[fan] >= max(1, _second(home)):
            tried = (wall for wall, found in zip(walls, pars, strict=True) if fan in found)
            home[fan] = sum(home_at(position, fan, wall, values) is not None for wall in tried)
    return home


def _second(home: Mapping[FanId, int]) -> int:
    """The second highest count; 0 where there are not two."""
    return sorted((0, 0, *home.values()))[-_TWO]


def _two_best(home: Mapping[FanId, int], there: Mapping[FanId, int]) -> set[FanId]:
    """The two fans that come home most often; more or fewer than two where it is not clear."""
    ranks = {fan: (count, there[fan]) for fan, count in home.items() if count}
    return {fan for fan, rank in ranks.items() if sum(other > rank for other in ranks.values()) < _TWO}
