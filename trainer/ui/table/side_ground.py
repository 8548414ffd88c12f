"""The ground of what stands beside the table."""

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.ui.theme import Theme


def paint_side_ground(side: QWidget, theme: Theme) -> None:
    """Paint the ground of a panel, in high contrast with a line towards the table."""
    painter = QPainter(side)
    painter.fillRect(side.rect(), QColor(theme.surface))
    if theme.outline:
        painter.fillRect(0, 0, theme.outline, side.height(), QColor(theme.line))
    painter.end()
