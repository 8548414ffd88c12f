"""Waiting until a page shows what its picture is of."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from trainer.session import TableSession

SEED = 20
DECISIONS = 7
"""The hand of the table's picture: its seed, and how many decisions the learner has made."""

PATIENCE = 60_000
"""Milliseconds after which a picture is given up: the page waits for something that does not come."""


QUIET_ROUNDS = 15
"""Rounds of 20 milliseconds without a question to the reach after which a page is taken to be finished."""


def wait_until(done: Callable[[], bool]) -> None:
    """Let the program work until ``done``, and let it draw what came of it. Raises `TimeoutError`."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        if clock.hasExpired(PATIENCE):
            raise TimeoutError("the page is still at work")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QApplication.processEvents()


def settle(session: TableSession) -> None:
    """Wait until the reach has nothing left to answer and the page shows all of it: an answer may lead the page to its
    next question, so it must stay so for some rounds."""
    quiet_rounds = 0
    while quiet_rounds < QUIET_ROUNDS:
        wait_until(lambda: session.reach.idle)
        pause = QEventLoop()
        QTimer.singleShot(20, pause.quit)
        pause.exec()
        quiet_rounds = quiet_rounds + 1 if session.reach.idle else 0
