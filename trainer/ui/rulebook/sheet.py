"""The sheet of the page that is open in the rule book, and how it is turned over."""

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.rulebook.article import Article
from trainer.ui.rulebook.clause import FanClause, Follow
from trainer.ui.rulebook.in_force import InForce
from trainer.ui.rulebook.places import Kind, Place
from trainer.ui.theme import PAGE_MARGIN

_WIDEST = 1080
_TOP = 24
_SLICE = 0.002
"""Seconds of making a sheet from which on the rest waits for the next event."""


class Sheet(QWidget):
    """One page with what stays free around it. Where it scrolls, it is as wide as the window leaves it."""

    def __init__(self, look: Look, place: Place, in_force: InForce, follow: Follow, both_names: bool) -> None:
        super().__init__()
        self._look = look
        self.page: FanClause | Article
        if place.kind is Kind.FAN:
            self.page = FanClause(look, FanId(place.name), in_force, follow, both_names)
        else:
            self.page = Article(look, place, in_force, follow)
        self.page.setMaximumWidth(look.px(_WIDEST))
        self.setProperty("plain", True)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.page, 1)
        self._row.addStretch(0)

    def fit(self, compact: bool) -> None:
        """Take the margins of a wide or a compact rule book."""
        px = self._look.px
        self._row.setContentsMargins(PAGE_MARGIN if compact else px(40), px(_TOP), px(PAGE_MARGIN), px(40))

    def rest(self) -> Iterator[None]:
        """Make the rest of the page, in parts."""
        return self.page.rest()

    def lay_out(self, width: int) -> None:
        """Have everything in its place for this width before it is seen."""
        self._row.activate()
        self.resize(width, self.heightForWidth(width))


class SheetArea(QScrollArea):
    """Shows a sheet. Another one is made in several events, laid out in one more and then shown: together they would
    take two frames and more. When the area is shown, there is a sheet to see."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._compact = False
        self._coming: Sheet | None = None
        self._turning: Iterator[None] = iter(())
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

    @property
    def sheet(self) -> Sheet:
        """The sheet turned to last, shown now if it was not. Raises `LookupError` before the first."""
        self._finish()
        sheet = self.widget()
        if not isinstance(sheet, Sheet):
            raise LookupError("no sheet was turned to")
        return sheet

    @property
    def empty(self) -> bool:
        """Whether there is no sheet, nor one to come."""
        return self.widget() is None and not self._next.isActive()

    def turn_to(self, make: Callable[[], Sheet]) -> None:
        """Show the sheet that ``make`` gives; the one before stays till it is there, unless nobody sees the area now:
        who opens the book is not shown what was read last. Who looks at the area without a sheet sees it at once."""
        self._forget_coming()
        last = self.widget()
        if last is not None and not self.isVisible():
            last.hide()
        self._turning = self._turn(make)
        self._next.start(0)
        if self.widget() is None and self.isVisible():
            self._finish()

    def setStyleSheet(self, style: str) -> None:
        """Wear a style sheet. To give another one to all that is on a sheet at once takes longer than a frame, to make
        the sheet anew does not: one that nobody sees is put away before, and the area is ``empty``."""
        if self.styleSheet() and not self.isVisible():
            self._forget_coming()
            self._put_away()
        super().setStyleSheet(style)

    def showEvent(self, event: QShowEvent) -> None:
        """Have the sheet that is still to come."""
        super().showEvent(event)
        if self.widget() is None:
            self._finish()

    def fit(self, compact: bool) -> None:
        """Give the sheet the margins of a wide or a compact rule book."""
        self._compact = compact
        for sheet in (self.widget(), self._coming):
            if isinstance(sheet, Sheet):
                sheet.fit(compact)

    def _forget_coming(self) -> None:
        """Let a sheet go that is out of date before it was seen."""
        self._next.stop()
        if self._coming is not None:
            self._coming.deleteLater()
            self._coming = None

    def _put_away(self) -> None:
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()  # a link that was clicked may be in it

    def _finish(self) -> None:
        while self._next.isActive():
            self._go_on()

    def _go_on(self) -> None:
        self._next.start(0)
        if next(self._turning, "shown") is not None:
            self._next.stop()

    def _turn(self, make: Callable[[], Sheet]) -> Iterator[None]:
        """The parts of the work."""
        self._coming = sheet = make()
        sheet.fit(self._compact)
        yield
        sheet.setParent(self.viewport())  # what is added from now on gets the style sheet as it comes
        yield
        until = 0.0
        for _ in sheet.rest():
            if time.perf_counter() > until:
                yield
                until = time.perf_counter() + _SLICE
        yield
        sheet.lay_out(self.viewport().width())
        yield
        self._put_away()
        self._coming = None
        self.setWidget(sheet)
        self.verticalScrollBar().setValue(0)
