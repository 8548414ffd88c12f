"""A fade from an old picture to a new one in the same place, such as a number that changes."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QVariantAnimation


class Fade(QObject):
    """How much of the new is there, from 0 to 1. ``moved`` is called on every step."""

    def __init__(self, moved: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.share = 1.0
        self._moved = moved
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._set)

    def begin(self, duration: int) -> None:
        """Go from 0 to 1 within ``duration`` milliseconds; 0 is at once."""
        self._animation.stop()
        if duration <= 0:
            self._set(1.0)
            return
        self._animation.setDuration(duration)
        self._animation.start()

    def finish(self) -> None:
        """Be there at once."""
        self._animation.stop()
        self._set(1.0)

    def _set(self, share: float) -> None:
        self.share = share
        self._moved()
