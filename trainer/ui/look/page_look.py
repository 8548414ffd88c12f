"""The look of one page: that of the app, as large as the window asks for."""

from PySide6.QtCore import QSize

from trainer.ui.look import Look
from trainer.ui.look.fitting import fitted_scale, page_growth


class PageLook(Look):
    """Follows the look of the app when `follow` says so; a page that nobody sees need not be restyled.

    ``whole``: the page shows all it has without scrolling, and finds a place for tiles of any size by itself.
    """

    def __init__(self, followed: Look, *, whole: bool) -> None:
        super().__init__(followed.words, followed.theme.id, followed)
        self._followed = followed
        self._whole = whole

    def follow(self, window: QSize) -> None:
        """Be as the app's look is now in a window of this size."""
        before = self._state()
        self.take_after(self._followed)
        if self._whole:
            self.ui_scale = fitted_scale(self.ui_scale, window, self.language)
        else:
            grown = page_growth(window, self.ui_scale)
            self.ui_scale *= grown
            self.tile_scale *= grown
        if self._state() != before:
            self.changed.emit()

    def _state(self) -> tuple[object, ...]:
        return (self.words, self.theme, self.art, self.motion, self.tile_scale, self.ui_scale, self.corner_indices)
