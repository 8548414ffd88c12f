"""The own hand: choosing is one thing, discarding another."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.hints import Moment
from trainer.game import stack
from trainer.rules import Relation, Seat, Tile

DEAL = stack({Seat.E: "1234m5678p99s113z", Seat.S: "19m19p19s1234567z"}, draws="6m5z6z7z8s")


def own_turn(lay: Lay) -> LaidTable:
    table = lay()
    table.show()
    table.begin(DEAL)
    table.settle()
    return table


def test_the_drawn_tile_stands_last_and_apart(lay: Lay) -> None:
    table = own_turn(lay)
    hand = table.page.table.hand
    assert [str(button.tile) for button in hand.buttons[:4]] == ["1m", "2m", "3m", "4m"]
    assert hand.buttons[-1].tile is Tile.M6
    gaps = [hand.tile_spot(i + 1).left() - hand.tile_spot(i).right() for i in range(len(hand.buttons) - 1)]
    assert gaps[:-1] == [3.0] * 12
    assert gaps[-1] == 16.0


def test_a_click_chooses_and_a_second_one_discards(lay: Lay) -> None:
    table = own_turn(lay)
    table.click_tile(Tile.P7)
    assert table.page.table.hand.chosen_tile is Tile.P7
    assert table.session.moment is Moment.CHOOSING
    table.click_tile(Tile.P8)
    assert table.page.table.hand.chosen_tile is Tile.P8
    assert not table.view.discards
    table.click_tile(Tile.P8)
    assert table.view.discards[0].tile is Tile.P8


TWO_WHITE = stack({Seat.E: "258m258p258s1235z"}, draws="5z")


@pytest.mark.parametrize(("place", "drawn"), [(-1, True), (-2, False)])
def test_of_two_alike_the_one_apart_is_the_drawn_one(lay: Lay, place: int, drawn: bool) -> None:
    table = lay()
    table.show()
    table.begin(TWO_WHITE)
    table.settle()
    hand = table.page.table.hand
    assert [button.tile for button in hand.buttons[-2:]] == [Tile.Z5, Tile.Z5]
    for _ in range(2):
        hand.buttons[place].click()
    assert [(laid.tile, laid.drawn) for laid in table.view.discards] == [(Tile.Z5, drawn)]


def test_arrows_home_and_end_walk_through_the_hand_and_enter_discards(lay: Lay) -> None:
    table = own_turn(lay)
    hand = table.page.table.hand
    table.key(Qt.Key.Key_Left)
    assert hand.chosen_tile is Tile.M6
    assert hand.buttons[-1].hasFocus()
    table.key(Qt.Key.Key_Home)
    assert hand.chosen_tile is Tile.M1
    table.key(Qt.Key.Key_Left)
    assert hand.chosen_tile is Tile.M1
    table.key(Qt.Key.Key_Right)
    assert hand.chosen_tile is Tile.M2
    assert hand.buttons[1].hasFocus()
    table.key(Qt.Key.Key_End)
    assert hand.chosen_tile is Tile.M6
    table.key(Qt.Key.Key_Right)
    assert hand.chosen_tile is Tile.M6
    table.key(Qt.Key.Key_Return)
    assert table.view.discards[0].tile is Tile.M6


def test_tab_stops_once_in_the_hand(lay: Lay) -> None:
    table = own_turn(lay)
    stops = [b for b in table.page.table.hand.buttons if b.focusPolicy() is Qt.FocusPolicy.StrongFocus]
    assert len(stops) == 1


def test_nothing_can_be_discarded_while_others_play(lay: Lay) -> None:
    table = lay(pace=1500)
    table.show()
    table.begin(DEAL)
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    assert table.session.moment is Moment.WAITING
    table.click_tile(Tile.M1)
    table.click_tile(Tile.M1)
    table.key(Qt.Key.Key_Return)
    assert len(table.view.discards) == 1
    assert not table.told


@pytest.mark.parametrize("by_key", [True, False])
def test_space_or_a_click_on_the_table_skips_the_wait_for_the_others(lay: Lay, by_key: bool) -> None:
    table = lay(pace=1500)
    table.show()
    table.begin(DEAL)
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    if by_key:
        table.key(Qt.Key.Key_Space)
    else:
        table.click(table.page.table, QPoint(300, 150))
    table.qtbot.waitUntil(lambda: table.session.moment is not Moment.WAITING, timeout=1200)


def test_the_turn_line_says_what_a_second_click_would_do(lay: Lay) -> None:
    table = own_turn(lay)
    turn = table.page.table.turn
    assert turn.turn.title == table.words("table-turn-own")
    table.click_tile(Tile.P7)
    assert turn.turn.sentences[0] == table.words("table-turn-again", tile=Tile.P7)
    assert turn.turn.key == "Enter"


def test_own_melds_stand_right_of_the_hand_on_its_foot(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "1111m5678p99s113z"}, draws="6m", tail="9p"))
    table.key(Qt.Key.Key_G)
    hand = table.page.table.hand
    spots = [rect.translated(QPointF(hand.melds.pos())) for rect in hand.melds.spots()[0]]
    last = hand.tile_spot(len(hand.buttons) - 1)
    assert min(rect.left() for rect in spots) > last.right()
    assert max(rect.bottom() for rect in spots) == last.bottom()
    assert round(spots[0].width()) == 42


def test_undo_and_redo_go_over_the_own_decision(lay: Lay) -> None:
    table = own_turn(lay)
    bar = table.page.bar
    assert not bar.undo.isEnabled()
    table.click_tile(Tile.P7)
    table.click_tile(Tile.P7)
    table.rest()
    assert bar.undo.isEnabled()
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.view.discards
    assert table.page.table.hand.chosen_tile is None
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert table.view.discards[0].tile is Tile.P7
    table.click(bar.undo)
    assert not table.view.discards
    table.click(bar.redo)
    assert table.view.discards[0].tile is Tile.P7


def test_the_ring_shows_only_when_the_keyboard_was_used_last(lay: Lay) -> None:
    table = own_turn(lay)
    assert not any(button.ring_shown for button in table.page.table.hand.buttons)
    table.key(Qt.Key.Key_End)
    assert [button.ring_shown for button in table.page.table.hand.buttons].index(True) == 13
    table.key(Qt.Key.Key_Return)
    table.rest()
    assert table.page.table.hand.buttons[-1].ring_shown
    table.click_tile(Tile.P7)
    assert not any(button.ring_shown for button in table.page.table.hand.buttons)


def test_the_tile_in_the_ring_goes_with_enter_and_a_held_enter_does_nothing(lay: Lay) -> None:
    table = lay(21)
    table.show()
    table.session.deal_new()
    table.rest()
    table.page.log_button.setFocus(Qt.FocusReason.MouseFocusReason)
    table.page.table.hand.focus_stop(ring=True)
    ringed = table.page.table.hand.buttons[-1]
    assert ringed.ring_shown
    assert table.page.table.hand.chosen_tile is None
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(ringed, held)
    assert not table.view.discards
    tile = ringed.tile
    table.key(Qt.Key.Key_Return)
    assert table.view.discards[-1].tile is tile


def test_a_tile_has_one_frame_the_chosen_ones_ring(lay: Lay) -> None:
    table = lay(21)
    table.show()
    table.session.deal_new()
    table.rest()
    button = table.page.table.hand.buttons[0]
    table.key(Qt.Key.Key_Home)
    assert button.ring_shown
    assert button.is_chosen
    with_focus = button.grab().toImage()
    table.page.setFocus(Qt.FocusReason.MouseFocusReason)
    button.clearFocus()
    assert button.grab().toImage() == with_focus


@pytest.mark.parametrize(("place", "drawn"), [(0, False), (-1, True)])
def test_of_two_alike_the_one_that_is_clicked_goes(lay: Lay, place: int, drawn: bool) -> None:
    """258m258p258s1235z draws another 5z: the left one comes from the hand, the right one was just drawn."""
    table = lay()
    table.show()
    table.begin(stack({Seat.E: "258m258p258s1235z"}, draws="5z"))
    table.rest()
    alike = [button for button in table.page.table.hand.buttons if button.tile is Tile.Z5]
    spot = alike[place].tile_rect().center().toPoint()
    table.click(alike[place], spot)
    table.click(alike[place], spot)
    assert table.view.discards[-1].drawn is drawn
    said = table.page.table.felt.rivers[Relation.SELF].accessibleName()
    assert said == ("你打出的牌: 白板（摸切）" if drawn else "你打出的牌: 白板")
