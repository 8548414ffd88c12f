"""The bench as a board: tiles on the table, reach beside the hand, a tile varied, the hand played on."""

from collections import Counter

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.bench.conftest import ShowBench
from tests.ui.contexts import Ways
from trainer.coach.bench import EXAMPLES, Into, Setup
from trainer.coach.building import BuildTask
from trainer.coach.panel import PanelFace
from trainer.game import Stacked
from trainer.reach import Position, analyse
from trainer.rules import FanId, Relation, Seat, Tile, load_values, parse_tiles
from trainer.ui.bench import BenchPage
from trainer.ui.controls import KeyCap
from trainer.ui.reach import ReachPanel

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
HAND = "123m12399p57s112z4s"


def panel(page: BenchPage) -> ReachPanel:
    return page.board.paths.panel


def wait_for_reach(qtbot: QtBot, page: BenchPage) -> None:
    qtbot.waitUntil(lambda: page.board.answered, timeout=20_000)


def test_the_reach_of_the_typed_hand_stands_beside_it_and_counts_what_is_seen(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    assert not panel(page).isVisible()
    qtbot.keyClicks(page.line, HAND)
    wait_for_reach(qtbot, page)
    assert panel(page).isVisible()
    for seen in ("", "3p3p1s1s"):
        page.position.seen.setFocus()
        qtbot.keyClicks(page.position.seen, seen)
        wait_for_reach(qtbot, page)
        position = Position(parse_tiles(HAND), (), Seat.E, parse_tiles(seen))
        near = analyse(position, load_values("sihai")).now[FanId.QUANDAIYAO]
        assert str(near.live) in panel(page).rows[FanId.QUANDAIYAO].accessibleName()
    qtbot.keyClick(page.position.seen, Qt.Key.Key_Z, CTRL)
    assert page.setup.seen != "3p3p1s1s"


def test_no_key_is_told_that_would_be_a_tile_of_the_line(show: ShowBench, qtbot: QtBot) -> None:
    page = show(size=(1920, 1080))
    page.load(Setup(HAND))
    wait_for_reach(qtbot, page)
    assert panel(page).face_control.isVisible()
    assert not [cap for cap in panel(page).findChildren(KeyCap) if cap.isVisible()]
    panel(page).face_control.segment(0).click()
    qtbot.waitUntil(lambda: panel(page).face is PanelFace.SMALL)


def test_a_won_hand_has_the_form_of_its_win_in_place_of_the_panel(show: ShowBench) -> None:
    page = show()
    page.load(EXAMPLES["straight"])
    assert not panel(page).isVisible()
    assert page.circumstances.events[FanId.HEDIMOYU].isVisible()
    assert page.score.isVisible()
    assert not page.position.isVisible()
    page.load(Setup(HAND))
    assert panel(page).isVisible()
    assert not page.circumstances.events[FanId.HEDIMOYU].isVisible()
    assert page.circumstances.seat.isVisible(), "the seat wind matters on the way, too"
    assert page.position.isVisible()


def test_tiles_go_to_the_table_from_the_palette_and_show_as_rivers(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup("123m", seen="9m"))
    assert not page.river.isVisible()
    qtbot.keyClick(page.line, str(list(Into).index(Into.SEEN) + 1), ALT)
    page.river.segment(list(Relation).index(Relation.NEXT)).click()
    for tile in (Tile.P3, Tile.P3):
        button = page.palette_tiles.tiles[tile]
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.tile_rect().center().toPoint())
    assert page.position.seen.toPlainText() == "9m / 3p3p"
    assert page.position.rivers[Relation.NEXT].accessibleName() == "33饼"
    assert "还有 2 张" in page.palette_tiles.tiles[Tile.P3].accessibleName()


def test_up_and_down_make_a_tile_another_one_and_undo_takes_it_back(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup("1119m5p"))
    tile = page.hand.row.tiles[3]
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Up)
    assert page.setup.hand.concealed == parse_tiles("111m1p5p")
    focused = page.focusWidget()
    assert focused in page.hand.row.tiles
    qtbot.keyClick(focused, Qt.Key.Key_Down)
    assert page.setup.hand.concealed == parse_tiles("1119m5p")
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL)
    assert Tile.P1 in page.setup.hand.concealed


def test_the_hand_is_played_on_with_bots_and_does_not_count(show: ShowBench, qtbot: QtBot, ways: Ways) -> None:
    page = show()
    page.load(Setup(HAND[:-2], Seat.S, seen="9m3z", line=5))
    session = page.board.session
    with qtbot.waitSignal(ways.opened) as opened, qtbot.waitSignal(session.dealing.dealt):
        qtbot.keyClick(page.line, Qt.Key.Key_T, CTRL)
    assert opened.args is not None
    assert opened.args[0] == "table"
    qtbot.waitUntil(lambda: session.view is not None)
    assert session.view is not None
    assert session.view.seat is Seat.S
    assert session.view.drawn is not None
    assert Counter(session.view.hand) - Counter([session.view.drawn]) == Counter(parse_tiles(HAND[:-2]))
    assert session.view.line == 5
    assert session.view.visible == parse_tiles("9m3z")
    assert session.view.my_turn
    assert session.retrying


def test_a_hand_with_melds_and_rivers_goes_to_the_table_as_it_lies(show: ShowBench, qtbot: QtBot, ways: Ways) -> None:
    page = show()
    page.load(Setup("99p57s112z4s [123m] (5555z)", Seat.W, seen="9m3z1p / 5p4z9s / 1s / 8m"))
    assert page.position.why.text() == "自己摸不吃不碰：把副露写成手牌，或者和机器人打"
    assert not page.position.alone.isEnabled()
    session = page.board.session
    with qtbot.waitSignal(ways.opened), qtbot.waitSignal(session.dealing.dealt):
        qtbot.mouseClick(page.position.table, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.view is not None)
    there = session.view
    assert there is not None
    assert there.plain_melds == page.setup.hand.melds
    assert [gone.tile for gone in there.others[0].discards] == [*parse_tiles("5p4z9s")]
    assert there.drawn is Tile.S4


def test_the_hand_is_played_on_by_own_draws(show: ShowBench, qtbot: QtBot, ways: Ways) -> None:
    page = show()
    page.load(Setup(HAND))
    with qtbot.waitSignal(ways.opened) as opened:
        qtbot.keyClick(page.line, Qt.Key.Key_L, CTRL)
    assert opened.args is not None
    name, task = opened.args
    assert name == "build"
    assert isinstance(task, BuildTask)
    assert isinstance(task.start, Stacked)
    assert task.start.wall[0] is Tile.S4


def test_a_hand_that_cannot_be_dealt_says_why_and_its_keys_do_nothing(
    show: ShowBench, qtbot: QtBot, ways: Ways
) -> None:
    page = show()
    page.load(Setup("12399p5s [123m]"))
    assert page.position.why.text() == "手牌 6 张，写成 10 张或 11 张才能打下去"
    assert not page.position.table.isEnabled()
    with qtbot.assertNotEmitted(ways.opened):
        qtbot.keyClick(page.line, Qt.Key.Key_T, CTRL)
        qtbot.keyClick(page.line, Qt.Key.Key_L, CTRL)


def test_an_unreadable_river_is_underlined_and_named(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup(HAND))
    qtbot.keyClicks(page.position.seen, "9m / 8z")
    assert [mark.cursor.selectedText() for mark in page.position.seen.extraSelections()] == ["8"]
    assert page.outcome.said.startswith("1 处不对：8：")


def test_another_line_changes_what_wins_and_is_undone(show: ShowBench, qtbot: QtBot) -> None:
    page = show()
    page.load(Setup("123m678m234p789s55z"))
    assert page.outcome.said.startswith("5 分")
    qtbot.mouseClick(page.circumstances.line.segment(1), Qt.MouseButton.LeftButton)
    assert page.setup.line == 5
    page.load(replace(page.setup, text="23456789m123p55s"))
    qtbot.mouseClick(page.circumstances.line.segment(2), Qt.MouseButton.LeftButton)
    wait_for_reach(qtbot, page)
    assert "起和线 10 分" in panel(page).head.accessibleName()
    qtbot.keyClick(page.line, Qt.Key.Key_Z, CTRL)
    wait_for_reach(qtbot, page)
    assert "起和线 5 分" in panel(page).head.accessibleName()
