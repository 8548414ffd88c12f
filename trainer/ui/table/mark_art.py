"""Fan marks from pictures: the table paints the same few again and again, at one size each."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from trainer.rules import FanId
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.theme import ThemeId


def draw_mark(painter: QPainter, place: QPointF, side: int, fan: FanId, look: Look) -> None:
    """Draw the mark of ``fan``, ``side`` pixels wide, with its top left at ``place``, rounded to device pixels."""
    ratio = painter.device().devicePixelRatioF()
    image = _rendered(look, look.theme.id, look.language, fan, side, ratio)
    painter.drawImage(QPointF(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio), image)


@lru_cache(maxsize=128)
def _rendered(look: Look, _theme: ThemeId, _language: Language, fan: FanId, side: int, ratio: float) -> QImage:
    """The mark as ``look`` shows it while it has this theme and language."""
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_mark(painter, QRectF(0, 0, side, side), fan, look)
    painter.end()
    return image
