"""The clock of the opponents: one timer, one opponent at a time, and a wait that can be cut short."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from trainer.game import Move, Pass

Choice = Callable[[], Move]
"""How an opponent finds its move."""


class Pacer(QObject):
    """Lets an opponent choose as soon as the window is free, and move when the wait is over.

    A pass is made at once whatever the wait: otherwise the pause would tell that somebody could have claimed.
    """

    moved = Signal(object)
    """The opponent's move, now due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice: Choice | None = None
        self._move: Move | None = None
        self._wait = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._due)

    @property
    def waiting(self) -> bool:
        """Whether an opponent is about to move."""
        return self._timer.isActive()

    def begin(self, choice: Choice, wait: int) -> None:
        """Have an opponent move in ``wait`` milliseconds from now, in place of any other."""
        self._choice, self._move, self._wait = choice, None, wait
        self._since.start()
        self._timer.start(0)

    def hurry(self) -> None:
        """Cut the present wait short."""
        self._wait = 0
        if self.waiting:
            self._timer.start(0)

    def stop(self) -> None:
        """Nobody moves."""
        self._timer.stop()
        self._choice = self._move = None

    def _due(self) -> None:
        if self._choice is None:
            return
        if self._move is None:
            self._move = self._choice()
        left = 0 if isinstance(self._move, Pass) else self._wait - self._since.elapsed()
        if left > 0:
            self._timer.start(int(left))
            return
        move = self._move
        self.stop()
        self.moved.emit(move)
