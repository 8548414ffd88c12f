"""How much of the matrix is there: its rows one after the other, and its bars as they grow."""

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from trainer.ui.look import Look


class Unfolding(QObject):
    """``shown``: how many rows are there, the last perhaps in part; infinite when all are. ``whole``: what part of
    their length all bars have. With reduced motion nothing grows."""

    changed = Signal()
    revealed = Signal()
    """The rows asked for are there."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = 0
        self.shown = self._wanted = float("inf")
        self.whole = 1.0
        self._bars = self._animation()
        self._bars.setStartValue(0.0)
        self._bars.setEndValue(1.0)
        self._bars.valueChanged.connect(self._grow_bars)
        self._row = self._animation()
        self._row.valueChanged.connect(self._grow_row)
        self._row.finished.connect(self._finish)

    def unfold(self) -> None:
        """Let all bars grow anew, as when the hand is read another way."""
        if self._look.motion.lane:
            self._bars.setDuration(self._look.motion.lane)
            self._bars.start()

    def reveal(self, rows: float) -> None:
        """Show the first ``rows`` of `rows` only; the last of them grows if it is the next."""
        self._row.stop()
        self._wanted = rows
        last, duration = float(min(rows, self.rows)), self._look.motion.lane
        if last - self.shown == 1 and duration:
            self._row.setStartValue(self.shown)
            self._row.setEndValue(last)
            self._row.setDuration(duration)
            self._row.start()
        else:
            self._finish()

    def _animation(self) -> QVariantAnimation:
        animation = QVariantAnimation(self)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        return animation

    def _grow_bars(self, whole: float) -> None:
        self.whole = whole
        self.changed.emit()

    def _grow_row(self, shown: float) -> None:
        self.shown = shown
        self.changed.emit()

    def _finish(self) -> None:
        self._grow_row(self._wanted)
        self.revealed.emit()
