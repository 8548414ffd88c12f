"""A try at building a hand: the start, the draws and what was thrown. Every step gives another value.

The draws are those that the seat has at the table if nobody claims and nobody wins: every fourth tile of the wall.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.building.task import SEAT, BuildTask
from trainer.game import Stacked, build_wall
from trainer.game.deals import start_from_data, start_to_data, tiles_laid
from trainer.reach import Position
from trainer.rules import FanId, Seat, Tile, parse_tiles

FORMAT: Final = 1
"""The version of the JSON form."""


class Ending(StrEnum):
    """How a try ended before the last draw: a goal was declared, or it was left."""

    WON = "won"
    LEFT = "left"


class Throw(Struct, frozen=True):
    """A discard. ``keeps``: the roads that it keeps, as the learner says; all goals where no road is asked for."""

    tile: Tile
    keeps: tuple[FanId, ...]


class OwnDiscard(Struct, frozen=True):
    """A discard where it was made: ``hand`` with the tile that came in last, which was the ``number``-th, from 1."""

    number: int
    hand: Position
    throw: Throw


class Built(Protocol):
    """What is compared: a try alone or at the table. ``draws`` are all tiles that came in, in order."""

    @property
    def task(self) -> BuildTask:
        """What was to be built."""

    @property
    def start(self) -> tuple[Tile, ...]:
        """The 13 tiles it began with."""

    @property
    def draws(self) -> tuple[Tile, ...]:
        """The tiles that came in."""

    @property
    def discards(self) -> tuple[OwnDiscard, ...]:
        """The discards, in order."""

    @property
    def known(self) -> bool:
        """Whether it tells nothing about the learner."""


class Build(Struct, frozen=True):
    """A try so far: ``start`` has 13 tiles, ``draws`` are all own draws in order, ``seen`` what lay on the table before
    the first of them. ``ending`` is None while it goes on,
    and where the last draw was thrown as well. ``known``: draws to come were seen before, or the panel, so
    that it tells nothing about the learner."""

    task: BuildTask
    start: tuple[Tile, ...]
    draws: tuple[Tile, ...]
    thrown: tuple[Throw, ...] = ()
    ending: Ending | None = None
    known: bool = False
    seen: tuple[Tile, ...] = ()

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.ending is not None or len(self.thrown) == len(self.draws)

    @property
    def number(self) -> int:
        """How many tiles were drawn: the place of the last draw, from 1."""
        return min(len(self.thrown) + 1, len(self.draws))

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn; None after the last was thrown."""
        return self.draws[len(self.thrown)] if len(self.thrown) < len(self.draws) else None

    @property
    def hand(self) -> Position:
        """What is held, with the tile just drawn; the tiles seen and thrown are visible."""
        return self.hand_at(len(self.thrown) + 1)

    def hand_at(self, number: int) -> Position:
        """What was held after the draw ``number`` from 1, before its discard; 0 is the start."""
        tiles = [*self.start, *self.draws[:number]]
        gone = tuple(throw.tile for throw in self.thrown[: max(0, number - 1)])
        for tile in gone:
            tiles.remove(tile)
        return Position(tuple(tiles), (), SEAT, (*self.seen, *gone))

    @property
    def discards(self) -> tuple[OwnDiscard, ...]:
        """The discards, each with the hand it was made from."""
        return tuple(OwnDiscard(n, self.hand_at(n), throw) for n, throw in enumerate(self.thrown, 1))

    def throw(self, tile: Tile, keeps: Iterable[FanId] = ()) -> "Build":
        """Discard a tile. ``keeps``: the roads that this keeps; all goals if none are named.

        Raises `ValueError` when it is over, for a tile that is not held, and for a road that is no goal.
        """
        chosen = tuple(keeps) or self.task.goals
        if self.over or tile not in self.hand.concealed or not set(chosen) <= set(self.task.goals):
            raise ValueError(f"{tile} cannot be thrown for {[*chosen]}")
        kept = tuple(goal for goal in self.task.goals if goal in chosen)
        return replace(self, thrown=(*self.thrown, Throw(tile, kept)))

    def end(self, ending: Ending) -> "Build":
        """Declare a goal, or leave the try. Whether a goal is complete is for `complete`. Raises `ValueError` when it
        is over."""
        if self.over:
            raise ValueError("the try is over")
        return replace(self, ending=ending)

    def back(self) -> "Build":
        """Take the last step back, if there is one. The tiles drawn after it are known then."""
        if self.ending is not None:
            return replace(self, ending=None, known=True)
        return replace(self, thrown=self.thrown[:-1], known=True) if self.thrown else self

    def aided(self) -> "Build":
        """The same, after the panel was looked at: it tells nothing about the learner any more."""
        return replace(self, known=True)

    def again(self) -> "Build":
        """The same tiles from the beginning."""
        return replace(self, thrown=(), ending=None, known=True)


def begin(task: BuildTask) -> Build:
    """Deal the tiles of a task. Raises `trainer.game.DealError` for a start that cannot be made."""
    hands, wall = build_wall(task.deal)
    seen = tuple(tiles_laid(task.start.table)) if isinstance(task.start, Stacked) else ()
    return Build(task, hands[SEAT], wall[:: len(Seat)], seen=seen)


def build_to_data(build: Build) -> dict[str, object]:
    """The JSON form of a try: the task and the steps, from which everything else comes again."""
    task = build.task
    return {
        "format": FORMAT,
        "seed": task.seed,
        "goals": [goal.value for goal in task.goals],
        "start": start_to_data(task.start),
        "values": task.values,
        "thrown": [{"tile": str(throw.tile), "keeps": [fan.value for fan in throw.keeps]} for throw in build.thrown],
        "ending": None if build.ending is None else build.ending.value,
        "known": build.known,
    }


def build_from_data(data: Mapping[str, object]) -> Build:
    """Read the JSON form of a try and play it again. Raises `ValueError` for what is none."""
    try:
        goals, start, thrown, ending = data["goals"], data["start"], data["thrown"], data["ending"]
        seed = data["seed"]
        if not (isinstance(seed, int) and isinstance(goals, list) and isinstance(start, dict)):
            raise TypeError("a seed, goals and a start")
        if not isinstance(thrown, list) or data["format"] != FORMAT:
            raise TypeError("thrown tiles in the form of this version")
        task = BuildTask(seed, tuple(map(FanId, goals)), start_from_data(start), str(data["values"]))
        build = begin(task)
        for throw in thrown:
            (tile,) = parse_tiles(str(throw["tile"]))
            build = build.throw(tile, tuple(map(FanId, throw["keeps"])))
        build = build if ending is None else build.end(Ending(str(ending)))
        return replace(build, known=bool(data["known"]))
    except (KeyError, TypeError) as error:
        raise ValueError(f"no try: {error!r}") from error
