"""The reach thread: urgent questions first, the newest request wins, a clean end."""

import logging
import threading
from collections.abc import Generator
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


@dataclass(frozen=True)
class Long:
    """Takes two steps; the first says that it has begun and waits to be let go on."""

    name: str
    first: Held = field(default_factory=Held)

    def steps(self) -> Generator[None, None, str]:
        self.first.answer()
        yield
        return self.name


@dataclass(frozen=True)
class FailingLate:
    """Raises in its second step."""

    def steps(self) -> Generator[None, None, object]:
        yield
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
        return [question.name for question in self.questions if isinstance(question, Quick | Long)]


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
    told.worker.put(Lane.TARGET, [Quick("old ghost"), Quick("old ghost 2")])
    told.worker.put(Lane.NOW, [Quick("old")])
    told.worker.put(Lane.NOW, [Quick("new")])
    told.worker.put(Lane.TARGET, [Quick("ghost"), Quick("ghost 2")])
    held.let_go.set()
    qtbot.waitUntil(lambda: "chance" in told.names)
    told.worker.stop()
    told.worker.wait()
    assert told.names == ["new", "ghost", "ghost 2", "chance"]


def test_every_lane_goes_before_the_later_ones(qtbot: QtBot) -> None:
    told, held = Told(), Held()
    told.worker.put(Lane.MOVE, [held])
    held.started.wait()
    names = ["MOVE", "NOW", "JUDGED", "ASKED", "OBSTACLES", "TARGET", "CHANCE"]
    for name in reversed(names[1:]):
        told.worker.put(Lane[name], [Quick(name)])
    held.let_go.set()
    qtbot.waitUntil(lambda: len(told.questions) == len(names))
    told.worker.stop()
    told.worker.wait()
    assert told.names == names[1:]


def test_the_end_drops_what_waits(qtbot: QtBot) -> None:
    told, held = Told(), Held()
    told.worker.put(Lane.NOW, [held])
    held.started.wait()
    told.worker.put(Lane.TARGET, [Quick("never")])
    told.worker.stop()
    held.let_go.set()
    told.worker.wait()
    told.worker.put(Lane.NOW, [Quick("too late")])
    assert not told.worker.isRunning()
    qtbot.waitUntil(lambda: told.questions == [held])


@pytest.mark.parametrize("failing", [Failing(), FailingLate()], ids=["at once", "in a later step"])
def test_a_question_that_raises_is_told_and_the_next_one_is_answered(
    failing: Failing | FailingLate, qtbot: QtBot, expect_log: ExpectLog
) -> None:
    told, failed = Told(), list[object]()
    told.worker.failed.connect(failed.append)
    with expect_log(logging.ERROR, f"no answer to {type(failing).__name__}"):
        told.worker.put(Lane.NOW, [failing, Quick("after it")])
        qtbot.waitUntil(lambda: "after it" in told.names)
    assert failed == [failing]
    told.worker.stop()
    told.worker.wait()
    assert told.questions == [Quick("after it")]


def test_what_is_urgent_comes_between_the_steps_of_a_long_question(qtbot: QtBot) -> None:
    told, long = Told(), Long("chance")
    told.worker.put(Lane.CHANCE, [long, Quick("another")])
    long.first.started.wait()
    told.worker.put(Lane.NOW, [Quick("now")])
    long.first.let_go.set()
    qtbot.waitUntil(lambda: "another" in told.names)
    told.worker.stop()
    told.worker.wait()
    assert told.names == ["now", "chance", "another"]
    assert "chance" in told.threads


def test_a_long_question_that_is_replaced_is_not_answered(qtbot: QtBot) -> None:
    told, old = Told(), Long("old")
    told.worker.put(Lane.CHANCE, [old])
    old.first.started.wait()
    told.worker.put(Lane.CHANCE, [Quick("new")])
    old.first.let_go.set()
    qtbot.waitUntil(lambda: "new" in told.names)
    told.worker.put(Lane.NOW, [Quick("last")])
    qtbot.waitUntil(lambda: "last" in told.names)
    told.worker.stop()
    told.worker.wait()
    assert told.names == ["new", "last"]


@pytest.mark.usefixtures("qapp")
def test_a_worker_that_was_never_asked_has_no_thread() -> None:
    worker = Worker()
    assert not worker.isRunning()
    worker.stop()
    assert worker.wait()
