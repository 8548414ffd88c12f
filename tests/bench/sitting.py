"""A sitting at the real window without a screen, timed event by event: ``python -m tests.bench.sitting``."""

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.bench.frames import Watched, table
from tests.bench.learner import Learner
from tests.bench.visits import change_settings, end_hand, resize, use_table_keys, visit_pages
from trainer.coach.hints import HintLevel
from trainer.session import SettingsKeeper, TableSession
from trainer.store import Motion, Profile, Settings, ThemeChoice
from trainer.text import Language, Words
from trainer.ui.app import SWITCH
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.window import MainWindow

FIRST_SEED = 1
DECISIONS = 6
"""How many decisions of a hand are made before the learner looks elsewhere."""
LOOKED_AT = 4.0
"""Seconds for which the learner looks at the first hand before anything is done."""
SETTINGS = Settings(
    language=Language.ZH,
    theme=ThemeChoice.LIGHT,
    hint_level=HintLevel.ALWAYS,
    motion=Motion.FULL,
    pace=100,
)


@contextmanager
def sitting(app: Watched, folder: Path) -> Iterator[Learner]:
    """Start the program as it starts by itself, with a hand dealt; the learner may look at it for a while."""
    look = Look(Words(SETTINGS.language))
    apply_settings(look, SETTINGS)
    look.dress(app)
    profile = Profile(folder)
    archive = profile.open_archive()
    seeds = count(FIRST_SEED)
    session = TableSession(SETTINGS, archive, seeds=lambda: next(seeds))
    window = MainWindow(look, session, SettingsKeeper(profile, SETTINGS, session))
    window.resize(1440, 900)
    window.show()
    session.reach.prepare()
    learner = Learner(app, window, session)
    window.begin()
    gc.freeze()  # as `run_window` does
    learner.settle()
    app.turn_to("nothing is done after the start")
    learner.wait(LOOKED_AT)
    yield learner
    window.close()
    archive.close()


def sit(learner: Learner) -> None:
    """Play hands to their ends, and look around in each."""
    for look_around in (visit_pages, use_table_keys, change_settings, resize):
        learner.play(DECISIONS)
        look_around(learner)
        learner.play()
        end_hand(learner)


def main() -> int:
    """Sit and write the table to stdout."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(SWITCH)
    app = Watched(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="sihai-bench-") as folder, sitting(app, Path(folder)) as learner:
        sit(learner)
    sys.stdout.write(table(app.actions) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
