"""The look of the app as every widget gets it: words, theme, tile art, scales and motion, and word when it changes.

There is one `Look` a window and it is handed to each widget; nothing looks it up from elsewhere.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from PySide6.QtWidgets import QApplication, QToolTip

from trainer.resources import asset
from trainer.text import Language, Words
from trainer.ui.theme import (
    FAMILY,
    FULL_MOTION,
    REDUCED_MOTION,
    THEMES,
    TILE_RATIO,
    TILE_THEMES,
    Durations,
    Part,
    Step,
    Theme,
    ThemeId,
    TileThemeId,
    palette,
    style_sheet,
)
from trainer.ui.tiles import TileArt

_SMALLEST, _LARGEST = 0.75, 2.0
_FONTS: Final = ("SihaiSans-Regular.ttf", "SihaiSans-Bold.ttf")


class FontError(RuntimeError):
    """A shipped font file that Qt cannot read."""


def load_font(file: Path) -> None:
    """Make a font file known to Qt. Raises `FontError` if Qt cannot read it."""
    if QFontDatabase.addApplicationFont(str(file)) < 0:
        raise FontError(f"{file.name} cannot be read as a font")


def load_fonts() -> None:
    """Make the interface face known to Qt, once in a process."""
    if FAMILY not in QFontDatabase.families():
        for name in _FONTS:
            load_font(asset(f"fonts/{name}"))


class Look(QObject):
    """Everything a widget needs to know to show itself.

    ``changed`` says that any of it may be different; a setter that sets what is already so tells nobody.
    """

    changed = Signal()

    def __init__(self, words: Words, theme: ThemeId = ThemeId.LIGHT, parent: QObject | None = None) -> None:
        super().__init__(parent)
        load_fonts()
        self.words = words
        self.theme: Theme = THEMES[theme]
        self.tile_scale = 1.0
        self.ui_scale = 1.0
        self.motion: Durations = FULL_MOTION
        self.corner_indices = True
        self._tile_theme: TileThemeId | None = None
        self.art = self._new_art()

    @property
    def language(self) -> Language:
        """The language in force."""
        return self.words.language

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing flies, grows or rises."""
        return self.motion is REDUCED_MOTION

    def set_words(self, words: Words) -> None:
        """Speak another language."""
        if words.language is not self.words.language:
            self.words = words
            self.changed.emit()

    def set_theme(self, theme: ThemeId) -> None:
        """Take other colours; the tiles follow unless they have a theme of their own."""
        if theme is not self.theme.id:
            self.theme = THEMES[theme]
            self._renew_art()

    def set_tile_theme(self, tiles: TileThemeId | None) -> None:
        """Give the tiles a theme of their own, or None to follow the interface."""
        if tiles is not self._tile_theme:
            self._tile_theme = tiles
            self._renew_art()

    def set_corner_indices(self, shown: bool) -> None:
        """Show or hide the small index in the corner of each tile."""
        if shown != self.corner_indices:
            self.corner_indices = shown
            self._renew_art()

    def set_tile_scale(self, scale: float) -> None:
        """Scale all tiles: 0.75 to 2, anything outside is brought to the nearer end."""
        within = _within_bounds(scale)
        if within != self.tile_scale:
            self.tile_scale = within
            self.changed.emit()

    def set_ui_scale(self, scale: float) -> None:
        """Scale all text and gaps: 0.75 to 2, anything outside is brought to the nearer end."""
        within = _within_bounds(scale)
        if within != self.ui_scale:
            self.ui_scale = within
            self.changed.emit()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing fly, grow or rise."""
        if reduced != self.reduced_motion:
            self.motion = REDUCED_MOTION if reduced else FULL_MOTION
            self.changed.emit()

    def take_after(self, other: "Look") -> None:
        """Be as another look is, without telling anybody."""
        self.words, self.theme, self.art, self.motion = other.words, other.theme, other.art, other.motion
        self.tile_scale, self.ui_scale, self.corner_indices = other.tile_scale, other.ui_scale, other.corner_indices

    def px(self, length: float) -> int:
        """A length of the design in pixels of the interface scale."""
        return round(length * self.ui_scale)

    def tile_width(self, base: float) -> int:
        """The width of a tile that the design has ``base`` wide, in pixels of the tile scale."""
        return round(base * self.tile_scale)

    def tile_size(self, base: float) -> QSize:
        """The size of an upright tile that the design has ``base`` wide."""
        width = self.tile_width(base)
        return QSize(width, round(width * TILE_RATIO))

    def font(self, step: Step, bold: bool | None = None) -> QFont:
        """The font of a type step, in the step's own weight unless ``bold`` says otherwise."""
        return QFont(face(self.px(step.size), step.bold if bold is None else bold))

    def style_sheet(self, *parts: Part) -> str:
        """What Qt's own widgets wear: these parts of it, or for a dialog all."""
        ground = "dark" if self.theme.is_dark else "light"
        chevron, check = (asset(f"icons/{name}-{ground}.svg").as_posix() for name in ("chevron", "check"))
        return style_sheet(self.theme, self.ui_scale, chevron, check, parts or Part)

    def dress(self, app: QApplication) -> None:
        """Give the whole app the font and the colours of this look, now and whenever it changes."""
        app.setStyle("Fusion")
        self._colour(app)
        self.changed.connect(lambda: self._colour(app))

    def _colour(self, app: QApplication) -> None:
        app.setFont(self.font(Step.BODY))
        app.setPalette(palette(self.theme))
        QToolTip.setFont(self.font(Step.NOTE))
        QToolTip.setPalette(palette(self.theme))

    def _new_art(self) -> TileArt:
        tiles = TILE_THEMES[self._tile_theme or self.theme.tiles]
        return TileArt(tiles, self.theme, self.corner_indices)

    def _renew_art(self) -> None:
        self.art = self._new_art()
        self.changed.emit()


def text_width(look: Look, text: str, step: Step, bold: bool | None = None) -> float:
    """The width in pixels of one line of ``text`` in the font that `Look.font` gives for the step."""
    return advance(text, look.px(step.size), step.bold if bold is None else bold)


def _within_bounds(scale: float) -> float:
    return min(_LARGEST, max(_SMALLEST, scale))


@lru_cache(maxsize=256)
def face(pixels: int, bold: bool) -> QFont:
    """The interface face in a size. One for all, so nobody changes it."""
    font = QFont(FAMILY)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=256)
def metrics(pixels: int, bold: bool) -> QFontMetricsF:
    """What the interface face measures in a size."""
    return QFontMetricsF(face(pixels, bold))


# What a text measures does not change, and measuring it takes longer than painting it.
@lru_cache(maxsize=8192)
def advance(text: str, pixels: int, bold: bool) -> float:
    """The width in pixels of one line of text in a size of the interface face."""
    return metrics(pixels, bold).horizontalAdvance(text)
