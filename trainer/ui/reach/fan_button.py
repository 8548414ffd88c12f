"""What rows and chips have in common: a click on the name asks for the fan's rule, one elsewhere pins the fan."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import FanLine
from trainer.rules import FanId
from trainer.ui.controls import FocusButton, TextLine
from trainer.ui.look import Look
from trainer.ui.theme import Tone


class FanButton(FocusButton):
    """A fan of the panel. ``clicked`` pins it, ``rule_wanted`` tells a click on its name."""

    rule_wanted = Signal()
    only_enter = True

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

    def name_line(self) -> TextLine:
        """The name of the fan, with its place."""
        raise NotImplementedError

    def underline(self, painter: QPainter) -> None:
        """Underline the name where the pointer is on it: it can be clicked by itself."""
        if self._on_name:
            name, tone = self._name_rect(), self.name_line().runs[0].tone or Tone.INK1
            ink = QColor(self.look.theme.tone(tone))
            painter.fillRect(QRectF(name.left(), name.bottom() - 1, name.width(), 1), ink)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Underline the name under the pointer: it can be clicked by itself."""
        super().mouseMoveEvent(event)
        self._point_at(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Take the line under the name away."""
        super().leaveEvent(event)
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
