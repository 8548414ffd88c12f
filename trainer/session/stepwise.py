"""Long work on the window's own thread, in slices so short that it is not noticed: for what must stay on that thread,
as the file of hands must."""

from collections.abc import Generator, Iterator
from time import monotonic
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.session.dealing import PATIENCE

T = TypeVar("T")

_SLICE: Final = 0.015
"""Seconds of work between two looks at what the user does."""


class Stepwise(QObject):
    """Goes through the steps of one work at a time. ``latest`` is what the last step gave; ``slow``: it has taken so
    long that progress is to be shown."""

    progressed = Signal()
    finished = Signal()
    failed = Signal(object)
    """The `OSError` that ended the work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self.latest: object = None
        self._begun = 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is work left."""
        return self._steps is not None

    @property
    def slow(self) -> bool:
        """Whether it takes long."""
        return self.busy and monotonic() - self._begun > PATIENCE / 1000

    def begin(self, steps: Iterator[object]) -> None:
        """Begin a work, in place of another one."""
        self.cancel()
        self._steps, self.latest, self._begun = steps, None, monotonic()
        self._timer.start(0)

    def cancel(self) -> None:
        """Give up the rest."""
        self._timer.stop()
        steps, self._steps = self._steps, None
        if isinstance(steps, Generator):
            steps.close()

    def _go_on(self) -> None:
        """Do as many steps as fit into a slice."""
        until = monotonic() + _SLICE
        while self._steps is not None and monotonic() < until:
            try:
                self.latest = next(self._steps)
            except StopIteration:
                self.cancel()
                self.finished.emit()
            except OSError as error:
                self.cancel()
                self.failed.emit(error)
        if self._steps is not None:
            self.progressed.emit()
