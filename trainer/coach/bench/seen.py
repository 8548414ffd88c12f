"""Tiles that lie on the table, as one line of text: ``9m9m3z``, or the four rivers with a stroke between two of them.

``9m3z / 1p / / 4z`` are the rivers of the hand's own seat, of the next, of the one across and of the one before.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from trainer.rules import Fault, Phrase, Relation, Tile
from trainer.rules.spelling import read_notation

STROKE: Final = "/"
"""What parts one river from the next."""

_LIKE_IT: Final = str.maketrans({"／": STROKE, "|": STROKE, "｜": STROKE})
"""Other signs that are taken for it."""


class LaidOut(Struct, frozen=True):
    """What could be read of a line: one ``river``, or four where strokes part them, and every mistake."""

    rivers: tuple[tuple[Tile, ...], ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """All of them."""
        return tuple(tile for river in self.rivers for tile in river)

    @property
    def by_place(self) -> tuple[tuple[Relation, tuple[Tile, ...]], ...]:
        """The rivers with whose they are; none where nobody's is named."""
        return tuple(zip(Relation, self.rivers, strict=False)) if len(self.rivers) > 1 else ()


@lru_cache(maxsize=64)
def read_seen(text: str) -> LaidOut:
    """Read such a line; whatever can be read is."""
    rivers: list[tuple[Tile, ...]] = []
    faults: list[Fault] = []
    places = list(_parts(text))
    for start, end in places[: len(Relation)]:
        tiles, wrong = read_notation(text, start, end)
        rivers.append(tiles)
        faults += wrong
    for start, _ in places[len(Relation) :][:1]:
        said = Phrase.of("bench-seen-rivers")
        faults.append(Fault("seen-rivers", "at most four rivers", said, input=text, start=start - 1, end=len(text)))
    return LaidOut(tuple(rivers) if any(rivers) else (), tuple(faults))


def with_seen(text: str, tile: Tile, whose: Relation) -> str:
    """The line with one more tile at the end of a river; where there is no such river yet, strokes lead to it."""
    rivers = [text[start:end].strip() for start, end in _parts(text)]
    place = tuple(Relation).index(whose)
    rivers += [""] * (place + 1 - len(rivers))
    rivers[place] += str(tile)
    return " ".join(f" {STROKE} ".join(rivers).split())


def _parts(text: str) -> Iterator[tuple[int, int]]:
    """From where to where each river goes."""
    start = 0
    for part in text.translate(_LIKE_IT).split(STROKE):
        yield start, start + len(part)
        start += len(part) + 1
