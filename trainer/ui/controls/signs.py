"""Small painted signs: icons, the caps of keys, hairlines."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.resources import asset
from trainer.rules import FanId
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look, text_width
from trainer.ui.theme import RADIUS_KEY, Step

_DRAWN = "#4D5852"
_APP_GROUND, _APP_WAVE = "#0B6E58", "#FFFFFF"
CAP_GAP = 12
"""Between the words of a control and the cap in it, in pixels of the design."""
_HEIGHT = 18
_PADDING = 6


class Sign(QWidget):
    """Paints itself in the look in force, at the size of its content."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()


@cache
def _renderer(name: str, drawn: tuple[str, ...], wanted: tuple[str, ...]) -> QSvgRenderer:
    # Qt strokes on paper what has no stroke of its own, unless its width is 0; on screens this changes nothing.
    text = asset(f"icons/{name}.svg").read_text("utf-8").replace("<svg ", '<svg stroke-width="0" ', 1)
    for old, new in zip(drawn, wanted, strict=True):
        text = text.replace(f'"{old}"', f'"{new.lower()}"')
    return QSvgRenderer(QByteArray(text.encode()))


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint the icon ``name`` (a file of assets/icons without its ending) in ``colour`` into the square ``rect``."""
    _renderer(name, (_DRAWN,), (colour,)).render(painter, rect)


def paint_app_icon(painter: QPainter, rect: QRectF, look: Look) -> None:
    """Paint the app's icon in the theme's accent."""
    theme = look.theme
    _renderer("app", (_APP_GROUND, _APP_WAVE), (theme.accent, theme.accent_ink)).render(painter, rect)


def app_icon() -> QIcon:
    """The app's icon for windows and task bars."""
    icon = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        _renderer("app", (), ()).render(painter, QRectF(0, 0, side, side))
        painter.end()
        icon.addPixmap(pixmap)
    return icon


class AppIcon(Sign):
    """The app's icon beside its name, ``size`` pixels of the design wide."""

    def __init__(self, look: Look, size: int = 22) -> None:
        super().__init__(look)
        self._size = size

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        side = self._look.px(self._size)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        paint_app_icon(painter, QRectF(self.rect()), self._look)


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


class MarkLabel(Sign):
    """A fan mark of ``size`` pixels of the design; it says the fan's name to screen readers."""

    def __init__(self, look: Look, fan: FanId, size: int = 28) -> None:
        super().__init__(look)
        self._fan = fan
        self._size = size
        self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        side = self._look.px(self._size)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        side = self._look.px(self._size)
        left, top = (self.width() - side) / 2, (self.height() - side) / 2
        paint_mark(painter, QRectF(left, top, side, side), self._fan, self._look)

    def _refresh(self) -> None:
        self.setAccessibleName(self._look.words.fan(self._fan))
        super()._refresh()


class Hairline(QWidget):
    """A line one pixel thick across (or down) its whole length."""

    def __init__(
        self, look: Look, way: Qt.Orientation = Qt.Orientation.Horizontal, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        long, thin = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        self.setSizePolicy(*((long, thin) if way is Qt.Orientation.Horizontal else (thin, long)))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        return QSize(1, 1)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        QPainter(self).fillRect(self.rect(), QColor(self._look.theme.line))
