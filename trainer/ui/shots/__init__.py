"""Pictures of pages without a screen: ``python -m trainer shot --page table --out table.png``.

Every picture of a page is of the same hand, from a fixed seed, so that two versions of the program can be compared.
``--scene`` puts a hand of assets/scenes on the table in its place: a record with the seat of the learner; or shows
another moment of a page.

Read in this order: `scenes` (what each page shows), `practice` and `club` (the same of the pages for practice and for a
club), `study` (what a learner did before), `settling` (when a page is finished).
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from trainer.session import SettingsKeeper, TableSession
from trainer.store import Motion, Profile, Settings, ThemeChoice
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.shots.scenes import PAGES, SCENES
from trainer.ui.shots.settling import SEED, settle
from trainer.ui.window import MainWindow


def shoot(options: argparse.Namespace) -> int:
    """Render ``options.page`` to ``options.out``. The exit code is 1, with a sentence, if there is no such page, it
    has no scenes, or the file cannot be written."""
    if options.page not in PAGES:
        sys.stderr.write(f"no page {options.page!r}; the pages are {', '.join(PAGES)}\n")
        return 1
    scenes = SCENES.get(options.page, {})
    if options.scene and options.scene not in scenes:
        sys.stderr.write(f"no scene {options.scene!r} of {options.page}; there are: {', '.join(scenes) or 'none'}\n")
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    app.setCursorFlashTime(0)  # a cursor that blinks would be in one picture and not in the next
    settings = Settings(
        language=Language(options.lang),
        theme=ThemeChoice(options.theme),
        tile_scale=round(100 * options.scale),
        ui_scale=round(100 * options.ui_scale),
        motion=Motion.REDUCED,
        pace=0,
    )
    with tempfile.TemporaryDirectory(prefix="sihai-shot-") as folder:
        return _picture(app, options, settings, Profile(Path(folder)))


def _picture(app: QApplication, options: argparse.Namespace, settings: Settings, profile: Profile) -> int:
    look = Look(Words(settings.language))
    apply_settings(look, settings)
    look.dress(app)
    archive = profile.open_archive()
    session = TableSession(settings, archive, seeds=lambda: SEED)
    window = MainWindow(look, session, SettingsKeeper(profile, settings, session))
    window.resize(*options.size)
    window.show()
    window.begin()
    stage = SCENES[options.page][options.scene] if options.scene else PAGES[options.page]
    stage(window, session)
    window.resize(*options.size)  # a presentation has taken the screen's
    settle(session)
    saved = window.grab().save(str(options.out), "PNG")
    session.close()  # a window that is closed would ask about an exam under way
    archive.close()
    if not saved:
        sys.stderr.write(f"{options.out} cannot be written\n")
    return 0 if saved else 1
