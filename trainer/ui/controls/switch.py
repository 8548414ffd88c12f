"""A setting that is on or off."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.ui.controls.capped_button import CappedButton
from trainer.ui.controls.focus import focus_reach
from trainer.ui.look import Look, text_width
from trainer.ui.theme import Step

_TRACK = QSize(36, 20)
_GAP = 10
_MARGIN = 2.5


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

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the text and the switch at its place."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
