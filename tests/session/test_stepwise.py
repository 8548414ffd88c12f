"""Long work in slices: it goes on, can be given up, and tells why it failed."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.session.stepwise import Stepwise


@pytest.fixture
def work(qapp: QApplication) -> Iterator[Stepwise]:
    found = Stepwise()
    yield found
    found.cancel()
    found.deleteLater()
    qapp.processEvents()


def test_all_steps_are_done_and_the_last_one_is_kept(qtbot: QtBot, work: Stepwise) -> None:
    with qtbot.waitSignal(work.finished):
        work.begin(iter(range(1000)))
    assert (work.latest, work.busy, work.slow) == (999, False, False)


def test_work_that_is_given_up_is_closed(qtbot: QtBot, work: Stepwise) -> None:
    closed: list[bool] = []

    def endless() -> Iterator[int]:
        """Notes that it was ended."""
        try:
            while True:
                yield 1
        finally:
            closed.append(True)

    with qtbot.waitSignal(work.progressed):
        work.begin(endless())
    qtbot.waitUntil(lambda: work.slow)
    work.begin(iter([7]))
    assert closed == [True]
    with qtbot.waitSignal(work.finished):
        assert work.busy
    assert work.latest == 7


def test_what_fails_is_told(qtbot: QtBot, work: Stepwise) -> None:
    def failing() -> Iterator[int]:
        """One step and no more."""
        yield 1
        raise PermissionError(13, "not yours")

    with qtbot.waitSignal(work.failed) as told:
        work.begin(failing())
    assert str(told.args[0]) == "[Errno 13] not yours"
    assert not work.busy
