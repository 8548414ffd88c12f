"""Line icons in the colours of the theme, and the button that is only an icon."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.resources import asset
from trainer.ui.controls.focus_button import FocusButton
from trainer.ui.controls.sign import Sign
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON

_DRAWN = "#4D5852"
_APP_GROUND, _APP_WAVE = "#0B6E58", "#FFFFFF"
_RING = 4
FAINT_ICON = 0.4
"""How strong the icon of a button is that cannot be used."""


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


class IconButton(FocusButton):
    """A quiet button that shows one icon; its name is its tooltip and what a screen reader says."""

    def __init__(self, look: Look, icon: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say what the button does, in the language in force."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        side = self._look.px(32) + 2 * _RING
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.line if not theme.outline else theme.sunk))
            painter.drawRoundedRect(body, RADIUS_BUTTON, RADIUS_BUTTON)
        side = self._look.px(20)
        place = QRectF(0, 0, side, side)
        place.moveCenter(body.center())
        lit = theme.ink1 if self.underMouse() else theme.ink2
        painter.setOpacity(1.0 if self.isEnabled() else FAINT_ICON)
        paint_icon(painter, place, self._icon, lit)
        self.paint_ring(painter, body.adjusted(2, 2, -2, -2), RADIUS_BUTTON - 2)
