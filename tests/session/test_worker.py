"""The reach thread: urgent questions first, the newest request wins, a clean end."""

import logging
import threading
from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

from tests.conftest import ExpectLog
from trainer.session.worker import Lane, Worker


@dataclass(frozen=True)
class Quick:
    """Answers with the thread it was asked in."""

    name: str

    def answer(self) -> int:
        return threading.get_ident()


@dataclass(frozen=True)
class Held:
    """Keeps the worker busy until it is let go."""

    started: threading.Event = field(default_factory=threading.Event)
    let_go: threading.Event = field(default_factory=threading.Event)

    def answer(self) -> None:
        self.started.set()
        self.let_go.wait()


@dataclass(frozen=True)
class Failing:
    """Raises in place of answering."""

    def answer(self) -> object:
        raise ZeroDivisionError("nothing to divide by")


class Told:
    """A worker with the questions it answered, in order."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.questions: list[object] = []
        self.threads: set[object] = set()
        self.worker.answered.connect(self._answered)

    def _answered(self, question: object, answer: object) -> None:
        assert threading.current_thread() is threading.main_thread()
        self.questions.append(question)
        self.threads.add(answer)

    @property
    def names(self) -> list[str]:
        return [question.name for question in self.questions if isinstance(question, Quick)]


def test_questions_are_answered_off_the_windows_thread(qtbot: QtBot) -> None:
    told = Told()
    with qtbot.waitSignal(told.worker.answered):
        told.worker.put(Lane.NOW, [Quick("one")])
    told.worker.stop()
    told.worker.wait()
    assert told.threads.isdisjoint({threading.get_ident()})


def test_urgent_lanes_come_first_and_the_newest_request_wins(qtbot: QtBot) -> None:
    told, held = Told(), Held()
    told.worker.put(Lane.ASKED, [held])
    held.started.wait()
    told.worker.put(Lane.CHANCE, [Quick("chance")])
    told.worker.put(Lane.WITNESS, [Quick("old ghost"), Quick("old ghost 2")])
    told.worker.put(Lane.NOW, [Quick("old")])
    told.worker.put(Lane.NOW, [Quick("new")])
    told.worker.put(Lane.WITNESS, [Quick("ghost"), Quick("ghost 2")])
    held.let_go.set()
    qtbot.waitUntil(lambda: "chance" in told.names)
    told.worker.stop()
    told.worker.wait()
    assert told.names == ["new", "ghost", "ghost 2", "chance"]


def test_the_end_drops_what_waits(qtbot: QtBot) -> None:
    told, held = Told(), Held()
    told.worker.put(Lane.NOW, [held])
    held.started.wait()
    told.worker.put(Lane.WITNESS, [Quick("never")])
    told.worker.stop()
    held.let_go.set()
    told.worker.wait()
    told.worker.put(Lane.NOW, [Quick("too late")])
    assert not told.worker.isRunning()
    qtbot.waitUntil(lambda: told.questions == [held])


def test_a_question_that_raises_is_told_and_the_next_one_is_answered(qtbot: QtBot, expect_log: ExpectLog) -> None:
    told, failed = Told(), list[object]()
    told.worker.failed.connect(failed.append)
    with expect_log(logging.ERROR, "no answer to Failing"):
        told.worker.put(Lane.NOW, [Failing(), Quick("after it")])
        qtbot.waitUntil(lambda: "after it" in told.names)
    assert failed == [Failing()]
    told.worker.stop()
    told.worker.wait()
    assert told.questions == [Quick("after it")]


@pytest.mark.usefixtures("qapp")
def test_a_worker_that_was_never_asked_has_no_thread() -> None:
    worker = Worker()
    assert not worker.isRunning()
    worker.stop()
    assert worker.wait()
