"""A key that shows something for as long as it is held."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

_LET_GO: Final = 60
"""Milliseconds after which a key that came up is let go. X11 tells of one that repeats as of one that comes up and goes
down at once, and Qt does not always see that the two belong together."""


class HeldKey(QObject):
    """Tells with ``held`` whether a key is held; a key that goes down again right after it came up was held on."""

    held = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._up = QTimer(self)
        self._up.setSingleShot(True)
        self._up.timeout.connect(lambda: self.held.emit(False))

    def go_down(self) -> None:
        """The key is pressed, for the first time or again."""
        self._up.stop()
        self.held.emit(True)

    def let_go(self) -> None:
        """The key is not held any more; nobody will tell of it."""
        self._up.stop()
        self.held.emit(False)

    def come_up(self) -> None:
        """The key comes up, for good or for an instant."""
        self._up.start(_LET_GO)
