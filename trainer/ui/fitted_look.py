"""A look as large as the table's window asks for."""

from PySide6.QtCore import QSize

from trainer.ui.fitting import fitted_scale
from trainer.ui.look import Look


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
