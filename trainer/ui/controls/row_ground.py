"""The ground of a row in a list of places to go: tinted where one is, and under the pointer."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from trainer.ui.theme import RADIUS_BUTTON, Theme


def paint_row_ground(painter: QPainter, body: QRectF, row: QAbstractButton, theme: Theme) -> None:
    """Paint the ground of ``row`` into ``body``: nothing for a row that is neither checked nor pointed at."""
    here = row.isChecked()
    if not here and not row.underMouse():
        return
    edged = theme.outline and here
    painter.setPen(QPen(QColor(theme.accent), theme.outline) if edged else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(theme.accent_weak if here else theme.sunk))
    inset = theme.outline / 2
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON)
