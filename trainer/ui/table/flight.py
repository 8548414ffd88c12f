"""Tiles on their way: a discard flies to its row, a claimed tile glides to its meld, a drawn one comes from the wall.

Flights are pictures over the table that take no input and delay none: what they show has already happened.
"""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.rules import Tile
from trainer.ui.look import Look
from trainer.ui.tiles import TileFace


class Flight(QWidget):
    """One tile between two places of its parent."""

    def __init__(self, look: Look, tile: Tile, start: QRectF, end: QRectF, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._tile = tile
        self._start = start
        self._end = end
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.motion.valueChanged.connect(self._move)
        self._move()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile as large as its place is now."""
        painter = QPainter(self)
        self._look.art.draw(painter, QPointF(0, 0), self._width(), TileFace(self._tile))
        painter.end()

    def _share(self) -> float:
        value = self.motion.currentValue()
        return float(value) if value is not None else 0.0

    def _width(self) -> float:
        share = self._share()
        return round(self._start.width() + (self._end.width() - self._start.width()) * share)

    def _move(self) -> None:
        share = self._share()
        at = self._start.topLeft() + (self._end.topLeft() - self._start.topLeft()) * share
        width = self._width()
        self.setGeometry(QRect(round(at.x()), round(at.y()), round(width) + 1, round(width * 4 / 3) + 1))


class Flights:
    """The tiles in the air over ``ground``. With reduced motion nothing flies."""

    def __init__(self, look: Look, ground: QWidget) -> None:
        self._look = look
        self._ground = ground
        self._flying: list[tuple[Flight, Callable[[], None]]] = []

    @property
    def count(self) -> int:
        """How many tiles are in the air."""
        return len(self._flying)

    def send(self, tile: Tile, start: QRectF, end: QRectF, landed: Callable[[], None]) -> bool:
        """Send a tile; ``landed`` is called when it is there or the flight is cut short. False if nothing flies."""
        duration = self._look.motion.discard
        if duration <= 0 or start.isEmpty() or end.isEmpty() or not self._ground.isVisible():
            return False
        flight = Flight(self._look, tile, start, end, self._ground)
        entry = (flight, landed)
        self._flying.append(entry)
        flight.motion.setDuration(duration)
        flight.motion.finished.connect(lambda: self._land(entry))
        flight.show()
        flight.motion.start()
        return True

    def land_all(self) -> None:
        """Everything is where it belongs, at once."""
        for entry in tuple(self._flying):
            self._land(entry)

    def _land(self, entry: tuple[Flight, Callable[[], None]]) -> None:
        if entry not in self._flying:
            return
        self._flying.remove(entry)
        flight, landed = entry
        flight.motion.stop()
        flight.hide()
        flight.deleteLater()
        landed()
