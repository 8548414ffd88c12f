"""Buttons with a text and the cap of the key that does the same, the button that is only an icon, and the switch."""

from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.controls.button_kinds import OUTLINE, PRIMARY, QUIET, ButtonKind, ButtonState, Paint
from trainer.ui.controls.focus import focus_reach
from trainer.ui.controls.painted import FocusButton
from trainer.ui.controls.signs import CAP_GAP, key_cap_room, paint_icon, paint_key_cap
from trainer.ui.look import Look, text_width
from trainer.ui.theme import RADIUS_BUTTON, Step

_RING = 4
"""How far an icon button reaches beyond its ground, for the focus ring, in pixels."""
FAINT_ICON = 0.4
"""How strong the icon of a button is that cannot be used."""
_ICON = 20
_ICON_GAP = 6
_TRACK = QSize(36, 20)
_GAP = 10
_MARGIN = 2.5


class CappedButton(FocusButton):
    """A button with words and the cap of a key, if one is shown; it is never smaller than both."""

    def __init__(self, look: Look, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._key = key
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """The key in the cap; empty where none is shown."""
        return self._key

    def set_key(self, key: str) -> None:
        """Show another key in the cap, or none."""
        if key != self._key:
            self._key = key
            self.refresh()

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return self.sizeHint()

    @property
    def cap_room(self) -> float:
        """The width that the cap adds, its gap included; none without a key."""
        return key_cap_room(self._look, self._key)

    def paint_cap(self, painter: QPainter, words_end: float, ink: str, edge: str) -> None:
        """Paint the cap, if one is shown, after words that end at ``words_end``."""
        if self._key:
            left = words_end + self._look.px(CAP_GAP)
            paint_key_cap(painter, left, self.height() / 2, self._key, self._look, ink, edge)


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

    def paint(self, painter: QPainter) -> None:
        """Paint it in the look in force."""
        ring = self.ring
        state = ButtonState.of(enabled=self.isEnabled(), down=self.isDown(), pointed_at=self.underMouse())
        paint = self.kind.colours(self._look.theme, state)
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


class IconButton(FocusButton):
    """A quiet button that shows one icon, in the accent where it is switched on; its name is its tooltip and what a
    screen reader says."""

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

    def paint(self, painter: QPainter) -> None:
        """Paint it in the look in force."""
        theme = self._look.theme
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.line if not theme.outline else theme.sunk))
            painter.drawRoundedRect(body, RADIUS_BUTTON, RADIUS_BUTTON)
        side = self._look.px(20)
        place = QRectF(0, 0, side, side)
        place.moveCenter(body.center())
        lit = theme.accent if self.isChecked() else theme.ink1 if self.underMouse() else theme.ink2
        painter.setOpacity(1.0 if self.isEnabled() else FAINT_ICON)
        paint_icon(painter, place, self._icon, lit)
        self.paint_ring(painter, body.adjusted(2, 2, -2, -2), RADIUS_BUTTON - 2)


class Switch(CappedButton):
    """A text with a switch at its right, between them the cap of the key that does the same, if one is shown; a check
    box to screen readers. ``toggled`` tells a change."""

    def __init__(self, look: Look, text: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, text, key, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """As large as its content needs."""
        look, ring = self._look, focus_reach(self._look.theme)
        text = text_width(look, self.text(), Step.BODY, bold=True) + self.cap_room
        gap = look.px(_GAP) if self.text() else ring
        return QSize(round(text) + gap + look.px(_TRACK.width()) + ring, look.px(_TRACK.height()) + 2 * ring)

    def paint(self, painter: QPainter) -> None:
        """Paint the text and the switch at its place."""
        look, theme = self._look, self._look.theme
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        width, height, ring = look.px(_TRACK.width()), look.px(_TRACK.height()), focus_reach(theme)
        track = QRectF(self.width() - width - ring, (self.height() - height) / 2, width, height)
        self._paint_track(painter, track)
        painter.setFont(look.font(Step.BODY, bold=self.isChecked()))
        painter.setPen(QColor(theme.ink1 if self.isChecked() else theme.ink2))
        words_end = track.left() - look.px(_GAP) - self.cap_room
        room = QRectF(0, 0, words_end, self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.text())
        self.paint_cap(painter, words_end, theme.ink2, theme.line2)
        self.paint_ring(painter, track, height / 2)

    def _paint_track(self, painter: QPainter, track: QRectF) -> None:
        theme, on = self._look.theme, self.isChecked()
        edge = theme.accent if on else theme.ink3
        fill = theme.accent if on else theme.bg if theme.outline else theme.line2
        painter.setPen(QPen(QColor(edge), max(1, theme.outline)))
        painter.setBrush(QColor(fill))
        inset = max(1, theme.outline) / 2
        radius = track.height() / 2 - inset
        painter.drawRoundedRect(track.adjusted(inset, inset, -inset, -inset), radius, radius)
        margin = _MARGIN * self._look.ui_scale
        knob = track.height() - 2 * margin
        left = track.right() - knob - margin if on else track.left() + margin
        off_colour = theme.ink1 if theme.is_dark or theme.outline else theme.surface
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent_ink if on else off_colour))
        painter.drawEllipse(QRectF(left, track.center().y() - knob / 2, knob, knob))
