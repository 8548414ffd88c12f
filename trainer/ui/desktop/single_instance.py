"""A second start of the program brings the window of the first to the front.

The program that holds the profile listens on a local socket, which is open to its own user only. Its name is made by
chance, so that nobody can take it beforehand, and stands in a file in the profile that nobody else can read. A later
start asks there to have the window shown, and ends. There is no other socket.
"""

import re
import secrets
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from trainer.resources import read_text
from trainer.store.files import write_whole

PATIENCE = 1000
"""Milliseconds that the first program has to answer."""

_NAME = re.compile(r"sihai-trainer-[0-9a-f]{32}")


def name_file(folder: Path) -> Path:
    """Where the name of the socket of a profile stands."""
    return folder / "window.socket-name"


def socket_name(folder: Path) -> str:
    """The name of the socket on which a profile's program listens, or listened last; empty where there is none."""
    try:
        name = read_text(name_file(folder))
    except (OSError, UnicodeDecodeError):
        return ""
    return name if _NAME.fullmatch(name) else ""


class SingleInstance(QObject):
    """Listens for later starts on the same profile. A socket left by a program that was killed is removed. Where the
    name cannot be written down, nobody can ask."""

    asked_to_show = Signal()
    """Another start of the program asks for the window."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._folder = folder
        if left := socket_name(folder):
            QLocalServer.removeServer(left)
        name = f"sihai-trainer-{secrets.token_hex(16)}"
        self.listening = self._server.listen(name)
        with suppress(OSError):
            write_whole(name_file(folder), name)

    def close(self) -> None:
        """Listen no longer."""
        self._server.close()
        with suppress(OSError):
            name_file(self._folder).unlink(missing_ok=True)

    def _answer(self) -> None:
        while (visitor := self._server.nextPendingConnection()) is not None:
            visitor.disconnected.connect(visitor.deleteLater)
            visitor.disconnectFromServer()
            self.asked_to_show.emit()


def show_running(folder: Path) -> bool:
    """Ask the program that has the profile to show its window; whether it answered."""
    name = socket_name(folder)
    if not name:
        return False
    socket = QLocalSocket()
    socket.connectToServer(name)
    answered = socket.waitForConnected(PATIENCE)
    socket.abort()
    return answered
