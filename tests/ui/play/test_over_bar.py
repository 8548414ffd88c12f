"""The buttons of a finished hand, and of one that is being dealt: they come up where the claims were, and take no press
that was meant for those."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.claims import Slot
from trainer.coach.hints import Moment
from trainer.game import StartKind, stack
from trainer.rules import FanId, Seat
from trainer.text import Language

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
    button = table.page.table.claims.button(Slot.PASS)
    spot = button.geometry().center() + table.page.table.claims.pos()
    spot.setY(table.page.table.action_bar.y() + table.action("next").geometry().center().y())
    under = table.page.table.childAt(spot)
    assert under is table.action("next")
    qtbot.mouseClick(under, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(under, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("slow_clicks")
def test_a_click_meant_for_pass_does_not_deal_the_next_hand(lay: Lay, qtbot: QtBot) -> None:
    table = won(lay)
    press_at_pass(table, qtbot)
    assert table.session.moment is Moment.OVER


def test_once_the_bar_has_been_there_a_click_counts(lay: Lay, qtbot: QtBot) -> None:
    table = won(lay)
    qtbot.waitUntil(lambda: table.page.table.action_bar.takes_presses)
    press_at_pass(table, qtbot)
    assert table.session.moment is not Moment.OVER


@pytest.mark.usefixtures("slow_clicks")
def test_keys_count_at_once(lay: Lay) -> None:
    table = won(lay)
    table.key(Qt.Key.Key_N)
    assert table.session.moment is not Moment.OVER


@pytest.mark.parametrize("focused", ["page", "button"])
def test_enter_held_down_leaves_a_finished_hand_on_the_table(lay: Lay, focused: str) -> None:
    table = won(lay)
    receiver = table.page if focused == "page" else table.action("score")
    receiver.setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    opened = list(table.opened)
    QApplication.sendEvent(receiver, held)
    assert table.opened == opened


def test_the_buttons_stand_in_one_order_and_the_primary_one_takes_the_focus(lay: Lay) -> None:
    table = won(lay)
    assert table.action("score").x() < table.action("again").x() < table.action("next").x()
    table.page.table.action_bar.focus_stop(ring=True)
    assert table.page.focusWidget() is table.action("score")


@pytest.mark.parametrize("how", ["key", "click"])
@pytest.mark.parametrize("language", Language)
def test_a_deal_that_takes_time_says_so_and_can_be_given_up(lay: Lay, language: Language, how: str) -> None:
    fans = (FanId.QIDUI, FanId.QINGYISE)
    table = lay(language=language)
    table.show()
    table.session.deal_new()
    table.settle()
    before = table.view
    # No hand is 1 tile short of both: whatever the seed, the search looks through everything, half a second.
    table.session.use(replace(table.settings.current, start=StartKind.CONFLICT, start_fans=fans, start_missing=1))
    table.session.dealing.patience = 0
    with table.qtbot.waitSignal(table.session.dealing.slow_changed, timeout=LONG):
        table.key(Qt.Key.Key_N)
    assert table.table.turn.turn.title == table.words("table-dealing")
    assert table.action("cancel").isVisible()
    if how == "key":
        table.key(Qt.Key.Key_Escape)
    else:
        table.click(table.action("cancel"))
    assert not table.session.dealing.slow
    table.settle()
    assert table.view is before
    assert table.table.turn.turn.title == table.words("table-turn-own")
    assert table.table.claims.isVisible()


def test_r_and_the_button_open_the_review_of_the_hand_that_has_ended(lay: Lay) -> None:
    table = won(lay)
    number = table.session.saving.number
    table.opened.clear()
    table.key(Qt.Key.Key_R)
    table.action("review").click()
    assert table.opened == [("review", number)] * 2


def test_r_means_nothing_while_a_hand_is_played(lay: Lay) -> None:
    table = lay()
    table.show()
    table.begin(WON_AT_ONCE, line=0)
    table.rest()
    table.key(Qt.Key.Key_R)
    assert table.opened == []
