"""The bench by clicks and keys: typed and clicked are the same hand, every step can be undone, the outcome is live."""

import itertools
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.bench.conftest import ShowBench
from tests.ui.contexts import Ways
from trainer.coach.bench import EXAMPLES, Into, Setup
from trainer.game import CodeError, Deal, Invitation, apply, start_hand, view
from trainer.game.contest import Contest
from trainer.game.position_code import CodedPosition, position_code
from trainer.rules import FanId, Relation, Scheme, Seat, Tile
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.bench import BenchPage
from trainer.ui.bench.hand import Click
from trainer.ui.score import NextStep, ScoreTopic
from trainer.ui.tiles import TileState

LEFT = Qt.MouseButton.LeftButton
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
EXAMPLE_2 = "11223346m55p +5m [789m]"


def click_tile(qtbot: QtBot, page: BenchPage, tile: Tile) -> None:
    """Click a tile of the palette."""
    button = page.palette_tiles.tiles[tile]
    qtbot.mouseClick(button, LEFT, pos=button.tile_rect().center().toPoint())


def click_hand(qtbot: QtBot, page: BenchPage, place: int) -> None:
    """Click a concealed tile of the hand."""
    button = page.hand.row.tiles[place]
    qtbot.mouseClick(button, LEFT, pos=button.tile_rect().center().toPoint())


def choose(qtbot: QtBot, page: BenchPage, into: Into) -> None:
    """Let the next tile go somewhere else."""
    qtbot.mouseClick(page.into.segment(list(Into).index(into)), LEFT)


def type_line(qtbot: QtBot, page: BenchPage, text: str) -> None:
    """Type into the line."""
    qtbot.keyClicks(page.line, text)


def underlined(page: BenchPage) -> list[str]:
    """What is marked as wrong in the line."""
    return [mark.cursor.selectedText() for mark in page.line.extraSelections()]


def test_a_click_that_comes_after_its_tile_or_meld_has_gone_does_nothing(show: ShowBench) -> None:
    page = show()
    for text in (EXAMPLE_2, "1m"):
        page.load(Setup(text))
    row, before = page.hand.row, page.line.toPlainText()
    gone = [button for buttons in (row.tiles, row.melds) for button in buttons if not button.isVisible()]
    assert {type(button) for button in gone} == {type(row.tiles[0]), type(row.melds[0])}
    for button in gone:
        button.click()
    assert page.line.toPlainText() == before


def test_the_tiles_of_unicode_are_marked_whole(show: ShowBench) -> None:
    page = show()
    page.line.insertPlainText("1m 🀫🀪 2x 3m")
    assert underlined(page) == ["🀫🀪", "x"]


def test_a_typed_hand_is_scored_as_it_is_typed(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    assert page.line.hasFocus()
    type_line(qtbot, page, "11223346m55p [789m] +5")
    assert not page.score.isEnabled()
    assert underlined(page) == ["5"]
    assert "1 处不对" in page.outcome.said
    type_line(qtbot, page, "m")
    assert underlined(page) == []
    assert page.outcome.said == "55 分：平和 5 + 一般高 20 + 一条龙 30，起和线 10 分，已过 45 分"
    assert page.score.isEnabled()


def test_the_same_hand_by_clicks(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    for tile in (Tile.M1, Tile.M1, Tile.M2, Tile.M2, Tile.M3, Tile.M3, Tile.M4, Tile.M6, Tile.P5, Tile.P5):
        click_tile(qtbot, page, tile)
    choose(qtbot, page, Into.CHOW)
    click_tile(qtbot, page, Tile.M7)
    choose(qtbot, page, Into.HAND)
    click_tile(qtbot, page, Tile.M5)
    assert page.line.toPlainText() == "11223346m55p5m [789m]"
    assert page.verdict.score is not None
    assert page.verdict.score.total == 55
    assert page.hand.row.tiles[10].accessibleName() == "五万，和张"


@pytest.mark.parametrize(
    ("into", "written"),
    [
        (Into.CHOW, "[123m]"),
        (Into.PUNG, "[111m]"),
        (Into.KONG, "[1111m]"),
        (Into.CONCEALED_KONG, "(1111m)"),
    ],
)
def test_melds_by_keys_and_away_by_a_click(show: ShowBench, qtbot: QtBot, into: Into, written: str) -> None:
    page = show()
    qtbot.keyClick(page.line, str(list(Into).index(into) + 1), ALT)
    assert page.into.value is into
    page.palette_tiles.tiles[Tile.M1].setFocus()
    qtbot.keyClick(page.palette_tiles.tiles[Tile.M1], Qt.Key.Key_Space)
    assert page.line.toPlainText() == written
    meld = page.hand.row.melds[0]
    assert "点一下拿掉" in meld.accessibleName()
    qtbot.mouseClick(meld, LEFT)
    assert page.line.toPlainText() == ""


def test_the_palette_tells_what_is_left_and_what_fits(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    tile = page.palette_tiles.tiles[Tile.P5]
    type_line(qtbot, page, "55p")
    assert tile.accessibleName() == "五饼，还有 2 张"
    choose(qtbot, page, Into.PUNG)
    assert tile.accessibleName() == "五饼，还有 2 张，放不下"
    click_tile(qtbot, page, Tile.P5)
    assert page.line.toPlainText() == "55p"
    choose(qtbot, page, Into.CHOW)
    assert "放不下" in page.palette_tiles.tiles[Tile.Z1].accessibleName()
    assert "放不下" in page.palette_tiles.tiles[Tile.S8].accessibleName()
    assert page.palette_tiles.tiles[Tile.S7].toolTip() == "吃 789条"


def test_arrow_keys_go_round_the_palette(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    palette = page.palette_tiles
    palette.tiles[Tile.M1].setFocus()
    for key, tile in (
        (Qt.Key.Key_Right, Tile.M2),
        (Qt.Key.Key_Down, Tile.P2),
        (Qt.Key.Key_Down, Tile.S2),
        (Qt.Key.Key_Down, Tile.Z2),
        (Qt.Key.Key_Down, Tile.Z2),
        (Qt.Key.Key_Left, Tile.Z1),
        (Qt.Key.Key_Left, Tile.Z1),
        (Qt.Key.Key_Up, Tile.S1),
    ):
        qtbot.keyClick(page.focusWidget(), key)
        assert palette.tiles[tile].hasFocus()
    palette.tiles[Tile.S9].setFocus()
    qtbot.keyClick(palette.tiles[Tile.S9], Qt.Key.Key_Down)
    assert palette.tiles[Tile.Z7].hasFocus()


def test_a_click_removes_a_tile_or_names_the_winning_one(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    type_line(qtbot, page, "123m55p")
    click_hand(qtbot, page, 1)
    assert page.line.toPlainText() == "13m55p"
    qtbot.mouseClick(page.hand.click.segment(list(Click).index(Click.WIN)), LEFT)
    click_hand(qtbot, page, 0)
    assert page.line.toPlainText() == "3m55p +1m"
    states = [button.accessibleName() for button in page.hand.row.tiles if button.isVisible()]
    assert states == ["三万", "五饼", "五饼", "一万，和张"]
    qtbot.keyClick(page.hand.row.tiles[3], Qt.Key.Key_Delete)
    assert page.line.toPlainText() == "3m55p"


def test_the_hand_by_keys(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup("12m3p [789s]"))
    row = page.hand.row
    row.tiles[0].setFocus()
    for _ in range(3):
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert row.melds[0].hasFocus()
    qtbot.keyClick(row.melds[0], Qt.Key.Key_Backspace)
    assert page.line.toPlainText() == "12m3p"
    row.tiles[1].setFocus()
    qtbot.keyClick(row.tiles[1], Qt.Key.Key_Left)
    qtbot.keyClick(row.tiles[0], Qt.Key.Key_Space)
    assert page.line.toPlainText() == "2m3p"


def test_seat_and_giver_are_picked(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    qtbot.mouseClick(page.circumstances.seat.segment(Seat.W), LEFT)
    qtbot.keyClick(page.circumstances.giver.segment(2), Qt.Key.Key_Right)
    won = page.verdict.won
    assert won is not None
    assert (won.hand.seat, won.source, won.learner) == (Seat.W, Seat.N, Seat.W)
    qtbot.mouseClick(page.circumstances.giver.segment(0), LEFT)
    assert page.verdict.won is not None
    assert page.verdict.won.source is None


def test_the_prevailing_wind_counts_once_it_is_picked(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup("234m567p9s +9s [111z] [444p]", Seat.S))
    picked = page.circumstances.prevailing
    assert (picked.value, picked.segment(0).text()) == (None, "不算")
    assert page.verdict.score is not None
    assert page.verdict.score.total == 0
    qtbot.mouseClick(picked.segment(1), LEFT)
    assert page.verdict.score.total == 10
    assert page.verdict.won is not None
    assert page.verdict.won.hand.prevailing is Seat.E
    qtbot.mouseClick(page.undo, LEFT)
    assert picked.value is None


def test_a_line_of_data_brings_its_prevailing_wind(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    melds = [{"kind": "pung", "tiles": "444z"}, {"kind": "pung", "tiles": "444p"}]
    line = {"concealed": "234m567p99s", "win_tile": "9s", "seat": "S", "melds": melds}
    paste(qtbot, page, json.dumps(line | {"prevailing": "?"}))
    assert "场风是 E、S、W、N 之一" in page.outcome.said
    paste(qtbot, page, json.dumps(line | {"prevailing": "N"}))
    assert page.circumstances.prevailing.value is Seat.N
    assert page.verdict.score is not None
    assert page.verdict.score.total == 10


def paste(qtbot: QtBot, page: BenchPage, text: str) -> None:
    """Paste over all of the line."""
    QGuiApplication.clipboard().setText(text)
    qtbot.keyClick(page.line, Qt.Key.Key_A, CTRL)
    qtbot.keyClick(page.line, Qt.Key.Key_V, CTRL)


@pytest.mark.parametrize("typed", [True, False], ids=["in the line", "elsewhere on the page"])
def test_the_code_of_a_moment_is_pasted_and_becomes_the_own_hand(show: ShowBench, qtbot: QtBot, typed: bool) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    deal = Deal(3)
    state, moves = start_hand(deal)[0], Contest().play(3).moves
    for move in moves[:20]:
        state, _ = apply(state, move)
    QGuiApplication.clipboard().setText(f"{position_code(CodedPosition(Invitation(deal), state.moves))}\n")
    where = page.line if typed else page.palette_tiles
    where.setFocus()
    qtbot.keyClick(QApplication.focusWidget() or where, Qt.Key.Key_V, CTRL)
    seen = view(state, Seat.E)
    assert sorted(page.setup.hand.concealed) == list(seen.hand)
    assert page.setup.hand.melds == seen.plain_melds
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL)
    assert page.setup == EXAMPLES["straight"]


def test_a_code_with_a_slip_is_refused_by_name_and_costs_nothing(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    code = position_code(CodedPosition(Invitation(Deal(3)), ()))
    other = "3" if code[-1] != "3" else "4"
    paste(qtbot, page, code[:-1] + other)
    assert Words(Language.ZH).phrase(CodeError(code, "check").phrase) in page.outcome.said
    assert not page.score.isEnabled()
    paste(qtbot, page, code)
    assert len(page.setup.hand.tiles) == 14


def test_only_possible_events_can_be_switched_on_and_the_others_say_why(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    events = page.circumstances.events
    assert {fan for fan, toggle in events.items() if toggle.isEnabled()} == {FanId.HEDIMOYU, FanId.JINJIDUOSHI}
    assert events[FanId.TIANHE].accessibleName() == "天和，不能：只有东家（庄）"
    qtbot.keyClick(events[FanId.HEDIMOYU], Qt.Key.Key_Space)
    assert page.verdict.score is not None
    assert page.verdict.score.total == 65
    assert events[FanId.JINJIDUOSHI].sentence == "不能与 河底摸鱼 同时"
    qtbot.mouseClick(page.circumstances.giver.segment(0), LEFT)
    assert "河底摸鱼：要和别家的牌" in page.outcome.said
    assert events[FanId.HEDIMOYU].isEnabled()
    qtbot.mouseClick(events[FanId.HEDIMOYU], LEFT)
    assert page.verdict.score.total == 55


def test_undo_and_redo_take_whole_steps_back(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    assert not page.undo.isEnabled()
    type_line(qtbot, page, "123m")
    qtbot.mouseClick(page.circumstances.seat.segment(Seat.W), LEFT)
    click_tile(qtbot, page, Tile.P5)
    page.line.setFocus()
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL)
    assert (page.line.toPlainText(), page.setup.seat) == ("123m", Seat.W)
    qtbot.mouseClick(page.undo, LEFT)
    assert page.setup.seat is Seat.E
    qtbot.keyClick(page.redo, Qt.Key.Key_Z, CTRL)
    assert page.line.toPlainText() == ""
    for _ in range(2):
        qtbot.keyClick(page.line, Qt.Key.Key_Y, CTRL)
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL | SHIFT)
    assert (page.line.toPlainText(), page.setup.seat) == ("123m5p", Seat.W)
    assert not page.redo.isEnabled()


def test_clear_by_key_can_be_undone(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    type_line(qtbot, page, "123m")
    qtbot.keyClick(page.line, Qt.Key.Key_N, CTRL)
    assert page.setup == Setup()
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL)
    assert page.line.toPlainText() == "123m"


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_an_example_is_loaded_and_enter_scores_it(show: ShowBench, qtbot: QtBot, ways: Ways, name: str) -> None:
    page = show()
    qtbot.mouseClick(page.examples[name], LEFT)
    assert page.setup == EXAMPLES[name]
    with qtbot.waitSignal(ways.opened) as heard:
        qtbot.keyClick(page.line, Qt.Key.Key_Return)
    assert page.verdict.won is not None
    assert heard.args == ["score", ScoreTopic(page.verdict.won, frozenset({NextStep.BENCH}))]
    with qtbot.waitSignal(ways.opened):
        qtbot.mouseClick(page.score, LEFT)


def test_enter_on_a_tile_scores_too_and_does_nothing_for_what_is_no_win(
    show: ShowBench, qtbot: QtBot, ways: Ways
) -> None:
    page = show()
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(page.line, Qt.Key.Key_Return)
    page.load(EXAMPLES["pairings"])
    for widget in (page.palette_tiles.tiles[Tile.M1], page.hand.row.tiles[0]):
        with qtbot.waitSignal(ways.opened):
            qtbot.keyClick(widget, Qt.Key.Key_Enter)


@pytest.mark.parametrize("where", ["line", "palette", "hand"])
def test_esc_leads_back(show: ShowBench, qtbot: QtBot, ways: Ways, where: str) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    widgets: dict[str, QWidget] = {
        "line": page.line,
        "palette": page.palette_tiles.tiles[Tile.M1],
        "hand": page.hand.row.tiles[0],
    }
    with qtbot.waitSignal(ways.went_back):
        qtbot.keyClick(widgets[where], Qt.Key.Key_Escape)


def test_a_copied_hand_is_pasted_as_one_line(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    QGuiApplication.clipboard().setText(f"{EXAMPLE_2.replace(' ', chr(10))}\n")
    qtbot.keyClick(page.line, Qt.Key.Key_V, CTRL)
    assert page.line.toPlainText() == EXAMPLE_2
    assert page.verdict.won is not None


def test_pasted_data_becomes_its_hand(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    data = {"concealed": "123m123m456m789m55p", "win_tile": "5m", "seat": "W", "events": ["hedimoyu"]}
    QGuiApplication.clipboard().setText(json.dumps(data))
    qtbot.keyClick(page.line, Qt.Key.Key_V, CTRL)
    assert page.line.toPlainText() == "11223346789m55p +5m"
    assert (page.setup.seat, page.setup.giver) == (Seat.W, Relation.ACROSS)
    page.load(Setup())
    QGuiApplication.clipboard().setText('{"concealed": 3}')
    qtbot.keyClick(page.line, Qt.Key.Key_V, CTRL)
    assert "concealed：这一项的类型不对" in page.outcome.said
    assert "seat：缺这一项" in page.outcome.said


def test_a_hand_under_the_line_says_so_and_can_be_scored(show: ShowBench) -> None:
    page = show(Language.EN)
    page.load(EXAMPLES["pairings"])
    page._follow(Settings(lines=(40, 10, 10, 10)))
    assert page.outcome.said.endswith("line 40, short by 10 points")
    assert page.score.isEnabled()


def test_values_and_settlement_are_those_of_the_terms(show: ShowBench) -> None:
    page = show()
    page._follow(Settings(values="zungjung", scheme=Scheme.ZUNGJUNG, lines=(5, 10, 10, 10)))
    page.load(EXAMPLES["straight"])
    assert page.circumstances.terms.text() == "起和线 5 分 ・ 番值 中庸值 ・ 中庸结算"
    assert page.verdict.won is not None
    assert (page.verdict.won.scheme, page.verdict.won.line) == (Scheme.ZUNGJUNG, 5)
    assert page.verdict.won.values.id == "zungjung"


def test_the_winning_tile_is_ringed_and_stands_apart(show: ShowBench) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    tiles = [button for button in page.hand.row.tiles if button.isVisible()]
    assert len(tiles) == 11
    steps = [right.x() - left.x() for left, right in itertools.pairwise(tiles)]
    assert len(set(steps[:-1])) == 1
    assert steps[-1] == steps[0] + 16
    assert TileState.WINNING is tiles[-1]._state
