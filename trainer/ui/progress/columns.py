"""Columns painted: counts above them, words below, no scale."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Align, TextLine
from trainer.ui.look import Look
from trainer.ui.progress.plot import ColumnShape
from trainer.ui.theme import Step, Tone

HEIGHT: Final = 246
_WIDE: Final = 16
_PITCH: Final = 44
_RADIUS: Final = 3
_LINE: Final = 17


def paint_columns(painter: QPainter, room: QRectF, shape: ColumnShape, look: Look) -> None:
    """Paint columns over a base line."""
    px, theme = look.px, look.theme
    top, base = room.top() + px(2 * _LINE), room.bottom() - px(3 * _LINE + 4)
    pitch = min(room.width() / len(shape.heights), px(_PITCH))
    wide = min(px(_WIDE), pitch - px(2))
    most = max((*shape.heights, 1))
    painter.setPen(Qt.PenStyle.NoPen)
    for place, height in enumerate(shape.heights):
        middle = room.left() + (place + 0.5) * pitch
        high = (base - top) * height / most
        painter.setBrush(QColor(theme.accent if place == shape.now else theme.ghost))
        painter.drawPath(_column(QRectF(middle - wide / 2, base - high, wide, high), px(_RADIUS)))
    painter.fillRect(QRectF(room.left(), base, room.width(), 1), QColor(theme.ink2))


def _column(bar: QRectF, radius: float) -> QPainterPath:
    """A bar whose upper corners are round."""
    path, square = QPainterPath(), QPainterPath()
    path.addRoundedRect(bar, radius, radius)
    square.addRect(bar.adjusted(0, min(radius, bar.height()), 0, 0))
    return path.united(square) if bar.height() > radius else square


def column_lines(room: QRectF, shape: ColumnShape, look: Look) -> list[TextLine]:
    """What is written over, on and below the columns."""
    px = look.px
    high = px(_LINE)
    top, base = room.top() + 2 * high, room.bottom() - 3 * high - px(4)
    pitch = min(room.width() / len(shape.heights), px(_PITCH))
    most = max((*shape.heights, 1))
    lines = [
        TextLine(QRectF(room.left(), room.top(), room.width(), high), (Run(shape.up, Step.SMALL, tone=Tone.INK2),))
    ]
    for place, (height, below) in enumerate(zip(shape.heights, shape.below, strict=True)):
        now = place == shape.now
        tone, left = Tone.ACCENT if now else Tone.INK2, room.left() + place * pitch
        above = base - (base - top) * height / most - high
        lines.append(_centred(QRectF(left, above, pitch, high), str(height), tone, now))
        for number, text in enumerate(below):
            line = _centred(QRectF(left, base + px(4) + number * high, pitch, high), text, tone, now)
            lines.append(replace(line, place=_within(line, room, look)))
    return lines


def _within(line: TextLine, room: QRectF, look: Look) -> QRectF:
    """The place of a line moved so far that its text does not leave the room."""
    taken = line.taken(look)
    return line.place.translated(max(0.0, room.left() - taken.left()) - max(0.0, taken.right() - room.right()), 0)


def _centred(place: QRectF, text: str, tone: Tone, bold: bool) -> TextLine:
    return TextLine(place, (Run(text, Step.SMALL, bold, tone),), Align.CENTRE)
