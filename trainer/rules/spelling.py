"""Tiles as text: read in every usual spelling. `trainer.rules.tiles.format_tiles` writes them in one.

Written form: ``123m456p789s1z``, sorted, 1z–7z = 東南西北白發中. Read as well: Chinese numerals and suits
(``一二三万``, ``456饼`` or ``筒``, ``789条`` or ``索``), honours as characters (``东南西北白发中``, also in
their traditional forms) or letters (``ESWNPFC``), the tile characters of Unicode (``🀇🀈🀉``), full-width digits and
letters, spaces, commas and full stops. The capitals ``M`` and ``Z`` name a suit, and so do ``P`` and ``S`` right after
a rank (``55P``); elsewhere these two are honours.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from trainer.rules.faults import Fault, FaultError, FaultKind
from trainer.rules.phrases import Phrase
from trainer.rules.tiles import TILES, Suit, Tile

_SUIT_WORDS = {
    **dict.fromkeys("m万萬", Suit.CHARACTERS),
    **dict.fromkeys("p饼餅筒", Suit.DOTS),
    **dict.fromkeys("s条條索", Suit.BAMBOO),
    "z": Suit.HONOURS,
}
_FIRST = {Suit.CHARACTERS: Tile.M1, Suit.DOTS: Tile.P1, Suit.BAMBOO: Tile.S1, Suit.HONOURS: Tile.Z1}
_RANKS = {sign: rank for signs in ("0123456789", "〇一二三四五六七八九") for rank, sign in enumerate(signs)}
_SUIT_CAPITALS = {"M": Suit.CHARACTERS, "P": Suit.DOTS, "S": Suit.BAMBOO, "Z": Suit.HONOURS}
_TILE_CHARACTERS = "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅🀄"
"""Unicode's picture of each kind, in the order of `TILES`."""

_WHOLE_TILES = {
    **dict(zip(_TILE_CHARACTERS, TILES, strict=True)),
    **dict.fromkeys("东東E", Tile.Z1),
    **dict.fromkeys("南S", Tile.Z2),
    **dict.fromkeys("西W", Tile.Z3),
    **dict.fromkeys("北N", Tile.Z4),
    **dict.fromkeys("白P", Tile.Z5),
    **dict.fromkeys("发發F", Tile.Z6),
    **dict.fromkeys("中C", Tile.Z7),
}
SEPARATORS = frozenset(" \t\r\n,，、.。\ufe0e\ufe0f")
"""What may stand between tiles; the last two ask for a tile character as text or as a picture."""


class NotationError(FaultError):
    """A text that does not name tiles from end to end: ``text``, and a fault for each place of it."""

    def __init__(self, text: str, faults: Sequence[Fault]) -> None:
        super().__init__(faults, f"{text!r} at " + "; at ".join(fault.detail for fault in faults))
        self.text = text


NOTATION_FAULTS: Mapping[FaultKind, str] = {
    FaultKind.UNKNOWN: "not a tile; write tiles as 123m 456p 789s 11z",
    FaultKind.NO_SUIT: "a number without a suit; write m, p, s or z after it",
    FaultKind.NO_RANK: "a suit without a number; write 1 to 9 before it",
    FaultKind.HONOUR_RANK: "no honour; write 1z to 7z",
    FaultKind.ZERO: "no rank; write 1 to 9, a red five as 5",
}
"""What is wrong at a place, and what to write instead, in plain English."""


def text_fault(kind: FaultKind, reason: str, text: str, start: int, end: int) -> Fault:
    """A fault of one place of a text, from ``start`` up to ``end``; ``reason`` is plain English."""
    part = text[start:end].strip()
    detail = f"position {start} ({part}): {reason}"
    return Fault(kind, detail, Phrase.of(f"fault-{kind}", text=part), input=text, start=start, end=end)


class _Mistake(NamedTuple):
    """A stretch of a text that names no tiles."""

    kind: FaultKind
    start: int
    end: int


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles in any spelling, in the order written.

    Raises `NotationError` with every place that cannot be read.

    >>> from trainer.rules.tiles import format_tiles
    >>> format_tiles(parse_tiles("一二三万 ４５６筒 789索 东中"))
    '123m456p789s17z'
    """
    tiles, faults = read_notation(text)
    if faults:
        raise NotationError(text, faults)
    return tiles


def read_notation(text: str, start: int = 0, end: int | None = None) -> tuple[tuple[Tile, ...], tuple[Fault, ...]]:
    """The tiles that can be read from ``start`` up to ``end`` of a text, in the order written, and every fault in its
    order.

    >>> [(fault.kind.value, fault.start, fault.end) for fault in read_notation("3m45x8z")[1]]
    [('unknown', 4, 5), ('honour-rank', 5, 6)]
    """
    reader = _TileReader()
    for position, original in enumerate(text[start:end], start):
        reader.read(position, unicodedata.normalize("NFKC", original))
    reader.refuse_waiting()
    mistakes = _joined(sorted(reader.mistakes, key=lambda mistake: mistake.start))
    faults = (text_fault(kind, NOTATION_FAULTS[kind], text, first, last) for kind, first, last in mistakes)
    return tuple(reader.tiles), tuple(faults)


class _TileReader:
    """Takes the characters one after another; ranks wait for their suit."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.mistakes: list[_Mistake] = []
        self._waiting: list[tuple[int, int]] = []

    def read(self, position: int, char: str) -> None:
        """Add what the character says."""
        suit = self._suit(position, char)
        if char in _RANKS:
            self._waiting.append((position, _RANKS[char]))
            if not _RANKS[char]:
                self._refuse(FaultKind.ZERO, position)
        elif suit is not None:
            self._close(position, suit)
        elif char in _WHOLE_TILES:
            self.refuse_waiting()
            self.tiles.append(_WHOLE_TILES[char])
        elif char not in SEPARATORS:
            self._refuse(FaultKind.UNKNOWN, position)

    def _suit(self, position: int, char: str) -> Suit | None:
        """The suit that a character names; ``P`` and ``S`` are honours unless a rank stands right before them."""
        after_rank = bool(self._waiting) and self._waiting[-1][0] == position - 1
        if char in _SUIT_CAPITALS and (after_rank or char not in _WHOLE_TILES):
            return _SUIT_CAPITALS[char]
        return _SUIT_WORDS.get(char)

    def refuse_waiting(self) -> None:
        """The ranks that are still waiting get no suit."""
        for position, rank in self._waiting:
            if rank:
                self._refuse(FaultKind.NO_SUIT, position)
        self._waiting.clear()

    def _close(self, position: int, suit: Suit) -> None:
        if not self._waiting:
            self._refuse(FaultKind.NO_RANK, position)
        for place, rank in self._waiting:
            if suit is Suit.HONOURS and rank > 7:
                self._refuse(FaultKind.HONOUR_RANK, place)
            elif rank:
                self.tiles.append(Tile(_FIRST[suit] + rank - 1))
        self._waiting.clear()

    def _refuse(self, kind: FaultKind, position: int) -> None:
        self.mistakes.append(_Mistake(kind, position, position + 1))


def _joined(mistakes: Sequence[_Mistake]) -> list[_Mistake]:
    """Characters in a row with the same mistake are one, and a suit right after a bad character is none of its own."""
    kept: list[_Mistake] = []
    for mistake in mistakes:
        before = kept[-1] if kept and kept[-1].end == mistake.start else None
        if before is not None and mistake.kind is before.kind:
            kept[-1] = before._replace(end=mistake.end)
        elif before is None or mistake.kind is not FaultKind.NO_RANK:
            kept.append(mistake)
    return kept
