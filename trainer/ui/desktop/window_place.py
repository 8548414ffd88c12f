"""Where the window stands: fitted to the screen at first, kept whenever it changes, restored at the next start; and the
whole screen for a while."""

import base64

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

DESIGN_SIZE = (1440, 900)
SMALLEST = (880, 460)
"""Sizes in pixels: as the pages are drawn, and the least that shows all that is needed."""

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
        self._before: QByteArray | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED)
        self._settling.timeout.connect(lambda: self.changed.emit(self.text))
        room = self._room
        window.setMinimumSize(min(SMALLEST[0], room.width()), min(SMALLEST[1], room.height()))
        window.installEventFilter(self)

    @property
    def text(self) -> str:
        """The window's place now; while it fills the screen, the one from before."""
        place = self._window.saveGeometry() if self._before is None else self._before
        return base64.b64encode(place.data()).decode("ascii")

    def restore(self, text: str) -> None:
        """Put the window where ``text`` says, no larger than the free part of the screen; a text of no use gives it
        the size of the design, as far as there is room."""
        try:
            saved = QByteArray(base64.b64decode(text, validate=True))
        except ValueError:  # also what is no ASCII
            saved = QByteArray()
        room = self._room
        if saved.isEmpty() or not self._window.restoreGeometry(saved):
            self._window.resize(QSize(*DESIGN_SIZE).boundedTo(room))
        elif not self._window.isFullScreen() and not self._window.isMaximized():
            self._window.resize(self._window.size().boundedTo(room))

    def fill_screen(self) -> None:
        """Take the whole screen, until `give_back`."""
        if self._before is None:
            self._before = self._window.saveGeometry()
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    def give_back(self) -> None:
        """Let the window stand as it did before it filled the screen."""
        if self._before is not None:
            place, self._before = self._before, None
            self._window.setWindowState(Qt.WindowState.WindowNoState)  # Qt only adds the states of a kept place
            self._window.restoreGeometry(place)

    @property
    def _room(self) -> QSize:
        """What the screen has free, without the frame that the desktop puts round the window."""
        free = QGuiApplication.primaryScreen().availableSize()
        return QSize(free.width(), free.height() - TITLE_BAR)

    def stop(self) -> None:
        """Follow no longer."""
        self._settling.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until the window has come to rest."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange):
            self._settling.start()
        return super().eventFilter(watched, event)
