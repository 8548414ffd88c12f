"""Whole hands at the table page, by the pointer alone and by the keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LONG, LaidTable
from trainer.coach.hints import Moment
from trainer.game import Discard, Move, Pass, Win, Won, stack
from trainer.game.bots.players import STEADY
from trainer.rules import FanId, Seat, Tile
from trainer.store.learning import answers
from trainer.ui.tiles import TileState


def play_out(table: LaidTable, make: Callable[[Move], None]) -> None:
    table.rest()
    while table.session.moment is not Moment.OVER:
        before = table.view
        make(STEADY.choose(before))
        assert table.session.view is not before, f"nothing came of it: {before.moves}"
        table.rest()


@pytest.mark.parametrize(("way", "seed"), [("by_clicks", 2), ("by_keys", 3)])
def test_a_dealt_hand_is_played_to_its_end(lay: Lay, way: str, seed: int) -> None:
    table = lay(seed)
    table.show()
    table.session.deal_new()
    play_out(table, getattr(table, way))
    assert table.view.over


WINNING = stack(
    {Seat.E: "234678m345p5588s", Seat.S: "1199m1199p11z22z3z", Seat.W: "1166z", Seat.N: "7777z"},
    draws="1s9s9s9s5s",
)
"""East draws 1s, then after three useless draws 5s, which completes 555s with the pair 88s."""


@pytest.mark.parametrize("way", ["by_clicks", "by_keys"])
def test_a_hand_from_the_deal_to_the_win(lay: Lay, way: str) -> None:
    table = lay()
    table.show()
    table.begin(WINNING, line=0)
    make = getattr(table, way)
    make(Discard(Seat.E, Tile.S1))
    table.rest()
    while table.session.moment is Moment.CLAIMING:
        make(Pass(Seat.E))
        table.rest()
    assert table.view.drawn is Tile.S5
    win = next(move for move in table.view.moves if isinstance(move, Win))
    with table.qtbot.waitSignal(table.session.hand_over):
        make(win)
    result = table.view.result
    assert isinstance(result, Won)
    assert result.seat is Seat.E
    assert result.tile is Tile.S5
    assert table.page.table.action_bar.isVisible()
    last = table.page.table.hand.buttons[-1]
    assert last.tile is Tile.S5
    assert last.state is TileState.WINNING
    table.opened.clear()
    if way == "by_clicks":
        table.click(table.action("score"))
    else:
        table.key(Qt.Key.Key_Return)
    assert [name for name, _ in table.opened] == ["score"]


def test_a_win_that_was_declined_goes_into_memory_when_the_hand_ends(lay: Lay) -> None:
    table = lay(lines=(0, 0, 0, 0))
    table.show()
    table.begin(stack({Seat.E: "123m456m789m234p5p"}, draws="5p", length=4), line=0)
    table.rest()
    table.by_keys(Discard(Seat.E, Tile.P5))
    table.qtbot.waitUntil(lambda: table.session.moment is Moment.OVER, timeout=LONG)
    table.qtbot.waitUntil(lambda: bool(answers(table.archive)), timeout=LONG)
    (answer,) = answers(table.archive)
    assert (answer.kind, answer.error_kind, answer.fan) == ("table", "win-declined", FanId.YITIAOLONG)
