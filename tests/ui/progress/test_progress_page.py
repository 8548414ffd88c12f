"""Progress by keys and clicks: real rows in, figures and plots out, each also as a table, a file and a picture."""

import csv
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import play_hands_into
from tests.ui.contexts import Ways
from tests.ui.fits import misfits
from trainer.coach.exercises import ErrorKind, ExerciseKind
from trainer.coach.memory import MemoryCard, Subject, card_to_data
from trainer.rules import FANS, FanId
from trainer.store import backups_of, create_profile
from trainer.store.learning import Answer, Card, add_answer, all_cards, answers
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.progress import ProgressPage
from trainer.ui.progress.plot import ColumnShape, GroupShape
from trainer.ui.progress.view import PlotView
from trainer.ui.theme import ThemeId


def answered(context: Context, fan: FanId, right: int, wrong: int, days: int = 0) -> None:
    """Answers about a fan, some days ago; each wrong one with a card that is due tomorrow."""
    at = datetime.now(UTC) - timedelta(days=days)
    for number in range(right + wrong):
        subject = Subject(fan, ExerciseKind.TOTAL, ErrorKind.WRONG_TOTAL)
        due = datetime.now(UTC) + timedelta(days=1)
        card = Card(fan, subject.skill, subject.mistake, card_to_data(MemoryCard(subject, due)), due)
        answer = Answer("total", number, number < right, 30_000, at, fan, "total")
        assert add_answer(context.session.saving.archive, answer, [card] if number >= right else [])


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> Iterator[ProgressPage]:
    play_hands_into(context.session.saving.archive, range(3))
    answered(context, FanId.PINGHE, 6, 2)
    answered(context, FanId.QIDUI, 1, 2)
    answered(context, FanId.GANG, 5, 5, days=200)
    made = ProgressPage(context)
    made.resize(1440, 900)
    made.show()
    made.enter(None)
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.ready)
    yield made
    made.close()
    made.deleteLater()


def shown(view: PlotView) -> GroupShape:
    assert view.plot is not None
    assert isinstance(view.plot.shape, GroupShape)
    return view.plot.shape


def said(view: PlotView) -> dict[str, str]:
    """What stands at the right of each line."""
    return {item.name: f"{item.said}{item.unit}" for group in shown(view).groups for item in group.items}


def table(view: PlotView) -> list[list[str]]:
    """What a reader of the table gets, the head first."""
    model = view.table.model()
    columns = range(model.columnCount())
    head = [model.headerData(column, Qt.Orientation.Horizontal) for column in columns]
    rows = [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]
    return [head, *rows]


def test_figures_and_plots_are_sums_of_what_was_kept(page: ProgressPage) -> None:
    assert page.figures.numbers[0].text().startswith("3 ")
    assert page.figures.captions[3].text() == "题答对，11 题中 7 题"
    fans = said(page.views["fans"])
    assert (fans["平和"], fans["七对"], fans["杠"]) == ("75%", "3 题对 1", "–")
    assert said(page.views["skills"])["算分"] == "64%"
    due = page.views["due"].plot
    assert due is not None
    assert isinstance(due.shape, ColumnShape)
    assert (due.shape.heights[1], sum(due.shape.heights)) == (3, 3)


def test_digits_choose_the_span(qtbot: QtBot, page: ProgressPage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert said(page.views["fans"])["杠"] == "50%"
    assert page.figures.captions[3].text() == "题答对，21 题中 12 题"
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert said(page.views["fans"])["杠"] == "–"
    qtbot.mouseClick(page.span.segment(0), Qt.MouseButton.LeftButton)
    assert said(page.views["fans"])["平和"] == "75%"


def test_t_turns_every_plot_into_the_table_that_says_the_same(qtbot: QtBot, page: ProgressPage) -> None:
    qtbot.keyClick(page, Qt.Key.Key_T)
    view = page.views["fans"]
    assert view.table.isVisibleTo(page)
    assert not view.drawing.isVisibleTo(page)
    head, *rows = table(view)
    assert head == ["番", "答对", "问过", "%"]
    assert {row[0] for row in rows} == {fan.zh for fan in FANS.values()}
    assert {row[0]: row[1:] for row in rows}["平和"] == ["6", "8", "75"]
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert {row[0]: row[1:] for row in table(view)[1:]}["杠"] == ["5", "10", "50"]
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert view.drawing.isVisibleTo(page)


def test_screen_readers_get_every_row_of_a_drawing(page: ProgressPage) -> None:
    drawing = page.views["fans"].drawing
    assert drawing.accessibleName() == "各番答对. 答对占问过的百分之几"
    assert "番 平和, 答对 6, 问过 8, % 75" in drawing.accessibleDescription()


def test_c_saves_all_tables(qtbot: QtBot, page: ProgressPage, tmp_path: Path) -> None:
    page.files.ask_save = lambda _title, _proposed, _kinds: str(tmp_path / "out" / "mine")
    qtbot.keyClick(page, Qt.Key.Key_C)
    assert page.told.text() == "已存：mine.csv"
    with (tmp_path / "out" / "mine.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    blocks = [view.plot for view in page.views.values() if view.plot is not None]
    assert [line for line in lines if line] == [
        list(line) for plot in blocks for line in ((plot.title, plot.note), plot.head, *plot.rows)
    ]


def test_e_saves_a_picture_of_the_page_without_its_bars(
    qtbot: QtBot, page: ProgressPage, look: Look, tmp_path: Path
) -> None:
    page.files.ask_save = lambda _title, _proposed, _kinds: str(tmp_path / "mine")
    qtbot.keyClick(page, Qt.Key.Key_E)
    image = QImage(str(tmp_path / "mine.png"))
    assert image.width() > 2 * 1300
    assert image.pixelColor(4, 4).name().upper() == look.theme.bg
    page.files.ask_save = lambda _title, _proposed, _kinds: str(tmp_path / "mine.png" / "no folder")
    qtbot.keyClick(page, Qt.Key.Key_E)
    assert page.told.text().startswith("没有存成")


def test_clearing_asks_twice_copies_first_and_leaves_the_hands(
    qtbot: QtBot, page: ProgressPage, context: Context
) -> None:
    archive = context.session.saving.archive
    before = answers(archive), all_cards(archive)
    qtbot.mouseClick(page.reset.begin, Qt.MouseButton.LeftButton)
    assert page.reset.no.hasFocus(), "Enter changes nothing"
    qtbot.mouseClick(page.reset.yes, Qt.MouseButton.LeftButton)
    assert page.reset.question.text().startswith("再问一次")
    qtbot.keyClick(page.reset.no, Qt.Key.Key_Return)
    assert not page.reset.question.isVisibleTo(page)
    assert (answers(archive), all_cards(archive)) == before
    for _ in range(3):
        qtbot.mouseClick(page.reset.yes if page.reset.asked else page.reset.begin, Qt.MouseButton.LeftButton)
    assert (answers(archive), all_cards(archive)) == ((), ())
    qtbot.waitUntil(lambda: page.ready)
    assert said(page.views["fans"])["平和"] == "–"
    assert page.figures.numbers[0].text().startswith("3")
    path = archive.database.path
    assert path is not None
    (copy,) = [backup for backup in backups_of(path) if backup.reset]
    assert copy.path.name in page.reset.told.text()
    context.session.restore(copy.path)
    restored = context.session.saving.archive
    assert (answers(restored), all_cards(restored)) == before


def test_escape_gives_up_the_question_first(qtbot: QtBot, page: ProgressPage, ways: Ways) -> None:
    page.reset.begin.click()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.reset.asked
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("as_table", [False, True])
def test_everything_has_its_room(
    page: ProgressPage, look: Look, language: Language, size: tuple[int, int], as_table: bool
) -> None:
    look.set_words(Words(language))
    page.resize(*size)
    page.tables.setChecked(as_table)
    page.reset.begin.click()
    assert list(misfits(page)) == []
    for view in page.views.values():
        for line in view.drawing.lines():
            room = view.drawing.rect().toRectF().adjusted(-1, -1, 1, 1)
            taken = line.taken(look)
            assert as_table or (taken.left() >= room.left() and taken.right() <= room.right()), line.runs


@pytest.mark.parametrize("theme", ThemeId)
def test_a_drawing_follows_the_theme(page: ProgressPage, look: Look, theme: ThemeId) -> None:
    before = page.views["fans"].drawing.grab().toImage()
    look.set_theme(theme)
    assert (page.views["fans"].drawing.grab().toImage() == before) is (theme is ThemeId.LIGHT)


def test_hands_are_looked_through_beside_the_window_and_once(
    qtbot: QtBot, page: ProgressPage, context: Context
) -> None:
    qtbot.waitUntil(lambda: not page.reviewing.busy, timeout=30_000)
    losses = page.views["losses"].plot
    assert losses is not None
    assert [row[0] for row in losses.rows] == ["1", "2", "3"]
    lost, kept = (sum(int(row[column]) for row in losses.rows) for column in (2, 3))
    assert page.figures.captions[2].text() == f"选择没有失误，{lost + kept} 次中 {kept} 次"
    again = ProgressPage(context)
    qtbot.addWidget(again)
    again.enter(None)
    qtbot.waitUntil(lambda: again.ready)
    assert not again.reviewing.busy
    assert again.views["losses"].plot == losses


def test_where_nothing_was_done_it_says_so(qtbot: QtBot, context: Context) -> None:
    made = ProgressPage(context)
    qtbot.addWidget(made)
    made.enter(None)
    qtbot.waitUntil(lambda: made.ready)
    assert made.title.text() == "进步  这段时间还没有记录"
    assert [label.text() for label in made.figures.numbers][2:4] == ["–  ", "–  "]
    losses = made.views["losses"]
    assert losses.drawing.lines()[0].runs[0].text == "打完的牌看过选择之后，画在这里"
    made.tables.setChecked(True)
    assert losses.drawing.isVisibleTo(made), "there is nothing to put into a table"


def test_it_says_whose_progress_it_is_where_there_are_several_profiles(
    qtbot: QtBot, page: ProgressPage, context: Context
) -> None:
    create_profile(context.settings.profile.folder, "林")
    page.enter(None)
    qtbot.waitUntil(lambda: page.ready)
    assert page.title.text().startswith("进步  主记录")


def test_it_is_shown_anew_each_time_it_is_entered(qtbot: QtBot, page: ProgressPage, context: Context) -> None:
    answered(context, FanId.TIANHE, 5, 0)
    page.enter(None)
    qtbot.waitUntil(lambda: page.ready)
    assert said(page.views["fans"])["天和"] == "100%"
