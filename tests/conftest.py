"""What every test stands on: no screen, no real home, and nothing left behind.

A test fails when it leaves a thread, a running timer or a top-level widget, or when something logs a warning that the
test did not announce. Warnings of Python and of Qt and exceptions in slots fail by the settings in pyproject.toml.
"""

import gc
import itertools
import logging
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt

import pytest
from hypothesis import HealthCheck, settings
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.leftovers import Before

IN_CI = bool(os.environ.get("CI"))
settings.register_profile(
    "sihai",
    deadline=None,  # a slow machine is no failure
    max_examples=60,
    derandomize=IN_CI,
    print_blob=not IN_CI,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("sihai")

FAILED = pytest.StashKey[bool]()
BeforeClose = Callable[[QWidget], None]
ExpectLog = Callable[[int, str], AbstractContextManager[None]]


class StrayLogs(logging.Handler):
    """Keeps what is logged at WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Called by logging."""
        self.records.append(record)

    @contextmanager
    def expect(self, level: int, text: str) -> Iterator[None]:
        """Within it a record of this level that holds `text` must be logged; such records are no stray ones."""
        before = list(self.records)
        yield
        meant = [r for r in self.records if r not in before and r.levelno == level and text in r.getMessage()]
        assert meant, f"nothing was logged at {logging.getLevelName(level)} with {text!r}"
        self.records = [record for record in self.records if record not in meant]


def pytest_collection_finish() -> None:
    """Takes what the imports made out of the collector's sight: the search for leftovers looks at the rest."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes a failure: the frames of its traceback hold what the test made, so that its leftovers say nothing."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a thread, a timer, an animation or a window."""
    before = Before(with_qt="qapp" in request.fixturenames)
    yield
    if not request.node.stash.get(FAILED, False):
        left = before.left_behind()
        assert not left, f"left behind: {', '.join(left)}"


@pytest.fixture(autouse=True)
def stray_logs() -> Iterator[StrayLogs]:
    """Fails a test during which something is logged at WARNING or above unannounced."""
    handler = StrayLogs()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)
    assert not handler.records, f"logged: {[record.getMessage() for record in handler.records]}"


@pytest.fixture
def expect_log(stray_logs: StrayLogs) -> ExpectLog:
    """`with expect_log(logging.WARNING, "part of the message"):` around what is to log it."""
    return stray_logs.expect


class QuickBot(QtBot):
    """Looks each millisecond whether what is waited for has come; pytest-qt's own looks each hundredth of a second.

    It also keeps the widgets of the test until they are closed. pytest-qt holds them weakly: what the test itself no
    longer holds could be collected while Qt paints it, and that ends the process.
    """

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._kept: list[QWidget] = []

    def addWidget(self, widget: QWidget, *, before_close_func: BeforeClose | None = None) -> None:
        """Close the widget at the end of the test, and keep it until then."""
        self._kept.append(widget)
        super().addWidget(widget, before_close_func=before_close_func)

    def wait(self, ms: int) -> None:
        """Called between two looks."""
        super().wait(min(ms, 1))


@pytest.fixture
def qtbot(qapp: QCoreApplication, request: pytest.FixtureRequest) -> QtBot:
    """Clicks, presses keys and waits. The pointer begins where no window is: what a test before it pointed at is not
    pointed at now."""
    assert qapp
    QCursor.setPos(-1000, -1000)
    return QuickBot(request)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Iterator[Path]]:
    """Folders that are not there yet, one a test; and the desktop's own data folders moved away from the real home."""
    base = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(base / name.lower()))
        yield (base / f"profile-{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def profile_dir(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The profile folder of this test alone, named by SIHAI_PROFILE; nothing is in it, it is not even there."""
    folder = next(homes)
    monkeypatch.setenv("SIHAI_PROFILE", str(folder))
    return folder
