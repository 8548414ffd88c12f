"""What a widget has painted, kept: a neighbour that changes has it painted again, and that must not cost anything."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

_State: TypeAlias = tuple[QSize, float, bool, bool, bool, bool]


class Picture:
    """The last painting of ``widget``, as long as nothing it shows is different: what the widget itself holds is told
    by `forget`; size, pointer, focus and being pressed are seen here.

    When a window is resized everything in it is painted in one frame; to keep that short, a picture of the size before
    stays for this frame, and the next one has the new picture.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._state: _State | None = None
        self._pixmap = QPixmap()

    def forget(self) -> None:
        """Something else is to be shown from now on."""
        self._state = None

    @property
    def due(self) -> bool:
        """Whether it has to be painted anew."""
        return self._state is None

    def show(self, paint: Callable[[QPainter], None]) -> None:
        """Put the picture on the widget, painted by ``paint`` where there is none that is right."""
        widget = self._widget
        pressed = isinstance(widget, QAbstractButton) and widget.isDown()
        ratio = widget.devicePixelRatioF()
        state = (widget.size(), ratio, widget.underMouse(), widget.hasFocus(), widget.isEnabled(), pressed)
        if isinstance(widget, QAbstractButton) and widget.hasFocus():
            self._state = None  # the ring comes with the first key, which nobody tells
        if self._state is not None and state != self._state and state[1:] == self._state[1:]:  # another size, no more
            self._state = None
            QTimer.singleShot(0, widget, widget.update)
        elif state != self._state:
            self._pixmap = QPixmap(widget.size() * ratio)
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._pixmap)
            paint(painter)
            painter.end()
            self._state = state
        onto = QPainter(widget)
        onto.drawPixmap(0, 0, self._pixmap)
        onto.end()
