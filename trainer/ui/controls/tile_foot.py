"""What stands under a tile of a hand: the marks of the fans it serves, or a word."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.theme import Step, Tone

FOOT: Final = 30
"""Height of a foot that takes pips or a caption, in pixels of the design."""
MOST_PIPS: Final = 3
_PIP: Final = 17
_PIP_STEP: Final = 19
_PIP_DROP: Final = 9
_CAPTION_DROP: Final = 6


def paint_pips(painter: QPainter, under: QPointF, fans: Sequence[FanId], look: Look) -> None:
    """Paint the marks from the tile's bottom left corner ``under``."""
    side = look.px(_PIP)
    for place, fan in enumerate(fans):
        at = QPointF(under.x() + place * look.px(_PIP_STEP), under.y() + look.px(_PIP_DROP))
        paint_mark(painter, QRectF(at.x(), at.y(), side, side), fan, look)


def paint_caption(painter: QPainter, middle: QPointF, room: float, text: str, tone: Tone, look: Look) -> None:
    """Paint a word centred under ``middle``, the middle of the tile's bottom edge, ``room`` pixels wide."""
    painter.setFont(look.font(Step.SMALL, bold=True))
    painter.setPen(QColor(look.theme.tone(tone)))
    line = QRectF(middle.x() - room / 2, middle.y() + look.px(_CAPTION_DROP), room, look.px(Step.SMALL.line))
    painter.drawText(line, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)
