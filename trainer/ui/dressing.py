"""The style sheet on the pages of a window, the one in front first, the others one by one while nothing else is done.

On the whole app at once a style sheet takes ten times as long as on its pages one after the other.
"""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from trainer.ui.look import Look


class Dressing(QObject):
    """Keeps pages in the look's style sheet. Made before the pages, so that it hears first of another look."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = look.style_sheet
        self._pages: list[QWidget] = []
        self._waiting: list[QWidget] = []
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._dress_next)
        look.changed.connect(self._follow)

    def take(self, *pages: QWidget) -> None:
        """Dress these pages from now on."""
        self._pages += pages
        for page in pages:
            page.setStyleSheet(self._sheet)

    def hurry(self, page: QWidget) -> None:
        """This page is about to be seen: dress it now, if it waits for that."""
        if page in self._waiting:
            self._waiting.remove(page)
            page.setStyleSheet(self._sheet)

    @property
    def waiting(self) -> bool:
        """Whether a page is still in the old style sheet."""
        return bool(self._waiting)

    def _follow(self) -> None:
        sheet = self._look.style_sheet
        if sheet == self._sheet:
            return
        self._sheet = sheet
        self._waiting = list(self._pages)
        for page in self._pages:
            if page.isVisible():
                self.hurry(page)
        self._next.start(0)

    def _dress_next(self) -> None:
        if self._waiting:
            self.hurry(self._waiting[0])
            self._next.start(0)
