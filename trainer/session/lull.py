"""When the thread of the window has nothing to do. Threads share Python: while another works, an event of the window
takes up to twice as long."""

import threading
import time
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_NOTHING: Final = 0.0003
"""Seconds from one round of the event loop to the next, if there was next to nothing to do in it."""


class Lull(QObject):
    """Lets another thread wait until the thread that made this one has nothing more to do."""

    _asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._has_come = threading.Event()
        self._ended = False
        self._last = 0.0
        self._round = QTimer(self)
        self._round.setInterval(0)
        self._round.timeout.connect(self._look)
        self._asked.connect(self._begin)

    def wait(self, longest: float) -> None:
        """Wait, in another thread, for the next lull, but so many seconds at most: a window that never rests would keep
        that thread from its work for ever."""
        self._has_come.clear()
        if not self._ended:
            self._asked.emit()
            self._has_come.wait(longest)

    def end(self) -> None:
        """Nobody has to wait any more."""
        self._ended = True
        self._has_come.set()

    def _begin(self) -> None:
        self._last = 0.0
        self._round.start()

    def _look(self) -> None:
        """A timer of no time is due once a round, in which everything that was there at its begin had its turn."""
        now = time.perf_counter()
        if now - self._last < _NOTHING:
            self._round.stop()
            self._has_come.set()
        self._last = now
