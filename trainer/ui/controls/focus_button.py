"""What every painted button shares: its look, its focus ring, and the Enter key."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.controls.focus import FocusMark, paint_focus
from trainer.ui.look import Look


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
