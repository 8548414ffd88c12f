"""The 34 kinds of tile and the four seats.

Four copies of each kind make the wall of 136 tiles; there are no flowers. Numbers in code follow the
order of the text form: 万 1–9, 饼 1–9, 条 1–9, then 東南西北白發中.
"""

from collections.abc import Iterable
from enum import IntEnum, StrEnum

COPIES = 4
"""Copies of each kind in the wall."""

HAND_SIZE = 14
"""Tiles of a complete hand when each meld, also a kong, is counted as three."""


class Suit(StrEnum):
    """A suit by its letter in the text form."""

    CHARACTERS = "m"
    DOTS = "p"
    BAMBOO = "s"
    HONOURS = "z"


class Tile(IntEnum):
    """One kind of tile. Tiles sort by suit, then rank; ``str`` gives the text form.

    >>> str(Tile.M3), Tile.P5.rank, Tile.Z7.is_dragon
    ('3m', 5, True)
    """

    M1, M2, M3, M4, M5, M6, M7, M8, M9 = range(9)
    P1, P2, P3, P4, P5, P6, P7, P8, P9 = range(9, 18)
    S1, S2, S3, S4, S5, S6, S7, S8, S9 = range(18, 27)
    Z1, Z2, Z3, Z4, Z5, Z6, Z7 = range(27, 34)

    @property
    def suit(self) -> Suit:
        """The suit of the tile; winds and dragons are ``HONOURS``."""
        return _SUITS[self // 9]

    @property
    def rank(self) -> int:
        """1–9 in a suit; 1–7 for 東南西北白發中."""
        return self % 9 + 1

    @property
    def is_honour(self) -> bool:
        """Whether the tile is a wind or a dragon."""
        return self >= Tile.Z1

    @property
    def is_dragon(self) -> bool:
        """Whether the tile is one of 白發中."""
        return self >= Tile.Z5

    @property
    def is_terminal(self) -> bool:
        """Whether the tile is a 1 or a 9 of a suit."""
        return self < Tile.Z1 and self % 9 in (0, 8)

    @property
    def is_simple(self) -> bool:
        """Whether the tile is a 2–8 of a suit."""
        return self < Tile.Z1 and 0 < self % 9 < 8

    @property
    def begins_chow(self) -> bool:
        """Whether the tile is a 1–7 of a suit: the lowest of three in a row."""
        return self < Tile.Z1 and self % 9 < 7

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"


_SUITS = tuple(Suit)

TILES: tuple[Tile, ...] = tuple(Tile)
"""All 34 kinds in order."""


def counts(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """How many of each kind there are: 34 numbers in the order of `TILES`.

    >>> counts([Tile.M1, Tile.M1, Tile.Z7])[0], counts([Tile.Z7])[33]
    (2, 1)
    """
    found = [0] * len(TILES)
    for tile in tiles:
        found[tile] += 1
    return tuple(found)


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles in the mpsz form, sorted; no tiles give an empty text.

    >>> format_tiles([Tile.Z1, Tile.M3, Tile.M1])
    '13m1z'
    """
    ranks: dict[Suit, list[str]] = {}
    for tile in sorted(tiles):
        ranks.setdefault(tile.suit, []).append(str(tile.rank))
    return "".join("".join(found) + suit for suit, found in ranks.items())


class Relation(StrEnum):
    """Where another player sits, seen from a seat; play passes to the right (``NEXT``)."""

    SELF = "self"
    NEXT = "next"
    ACROSS = "across"
    PREVIOUS = "previous"


class Seat(IntEnum):
    """A seat by its wind; East deals. Turns pass E, S, W, N (counter-clockwise round the table).

    >>> Seat.E.next, Seat.S.wind, Seat.E.letter
    (<Seat.S: 1>, <Tile.Z2: 28>, 'E')
    """

    E = 0
    S = 1
    W = 2
    N = 3

    @property
    def letter(self) -> str:
        """The text form: E, S, W or N."""
        return self.name

    @property
    def wind(self) -> Tile:
        """The tile of the seat's wind."""
        return Tile(Tile.Z1 + self)

    @property
    def next(self) -> "Seat":
        """The player on the right (下家), who plays after this one."""
        return Seat((self + 1) % 4)

    @property
    def across(self) -> "Seat":
        """The player opposite (对家)."""
        return Seat((self + 2) % 4)

    @property
    def previous(self) -> "Seat":
        """The player on the left (上家), the only one whose discards may be claimed for a chow."""
        return Seat((self + 3) % 4)

    def others(self) -> "tuple[Seat, Seat, Seat]":
        """The other three in turn order, beginning with the next."""
        return (self.next, self.across, self.previous)


def relation(of: Seat, to: Seat) -> Relation:
    """How the seat ``to`` stands to the seat ``of``.

    >>> relation(Seat.S, Seat.E).value
    'previous'
    """
    return tuple(Relation)[(to - of) % 4]
