"""The program as a whole process: what it asks before there is a window, and what it leaves when that cannot be."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trainer.session import ProfileLock
from trainer.store import Profile, create_profile, last_profile

ROOT = Path(__file__).parents[2]

PROGRAM = """
import os, pathlib, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QInputDialog
from trainer.ui import app
from trainer.ui.desktop.asking import QuestionBox

answers = sys.argv[1:]
sys.argv = sys.argv[:1]

def sockets():
    # The kinds of sockets that this process listens on or talks through, by the tables of the kernel.
    own = {os.readlink(link) for link in pathlib.Path("/proc/self/fd").iterdir() if link.is_symlink()}
    found = []
    for table in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6", "unix"):
        for line in (pathlib.Path("/proc/net") / table).read_text().splitlines()[1:]:
            words = line.split()
            inode = words[6] if table == "unix" else words[9]
            if f"socket:[{inode}]" in own and (table != "unix" or words[3] == "00010000"):
                found.append(table)
    return found

class Answering(app.QApplication):
    def __init__(self, given):
        super().__init__(given)
        self.timer = QTimer()
        self.timer.timeout.connect(self.answer)
        self.timer.start(20)

    def answer(self):
        dialog = self.activeModalWidget()
        if isinstance(dialog, QInputDialog):
            print("pick", dialog.textValue(), dialog.comboBoxItems(), flush=True)
            dialog.setTextValue(answers.pop(0))
            dialog.accept()
        elif isinstance(dialog, QuestionBox):
            print("asked", dialog.text(), flush=True)
            dialog.buttons_of[answers.pop(0)].click()
        else:
            for window in self.topLevelWidgets():
                if isinstance(window, app.MainWindow) and window.isVisible() and window.begun:
                    print("window", window._settings.profile.folder.name, flush=True)
                    if sys.platform == "linux":
                        print("sockets", sockets(), flush=True)
                    window.close()

class Window(app.MainWindow):
    begun = False

    def begin(self, notices=()):
        if "break" in answers:
            raise KeyError("somebody")
        super().begin(notices)
        self.begun = True

app.QApplication, app.MainWindow = Answering, Window
sys.exit(app.run_window())
"""


def started(folder: Path, *answers: str) -> subprocess.CompletedProcess[str]:
    """Start the program over a profile, answer what it asks, and close its window once it is there."""
    environment = os.environ | {"SIHAI_PROFILE": str(folder), "QT_QPA_PLATFORM": "offscreen", "LANG": "en_US.UTF-8"}
    command = [sys.executable, "-c", PROGRAM, *answers]
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=120, check=False)


def held_elsewhere(folder: Path) -> ProfileLock:
    """A profile that another process has, which says that it is on another machine."""
    lock = ProfileLock(Profile(folder))
    assert lock.take() is None
    (folder / "in-use.lock").write_text("77 otherhost\n", "utf-8")
    return lock


@pytest.mark.parametrize(
    ("answer", "code", "opened"), [("app-open-anyway", 0, True), ("app-close", 1, False)], ids=["open", "close"]
)
def test_a_profile_of_another_machine_is_opened_only_when_the_user_says_so(
    profile_dir: Path, answer: str, code: int, opened: bool
) -> None:
    lock = held_elsewhere(profile_dir)
    done = started(profile_dir, answer)
    lock.release()
    assert "otherhost" in done.stdout, done.stderr
    assert (done.returncode, f"window {profile_dir.name}" in done.stdout) == (code, opened), done.stderr
    assert (profile_dir / "hands.sqlite3").exists() is opened


def test_settings_that_cannot_be_read_are_not_touched_by_who_does_not_hold_the_profile(profile_dir: Path) -> None:
    lock = held_elsewhere(profile_dir)
    (profile_dir / "settings.json").write_text("{", "utf-8")
    started(profile_dir, "app-close")
    lock.release()
    assert (profile_dir / "settings.json").read_text("utf-8") == "{"


def test_of_several_profiles_one_is_picked_and_offered_first_the_next_time(profile_dir: Path) -> None:
    profile_dir.mkdir()
    first = Profile(profile_dir)
    anna = create_profile(profile_dir, "Anna")
    done = started(profile_dir, "Anna")
    assert "window Anna" in done.stdout, done.stderr
    assert anna.hands_file.exists()
    assert not first.hands_file.exists()
    assert last_profile(first) == anna
    assert "pick Anna" in started(profile_dir, "Anna").stdout


def test_a_fault_while_starting_is_told_and_logged_and_closes_what_was_opened(profile_dir: Path) -> None:
    done = started(profile_dir, "fault-copy", "break")
    assert "asked" in done.stdout
    assert done.returncode == 1
    assert "QThread" not in done.stderr
    assert "KeyError" in (profile_dir / "faults.log").read_text("utf-8")
    assert not (profile_dir / "hands.sqlite3-wal").exists(), "the database was closed"
    lock = ProfileLock(Profile(profile_dir))
    assert lock.take() is None
    lock.release()


def imports(path: Path) -> set[str]:
    """Every module that a file imports, and each name with its module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_only_socket_of_the_running_program_is_the_local_one_of_its_window(profile_dir: Path) -> None:
    done = started(profile_dir)
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stdout.splitlines() if line.startswith("sockets")]
    assert told == (["sockets ['unix']"] if sys.platform == "linux" else [])


def test_nothing_in_the_program_can_open_another_socket() -> None:
    """Also where the tables of the kernel cannot be asked: what the program imports is all it has."""
    of_network = {"socket", "socketserver", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "xmlrpc"}
    used = set().union(*map(imports, (ROOT / "trainer").rglob("*.py")))
    assert not {name for name in used if name.partition(".")[0] in of_network}
    of_qt = {name for name in used if "QtNetwork" in name or "QtWeb" in name}
    assert of_qt == {
        "PySide6.QtNetwork",
        "PySide6.QtNetwork.QLocalServer",
        "PySide6.QtNetwork.QLocalSocket",
    }


def test_nothing_in_the_program_runs_what_it_reads() -> None:
    used = set().union(*map(imports, (ROOT / "trainer").rglob("*.py")))
    assert not used & {"pickle", "marshal", "shelve", "subprocess", "ctypes", "code", "codeop", "runpy"}
