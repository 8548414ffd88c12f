"""Buttons with a text and, inside, the cap of the key that does the same."""

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.controls.button_kinds import OUTLINE, PRIMARY, QUIET, ButtonKind, Feel, Paint
from trainer.ui.controls.capped_button import CappedButton
from trainer.ui.controls.focus import focus_reach
from trainer.ui.controls.icons import FAINT_ICON, paint_icon
from trainer.ui.look import Look, text_width

_ICON = 20
_ICON_GAP = 6


class KeyButton(CappedButton):
    """What all text buttons share; each class of them says its ``kind``.

    The widget is larger than the button by the focus ring's reach on every side (``ring`` pixels).
    """

    kind: ClassVar[ButtonKind]

    def __init__(self, look: Look, text: str, key: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, text, key, parent)
        self._icon = icon

    @property
    def ring(self) -> int:
        """How far the widget reaches beyond the button, for the focus ring."""
        return focus_reach(self._look.theme)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        width = self._content_width() + 2 * self._look.px(self.kind.padding) + 2 * self.ring
        return QSize(round(width), self._look.px(self.kind.height) + 2 * self.ring)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        ring = self.ring
        feel = Feel.of(enabled=self.isEnabled(), down=self.isDown(), pointed_at=self.underMouse())
        paint = self.kind.colours(self._look.theme, feel)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        self._paint_body(painter, body, paint)
        left = body.left() + (body.width() - self._content_width()) / 2
        self._paint_content(painter, body, left, paint)
        self.paint_ring(painter, body, self._look.px(self.kind.radius))

    def _content_width(self) -> float:
        look = self._look
        width = text_width(look, self.text(), self.kind.step, self.kind.bold)
        if self._icon:
            width += look.px(_ICON) + look.px(_ICON_GAP) * bool(self.text())
        return width + self.cap_room

    def _paint_body(self, painter: QPainter, body: QRectF, paint: Paint) -> None:
        if not paint.fill and not paint.edge:
            return
        width = max(1, self._look.theme.outline)
        painter.setPen(QPen(QColor(paint.edge), width) if paint.edge else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(paint.fill) if paint.fill else Qt.BrushStyle.NoBrush)
        inset = width / 2 if paint.edge else 0
        radius = self._look.px(self.kind.radius) - inset
        painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius, radius)

    def _paint_content(self, painter: QPainter, body: QRectF, left: float, paint: Paint) -> None:
        look = self._look
        if self._icon:
            side, middle = look.px(_ICON), body.center().y()
            painter.setOpacity(1.0 if self.isEnabled() else FAINT_ICON)
            ink = paint.ink if self.isEnabled() else look.theme.ink2
            paint_icon(painter, QRectF(left, middle - side / 2, side, side), self._icon, ink)
            painter.setOpacity(1.0)
            left += side + look.px(_ICON_GAP)
        width = text_width(look, self.text(), self.kind.step, self.kind.bold)
        painter.setFont(look.font(self.kind.step, self.kind.bold))
        painter.setPen(QColor(paint.ink))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, body.top(), width + 2, body.height()), flags, self.text())
        self.paint_cap(painter, left + width, paint.ink, paint.cap)


class PrimaryButton(KeyButton):
    """The one thing to do next."""

    kind = PRIMARY


class OutlineButton(KeyButton):
    """Another thing to do."""

    kind = OUTLINE


class QuietButton(KeyButton):
    """A thing to do at the margin."""

    kind = QUIET
