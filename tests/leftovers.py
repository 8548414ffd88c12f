"""What a test may have left running: threads, timers, animations and windows.

Qt does not list its timers and threads, so the Python objects that wrap them are looked up in the garbage collector.
conftest.py freezes what was there before the first test, which keeps that search short.
"""

import gc
import threading

from PySide6.QtCore import (
    QAbstractAnimation,
    QAbstractEventDispatcher,
    QCoreApplication,
    QEvent,
    QObject,
    QThread,
    QThreadPool,
)
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

GRACE = 2.0  # seconds that something already told to end may take to do so
MANY = 30_000  # objects; caches that tests have filled are then put out of sight, or each search takes ever longer


def settle_events() -> None:
    """Lets everything happen that was put off, deletions above all.

    Outside exec() Qt keeps deferred deletions waiting: unless sent by name, each deleteLater looks like a leak.
    """
    application = QCoreApplication.instance()
    if application is not None:
        application.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        application.processEvents()


def running_objects() -> list[QObject]:
    """Every living thread, timer and animation of Qt that Python knows and that is at work."""
    dispatcher = QAbstractEventDispatcher.instance()
    return [thing for thing in _qt_objects() if _is_running(thing, dispatcher)]


def _qt_objects() -> list[QObject]:
    # type() rather than isinstance(): the latter would wake the lazy stand-ins of other libraries. One look a type.
    things = gc.get_objects()
    kinds = {kind for kind in set(map(type, things)) if issubclass(kind, QObject)}
    return [thing for thing in things if type(thing) in kinds and isValid(thing)]


def _is_running(thing: QObject, dispatcher: QAbstractEventDispatcher) -> bool:
    if isinstance(thing, QThread):
        return thing.isRunning()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    return bool(dispatcher and dispatcher.registeredTimers(thing))


def top_level_widgets() -> list[QWidget]:
    """The windows there are, but for the tooltip, which Qt makes and keeps by itself."""
    if not isinstance(QCoreApplication.instance(), QApplication):
        return []
    return [widget for widget in QApplication.topLevelWidgets() if widget.metaObject().className() != "QTipLabel"]


def python_threads() -> list[threading.Thread]:
    """The threads that Python started. Those of Qt that ran Python once stay listed as dummies and say nothing."""
    return [thread for thread in threading.enumerate() if not thread.name.startswith("Dummy-")]


class Before:
    """What was running before a test; `left_behind` tells what has come since."""

    def __init__(self, with_qt: bool) -> None:
        if with_qt and len(gc.get_objects()) > MANY:
            gc.collect()
            gc.freeze()
        self.with_qt = with_qt
        self.threads = python_threads()
        self.running = running_objects() if with_qt else []
        self.windows = top_level_widgets() if with_qt else []

    def left_behind(self) -> list[str]:
        """One line for each thing left."""
        return self._threads_left() + (self._qt_left() if self.with_qt else [])

    def _threads_left(self) -> list[str]:
        new = [thread for thread in python_threads() if thread not in self.threads]
        for thread in new:
            thread.join(GRACE)
        return [f"thread {thread.name}" for thread in new if thread.is_alive()]

    def _qt_left(self) -> list[str]:
        settle_events()
        busy = [] if QThreadPool.globalInstance().waitForDone(int(GRACE * 1000)) else ["work in Qt's thread pool"]
        new = self._new_qt()
        if new:
            del new
            gc.collect()  # a window in a circle of references ends here
            settle_events()
            new = self._new_qt()
        return busy + [f"{type(thing).__name__} {thing.objectName()}".rstrip() for thing in new]

    def _new_qt(self) -> list[QObject]:
        running = [thing for thing in running_objects() if not any(thing is known for known in self.running)]
        ended = [thing for thing in running if isinstance(thing, QThread) and thing.wait(int(GRACE * 1000))]
        windows = [widget for widget in top_level_widgets() if not any(widget is known for known in self.windows)]
        return [thing for thing in running if thing not in ended] + list(windows)
