"""The lessons by keys: every fan and idea opens, its question is answered, arrows lead on."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from trainer.coach.exercises import ChoiceExercise, ExerciseKind, RoundPlan
from trainer.coach.lessons import IDEAS, LESSONS
from trainer.rules import FanId
from trainer.store.learning import answers
from trainer.text import Language, Words
from trainer.ui.drill.panel import TrialPhase
from trainer.ui.learn import LessonPage
from trainer.ui.learn.hand_lanes import HandLanes
from trainer.ui.learn.strip import STOPS, Stop
from trainer.ui.look import Look
from trainer.ui.page import Context


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[LessonPage]:
    made = LessonPage(context)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def wait_for_question(qtbot: QtBot, page: LessonPage) -> None:
    qtbot.waitUntil(lambda: page.exercise is not None, timeout=20_000)


def test_one_lesson_by_keys(qtbot: QtBot, page: LessonPage, context: Context, ways: Ways) -> None:
    page.enter(FanId.SANSETONGSHUN)
    wait_for_question(qtbot, page)
    body, exercise = page.body, page.exercise
    assert body is not None
    assert isinstance(exercise, ChoiceExercise)
    assert page.head.name.text().startswith("三色同顺")
    assert page.head.points.text() == "20 分"
    (lanes,) = body.findChildren(HandLanes)
    assert "三色同顺" in lanes.accessibleName()
    for option in exercise.right:
        qtbot.keyClick(page, Qt.Key(Qt.Key.Key_1 + exercise.options.index(option)))
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert body.trial.phase is TrialPhase.DONE
    assert [one.right for one in answers(context.session.saving.archive)] == [True]
    qtbot.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.exercise is not exercise, timeout=20_000)
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(page, Qt.Key.Key_P)
    assert heard.args == ["drill", RoundPlan(fans=(FanId.SANSETONGSHUN,))]
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_arrows_lead_through_all_lessons_and_ideas_and_stop_at_the_ends(qtbot: QtBot, page: LessonPage) -> None:
    assert page.stop is LESSONS[0]
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.stop is LESSONS[0]
    seen: list[Stop] = [page.stop]
    for _ in STOPS[1:]:
        qtbot.keyClick(page, Qt.Key.Key_Right)
        seen.append(page.stop)
    assert tuple(seen) == (*LESSONS, *IDEAS)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.stop == IDEAS[-1]
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.stop == IDEAS[-2]


def test_while_a_fan_is_held_arrows_move_it_and_not_the_page(qtbot: QtBot, page: LessonPage) -> None:
    page.enter("classes")
    wait_for_question(qtbot, page)
    assert page.exercise is not None
    assert page.exercise.kind is ExerciseKind.LANES
    qtbot.keyClick(page, Qt.Key.Key_1)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.stop == "classes"
    qtbot.keyClick(page, Qt.Key.Key_Delete)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.stop == "line"


def test_a_click_on_a_mark_opens_its_lesson(qtbot: QtBot, page: LessonPage) -> None:
    qtbot.mouseClick(page.strip.stops[FanId.GANG], Qt.MouseButton.LeftButton)
    assert page.stop is FanId.GANG
    assert "当前页" in page.strip.stops[FanId.GANG].accessibleName()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("stop", STOPS)
def test_every_page_has_its_room_in_the_smallest_window(
    qtbot: QtBot, page: LessonPage, look: Look, stop: Stop, language: Language
) -> None:
    look.set_words(Words(language))
    page.resize(880, 460)
    page.enter(stop)
    wait_for_question(qtbot, page)
    assert list(misfits(page)) == []


def test_a_lesson_offers_no_first_hand_that_is_not_under_way(qtbot: QtBot, page: LessonPage, ways: Ways) -> None:
    assert not page.head.first_hand.isVisible()
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(page, Qt.Key.Key_F)
