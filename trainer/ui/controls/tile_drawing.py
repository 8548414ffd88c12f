"""The tile on a widget that may be given another size."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.ui.controls.later import Later
from trainer.ui.look import Look
from trainer.ui.tiles import TileArt, TileFace


class TileDrawing:
    """Draws a tile. In a size of which there is no pixmap yet, the one of the size before is stretched until the new
    one is made, `Later`: when a window is resized all tiles change at once."""

    def __init__(self, look: Look, widget: QWidget) -> None:
        self._look = look
        self._widget = widget
        self._last: tuple[TileArt, TileFace, QPixmap] | None = None

    def draw(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        """Draw ``face`` into ``rect``."""
        art, width, ratio = self._look.art, rect.width(), painter.device().devicePixelRatioF()
        if self._last is not None and self._last[:2] == (art, face) and not art.holds(face, width, ratio):
            painter.drawPixmap(rect, self._last[2], QRectF(self._last[2].rect()))
            Later.of(self._widget).ask(self._widget, lambda: art.pixmap(face, width, ratio))
        else:
            art.draw(painter, rect.topLeft(), width, face)
            self._last = art, face, art.pixmap(face, width, ratio)
