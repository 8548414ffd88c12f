"""What the window weighs: ``python -m tests.bench.lightness`` tells how many files a discard crosses before it returns,
and how memory grows over thousands of actions."""

import os
import random
import sys
import tempfile
from itertools import count
from pathlib import Path
from types import FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trainer.coach.hints import HintLevel, Moment
from trainer.game import Discard
from trainer.session import SettingsKeeper, TableSession
from trainer.store import Motion, Profile, Settings
from trainer.text import Words
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.pages import PAGES
from trainer.ui.window import MainWindow

DEALS = 1600
ACTIONS = 8000
MOST_GROWTH, MOST_MEMORY = 2.0, 250.0
"""In percent over the actions, and in MiB at their end."""
SETTINGS = Settings(hint_level=HintLevel.ALWAYS, motion=Motion.REDUCED, pace=0)

_PLAIN = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = (
    *((key, _PLAIN) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Return) * 3),
    *((key, _PLAIN) for key in (Qt.Key.Key_Space, Qt.Key.Key_C, Qt.Key.Key_P, Qt.Key.Key_H, Qt.Key.Key_N)),
    *((key, _PLAIN) for key in (Qt.Key.Key_L, Qt.Key.Key_F1, Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_Escape)),
    *((key, _CONTROL) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_B, Qt.Key.Key_Comma)),
)


def resident() -> float:
    """The memory of this process in MiB."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Evening:
    """The program's window over a profile of its own."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.look = Look(Words(SETTINGS.language))
        apply_settings(self.look, SETTINGS)
        self.look.dress(app)
        profile = Profile(folder)
        self.archive = profile.open_archive()
        seeds = count(1)
        self.session = TableSession(SETTINGS, self.archive, seeds=lambda: next(seeds))
        self.window = MainWindow(self.look, self.session, SettingsKeeper(profile, SETTINGS, self.session))
        self.window.resize(1440, 900)
        self.window.show()
        self.window.begin()

    def rest(self) -> None:
        """Wait until the learner has something to decide and the reach is worked out."""
        while self.session.moment is Moment.WAITING or not self.session.reach.idle:
            QApplication.processEvents()

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = _PLAIN) -> None:
        """Press a key on whatever has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)

    def close(self) -> None:
        """Close window and archive."""
        self.window.close()
        self.archive.close()


def crossed(evening: Evening) -> tuple[int, int]:
    """How many files and functions of the program a discard by key crosses before it returns."""
    code: set[tuple[str, str]] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        """Note a function of the program that is entered."""
        file = frame.f_code.co_filename
        if event == "call" and f"{os.sep}trainer{os.sep}" in file:
            code.add((file, frame.f_code.co_qualname))

    while True:
        evening.rest()
        view = evening.session.view
        if view is not None and any(isinstance(move, Discard) for move in view.moves):
            break
        evening.key(Qt.Key.Key_Space)
    evening.key(Qt.Key.Key_End)
    evening.rest()
    sys.setprofile(note)
    evening.key(Qt.Key.Key_Return)
    sys.setprofile(None)
    return len({file for file, _ in code}), len(code)


def grown(evening: Evening) -> tuple[float, float]:
    """The memory after the deals with every page seen, and after the actions."""
    for entry in PAGES:
        evening.window.open_page(entry.name)
        evening.rest()
    evening.window.open_page(PAGES[0].name)
    for _ in range(DEALS):
        evening.session.deal_new()
        QApplication.processEvents()
    chance = random.Random(1)
    _act(evening, chance, ACTIONS // 4)
    before = resident()
    _act(evening, chance, ACTIONS)
    return before, resident()


def _act(evening: Evening, chance: random.Random, times: int) -> None:
    table = evening.window.page_of(PAGES[0].name)
    for action in range(times):
        # Elsewhere a key may open a dialog of the system, which waits for somebody.
        evening.key(*chance.choice(KEYS) if evening.window.page is table else (Qt.Key.Key_Escape, _PLAIN))
        QApplication.processEvents()
        if action % 50 == 0:
            evening.rest()
            sys.stderr.write(f"\r{action} of {times} actions")
    sys.stderr.write("\r")


def main() -> int:
    """Measure and write both figures; 1 if the memory is past its bounds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="sihai-bench-") as folder:
        evening = Evening(app, Path(folder))
        files, functions = crossed(evening)
        sys.stdout.write(f"a discard by key crosses {files} files and {functions} functions\n")
        before, after = grown(evening)
        evening.close()
    growth = 100 * (after / before - 1)
    sys.stdout.write(f"memory {before:.0f} MiB, after {ACTIONS} actions {after:.0f} MiB: {growth:+.1f} %\n")
    return int(growth > MOST_GROWTH or after > MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
