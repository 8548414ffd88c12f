"""The pages beside the table grow with the window; the table, which knows its own room, does so by itself."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from trainer.ui.dressing import Dressing
from trainer.ui.fitting import page_growth
from trainer.ui.look import Look


class Growing(QObject):
    """Has ``pages`` dressed as large as the window and the chosen interface scale ask for, whenever one changes."""

    def __init__(self, look: Look, dressing: Dressing, window: QWidget, pages: Sequence[QWidget]) -> None:
        super().__init__(window)
        self._look, self._dressing, self._window, self._pages = look, dressing, window, pages
        window.installEventFilter(self)
        look.changed.connect(self._grow)

    def eventFilter(self, receiver: QObject, event: QEvent) -> bool:
        """See the window's new size; nothing is kept from it."""
        if event.type() is QEvent.Type.Resize and receiver is self._window:
            self._grow()
        return False

    def _grow(self) -> None:
        self._dressing.grow(page_growth(self._window.size(), self._look.ui_scale), self._pages)
