"""The design tokens of a theme: the names of its colours, each for one purpose."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from trainer.rules import FanId


class ThemeId(StrEnum):
    """The themes of the interface."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"
    CONTRAST_DARK = "contrast-dark"


class TileThemeId(StrEnum):
    """The themes of the tiles, chosen apart from the interface's."""

    IVORY = "ivory"
    BONE = "bone"
    CONTRAST = "contrast"


class Tone(StrEnum):
    """The colour of a text, by what it means."""

    INK1 = "ink1"
    INK2 = "ink2"
    INK3 = "ink3"
    ACCENT = "accent"
    BAD = "bad"
    ACCENT_INK = "accent_ink"


class TileTheme(Struct, frozen=True):
    """Colours of the tiles, as ``#RRGGBB``; the first set is the material, the second the inks. ``drawn``: the face of
    a discard that was not taken into the hand first."""

    id: TileThemeId
    face: str
    edge: str
    side: str
    drawn: str
    back: str
    back_line: str
    ink: str
    red: str
    green: str
    blue: str
    index: str


class Theme(Struct, frozen=True):
    """Colours of the interface, as ``#RRGGBB``.

    ``ink3`` is for captions and never stands on ``table``. ``accent`` marks what can be done now or is selected.
    ``outline`` is the width in pixels of the outline round filled areas, 0 where the fill is enough. ``fans`` holds the
    colour of every fan's mark and ``mark_ink`` what is written on a solid one.
    """

    id: ThemeId
    is_dark: bool
    bg: str
    surface: str
    table: str
    centre: str
    sunk: str
    ink1: str
    ink2: str
    ink3: str
    line: str
    line2: str
    accent: str
    accent_ink: str
    accent_weak: str
    bad: str
    bad_weak: str
    ghost: str
    mark_ink: str
    outline: int
    focus_width: int
    fans: Mapping[FanId, str]
    tiles: TileThemeId

    def tone(self, tone: Tone) -> str:
        """The colour of a text tone."""
        colours = {
            Tone.INK1: self.ink1,
            Tone.INK2: self.ink2,
            Tone.INK3: self.ink3,
            Tone.ACCENT: self.accent,
            Tone.BAD: self.bad,
            Tone.ACCENT_INK: self.accent_ink,
        }
        return colours[tone]
