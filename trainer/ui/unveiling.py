"""A page that comes into view is painted over several frames, so that none of them takes long."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

_SHARE: Final = 0.008
"""Seconds that a frame gives to widgets not painted before; then the rest wait for the next one. One that was begun is
finished, and what lies beneath or above is painted again as needed."""

_SLOW: Final = 0.002
"""Seconds from which on a widget is painted with its children: to paint them later would be to paint it again."""


class Unveiling(QObject):
    """Lets the widgets of ``window`` wait for a later frame while a page is painted for the first time. What the window
    is asked to paint otherwise, as for a picture of it, is painted whole."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._active = False
        self._painted: set[QWidget] = set()
        self._late: list[QWidget] = []
        self._left = _SHARE
        self._last: tuple[QWidget, float] | None = None
        self._slow: set[QWidget] = set()

    def begin(self) -> None:
        """All that is visible is to be painted anew, from the next frame on."""
        self._painted.clear()
        self._slow.clear()
        self._late.clear()
        self._active = True

    def ask(self) -> None:
        """Have a frame painted that was asked for and not heeded; Qt asks only once for all that is to be painted."""
        QApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))

    @property
    def waiting(self) -> bool:
        """Whether something had to wait and is not painted yet."""
        return any(isValid(widget) and widget.isVisible() for widget in self._late)

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Within it the window paints one frame; what has to wait is in the next one."""
        app = QApplication.instance()
        if not self._active or app is None:
            yield
            return
        self._late.clear()
        self._left, self._last = _SHARE, None
        app.installEventFilter(self)
        try:
            yield
        finally:
            app.removeEventFilter(self)
        for widget in self._late:
            if isValid(widget):
                widget.update()
        if not self._late:
            self._active = False
            self._painted.clear()

    def eventFilter(self, receiver: QObject, event: QEvent) -> bool:
        """Keep a widget from being painted where the frame has no time left for it."""
        if event.type() is not QEvent.Type.Paint or not isinstance(receiver, QWidget):
            return False
        if receiver.window() is not self._window:
            return False
        self._note_last()
        if receiver in self._painted:
            return False
        if self._left < 0 and receiver.parentWidget() not in self._slow:
            self._late.append(receiver)
            return True
        self._painted.add(receiver)
        self._last = (receiver, time.perf_counter())
        return False

    def _note_last(self) -> None:
        """Take off the frame's time what the widget before this one took."""
        if self._last is None:
            return
        (widget, since), self._last = self._last, None
        took = time.perf_counter() - since
        self._left -= took
        if took > _SLOW:
            self._slow.add(widget)
