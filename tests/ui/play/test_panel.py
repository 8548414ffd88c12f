"""The reach panel: rows in their place, previews, links between rows and tiles, pins."""

import logging

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from tests.conftest import ExpectLog
from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.panel import Change, NearHead, PanelFace
from trainer.game import Discard, Kong, stack
from trainer.reach import Line
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId, Seat, Tile
from trainer.text import Language
from trainer.ui.play.side import Shown
from trainer.ui.reach.fan_button import FanButton
from trainer.ui.reach.fan_row import FanRow
from trainer.ui.tiles import TileState

# East holds a 三色同顺 and a 一条龙 to choose between; the drawn 1z is good for neither.
DEAL = stack({Seat.E: "123456m23p1239s7z", Seat.S: "159m159p159s1234z"}, draws="1z5z6z7z8s")


def own_turn(lay: Lay, **settings: object) -> LaidTable:
    table = lay(**settings)
    table.show()
    table.begin(DEAL)
    table.settle()
    return table


def row(table: LaidTable, fan: FanId) -> FanRow:
    return table.page.side.paths.rows[fan]


def written(shown: FanButton) -> str:
    """All words of a row or chip."""
    return " ".join(run.text for line in shown.lines() for run in line.runs)


def point_at(table: LaidTable, tile: Tile) -> None:
    """Bring the pointer to a tile and wait for what comes of it."""
    button = next(button for button in table.page.table.hand.buttons if button.tile is tile)
    table.qtbot.mouseMove(button, button.tile_rect().center().toPoint())
    button.entered.emit()
    table.qtbot.waitUntil(lambda: table.page.hints.feed.previewed is tile)
    table.settle()


def test_rows_and_chips_stand_in_the_order_of_the_mnemonic(lay: Lay) -> None:
    paths = own_turn(lay).page.side.paths
    assert [fan for fan, _ in sorted(paths.rows.items(), key=lambda item: item[1].y())] == list(MAIN_FANS)
    assert [fan for fan, _ in sorted(paths.chips.items(), key=lambda item: item[1].x())] == list(SMALL_FANS)


def test_rows_speak_of_discarding_the_drawn_tile_until_one_is_looked_at(lay: Lay) -> None:
    table = own_turn(lay)
    reach = table.session.reach.known(table.view.position)
    assert reach is not None
    for fan in MAIN_FANS:
        found = reach.discards[Tile.Z1].get(fan)
        assert row(table, fan).line.distance == (None if found is None else found.distance)
        assert row(table, fan).line.change is Change.NONE


def test_looking_at_a_tile_shows_its_discard_against_the_drawn_one(lay: Lay) -> None:
    table = own_turn(lay)
    point_at(table, Tile.M6)
    reach = table.session.reach.known(table.view.position)
    assert reach is not None
    for fan in MAIN_FANS:
        before, after = reach.discards[Tile.Z1].get(fan), reach.discards[Tile.M6].get(fan)
        if before is not None and after is not None:
            hurt = after.distance > before.distance
            assert (row(table, fan).line.change is Change.HURT) is hurt
            assert row(table, fan).line.distance == after.distance
    told = row(table, FanId.YITIAOLONG).accessibleName()
    assert "远 +1 张" in told
    lines = [run.text for line in table.page.side.paths.head.lines() for run in line.runs]
    assert "若打出" in lines
    assert "对比摸切 東" in lines
    button = next(button for button in table.page.table.hand.buttons if button.tile is Tile.M6)
    button.left.emit()
    assert table.page.hints.feed.previewed is None
    table.settle()
    assert row(table, FanId.YITIAOLONG).line.change is Change.NONE


def test_sweeping_over_tiles_previews_nothing(lay: Lay) -> None:
    table = own_turn(lay)
    for button in table.page.table.hand.buttons:
        button.entered.emit()
        button.left.emit()
    assert table.page.hints.feed.previewed is None


def test_choosing_a_tile_by_key_previews_it_and_keeps_the_focus_in_the_hand(lay: Lay) -> None:
    table = own_turn(lay)
    table.key(Qt.Key.Key_Home)
    table.qtbot.waitUntil(lambda: table.page.hints.feed.previewed is Tile.M1)
    table.settle()
    assert table.page.focusWidget() is table.page.table.hand.buttons[0]
    assert row(table, FanId.YITIAOLONG).line.change is Change.HURT


def test_ghost_hands_hold_the_targets_with_their_missing_tiles_hollow(lay: Lay) -> None:
    table = own_turn(lay)
    table.qtbot.waitUntil(lambda: all(row(table, f).target for f in MAIN_FANS if not row(table, f).line.out))
    shown = row(table, FanId.YITIAOLONG)
    hollow = [face for group in shown.ghost_groups() for face in group if face.state is TileState.MISSING]
    assert len(hollow) == shown.line.distance
    assert sum(len(group) for group in shown.ghost_groups()) == 14


def test_looking_at_a_row_lifts_the_tiles_it_uses_and_dims_the_others(lay: Lay) -> None:
    table = own_turn(lay)
    shown = row(table, FanId.YITIAOLONG)
    table.qtbot.waitUntil(lambda: shown.target is not None)
    shown.looked.emit(True)
    used = [b.tile for b in table.page.table.hand.buttons if b.state is not TileState.DISABLED]
    missing = [tile for tiles in shown.target.missing for tile in tiles] if shown.target else []
    wanted = [tile for part in shown.target.parts for tile in part.tiles] if shown.target else []
    assert sorted([*used, *missing]) == sorted(wanted)
    shown.looked.emit(False)
    assert all(b.state is TileState.REST for b in table.page.table.hand.buttons)


def test_pips_tell_which_paths_a_tile_serves(lay: Lay) -> None:
    table = own_turn(lay)
    pips = {button.tile: button.pips for button in table.page.table.hand.buttons}
    assert FanId.YITIAOLONG in pips[Tile.M6]
    assert not pips[Tile.Z1]
    assert all(len(fans) <= 3 for fans in pips.values())


def test_shift_and_a_digit_pins_a_row_and_a_click_lets_it_go(lay: Lay) -> None:
    table = own_turn(lay)
    table.key(Qt.Key.Key_7, Qt.KeyboardModifier.ShiftModifier)
    assert table.settings.current.pinned == (MAIN_FANS[6],)
    assert table.words("panel-row-pinned") in row(table, MAIN_FANS[6]).accessibleName()
    table.session.deal_new()
    table.settle()
    assert table.words("panel-row-pinned") in row(table, MAIN_FANS[6]).accessibleName()
    table.click(row(table, MAIN_FANS[6]), QPoint(200, 60))
    assert table.settings.current.pinned == ()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=str)
@pytest.mark.parametrize("language", Language)
def test_a_pinned_chip_has_a_mark_of_its_own_and_moves_no_other(
    lay: Lay, language: Language, size: tuple[int, int]
) -> None:
    table = lay(language=language)
    table.show(*size)
    table.begin(DEAL)
    table.settle()
    chips = table.page.side.paths.chips
    places = {fan: chip.geometry() for fan, chip in chips.items()}
    chip = chips[SMALL_FANS[4]]
    strip = QRect(0, chip.height() // 2, 2, 1)
    before = chip.grab(strip).toImage()
    table.click(chip)
    table.settle()
    assert chip.grab(strip).toImage() != before
    assert {fan: chip.geometry() for fan, chip in chips.items()} == places
    assert table.words("panel-row-pinned") in chip.accessibleName()


def test_struck_rows_keep_their_place_with_the_reason(lay: Lay) -> None:
    table = lay()
    table.show()
    deal = stack({Seat.S: "23m568p112258s13z", Seat.E: "1199p1199s22277z"}, draws="4m")
    table.begin(deal, seat=Seat.S)
    table.rest()
    table.key(Qt.Key.Key_C)
    table.settle()
    for fan in (FanId.DUIDUIHE, FanId.QIDUI):
        struck = row(table, fan)
        assert struck.line.out
        assert struck.line.reason is not None
        assert "已吃 234万" in struck.accessibleName()
    assert list(table.page.side.paths.rows) == list(MAIN_FANS)


def test_a_laid_down_value_pung_shows_its_chip_as_had(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.S: "22m3568p125s13z66z", Seat.E: "1199p1199s22277z"}, draws="6z"), seat=Seat.S)
    table.rest()
    table.key(Qt.Key.Key_P)
    table.settle()
    chip = table.page.side.paths.chips[FanId.FANPAI]
    assert chip.line.won
    assert chip.accessibleName() == "番牌, 已成 10 分"
    assert table.page.side.paths.head.accessibleName().startswith("起和线 10 分已够：差")
    assert "至少要 10 分" in table.page.side.paths.head.accessibleDescription()
    assert table.page.side.paths.head.toolTip() == table.page.side.paths.head.accessibleDescription()


def test_the_head_names_the_nearest_way_and_its_points(lay: Lay) -> None:
    table = own_turn(lay)
    reach = table.session.reach.known(table.view.position)
    assert reach is not None
    near = reach.discards[Tile.Z1][Line(10)]
    head = table.page.side.paths.head
    table.qtbot.waitUntil(lambda: "最近" in head.accessibleName())
    assert f"差 {near.distance} 张" in head.accessibleName()
    assert f"有效 {near.live} 张" in head.accessibleName()


def test_between_turns_the_panel_stays_up_and_speaks_of_thirteen_tiles(lay: Lay) -> None:
    table = own_turn(lay, pace=1500)
    table.click_tile(Tile.Z1)
    table.click_tile(Tile.Z1)
    assert table.page.side.shown is Shown.PATHS
    table.qtbot.waitUntil(lambda: table.session.reach.known(table.view.position) is not None)
    table.qtbot.waitUntil(lambda: not table.page.hints.pending)
    reach = table.session.reach.known(table.view.position)
    assert reach is not None
    assert row(table, FanId.YITIAOLONG).line.distance == reach.now[FanId.YITIAOLONG].distance


@pytest.mark.parametrize(("width", "ghosts"), [(1280, True), (1276, True), (1100, False)])
def test_a_narrow_panel_leaves_the_ghost_hands_out(lay: Lay, width: int, ghosts: bool) -> None:
    table = lay()
    table.show(width, 800)
    table.begin(DEAL)
    table.settle()
    assert bool(row(table, FanId.YITIAOLONG).ghost_groups()) is ghosts
    assert table.page.side.isVisible()


def test_in_a_small_window_the_panel_is_a_drawer_over_the_felt_alone(lay: Lay) -> None:
    table = lay()
    table.show(1024, 700)
    table.begin(DEAL)
    table.settle()
    side, ground = table.page.side, table.page.table
    assert not side.isVisible()
    table.click(table.page.panel_button)
    assert side.isVisible()
    assert side.geometry().bottom() < ground.claims.mapTo(table.page, QPoint(0, 0)).y()
    table.key(Qt.Key.Key_Escape)
    assert not side.isVisible()
    table.qtbot.keyPress(table.page.focusWidget(), Qt.Key.Key_Z)
    assert side.isVisible()
    table.qtbot.keyRelease(table.page.focusWidget(), Qt.Key.Key_Z)
    table.qtbot.waitUntil(lambda: not side.isVisible())


def test_r_asks_for_the_rule_of_the_focused_fan(lay: Lay) -> None:
    table = own_turn(lay)
    row(table, FanId.QIDUI).setFocus(Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_R)
    assert table.opened == [("rules", FanId.QIDUI)]


def test_a_row_tells_which_kinds_bring_it_nearer(lay: Lay) -> None:
    table = own_turn(lay)
    shown = row(table, FanId.YITIAOLONG)
    kinds = shown.line.accepts
    assert f"（{len(kinds)} 种）" in shown.accessibleDescription()
    assert shown.toolTip() == "", "nothing pops up over the hand or the next row"
    assert table.words.tiles(kinds) not in written(shown)
    shown.setFocus(Qt.FocusReason.TabFocusReason)
    assert table.words.tiles(kinds) in written(shown)


def test_before_there_is_an_answer_no_fan_is_said_to_be_out(lay: Lay) -> None:
    table = lay()
    table.show()
    paths = table.page.side.paths
    shown_fans: list[FanButton] = [*paths.rows.values(), *paths.chips.values()]
    for shown in shown_fans:
        assert not shown.line.out
        assert shown.accessibleName() == table.words.fan(shown.fan)
        assert written(shown).strip() == table.words.fan(shown.fan), "no points, no number, no status"
        assert not any(run.struck for line in shown.lines() for run in line.runs)


def test_where_the_reach_cannot_be_worked_out_no_row_keeps_an_old_number(lay: Lay, expect_log: ExpectLog) -> None:
    table = own_turn(lay)
    assert all(shown.line.known for shown in table.page.side.paths.rows.values())
    table.session.reach.line = -1
    with expect_log(logging.ERROR, "no answer to AskReach"):
        table.session.play(Discard(Seat.E, Tile.Z1))
        table.settle()
    assert not any(shown.line.known for shown in table.page.side.paths.rows.values())
    assert table.page.table.turn.turn.sentences == (table.words("session-failure"),)


KONG_MADE = stack({Seat.E: "1111m234567p23s7z"}, draws="5z", tail="6z")


def test_a_small_fan_that_is_out_says_which_tile_broke_it(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(KONG_MADE)
    table.session.play(next(move for move in table.view.moves if isinstance(move, Kong)))
    table.settle()
    chip, turn = table.page.side.paths.chips[FanId.DUANYAO], table.page.table.turn
    assert chip.line.out
    before = turn.turn.spoken
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert turn.turn.sentences == ("断幺：已杠 1万，断幺不可有幺九字",)
    table.page.side.paths.chips[FanId.GANG].setFocus(Qt.FocusReason.TabFocusReason)
    assert turn.turn.spoken == before


def test_a_tile_looked_at_changes_nothing_where_the_panel_speaks_of_the_hand_before_the_draw(lay: Lay) -> None:
    """From that hand nothing is discarded."""
    table = own_turn(lay)
    table.session.play(Discard(Seat.E, Tile.Z1))
    table.settle()
    feed, before = table.page.hints.feed, table.session.left_position
    assert before is not None
    assert not before.must_discard
    table.session.reach.ask(before)
    table.qtbot.waitUntil(lambda: table.session.reach.known(before) is not None)
    feed.preview(Tile.M1)
    table.qtbot.waitUntil(lambda: feed.previewed is Tile.M1)
    feed.look_back(before)
    feed.ask_more()
    content = feed.content(PanelFace.MAIN)
    assert content is not None
    assert isinstance(content.heading, NearHead)
    assert content.heading.preview is None
    assert not any(line.out for line in content.rows if line.fan is FanId.YITIAOLONG)
    table.settle()


def test_a_chip_that_is_had_tells_the_points_of_all_its_occurrences(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "1111m2222p3333s4z"}, draws="4z", tail="4z4z5z6z"))
    for _ in range(4):
        table.session.play(next(move for move in table.view.moves if isinstance(move, Kong)))
    table.settle()
    assert table.page.side.paths.chips[FanId.GANG].accessibleName() == "杠, 已成 40 分"


def test_f_turns_the_panel_over_and_the_choice_is_kept(lay: Lay) -> None:
    table = own_turn(lay)
    assert table.page.side.paths.face is PanelFace.MAIN
    table.key(Qt.Key.Key_F)
    assert table.page.side.paths.face is PanelFace.SMALL
    assert table.settings.current.panel_face is PanelFace.SMALL
    assert list(table.page.side.paths.rows) == list(SMALL_FANS)
    table.settle()
    table.key(Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert table.settings.current.pinned == (SMALL_FANS[1],)
    table.click(table.page.side.paths.face_control.segment(1))
    assert table.settings.current.panel_face is PanelFace.MAIN


def test_a_line_of_five_points_opens_the_small_fans(lay: Lay) -> None:
    table = lay(lines=(5, 5, 5, 5))
    table.show()
    table.begin(DEAL, line=5)
    table.settle()
    assert list(table.page.side.paths.rows) == list(SMALL_FANS)


def test_a_click_on_the_name_of_a_fan_asks_for_its_rule_and_pins_nothing(lay: Lay) -> None:
    table = own_turn(lay)
    for shown in (row(table, FanId.YITIAOLONG), table.page.side.paths.chips[FanId.LIANLIU]):
        name = shown.name_line().taken(table.page.look).center().toPoint()
        table.click(shown, name)
        assert table.opened[-1] == ("rules", shown.fan)
    assert not table.settings.current.pinned


WON = stack({Seat.E: "12334456789s55z"}, draws="1z2z3z4z2s")
"""After a round the dealer draws the tile that wins: none of the fans of the first turn counts."""


@pytest.mark.parametrize(
    ("language", "said", "reached"),
    [(Language.ZH, "可以和牌：55 分", "已成"), (Language.EN, "You can win: 55 points", "there")],
)
def test_a_completed_hand_says_that_it_wins_and_what_it_is_worth(
    lay: Lay, language: Language, said: str, reached: str
) -> None:
    table = lay(language=language)
    table.show()
    table.begin(WON)
    table.session.play(Discard(Seat.E, Tile.Z1))
    table.settle()
    assert table.view.win is not None
    assert table.view.win.points == 55
    head, turn = table.page.side.paths.head, table.table.turn.turn
    assert said in head.accessibleName()
    assert turn.title == said
    instead = table.page.hints.instead_of_win()
    assert instead is not None
    assert turn.sentences[-1] == table.words.phrase(instead)
    had = [fan for fan, shown in table.page.side.paths.rows.items() if shown.line.won]
    assert had == [fan for fan in MAIN_FANS if fan in table.view.win.score.fans]
    assert all(reached in row(table, fan).accessibleName() for fan in had)
