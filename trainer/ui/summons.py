"""A second start of the program brings the first one's window to the front.

The program that holds the profile listens on a local socket named after it; a later one knocks there and ends.
"""

import os
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 1000
"""Milliseconds that a knock may take."""


def door_of(folder: Path) -> str:
    """The name of a profile's socket: short, and the same for every way to write the folder's path."""
    return f"sihai-trainer-{sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"


class Summons(QObject):
    """Listens for later starts on the same profile. A socket left by a program that was killed is taken over."""

    knocked = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        QLocalServer.removeServer(door_of(folder))
        self.listening = self._server.listen(door_of(folder))

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _answer(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.disconnectFromServer()
            self.knocked.emit()


def knock(folder: Path) -> bool:
    """Ask the program that has the profile to show its window; whether it was there to hear it."""
    socket = QLocalSocket()
    socket.connectToServer(door_of(folder))
    heard = socket.waitForConnected(PATIENCE)
    socket.abort()
    return heard
