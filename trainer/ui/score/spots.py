"""The parts of the matrix that can be pointed at, focused and held: melds, fans and bars.

They paint nothing but their focus ring; the matrix under them is painted as one. So every meld and bar has a name for
screen readers and can be reached by keys.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.controls import FocusButton, focus_reach, paint_focus
from trainer.ui.look import Look

_RADIUS = 8
_DRAG_BEGINS = 5


Act = Callable[[], None]


class Spot(FocusButton):
    """A place on the matrix. ``pointed`` tells that the pointer or the focus came (True) or left (False)."""

    pointed = Signal(bool)
    enter_clicks = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._over = False
        self._carried = False

    def set_carried(self, carried: bool) -> None:
        """Show no focus ring while what lies here is held elsewhere."""
        self._carried = carried
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie over ``rect`` of the matrix, with room for the focus ring around."""
        reach = focus_reach(self.look.theme)
        self.setGeometry(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect())

    def call(self, name: str) -> None:
        """Say what it is to screen readers."""
        self.setAccessibleName(name)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the focus ring only."""
        if self.ring_shown and not self._carried:
            reach = focus_reach(self.look.theme)
            inner = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
            theme = self.look.theme
            paint_focus(QPainter(self), inner, self.look.px(_RADIUS), theme, theme.bg)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self._tell(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._tell(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard came."""
        super().focusInEvent(event)
        if self.ring_shown:
            self._tell(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus left."""
        super().focusOutEvent(event)
        self._tell(False)

    def _tell(self, over: bool) -> None:
        if over is not self._over:
            self._over = over
            self.pointed.emit(over)


class BarSpot(Spot):
    """A bar. While it is ``loose`` it can be dragged, or held and moved by keys.

    ``dragged`` gives the distance from where it was taken and the place of the pointer on the matrix; ``taken`` the
    place where the drag began; ``key_moved`` steps to the left (-1) or right (1).
    """

    taken = Signal(QPointF)
    dragged = Signal(QPointF, QPointF)
    let_go = Signal()
    held_by_key = Signal()
    key_moved = Signal(int)
    taken_off = Signal()
    put_back = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.loose = False
        self._pressed_at: QPointF | None = None
        self._dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag could begin."""
        super().mousePressEvent(event)
        if self.loose and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = self.mapToParent(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag, or carry it on."""
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        here = self.mapToParent(event.position())
        way = here - self._pressed_at
        if not self._dragging and way.manhattanLength() >= _DRAG_BEGINS:
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.taken.emit(self._pressed_at)
        if self._dragging:
            self.dragged.emit(way, here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go after a drag; else it was a click."""
        was_dragging = self._dragging
        self._dragging, self._pressed_at = False, None
        if was_dragging:
            self.setDown(False)
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.let_go.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hold, move, drop or take off a loose bar."""
        act = self._key_act(event.key()) if self.loose else None
        if act is None:
            super().keyPressEvent(event)
            return
        self._focus.key_used()
        act()

    def set_loose(self, loose: bool) -> None:
        """Let the bar be moved, or fix it."""
        self.loose = loose
        self.setCursor(Qt.CursorShape.OpenHandCursor if loose else Qt.CursorShape.ArrowCursor)

    def _key_act(self, key: int) -> Act | None:
        acts: dict[int, Act] = {
            Qt.Key.Key_Space: self.held_by_key.emit,
            Qt.Key.Key_Left: lambda: self.key_moved.emit(-1),
            Qt.Key.Key_Right: lambda: self.key_moved.emit(1),
            Qt.Key.Key_Delete: self.taken_off.emit,
            Qt.Key.Key_Backspace: self.taken_off.emit,
            Qt.Key.Key_Escape: self.put_back.emit,
        }
        return acts.get(key)
