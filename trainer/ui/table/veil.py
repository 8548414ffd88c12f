"""What lies over a table at which nobody plays yet: the hand that waits is seen through it."""

from typing import Final

from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.look import Look

_OPACITY: Final = 0.55


class Veil(QWidget):
    """A film in the colour of the table; it takes the pointer from what lies below."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the film."""
        painter = QPainter(self)
        painter.setOpacity(_OPACITY)
        painter.fillRect(self.rect(), QColor(self._look.theme.table))
        painter.end()
