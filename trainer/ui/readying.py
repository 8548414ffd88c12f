"""Pages that were never shown get their styles and sizes soon after the start, so that each comes at once."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QStackedWidget, QWidget

_PAUSE: Final = 50
"""Milliseconds before each page: the table comes first."""


class Readying(QObject):
    """Makes ``pages`` of a stack ready one by one, each in an event of its own, from `begin` on."""

    def __init__(self, stack: QStackedWidget, pages: Iterable[QWidget]) -> None:
        super().__init__(stack)
        self._stack = stack
        self._left = deque(pages)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Start with the first page."""
        self._next.start(_PAUSE)

    def _go_on(self) -> None:
        if not self._left:
            return
        page = self._left.popleft()
        if not page.isVisible():
            page.resize(self._stack.size())
            page.grab(QRect(0, 0, 1, 1))  # Qt lays out what it is to paint, however little of it
        self._next.start(_PAUSE)
