"""Fan marks: the shape says the class, the filling the rank, the character the fan."""

import math
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from trainer.rules import FANS, FanClass, FanId, FanTier
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.theme import FAMILY

_UNIT: Final = 28
_STROKE: Final = 1.6
_CHARACTER: Final = 15
_BOX: Final = QRectF(1.6, 1.6, 24.8, 24.8)


def paint_mark(painter: QPainter, rect: QRectF, fan: FanId, look: Look, instead: str = "") -> None:
    """Paint the mark of ``fan`` into the square ``rect``, in the fan's colour or the one given ``instead``; set the
    painter's opacity for a struck or faded one."""
    row = FANS[fan]
    colour = QColor(instead or look.theme.fans[fan])
    solid = row.tier is FanTier.MAIN
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    scale = rect.width() / _UNIT
    painter.scale(scale, scale)
    shape = _shape(row.klass)
    if solid:
        painter.fillPath(shape, colour)
    else:
        painter.strokePath(shape, _outline(row.tier, colour, max(_STROKE, _STROKE / scale)))
    centre = _CENTRES.get(row.klass, QPointF(14, 14))
    ink = QColor(look.theme.mark_ink) if solid else colour
    painter.fillPath(_letter(mark_sign(fan, look.language)).translated(centre), ink)
    painter.restore()


@cache
def _shape(klass: FanClass) -> QPainterPath:
    """The outline of a class's marks; worked out once, since that takes as long as painting it."""
    return _SHAPES[klass]()


def _outline(tier: FanTier, colour: QColor, width: float) -> QPen:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if tier is FanTier.INCIDENTAL:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([3.4 / width, 2.1 / width])
    return pen


@cache
def _letter(char: str) -> QPainterPath:
    """The outline of a character at 15/28, its ink centred on the origin."""
    font = QFont(FAMILY)
    font.setBold(True)
    font.setPixelSize(100)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, font, char)
    box = path.boundingRect()
    path.translate(-box.center())
    factor = _CHARACTER / 100
    return QTransform.fromScale(factor, factor).map(path)


def _rounded(corners: list[tuple[float, float]], radius: float) -> QPainterPath:
    """A closed polygon whose corners are rounded off ``radius`` before and after each."""
    points = [QPointF(x, y) for x, y in corners]
    path = QPainterPath()
    for index, corner in enumerate(points):
        before, after = points[index - 1] - corner, points[(index + 1) % len(points)] - corner
        start = corner + before * (radius / math.hypot(before.x(), before.y()))
        end = corner + after * (radius / math.hypot(after.x(), after.y()))
        if index == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path


def _ring_of(sides: int, radius: float, turn: float, corner: float) -> QPainterPath:
    """A regular polygon around the middle, its first corner ``turn`` radians clockwise from the right."""
    angles = [turn + math.tau * k / sides for k in range(sides)]
    return _rounded([(14 + radius * math.cos(a), 14 + radius * math.sin(a)) for a in angles], corner)


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(_BOX, 3.4, 3.4)
    return path


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(14, 14), 13, 13)
    return path


def _ticket() -> QPainterPath:
    """A square with a notch in the middle of the left and right side."""
    notches = QPainterPath()
    for x in (1.2, 26.8):
        notches.addEllipse(QPointF(x, 14), 3.1, 3.1)
    ticket = QPainterPath()
    ticket.addRoundedRect(_BOX, 2.2, 2.2)
    return ticket.subtracted(notches)


def _diamond() -> QPainterPath:
    return _ring_of(4, 14, 0, 2.4)


def _pill() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.8, 3.2, 26.4, 21.6), 10.8, 10.8)
    return path


def _stack() -> QPainterPath:
    """A square in front of another, of which a corner shows."""
    front, back, gap = QPainterPath(), QPainterPath(), QPainterPath()
    front.addRoundedRect(QRectF(0.4, 4.8, 22.8, 22.8), 3.6, 3.6)
    back.addRoundedRect(QRectF(3.4, 0.4, 24.2, 21.6), 3.6, 3.6)
    gap.addRoundedRect(QRectF(-4, 3.2, 28.8, 30), 4, 4)
    front.addPath(back.subtracted(gap))
    return front


def _arrow() -> QPainterPath:
    return _rounded([(1.6, 1.6), (19, 1.6), (28, 14), (19, 26.4), (1.6, 26.4)], 2.6)


def _hexagon() -> QPainterPath:
    return _ring_of(6, 14, math.pi / 6, 1.6)


def _octagon() -> QPainterPath:
    return _ring_of(8, 13.6, math.pi / 8, 1.2)


_SHAPES: Final[Mapping[FanClass, Callable[[], QPainterPath]]] = MappingProxyType(
    {
        FanClass.FORM: _square,
        FanClass.SUITS: _circle,
        FanClass.TERMINALS: _ticket,
        FanClass.HONOURS: _diamond,
        FanClass.KONGS: _pill,
        FanClass.SAME: _stack,
        FanClass.RUN: _arrow,
        FanClass.MIXED: _hexagon,
        FanClass.INCIDENTAL: _octagon,
    }
)
_CENTRES: Final[Mapping[FanClass, QPointF]] = MappingProxyType(
    {FanClass.SAME: QPointF(11.8, 16.2), FanClass.RUN: QPointF(12.4, 14)}
)


_SIGNS: Final[Mapping[FanId, tuple[str, str]]] = MappingProxyType(
    {
        FanId.PINGHE: ("平", "C"),
        FanId.DUIDUIHE: ("对", "P"),
        FanId.QIDUI: ("七", "7"),
        FanId.DUANYAO: ("断", "I"),
        FanId.QUANDAIYAO: ("幺", "O"),
        FanId.HUNYISE: ("混", "H"),
        FanId.QINGYISE: ("清", "F"),
        FanId.FANPAI: ("番", "V"),
        FanId.GANG: ("杠", "K"),
        FanId.YIBANGAO: ("般", "D"),
        FanId.LIANLIU: ("连", "L"),
        FanId.YITIAOLONG: ("龙", "S"),
        FanId.XIXIANGFENG: ("喜", "X"),
        FanId.SANSETONGSHUN: ("三", "M"),
        FanId.HAIDILAOYUE: ("海", "Z"),
        FanId.HEDIMOYU: ("河", "R"),
        FanId.JINJIDUOSHI: ("金", "J"),
        FanId.LINGSHANGKAIHUA: ("花", "U"),
        FanId.TIANHE: ("天", "T"),
        FanId.DIHE: ("地", "E"),
    }
)


def mark_sign(fan: FanId, language: Language) -> str:
    """The one character that stands for a fan."""
    zh, en = _SIGNS[fan]
    return zh if language is Language.ZH else en
