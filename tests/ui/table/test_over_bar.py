"""The buttons of a finished hand: they come up where the claims were, and take no press that was meant for those."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.table.conftest import Lay
from tests.ui.table.laid_table import LaidTable
from trainer.coach.hints import Moment
from trainer.game import stack
from trainer.rules import Seat
from trainer.ui.table.choices import Slot

WON_AT_ONCE = stack({Seat.E: "123m456m789m234p5p"}, draws="5p")
AGES = 1_000_000
"""A double-click time that no test lives to see the end of."""


@pytest.fixture
def slow_clicks(qapp: QApplication) -> Iterator[None]:
    """A double click may take ages."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(AGES)
    yield
    qapp.setDoubleClickInterval(before)


def won(lay: Lay) -> LaidTable:
    """A table at which the learner has just won."""
    table = lay()
    table.show()
    table.begin(WON_AT_ONCE, line=0)
    table.rest()
    table.key(Qt.Key.Key_H)
    assert table.session.moment is Moment.OVER
    return table


def press_at_pass(table: LaidTable, qtbot: QtBot) -> None:
    """Click where Pass stood, whatever stands there now."""
    button = table.page.ground.claims.button(Slot.PASS)
    spot = button.geometry().center() + table.page.ground.claims.pos()
    spot.setY(table.page.ground.over.y() + table.page.ground.over.next.geometry().center().y())
    under = table.page.ground.childAt(spot)
    assert under is table.page.ground.over.next
    qtbot.mouseClick(under, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(under, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("slow_clicks")
def test_a_click_meant_for_pass_does_not_deal_the_next_hand(lay: Lay, qtbot: QtBot) -> None:
    table = won(lay)
    press_at_pass(table, qtbot)
    assert table.session.moment is Moment.OVER


def test_once_the_bar_has_been_there_a_click_counts(lay: Lay, qtbot: QtBot) -> None:
    table = won(lay)
    qtbot.waitUntil(lambda: table.page.ground.over.takes_presses)
    press_at_pass(table, qtbot)
    assert table.session.moment is not Moment.OVER


@pytest.mark.usefixtures("slow_clicks")
def test_keys_count_at_once(lay: Lay) -> None:
    table = won(lay)
    table.key(Qt.Key.Key_N)
    assert table.session.moment is not Moment.OVER


@pytest.mark.parametrize("focused", ["page", "button"])
def test_enter_held_down_leaves_a_finished_hand_on_the_table(lay: Lay, qtbot: QtBot, focused: str) -> None:
    table = won(lay)
    receiver = table.page if focused == "page" else table.page.ground.over.score
    receiver.setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    with qtbot.assertNotEmitted(table.page.score_wanted):
        QApplication.sendEvent(receiver, held)


def test_the_buttons_keep_their_order_whether_or_not_somebody_won(lay: Lay) -> None:
    table = won(lay)
    over = table.page.ground.over
    assert over.score.x() < over.again.x() < over.next.x()
    place = over.next.geometry().right()
    over.show_moment(Moment.OVER, won=False, resumable=False)
    assert over.again.x() < over.go_on.x()
    assert over.go_on.geometry().right() == place
    over.focus_stop(ring=True)
    assert table.page.focusWidget() is over.go_on
