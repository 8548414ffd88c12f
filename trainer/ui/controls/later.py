"""What widgets paint for a frame to come: a little in each event, so that none of them takes long.

When a window is resized, everything in it would have to be painted anew in one frame. What can show its old picture in
that frame asks for a turn here, and is painted anew in the frame after its turn.
"""

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_SHARE: Final = 0.004
"""Seconds of an event from which on the rest waits for the next one."""


class Later(QObject):
    """The turns of one window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._turns: dict[QWidget, Callable[[], object]] = {}
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

    @classmethod
    def of(cls, widget: QWidget) -> "Later":
        """That of the window in which ``widget`` is."""
        window = widget.window()
        found = window.findChild(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return found if isinstance(found, cls) else cls(window)

    @property
    def waiting(self) -> bool:
        """Whether something waits for its turn."""
        return bool(self._turns)

    def ask(self, widget: QWidget, prepare: Callable[[], object]) -> None:
        """Call ``prepare`` when it is the turn of ``widget``, then have the widget painted; one turn a widget."""
        self._turns[widget] = prepare
        self._next.start(0)

    def _go_on(self) -> None:
        until = time.perf_counter() + _SHARE
        while self._turns and time.perf_counter() < until:
            widget = next(iter(self._turns))
            prepare = self._turns.pop(widget)
            if isValid(widget) and widget.isVisible() and not widget.size().isEmpty():
                prepare()
                widget.update()
        if self._turns:
            self._next.start(0)
