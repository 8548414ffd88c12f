"""Paints the lanes under a scored hand: a bar over the parts a fan uses, its name and points, why it was refused."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.rulebook.lanes import Lane
from trainer.ui.theme import Step

RIGHT = 272
"""The width of the column of names and points, in pixels of the design."""
NARROW = 760
"""Below this width in pixels of the design each name stands above its bar, and the tiles take the whole width."""
COLUMN_GAP = 32
_LANE = 32
_STACKED_LANE = 48
_REASON = 24
_BAR = 12
_THIN = 3
_MARK = 20

Span = tuple[float, float]
"""Left and right end of a part's tiles."""


class LaneFrame:
    """Where things stand in the lanes of a scored hand that is ``width`` pixels wide."""

    def __init__(self, look: Look, width: int) -> None:
        self.look = look
        self.width = width
        self.stacked = width < look.px(NARROW)
        self.names = 0 if self.stacked else width - look.px(RIGHT)
        """Where the names begin."""
        self.room = width if self.stacked else width - look.px(COLUMN_GAP + RIGHT)
        """How wide the row of tiles may be."""

    def height(self, lane: Lane) -> int:
        """The height of a lane."""
        return self.look.px((_STACKED_LANE if self.stacked else _LANE) + (_REASON if lane.refused else 0))

    def paint(self, painter: QPainter, lane: Lane, spans: Sequence[Span], y: float) -> None:
        """Paint a lane whose top is at ``y``; ``spans`` are those of all parts."""
        look = self.look
        top = y + (look.px(_STACKED_LANE - _LANE + 8) if self.stacked else 0)
        painter.save()
        if lane.parts:
            self._paint_bar(painter, lane, [spans[part] for part in lane.parts], top + look.px(_LANE) / 2)
        if lane.text:
            self._paint_text(painter, lane, top)
        painter.restore()
        self._paint_name(painter, lane, y)

    def _paint_bar(self, painter: QPainter, lane: Lane, seats: Sequence[Span], middle: float) -> None:
        theme, half = self.look.theme, self.look.px(_BAR) / 2
        colour = QColor(theme.ink3 if lane.refused else theme.fans[lane.fan])
        thin = QPen(colour, self.look.px(_THIN) if not lane.refused else 1.4)
        if lane.refused:
            thin.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(thin)
        for (_, end), (start, _) in pairwise(seats):
            painter.drawLine(QPointF(end, middle), QPointF(start, middle))
        painter.setPen(thin if lane.refused else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if lane.refused else colour)
        for left, right in seats:
            painter.drawRoundedRect(QRectF(left, middle - half, right - left, 2 * half), half, half)

    def _paint_text(self, painter: QPainter, lane: Lane, top: float) -> None:
        """Why a fan was refused, under its bar; or the event of a fan that uses no meld, in place of a bar."""
        look = self.look
        painter.setFont(look.font(Step.NOTE))
        painter.setPen(QColor(look.theme.ink2))
        line = QRectF(0, top, self.room, look.px(_LANE))
        if lane.parts:
            line = QRectF(0, top + look.px(_LANE - 4), self.width, look.px(_REASON - 4))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, lane.text)

    def _paint_name(self, painter: QPainter, lane: Lane, y: float) -> None:
        look, left = self.look, self.names
        side, height = look.px(_MARK), look.px(_LANE)
        painter.save()
        painter.setOpacity(0.5 if lane.refused else 1.0)
        paint_mark(painter, QRectF(left, y + (height - side) / 2, side, side), lane.fan, look)
        painter.restore()
        font = look.font(Step.BODY)
        font.setStrikeOut(lane.refused)
        painter.setFont(font)
        painter.setPen(QColor(look.theme.ink3 if lane.refused else look.theme.ink1))
        name = QRectF(left + side + look.px(8), y, self.width - left, height)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, look.words.fan(lane.fan))
        if not lane.refused:
            painter.setFont(look.font(Step.BODY, bold=True))
            points = QRectF(left, y, self.width - left, height)
            said = look.words("points", n=lane.points)
            painter.drawText(points, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, said)
