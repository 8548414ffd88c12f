"""The keyboard stays where it was; what goes away under it gives it back to the hand, and a key of the table works
from every control."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.claims import Slot
from trainer.coach.hints import HintLevel, Moment
from trainer.game import stack
from trainer.rules import Seat, Tile
from trainer.ui.play.side import Shown

WON_AT_ONCE = stack({Seat.E: "234678m345p5588s"}, draws="5s")
OFFERED = stack({Seat.S: "2m3m8m8m7p8p4s5s13455z", Seat.E: "1199p1199s22277z"}, draws="4m")


def in_the_hand(table: LaidTable) -> bool:
    return QApplication.focusWidget() in table.page.table.hand.buttons


def stops(table: LaidTable) -> list[QWidget]:
    """Everything on the page to which Tab leads, from the hand once around."""
    table.page.setFocus()
    found: list[QWidget] = []
    while (focused := table.page.focusWidget()) is not None and focused not in found:
        found.append(focused)
        table.key(Qt.Key.Key_Tab)
    return found


def test_a_claim_by_click_leaves_the_focus_in_the_hand(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(OFFERED, seat=Seat.S)
    table.rest()
    button = table.page.table.claims.button(Slot.CHOW)
    button.setFocus()
    table.click(button)
    assert table.view.melds
    assert in_the_hand(table)
    table.key(Qt.Key.Key_Left)
    assert table.page.table.hand.chosen_tile is not None
    assert table.session.hint_level is HintLevel.ALWAYS


def test_the_next_hand_by_click_leaves_the_focus_in_the_hand(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(WON_AT_ONCE, line=0)
    table.rest()
    table.key(Qt.Key.Key_H)
    assert table.session.moment is Moment.OVER
    button = table.action("next")
    button.setFocus()
    table.click(button)
    table.rest()
    assert in_the_hand(table)


def test_a_panel_that_goes_gives_the_focus_to_the_hand(lay: Lay) -> None:
    table = lay()
    table.show()
    table.session.deal_new()
    table.settle()
    side = table.page.side
    table.key(Qt.Key.Key_L)
    side.log.list.setFocus()
    table.key(Qt.Key.Key_L)
    assert side.shown is Shown.PATHS
    assert in_the_hand(table)


def test_a_letter_works_from_every_control(lay: Lay) -> None:
    table = lay()
    table.show()
    table.session.deal_new()
    table.settle()
    for place in range(len(stops(table))):
        table.page.setFocus()
        for _ in range(place):
            table.key(Qt.Key.Key_Tab)
        at = table.page.focusWidget()
        before = table.page.side.shown
        table.key(Qt.Key.Key_L)
        assert table.page.side.shown is not before, at
        table.key(Qt.Key.Key_L)
        assert table.page.side.shown is before, at


@pytest.mark.parametrize("level", [HintLevel.ALWAYS, HintLevel.OFF])
def test_tab_goes_once_around_and_comes_back_to_the_hand(lay: Lay, level: HintLevel) -> None:
    table = lay(hint_level=level)
    table.show()
    table.begin(stack({Seat.E: "1234m5678p99s113z"}, draws="6m"))
    table.settle()
    found = stops(table)
    assert found[0] in table.page.table.hand.buttons
    assert found[0] is table.page.table.hand.buttons[-1]
    assert sum(widget in table.page.table.hand.buttons for widget in found) == 1
    assert all(widget.isVisible() and widget.isEnabled() for widget in found)
    assert table.view.drawn is Tile.M6
    assert in_the_hand(table)


def test_the_keyboard_does_not_come_to_what_a_drawer_covers(lay: Lay) -> None:
    table = lay()
    table.show(1024, 700)
    table.session.deal_new()
    table.settle()
    ground, side = table.page.table, table.page.side
    table.click(table.page.panel_button)
    assert side.isVisible()
    below = side.geometry().bottom()
    on_the_ground = [widget for widget in stops(table) if ground.isAncestorOf(widget)]
    assert on_the_ground
    assert all(widget.mapTo(table.page, QPoint(0, 0)).y() > below for widget in on_the_ground)
    table.key(Qt.Key.Key_Escape)
    assert not side.isVisible()
    assert table.page.log_button in stops(table)
