"""The cap of a key, alone and inside buttons."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from trainer.ui.controls.sign import Sign
from trainer.ui.look import Look, text_width
from trainer.ui.theme import RADIUS_KEY, Step

CAP_GAP = 12
"""Between the words of a control and the cap in it, in pixels of the design."""
_HEIGHT = 18
_PADDING = 6


def key_cap_width(look: Look, key: str) -> float:
    """The width of a cap with ``key`` on it; a single letter makes it a little wider than high."""
    text = text_width(look, key, Step.KEY)
    return round(max(look.px(_HEIGHT + 2), text + 2 * look.px(_PADDING)))


def key_cap_room(look: Look, key: str) -> float:
    """The width that a cap adds to a control, its gap included; none without a key."""
    return look.px(CAP_GAP) + key_cap_width(look, key) if key else 0


def paint_key_cap(painter: QPainter, left: float, middle: float, key: str, look: Look, ink: str, edge: str) -> None:
    """Paint a cap from ``left``, centred on the height ``middle``, in the colours ``ink`` and ``edge``."""
    width, height = key_cap_width(look, key), look.px(_HEIGHT)
    rect = QRectF(round(left), round(middle - height / 2), width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS_KEY, RADIUS_KEY)
    painter.setPen(QColor(ink))
    painter.setFont(look.font(Step.KEY))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)
    painter.restore()


class KeyCap(Sign):
    """The cap of one key, as in "press Enter"."""

    def __init__(self, look: Look, key: str) -> None:
        super().__init__(look)
        self._key = key
        self.setAccessibleName(key)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        return QSize(round(key_cap_width(self._look, self._key)), self._look.px(_HEIGHT))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        theme = self._look.theme
        painter = QPainter(self)
        paint_key_cap(painter, 0, self.height() / 2, self._key, self._look, theme.ink2, theme.line2)
