"""The guards of conftest.py at work: in a small run of their own, careless tests fail and tidy ones pass."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

CARELESS = """
import logging, threading, warnings
import pytest
from PySide6.QtCore import QObject, QPropertyAnimation, QThread, QTimer, qWarning
from PySide6.QtWidgets import QWidget

KEPT = []

def keep(thing):
    KEPT.append(thing)
    return thing

def test_careless_thread():
    keep(threading.Thread(target=threading.Event().wait, args=(20,), daemon=True)).start()

def test_careless_timer(qapp):
    keep(QTimer(interval=60_000)).start()

def test_careless_object_with_a_timer(qapp):
    keep(QObject()).startTimer(60_000)

def test_careless_window(qapp):
    keep(QWidget())

def test_careless_animation(qapp):
    target = keep(QWidget())
    animation = keep(QPropertyAnimation(target, b"pos"))
    animation.setDuration(60_000)
    animation.setEndValue(target.pos())
    animation.start()

def test_careless_log():
    logging.getLogger("trainer").warning("nobody asked")

def test_careless_warning():
    warnings.warn("old", DeprecationWarning)

def test_careless_qt_warning(qapp):
    qWarning("Qt complains")

def test_careless_slot(qtbot):
    def slot():
        raise ValueError
    with qtbot.waitCallback() as called:
        QTimer.singleShot(0, slot)
        QTimer.singleShot(0, called)
"""

TIDY = """
import logging, os, threading
from pathlib import Path
from hypothesis import given, strategies as st
from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QMenu, QWidget

def test_tidy_thread():
    thread = threading.Thread(target=lambda: None)
    thread.start()

def test_tidy_qthread(qapp):
    thread = QThread()
    thread.start()
    thread.quit()
    thread.wait()

def test_tidy_window_of_the_bot(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

def test_tidy_deferred_deletion(qapp):
    window = QWidget()
    timer = QTimer(window, interval=60_000)
    timer.start()
    window.deleteLater()

def test_tidy_circle(qapp):
    window = QWidget()
    window.me = [window, lambda: window]
    QMenu(window)

def test_tidy_log(expect_log):
    with expect_log(logging.WARNING, "was damaged"):
        logging.getLogger("trainer").warning("the file %s was damaged", "x")

def test_tidy_profile(profile_dir):
    assert os.environ["SIHAI_PROFILE"] == str(profile_dir)
    assert not profile_dir.exists()

@given(st.integers())
def test_tidy_law(number):
    assert number == number
"""


def run_pytest(folder: Path, text: str) -> str:
    """The output of a pytest run with this repository's settings and conftest on one file of tests."""
    (folder / "conftest.py").write_text("from tests.conftest import *\n", "utf-8")
    file = folder / "test_it.py"
    file.write_text(text, "utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT)]
    command = [sys.executable, "-m", "pytest", *settings, "-q", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False).stdout


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The output of the careless run."""
    return run_pytest(tmp_path_factory.mktemp("careless"), CARELESS)


@pytest.mark.parametrize(
    ("test", "words"),
    [
        ("thread", "left behind: thread"),
        ("timer", "left behind: QTimer"),
        ("object_with_a_timer", "left behind: QObject"),
        ("window", "left behind: QWidget"),
        ("animation", "left behind: QPropertyAnimation"),
        ("log", "logged: ['nobody asked']"),
        ("warning", "DeprecationWarning: old"),
        ("qt_warning", "Qt complains"),
        ("slot", "ValueError"),
    ],
)
def test_a_careless_test_fails(careless: str, test: str, words: str) -> None:
    summary = [line for line in careless.splitlines() if line.startswith(("FAILED", "ERROR"))]
    assert any(f"::test_careless_{test} " in f"{line} " for line in summary)
    assert words in careless


def test_tidy_tests_pass(tmp_path: Path) -> None:
    output = run_pytest(tmp_path, TIDY)
    assert "8 passed" in output.splitlines()[-1], output
