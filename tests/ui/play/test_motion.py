"""Motion shows what has happened and delays nothing; reduced motion flies nothing."""

from PySide6.QtCore import Qt

from tests.ui.play.conftest import Lay
from tests.ui.play.laid_table import LaidTable
from trainer.coach.hints import Moment
from trainer.game import stack
from trainer.rules import Relation, Seat, Tile

DEAL = stack({Seat.E: "1234m5678p99s113z", Seat.S: "19m19p19s1234567z"}, draws="6m5z6z7z8s")


def own_turn(lay: Lay, *, reduced: bool) -> LaidTable:
    table = lay(pace=1500)
    table.look.set_reduced_motion(reduced)
    table.show()
    table.begin(DEAL)
    return table


def test_a_discard_flies_to_its_row_and_lands(lay: Lay) -> None:
    table = own_turn(lay, reduced=False)
    flights = table.page.table.motion.flights
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    assert flights.count == 1
    assert table.page.table.felt.rivers[Relation.SELF].tiles == (Tile.M6,)
    table.qtbot.waitUntil(lambda: flights.count == 0)


def test_input_is_not_delayed_by_a_tile_in_the_air(lay: Lay) -> None:
    table = own_turn(lay, reduced=False)
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    assert table.page.table.motion.flights.count == 1
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.page.table.motion.flights.count == 0
    assert table.session.moment is Moment.CHOOSING
    table.click_tile(Tile.M1)
    table.click_tile(Tile.M1)
    assert table.view.discards[0].tile is Tile.M1


def test_nothing_flies_in_reduced_motion(lay: Lay) -> None:
    table = own_turn(lay, reduced=True)
    table.click_tile(Tile.M6)
    table.click_tile(Tile.M6)
    assert table.page.table.motion.flights.count == 0
