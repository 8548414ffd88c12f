"""A second start of the program brings the window of the first to the front.

The program that holds the profile listens on a local socket named after it. A later start asks there to have the window
shown, and ends.
"""

import os
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 1000
"""Milliseconds that the first program has to answer."""


def socket_name(folder: Path) -> str:
    """The name of a profile's socket: short, and the same for every way to write the folder's path."""
    return f"sihai-trainer-{sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"


class SingleInstance(QObject):
    """Listens for later starts on the same profile. A socket left by a program that was killed is taken over."""

    asked_to_show = Signal()
    """Another start of the program asks for the window."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        QLocalServer.removeServer(socket_name(folder))
        self.listening = self._server.listen(socket_name(folder))

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()

    def _answer(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.disconnectFromServer()
            self.asked_to_show.emit()


def show_running(folder: Path) -> bool:
    """Ask the program that has the profile to show its window; whether it answered."""
    socket = QLocalSocket()
    socket.connectToServer(socket_name(folder))
    answered = socket.waitForConnected(PATIENCE)
    socket.abort()
    return answered
