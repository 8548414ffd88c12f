"""Pieces of text in different weights, tones and sizes, as values."""

from dataclasses import dataclass

from trainer.ui.theme.scale import Step
from trainer.ui.theme.tokens import Tone


def units(text: str) -> int:
    """How many places Qt counts in a text: two for a sign beyond the first 65536, such as the mahjong tiles of Unicode.

    >>> units("5万"), units("🀄")
    (2, 2)
    """
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def first_units(text: str, count: int) -> str:
    """As much of a text as takes ``count`` of Qt's places; a sign that would be cut in two is left out.

    >>> first_units("🀄中", 1), first_units("🀄中", 2)
    ('', '🀄')
    """
    return text.encode("utf-16-le", "surrogatepass")[: 2 * count].decode("utf-16-le", "ignore")


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text; what is None comes from whatever shows it."""

    text: str
    bold: bool | None = None
    tone: Tone | None = None
    step: Step | None = None
    struck: bool = False
