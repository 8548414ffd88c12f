"""The clock of the opponents: one timer, one opponent at a time, and a wait that can be cut short."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from trainer.game import Move, Pass


class Pacer(QObject):
    """Lets an opponent move when its choice is known and the wait is over.

    A pass is made at once whatever the wait: otherwise the pause would tell that somebody could have claimed.
    """

    moved = Signal(object)
    """The opponent's move, now due."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting = False
        self._move: Move | None = None
        self._wait = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._due)

    @property
    def waiting(self) -> bool:
        """Whether an opponent is about to move."""
        return self._waiting

    def begin(self, wait: int) -> None:
        """An opponent is to move, in ``wait`` milliseconds from now or when it has chosen, in place of any other."""
        self.stop()
        self._waiting, self._wait = True, wait
        self._since.start()

    def choose(self, move: Move) -> None:
        """What the opponent that is waited for will do."""
        if self._waiting:
            self._move = move
            self._rest()

    def hurry(self) -> None:
        """Cut the present wait short."""
        self._wait = 0
        if self._move is not None:
            self._rest()

    def stop(self) -> None:
        """Nobody moves."""
        self._timer.stop()
        self._waiting, self._move = False, None

    def _rest(self) -> None:
        left = 0 if isinstance(self._move, Pass) else self._wait - self._since.elapsed()
        self._timer.start(max(0, int(left)))

    def _due(self) -> None:
        move = self._move
        self.stop()
        self.moved.emit(move)
