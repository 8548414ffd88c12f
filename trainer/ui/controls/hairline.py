"""The line that parts groups."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.look import Look


class Hairline(QWidget):
    """A line one pixel thick across (or down) its whole length."""

    def __init__(
        self, look: Look, way: Qt.Orientation = Qt.Orientation.Horizontal, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        long, thin = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(*((long, thin) if way is Qt.Orientation.Horizontal else (thin, long)))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        return QSize(1, 1)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        QPainter(self).fillRect(self.rect(), QColor(self._look.theme.line))
