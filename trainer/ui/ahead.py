"""What first paints would have to make, made before them, a little at a time."""

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

from trainer.ui.look import Look
from trainer.ui.tiles import TileArt

_SLICE: Final = 0.003
"""Seconds of work at a time."""
_PAUSE: Final = 20
"""Milliseconds between."""


class Ahead(QObject):
    """Reads the drawings of a look's tiles, and those of other tiles once the look has others."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._art: TileArt | None = None
        self._work: Iterator[None] = iter(())
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        look.changed.connect(self._follow)
        self._follow()

    @property
    def at_work(self) -> bool:
        """Whether there is something left to do."""
        return self._next.isActive()

    def _follow(self) -> None:
        if self._look.art is not self._art:
            self._art = self._look.art
            self._work = self._art.prepare()
            self._next.start(_PAUSE)

    def _go_on(self) -> None:
        until = time.perf_counter() + _SLICE
        for _ in self._work:
            if time.perf_counter() > until:
                self._next.start(_PAUSE)
                return
