"""Tiles as text: read in every usual spelling, written in one.

Written form: ``123m456p789s1z``, sorted, 1z–7z = 東南西北白發中. Read as well: Chinese numerals and suits
(``一二三万``, ``456饼`` or ``筒``, ``789条`` or ``索``), honours as characters (``东南西北白发中``, also in
their traditional forms) or letters (``ESWNPFC``), full-width digits and letters, spaces and commas.
"""

import unicodedata
from collections.abc import Iterable

from trainer.rules.tiles import Suit, Tile

_SUIT_WORDS = {
    **dict.fromkeys("m万萬", Suit.CHARACTERS),
    **dict.fromkeys("p饼餅筒", Suit.DOTS),
    **dict.fromkeys("s条條索", Suit.BAMBOO),
    "z": Suit.HONOURS,
}
_FIRST = {Suit.CHARACTERS: Tile.M1, Suit.DOTS: Tile.P1, Suit.BAMBOO: Tile.S1, Suit.HONOURS: Tile.Z1}
_RANKS = {sign: rank for signs in ("123456789", "一二三四五六七八九") for rank, sign in enumerate(signs, start=1)}
_HONOURS = {
    **dict.fromkeys("东東E", Tile.Z1),
    **dict.fromkeys("南S", Tile.Z2),
    **dict.fromkeys("西W", Tile.Z3),
    **dict.fromkeys("北N", Tile.Z4),
    **dict.fromkeys("白P", Tile.Z5),
    **dict.fromkeys("发發F", Tile.Z6),
    **dict.fromkeys("中C", Tile.Z7),
}
_SEPARATORS = frozenset(" \t\r\n,，、")


class NotationError(ValueError):
    """A text that names no tiles: holds the text, the position (from 0) and a reason key.

    Reasons: ``unknown`` (a character that belongs to no tile), ``no-suit`` (ranks without a suit after
    them), ``no-rank`` (a suit without ranks before it), ``honour-rank`` (8 or 9 of honours), ``zero``.
    """

    def __init__(self, text: str, position: int, reason: str) -> None:
        super().__init__(f"{text!r} at position {position} ({text[position]}): {_REASONS[reason]}")
        self.text = text
        self.position = position
        self.reason = reason


_REASONS = {
    "unknown": "not a tile",
    "no-suit": "a number without a suit after it",
    "no-rank": "a suit without a number before it",
    "honour-rank": "honours go from 1z to 7z",
    "zero": "ranks go from 1 to 9",
}


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in any spelling, in the order written.

    Raises `NotationError` with the position of the first thing that cannot be read.

    >>> format_tiles(parse_tiles("一二三万 ４５６筒 789索 东中"))
    '123m456p789s17z'
    """
    tiles: list[Tile] = []
    waiting: list[tuple[int, int]] = []
    for position, original in enumerate(text):
        char = unicodedata.normalize("NFKC", original)
        if char in _SEPARATORS:
            continue
        rank = _rank(text, position, char)
        if rank is not None:
            waiting.append((position, rank))
        elif char in _SUIT_WORDS:
            tiles += _close(text, position, _SUIT_WORDS[char], waiting)
            waiting = []
        elif char in _HONOURS:
            _refuse_open_ranks(text, waiting)
            tiles.append(_HONOURS[char])
        else:
            raise NotationError(text, position, "unknown")
    _refuse_open_ranks(text, waiting)
    return tuple(tiles)


def _rank(text: str, position: int, char: str) -> int | None:
    if char == "0":
        raise NotationError(text, position, "zero")
    return _RANKS.get(char)


def _close(text: str, position: int, suit: Suit, waiting: list[tuple[int, int]]) -> list[Tile]:
    if not waiting:
        raise NotationError(text, position, "no-rank")
    if suit is Suit.HONOURS:
        for place, rank in waiting:
            if rank > 7:
                raise NotationError(text, place, "honour-rank")
    return [Tile(_FIRST[suit] + rank - 1) for _, rank in waiting]


def _refuse_open_ranks(text: str, waiting: list[tuple[int, int]]) -> None:
    if waiting:
        raise NotationError(text, waiting[0][0], "no-suit")


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles in the mpsz form, sorted; no tiles give an empty text.

    >>> format_tiles([Tile.Z1, Tile.M3, Tile.M1])
    '13m1z'
    """
    ranks: dict[Suit, list[str]] = {}
    for tile in sorted(tiles):
        ranks.setdefault(tile.suit, []).append(str(tile.rank))
    return "".join("".join(found) + suit for suit, found in ranks.items())
