"""Buttons with a text and, inside, the cap of the key that does the same."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.controls.focus import focus_reach, paint_focus
from trainer.ui.controls.focus_button import FocusButton
from trainer.ui.controls.icons import paint_icon
from trainer.ui.controls.key_cap import key_cap_width, paint_key_cap
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Theme

_CAP_GAP = 12
_ICON = 20
_ICON_GAP = 6


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of a button in one theme and state; ``fill`` or ``edge`` may be empty for none."""

    fill: str
    ink: str
    edge: str
    cap: str


class KeyButton(FocusButton):
    """What all text buttons share; the kinds differ in colours and measures.

    The widget is larger than the button by the focus ring's reach on every side (``ring`` pixels).
    """

    step = Step.LEAD
    bold = True
    height_px = 40
    padding_px = 20
    radius_px = RADIUS_BUTTON

    def __init__(self, look: Look, text: str, key: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._key = key
        self._icon = icon
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    @property
    def ring(self) -> int:
        """How far the widget reaches beyond the button, for the focus ring."""
        return focus_reach(self._look.theme)

    def set_key(self, key: str) -> None:
        """Show another key in the cap, or none."""
        self._key = key
        self._refresh()

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        width = self._content_width() + 2 * self._look.px(self.padding_px) + 2 * self.ring
        return QSize(round(width), self._look.px(self.height_px) + 2 * self.ring)

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return self.sizeHint()

    def colours(self, theme: Theme) -> Paint:
        """The colours in the present state."""
        raise NotImplementedError

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        theme, ring = self._look.theme, self.ring
        paint = self.colours(theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        self._paint_body(painter, body, paint)
        left = body.left() + (body.width() - self._content_width()) / 2
        self._paint_content(painter, body, left, paint)
        if self.ring_shown:
            paint_focus(painter, body, self._look.px(self.radius_px), theme, theme.bg)

    def _content_width(self) -> float:
        look = self._look
        width = QFontMetricsF(look.font(self.step, self.bold)).horizontalAdvance(self.text())
        if self._icon:
            width += look.px(_ICON) + look.px(_ICON_GAP) * bool(self.text())
        if self._key:
            width += look.px(_CAP_GAP) + key_cap_width(look, self._key)
        return width

    def _paint_body(self, painter: QPainter, body: QRectF, paint: Paint) -> None:
        if not paint.fill and not paint.edge:
            return
        width = max(1, self._look.theme.outline)
        painter.setPen(QPen(QColor(paint.edge), width) if paint.edge else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(paint.fill) if paint.fill else Qt.BrushStyle.NoBrush)
        inset = width / 2 if paint.edge else 0
        radius = self._look.px(self.radius_px) - inset
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_content(self, painter: QPainter, body: QRectF, left: float, paint: Paint) -> None:
        look, middle = self._look, body.center().y()
        if self._icon:
            side = look.px(_ICON)
            paint_icon(painter, QRectF(left, middle - side / 2, side, side), self._icon, paint.ink)
            left += side + look.px(_ICON_GAP)
        font = look.font(self.step, self.bold)
        width = QFontMetricsF(font).horizontalAdvance(self.text())
        painter.setFont(font)
        painter.setPen(QColor(paint.ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, body.top(), width + 2, body.height()), flags, self.text())
        if self._key:
            cap_left = left + width + look.px(_CAP_GAP)
            paint_key_cap(painter, cap_left, middle, self._key, look, paint.ink, paint.cap)


def _mixed(colour: str, other: str, share: float) -> str:
    """``colour`` with ``share`` of ``other`` in it."""
    a, b = QColor(colour), QColor(other)
    channels = zip((a.red(), a.green(), a.blue()), (b.red(), b.green(), b.blue()), strict=True)
    return QColor(*(round(x + (y - x) * share) for x, y in channels)).name()


class PrimaryButton(KeyButton):
    """The one thing to do next: filled with the accent."""

    def colours(self, theme: Theme) -> Paint:
        """The accent filled; fainter where it is disabled."""
        if not self.isEnabled():
            return Paint(theme.sunk, theme.ink3, theme.line, theme.line2)
        share = 0.22 if self.isDown() else 0.12 if self.underMouse() else 0.0
        return Paint(_mixed(theme.accent, theme.ink1, share), theme.accent_ink, "", theme.accent_ink)


class OutlineButton(KeyButton):
    """Another thing to do: an outline."""

    def colours(self, theme: Theme) -> Paint:
        """An outline on the ground of the page."""
        if not self.isEnabled():
            return Paint("", theme.ink3, theme.line, theme.line)
        fill = theme.surface
        if self.isDown() or self.underMouse():
            fill = _mixed(theme.surface, theme.ink1, 0.12 if self.isDown() else 0.05)
        return Paint(fill, theme.ink1, theme.line2, theme.line2)


class QuietButton(KeyButton):
    """A thing to do at the margin: text alone, a tint under the pointer."""

    step = Step.BODY
    bold = False
    height_px = 32
    padding_px = 8

    def colours(self, theme: Theme) -> Paint:
        """No edge; a ground only under the pointer."""
        if not self.isEnabled():
            return Paint("", theme.ink3, "", theme.line)
        hot = self.isDown() or self.underMouse()
        fill = theme.line if hot and not theme.outline else ""
        return Paint(fill, theme.ink1 if hot else theme.ink2, "", theme.line2)
