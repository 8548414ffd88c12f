"""What is painted for a frame to come is done in turns, a little in an event."""

import time
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.controls import Later


class Events(QObject):
    """Counts the events of timers."""

    def __init__(self) -> None:
        super().__init__()
        self.timers = 0

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        self.timers += event.type() is QEvent.Type.Timer
        return False


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """A window with four widgets in it."""
    window = QWidget()
    qtbot.addWidget(window)
    for _ in range(4):
        QWidget(window)
    window.show()
    qtbot.waitActive(window)
    yield window
    window.close()


def parts(window: QWidget) -> list[QWidget]:
    """The widgets in it."""
    return [child for child in window.children() if isinstance(child, QWidget)]


def test_a_window_has_one_queue_for_all_that_is_in_it(window: QWidget) -> None:
    assert len({Later.of(part) for part in (window, *parts(window))}) == 1


def test_long_work_is_not_done_in_one_event(window: QWidget, qtbot: QtBot, qapp: QApplication) -> None:
    done: list[int] = []
    events = Events()
    qapp.installEventFilter(events)

    def work() -> None:
        """Take longer than one turn may, and note in which event that was."""
        until = time.perf_counter() + 0.01
        while time.perf_counter() < until:
            pass
        done.append(events.timers)

    for part in parts(window):
        Later.of(part).ask(part, work)
    qtbot.waitUntil(lambda: len(done) == 4)
    qapp.removeEventFilter(events)
    assert len(set(done)) == 4


def test_who_asks_twice_has_one_turn_with_what_was_asked_last(window: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    first, second, *_ = parts(window)
    for part, word in ((first, "old"), (first, "new"), (second, "last")):
        Later.of(part).ask(part, partial(done.append, word))
    qtbot.waitUntil(lambda: "last" in done)
    assert done == ["new", "last"]


def test_what_is_not_seen_any_more_loses_its_turn(window: QWidget, qtbot: QtBot) -> None:
    done: list[str] = []
    hidden, gone, flat, seen = parts(window)
    for part, word in ((hidden, "hidden"), (gone, "gone"), (flat, "flat"), (seen, "seen")):
        Later.of(part).ask(part, partial(done.append, word))
    hidden.hide()
    gone.setParent(None)
    gone.deleteLater()
    flat.resize(100, 0)
    qtbot.waitUntil(lambda: "seen" in done)
    assert done == ["seen"]
    assert not Later.of(seen).waiting
