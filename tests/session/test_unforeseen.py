"""An exception that no code takes is kept, reported once, and stops nothing."""

import getpass
import os
import platform
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from trainer.session import Unforeseen, report_of
from trainer.store import Profile

SECRET = "/home-of-somebody/anna/hands.sqlite3"


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def unforeseen(profile_dir: Path, told: list[str]) -> Iterator[Unforeseen]:
    """Installed in a profile of its own."""
    profile_dir.mkdir()
    found = Unforeseen(Profile(profile_dir), told.append)
    found.install()
    yield found
    found.remove()


def fail(number: int = 0) -> None:
    try:
        Path(SECRET).read_text("utf-8")
    except OSError as error:
        raise KeyError(SECRET, number) from error


def failed(number: int = 0) -> KeyError:
    with pytest.raises(KeyError) as caught:
        fail(number)
    return caught.value


def test_a_report_tells_what_and_where_and_names_nobody() -> None:
    report = report_of(failed())
    first, *rest = report.splitlines()
    assert first.startswith("Sihai Trainer ")
    assert f"Python {platform.python_version()}" in first
    assert rest[0] == "KeyError"
    assert any(line.endswith("in fail") for line in rest)
    assert "FileNotFoundError ENOENT" in rest
    assert all(name not in report for name in ("anna", os.sep + "home", str(Path.cwd()), platform.node()))
    assert not any(word == getpass.getuser() for word in report.split())


def test_a_report_of_reasons_without_end_ends() -> None:
    first, second = ValueError(), ValueError()
    first.__cause__, second.__cause__ = second, first
    assert len(report_of(first).splitlines()) < 20


@pytest.mark.usefixtures("unforeseen")
def test_it_is_logged_whole_and_told_once(profile_dir: Path, told: list[str]) -> None:
    assert not (profile_dir / "faults.log").exists(), "nothing to say yet"
    for _ in range(3):
        error = failed()
        sys.excepthook(type(error), error, error.__traceback__)
    assert told == [report_of(error)]
    log = (profile_dir / "faults.log").read_text("utf-8")
    assert log.count(SECRET) >= 3, "the log stays on this machine"


@pytest.mark.usefixtures("unforeseen")
def test_a_thread_that_fails_is_told_too(told: list[str]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert len(told) == 1


@pytest.mark.usefixtures("unforeseen")
def test_a_slot_that_fails_stops_nothing(qtbot: QtBot, told: list[str]) -> None:
    went_on: list[bool] = []
    QTimer.singleShot(0, fail)
    QTimer.singleShot(0, lambda: went_on.append(True))
    qtbot.waitUntil(lambda: bool(told and went_on))
    assert "KeyError" in told[0]


@pytest.mark.usefixtures("unforeseen")
def test_logs_are_kept_within_bounds(profile_dir: Path) -> None:
    for number in range(1500):
        error = failed(number)
        sys.excepthook(type(error), error, error.__traceback__)
    logs = list(profile_dir.glob("faults.log*"))
    assert len(logs) == 4
    assert all(log.stat().st_size <= 200_000 for log in logs)


def test_a_stop_at_the_keyboard_is_no_fault(unforeseen: Unforeseen, told: list[str]) -> None:
    unforeseen.remove()
    stopped: list[type[BaseException]] = []
    before = sys.excepthook
    sys.excepthook = lambda kind, _error, _trace: stopped.append(kind)
    unforeseen.install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    unforeseen.remove()
    sys.excepthook = before
    assert (stopped, told) == ([KeyboardInterrupt], [])
    unforeseen.install()


def test_where_no_log_can_be_written_the_report_is_told_all_the_same(tmp_path: Path, told: list[str]) -> None:
    unforeseen = Unforeseen(Profile(tmp_path / "not" / "there"), told.append)
    unforeseen.install()
    error = failed()
    sys.excepthook(type(error), error, error.__traceback__)
    unforeseen.remove()
    assert len(told) == 1
