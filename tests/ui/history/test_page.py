"""The page of the hands that were played: found, read, opened, taken up and played again by keys and clicks."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.store.kept_hands import VERSION_2, play_hands_into
from tests.ui.contexts import Ways, given
from tests.ui.fits import misfits
from tests.ui.in_front import a_look, bring_to_front
from trainer.game.contest import Contest, hand_data
from trainer.rules import score_hand
from trainer.store import HandState, Settings
from trainer.store.listing import HandEnd, all_hands
from trainer.store.salvage import salvage
from trainer.store.schema import seal_hand
from trainer.store.transfer import exporting
from trainer.text import Language, Words
from trainer.ui.history import HistoryPage
from trainer.ui.history.model import COLUMNS
from trainer.ui.page import Context
from trainer.ui.score import ScoreTopic
from trainer.ui.theme import ThemeId

LEFT = Qt.MouseButton.LeftButton
Show = Callable[..., HistoryPage]


@pytest.fixture
def opened(ways: Ways) -> list[tuple[str, object]]:
    """Where the page went."""
    found: list[tuple[str, object]] = []
    ways.opened.connect(lambda name, topic: found.append((name, topic)))
    return found


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    """Three won hands, a left one, and one that was running and so is left, too."""
    assert qapp
    settings = Settings(language=Language.EN, pace=0)
    with given(a_look(Language.EN, ThemeId.LIGHT), tmp_path / "profile", settings, ways) as found:
        salvage(VERSION_2, found.session.saving.archive)
        yield found


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> HistoryPage:
    made = HistoryPage(context)
    bring_to_front(qtbot, made, context.look, (1280, 800))
    made.enter(None)
    return made


def rows(page: HistoryPage) -> list[tuple[str, ...]]:
    """What the list says, without the dates."""
    model = page.model
    return [
        tuple(model.data(model.index(row, column)) for column in range(1, len(COLUMNS)))
        for row in range(model.rowCount())
    ]


def choose(page: HistoryPage, state: HandState) -> None:
    """Go to the first row of a hand in a state."""
    states = [hand.state for row in range(page.model.rowCount()) if (hand := page.model.hand(row))]
    page.list.setCurrentIndex(page.model.index(states.index(state), 0))


def test_every_hand_is_listed_with_its_points_and_fans(page: HistoryPage) -> None:
    listed = rows(page)
    assert len(listed) == 5
    assert [row[1] for row in listed if row[1]] == ["30", "20", "25"]
    assert all(row[2] for row in listed if row[1]), "a won hand names its fans"
    assert sum(row[0].startswith("Left after") for row in listed) == 2
    assert page.totals.text().startswith("Finished: 3 · ")
    assert "left: 2" in page.totals.text()


def test_enter_opens_the_score_of_a_won_hand(qtbot: QtBot, page: HistoryPage, opened: list[tuple[str, object]]) -> None:
    choose(page, HandState.FINISHED)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    ((name, topic),) = opened
    assert name == "score"
    assert isinstance(topic, ScoreTopic)
    assert topic.ways == frozenset()
    assert page.chosen is not None
    assert page.chosen.outcome is not None
    assert score_hand(topic.won.hand, topic.won.values).total == page.chosen.outcome.points


def test_a_left_hand_is_gone_on_with_where_it_was(
    qtbot: QtBot, page: HistoryPage, context: Context, opened: list[tuple[str, object]]
) -> None:
    choose(page, HandState.LEFT)
    assert page.chosen is not None
    made = page.chosen.made
    qtbot.mouseClick(page.open, LEFT)
    assert opened == [("table", None)]
    history = context.session._history
    assert history is not None
    assert history.made >= made
    running = context.session.saving.archive.running()
    assert running is not None


def test_a_finished_hand_is_played_again_from_its_deal_without_counting(
    qtbot: QtBot, page: HistoryPage, context: Context, opened: list[tuple[str, object]]
) -> None:
    choose(page, HandState.FINISHED)
    assert page.chosen is not None
    deal = context.session.saving.archive.hand(page.chosen.number).invitation
    qtbot.mouseClick(page.again, LEFT)
    assert opened == [("table", None)]
    assert context.session._invitation == deal
    assert context.session.retrying


def test_the_hand_on_the_table_leads_to_the_table(
    qtbot: QtBot, page: HistoryPage, context: Context, opened: list[tuple[str, object]]
) -> None:
    context.session.deal_new()
    on_table = context.session.view
    page.enter(None)
    choose(page, HandState.RUNNING)
    qtbot.mouseClick(page.open, LEFT)
    assert opened == [("table", None)]
    assert context.session.view == on_table


def test_a_hand_that_cannot_be_read_is_listed_and_offers_nothing(page: HistoryPage, context: Context) -> None:
    context.session.saving.archive.database.connection.execute("UPDATE hand SET made = 1 WHERE id = 2")
    page.enter(None)
    assert ("Cannot be read", "", "", "") in [(row[0], *row[1:]) for row in rows(page)]
    choose(page, HandState.UNREADABLE)
    assert not page.open.isEnabled()
    assert not page.again.isVisible()


def test_a_hand_whose_moves_were_changed_is_told_by_its_number(
    qtbot: QtBot, page: HistoryPage, context: Context, opened: list[tuple[str, object]]
) -> None:
    context.session.saving.archive.database.connection.execute("UPDATE hand_text SET moves = '' WHERE hand = 1")
    finished = [row for row in range(5) if (hand := page.model.hand(row)) and hand.number == 1]
    page.list.setCurrentIndex(page.model.index(finished[0], 0))
    qtbot.mouseClick(page.open, LEFT)
    assert opened == []
    assert page.told.isVisible()
    assert "Hand 1 cannot be read" in page.told.text()


@pytest.mark.parametrize("end", list(HandEnd))
def test_hands_are_chosen_by_how_they_ended(page: HistoryPage, end: HandEnd) -> None:
    box = page.filters.end
    box.setCurrentIndex(box.findData(end))
    box.activated.emit(box.currentIndex())
    ends = {HandEnd.LEFT: 2, HandEnd.EXHAUSTED: 0, HandEnd.UNREADABLE: 0}
    if end in ends:
        assert len(rows(page)) == ends[end]
    assert page.none.isVisible() == (not rows(page))
    assert page.list.isVisible() == bool(rows(page))


def test_hands_are_chosen_by_fan_and_by_day_and_the_choice_stays_in_the_other_language(page: HistoryPage) -> None:
    fan = page.model._fans[max(number for number, fans in page.model._fans.items() if fans)][0]
    box = page.filters.fan
    box.setCurrentIndex(box.findData(fan))
    box.activated.emit(box.currentIndex())
    found = rows(page)
    assert 0 < len(found) < 5
    page._look.set_words(Words(Language.ZH))
    assert box.currentData() == fan
    box.setCurrentIndex(0)
    day = page.filters.day.itemData(1)
    page.enter(day)
    assert page.filters.day.currentData() == day
    assert page.model.rowCount() > 0


def test_pages_come_when_the_end_of_the_list_comes_in_sight(qtbot: QtBot, page: HistoryPage, context: Context) -> None:
    archive = context.session.saving.archive
    play_hands_into(archive, range(1))
    with archive.database.writing() as connection:
        columns = "sitting, seat, retry, state, made, taken_back, winner, payer, points, started, ended, program, body"
        for _ in range(250):
            (number,) = connection.execute(
                f"INSERT INTO hand ({columns}) SELECT {columns} FROM hand WHERE id = 6 RETURNING id"
            ).fetchone()
            connection.execute(
                "INSERT INTO hand_text SELECT ?, opponents, deal, moves, result FROM hand_text WHERE hand = 6",
                (number,),
            )
            seal_hand(connection, number)
    page.enter(None)
    assert page.model.rowCount() < 256
    for _ in range(3):
        qtbot.keyClick(page.list, Qt.Key.Key_End)
        QApplication.processEvents()
    assert page.model.rowCount() == 256


def test_a_screen_reader_hears_each_hand_as_a_sentence(page: HistoryPage) -> None:
    choose(page, HandState.FINISHED)
    index = page.list.currentIndex()
    said = page.model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert page.chosen is not None
    assert page.chosen.outcome is not None
    assert f"{page.chosen.outcome.points} points" in said
    reader = QAccessible.queryAccessibleInterface(page.list)
    assert reader is not None
    assert reader.text(QAccessible.Text.Name) == "Review"


def test_without_hands_the_page_says_so(qtbot: QtBot, tmp_path: Path, ways: Ways) -> None:
    with given(a_look(Language.EN, ThemeId.LIGHT), tmp_path / "new", Settings(), ways) as context:
        page = HistoryPage(context)
        bring_to_front(qtbot, page, context.look, (880, 460))
        page.enter(None)
        assert page.none.text() == "No hand has been played yet."
        assert not page.open.isEnabled()
        page.hide()


@pytest.mark.parametrize("size", [(880, 460), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", list(Language))
def test_everything_has_its_room(
    qtbot: QtBot, tmp_path: Path, ways: Ways, language: Language, size: tuple[int, int]
) -> None:
    with given(a_look(language, ThemeId.DARK), tmp_path / "new", Settings(), ways) as context:
        salvage(VERSION_2, context.session.saving.archive)
        page = HistoryPage(context)
        bring_to_front(qtbot, page, context.look, size)
        page.enter(None)
        assert list(misfits(page)) == []
        assert page.list.height() >= 6 * page.list.sizeHintForRow(0)
        page.hide()


def test_esc_leads_back(qtbot: QtBot, page: HistoryPage, ways: Ways) -> None:
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(page.list, Qt.Key.Key_Escape)


def test_r_opens_the_review_and_s_the_statistics_from_the_list(
    qtbot: QtBot, page: HistoryPage, opened: list[tuple[str, object]]
) -> None:
    choose(page, HandState.FINISHED)
    assert page.chosen is not None
    qtbot.keyClick(page.list, Qt.Key.Key_R)
    qtbot.keyClick(page.list, Qt.Key.Key_S)
    assert opened == [("review", page.chosen.number), ("statistics", None)]


def test_hands_listed_go_out_as_a_folder_and_come_in_again(
    qtbot: QtBot, page: HistoryPage, context: Context, tmp_path: Path
) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    box = page.filters.end
    box.setCurrentIndex(box.findData(HandEnd.LEFT))
    box.activated.emit(box.currentIndex())
    page.exchange.files.ask_folder = lambda *_: str(folder)
    with qtbot.waitSignal(page.exchange.work.finished):
        qtbot.mouseClick(page.exchange.buttons["export-folder"], LEFT)
    assert len(list(folder.iterdir())) == 2
    assert "2 hands exported" in page.exchange.told.text()
    context.session.saving.archive.database.connection.execute("DELETE FROM hand WHERE state = 'left'")
    with qtbot.waitSignal(page.exchange.taken_in):
        qtbot.mouseClick(page.exchange.buttons["import-folder"], LEFT)
    assert "2 hands taken in" in page.exchange.told.text()
    assert len(rows(page)) == 2


def test_an_export_that_takes_long_can_be_stopped_and_leaves_no_file(
    qtbot: QtBot, page: HistoryPage, context: Context, tmp_path: Path
) -> None:
    def numbers() -> Iterator[int]:
        """Without an end."""
        while True:
            yield 1

    exchange, target = page.exchange, tmp_path / "all.jsonl"
    exchange._begin("exported", target, exporting(context.session.saving.archive, numbers(), target))
    qtbot.waitUntil(exchange.stop.isVisible)
    assert not exchange.buttons["export"].isEnabled()
    qtbot.mouseClick(exchange.stop, LEFT)
    assert "stopped there" in exchange.told.text()
    assert exchange.buttons["export"].isEnabled()
    assert list(tmp_path.glob("*all*")) == []


def test_records_are_taken_in_and_a_bad_line_is_told_by_its_number(
    qtbot: QtBot, page: HistoryPage, context: Context, tmp_path: Path
) -> None:
    before = len(list(all_hands(context.session.saving.archive)))
    lines = [json.dumps(dict(hand_data(Contest(), seed))) for seed in (1, 2)]
    file = tmp_path / "bots.jsonl"
    file.write_text("\n".join((lines[0], "{", lines[1])), "utf-8")
    page.exchange.files.ask_open = lambda *_: str(file)
    with qtbot.waitSignal(page.exchange.work.finished, timeout=20_000):
        qtbot.keyClick(page.exchange.buttons["import"], Qt.Key.Key_Space)
    assert "bots.jsonl, line 2: The record is not readable as JSON" in page.exchange.told.text()
    assert len(list(all_hands(context.session.saving.archive))) == before + 2


def test_a_folder_that_holds_no_hands_is_told(qtbot: QtBot, page: HistoryPage, tmp_path: Path) -> None:
    folder = tmp_path / "nothing"
    folder.mkdir()
    page.exchange.files.ask_folder = lambda *_: str(folder)
    with qtbot.waitSignal(page.exchange.work.failed):
        qtbot.mouseClick(page.exchange.buttons["import-folder"], LEFT)
    assert "nothing" in page.exchange.told.text()
