"""What rows and chips have in common: a click on the name asks for the fan's rule, one elsewhere pins the fan."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import FanLine
from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.table.lines import Line, PaintedButton


class FanButton(PaintedButton):
    """A fan of the panel. ``clicked`` pins it, ``rule_wanted`` tells a click on its name."""

    rule_wanted = Signal()

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.fan = fan
        self.setMouseTracking(True)
        self._line = FanLine(fan, 0, known=False)
        self._pinned = False
        self._on_name = False

    @property
    def line(self) -> FanLine:
        """What it says."""
        return self._line

    @property
    def pinned(self) -> bool:
        """Whether its fan is a target of the learner's."""
        return self._pinned

    def name_line(self) -> Line:
        """The name of the fan, with its place."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, then the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.decorate(painter)
        for line in self.lines():
            line.paint(painter, self.look)
        if self._on_name:
            name = self._name_rect()
            ink = QColor(getattr(self.look.theme, self.name_line().spans[0].colour))
            painter.fillRect(QRectF(name.left(), name.bottom() - 1, name.width(), 1), ink)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Underline the name under the pointer: it can be clicked by itself."""
        super().mouseMoveEvent(event)
        self._point_at(event.position())

    def leave_name(self) -> None:
        """The pointer is elsewhere."""
        self._point_at(QPointF(-1, -1))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the name asks for the rule."""
        on_name = self.isDown() and self._name_rect().contains(event.position())
        if on_name and event.button() is Qt.MouseButton.LeftButton:
            self.setDown(False)
            self.rule_wanted.emit()
        else:
            super().mouseReleaseEvent(event)

    def _point_at(self, place: QPointF) -> None:
        on_name = self._line.known and self._name_rect().contains(place)
        if on_name is not self._on_name:
            self._on_name = on_name
            shape = Qt.CursorShape.PointingHandCursor if on_name else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _name_rect(self) -> QRectF:
        return self.name_line().taken(self.look).adjusted(0, 1, 0, -2)
