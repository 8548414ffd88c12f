"""The movement of something that rises when it is chosen and comes down again."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class Rise(QObject):
    """A height between 0 and 1 that goes where it is sent, from wherever it is. ``moved`` is called on every step."""

    def __init__(self, moved: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.height = 0.0
        self._moved = moved
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._set)

    def go(self, height: float, duration: int) -> None:
        """Go to ``height`` within ``duration`` milliseconds; 0 is at once."""
        self._animation.stop()
        if duration == 0 or height == self.height:
            self._set(height)
            return
        self._animation.setStartValue(self.height)
        self._animation.setEndValue(height)
        self._animation.setDuration(duration)
        self._animation.start()

    def _set(self, height: float) -> None:
        self.height = height
        self._moved()
