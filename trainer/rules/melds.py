"""Melds and pairs: the parts of which a hand is made."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.rules.spelling import format_tiles, parse_tiles
from trainer.rules.tiles import Suit, Tile


class MeldKind(StrEnum):
    """Three in a row, three alike, four alike."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"


class MeldError(ValueError):
    """Tiles that make no meld of the named kind. ``reason`` is a key:
    ``unknown-kind``, ``wrong-count``, ``not-alike``, ``not-in-a-row``, ``honours-in-a-row``, ``concealed``."""

    def __init__(self, kind: str, tiles: str, reason: str) -> None:
        super().__init__(f"{tiles!r} is no {kind}: {MELD_REASONS[reason]}")
        self.kind = kind
        self.tiles = tiles
        self.reason = reason


MELD_REASONS = {
    "unknown-kind": "a meld is a chow, a pung or a kong",
    "wrong-count": "a chow or pung has 3 tiles, a kong 4",
    "not-alike": "its tiles must be alike",
    "not-in-a-row": "its ranks must follow each other in one suit",
    "honours-in-a-row": "honours make no chow",
    "concealed": "only a kong can be laid down concealed",
}
"""What tiles would have to be to make the meld, in plain English."""


@dataclass(frozen=True, slots=True, order=True)
class Meld:
    """A chow, pung or kong; ``tile`` is its lowest tile.

    ``concealed`` tells that no discard was claimed for it: a set made within the hand, or a concealed kong.

    >>> str(Meld.chow(Tile.M1)), Meld.kong(Tile.Z7).tiles.count(Tile.Z7)
    ('123m', 4)
    """

    kind: MeldKind
    tile: Tile
    concealed: bool = False

    def __post_init__(self) -> None:
        if self.kind is MeldKind.CHOW:
            if self.tile.is_honour:
                raise MeldError(self.kind, str(self.tile), "honours-in-a-row")
            if self.tile.rank > 7:
                raise MeldError(self.kind, str(self.tile), "not-in-a-row")

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


@dataclass(frozen=True, slots=True, order=True)
class Pair:
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


def meld_from_tiles(kind: str, text: str, concealed: bool = False) -> Meld:
    """Read a meld from its kind and its tiles in any spelling.

    Raises `MeldError`, or `NotationError` for tiles that cannot be read.

    >>> meld_from_tiles("chow", "231m")
    Meld(kind=<MeldKind.CHOW: 'chow'>, tile=<Tile.M1: 0>, concealed=False)
    """
    if kind not in tuple(MeldKind):
        raise MeldError(kind, text, "unknown-kind")
    meld_kind = MeldKind(kind)
    tiles = sorted(parse_tiles(text))
    if len(tiles) != (4 if meld_kind is MeldKind.KONG else 3):
        raise MeldError(kind, text, "wrong-count")
    if meld_kind is MeldKind.CHOW:
        if tiles[0].is_honour:
            raise MeldError(kind, text, "honours-in-a-row")
        if tuple(tiles) != _MELD_TILES.get((meld_kind, tiles[0])):
            raise MeldError(kind, text, "not-in-a-row")
    elif len(set(tiles)) > 1:
        raise MeldError(kind, text, "not-alike")
    if concealed and meld_kind is not MeldKind.KONG:
        raise MeldError(kind, text, "concealed")
    return Meld(meld_kind, tiles[0], concealed)


def meld_to_data(meld: Meld) -> dict[str, object]:
    """The JSON form of a laid-down meld: ``kind``, ``tiles`` and, for a concealed kong, ``concealed``."""
    data: dict[str, object] = {"kind": meld.kind.value, "tiles": str(meld)}
    if meld.kind is MeldKind.KONG and meld.concealed:
        data["concealed"] = True
    return data


def meld_from_data(data: Mapping[str, object]) -> Meld:
    """Read the JSON form of a meld. Raises `MeldError` or `NotationError`."""
    return meld_from_tiles(
        str(data.get("kind", "")), str(data.get("tiles", "")), concealed=data.get("concealed", False) is True
    )
