"""Melds and pairs: the parts of which a hand is made."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.rules.tiles import Suit, Tile, format_tiles


class MeldKind(StrEnum):
    """Three in a row, three alike, four alike."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"


class Meld(Struct, frozen=True, order=True):
    """A chow, pung or kong; ``tile`` is its lowest tile.

    ``concealed`` tells that no discard was claimed for it: a set made within the hand, or a concealed kong. Raises
    `ValueError` for a chow that cannot begin with ``tile``.

    >>> str(Meld.chow(Tile.M1)), Meld.kong(Tile.Z7).tiles.count(Tile.Z7)
    ('123m', 4)
    """

    kind: MeldKind
    tile: Tile
    concealed: bool = False

    def __post_init__(self) -> None:
        if self.kind is MeldKind.CHOW and not self.tile.begins_chow:
            raise ValueError(f"no chow begins with {self.tile}")

    @classmethod
    def chow(cls, tile: Tile, concealed: bool = False) -> "Meld":
        """The chow whose lowest tile is ``tile``."""
        return cls(MeldKind.CHOW, tile, concealed)

    @classmethod
    def pung(cls, tile: Tile, concealed: bool = False) -> "Meld":
        """Three of ``tile``."""
        return cls(MeldKind.PUNG, tile, concealed)

    @classmethod
    def kong(cls, tile: Tile, concealed: bool = False) -> "Meld":
        """Four of ``tile``."""
        return cls(MeldKind.KONG, tile, concealed)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four tiles in order."""
        return _MELD_TILES[self.kind, self.tile]

    @property
    def suit(self) -> Suit:
        """The suit of all its tiles."""
        return self.tile.suit

    @property
    def is_chow(self) -> bool:
        """Whether it is three in a row."""
        return self.kind is MeldKind.CHOW

    def __str__(self) -> str:
        return format_tiles(self.tiles)


class Pair(Struct, frozen=True, order=True):
    """Two alike: the hand's pair, or one of seven."""

    tile: Tile

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its two tiles."""
        return (self.tile, self.tile)

    @property
    def suit(self) -> Suit:
        """The suit of both tiles."""
        return self.tile.suit

    def __str__(self) -> str:
        return format_tiles(self.tiles)


Part = Meld | Pair
"""What a receipt points at: a meld or a pair."""


def _tiles_of(kind: MeldKind, tile: Tile) -> tuple[Tile, ...]:
    if kind is MeldKind.CHOW:
        return (tile, Tile(tile + 1), Tile(tile + 2))
    return (tile,) * (3 if kind is MeldKind.PUNG else 4)


_MELD_TILES: Mapping[tuple[MeldKind, Tile], tuple[Tile, ...]] = {
    (kind, tile): _tiles_of(kind, tile)
    for kind in MeldKind
    for tile in Tile
    if kind is not MeldKind.CHOW or tile.begins_chow
}
