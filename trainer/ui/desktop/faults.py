"""The dialog for what nobody foresaw: what was played is kept, a report can be copied, and the program goes on."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from trainer.session import TableSession
from trainer.ui.desktop.asking import QuestionBox
from trainer.ui.look import Look

_COPY, _CLOSE = "fault-copy", "fault-close"
_MOST = 5
"""Reports that are told in one dialog."""


class Faults(QObject):
    """Shows one dialog at a time; what goes wrong while it is open is added to its report."""

    _told = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._session: TableSession | None = None
        self._window: QWidget | None = None
        self._reports: list[str] = []
        self.dialog: QuestionBox | None = None
        # Queued: it may come from a thread, or from the middle of a painting.
        self._told.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def follow(self, session: TableSession, window: QWidget) -> None:
        """Save what is played in a session, and show the dialog over its window."""
        self._session, self._window = session, window

    def tell(self, report: str) -> None:
        """Tell of a fault by its report; from any thread."""
        self._told.emit(report)

    def wait(self) -> None:
        """Wait until the dialog is closed, if there is one."""
        QGuiApplication.processEvents()
        if self.dialog is not None:
            self.dialog.exec()

    def _show(self, report: str) -> None:
        if len(self._reports) < _MOST:
            self._reports.append(report)
        if self.dialog is None:
            self.dialog = QuestionBox(self._look, self._said(), (_COPY, _CLOSE), self._window)
            self.dialog.finished.connect(self._close)
            self.dialog.open()
        self.dialog.setDetailedText("\n\n".join(self._reports))

    def _said(self) -> str:
        words = self._look.words
        if self._session is None:
            return words("fault-at-start")
        self._session.saving.catch_up()
        return words("fault-unsaved" if self._session.saving.unsaved else "fault-saved")

    def _close(self) -> None:
        if self.dialog is not None:
            if self.dialog.answer == _COPY:
                QGuiApplication.clipboard().setText("\n\n".join(self._reports))
            self.dialog.deleteLater()
        self.dialog = None
        self._reports.clear()
