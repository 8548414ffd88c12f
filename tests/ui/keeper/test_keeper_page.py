"""The score keeper by keys and clicks: entered, put right, taken back, kept, and taken out of the program."""

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways
from tests.ui.fits import misfits, settle
from tests.ui.keeper.conftest import ShowKeeper
from trainer.coach.evening import Entry
from trainer.rules import FanId, Scheme, Seat
from trainer.store.evenings import Evenings, KeptEvening
from trainer.text import Language
from trainer.ui.keeper import KeeperPage

LEFT, CTRL, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
E, S, W, N = Seat
STRAIGHT = "11223346m55p +5m [789m]"


def press(qtbot: QtBot, page: KeeperPage, *keys: Qt.Key | str) -> None:
    """Press keys where the focus is."""
    for key in keys:
        qtbot.keyClick(page.focusWidget() or page, key)


def begin(qtbot: QtBot, page: KeeperPage, names: Sequence[str] = ("林兰", "陈越", "王禾", "周宁")) -> None:
    """Begin an evening by keys."""
    for place, name in zip(Seat, names, strict=True):
        field = page.start.form.names[place]
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, name) if name.isascii() else field.insert(name)
    press(qtbot, page, Qt.Key.Key_Return)


def entries(page: KeeperPage) -> tuple[Entry, ...]:
    """The hands on the board."""
    assert page.book.evening is not None
    return page.book.evening.entries


def totals(page: KeeperPage) -> tuple[int, ...]:
    """The totals of the board."""
    assert page.book.evening is not None
    return page.book.evening.totals()


def test_an_evening_by_keys_alone(show: ShowKeeper, qtbot: QtBot) -> None:
    page = show()
    begin(qtbot, page, ("Ann", "Bo", "Cy", "Di"))
    press(qtbot, page, "4", "2", "2", "5", "0", Qt.Key.Key_Return)
    assert entries(page) == (Entry(N, S, 50),)
    assert totals(page) == (-25, -150, -25, 200)
    press(qtbot, page, "1", "1", "1", "5", Qt.Key.Key_Return)
    press(qtbot, page, Qt.Key.Key_Tab, "3", Qt.Key.Key_Return)
    assert entries(page)[1:] == (Entry(E, None, 15), Entry())
    assert "第 4 手" in page.work.entry.title.text()
    assert page.work.board.rows[0].accessibleName().startswith("第 1 手，庄 Ann，Di，Bo 出铳，50 分")


def test_what_is_open_is_said_until_all_is_known(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    entry = page.work.entry
    said = []
    for key in ("1", "2", "3"):
        said.append(entry.told.text())
        assert not entry.record.isEnabled()
        press(qtbot, page, key)
    assert said == ["先选谁和。", "再选怎么和。", "再选谁出铳。"]
    press(qtbot, page, "4")
    assert entry.told.text().startswith("不够起和线 10 分")
    assert entry.record.isEnabled()
    press(qtbot, page, "0")
    assert [line.runs[0].text for line in entry.paid.lines()][::4] == ["王禾", "陈越", "周宁", "林兰"]
    assert entry.after.text().startswith("记入后：林兰 ")


def test_the_winner_cannot_discard(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    press(qtbot, page, "1", "2")
    giver = list(page.work.entry.asks.values())[2]
    assert [button.isEnabled() for button in giver.buttons] == [False, True, True, True]
    press(qtbot, page, "1")
    assert page.work.draft.giver is None
    qtbot.mouseClick(giver.buttons[1], LEFT)
    assert page.work.draft.giver is S


def test_tiles_tell_points_and_fans(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    press(qtbot, page, "2", "2", "3", "H")
    assert page.work.laying
    assert page.work.tiles.line.hasFocus()
    qtbot.keyClicks(page.work.tiles.line, STRAIGHT)
    assert "55 分" in page.work.tiles.outcome.said
    assert page.work.entry.paid.accessibleName().splitlines()[0] == "王禾，出铳，4 × 55 − 50，付 170 分"
    press(qtbot, page, Qt.Key.Key_Return)
    assert not page.work.laying
    press(qtbot, page, Qt.Key.Key_Return)
    entry = entries(page)[-1]
    assert entry.tiles is not None
    assert (entry.points, entry.tiles.fans) == (55, (FanId.YIBANGAO, FanId.YITIAOLONG, FanId.PINGHE))


def test_tiles_given_up_leave_the_points(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    press(qtbot, page, "2", "1", "3", "0")
    qtbot.keyClick(page.work.entry.points, "H")
    qtbot.keyClicks(page.work.tiles.line, "123m")
    press(qtbot, page, Qt.Key.Key_Escape)
    assert page.work.draft.points == 30
    assert page.work.entry.points.text() == "30"


def test_ctrl_z_among_the_tiles_is_for_them(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    press(qtbot, page, "2", "1", "H")
    qtbot.keyClicks(page.work.tiles.line, "1m2m")
    qtbot.keyClick(page.work.tiles.line, "Z", CTRL)
    assert page.work.draft.text == "1m"
    assert len(entries(page)) == 9


def test_a_row_is_put_right_and_taken_back(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    before = totals(page)
    qtbot.mouseClick(page.work.board.rows[1], LEFT)
    assert page.work.entry.title.text().startswith("改第 2 手")
    qtbot.mouseClick(page.work.entry.asks[list(page.work.entry.asks)[2]].buttons[1], LEFT)
    press(qtbot, page, Qt.Key.Key_Return)
    assert entries(page)[1].giver is S
    assert totals(page) != before
    qtbot.keyClick(page, "Z", CTRL)
    assert totals(page) == before
    qtbot.keyClick(page, "Z", CTRL | SHIFT)
    assert entries(page)[1].giver is S


def test_esc_leaves_a_correction_and_then_the_page(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot, ways: Ways
) -> None:
    page = show(sample)
    qtbot.mouseClick(page.work.board.rows[0], LEFT)
    press(qtbot, page, Qt.Key.Key_Escape)
    assert not page.work.draft.corrects
    with qtbot.waitSignal(ways.went_back):
        press(qtbot, page, Qt.Key.Key_Escape)


def test_a_hand_is_removed_by_its_key(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    rows = page.work.board.rows
    rows[-1].setFocus()
    qtbot.keyClick(rows[-1], Qt.Key.Key_Up)
    assert rows[-2].hasFocus()
    qtbot.keyClick(rows[-2], Qt.Key.Key_Delete)
    assert len(entries(page)) == 8
    assert [row.isVisibleTo(page) for row in rows] == [True] * 8 + [False]


def test_the_other_settlement_recomputes_all(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    assert totals(page) == (-60, -25, -90, 175)
    qtbot.mouseClick(page.tools.scheme.segment(1), LEFT)
    assert page.book.evening is not None
    assert page.book.evening.scheme is Scheme.ZUNGJUNG
    assert sum(totals(page)) == 0
    assert totals(page) != (-60, -25, -90, 175)
    assert "中庸" in page.work.board.rule.text()


def test_what_is_entered_is_kept_with_its_steps(show: ShowKeeper, qtbot: QtBot) -> None:
    page = show()
    begin(qtbot, page)
    press(qtbot, page, "4", "1", "2", "0", Qt.Key.Key_Return)
    again = show()
    assert entries(again) == (Entry(N, None, 20),)
    qtbot.keyClick(again, "Z", CTRL)
    assert entries(again) == ()
    assert again.tools.redo.isEnabled()
    assert not again.tools.undo.isEnabled()


def test_several_evenings(show: ShowKeeper, qtbot: QtBot) -> None:
    page = show()
    begin(qtbot, page)
    press(qtbot, page, "4", "1", "2", "0", Qt.Key.Key_Return)
    qtbot.mouseClick(page.tools.evenings, LEFT)
    assert [button.accessibleName()[-3:] for button in page.start.evenings] == ["1 手"]
    begin(qtbot, page, ("a", "b", "c", "d"))
    assert entries(page) == ()
    press(qtbot, page, "1", "1", "N")
    older = page.start.evenings[-1]
    older.setFocus()
    qtbot.keyClick(older, Qt.Key.Key_Return)
    assert len(entries(page)) == 1


def test_names_must_differ_and_blank_ones_are_seats(show: ShowKeeper, qtbot: QtBot) -> None:
    page = show()
    begin(qtbot, page, ("a", "a", "b", "c"))
    assert page.book.evening is None
    assert page.start.form.refused.isVisible()
    begin(qtbot, page, ("a", " ", "b", "c"))
    assert page.book.evening is not None
    assert [person.name for person in page.book.evening.people] == ["a", "南家", "b", "c"]


def test_names_and_lines_are_put_right_in_the_middle(show: ShowKeeper, sample: KeptEvening, qtbot: QtBot) -> None:
    page = show(sample)
    qtbot.mouseClick(page.tools.people, LEFT)
    field = page.start.form.names[E]
    field.setText("阿林")
    qtbot.mouseClick(page.start.form.lines[E].segment(1), LEFT)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert page.book.evening is not None
    assert (page.book.evening.people[0].name, page.book.evening.people[0].line) == ("阿林", 5)
    assert "阿林" in page.work.board.head.accessibleName()


def test_a_table_and_a_picture_in_two_clicks(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot, tmp_path: Path
) -> None:
    page = show(sample)
    page.export.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / Path(proposed).name)
    press(qtbot, page, "C", "E")
    with (tmp_path / "sihai_2026-11-29.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert len(lines) == 11
    assert lines[-1][-4:] == ["-60", "-25", "-90", "175"]
    picture = QImage(str(tmp_path / "sihai_2026-11-29.png"))
    assert picture.width() == 2 * 1008
    assert page.told.text() == "已存 sihai_2026-11-29.png"


def test_where_nothing_can_be_written_it_is_said_and_stays_on_the_board(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot, tmp_path: Path
) -> None:
    page = show(sample)
    (tmp_path / "evenings").write_text("in the way", "utf-8")
    press(qtbot, page, "4", "1", "2", "0", Qt.Key.Key_Return)
    assert len(entries(page)) == 10
    assert page.told.text().startswith("没能保存")
    (tmp_path / "evenings").unlink()
    press(qtbot, page, "4", "1", "2", "0", Qt.Key.Key_Return)
    (kept,), _ = Evenings(tmp_path / "evenings").all()
    assert len(kept.journal.evening.entries) == 11


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("size", "ui_scale"), [((880, 460), 1.0), ((1280, 800), 2.0), ((1920, 1080), 1.0)])
def test_everything_has_its_room(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot, language: Language, size: tuple[int, int], ui_scale: float
) -> None:
    page = show(sample, language, size, ui_scale)
    found = list(_misfits(page))
    qtbot.mouseClick(page.work.board.rows[0], LEFT)
    qtbot.keyClick(page.work.entry.record, "H")
    assert page.work.laying
    found += _misfits(page)
    page.ask_people()
    found += _misfits(page)
    assert found == []
    assert _lines_cut(page) == []


@pytest.mark.parametrize("language", Language)
def test_large_letters_are_scrolled_by_the_page_alone(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot, language: Language
) -> None:
    page = show(sample, language, ui_scale=2.0)
    settle()
    assert _scrolled_within(page) == []
    qtbot.mouseClick(page.work.board.rows[0], LEFT)
    qtbot.keyClick(page.work.entry.record, "H")
    assert page.work.laying
    settle()
    assert _scrolled_within(page) == []


def test_what_the_keys_come_to_is_in_sight_with_large_letters(
    show: ShowKeeper, sample: KeptEvening, qtbot: QtBot
) -> None:
    page = show(sample, ui_scale=2.0)
    settle()
    rows = page.work.board.rows
    rows[0].setFocus()
    for row in rows[: len(entries(page))]:
        assert row.hasFocus()
        assert not row.visibleRegion().isEmpty()
        qtbot.keyClick(row, Qt.Key.Key_Down)
    qtbot.mouseClick(rows[0], LEFT)
    focus = page.work.entry.focusWidget()
    assert focus is not None
    assert not focus.visibleRegion().isEmpty(), "the question that is asked"


def _scrolled_within(page: KeeperPage) -> list[QScrollArea]:
    """The areas within the page's own that have something to scroll."""
    areas = (area for area in page.work.findChildren(QScrollArea) if area.isVisible())
    return [area for area in areas if area.verticalScrollBar().maximum()]


def _misfits(page: KeeperPage) -> list[str]:
    """What has no room; an area that is not shown was never laid out."""
    hidden = {str(area) for area in page.findChildren(QScrollArea) if not area.isVisible()}
    return [found for found in misfits(page) if not any(found.startswith(area) for area in hidden)]


def _lines_cut(page: KeeperPage) -> list[str]:
    """Painted lines of the board that are wider than their place."""
    board = page.work.board
    lines = [*board.head.lines(), *(line for row in board.rows for line in row.lines())]
    return [str(line.runs) for line in lines if line.width(board.head.look) > line.place.width() + 1]
