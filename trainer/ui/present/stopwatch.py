"""The timer of a presentation, and the second in which the clocks go on."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal


class Stopwatch(QObject):
    """``ticked`` comes every second while it is `awake`, and when the timer begins or ends."""

    ticked = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self.ticked)

    def wake(self) -> None:
        """Tick from now on."""
        self._second.start()

    def sleep(self) -> None:
        """Tick no more; the timer goes on."""
        self._second.stop()

    def switch(self) -> None:
        """Begin the timer, or end it."""
        if self._since.isValid():
            self._since.invalidate()
        else:
            self._since.start()
        self.ticked.emit()

    @property
    def text(self) -> str:
        """Minutes and seconds since the timer began; empty where it does not run."""
        if not self._since.isValid():
            return ""
        minutes, seconds = divmod(self._since.elapsed() // 1000, 60)
        return f"{minutes}:{seconds:02}"
