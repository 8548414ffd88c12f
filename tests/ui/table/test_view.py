"""The table view shows any hand that a seat sees, without a session, and says what is wished there."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.game.tables import play, table
from tests.ui.in_front import a_look, bring_to_front
from trainer.coach.claims import Slot
from trainer.coach.turn_line import Turn
from trainer.game import Discard, SeatView, Win, start_hand, view
from trainer.game.deals import Deal
from trainer.rules import FanId, Relation, Seat, Tile
from trainer.text import Language
from trainer.ui.table import Action, TableContent, TableView
from trainer.ui.theme import ThemeId


def shown(qtbot: QtBot, content: TableContent, size: tuple[int, int] = (968, 852)) -> TableView:
    look = a_look(Language.EN, ThemeId.LIGHT)
    made = TableView(look)
    made.show_content(content)
    bring_to_front(qtbot, made, look, size)
    return made


def dealt(seed: int = 3) -> SeatView:
    return view(start_hand(Deal(seed))[0], Seat.E)


def test_a_bare_deal_is_shown_with_its_hand_and_discarded_from(qtbot: QtBot) -> None:
    seen = dealt()
    made = shown(qtbot, TableContent(seen))
    assert sorted(button.tile for button in made.hand.buttons) == list(seen.hand)
    last = made.hand.buttons[-1]
    spot = last.tile_rect().center().toPoint()
    qtbot.mouseClick(last, Qt.MouseButton.LeftButton, pos=spot)
    with qtbot.waitSignal(made.move_wanted) as wished:
        qtbot.mouseClick(last, Qt.MouseButton.LeftButton, pos=spot)
    assert wished.args is not None
    assert isinstance(wished.args[0], Discard)
    assert wished.args[0].tile is last.tile


def test_a_win_is_wished_by_its_slot_and_a_slot_without_a_move_is_refused(qtbot: QtBot) -> None:
    over = play(table({Seat.S: "123567m23455p78s"}, "9s"), "E discard 9s")
    made = shown(qtbot, TableContent(view(over, Seat.S)))
    with qtbot.waitSignal(made.move_wanted) as wished:
        made.use_slot(Slot.WIN)
    assert wished.args == [Win(Seat.S)]
    with qtbot.waitSignal(made.refused) as refused:
        made.use_slot(Slot.KONG)
    assert refused.args == [Slot.KONG]


def test_texts_marks_and_actions_are_those_of_the_content(qtbot: QtBot) -> None:
    seen = dealt()
    tile = seen.hand[0]
    content = TableContent(
        seen,
        turn=Turn("What goes?", ("Think of the line",)),
        actions=(Action("try", "table-deal-again", "A"),),
        pips={tile: (FanId.QIDUI,)},
        lifted=(tile,),
    )
    made = shown(qtbot, content)
    assert made.turn.accessibleName() == "What goes?. Think of the line"
    marked = [button for button in made.hand.buttons if button.tile is tile]
    assert all(button.pips == (FanId.QIDUI,) for button in marked)
    button = made.action_bar.button("try")
    assert button is not None
    with qtbot.waitSignal(made.action_wanted) as wished:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert wished.args == ["try"]


@pytest.mark.parametrize("width", [880, 968])
def test_marks_keep_to_their_own_tile_also_after_the_table_has_become_smaller(qtbot: QtBot, width: int) -> None:
    seen = dealt()
    three = (FanId.QIDUI, FanId.HUNYISE, FanId.QINGYISE)
    made = shown(qtbot, TableContent(seen, pips=dict.fromkeys(Tile, three)), (1400, 900))
    made.resize(width, 500)
    for button in made.hand.buttons:
        assert 19 * len(button.pips) - 2 <= button.tile_rect().width()


def test_what_was_discarded_as_drawn_is_said_so(qtbot: QtBot) -> None:
    state = table({Seat.E: "19m19p19s1234567z"}, "5m")
    made = shown(qtbot, TableContent(view(play(state, "E discard 5m"), Seat.S)))
    assert made.felt.rivers[Relation.PREVIOUS].accessibleName() == "Discards, Left: 5 of Characters (as drawn)"
