"""How the deal was made, always told on the table: a fair one, a start near a fan, a conflict between two."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.game import Disclosure, SeatView, StartKind
from trainer.game.wording import start_phrase
from trainer.rules import Seat
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.table.lines import Align, Line, Painted, Span
from trainer.ui.theme import Step

_MARK = 20
_TOP = 6


class Disclosed(Painted):
    """The deal's making in the corner of the table: a few words with the marks of the fans, and the whole of it as a
    name and a tooltip."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._start: Disclosure | None = None
        self._viewer = Seat.E

    def show_view(self, view: SeatView | None) -> None:
        """Tell how the hand of a view was dealt."""
        shown = None if view is None else view.start, Seat.E if view is None else view.seat
        if shown != (self._start, self._viewer):
            self._start, self._viewer = shown
            self.refresh()

    def refresh(self) -> None:
        """Name it for a screen reader and paint it."""
        told = "" if self._start is None else self.look.words.phrase(start_phrase(self._start, self._viewer))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.repaint_soon()

    def lines(self) -> tuple[Line, ...]:
        """The few words, at the right edge."""
        if self._start is None:
            return ()
        chosen = self._start.kind is not StartKind.FAIR
        words = self.look.words("table-deal-chosen" if chosen else "table-deal-fair")
        place = QRectF(0, self.look.px(_TOP), self.width(), self.look.px(Step.NOTE.line))
        return (Line(place, (Span(words, Step.NOTE, colour="ink2"),), Align.RIGHT),)

    def decorate(self, painter: QPainter) -> None:
        """Paint the marks of the fans that the start is near."""
        fans = () if self._start is None else self._start.fans
        side, top = self.look.px(_MARK), self.look.px(_TOP + Step.NOTE.line + 4)
        left = self.width() - len(fans) * side - max(0, len(fans) - 1) * self.look.px(6) - 1
        for place, fan in enumerate(fans):
            paint_mark(painter, QRectF(left + place * (side + self.look.px(6)), top, side, side), fan, self.look)
