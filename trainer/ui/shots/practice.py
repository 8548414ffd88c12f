"""Pictures of the pages on which somebody practises: building, drills, review, progress."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from trainer.coach.building import BuildKind, BuildPlace, BuildTask
from trainer.coach.building.table_ways import advised_move
from trainer.coach.hints import Moment
from trainer.coach.lone_play import advised
from trainer.game import Conflict, Near
from trainer.game.bots.players import DISCARDER
from trainer.reach import analyse_keys, parse_key
from trainer.rules import FanId, Seat, load_values
from trainer.session import TableSession
from trainer.ui.building import BuildPage
from trainer.ui.shots.settling import DECISIONS, SEED, settle, wait_until
from trainer.ui.shots.study import study
from trainer.ui.window import MainWindow

BUILT, BETWEEN = 7, 18
"""The seeds of a hand built alone, and of one between two roads."""


def _progress(window: MainWindow, session: TableSession) -> None:
    """Some weeks of a learner, over all of them."""
    from trainer.ui.progress import ProgressPage

    study(session.saving.archive, SEED, datetime.now(UTC))
    window.open_page("progress")
    page = window.page
    assert isinstance(page, ProgressPage)
    wait_until(lambda: page.ready)
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
    wait_until(lambda: _build_page(window).play.build is not None)
    settle(session)


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


AT_TABLE: Final = BuildTask(5, (FanId.SANSETONGSHUN,), Near(Seat.E, FanId.SANSETONGSHUN, 3), place=BuildPlace.TABLE)
"""What is built at the table: play by advice comes home."""


def _build_seated(window: MainWindow, session: TableSession) -> None:
    """A hand built at the table after some moves by advice."""
    window.open_page("build", AT_TABLE)
    wait_until(lambda: session.invitation is not None and session.invitation.deal.seed == AT_TABLE.seed)
    for _ in range(DECISIONS // 2):
        _build_move(session)
    wait_until(lambda: _decides(session))
    settle(session)


def _build_compared(window: MainWindow, session: TableSession) -> None:
    """The same at its end."""
    _build_seated(window, session)
    while session.moment is not Moment.OVER:
        _build_move(session)
    wait_until(lambda: isinstance(window.page, BuildPage) and window.page.outcome.told is not None)


def _build_move(session: TableSession) -> None:
    """Make the move that the panel advises, as soon as there is one to make."""
    wait_until(lambda: _decides(session))
    if session.view is not None and not session.view.over:
        session.play(advised_move(session.view, AT_TABLE, load_values(AT_TABLE.values)))


def _decides(session: TableSession) -> bool:
    """Whether the opponents, who are hurried, have nothing more to do."""
    session.hurry()
    return session.moment is not Moment.WAITING


BUILD: Mapping[str, Callable[[MainWindow, TableSession], None]] = MappingProxyType(
    {
        "start": _build_start,
        "middle": _build_middle,
        "end": _build_end,
        "roads": _build_roads,
        "seated": _build_seated,
        "compared": _build_compared,
    }
)
"""The moments of building a hand that can be shown."""


def _review(window: MainWindow, session: TableSession) -> None:
    """A hand that a bot played to its end, at its first turning point, which was told."""
    from trainer.ui.review import ReviewPage

    session.deal_new()
    while session.moment is not Moment.OVER:
        wait_until(lambda: session.moment is not Moment.WAITING)
        if session.view is not None and session.view.my_turn:
            session.play(DISCARDER.choose(session.view))
    window.open_page("review", session.saving.number)
    page = window.page_of("review")
    assert isinstance(page, ReviewPage)
    study = page.study
    wait_until(lambda: study.review is not None)
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
    settle(session)


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


PRACTICE_PAGES: Final[Mapping[str, Callable[[MainWindow, TableSession], None]]] = MappingProxyType(
    {
        "build": _build,
        "review": _review,
        "statistics": _statistics,
        "progress": _progress,
        "drills": _drills,
    }
    | {f"drill-{kind}": partial(_drill_asked, kind, goal) for kind, goal in _DRILLS}
    | {f"drill-{kind}-after": partial(_drill_answered, kind, goal) for kind, goal in _DRILLS}
)
"""How each of them is brought to what its picture shows."""
