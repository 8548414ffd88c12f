"""An exam by keys: nothing tells right from wrong before the end, time runs out, results go out as table and sheet."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from tests.ui.in_front import bring_to_front
from trainer.coach.exercises import ChoiceExercise, ExerciseKind, Lanes
from trainer.coach.packs.files import starter
from trainer.ui.drill.options import OptionState
from trainer.ui.drill.question import ChoiceQuestion
from trainer.ui.exam import ExamPage
from trainer.ui.page import Context

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(context: Context, qtbot: QtBot) -> ExamPage:
    """The page, in front."""
    made = ExamPage(context)
    made.enter(None)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    return made


def begin(qtbot: QtBot, page: ExamPage, name: str = "Ann", number: str = "3") -> None:
    """Begin a paper by keys."""
    page.setup.name.setFocus()
    page.setup.name.clear()
    qtbot.keyClicks(page.setup.name, name)
    page.setup.number.setText(number)
    qtbot.keyClick(page.setup.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.running)


def answer(qtbot: QtBot, page: ExamPage, *, right: bool) -> None:
    """Answer the question that is asked; one of lanes, or of several fans, is put off."""
    run = page.asking._run
    assert run is not None
    assert run.at is not None
    exercise = run.exercises[run.at]
    assert isinstance(exercise, ChoiceExercise)
    wanted = next(option for option in exercise.options if (option in exercise.right) is right)
    key = next(str(n) for n, option in enumerate(exercise.options, 1) if option == wanted)
    qtbot.keyClick(page.asking, key)


def test_an_exam_by_keys_tells_nothing_until_it_is_handed_in(page: ExamPage, qtbot: QtBot) -> None:
    begin(qtbot, page)
    answered = 0
    for _question in range(10):
        run = page.asking._run
        assert run is not None
        assert run.at is not None
        exercise = run.exercises[run.at]
        if isinstance(exercise, Lanes) or (isinstance(exercise, ChoiceExercise) and exercise.several):
            qtbot.keyClick(page.asking, "S")
            continue
        answer(qtbot, page, right=answered % 2 == 0)
        answered += 1
        if page.running and isinstance(page.asking.question, ChoiceQuestion):
            states = {button.state for button in page.asking.question.options.values()}
            assert states == {OptionState.OPEN}
    assert page.running
    qtbot.keyClick(page.asking, Qt.Key.Key_Return, CTRL)
    assert not page.running
    assert page.results.title.text() == f"{(answered + 1) // 2} / 10 题答对"
    assert "没答" in page.results.table.accessibleName()
    assert page.results.about.text().startswith("Ann")


def test_the_same_number_is_the_same_paper(page: ExamPage, qtbot: QtBot) -> None:
    papers = []
    for number in ("5", "5", "6"):
        begin(qtbot, page, number=number)
        qtbot.keyClick(page.asking, Qt.Key.Key_Return, CTRL)
        papers.append(page.runs[-1].exercises)
        qtbot.keyClick(page.results, Qt.Key.Key_Return)
    assert papers[0] == papers[1]
    assert papers[0] != papers[2]


def test_esc_does_not_lead_out_of_an_exam(page: ExamPage, qtbot: QtBot, ways: Ways) -> None:
    begin(qtbot, page)
    with qtbot.assertNotEmitted(ways.went_back):
        qtbot.keyClick(page.asking, Qt.Key.Key_Escape)
    page.enter(starter("no-reuse").chapters[0])
    assert page.running
    qtbot.keyClick(page.asking, Qt.Key.Key_Return, CTRL)
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page.results, Qt.Key.Key_Escape)


def test_when_the_time_is_up_it_is_handed_in(page: ExamPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    qtbot.mouseClick(page.setup.minutes.segment(1), Qt.MouseButton.LeftButton)
    begin(qtbot, page)
    assert page.asking.left.text().startswith("还有 5:00")
    monkeypatch.setattr(page.asking, "_seconds_left", lambda _: 0)
    qtbot.waitUntil(lambda: not page.running, timeout=4000)
    assert page.results.title.text() == "0 / 10 题答对"


def test_a_chapter_is_the_same_for_all(page: ExamPage, qtbot: QtBot) -> None:
    page.enter(starter("no-reuse").chapters[0])
    assert not page.setup.number.isVisible()
    qtbot.keyClick(page.setup, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.running)
    run = page.asking._run
    assert run is not None
    assert [exercise.kind for exercise in run.exercises] == [ExerciseKind.TOTAL] * 4


def test_results_go_out_as_a_table_and_a_sheet(page: ExamPage, qtbot: QtBot, tmp_path: Path) -> None:
    page.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / Path(proposed).name)
    for name in ("Ann", "Bo"):
        begin(qtbot, page, name)
        qtbot.keyClick(page.asking, Qt.Key.Key_Return, CTRL)
        qtbot.keyClick(page.results, "C")
        qtbot.keyClick(page.results, "P")
        assert page.results.told.text() == "已存 sihai_exam.pdf"
        qtbot.keyClick(page.results, Qt.Key.Key_Return)
    with (tmp_path / "sihai_exam.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert [row[0] for row in rows[1:21]] == ["Ann"] * 10 + ["Bo"] * 10
    assert (tmp_path / "sihai_exam.pdf").read_bytes().startswith(b"%PDF")


def test_everything_has_its_room(page: ExamPage, qtbot: QtBot) -> None:
    page.resize(880, 460)
    found = list(misfits(page.setup))
    begin(qtbot, page)
    found += misfits(page.asking)
    qtbot.keyClick(page.asking, Qt.Key.Key_Return, CTRL)
    found += misfits(page.results)
    assert found == []
