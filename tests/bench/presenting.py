"""A pack of sixty steps presented to its end by the clicker alone: ``python -m tests.bench.presenting`` tells how long
each press takes until what it shows is painted, with the engine's answer if the step is a new one. It presses eight
times a second, as fast as a hand does."""

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trainer.coach.packs import Chapter, Pack
from trainer.coach.packs.files import STARTERS, starter
from trainer.coach.packs.presentation import Presentation
from trainer.session import SettingsKeeper, TableSession
from trainer.store import Motion, Profile, Settings
from trainer.text import Words
from trainer.ui.app import SWITCH
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.present import PresentPage
from trainer.ui.window import MainWindow

STEPS = 60
MOST = 100.0
"""Milliseconds that a press may take."""
BETWEEN = 125
"""Milliseconds from one press to the next."""
SETTINGS = Settings(motion=Motion.REDUCED)


def sixty() -> Pack:
    """The steps of the packs that ship, from their first on, until there are sixty."""
    steps = [step for name in STARTERS for chapter in starter(name).chapters for step in chapter.steps]
    return Pack(chapters=(Chapter(steps=tuple((steps * 3)[:STEPS])),))


def presses(app: QApplication, page: PresentPage) -> list[tuple[float, bool]]:
    """The milliseconds of every press of PageDown, and whether it went to another step."""
    found: list[tuple[float, bool]] = []
    while True:
        before = page.deck
        assert before is not None
        QTest.qWait(BETWEEN)
        began = time.perf_counter()
        QTest.keyClick(page, Qt.Key.Key_PageDown)
        app.processEvents()
        while page.answer is None:
            app.processEvents()
        page.grab()
        took = 1000 * (time.perf_counter() - began)
        if page.deck == before:
            return found
        assert page.deck is not None
        found.append((took, page.deck.at != before.at))


def main() -> int:
    """Present and write the figures; 1 if a press takes too long."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(SWITCH)
    app = QApplication(sys.argv[:1])
    look = Look(Words(SETTINGS.language))
    apply_settings(look, SETTINGS)
    look.dress(app)
    with tempfile.TemporaryDirectory(prefix="sihai-bench-") as folder:
        profile = Profile(Path(folder))
        archive = profile.open_archive()
        session = TableSession(SETTINGS, archive)
        window = MainWindow(look, session, SettingsKeeper(profile, SETTINGS, session), "teach")
        window.resize(1280, 720)
        window.show()
        session.reach.prepare()  # as the program does when it starts
        while not session.reach.idle:
            app.processEvents()
        window.open_page("present", Presentation(sixty()))
        page = window.page
        assert isinstance(page, PresentPage)
        while page.answer is None:
            app.processEvents()
        found = presses(app, page)
        window.close()
        archive.close()
    worst = 0.0
    for name, new in (("another step", True), ("a reveal", False)):
        times = [took for took, stepped in found if stepped is new]
        worst = max(worst, *times)
        p95 = quantiles(times, n=20)[-1]
        sys.stdout.write(
            f"{name}: {len(times)} presses, median {median(times):.0f} ms, p95 {p95:.0f}, worst {max(times):.0f}\n"
        )
    return int(worst > MOST)


if __name__ == "__main__":
    sys.exit(main())
