"""How large pages are drawn in a window: they grow with a large one, and an interface scale that would break the table
is held back."""

from typing import Final

from PySide6.QtCore import QSize

from trainer.text import Language
from trainer.ui.look import Look

_ROOM: Final = {Language.ZH: (960, 640), Language.EN: (1024, 660)}
"""The least window, in pixels at 100 %, in which the whole table has its place with the words of a language."""

_DESIGN: Final = (1440, 900)
"""The window for which the table is drawn, in pixels."""
_MOST_GROWTH: Final = 2.0
"""How many times as large as drawn a large window shows it at most."""

_PAGE: Final = (1280, 800)
"""The window, in pixels at 100 %, that the other pages are never made too large for by growing."""


def growth(window: QSize) -> float:
    """How many times as large as drawn the table is in a window: 1 in all that are not larger than the design."""
    return min(_MOST_GROWTH, max(1.0, _ratio(window, *_DESIGN)))


def page_growth(window: QSize, chosen: float) -> float:
    """How many times as large the pages beside the table are for a window, where ``chosen`` is the interface scale."""
    return max(1.0, min(growth(window), _ratio(window, *_PAGE) / chosen))


def largest_scale(window: QSize, language: Language) -> float:
    """The largest interface scale that can be chosen for the table in a window and still fits it, its growth aside; 1
    in the smallest windows."""
    return max(1.0, int(20 * _whole(window, language) / growth(window)) / 20)


def fitted_scale(wanted: float, window: QSize, language: Language) -> float:
    """The scale at which the table is drawn where ``wanted`` is chosen: grown with the window, as far as it fits."""
    return min(wanted * growth(window), _whole(window, language))


def _whole(window: QSize, language: Language) -> float:
    """The scale at which the whole table with a language's words just fits a window, never less than 1."""
    return max(1.0, _ratio(window, *_ROOM[language]))


def _ratio(window: QSize, wide: int, high: int) -> float:
    """How many times a window is as large as another, in steps of a twentieth: text of few sizes is drawn sooner."""
    return int(20 * min(window.width() / wide, window.height() / high)) / 20


class FittedLook(Look):
    """Another look followed in everything but the interface scale, which grows with a large window and stays within
    what a small one has room for."""

    def __init__(self, followed: Look) -> None:
        super().__init__(followed.words, followed.theme.id, followed)
        self._followed = followed
        self._room = QSize()
        followed.changed.connect(self._follow)
        self._follow()

    def fit(self, window: QSize) -> None:
        """Be as large as a window of this size asks for."""
        self._room = window
        if self._fitting() != self.ui_scale:
            self._follow()

    def _fitting(self) -> float:
        if self._room.isEmpty():
            return self._followed.ui_scale
        return fitted_scale(self._followed.ui_scale, self._room, self._followed.language)

    def _follow(self) -> None:
        self.take_after(self._followed)
        self.ui_scale = self._fitting()
        self.changed.emit()
