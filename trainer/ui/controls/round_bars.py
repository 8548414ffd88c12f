"""How far a round of questions or of steps is."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from trainer.ui.controls.signs import Sign
from trainer.ui.look import Look

_WIDE: Final = 274
_HIGH: Final = 6
_GAP: Final = 6


class RoundBars(Sign):
    """A bar for each question: done, now, to come."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._done, self._all = 0, 1

    def show_progress(self, done: int, count: int) -> None:
        """Show how many are done."""
        self._done, self._all = done, max(1, count)
        self.update()

    def sizeHint(self) -> QSize:
        """Ten bars of 22 with gaps."""
        return QSize(self._look.px(_WIDE), self._look.px(_HIGH))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the bars."""
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.ink3) if theme.outline else Qt.PenStyle.NoPen)
        to_come = theme.bg if theme.outline else theme.line2
        gap = self._look.px(_GAP) * min(1.0, 12 / self._all)
        step = (self.width() + gap) / self._all
        width = max(2.0, step - gap)
        for number in range(self._all):
            colour = theme.ink1 if number < self._done else theme.accent if number == self._done else to_come
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(number * step, 0, width, self.height()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
