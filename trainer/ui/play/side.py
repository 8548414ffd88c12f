"""The side of the table: the reach panel when hints may be shown, else the log; the keys when they are asked for."""

from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.session import TableSession
from trainer.ui.look import Look
from trainer.ui.play.key_map import KeyMap
from trainer.ui.play.log_panel import LogPanel
from trainer.ui.reach import ReachPanel


class Shown(StrEnum):
    """What stands at the side."""

    PATHS = "paths"
    LOG = "log"
    KEYS = "keys"


class Side(QWidget):
    """Shows one of three panels. Paths come only when they are allowed; log and keys when wanted.

    ``changed``: another panel is wanted.
    """

    changed = Signal()

    def __init__(self, look: Look, session: TableSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paths = ReachPanel(look, self)
        self.log = LogPanel(look, self)
        self.keys = KeyMap(look, self)
        self._session = session
        self._wanted: Shown | None = None
        self._allowed = False
        self._show()

    @property
    def shown(self) -> Shown:
        """Which panel stands there."""
        if self._wanted is not None:
            return self._wanted
        return Shown.PATHS if self._allowed else Shown.LOG

    @property
    def wanted(self) -> Shown | None:
        """What was brought to the front, if anything."""
        return self._wanted

    def allow_paths(self, allowed: bool) -> None:
        """Whether the reach may be shown now."""
        self._allowed = allowed
        self._show()

    def want(self, panel: Shown | None) -> None:
        """Bring log or keys to the front; None goes back to what the hints allow."""
        self._wanted = panel
        self._show()
        self.changed.emit()

    def toggle(self, panel: Shown) -> None:
        """Bring a panel to the front, or put it away again."""
        self.want(None if self._wanted is panel else panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All three fill the side."""
        super().resizeEvent(event)
        for panel in (self.paths, self.log, self.keys):
            panel.setGeometry(self.rect())

    def _show(self) -> None:
        for name, panel in ((Shown.PATHS, self.paths), (Shown.LOG, self.log), (Shown.KEYS, self.keys)):
            panel.setVisible(self.shown is name)
        # Where the log stands by itself there is nothing to close it for.
        self.log.close_button.setVisible(self._wanted is Shown.LOG)
