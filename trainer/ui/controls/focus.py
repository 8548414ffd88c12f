"""The focus ring: shown when the keyboard brought the focus or was used last."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen

from trainer.ui.theme import Theme

_GAP = 2


class FocusMark:
    """Whether a widget shows its focus ring; the widget tells it of focus, keys and presses."""

    def __init__(self) -> None:
        self.shown = False

    def focus_in(self, event: QFocusEvent) -> None:
        """Focus came: by anything but the pointer it is shown."""
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self.shown = event.reason() is not Qt.FocusReason.MouseFocusReason

    def key_used(self) -> None:
        """A key was pressed on the focused widget."""
        self.shown = True

    def pointer_used(self) -> None:
        """The widget was pressed with the pointer."""
        self.shown = False


def focus_reach(theme: Theme) -> int:
    """How far the ring reaches beyond what it surrounds, in pixels."""
    return _GAP + theme.focus_width


def paint_focus(painter: QPainter, rect: QRectF, radius: float, theme: Theme, ground: str) -> None:
    """Paint the ring around ``rect``: a gap in the colour of ``ground``, then the accent (ink in high contrast)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = _GAP / 2
    painter.setPen(QPen(QColor(ground), _GAP))
    painter.drawRoundedRect(rect.adjusted(-half, -half, half, half), radius + half, radius + half)
    out = _GAP + theme.focus_width / 2
    painter.setPen(QPen(QColor(theme.ink1 if theme.outline else theme.accent), theme.focus_width))
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.restore()
