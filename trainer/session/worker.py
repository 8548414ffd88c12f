"""One thread that answers questions, the most urgent lane first; in each lane the newest request wins."""

import logging
from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Protocol

from PySide6.QtCore import QMutex, QMutexLocker, QObject, QThread, QWaitCondition, Signal

_LOG = logging.getLogger(__name__)


class Lane(IntEnum):
    """What a question is for; a lower lane is answered first.

    The move of the opponent that all wait for, the table's position now, the one the learner has just discarded from,
    others looked at, what is in the way of fans, hands drawn as ghosts, chances, and what will be of use some day.
    """

    MOVE = 0
    NOW = 1
    JUDGED = 2
    ASKED = 3
    OBSTACLES = 4
    WITNESS = 5
    CHANCE = 6
    LATER = 7


class Question(Protocol):
    """A frozen value that knows how to find its answer; pure, since another thread asks it."""

    def answer(self) -> object:
        """The answer; it may take a while."""
        ...


class Worker(QThread):
    """Answers questions one by one; `answered` and `failed` come out in the thread that made the worker.

    A question in hand is always finished; those waiting in a lane are replaced by the next request in it.
    """

    answered = Signal(object, object)
    """The question and its answer."""
    failed = Signal(object)
    """A question that raised in place of answering."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mutex = QMutex()
        self._wake = QWaitCondition()
        self._lanes: dict[Lane, deque[Question]] = {lane: deque() for lane in Lane}
        self._ending = False

    def put(self, lane: Lane, questions: Iterable[Question]) -> None:
        """Ask in a lane in place of what still waits there. The thread starts with the first request."""
        with QMutexLocker(self._mutex):
            if self._ending:
                return
            self._lanes[lane] = deque(questions)
            self._wake.wakeOne()
        if not self.isRunning():
            self.start()

    def stop(self) -> None:
        """Drop what waits and end the thread after the question in hand; ``wait()`` returns when it has ended."""
        with QMutexLocker(self._mutex):
            self._ending = True
            self._wake.wakeAll()

    def run(self) -> None:
        """The thread's own loop."""
        question = self._next()
        while question is not None:
            self._ask(question)
            question = self._next()

    def _ask(self, question: Question) -> None:
        """Whatever a question raises is told, since nobody else is there to hear it, and the next one is asked."""
        try:
            answer = question.answer()
        except Exception:
            _LOG.exception("no answer to %s", type(question).__name__)
            self.failed.emit(question)
        else:
            self.answered.emit(question, answer)

    def _next(self) -> Question | None:
        """The most urgent question, waiting for one if need be; None when the thread is to end."""
        with QMutexLocker(self._mutex):
            while not self._ending:
                waiting = next((questions for questions in self._lanes.values() if questions), None)
                if waiting is not None:
                    return waiting.popleft()
                self._wake.wait(self._mutex)
        return None
