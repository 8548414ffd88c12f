"""How large the table may be drawn in a window: an interface scale that would break it is held back there."""

from typing import Final

from PySide6.QtCore import QSize

from trainer.text import Language
from trainer.ui.look import Look

_ROOM: Final = {Language.ZH: (960, 640), Language.EN: (1024, 660)}
"""The least window, in pixels at 100 %, in which the whole table has its place with the words of a language."""


def largest_scale(window: QSize, language: Language) -> float:
    """The largest interface scale at which the table fits a window; 1 in the smallest windows."""
    wide, high = _ROOM[language]
    return max(1.0, int(20 * min(window.width() / wide, window.height() / high)) / 20)


class FittedLook(Look):
    """Another look followed in everything but the interface scale, which stays within what a window has room for."""

    def __init__(self, followed: Look) -> None:
        super().__init__(followed.words, followed.theme.id, followed)
        self._followed = followed
        self._room = QSize()
        followed.changed.connect(self._follow)
        self._follow()

    def fit(self, window: QSize) -> None:
        """Stay within a window of this size."""
        self._room = window
        if self._fitting() != self.ui_scale:
            self._follow()

    def _fitting(self) -> float:
        if self._room.isEmpty():
            return self._followed.ui_scale
        return min(self._followed.ui_scale, largest_scale(self._room, self._followed.language))

    def _follow(self) -> None:
        followed = self._followed
        self.words, self.theme, self.art = followed.words, followed.theme, followed.art
        self.tile_scale, self.corner_indices, self.motion = (
            followed.tile_scale,
            followed.corner_indices,
            followed.motion,
        )
        self.ui_scale = self._fitting()
        self.changed.emit()
