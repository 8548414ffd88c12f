"""Bars, locks, free seats and crosses: how a fan sits on its melds, and how a refused one does not."""

from collections.abc import Iterator
from itertools import groupby, pairwise

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.score_board import Bar
from trainer.rules import FanId, Parts
from trainer.ui.controls import paint_icon
from trainer.ui.look import Look
from trainer.ui.score.grid import MatrixGrid
from trainer.ui.theme import Step

_PASSING = 4
_RING = 5
_RADIUS = 8
_TINT = 0.1
_LOCKS_FROM = 0.6
"""The share of a bar's growth after which its locks close."""


class BarPainter(Struct, frozen=True):
    """Paints the bars of a grid in one look. ``grown`` runs from 0 to 1 while a lane is revealed."""

    look: Look
    grid: MatrixGrid

    def counted(self, painter: QPainter, row: int, bar: Bar, grown: float = 1.0) -> None:
        """A fan that counts: blocks over its melds, a thin line past others, a lock on each seat it takes."""
        if grown <= 0:
            return
        colour = QColor(self.look.theme.fans[bar.fan])
        place = self.grid.bar(row, bar)
        painter.save()
        painter.setClipRect(QRectF(place.left() - 2, place.top() - 2, (place.width() + 4) * grown, place.height() + 4))
        painter.setPen(self._outline(colour))
        painter.setBrush(colour)
        blocks = [self.grid.block(row, first, last) for first, last in _blocks(bar.columns, self.grid.columns)]
        for block, following in pairwise(blocks):
            painter.fillRect(self._passing(block, following), colour)
        for block in blocks:
            painter.drawRoundedRect(block, self._radius, self._radius)
        painter.restore()
        closing = min(1.0, max(0.0, (grown - _LOCKS_FROM) / (1 - _LOCKS_FROM)))
        for column in bar.columns if closing else ():
            self._lock(painter, self.grid.seat(row, column), colour.name(), closing)

    def event(self, painter: QPainter, row: int, bar: Bar, text: str, grown: float = 1.0) -> None:
        """An event of the win: a dashed frame over all melds that takes no seat, its name of the event inside."""
        if grown <= 0:
            return
        colour = QColor(self.look.theme.fans[bar.fan])
        place = self.grid.bar(row, bar)
        painter.save()
        painter.setOpacity(painter.opacity() * grown)
        self._dashed(painter, place, colour)
        painter.setPen(colour)
        painter.setFont(self.look.font(Step.BODY, bold=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def refused(self, painter: QPainter, row: int, bar: Bar, taken: Parts, grown: float = 1.0) -> None:
        """A fan that does not count: a dashed frame, ✕ on the ``taken`` columns, circles on the free."""
        if grown > 0:
            painter.save()
            painter.setOpacity(painter.opacity() * grown)
            place, ghost = self.grid.bar(row, bar), QColor(self.look.theme.ghost)
            self._dashed(painter, place, ghost)
            self._seats(painter, row, bar.columns, taken, ghost)
            painter.restore()

    def held(self, painter: QPainter, row: int, fan: FanId, columns: Parts, taken: Parts) -> None:
        """A bar in the hand, over the ``columns`` where it would sit, in its fan's colour; ✕ on the ``taken``."""
        colour = QColor(self.look.theme.fans[fan])
        tint = QColor(colour)
        tint.setAlphaF(_TINT)
        painter.save()
        self._dashed(painter, self.grid.block(row, columns[0], columns[-1]), colour, tint)
        self._seats(painter, row, columns, taken, colour)
        painter.restore()

    def _seats(self, painter: QPainter, row: int, columns: Parts, taken: Parts, colour: QColor) -> None:
        """The seats of a bar that does not sit, joined by a line: rings, ✕ in the ``taken``."""
        theme = self.look.theme
        seats = {column: self.grid.seat(row, column) for column in columns}
        painter.setPen(QPen(colour, 2))
        middle, inset = seats[columns[0]].center().y(), self.look.px(10)
        ends = self.grid.block(row, columns[0], columns[-1])
        painter.drawLine(QLineF(ends.left() + inset, middle, ends.right() - inset, middle))
        for column, seat in seats.items():
            painter.setBrush(QColor(theme.bg))
            painter.setPen(QPen(QColor(theme.bad) if column in taken else colour, 2))
            painter.drawEllipse(seat.adjusted(1, 1, -1, -1))
            if column in taken:
                self._cross(painter, seat)

    def tether(self, painter: QPainter, row: int, holder: int, column: int, grown: float = 1.0) -> None:
        """The dotted line from a taken seat up to the lock that holds it, ``holder`` being the lock's row."""
        if grown <= 0:
            return
        top, bottom = self.grid.seat(holder, column), self.grid.seat(row, column)
        pen = QPen(QColor(self.look.theme.bad), 2)
        pen.setDashPattern([1, 1.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.save()
        painter.setPen(pen)
        x = top.center().x()
        painter.drawLine(QLineF(x, top.bottom() + 1, x, top.bottom() + (bottom.top() - top.bottom()) * grown))
        painter.restore()

    def free(self, painter: QPainter, row: int, column: int) -> None:
        """A seat that the class could still take: a small ring."""
        theme = self.look.theme
        ring = self.look.px(_RING)
        painter.save()
        painter.setBrush(QColor(theme.bg))
        painter.setPen(QPen(QColor(theme.line2), 2))
        painter.drawEllipse(self.grid.seat(row, column).center(), ring, ring)
        painter.restore()

    def lit(self, painter: QPainter, row: int, column: int) -> None:
        """A ring round the seat of a meld that is pointed at."""
        seat = self.grid.seat(row, column)
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self.look.theme.ink1), 2))
        painter.drawEllipse(seat.adjusted(-3, -3, 3, 3))
        painter.restore()

    @property
    def _radius(self) -> float:
        return self.look.px(_RADIUS)

    def _passing(self, block: QRectF, following: QRectF) -> QRectF:
        """The thin line from one block to the next."""
        height = self.look.px(_PASSING)
        return QRectF(block.right(), block.center().y() - height / 2, following.left() - block.right(), height)

    def _outline(self, colour: QColor) -> QPen:
        return QPen(colour, 1) if self.look.theme.outline else QPen(Qt.PenStyle.NoPen)

    def _dashed(self, painter: QPainter, place: QRectF, colour: QColor, ground: QColor | None = None) -> None:
        pen = QPen(colour, 2)
        pen.setDashPattern([4, 2.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(ground or Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), self._radius, self._radius)

    def _lock(self, painter: QPainter, seat: QRectF, colour: str, closing: float) -> None:
        painter.save()
        painter.setOpacity(painter.opacity() * closing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.theme.mark_ink))
        painter.drawEllipse(seat)
        side = seat.width() * 0.58
        icon = QRectF(0, 0, side, side)
        icon.moveCenter(seat.center() - QPointF(0, seat.height() * 0.02))
        paint_icon(painter, icon, "lock", colour)
        painter.restore()

    def _cross(self, painter: QPainter, seat: QRectF) -> None:
        pen = QPen(QColor(self.look.theme.bad), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach, centre = seat.width() * 0.2, seat.center()
        for way in (1, -1):
            step = QPointF(reach, way * reach)
            painter.drawLine(QLineF(centre - step, centre + step))


def _blocks(taken: Parts, columns: int) -> Iterator[tuple[int, int]]:
    """Runs of neighbouring melds, first and last of each; an event reaches over all columns."""
    if not taken:
        yield 0, columns - 1
    for _, run in groupby(enumerate(taken), key=lambda pair: pair[1] - pair[0]):
        members = [column for _, column in run]
        yield members[0], members[-1]
