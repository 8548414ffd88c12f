"""The focus ring, shown when the keyboard brought the focus or was used last, and the button that all others are made
from."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.look import Look
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


class FocusButton(QAbstractButton):
    """A button that paints itself, follows the look, and knows whether to show its focus ring."""

    enter_clicks = True
    """Whether Enter does the same as the space bar; otherwise it goes on to the parent."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._focus = FocusMark()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._refresh)

    @property
    def look(self) -> Look:
        """The look the button was given."""
        return self._look

    @property
    def ring_shown(self) -> bool:
        """Whether the focus ring is to be painted."""
        return self._focus.shown and self.hasFocus()

    def paint_ring(self, painter: QPainter, around: QRectF, radius: float, ground: str = "") -> None:
        """Paint the focus ring, if it is shown. ``ground`` is the colour beneath, the page's where none is given."""
        if self.ring_shown:
            theme = self._look.theme
            paint_focus(painter, around, radius, theme, ground or theme.bg)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note whether the keyboard brought the focus."""
        self._focus.focus_in(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring, and let Enter click: once, however long it is held."""
        self._focus.key_used()
        self.update()
        if self.enter_clicks and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring: the pointer is used."""
        self._focus.pointer_used()
        super().mousePressEvent(event)

    def _refresh(self) -> None:
        self.updateGeometry()
        self.update()
