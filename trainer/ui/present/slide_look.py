"""How slides look: dark unless wished otherwise, in the words of the program, as large as the window asks for."""

from typing import Final

from PySide6.QtCore import QObject, QSize

from trainer.ui.look import Look
from trainer.ui.present.space import slide_scale
from trainer.ui.theme import THEMES, TILE_THEMES, ThemeId
from trainer.ui.tiles import TileArt

SCALES: Final = (1.0, 1.15, 1.3)
"""The own scales of slides: how large words are; the tiles take what they leave."""
_LIGHT_OF: Final = {ThemeId.DARK: ThemeId.LIGHT, ThemeId.CONTRAST_DARK: ThemeId.CONTRAST}


class SlideLook(Look):
    """Follows the look of the program but for ground and size; ``light`` and ``scale`` (a place in `SCALES`) are the
    slides' own."""

    def __init__(self, followed: Look, parent: QObject) -> None:
        super().__init__(followed.words, ThemeId.DARK, parent)
        self._followed = followed
        self.light = False
        self.scale = 0

    def follow(self, size: QSize) -> None:
        """Be as is wished on a slide of a size."""
        self.take_after(self._followed)
        dark = ThemeId.CONTRAST_DARK if self._followed.theme.outline else ThemeId.DARK
        self.theme = THEMES[_LIGHT_OF[dark] if self.light else dark]
        self.art = TileArt(TILE_THEMES[self.theme.tiles], self.theme, self.corner_indices)
        self.ui_scale = slide_scale(size.width(), size.height(), SCALES[self.scale])
        self.changed.emit()

    def enlarge(self, by: int) -> None:
        """Take the next scale, larger (1) or smaller (-1)."""
        self.scale = max(0, min(len(SCALES) - 1, self.scale + by))
