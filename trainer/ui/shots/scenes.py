"""What the picture of each page shows, and other moments of some of them."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from trainer.coach.bench import EXAMPLES
from trainer.coach.first_hand import FirstHand, GuideStep
from trainer.coach.hints import Moment
from trainer.game import record_from_data
from trainer.game.bots.players import STEADY
from trainer.game.code import Invitation
from trainer.json_text import read_json
from trainer.resources import asset, read_text
from trainer.rules import FanId, Hand, Meld, Scheme, Seat, Tile, load_values, parse_tiles
from trainer.rules.wins import ClaimedTile, WonBy, WonHand
from trainer.session import TableSession
from trainer.session.history import History, resumed
from trainer.ui.play import PlayPage
from trainer.ui.present import PresentPage
from trainer.ui.present.moments import MOMENTS
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.shots.club import BOARDS, CLUB_PAGES
from trainer.ui.shots.practice import BUILD, PRACTICE_PAGES
from trainer.ui.shots.settling import DECISIONS, PATIENCE, SEED, wait_until
from trainer.ui.window import MainWindow

LAID = ("in-reach", "small-fans", "can-win", "waiting")
"""Hands on the table that are kept as files."""


def _table(_: MainWindow, session: TableSession) -> None:
    """The learner's turn after some discards and claims."""
    for _turn in range(DECISIONS):
        wait_until(lambda: session.moment is not Moment.WAITING)
        if session.view is not None and session.view.my_turn:
            session.play(STEADY.choose(session.view))
    wait_until(lambda: session.moment is Moment.CHOOSING or session.moment is Moment.OVER)


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
    wait_until(lambda: page.answer is not None)
    for cue, answer in MOMENTS[moment].cues:
        page.obey(cue, answer)


PAGES: Mapping[str, Callable[[MainWindow, TableSession], None]] = MappingProxyType(
    {
        **CLUB_PAGES,
        **PRACTICE_PAGES,
        "welcome": _welcome,
        "home": _home,
        "table": _table,
        "ask": _ask,
        "score": _score,
        "learn": _learn,
        "drill": _drill,
        "bench": _bench,
        "present": _present,
        "teach": _teach,
        "pack-editor": _pack_editor,
        "rules": _rules,
        "history": _history,
        "settings": _settings,
    }
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
