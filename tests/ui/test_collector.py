"""All objects are looked through when the program is not in front, and never while it is."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from trainer.ui.collector import Collector


class Circle:
    """An object that holds itself, with many others in its hand."""

    def __init__(self) -> None:
        self.itself = self
        self.load = [[number] for number in range(1000)]


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[Collector]:
    """One in force, as long as a test lasts."""
    made = Collector(qapp)
    yield made
    qapp.applicationStateChanged.disconnect(made._follow)
    made.close()
    made.deleteLater()


def whole_collections() -> int:
    """How often all objects were looked through so far."""
    return int(gc.get_stats()[2]["collections"])


@pytest.mark.usefixtures("collector")
def test_while_the_program_is_in_front_not_all_objects_are_looked_through() -> None:
    before = whole_collections()
    kept = [Circle() for _ in range(500)]
    assert len(kept) == 500
    assert whole_collections() == before


@pytest.mark.usefixtures("collector")
def test_circles_go_when_the_learner_turns_elsewhere(qapp: QApplication) -> None:
    circle = Circle()
    gone = ref(circle)
    del circle
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert gone() is None


def test_python_does_as_it_did_before_once_the_collector_is_closed(qapp: QApplication) -> None:
    before = gc.get_threshold()
    made = Collector(qapp)
    assert gc.get_threshold() != before
    made.close()
    made.deleteLater()
    assert gc.get_threshold() == before
