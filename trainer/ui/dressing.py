"""Another look on the pages of a window, one after the other, the one in front first. All together, words, sizes and
styles of all pages take many frames.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.look import Look


class PageLook(Look):
    """The look of one page: another one, followed when `follow` says so, ``growth`` times as large."""

    def __init__(self, followed: Look) -> None:
        super().__init__(followed.words, followed.theme.id, followed)
        self._followed = followed
        self.growth = 1.0
        self.take_after(followed)

    def follow(self) -> None:
        """Be as the look that is followed is now, without telling anybody."""
        self.take_after(self._followed)
        self.ui_scale *= self.growth
        self.tile_scale *= self.growth


@runtime_checkable
class InParts(Protocol):
    """A page with so much on it that a style sheet for all of it at once would take longer than a frame."""

    @property
    def parts(self) -> Sequence[QWidget]:
        """What wears the sheet in place of the page, none of them within another; all that needs one is in them."""


class Dressing(QObject):
    """Keeps pages, each with the look it was made with, as a look is; each step of that is an event of its own.

    ``restyled``: something of the page in front is in another style sheet. ``recoloured``: the page in front is whole
    again in other colours, after it was ``halfway``.
    """

    restyled = Signal()
    recoloured = Signal()

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = look.style_sheet
        self._colours = look.theme.id
        self._halfway = False
        self._pages: dict[QWidget, PageLook] = {}
        self._behind: deque[QWidget] = deque()
        self._unstyled: dict[QWidget, QWidget] = {}
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        look.changed.connect(self._follow)

    def take(self, page: QWidget, look: PageLook) -> None:
        """Dress this page from now on; ``look`` is the one that it was made with."""
        self._pages[page] = look
        for part in _parts(page):
            part.setStyleSheet(look.style_sheet)

    def hurry(self, page: QWidget) -> None:
        """This page is about to be seen: dress it now, if it waits for that."""
        if page in self._behind:
            self._behind.remove(page)
            for part in _parts(page):
                self._style(part)
            self._tell(page)
            self._see_whether_whole()

    def grow(self, growth: float, pages: Iterable[QWidget]) -> None:
        """Show pages so many times as large as the look has them."""
        changed = [page for page in pages if self._pages[page].growth != growth]
        for page in changed:
            self._pages[page].growth = growth
        if changed:
            self._unstyled |= _by_part(changed)
            self._await(page for page in self._pages if page in changed or page in self._behind)

    @property
    def waiting(self) -> bool:
        """Whether a page is still as it was."""
        return bool(self._behind)

    @property
    def halfway(self) -> bool:
        """Whether the page in front is in the colours of two themes, so that much of it could not be read."""
        return self._halfway

    def _follow(self) -> None:
        sheet = self._look.style_sheet
        if sheet != self._sheet:
            self._sheet = sheet
            self._unstyled = _by_part(self._pages)
        self._await(self._pages)
        if self._look.theme.id is not self._colours:
            self._colours = self._look.theme.id
            self._halfway = True
            self._see_whether_whole()

    def _await(self, pages: Iterable[QWidget]) -> None:
        """These pages are behind."""
        self._behind = deque(sorted(pages, key=lambda page: not page.isVisible()))
        self._next.start(0)

    def _go_on(self) -> None:
        """The next step: a style sheet on a part of a page, or, when all its parts have theirs, its words and sizes. A
        sheet takes the margins from widgets that were never shown, so it comes first."""
        if not self._behind:
            return
        page = self._behind[0]
        unstyled = next((part for part, its_page in self._unstyled.items() if its_page is page), None)
        if unstyled is not None:
            self._style(unstyled)
        else:
            self._behind.popleft()
            self._tell(page)
        self._see_whether_whole()
        if self.waiting:
            self._next.start(0)

    def _see_whether_whole(self) -> None:
        if self._halfway and not any(page.isVisible() for page in self._behind):
            self._halfway = False
            self.recoloured.emit()

    def _tell(self, page: QWidget) -> None:
        look = self._pages[page]
        look.follow()
        look.changed.emit()

    def _style(self, part: QWidget) -> None:
        page = self._unstyled.pop(part, None)
        if page is None:
            return
        self._pages[page].follow()
        part.setStyleSheet(self._pages[page].style_sheet)
        if page.isVisible():
            self.restyled.emit()


def _parts(page: QWidget) -> Sequence[QWidget]:
    return page.parts if isinstance(page, InParts) else (page,)


def _by_part(pages: Iterable[QWidget]) -> dict[QWidget, QWidget]:
    """Each part with its page."""
    return {part: page for page in pages for part in _parts(page)}
