"""Pictures of pages without a screen: ``python -m trainer shot --page table --out table.png``.

Every picture of a page is of the same hand, from a fixed seed, so that two versions of the program can be compared.
``--scene`` puts a hand of assets/scenes on the table in its place: a record with the seat of the learner.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from trainer.coach.bench import EXAMPLES
from trainer.coach.hints import Moment
from trainer.game import record_from_data
from trainer.game.bots.players import STEADY
from trainer.game.code import Invitation
from trainer.json_text import read_json
from trainer.resources import asset, read_text
from trainer.rules import FanId, Hand, Meld, Scheme, Seat, Tile, load_values, parse_tiles
from trainer.rules.wins import ClaimedTile, WonBy, WonHand
from trainer.session import SettingsKeeper, TableSession
from trainer.session.history import History, resumed
from trainer.store import Motion, Profile, Settings, ThemeChoice
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.window import MainWindow

SEED = 20
DECISIONS = 7
"""The hand of the table's picture: its seed, and how many decisions the learner has made."""

PATIENCE = 60_000
"""Milliseconds after which a picture is given up: the page waits for something that does not come."""


QUIET_ROUNDS = 15
"""Rounds of 20 milliseconds without a question to the reach after which a page is taken to be finished."""


def shoot(options: argparse.Namespace) -> int:
    """Render ``options.page`` to ``options.out``. The exit code is 1, with a sentence, if there is no such page, it
    has no scenes, or the file cannot be written."""
    if options.page not in PAGES:
        sys.stderr.write(f"no page {options.page!r}; the pages are {', '.join(PAGES)}\n")
        return 1
    if options.scene and options.page != "table":
        sys.stderr.write("a scene is laid on the table: --page table\n")
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    app.setCursorFlashTime(0)  # a cursor that blinks would be in one picture and not in the next
    settings = Settings(
        language=Language(options.lang),
        theme=ThemeChoice(options.theme),
        tile_scale=round(100 * options.scale),
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
    if options.scene:
        _lay(session, *scene(options.scene))
    else:
        PAGES[options.page](window, session)
    _settle(session)
    saved = window.grab().save(str(options.out), "PNG")
    window.close()
    archive.close()
    if not saved:
        sys.stderr.write(f"{options.out} cannot be written\n")
    return 0 if saved else 1


def _wait_until(done: Callable[[], bool]) -> None:
    """Let the program work until ``done``, and let it draw what came of it. Raises `TimeoutError`."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        if clock.hasExpired(PATIENCE):
            raise TimeoutError("the page is still at work")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    QApplication.processEvents()


def _settle(session: TableSession) -> None:
    """Wait until the reach has nothing left to answer and the page shows all of it: an answer may lead the page to its
    next question, so it must stay so for some rounds."""
    quiet_rounds = 0
    while quiet_rounds < QUIET_ROUNDS:
        _wait_until(lambda: session.reach.idle)
        pause = QEventLoop()
        QTimer.singleShot(20, pause.quit)
        pause.exec()
        quiet_rounds = quiet_rounds + 1 if session.reach.idle else 0


def _table(_: MainWindow, session: TableSession) -> None:
    """The learner's turn after some discards and claims."""
    for _turn in range(DECISIONS):
        _wait_until(lambda: session.moment is not Moment.WAITING)
        if session.view is not None and session.view.my_turn:
            session.play(STEADY.choose(session.view))
    _wait_until(lambda: session.moment is Moment.CHOOSING or session.moment is Moment.OVER)


def scene(name: str) -> tuple[Invitation, History]:
    """A hand of assets/scenes, as far as it was played."""
    data = read_json(read_text(asset(f"scenes/{name}.json")))
    assert isinstance(data, dict)
    record = record_from_data(data)
    return Invitation(record.deal, Seat[str(data["seat"])]), resumed(record, len(record.moves))


def _lay(session: TableSession, invitation: Invitation, history: History) -> None:
    """A hand as it stands; nobody moves on from there."""
    session.pace = 2 * PATIENCE
    session.begin(invitation, history)


def _score(window: MainWindow, _: TableSession) -> None:
    """The second worked example of the rule book, won on a discard."""
    hand = Hand(parse_tiles("123m123m456m55p"), (Meld.chow(Tile.M7),), Tile.M5, Seat.S)
    won = WonHand(
        hand=hand,
        values=load_values("sihai"),
        scheme=Scheme.SIHAI,
        won_by=WonBy.DISCARD,
        source=Seat.N,
        line=10,
        learner=Seat.S,
        claims=(ClaimedTile(Tile.M7, Seat.E),),
    )
    window.open_page("score", ScoreTopic(won, frozenset({NextStep.NEXT, NextStep.AGAIN})))


def _bench(window: MainWindow, _: TableSession) -> None:
    """The same example, set up by hand."""
    window.open_page("bench", EXAMPLES["straight"])


def _rules(window: MainWindow, _: TableSession) -> None:
    window.open_page("rules")


def _history(window: MainWindow, session: TableSession) -> None:
    """The hand on the table and one that was left for it."""
    session.deal_new()
    window.open_page("history")


def _settings(window: MainWindow, _: TableSession) -> None:
    window.open_page("settings")


def _home(window: MainWindow, session: TableSession) -> None:
    """The hand of the table's picture, to be gone on with."""
    _table(window, session)
    window.open_page("home")


def _learn(window: MainWindow, _: TableSession) -> None:
    """The lesson of 三色同顺."""
    window.open_page("learn", FanId.SANSETONGSHUN)


def _drill(window: MainWindow, _: TableSession) -> None:
    """The first question of a round, by the seed of the table's picture."""
    from trainer.coach.exercises import Round, RoundPlan

    window.open_page("drill", Round(RoundPlan(), SEED))


def _keeper(window: MainWindow, _: TableSession) -> None:
    """An evening of eight hands, and the ninth as it is entered."""
    from datetime import datetime

    from trainer.coach.evening import Draft, journal_from_data
    from trainer.store.evenings import KeptEvening
    from trainer.ui.keeper import KeeperPage

    journal = journal_from_data(read_json(read_text(asset("scenes/evening.json"))))
    window.open_page("keeper", KeptEvening("sample", datetime(2026, 11, 29, 20, 4), journal.undo()))
    page = window.page
    assert isinstance(page, KeeperPage)
    page.work.show_draft(replace(Draft.of(journal.evening.entries[-1], len(journal.evening.entries)), corrects=False))


def _present(window: MainWindow, _: TableSession) -> None:
    """The second worked example, its refused fan revealed."""
    from trainer.coach.packs.presentation import presenting
    from trainer.ui.present import PresentPage
    from trainer.ui.present.keys import Cue

    window.open_page("present", presenting(EXAMPLES["straight"]))
    page = window.page
    assert isinstance(page, PresentPage)
    _wait_until(lambda: page.answer is not None)
    for _step in range(5):
        page.obey(Cue.ON)


def _paper(window: MainWindow, _: TableSession) -> None:
    """The four published examples as a handout."""
    from trainer.coach.handouts import HandoutPlan
    from trainer.coach.packs.starters import starter

    pack = starter("no-reuse")
    window.open_page("paper", HandoutPlan.of(pack, pack.chapters[0]))


def _exam(window: MainWindow, _: TableSession) -> None:
    """The third question of paper 1."""
    from trainer.ui.exam import ExamPage

    window.open_page("exam")
    page = window.page
    assert isinstance(page, ExamPage)
    page.setup.begin.click()
    _wait_until(lambda: page.running)
    for _question in range(2):
        page.asking.put_off.click()


def _mixed(window: MainWindow, _: TableSession) -> None:
    """The veil over the first hand of a mixed table."""
    from trainer.ui.mixed import MixedPage

    window.open_page("mixed")
    page = window.page
    assert isinstance(page, MixedPage)
    page.setup.begin.click()


PAGES: Mapping[str, Callable[[MainWindow, TableSession], None]] = MappingProxyType(
    {
        "home": _home,
        "table": _table,
        "score": _score,
        "learn": _learn,
        "drill": _drill,
        "bench": _bench,
        "present": _present,
        "rules": _rules,
        "history": _history,
        "settings": _settings,
        "keeper": _keeper,
        "paper": _paper,
        "exam": _exam,
        "mixed": _mixed,
    }
)
"""How each page is brought to what its picture shows."""
