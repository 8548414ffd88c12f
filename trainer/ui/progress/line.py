"""A line painted: single values thin, their mean strong, the chosen span on a tint; labels stand at the lines."""

import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Align, TextLine
from trainer.ui.look import Look
from trainer.ui.progress.plot import LineShape
from trainer.ui.theme import Step, Tone

HEIGHT: Final = 246
_LEFT, _RIGHT, _FOOT, _HEAD = 32, 112, 40, 22
_LINE: Final = 17
_TICKS: Final = 4
_STRONG: Final = 2.4
_DOT: Final = 4


class Axes(Struct, frozen=True):
    """Where values lie: ``field`` is the room of the lines, ``top`` the value at its upper edge."""

    shape: LineShape
    look: Look
    field: QRectF
    top: int

    @classmethod
    def within(cls, room: QRectF, shape: LineShape, look: Look) -> "Axes":
        """The axes in a room, up to a round number."""
        px = look.px
        field = room.adjusted(px(_LEFT), px(_HEAD), -px(_RIGHT), -px(_FOOT))
        step = max(1, math.ceil(max((*shape.values, 1)) / _TICKS))
        return cls(shape, look, field, step * _TICKS)

    def at(self, place: int, value: float) -> QPointF:
        """Where a value lies."""
        wide = self.field.width() / max(1, len(self.shape.values) - 1)
        return QPointF(self.field.left() + place * wide, self.level(value))

    def level(self, value: float) -> float:
        """The height of a value."""
        return self.field.bottom() - self.field.height() * value / self.top

    @property
    def ticks(self) -> tuple[int, ...]:
        """The values with a line across."""
        return tuple(range(0, self.top + 1, self.top // _TICKS))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers below the lines: the first, round ones, the last."""
        first, last = self.shape.first, self.shape.first + len(self.shape.values) - 1
        step = next(step for step in (1, 2, 5, 10, 20, 50) if (last - first) / step <= 6 or step == 50)
        near = max(1, step // 2)
        between = [n for n in range(first + 1, last) if n % step == 0 and n - first >= near and last - n >= near]
        return tuple(dict.fromkeys((first, *between, last)))


def paint_line(painter: QPainter, room: QRectF, shape: LineShape, look: Look) -> None:
    """Paint tint, grid and both lines."""
    axes, theme = Axes.within(room, shape, look), look.theme
    if shape.chosen and shape.chosen_from < len(shape.values):
        left = axes.at(shape.chosen_from, 0).x()
        tint = QRectF(left, axes.field.top(), axes.field.right() - left, axes.field.height())
        painter.fillRect(tint, QColor(theme.accent_weak))
        if theme.outline:
            painter.setPen(QPen(QColor(theme.accent), theme.outline))
            painter.drawRect(tint)
    for tick in axes.ticks:
        line = QRectF(axes.field.left(), axes.level(tick), axes.field.width(), 1)
        painter.fillRect(line, QColor(theme.line if tick else theme.ink2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.ghost), 1))
    painter.drawPolyline(QPolygonF([axes.at(place, value) for place, value in enumerate(shape.values)]))
    pen = QPen(QColor(theme.ink1), look.px(1) * _STRONG)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    means = [axes.at(place, mean) for place, mean in enumerate(shape.means) if mean is not None]
    painter.drawPolyline(QPolygonF(means))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink1))
    for end in means[-1:]:
        painter.drawEllipse(end, look.px(_DOT), look.px(_DOT))


def line_lines(room: QRectF, shape: LineShape, look: Look) -> list[TextLine]:
    """What is written at the axes and at the lines."""
    axes, px = Axes.within(room, shape, look), look.px
    field, high = axes.field, px(_LINE)
    lines = [_small(QRectF(room.left(), room.top(), room.width(), high), shape.up)]
    for tick in axes.ticks:
        place = QRectF(room.left(), axes.level(tick) - high / 2, px(_LEFT - 12), high)
        lines.append(_small(place, str(tick), Align.RIGHT))
    for number in axes.numbers:
        x = axes.at(number - shape.first, 0).x()
        lines.append(_small(QRectF(x - px(30), field.bottom() + px(4), px(60), high), str(number), Align.CENTRE))
    below = QRectF(field.left(), field.bottom() + px(4) + high, field.width(), high)
    lines.append(_small(below, shape.across, Align.CENTRE))
    named = _span_name(axes, high)
    return [*lines, *named, *_each(axes, high, [line.taken(look) for line in named]), *_end(axes, room)]


def _span_name(axes: Axes, high: float) -> list[TextLine]:
    """The name of the chosen span at the upper left of its tint, where it has room."""
    shape, look = axes.shape, axes.look
    if not shape.chosen or shape.chosen_from >= len(shape.values):
        return []
    left = axes.at(shape.chosen_from, 0).x() + look.px(8)
    place = QRectF(left, axes.field.top() + look.px(2), axes.field.right() - left, high)
    name = Run(shape.chosen, Step.SMALL, True, Tone.ACCENT)
    return [TextLine(place, (name,))] if name.width(look) <= place.width() else []


def _each(axes: Axes, high: float, taken: Sequence[QRectF]) -> list[TextLine]:
    """The label of the single values, at the right of the highest one where it has room and nothing else stands."""
    shape, look = axes.shape, axes.look
    label = Run(shape.each, Step.SMALL, tone=Tone.INK2)
    for place in sorted(range(len(shape.values)), key=lambda number: -shape.values[number]):
        at = axes.at(place, shape.values[place])
        room = QRectF(at.x() + look.px(8), at.y() - high / 2, label.width(look), high)
        if room.right() <= axes.field.right() and not any(room.intersects(other) for other in taken):
            return [TextLine(room, (label,))]
    return []


def _end(axes: Axes, room: QRectF) -> list[TextLine]:
    """The last mean with what it means, at the right of the lines."""
    shape, px = axes.shape, axes.look.px
    if not shape.end:
        return []
    last = next(mean for mean in reversed(shape.means) if mean is not None)
    left, high = axes.field.right() + px(12), px(24)
    total = high + len(shape.notes) * px(_LINE)
    top = min(max(room.top(), axes.level(last) - high / 2), axes.field.bottom() + px(8) - total)
    runs = (Run(shape.end, Step.H3), Run(shape.unit, Step.NOTE, tone=Tone.INK2, gap=6))
    lines = [TextLine(QRectF(left, top, room.right() - left, high), runs)]
    for number, note in enumerate(shape.notes):
        place = QRectF(left, top + high + number * px(_LINE), room.right() - left, px(_LINE))
        lines.append(_small(place, note))
    return lines


def _small(place: QRectF, text: str, align: Align = Align.LEFT) -> TextLine:
    return TextLine(place, (Run(text, Step.SMALL, tone=Tone.INK2),), align)
