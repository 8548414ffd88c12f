"""Another look on the pages of a window, one after the other, the one in front first. All together, words, sizes and
styles of all pages take many frames.
"""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.look import Look


class PageLook(Look):
    """The look of one page: another one, followed when `catch_up` says so, ``growth`` times as large."""

    def __init__(self, followed: Look) -> None:
        super().__init__(followed.words, followed.theme.id, followed)
        self._followed = followed
        self.growth = 1.0
        self.take_after(followed)

    def catch_up(self) -> None:
        """Be as the look that is followed is now."""
        self.take_after(self._followed)
        self.ui_scale *= self.growth
        self.tile_scale *= self.growth
        self.changed.emit()


class Dressing(QObject):
    """Keeps pages, each with the look it was made with, as a look is; each step of that is an event of its own.

    ``restyled``: the page in front is in another style sheet.
    """

    restyled = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = look.style_sheet
        self._pages: dict[QWidget, PageLook] = {}
        self._behind: deque[QWidget] = deque()
        self._unstyled: set[QWidget] = set()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        look.changed.connect(self._follow)

    def take(self, page: QWidget, look: PageLook) -> None:
        """Dress this page from now on; ``look`` is the one that it was made with."""
        self._pages[page] = look
        page.setStyleSheet(look.style_sheet)

    def hurry(self, page: QWidget) -> None:
        """This page is about to be seen: dress it now, if it waits for that."""
        if page in self._behind:
            self._behind.remove(page)
            self._pages[page].catch_up()
        self._style(page)

    def grow(self, growth: float, pages: Iterable[QWidget]) -> None:
        """Show pages so many times as large as the look has them."""
        changed = [page for page in pages if self._pages[page].growth != growth]
        for page in changed:
            self._pages[page].growth = growth
        if changed:
            self._unstyled.update(changed)
            self._await(page for page in self._pages if page in changed or page in self._behind)

    @property
    def waiting(self) -> bool:
        """Whether a page is still as it was."""
        return bool(self._behind or self._unstyled)

    def _follow(self) -> None:
        sheet = self._look.style_sheet
        if sheet != self._sheet:
            self._sheet = sheet
            self._unstyled = set(self._pages)
        self._await(self._pages)

    def _await(self, pages: Iterable[QWidget]) -> None:
        """These pages are behind."""
        self._behind = deque(sorted(pages, key=lambda page: not page.isVisible()))
        self._next.start(0)

    def _go_on(self) -> None:
        """The next step: first a page that has its words and sizes already, then words and sizes of another."""
        ready = next((page for page in self._unstyled if page not in self._behind), None)
        if ready is not None:
            self._style(ready)
        elif self._behind:
            self._pages[self._behind.popleft()].catch_up()
        if self.waiting:
            self._next.start(0)

    def _style(self, page: QWidget) -> None:
        if page in self._unstyled:
            self._unstyled.remove(page)
            page.setStyleSheet(self._pages[page].style_sheet)
            if page.isVisible():
                self.restyled.emit()
