"""A round of every kind of exercise by keys: answered, explained, tried again, revealed, summed up, kept."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from trainer.coach.exercises import Ask, ChoiceExercise, ExerciseKind, Lanes, Level, Round, RoundPlan
from trainer.rules import FANS
from trainer.session.questions import AskExercise
from trainer.session.worker import Lane
from trainer.store.learning import all_cards, answers
from trainer.text import Language, Words
from trainer.ui.drill import DrillPage
from trainer.ui.drill.lanes import LanesQuestion
from trainer.ui.drill.options import OptionState
from trainer.ui.drill.panel import TrialPhase
from trainer.ui.drill.question import ChoiceQuestion
from trainer.ui.look import Look
from trainer.ui.page import Context

EVERY_KIND = pytest.mark.parametrize("kind", ExerciseKind)


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[DrillPage]:
    made = DrillPage(context)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def begin(qtbot: QtBot, page: DrillPage, kind: ExerciseKind, seed: int = 5) -> None:
    page.enter(Round(RoundPlan(kinds=(kind,)), seed))
    wait_for_question(qtbot, page)


def wait_for_question(qtbot: QtBot, page: DrillPage) -> None:
    qtbot.waitUntil(lambda: page.exercise is not None, timeout=20_000)


def press(qtbot: QtBot, page: DrillPage, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(page, key)


def digit(number: int) -> Qt.Key:
    return Qt.Key(Qt.Key.Key_0 + number)


def answer(qtbot: QtBot, page: DrillPage, *, right: bool) -> None:
    """Answer the question that is asked, by keys."""
    exercise = page.exercise
    if isinstance(exercise, Lanes):
        fill(qtbot, page, exercise, right=right)
        return
    assert isinstance(exercise, ChoiceExercise)
    wanted = [option for option in exercise.options if (option in exercise.right) is right]
    for option in wanted if exercise.several and right else wanted[:1]:
        press(qtbot, page, digit(exercise.options.index(option) + 1))
    if exercise.several:
        press(qtbot, page, Qt.Key.Key_Return)


def fill(qtbot: QtBot, page: DrillPage, exercise: Lanes, *, right: bool) -> None:
    """Put every fan of the best score into the lanes; for a wrong answer first one into another class."""
    question = page.trial.question
    assert isinstance(question, LanesQuestion)
    receipts = list(exercise.score.receipts)
    for number, receipt in enumerate(receipts):
        press(qtbot, page, digit(exercise.offers.index(receipt.fan) + 1))
        lane = exercise.lanes.index(FANS[receipt.fan].klass)
        for _ in exercise.lanes:
            press(qtbot, page, Qt.Key.Key_Up)
        if not right and number == 0:
            for _ in range(1 if lane == 0 else 0):
                press(qtbot, page, Qt.Key.Key_Down)
            press(qtbot, page, Qt.Key.Key_Return)
            assert question.filling.refused is not None
            for _ in exercise.lanes:
                press(qtbot, page, Qt.Key.Key_Up)
        for _ in range(lane):
            press(qtbot, page, Qt.Key.Key_Down)
        while question.filling.held is not None and question.filling.held.parts != receipt.parts:
            press(qtbot, page, Qt.Key.Key_Right)
        press(qtbot, page, Qt.Key.Key_Return)
    press(qtbot, page, Qt.Key.Key_Return)


@EVERY_KIND
def test_a_round_by_keys_ends_with_its_sum(qtbot: QtBot, page: DrillPage, context: Context, kind: ExerciseKind) -> None:
    begin(qtbot, page, kind)
    for number in range(1, 11):
        assert page.head.count.text() == f"第 {number} 题 / 共 10 题"
        answer(qtbot, page, right=True)
        assert page.trial.phase is TrialPhase.DONE
        press(qtbot, page, Qt.Key.Key_Return)
        if number < 10:
            wait_for_question(qtbot, page)
    assert page.summary.isVisible()
    assert page.summary.told.text() == "10 题，对 10 题"
    kept = answers(context.session.saving.archive)
    assert [one.kind for one in kept] == [kind] * 10
    assert all(one.right for one in kept)
    assert all_cards(context.session.saving.archive)


@EVERY_KIND
def test_a_wrong_answer_is_explained_tried_again_and_revealed_and_counts_once(
    qtbot: QtBot, page: DrillPage, context: Context, kind: ExerciseKind
) -> None:
    begin(qtbot, page, kind)
    answer(qtbot, page, right=False)
    (kept,) = answers(context.session.saving.archive)
    assert (kept.right, kept.kind) == (False, kind)
    assert kept.error_kind
    assert page.trial.verdict.text()
    if kind is ExerciseKind.LANES:
        return  # the lanes are full in the end: there is nothing to try again
    assert page.trial.phase is TrialPhase.WRONG
    press(qtbot, page, Qt.Key.Key_A)
    assert page.trial.phase is TrialPhase.ASKING
    answer(qtbot, page, right=False)
    press(qtbot, page, Qt.Key.Key_Return)
    assert page.trial.phase is TrialPhase.DONE
    question, exercise = page.trial.question, page.exercise
    assert isinstance(question, ChoiceQuestion)
    assert isinstance(exercise, ChoiceExercise)
    marked = {option for option, button in question.options.items() if button.state is OptionState.RIGHT}
    assert marked == exercise.right
    assert len(answers(context.session.saving.archive)) == 1


def test_a_skipped_question_gives_way_to_another_and_is_no_answer(
    qtbot: QtBot, page: DrillPage, context: Context
) -> None:
    begin(qtbot, page, ExerciseKind.TOTAL)
    first = page.exercise
    press(qtbot, page, Qt.Key.Key_S)
    wait_for_question(qtbot, page)
    assert page.exercise != first
    assert page.head.count.text() == "第 1 题 / 共 10 题"
    assert answers(context.session.saving.archive) == ()


def test_a_click_answers_too(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, ExerciseKind.PRESENT)
    question, exercise = page.trial.question, page.exercise
    assert isinstance(question, ChoiceQuestion)
    assert isinstance(exercise, ChoiceExercise)
    (right,) = exercise.right
    qtbot.mouseClick(question.options[right], Qt.MouseButton.LeftButton)
    assert page.trial.phase is TrialPhase.DONE


def test_a_fan_is_put_down_by_the_pointer_and_taken_up_again(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, ExerciseKind.LANES)
    question, exercise = page.trial.question, page.exercise
    assert isinstance(question, LanesQuestion)
    assert isinstance(exercise, Lanes)
    receipt = max(exercise.score.receipts, key=lambda one: len(one.parts))
    qtbot.mouseClick(question.tray[receipt.fan], Qt.MouseButton.LeftButton)
    lanes = question.lanes
    for part in receipt.parts:
        column = question.filling.order.index(part)
        seat = lanes.grid.seat(lanes.line_of(FANS[receipt.fan].klass), column)
        qtbot.mouseMove(lanes, seat.center().toPoint())
    assert question.filling.held is not None
    assert question.filling.held.lane is FANS[receipt.fan].klass
    while question.filling.held is not None and question.filling.held.parts != receipt.parts:
        press(qtbot, page, Qt.Key.Key_Right)
    seat = lanes.grid.seat(lanes.line_of(FANS[receipt.fan].klass), question.filling.order.index(receipt.parts[0]))
    qtbot.mouseClick(lanes, Qt.MouseButton.LeftButton, pos=seat.center().toPoint())
    assert [one.fan for one in question.filling.placed] == [receipt.fan]
    qtbot.mouseClick(lanes, Qt.MouseButton.LeftButton, pos=seat.center().toPoint())
    assert question.filling.placed == ()


def test_a_screen_reader_hears_hand_options_and_how_they_stand(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, ExerciseKind.PRESENT)
    question = page.trial.question
    assert isinstance(question, ChoiceQuestion)
    button = next(iter(question.options.values()))
    found = QAccessible.queryAccessibleInterface(button)
    assert found.text(QAccessible.Text.Name) == button.text()
    assert "可选" in found.text(QAccessible.Text.Description)


def play_round(qtbot: QtBot, page: DrillPage) -> None:
    """Answer ten questions about winning at a line, whatever is right."""
    begin(qtbot, page, ExerciseKind.CAN_WIN)
    while not page.summary.isVisible():
        wait_for_question(qtbot, page)
        answer(qtbot, page, right=True)
        press(qtbot, page, Qt.Key.Key_Return)


def test_the_next_round_asks_what_is_chosen_after_the_sum(qtbot: QtBot, page: DrillPage) -> None:
    play_round(qtbot, page)
    page.choice.kinds.show_value(ExerciseKind.TOTAL)
    page.choice.length.show_value(2)
    press(qtbot, page, Qt.Key.Key_Return)
    wait_for_question(qtbot, page)
    assert page.exercise is not None
    assert page.exercise.kind is ExerciseKind.TOTAL
    assert isinstance(page.course, Round)
    assert page.course.plan.minutes == 2


def test_the_sum_has_its_room_in_the_smallest_window(qtbot: QtBot, page: DrillPage, look: Look) -> None:
    look.set_words(Words(Language.EN))
    page.resize(880, 460)
    play_round(qtbot, page)
    assert list(misfits(page)) == []


def test_esc_goes_back(qtbot: QtBot, page: DrillPage, ways: Ways) -> None:
    begin(qtbot, page, ExerciseKind.TOTAL)
    with qtbot.waitSignal(ways.went_back):
        press(qtbot, page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", Language)
@EVERY_KIND
def test_everything_has_its_room_in_the_smallest_window(
    qtbot: QtBot, page: DrillPage, look: Look, kind: ExerciseKind, language: Language
) -> None:
    look.set_words(Words(language))
    page.resize(880, 460)
    begin(qtbot, page, kind)
    assert list(misfits(page)) == []
    answer(qtbot, page, right=False)
    assert list(misfits(page)) == []


def test_a_question_that_another_page_took_the_turn_of_is_asked_again(
    qtbot: QtBot, page: DrillPage, context: Context
) -> None:
    page.enter(Round(RoundPlan(kinds=(ExerciseKind.TOTAL,)), 5))
    context.session.reach.ask_page(
        Lane.EXERCISE, AskExercise(Ask(ExerciseKind.FINISH, 1, Level.PLAIN, None), context.settings.current.values)
    )
    assert page.exercise is None
    page.come_back(None)
    wait_for_question(qtbot, page)


def test_going_back_to_a_round_begins_none_again(qtbot: QtBot, page: DrillPage) -> None:
    begin(qtbot, page, ExerciseKind.TOTAL)
    answer(qtbot, page, right=False)
    course = page.course
    page.come_back(RoundPlan(kinds=(ExerciseKind.TOTAL,)))
    assert page.course is course


def test_a_question_tried_again_cannot_be_skipped_and_keeps_its_number(
    qtbot: QtBot, page: DrillPage, look: Look
) -> None:
    begin(qtbot, page, ExerciseKind.TOTAL)
    answer(qtbot, page, right=False)
    course, exercise = page.course, page.exercise
    press(qtbot, page, Qt.Key.Key_A)
    look.set_words(Words(Language.EN))
    assert not page.skip.isVisible()
    assert page.head.count.text().startswith("Question 1 ")
    press(qtbot, page, Qt.Key.Key_S)
    assert (page.course, page.exercise) == (course, exercise)
