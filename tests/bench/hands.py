"""The hands that are measured, and how the peers write them."""

from functools import cache
from pathlib import Path
from random import Random

from trainer.reach import Position
from trainer.rules import COPIES, TILES, Hand, Meld, Seat, Tile, counts, parse_tiles

HANDS = Path(__file__).parents[1] / "data" / "hands.tsv"
"""Name, kind, 14 tiles, visible tiles: 1,000 random hands, and 300 from the middle of a game."""


@cache
def positions(kind: str) -> tuple[Position, ...]:
    """The positions whose kind begins so: ``random`` or ``mid``."""
    found = []
    for line in HANDS.read_text("utf-8").splitlines():
        _, its_kind, hand, visible = line.split("\t")
        if its_kind.startswith(kind):
            seen = () if visible == "-" else parse_tiles(visible)
            found.append(Position(parse_tiles(hand), (), Seat.E, seen))
    return tuple(found)


def one_tile_changed(position: Position) -> Position:
    """The position after the first tile was discarded and an unseen one drawn."""
    after = position.without(position.concealed[0])
    drawn = max(Tile, key=lambda tile: (after.unseen()[tile], tile))
    return after.with_drawn(drawn)


_GB_SUITS = {"m": "W", "p": "T", "s": "B"}


def in_pymahjonggb(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    """Tiles as PyMahjongGB writes them: W1–W9, T1–T9, B1–B9, winds F1–F4, dragons J1–J3."""
    return tuple(_in_pymahjonggb(tile) for tile in tiles)


def _in_pymahjonggb(tile: Tile) -> str:
    if tile.is_honour and not tile.is_dragon:
        return f"F{tile.rank}"
    return f"J{tile.rank - 4}" if tile.is_dragon else f"{_GB_SUITS[tile.suit]}{tile.rank}"


def in_mahjong_34(tiles: tuple[Tile, ...]) -> list[int]:
    """Tiles as `mahjong` counts them, 34 numbers."""
    return list(counts(tiles))


def in_mahjong_136(tiles: tuple[Tile, ...]) -> list[int]:
    """Tiles as `mahjong` numbers them, each copy by itself."""
    seen = [0] * len(TILES)
    found = []
    for tile in tiles:
        found.append(4 * tile + seen[tile])
        seen[tile] += 1
    return found


@cache
def winning_hands(count: int) -> tuple[Hand, ...]:
    """Concealed hands of four melds and a pair, drawn at random from a fixed seed."""
    random = Random(20240229)
    melds = [Meld.chow(tile) for tile in TILES if not tile.is_honour and tile.rank <= 7]
    melds += [Meld.pung(tile) for tile in TILES]
    hands: list[Hand] = []
    while len(hands) < count:
        chosen = [random.choice(melds) for _ in range(4)]
        pair = random.choice(TILES)
        tiles = (*(tile for meld in chosen for tile in meld.tiles), pair, pair)
        if max(counts(tiles)) <= COPIES:
            hands.append(Hand(tiles, (), tiles[0], Seat.S))
    return tuple(hands)


def distinct_discards(position: Position) -> list[Tile]:
    """Every different tile of the hand."""
    return sorted(set(position.concealed))


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The tiles less one."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
