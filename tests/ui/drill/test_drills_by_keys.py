"""Every drill by keys alone: answered, explained, tried again, laid out side by side, kept; the clock; own hands."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.fits import misfits
from trainer.coach.drills import ClaimDrill, DrillKind, DrillPlan, DrillRound, Length, RankedDrill
from trainer.coach.exercises import ChoiceExercise, ExerciseKind, Level, Option
from trainer.game import Chow, Deal, Record, TableRules
from trainer.reach import Key, Line
from trainer.rules import FanId, Seat
from trainer.store.learning import all_cards, answers
from trainer.text import Language, Words
from trainer.ui.drill import DrillPage
from trainer.ui.drill.hand_question import ClaimQuestion, DiscardQuestion
from trainer.ui.drill.panel import TrialPhase
from trainer.ui.drill.question import ChoiceQuestion
from trainer.ui.look import Look
from trainer.ui.page import Context

KEY = Qt.Key
GOALS: Mapping[DrillKind, Key] = {
    DrillKind.DISCARD: FanId.YITIAOLONG,
    DrillKind.CLAIM: Line(10),
    DrillKind.WAITS: Line(10),
}
EVERY_KIND = pytest.mark.parametrize("kind", GOALS)


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[DrillPage]:
    made = DrillPage(context)
    made.resize(1440, 900)
    made.show()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
    made.deleteLater()


def begin(qtbot: QtBot, page: DrillPage, kind: DrillKind, length: Length = Length.TEN) -> None:
    page.enter(DrillRound(DrillPlan((kind,), GOALS[kind], length=length), 5))
    asked(qtbot, page)


def asked(qtbot: QtBot, page: DrillPage) -> None:
    qtbot.waitUntil(lambda: page.exercise is not None or page.summary.isVisible(), timeout=20_000)


def press(qtbot: QtBot, page: DrillPage, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page, key)


def answer(qtbot: QtBot, page: DrillPage, *, right: bool) -> None:
    """Answer the question that is asked, by keys."""
    exercise, question = page.exercise, page.trial.question
    assert isinstance(exercise, ChoiceExercise)
    wanted = [option for option in exercise.options if (option in exercise.right) is right]
    if isinstance(question, DiscardQuestion):
        place = question.spot.place_of(str(wanted[0]))
        press(qtbot, page, KEY.Key_Home, *[KEY.Key_Right] * place, KEY.Key_Return)
        return
    assert isinstance(question, ClaimQuestion | ChoiceQuestion)
    for option in wanted if right and isinstance(question, ChoiceQuestion) else wanted[:1]:
        cap = question.options[option].key
        press(qtbot, page, KEY.Key_Space if cap == "Space" else KEY(ord(cap)))
    if isinstance(question, ChoiceQuestion):
        press(qtbot, page, KEY.Key_Return)


@EVERY_KIND
def test_ten_right_answers_are_a_round_and_are_kept(
    qtbot: QtBot, page: DrillPage, context: Context, kind: DrillKind
) -> None:
    begin(qtbot, page, kind)
    for number in range(1, 11):
        assert page.head.count.text() == f"第 {number} 题 / 共 10 题"
        answer(qtbot, page, right=True)
        assert page.trial.phase is TrialPhase.DONE
        press(qtbot, page, KEY.Key_Return)
        asked(qtbot, page)
    assert page.summary.told.text() == "10 题，对 10 题"
    archive = context.session.saving.archive
    assert {(one.kind, one.skill) for one in answers(archive)} == {(kind, kind)}
    assert {card.skill for card in all_cards(archive)} == {kind}
    assert page.course is not None
    assert isinstance(page.course, DrillRound)
    assert page.course.level(kind) is Level.HARD


@EVERY_KIND
def test_a_wrong_answer_is_tried_again_then_all_choices_are_laid_out(
    qtbot: QtBot, page: DrillPage, context: Context, kind: DrillKind
) -> None:
    begin(qtbot, page, kind)
    answer(qtbot, page, right=False)
    assert page.trial.phase is TrialPhase.WRONG
    assert not page.trial.table.isVisible()
    assert "最" not in page.trial.verdict.text()
    press(qtbot, page, KEY.Key_A)
    assert page.trial.phase is TrialPhase.ASKING
    answer(qtbot, page, right=False)
    press(qtbot, page, KEY.Key_Return)
    qtbot.waitUntil(page.trial.table.isVisible, timeout=20_000)
    table = page.trial.table
    words = [row.word for row in table.facts.sheet.rows]
    assert any(word in ("最佳", "同优", "漏了") for word in words)
    if isinstance(page.exercise, RankedDrill):
        assert any("你" in word for word in words)
    assert QAccessible.queryAccessibleInterface(table).text(QAccessible.Text.Name) == "各种选择"
    heard = table.facts.data(table.facts.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert heard.count("：") >= 3
    assert len(answers(context.session.saving.archive)) == 1


@pytest.mark.parametrize("language", Language)
@EVERY_KIND
def test_everything_has_its_room_in_the_smallest_window(
    qtbot: QtBot, page: DrillPage, look: Look, kind: DrillKind, language: Language
) -> None:
    look.set_words(Words(language))
    page.resize(880, 460)
    begin(qtbot, page, kind)
    assert list(misfits(page)) == []
    answer(qtbot, page, right=False)
    press(qtbot, page, KEY.Key_Return)
    qtbot.waitUntil(page.trial.table.isVisible, timeout=20_000)
    assert list(misfits(page)) == []


@pytest.mark.parametrize("language", Language)
def test_waits_are_asked_and_told_in_the_smallest_window_without_scrolling(
    qtbot: QtBot, page: DrillPage, look: Look, language: Language
) -> None:
    look.set_words(Words(language))
    page.resize(880, 460)
    begin(qtbot, page, DrillKind.WAITS)
    for _ in range(4):
        question = page.trial.question
        assert isinstance(question, ChoiceQuestion)
        asking = (page.head.asked, page.skip, *question.options.values(), question.check)
        qtbot.waitUntil(partial(seen_whole, page, asking))
        answer(qtbot, page, right=False)
        press(qtbot, page, KEY.Key_Return)
        qtbot.waitUntil(page.trial.table.isVisible, timeout=20_000)
        told = (page.head.asked, *question.options.values(), page.trial.next, page.trial.table)
        qtbot.waitUntil(partial(seen_whole, page, told))
        press(qtbot, page, KEY.Key_Return)
        asked(qtbot, page)
    page.resize(1440, 900)
    qtbot.waitUntil(lambda: page.skip.geometry().top() > page.trial.geometry().bottom())


def seen_whole(page: DrillPage, widgets: Sequence[QWidget]) -> bool:
    """Whether nothing has to be scrolled and these stand in the window."""
    bottoms = [widget.mapTo(page, QPoint(0, widget.height())).y() for widget in widgets]
    return page._round_area.verticalScrollBar().maximum() == 0 and max(bottoms) <= page.height()


def test_of_several_chows_their_letter_goes_to_the_next_and_enter_takes_it(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, DrillKind.CLAIM)
    while not (isinstance(page.exercise, ClaimDrill) and len(chows_of(page)) > 1):
        press(qtbot, page, KEY.Key_S)
        asked(qtbot, page)
    question, chows = page.trial.question, chows_of(page)
    assert isinstance(question, ClaimQuestion)
    for place in (*range(len(chows)), 0, 1):
        press(qtbot, page, KEY.Key_C)
        assert question.options[chows[place]].hasFocus()
        assert page.trial.unanswered
    qtbot.keyClick(question.options[chows[1]], KEY.Key_Return)
    assert question.picked == (chows[1],)
    assert not page.trial.unanswered


def chows_of(page: DrillPage) -> list[Option]:
    """The chows that are offered."""
    assert isinstance(page.exercise, ClaimDrill)
    return [option for option, move in page.exercise.moves.items() if isinstance(move, Chow)]


def test_a_second_click_discards(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, DrillKind.DISCARD)
    question = page.trial.question
    assert isinstance(question, DiscardQuestion)
    tile = question.spot.buttons[2]
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.tile_rect().center().toPoint())
    assert question.take.text() == f"打 {page.trial._look.words.tile(tile.tile)}"
    assert page.trial.unanswered
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.tile_rect().center().toPoint())
    assert not page.trial.unanswered


def test_the_reach_is_seen_for_as_long_as_its_key_is_held(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, DrillKind.DISCARD)
    qtbot.keyPress(page, KEY.Key_Z)
    qtbot.waitUntil(lambda: bool(page.panel.rows[FanId.YITIAOLONG].line.known), timeout=20_000)
    qtbot.keyRelease(page, KEY.Key_Z)
    qtbot.waitUntil(lambda: not page.panel.isVisible())
    answer(qtbot, page, right=True)
    assert not page.look_key.isVisible()


def test_speed_asks_on_at_once_ends_with_its_time_and_keeps_the_best(
    qtbot: QtBot, page: DrillPage, context: Context
) -> None:
    page.enter(DrillRound(DrillPlan((ExerciseKind.TOTAL,), length=Length.SPEED), 5))
    asked(qtbot, page)
    first = page.exercise
    answer(qtbot, page, right=True)
    asked(qtbot, page)
    assert page.exercise is not first
    assert page.last.text().startswith("上一题：对")
    answer(qtbot, page, right=False)
    asked(qtbot, page)
    assert page.trial.unanswered
    page.clock.up.emit()
    assert page.summary.told.text() == "2 题，对 1 题  六十秒 · 新的最好"
    assert context.settings.current.speed_bests == (0, 0, 1)
    assert len(answers(context.session.saving.archive)) == 2


def test_the_countdown_runs_out(qtbot: QtBot, page: DrillPage) -> None:
    with qtbot.waitSignal(page.clock.up, timeout=5_000):
        page.clock.show_left(0.3)
        page.clock.go_on()
    assert page.clock.text() == "还有 0 秒"


def test_a_skipped_question_gives_no_time_back(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, DrillKind.WAITS, Length.SPEED)
    page.clock.show_left(1.2)
    page.clock.go_on()
    with qtbot.waitSignal(page.clock.up, timeout=5_000):
        press(qtbot, page, KEY.Key_S)
        asked(qtbot, page)
    assert page.summary.isVisible()
    assert page.summary.told.text().startswith("0 题")


def test_where_no_hand_gives_a_question_it_is_said(qtbot: QtBot, page: DrillPage) -> None:
    bare = (Seat.S, Record(Deal(1, TableRules("sihai"))))
    page.enter(DrillRound(DrillPlan((DrillKind.DISCARD,), hands=(bare,)), 5))
    qtbot.waitUntil(lambda: "没有这样的题" in page.head.asked.text(), timeout=20_000)
    assert not page.skip.isVisible()
