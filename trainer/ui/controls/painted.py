"""The widget and the button that paint themselves: first a ground, then lines of text.

A widget lists its lines as values, so that tests can ask in every language and size whether each fits its place.
"""

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.ui.controls.focus import FocusMark, paint_focus
from trainer.ui.controls.lettering import TextLine
from trainer.ui.look import Look


class Painted(QWidget):
    """A widget that paints itself in the look it was given, and again whenever the look changes."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Words, colours or sizes may be different: bring names and size up to date and paint again."""
        self.updateGeometry()
        self.update()

    def lines(self) -> Sequence[TextLine]:
        """Everything it writes, with its place."""
        return ()

    def paint(self, painter: QPainter) -> None:
        """Paint what lies beneath the lines."""

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint everything, with smooth edges."""
        _paint(self)


class FocusButton(QAbstractButton):
    """A button that paints itself, follows the look, and knows whether to show its focus ring.

    ``looked`` tells that the pointer or, by keyboard, the focus came to it or left it.
    """

    looked = Signal(bool)
    enter_clicks: ClassVar = True
    """Whether Enter clicks the button; otherwise it goes on to the parent."""
    only_enter: ClassVar = False
    """Whether all keys but Enter go on to the parent, the space bar too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._focus = FocusMark()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.refresh)

    @property
    def look(self) -> Look:
        """The look the button was given."""
        return self._look

    @property
    def ring_shown(self) -> bool:
        """Whether the focus ring is to be painted."""
        return self._focus.shown and self.hasFocus()

    def refresh(self) -> None:
        """Words, colours or sizes may be different: bring names and size up to date and paint again."""
        self.updateGeometry()
        self.update()

    def lines(self) -> Sequence[TextLine]:
        """The lines that it writes over what `paint` has painted."""
        return ()

    def paint(self, painter: QPainter) -> None:
        """Paint the button and, with `paint_ring`, its focus ring."""

    def paint_ring(self, painter: QPainter, around: QRectF, radius: float, ground: str = "") -> None:
        """Paint the focus ring, if it is shown. ``ground`` is the colour beneath, the page's where none is given."""
        if self.ring_shown:
            theme = self.look.theme
            paint_focus(painter, around, radius, theme, ground or theme.bg)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint everything, with smooth edges."""
        _paint(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came."""
        super().enterEvent(event)
        self.looked.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left; what the keyboard is on is still looked at."""
        super().leaveEvent(event)
        self.looked.emit(self.ring_shown)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Note whether the keyboard brought the focus."""
        self._focus.focus_in(event)
        super().focusInEvent(event)
        if self.ring_shown:
            self.looked.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus left."""
        super().focusOutEvent(event)
        self.looked.emit(self.underMouse())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring, and let Enter click: once, however long it is held."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if self.only_enter and not enter:
            event.ignore()
            return
        self._focus.key_used()
        self.update()
        if not (self.enter_clicks and enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring: the pointer is used."""
        self._focus.pointer_used()
        super().mousePressEvent(event)


def _paint(widget: Painted | FocusButton) -> None:
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    widget.paint(painter)
    for line in widget.lines():
        line.paint(painter, widget.look)
    painter.end()
