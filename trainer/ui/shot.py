"""Pictures of pages without a screen: ``python -m trainer shot --page table --out table.png``.

Every picture of a page is of the same hand, from a fixed seed, so that two versions of the program can be compared.
``--scene`` puts a hand of assets/scenes on the table in its place: a record with the seat of the learner; or, with
``--page present``, shows another moment of a presentation.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from trainer.coach.bench import EXAMPLES
from trainer.coach.building import BuildKind, BuildTask
from trainer.coach.first_hand import FirstHand, GuideStep
from trainer.coach.hints import Moment
from trainer.coach.lone_play import advised
from trainer.game import Conflict, Near, record_from_data
from trainer.game.bots.players import DISCARDER, STEADY
from trainer.game.code import Invitation
from trainer.json_text import read_json
from trainer.reach import analyse_keys, parse_key
from trainer.resources import asset, read_text
from trainer.rules import FanId, Hand, Meld, Scheme, Seat, Tile, load_values, parse_tiles
from trainer.rules.wins import ClaimedTile, WonBy, WonHand
from trainer.session import SettingsKeeper, TableSession
from trainer.session.history import History, resumed
from trainer.store import Motion, Profile, Settings, ThemeChoice
from trainer.text import Language, Words
from trainer.ui.building import BuildPage
from trainer.ui.look import Look
from trainer.ui.look.settings import apply_settings
from trainer.ui.play import PlayPage
from trainer.ui.present import PresentPage
from trainer.ui.present.moments import MOMENTS
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.shot_club import BOARDS, CLUB_PAGES
from trainer.ui.window import MainWindow

SEED = 20
DECISIONS = 7
"""The hand of the table's picture: its seed, and how many decisions the learner has made."""

LAID = ("in-reach", "small-fans", "can-win", "waiting")
"""Hands on the table that are kept as files."""

BUILT, BETWEEN = 7, 18
"""The seeds of a hand built alone, and of one between two roads."""

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


GUIDED: Mapping[str, GuideStep] = MappingProxyType(
    {"first-hand": GuideStep.SECOND_WAY, **{f"first-hand-{step}": step for step in GuideStep}}
)
"""The scenes of the guided hand, by the step that they stand at."""


def _guided(step: GuideStep, window: MainWindow, session: TableSession) -> None:
    """The guided hand up to a step, by doing what the guide points at."""
    page = window.page_of("table")
    assert isinstance(page, PlayPage)
    window.open_page("table", FirstHand(SEED))
    while page.guide.shown is None or page.guide.shown.step is not step:
        shown = page.guide.shown
        if shown is not None and shown.move is not None:
            session.play(shown.move)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def scene(name: str) -> tuple[Invitation, History]:
    """A hand of assets/scenes, as far as it was played."""
    data = read_json(read_text(asset(f"scenes/{name}.json")))
    assert isinstance(data, dict)
    record = record_from_data(data)
    return Invitation(record.deal, Seat[str(data["seat"])]), resumed(record, len(record.moves))


def _lay_scene(name: str, _: MainWindow, session: TableSession) -> None:
    """A hand of assets/scenes as it stands; nobody moves on from there."""
    session.pace = 2 * PATIENCE
    session.begin(*scene(name))


def _score(window: MainWindow, _: TableSession) -> None:
    """The second worked example of the rule book, won on a discard."""
    window.open_page("score", ScoreTopic(_second_example(), frozenset({NextStep.NEXT, NextStep.AGAIN})))


def _second_example() -> WonHand:
    hand = Hand(parse_tiles("123m123m456m55p"), (Meld.chow(Tile.M7),), Tile.M5, Seat.S)
    return WonHand(
        hand=hand,
        values=load_values("sihai"),
        scheme=Scheme.SIHAI,
        won_by=WonBy.DISCARD,
        source=Seat.N,
        line=10,
        learner=Seat.S,
        claims=(ClaimedTile(Tile.M7, Seat.E),),
    )


def _welcome(window: MainWindow, _: TableSession) -> None:
    window.open_page("welcome")


def _ask(window: MainWindow, _: TableSession) -> None:
    """The questions about the hand of the score page."""
    window.open_page("ask", ScoreTopic(_second_example(), frozenset({NextStep.NEXT, NextStep.AGAIN})))


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


def _teach(window: MainWindow, _: TableSession) -> None:
    """The packs that ship."""
    window.open_page("teach")


def _pack_editor(window: MainWindow, _: TableSession) -> None:
    """A copy of the first evening, at the second worked example."""
    from trainer.ui.pack_editor import PackEditorPage
    from trainer.ui.teach import TeachPage

    window.open_page("teach")
    if isinstance(window.page, TeachPage):
        window.page.side.edit.click()
    if isinstance(window.page, PackEditorPage):
        for _step in range(5):
            window.page.desk.turn(1)


def _present(window: MainWindow, session: TableSession) -> None:
    """The second worked example, its refused fan revealed."""
    _slide("refused", window, session)


def _slide(moment: str, window: MainWindow, _: TableSession) -> None:
    """A moment of a presentation, by its name."""
    window.open_page("present", MOMENTS[moment].presentation)
    page = window.page
    assert isinstance(page, PresentPage)
    _wait_until(lambda: page.answer is not None)
    for cue, answer in MOMENTS[moment].cues:
        page.obey(cue, answer)


def _progress(window: MainWindow, session: TableSession) -> None:
    """Some weeks of a learner, over all of them."""
    from trainer.ui.progress import ProgressPage
    from trainer.ui.shot_learner import study

    study(session.saving.archive, SEED, datetime.now(UTC))
    window.open_page("progress")
    page = window.page
    assert isinstance(page, ProgressPage)
    _wait_until(lambda: page.ready)
    page.span.segment(1).click()


def _build(window: MainWindow, _: TableSession) -> None:
    """The choice of what to build."""
    window.open_page("build", BuildKind.BUILD)


def _build_start(window: MainWindow, session: TableSession) -> None:
    """A start near 一条龙 that comes home."""
    _build_begun(window, session, BuildTask(BUILT, (FanId.YITIAOLONG,), Near(Seat.E, FanId.YITIAOLONG, 2)))


def _build_middle(window: MainWindow, session: TableSession) -> None:
    """The same after some discards, with a tile chosen and the panel open."""
    _build_start(window, session)
    page = _build_page(window)
    for _draw in range(DECISIONS - 2):
        _build_throw(page)
    page.table.step(Qt.Key.Key_End)
    page.paths.toggle()


def _build_end(window: MainWindow, session: TableSession) -> None:
    """The same at its end."""
    _build_start(window, session)
    _build_out(_build_page(window))


def _build_roads(window: MainWindow, session: TableSession) -> None:
    """Two roads at their end."""
    fans = (FanId.SANSETONGSHUN, FanId.YITIAOLONG)
    _build_begun(window, session, BuildTask(BETWEEN, fans, Conflict(Seat.E, fans, 4)))
    _build_out(_build_page(window))


def _build_begun(window: MainWindow, session: TableSession, task: BuildTask) -> None:
    window.open_page("build", task)
    _wait_until(lambda: _build_page(window).play.build is not None)
    _settle(session)


def _build_page(window: MainWindow) -> BuildPage:
    page = window.page
    assert isinstance(page, BuildPage)
    return page


def _build_throw(page: BuildPage) -> None:
    """Throw what the panel advises, at every third draw the tile drawn."""
    build = page.play.build
    assert build is not None
    values, goals = load_values(build.task.values), build.task.goals
    own = build.drawn if build.number % 3 == 0 else advised(analyse_keys(build.hand, goals, values), goals[:1])
    assert own is not None
    page.play.throw(own, goals[: build.number % 3])


def _build_out(page: BuildPage) -> None:
    """Play to the end, and win where a goal is complete."""
    while page.play.build is not None and not page.play.build.over:
        if page.play.home:
            page.play.win()
        else:
            _build_throw(page)


BUILD: Mapping[str, Callable[[MainWindow, TableSession], None]] = MappingProxyType(
    {"start": _build_start, "middle": _build_middle, "end": _build_end, "roads": _build_roads}
)
"""The moments of building a hand that can be shown."""


def _review(window: MainWindow, session: TableSession) -> None:
    """A hand that a bot played to its end, at its first turning point, which was told."""
    from trainer.ui.review import ReviewPage

    session.deal_new()
    while session.moment is not Moment.OVER:
        _wait_until(lambda: session.moment is not Moment.WAITING)
        if session.view is not None and session.view.my_turn:
            session.play(DISCARDER.choose(session.view))
    window.open_page("review", session.saving.number)
    page = window.page_of("review")
    assert isinstance(page, ReviewPage)
    study = page.study
    _wait_until(lambda: study.review is not None)
    for turn in study.review.turning[:1] if study.review else ():
        study.tell(turn)


def _statistics(window: MainWindow, session: TableSession) -> None:
    """The hand of the review and what it comes to."""
    _review(window, session)
    window.open_page("statistics")


def _drills(window: MainWindow, _: TableSession) -> None:
    window.open_page("drills")


def _drill_asked(name: str, goal: str, window: MainWindow, session: TableSession) -> None:
    """The first question of a round of drills of a kind."""
    from trainer.coach.drills import DrillKind, DrillPlan, DrillRound

    plan = DrillPlan((DrillKind(name),), parse_key(goal))
    window.open_page("drill", DrillRound(plan, SEED))
    _settle(session)


def _drill_answered(name: str, goal: str, window: MainWindow, session: TableSession) -> None:
    """The same, answered with a wrong choice, and the answer shown."""
    from trainer.coach.exercises import ChoiceExercise
    from trainer.ui.drill import DrillPage
    from trainer.ui.drill.hand_question import ClaimQuestion, DiscardQuestion
    from trainer.ui.drill.question import ChoiceQuestion

    _drill_asked(name, goal, window, session)
    page = window.page_of("drill")
    assert isinstance(page, DrillPage)
    exercise, question = page.exercise, page.trial.question
    assert isinstance(exercise, ChoiceExercise)
    wrong = next(option for option in exercise.options if option not in exercise.right)
    if isinstance(question, DiscardQuestion):
        question.spot.choose(question.spot.place_of(str(wrong)))
    elif isinstance(question, ChoiceQuestion | ClaimQuestion):
        question.options[wrong].click()
    for _ in range(1 if isinstance(question, ClaimQuestion) else 2):
        QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier))


_DRILLS: Final = (("discard", "yitiaolong"), ("claim", "p10"), ("waits", "p10"), ("path", "yitiaolong"))
"""The drills of the pictures, each with what it asks for."""


PAGES: Mapping[str, Callable[[MainWindow, TableSession], None]] = MappingProxyType(
    {
        **CLUB_PAGES,
        "welcome": _welcome,
        "home": _home,
        "table": _table,
        "ask": _ask,
        "score": _score,
        "learn": _learn,
        "drill": _drill,
        "build": _build,
        "bench": _bench,
        "present": _present,
        "teach": _teach,
        "pack-editor": _pack_editor,
        "rules": _rules,
        "history": _history,
        "settings": _settings,
        "review": _review,
        "statistics": _statistics,
        "progress": _progress,
        "drills": _drills,
    }
    | {f"drill-{kind}": partial(_drill_asked, kind, goal) for kind, goal in _DRILLS}
    | {f"drill-{kind}-after": partial(_drill_answered, kind, goal) for kind, goal in _DRILLS}
)
"""How each page is brought to what its picture shows."""

SCENES: Mapping[str, Mapping[str, Callable[[MainWindow, TableSession], None]]] = MappingProxyType(
    {
        "table": {name: partial(_lay_scene, name) for name in LAID}
        | {name: partial(_guided, step) for name, step in GUIDED.items()},
        "bench": BOARDS,
        "build": BUILD,
        "present": {name: partial(_slide, name) for name in MOMENTS},
    }
)
"""Other moments of a page, by name."""
