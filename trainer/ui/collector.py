"""When Python looks through all its objects for circles that nobody holds any more.

That takes several frames here, and it stops every thread. By itself Python does it about once a hand, in the middle of
anything; the few hundred objects that it finds then can wait until the learner is elsewhere.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

_NEVER: Final = 2**31 - 1


class Collector(QObject):
    """From its making on, only young objects are looked through while the program is in front; all of them when it is
    not. What is there already stays out of sight: the start has made it, to last."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        self._thresholds = gc.get_threshold()
        young, middle, _ = self._thresholds
        gc.set_threshold(young, middle, _NEVER)
        gc.collect()
        gc.freeze()
        app.applicationStateChanged.connect(self._follow)

    def close(self) -> None:
        """Leave it to Python again."""
        gc.set_threshold(*self._thresholds)

    def _follow(self, state: Qt.ApplicationState) -> None:
        if state is not Qt.ApplicationState.ApplicationActive:
            gc.collect()
