"""The door to the drills: chosen by keys, begun, remembered; own hands asked for where there are none."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from trainer.coach.drills import DrillKind, DrillRound, Length
from trainer.coach.drills.offers import OFFERS, OWN, DrillChoice, parse_wish
from trainer.coach.exercises import ExerciseKind
from trainer.game.bots.players import BUILDER
from trainer.reach import Line
from trainer.session import TableSession
from trainer.text import Language, Words
from trainer.ui.drills import DrillsPage
from trainer.ui.look import Look
from trainer.ui.page import Context

KEY = Qt.Key


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[DrillsPage]:
    made = DrillsPage(context)
    made.resize(1280, 800)
    made.show()
    made.enter(None)
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
    made.deleteLater()


def test_a_digit_chooses_and_enter_begins(qtbot: QtBot, page: DrillsPage, context: Context, ways: Ways) -> None:
    qtbot.keyClick(page, KEY.Key_4)
    page.choices[DrillChoice.GOAL].picked.emit(Line(10))
    page.choices[DrillChoice.LENGTH].picked.emit(Length.ENDLESS)
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(page, KEY.Key_Return)
    name, course = opened.args
    assert name == "drill"
    assert isinstance(course, DrillRound)
    assert (course.plan.kinds, course.plan.goal, course.plan.length) == ((DrillKind.CLAIM,), Line(10), Length.ENDLESS)
    assert parse_wish(context.settings.current.drill) == page.wish


def test_arrows_go_through_the_list_and_stay_in_it(qtbot: QtBot, page: DrillsPage) -> None:
    for _ in range(20):
        qtbot.keyClick(page, KEY.Key_Down)
    assert page.wish.offer is OFFERS[-1]
    qtbot.keyClick(page, KEY.Key_Up)
    assert page.wish.offer is OFFERS[-2]
    assert [row.isChecked() for row in page.rows].index(True) == len(OFFERS) - 2


def test_free_play_leads_to_the_table(qtbot: QtBot, page: DrillsPage, ways: Ways) -> None:
    qtbot.keyClick(page, KEY.Key_1)
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(page, KEY.Key_Return)
    assert opened.args == ["table", None]


def test_speed_asks_what_was_chosen_within_a_minute(qtbot: QtBot, page: DrillsPage, ways: Ways) -> None:
    qtbot.keyClick(page, KEY.Key_9)
    page.choices[DrillChoice.SPEED].picked.emit(ExerciseKind.NAME_FANS)
    assert page.told.text() == "还没有成绩"
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(page, KEY.Key_Return)
    assert opened.args[1].plan.kinds == (ExerciseKind.NAME_FANS,)
    assert opened.args[1].plan.length is Length.SPEED


def play_to_the_end(qtbot: QtBot, session: TableSession) -> None:
    """Have a hand played to its end, the learner's moves made by a bot."""
    session.pace = 0
    session.deal_new()

    def over() -> bool:
        if session.view is not None and session.view.my_turn:
            session.play(BUILDER.choose(session.view))
        return session.view is not None and session.view.over

    qtbot.waitUntil(over, timeout=60_000)


def test_own_hands_are_asked_for_and_then_used(qtbot: QtBot, page: DrillsPage, context: Context, ways: Ways) -> None:
    page.choices[DrillChoice.SOURCE].picked.emit(OWN)
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(page, KEY.Key_Return)
    assert page.told.text().startswith("还没有打完的牌")
    play_to_the_end(qtbot, context.session)
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(page, KEY.Key_Return)
    ((seat, record),) = opened.args[1].plan.hands
    assert context.session.view is not None
    assert seat is context.session.view.seat
    assert record.moves


def test_esc_goes_back(qtbot: QtBot, page: DrillsPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page, KEY.Key_Escape)


@pytest.mark.parametrize("language", Language)
def test_everything_has_its_room_in_the_smallest_window(page: DrillsPage, look: Look, language: Language) -> None:
    look.set_words(Words(language))
    page.resize(880, 460)
    for row in page.rows:
        page.choose(row)
        assert list(misfits(page)) == []
