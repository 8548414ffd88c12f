"""One thread that answers questions, the most urgent lane first; in each lane the newest request wins."""

import logging
from collections import deque
from collections.abc import Generator, Iterable
from enum import IntEnum
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QMutex, QMutexLocker, QObject, QThread, QWaitCondition, Signal

_LOG = logging.getLogger(__name__)


class Lane(IntEnum):
    """What a question is for; a lower lane is answered first.

    The deal that the learner waits for, the move of the opponent that all wait for, the table's position now, the one
    the learner has just discarded from, others looked at, what is in the way of fans, target hands, exercises, the
    steps of a club pack, played hands reviewed, what a hand just played says about the learner, chances.
    """

    DEAL = 0
    MOVE = 1
    NOW = 2
    JUDGED = 3
    ASKED = 4
    OBSTACLES = 5
    TARGET = 6
    EXERCISE = 7
    STEP = 8
    REVIEW = 9
    LEARNED = 10
    CHANCE = 11


class Question(Protocol):
    """A frozen value that knows how to find its answer; pure, since another thread asks it."""

    def answer(self) -> object:
        """The answer; it takes some milliseconds."""
        ...


Steps = Generator[None, None, object]
"""An answer on its way; what is more urgent may come between two steps."""


@runtime_checkable
class LongQuestion(Protocol):
    """A question that takes more than some milliseconds to answer."""

    def steps(self) -> Steps:
        """Short steps up to the answer, which is what they return."""
        ...


class _Task:
    """A question, and how far its answer has come."""

    def __init__(self, question: Question | LongQuestion) -> None:
        self.question = question
        self.steps = _steps(question)


def _steps(question: Question | LongQuestion) -> Steps:
    if isinstance(question, LongQuestion):
        return (yield from question.steps())
    return question.answer()


class Worker(QThread):
    """Answers questions one by one; `answered` and `failed` come out in the thread that made the worker.

    A step in hand is always finished; those waiting in a lane, also one whose answer is on its way, are replaced by the
    next request in it.
    """

    answered = Signal(object, object)
    """The question and its answer."""
    failed = Signal(object)
    """A question that raised in place of answering."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mutex = QMutex()
        self._wake = QWaitCondition()
        self._lanes: dict[Lane, deque[_Task]] = {lane: deque() for lane in Lane}
        self._ending = False

    def put(self, lane: Lane, questions: Iterable[Question | LongQuestion]) -> None:
        """Ask in a lane in place of what still waits there. The thread starts with the first request."""
        with QMutexLocker(self._mutex):
            if self._ending:
                return
            self._lanes[lane] = deque(map(_Task, questions))
            self._wake.wakeOne()
        if not self.isRunning():
            self.start()

    def stop(self) -> None:
        """Drop what waits and end the thread after the step in hand; ``wait()`` returns when it has ended."""
        with QMutexLocker(self._mutex):
            self._ending = True
            self._wake.wakeAll()

    def run(self) -> None:
        """The thread's own loop."""
        while self._await_task():
            task = self._most_urgent()
            if task is not None:
                self._go_on(task)

    def _go_on(self, task: _Task) -> None:
        """Do a step. Whatever a question raises is told, since nobody else is there to hear it."""
        try:
            next(task.steps)
        except StopIteration as done:
            self._drop(task)
            self.answered.emit(task.question, done.value)
        except Exception:
            self._drop(task)
            _LOG.exception("no answer to %s", type(task.question).__name__)
            self.failed.emit(task.question)

    def _await_task(self) -> bool:
        """Wait until there is something to do; False when the thread is to end."""
        with QMutexLocker(self._mutex):
            while not self._ending and not any(self._lanes.values()):
                self._wake.wait(self._mutex)
            return not self._ending

    def _most_urgent(self) -> _Task | None:
        """What to do next; None when nothing is wanted any more."""
        with QMutexLocker(self._mutex):
            return next((tasks[0] for tasks in self._lanes.values() if tasks and not self._ending), None)

    def _drop(self, task: _Task) -> None:
        """It is done with; it may have been replaced meanwhile."""
        with QMutexLocker(self._mutex):
            for tasks in self._lanes.values():
                if tasks and tasks[0] is task:
                    tasks.popleft()
