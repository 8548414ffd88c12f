"""The whole program under random keys, clicks, sizes and settings: a process of its own, whose end is looked at.

SIHAI_PROFILE=FOLDER python -m tests.soak.window SEED
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.soak.kills import ROOT, fill
from tests.store.kept_hands import readable
from trainer.coach.hints import HintLevel
from trainer.game import format_move
from trainer.rules import BUILT_IN
from trainer.session import TableSession
from trainer.store import SCALES, Archive, Profile, Settings, ThemeChoice, TileChoice, open_database
from trainer.text import Language
from trainer.ui.app import run_window
from trainer.ui.pages import PAGES
from trainer.ui.window import MainWindow

ACTIONS = 2000
"""Actions of one trial."""

TOLD = 5
"""How often the memory is looked at."""

MOST_TOLD = 4000
"""Characters of the log of faults that are told."""

MOST_GROWN = 60
"""Megabytes that the memory may grow in the last two fifths; until then pages are made and caches filled."""

KEYS = [
    *(Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End] * 3,
    *[Qt.Key.Key_Return, Qt.Key.Key_Space] * 8,
    *[Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace, Qt.Key.Key_Comma, Qt.Key.Key_F1, Qt.Key.Key_F11] * 2,
    *[Qt.Key.Key_Escape] * 4,
]
HELD = [
    *[Qt.KeyboardModifier.NoModifier] * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
]
SIZES = ((880, 460), (1024, 700), (1280, 800), (1440, 900), (1920, 1080))


def actions(seed: int, folder: Path) -> str:
    """Nothing goes wrong, the window closes, and every hand is there, the one on the table as it stood."""
    profile = Profile(folder)
    fill(folder)
    profile.settings.save(Settings(pace=0))
    command = [sys.executable, "-m", "tests.soak.window", str(seed)]
    environment = os.environ | {"SIHAI_PROFILE": str(folder), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=1800, check=False
    )
    bad = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    faults = profile.log_file.read_text("utf-8") if profile.log_file.exists() else ""
    told = f"{done.returncode}\n{done.stdout}\n{bad}\n{faults[:MOST_TOLD]}"
    assert (done.returncode, bad, faults) == (0, [], ""), told
    memory, file, made, moves = json.loads(done.stdout)
    assert memory[-1] - memory[-3] <= MOST_GROWN, f"MB {memory}"
    archive = Archive(open_database(Path(file)))
    assert archive.notices == (), archive.notices
    hand = archive.running() or next(iter(archive.finished(limit=1)), None)
    kept = (0, []) if hand is None else (hand.made, [format_move(move) for move in hand.moves])
    assert kept == (made, moves), f"{made} of {len(moves)} on the table, {kept[0]} of {len(kept[1])} kept"
    assert len(readable(archive)) == archive.database.read("SELECT count(*) FROM hand")[0][0]
    archive.close()
    return f"MB every {ACTIONS // TOLD} actions: {' '.join(map(str, memory))}"


class Driven(QApplication):
    """The program's application, which does something at random whenever it has nothing else to do; also while a dialog
    waits for its answer."""

    def __init__(self, given: list[str]) -> None:
        super().__init__(given)
        self.chance = random.Random(int(given[-1]))
        self.left, self.memory = ACTIONS, [megabytes()]
        self.doings: dict[Callable[[QWidget], None], int] = {
            self.press: 45, self.click: 40, self.hover: 6, self.turn_wheel: 4,
            self.resize: 1, self.change_settings: 1, self.open_page: 3,
        }  # fmt: skip
        self.timer = QTimer()
        self.timer.setSingleShot(
            True
        )  # started anew before each action, so that it goes on while a dialog is run by one
        self.timer.timeout.connect(self.act)
        self.timer.start(0)

    def act(self) -> None:
        """Do one thing; after the last one close everything that is open, the window at the end."""
        self.timer.start(0)
        target = self.activePopupWidget() or self.activeModalWidget() or self.window
        if target is None:
            return
        if self.left <= 0:
            self.end(target)
            return
        self.left -= 1
        if self.left % (ACTIONS // TOLD) == 0:
            self.memory.append(megabytes())
        self.chance.choices(list(self.doings), list(self.doings.values()))[0](target)

    @property
    def window(self) -> MainWindow | None:
        """The program's window, once it is there."""
        return next((widget for widget in self.topLevelWidgets() if isinstance(widget, MainWindow)), None)

    def end(self, target: QWidget) -> None:
        """Close what is in front; tell of the window, before it closes, what must be found again."""
        if isinstance(target, MainWindow):
            self.timer.stop()
            session, history = target._session, target._session._history
            moves = [] if history is None else [format_move(move) for move in history.moves]
            file, made = session.saving.archive.database.path, 0 if history is None else history.made
            sys.stdout.write(json.dumps([self.memory, str(file), made, moves]))
        target.close()

    def press(self, target: QWidget) -> None:
        """A key on what has the focus."""
        QTest.keyClick(target.focusWidget() or target, self.chance.choice(KEYS), self.chance.choice(HELD))

    def click(self, target: QWidget) -> None:
        """A click: on a control, or anywhere."""
        if self.chance.random() < 0.5:
            seen = [child for child in target.findChildren(QWidget) if child.isVisible()]
            widget = self.chance.choice([target, *seen])
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
            return
        widget, spot = self.somewhere(target)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)

    def hover(self, target: QWidget) -> None:
        """The pointer moves."""
        widget, spot = self.somewhere(target)
        QTest.mouseMove(widget, spot)

    def turn_wheel(self, target: QWidget) -> None:
        """The wheel turns."""
        widget, spot = self.somewhere(target)
        turned = QPoint(0, self.chance.choice((-360, -120, 120, 360)))
        buttons, held, phase = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        here, there = QPointF(spot), QPointF(widget.mapToGlobal(spot))
        self.sendEvent(widget, QWheelEvent(here, there, QPoint(), turned, buttons, held, phase, False))

    def resize(self, _: QWidget) -> None:
        """The window gets another size."""
        if self.window is not None:
            self.window.resize(*self.chance.choice(SIZES))

    def open_page(self, _: QWidget) -> None:
        """Another page comes to the front, one of those that the bar or a key leads to."""
        if self.window is not None:
            self.window.open_page(self.chance.choice([entry.name for entry in PAGES if entry.in_bar or entry.key]))

    def change_settings(self, _: QWidget) -> None:
        """Settings change, as by the page of settings."""
        if self.window is None:
            return
        keeper, choice = self.window._settings, self.chance.choice
        changes: list[dict[str, Any]] = [
            {"language": choice(list(Language))},
            {"theme": choice(list(ThemeChoice)), "tile_theme": choice(list(TileChoice))},
            {"tile_scale": self.chance.randint(*SCALES)},
            {"ui_scale": self.chance.randint(*SCALES)},
            {"hint_level": choice(list(HintLevel))},
            {"values": choice(BUILT_IN), "prevailing": choice((True, False)), "pace": choice((0, 0, 0, 250))},
        ]
        keeper.change(replace(keeper.current, **choice(changes)))

    def somewhere(self, target: QWidget) -> tuple[QWidget, QPoint]:
        """What lies at some place of a window, and the place in it."""
        spot = QPoint(self.chance.randrange(target.width()), self.chance.randrange(target.height()))
        widget = target.childAt(spot) or target
        return widget, widget.mapFrom(target, spot)


def megabytes() -> int:
    """What this process takes of the memory; 0 where the system has no /proc."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20 if pages.exists() else 0


def main() -> int:
    """Run the program with everything that would leave it answered at random."""
    chance = random.Random(sys.argv[-1])
    folder = Path(os.environ["SIHAI_PROFILE"])
    files = ["", "", *(str(folder / "out" / name) for name in ("a.jsonl", "b.csv", "c.png"))]
    folders = ["", "", str(folder / "moved")]
    session = partial(TableSession, seeds=lambda: chance.randrange(1 << 32))
    sys.argv[:1] = []
    with (
        patch.multiple("trainer.ui.app", QApplication=Driven, TableSession=session),
        patch("trainer.ui.settings.places.QDesktopServices.openUrl"),
        patch(
            "trainer.ui.teach.page.pick", lambda _look, _text, names, _now: chance.choice([None, *range(len(names))])
        ),
        patch.multiple(
            "trainer.ui.controls.files.FileDialogs",
            _show_open=lambda *_: chance.choice(files),
            _show_save=lambda *_: chance.choice(files),
            _show_folder=lambda *_: chance.choice(folders),
        ),
        patch("trainer.ui.paper.page.QPrintDialog.exec", return_value=0),
    ):
        return run_window()


if __name__ == "__main__":
    sys.exit(main())
