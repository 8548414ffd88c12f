"""A fan's mark by itself."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from trainer.rules import FanId
from trainer.ui.controls.sign import Sign
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark


class MarkLabel(Sign):
    """A fan mark of ``size`` pixels of the design; it says the fan's name to screen readers."""

    def __init__(self, look: Look, fan: FanId, size: int = 28) -> None:
        super().__init__(look)
        self._fan = fan
        self._size = size
        self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        side = self._look.px(self._size)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        side = self._look.px(self._size)
        left, top = (self.width() - side) / 2, (self.height() - side) / 2
        paint_mark(painter, QRectF(left, top, side, side), self._fan, self._look)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words.fan(self._fan))
        super()._refresh()
