"""How the deal was made, always told on the table: a fair one, a start near a fan, a conflict between two."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from trainer.game import SeatView
from trainer.game.wording import start_phrase
from trainer.rules import Phrase
from trainer.ui.look import Look
from trainer.ui.table.lines import Align, Line, Painted, Span, wrapped
from trainer.ui.theme import Step


class Disclosed(Painted):
    """The deal's making, in the corner of the table."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._start: Phrase | None = None

    def show_view(self, view: SeatView | None) -> None:
        """Tell how the hand of a view was dealt."""
        self._start = None if view is None else start_phrase(view.start, view.seat)
        self.refresh()

    def refresh(self) -> None:
        """Name it for a screen reader and paint it."""
        self.setAccessibleName(self._text())
        self.update()

    def lines(self) -> tuple[Line, ...]:
        """As many lines as it takes, at the right edge."""
        high = self.look.px(Step.NOTE.line)
        top = self.look.px(6)
        return tuple(
            Line(QRectF(0, top + row * high, self.width(), high), (Span(text, Step.NOTE, colour="ink2"),), Align.RIGHT)
            for row, text in enumerate(wrapped(self.look, self._text(), self.width(), Step.NOTE))
        )

    def _text(self) -> str:
        return "" if self._start is None else self.look.words.phrase(self._start)
