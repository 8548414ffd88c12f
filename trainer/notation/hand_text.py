"""A hand as one line of text: typed by people, written by the app, finished or not.

Tiles in any spelling of `trainer.rules.spelling`; ``[123m]`` is a meld laid down, ``[1111z]`` an open kong,
``(1111z)`` a concealed one; ``+5m`` is the winning tile, which belongs to the hand as well. Without a ``+`` the last
tile outside brackets is the one that came last. Four alike outside brackets are four tiles, no kong. Reading never
stops at a mistake: whatever can be read is, and every mistake is named with its place.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from trainer.notation.meld_text import MELD_FAULTS, MeldError, meld_of
from trainer.rules.faults import Fault, FaultKind
from trainer.rules.hands import size_faults
from trainer.rules.melds import Meld, MeldKind
from trainer.rules.phrases import Phrase
from trainer.rules.spelling import SEPARATORS, read_notation, text_fault
from trainer.rules.tiles import COPIES, HAND_SIZE, Tile, format_tiles


class HandText(Struct, frozen=True):
    """What a line says. ``concealed`` holds the winning tile; ``win_tile`` is None where none was named.

    Concealed tiles are kept sorted; but where no winning tile is named the last one stays last, for it came last.
    """

    concealed: tuple[Tile, ...] = ()
    melds: tuple[Meld, ...] = ()
    win_tile: Tile | None = None

    def __post_init__(self) -> None:
        kept = () if self.win_tile is not None else self.concealed[-1:]
        rest = self.concealed[: len(self.concealed) - len(kept)]
        force_setattr(self, "concealed", (*sorted(rest), *kept))

    @property
    def last_tile(self) -> Tile | None:
        """The winning tile: the one named, else the one that came last; None for a hand without concealed tiles."""
        return self.win_tile if self.win_tile is not None or not self.concealed else self.concealed[-1]

    @property
    def held(self) -> tuple[Tile, ...]:
        """The concealed tiles but for the winning one, sorted."""
        held = list(self.concealed)
        if self.last_tile in held:
            held.remove(self.last_tile)
        return tuple(sorted(held))

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile, also the fourth of each kong."""
        return self.concealed + tuple(tile for meld in self.melds for tile in meld.tiles)


class HandReading(Struct, frozen=True):
    """What could be read of a line, and every mistake in the order of the line."""

    hand: HandText
    faults: tuple[Fault, ...]


def write_hand_text(hand: HandText) -> str:
    """The line of a hand; `read_hand_text` gives the same hand back.

    >>> write_hand_text(HandText((Tile.M1, Tile.M2, Tile.M5), (Meld.chow(Tile.M7),), Tile.M5))
    '12m +5m [789m]'
    """
    if hand.win_tile is None:
        in_order = hand.concealed == tuple(sorted(hand.concealed))
        last = 0 if in_order else len(hand.concealed) - 1
        pieces = [format_tiles(hand.concealed[:last]) + format_tiles(hand.concealed[last:])]
    else:
        pieces = [format_tiles(hand.held), f"+{hand.win_tile}"]
    pieces += (f"({m})" if m.kind is MeldKind.KONG and m.concealed else f"[{m}]" for m in hand.melds)
    return " ".join(filter(None, pieces))


def read_hand_text(text: str) -> HandReading:
    """Read a line. Never raises: what is wrong is in ``faults``.

    >>> [(fault.kind.value, fault.start, fault.end) for fault in read_hand_text("123m 4x [123z]").faults]
    [('no-suit', 5, 6), ('unknown', 6, 7), ('meld-honours-in-a-row', 8, 14)]
    """
    reader = _LineReader(text)
    for piece in _stretches(text):
        reader.read(piece)
    hand = HandText(tuple(reader.concealed), tuple(reader.melds), reader.win_tile)
    return HandReading(hand, tuple(sorted(reader.faults, key=_place)))


def with_kongs_laid(hand: HandText, sizes: Sequence[int] = (HAND_SIZE,)) -> HandText | None:
    """A hand that has too many tiles because its kongs were typed without brackets, with these in brackets.

    None for a hand whose number of tiles is right, or stays wrong so. ``sizes`` are the numbers of tiles that are
    right, each meld counted as three. Where not every four alike need be a kong, the last ones are taken.

    >>> write_hand_text(with_kongs_laid(read_hand_text("55z 1111z 2222z 3333z 4444z").hand))
    '55z [1111z] [2222z] [3333z] [4444z]'
    """
    alike = [tile for tile in dict.fromkeys(sorted(hand.concealed)) if hand.concealed.count(tile) == COPIES]
    # Each kong takes four tiles out of the hand and counts as three.
    surplus = [len(hand.concealed) + 3 * len(hand.melds) - size for size in sizes]
    if min(surplus) <= 0 or not any(number <= len(alike) for number in surplus):
        return None
    number = len(alike) if len(alike) in surplus else min(surplus)
    kongs = alike[len(alike) - number :]
    concealed = tuple(tile for tile in hand.concealed if tile not in kongs)
    win_tile = hand.win_tile if hand.win_tile in concealed else None
    return HandText(concealed, (*hand.melds, *map(Meld.kong, kongs)), win_tile)


def text_size_faults(hand: HandText, sizes: Sequence[int] = (HAND_SIZE,)) -> Iterator[Fault]:
    """Faults for the wrong number of tiles, as `trainer.rules.size_faults`; kongs without brackets are told as such."""
    laid = with_kongs_laid(hand, sizes)
    for fault in size_faults(len(hand.concealed), len(hand.melds), sizes):
        if laid is not None and fault.kind is FaultKind.WRONG_COUNT:
            text = write_hand_text(laid)
            hint = f"a kong is written in brackets: {text}, a concealed one (1111z)"
            yield replace(fault, detail=f"{fault.detail}; {hint}", said=Phrase.of("fault-bare-kongs", text=text))
        else:
            yield fault


def _place(fault: Fault) -> tuple[int, int]:
    return fault.start or 0, fault.end or 0


_REASONS: Mapping[FaultKind, str] = {
    **MELD_FAULTS,
    FaultKind.MELD_CONCEALED: "round brackets are for concealed kongs; write other melds as [123m]",
    FaultKind.NOT_CLOSED: "a bracket that is not closed; write [123m] or (1111z)",
    FaultKind.NOT_OPENED: "a bracket that was not opened; write [123m] or (1111z)",
    FaultKind.NOT_ONE_TILE: "not one winning tile; write + and one tile, +5m",
    FaultKind.SECOND_WIN_TILE: "a second winning tile; write + before one tile only",
}

_OPENING = {"[": "]", "(": ")"}
_SPELT = str.maketrans("【】〔〕〖〗", "[][][]")
_BETWEEN = "".join(SEPARATORS)


def _plain(text: str) -> str:
    """The line with one plain character for each, so that places stay what they are."""
    pairs = ((char, unicodedata.normalize("NFKC", char)) for char in text)
    return "".join(plain if len(plain) == 1 else char for char, plain in pairs).translate(_SPELT)


class _Stretch(Struct, frozen=True):
    """A stretch of the line; ``sign`` is its opening bracket, ``+``, a stray bracket, or empty for loose tiles.
    ``complete`` is False for a bracket that is never closed."""

    sign: str
    start: int
    end: int
    complete: bool = True


def _stretches(text: str) -> Iterator[_Stretch]:
    plain, at = _plain(text), 0
    while at < len(plain):
        sign = plain[at]
        if sign in _OPENING:
            closing = next((n for n in range(at + 1, len(plain)) if plain[n] in "[]()"), len(plain))
            complete = plain[closing : closing + 1] == _OPENING[sign]
            end = closing + 1 if complete else closing
            yield _Stretch(sign, at, end, complete)
        elif sign in _OPENING.values():
            end = at + 1
            yield _Stretch(sign, at, end)
        elif sign == "+":
            first = next((n for n in range(at + 1, len(plain)) if plain[n] not in _BETWEEN), len(plain))
            end = _until(plain, first, _BETWEEN + "[]()+")
            yield _Stretch(sign, at, end)
        else:
            end = _until(plain, at, "[]()+")
            yield _Stretch("", at, end)
        at = end


def _until(text: str, at: int, stops: str) -> int:
    return next((n for n in range(at, len(text)) if text[n] in stops), len(text))


class _LineReader:
    """Takes the pieces of a line one after another."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.concealed: list[Tile] = []
        self.melds: list[Meld] = []
        self.win_tile: Tile | None = None
        self.faults: list[Fault] = []

    def read(self, piece: _Stretch) -> None:
        """Add what the piece says."""
        readers: dict[str, Callable[[_Stretch], None]] = {"": self._loose, "+": self._win}
        readers |= dict.fromkeys(_OPENING, self._meld)
        readers.get(piece.sign, self._stray)(piece)

    def _loose(self, piece: _Stretch) -> None:
        self.concealed += self._tiles(piece.start, piece.end)[0]

    def _stray(self, piece: _Stretch) -> None:
        self._fault(FaultKind.NOT_OPENED, piece)

    def _win(self, piece: _Stretch) -> None:
        tiles, clean = self._tiles(piece.start + 1, piece.end)
        if self.win_tile is not None:
            self._fault(FaultKind.SECOND_WIN_TILE, piece)
        elif clean and len(tiles) != 1:
            self._fault(FaultKind.NOT_ONE_TILE, piece)
        elif tiles:
            self.win_tile = tiles[0]
        self.concealed += tiles

    def _meld(self, piece: _Stretch) -> None:
        if not piece.complete:
            self._fault(FaultKind.NOT_CLOSED, piece)
            return
        tiles, clean = self._tiles(piece.start + 1, piece.end - 1)
        if not clean:
            return
        try:
            self.melds.append(meld_of(tiles, concealed=piece.sign == "("))
        except MeldError as error:
            self._fault(FaultKind(error.faults[0].kind), piece)

    def _fault(self, kind: FaultKind, piece: _Stretch) -> None:
        self.faults.append(text_fault(kind, _REASONS[kind], self._text, piece.start, piece.end))

    def _tiles(self, start: int, end: int) -> tuple[tuple[Tile, ...], bool]:
        """The tiles that can be read between two places, and whether nothing there is wrong; what is wrong is noted."""
        tiles, faults = read_notation(self._text, start, end)
        self.faults += faults
        return tiles, not faults
