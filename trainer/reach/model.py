"""The values of this folder: a position, the keys that are asked about, and the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import comb
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from trainer.rules import (
    COPIES,
    HAND_SIZE,
    PATTERN_FANS,
    FanId,
    Fault,
    HandError,
    Meld,
    Part,
    Score,
    Seat,
    Tile,
    copies_faults,
    counts,
    size_faults,
    value_tiles,
)

ORDERS = 200
"""Random orders of the unseen tiles that are played."""

SIZES = (HAND_SIZE - 1, HAND_SIZE)
"""Tiles that a player can hold, each meld counted as three: between turns, and on the own turn before the discard."""


class Position(Struct, frozen=True):
    """What one player knows: the own tiles and every tile seen elsewhere.

    ``concealed`` holds 13 or 14 tiles less three for each laid-down meld (a kong counts as three). ``visible`` are
    all tiles seen outside the own hand and melds: every discard, the own ones too, and the others' melds. Tiles are
    kept sorted; melds keep their order. ``prevailing`` is the prevailing wind, None where it does not count.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    seat: Seat
    visible: tuple[Tile, ...]
    prevailing: Seat | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "concealed", tuple(sorted(self.concealed)))
        force_setattr(self, "visible", tuple(sorted(self.visible)))

    @property
    def own_tiles(self) -> tuple[Tile, ...]:
        """The tiles of the hand and of the laid-down melds."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)

    @property
    def must_discard(self) -> bool:
        """Whether the hand holds the tile that a discard has to follow (14 tiles, a kong counted as three)."""
        return len(self.concealed) + 3 * len(self.melds) == HAND_SIZE

    @property
    def value_ranks(self) -> tuple[int, ...]:
        """The ranks of the honours that are 番牌 here: all that seat and prevailing wind mean to a distance."""
        return tuple(tile.rank for tile in value_tiles(self.seat, self.prevailing))

    def unseen(self) -> tuple[int, ...]:
        """How many copies of each kind are neither in the own hand and melds nor visible: 34 numbers."""
        return tuple(COPIES - seen for seen in counts(self.own_tiles + self.visible))

    def without(self, tile: Tile) -> Position:
        """The position after discarding ``tile``: the tile is visible then, so it does not come back.

        Raises `ValueError` for a tile that is not in the hand.
        """
        rest = list(self.concealed)
        rest.remove(tile)
        return replace(self, concealed=tuple(rest), visible=(*self.visible, tile))

    def with_drawn(self, tile: Tile) -> Position:
        """The position after drawing ``tile``."""
        return replace(self, concealed=(*self.concealed, tile))


def check_position(position: Position) -> None:
    """Raise `trainer.rules.HandError` with every fault of a position that cannot exist."""
    faults = tuple(_faults(position))
    if faults:
        raise HandError(faults)


def check_between_turns(position: Position) -> None:
    """Raise `trainer.rules.HandError` also for a position that has 14 tiles, and so has to discard."""
    check_position(position)
    faults = tuple(size_faults(len(position.concealed), len(position.melds), SIZES[:1]))
    if faults:
        raise HandError(faults)


def _faults(position: Position) -> Iterator[Fault]:
    yield from copies_faults(position.own_tiles + position.visible)
    yield from size_faults(len(position.concealed), len(position.melds), SIZES)


class Line(Struct, frozen=True, order=True):
    """Any winning hand worth at least ``points`` by the pattern fans alone; ``Line(0)`` is any winning hand."""

    points: int

    def __post_init__(self) -> None:
        if self.points < 0:
            raise ValueError(f"a winning line of {self.points} points")


WIN = Line(0)
"""Any winning hand."""

Key: TypeAlias = FanId | Line
"""What a distance is asked for: one of the 14 pattern fans, or a line of points."""


LINES = (0, 5, 10)
"""The winning lines of the rule book."""

USUAL_KEYS: tuple[Key, ...] = (*PATTERN_FANS, *(Line(points) for points in LINES))
"""What is asked for unless other lines are chosen. Whoever asks for these shares their plans."""


def key_text(key: Key) -> str:
    """The text form of a key: a fan's id, ``win``, or ``p`` and the points.

    >>> key_text(FanId.GANG), key_text(Line(0)), key_text(Line(10))
    ('gang', 'win', 'p10')
    """
    if isinstance(key, Line):
        return f"p{key.points}" if key.points else "win"
    return key.value


def parse_key(text: str) -> Key:
    """Read the text form of a key. Raises `ValueError` for text that names none.

    >>> parse_key("p10"), parse_key("win") == WIN, parse_key("gang").value
    (Line(points=10), True, 'gang')
    """
    if text == "win":
        return WIN
    if re.fullmatch(r"p[1-9][0-9]*", text):
        return Line(int(text[1:]))
    if text in PATTERN_FANS:
        return FanId(text)
    raise ValueError(f"{text!r} is no pattern fan, 'win' or a line such as 'p10'")


class Nearness(NamedTuple):
    """How near one key is.

    ``distance``: tiles still to come (0: the hand is complete). ``accepts``: the kinds whose arrival lowers the
    distance, sorted. ``live``: unseen copies of these. A named tuple, because it is made a hundred times a look, three
    times as fast as a frozen dataclass.
    """

    distance: int
    accepts: tuple[Tile, ...]
    live: int

    @property
    def order(self) -> tuple[int, int]:
        """The sorting key that puts the nearest first, then the one with most live tiles."""
        return self.distance, -self.live


class Reach(Struct, frozen=True):
    """The whole answer for a position: each key for the hand as it is, and after each discard.

    A key out of reach is absent. ``discards`` is empty unless the position has to discard.
    """

    now: Mapping[Key, Nearness]
    discards: Mapping[Tile, Mapping[Key, Nearness]]


class Chance(Struct, frozen=True):
    """In ``hits`` of ``orders`` equally likely cases the next ``draws`` own draws complete a hand for the key.

    If ``exact``, these are all the draws that are possible; otherwise random orders of the unseen tiles, played
    greedily.
    """

    key: Key
    draws: int
    orders: int
    hits: int
    exact: bool = False

    @property
    def share(self) -> float:
        """The chance, from 0 to 1."""
        return self.hits / self.orders


def exact_chance(key: Key, winning: int, unseen: int, draws: int) -> Chance:
    """The chance that ``draws`` of ``unseen`` tiles hold one or more of ``winning`` among them, for a hand one away.

    >>> from trainer.reach.model import WIN
    >>> round(exact_chance(WIN, winning=2, unseen=80, draws=10).share, 3)
    0.236
    """
    possible = comb(unseen, draws)
    return Chance(key, draws, possible, possible - comb(unseen - winning, draws), exact=True)


class TargetHand(Struct, frozen=True):
    """The hand to aim at for a key.

    ``score``: what it would be worth, with receipts; its parts are the open melds, the melds still to make or made in
    the hand in order of their tiles, and the pair (or seven pairs). ``missing``: for each part the tiles of it that
    are not in the hand. ``accepts`` are the kinds that this hand lacks, ``live`` the unseen copies of these.
    """

    key: Key
    distance: int
    score: Score
    missing: tuple[tuple[Tile, ...], ...]
    accepts: tuple[Tile, ...]
    live: int

    @property
    def parts(self) -> tuple[Part, ...]:
        """The melds and the pair, or seven pairs."""
        return self.score.reading.parts


class Wait(Struct, frozen=True):
    """A tile that completes the hand. ``points``: what the hand is then worth in its best reading, without incidental
    fans. ``live``: copies of the tile not seen yet, which can be none."""

    tile: Tile
    points: int
    live: int


class Widening(Struct, frozen=True):
    """A tile that brings a key no nearer, but after which some discard leaves more live tiles that do.

    ``live``: the most live tiles so reached. ``discards``: every discard that reaches as many, sorted.
    """

    tile: Tile
    live: int
    discards: tuple[Tile, ...]
