"""Where the window stands: fitted to the screen at first, kept whenever it changes, restored at the next start."""

import base64

from PySide6.QtCore import QByteArray, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

DESIGN_SIZE = (1440, 900)
SMALLEST = (1024, 700)
"""Sizes in pixels: as the pages are drawn, and the least that shows them whole."""

TITLE_BAR = 40
"""Pixels left free for the frame that the desktop puts round the window."""

SETTLED = 400
"""Milliseconds without a change after which the window's place is kept."""


class WindowPlace(QObject):
    """Follows a window. ``changed`` gives its place as a text that `restore` takes."""

    changed = Signal(str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED)
        self._settling.timeout.connect(lambda: self.changed.emit(self.text))
        window.setMinimumSize(*SMALLEST)
        window.installEventFilter(self)

    @property
    def text(self) -> str:
        """The window's place now."""
        return base64.b64encode(self._window.saveGeometry().data()).decode("ascii")

    def restore(self, text: str) -> None:
        """Put the window where ``text`` says; a text of no use puts it into the free part of the screen."""
        try:
            saved = QByteArray(base64.b64decode(text, validate=True))
        except ValueError:  # also what is no ASCII
            saved = QByteArray()
        if saved.isEmpty() or not self._window.restoreGeometry(saved):
            room = QGuiApplication.primaryScreen().availableSize()
            self._window.resize(min(DESIGN_SIZE[0], room.width()), min(DESIGN_SIZE[1], room.height() - TITLE_BAR))

    def stop(self) -> None:
        """Follow no longer."""
        self._settling.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until the window has come to rest."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange):
            self._settling.start()
        return super().eventFilter(watched, event)
