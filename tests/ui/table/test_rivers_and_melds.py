"""Discards six a row, and melds that tell who gave the called tile."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRect, QRectF
from pytestqt.qtbot import QtBot

from trainer.game import Discarded, TableMeld
from trainer.rules import Meld, Relation, Seat, Tile
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.table.layout import RiverLayout
from trainer.ui.table.melds import MeldBlock, faces_of, metrics_for, name_of, pack
from trainer.ui.table.opponent import Backs
from trainer.ui.table.river import River
from trainer.ui.tiles import TileState

WON = (Tile.M2, Tile.M3, Tile.M4, Tile.S5, Tile.S5)
THROWN = tuple(Discarded(tile) for tile in list(Tile)[:24])


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    assert qtbot
    return Look(Words(Language.EN))


def river(look: Look, which: Relation, rows: tuple[int, ...] = (6, 6, 6)) -> River:
    made = River(look, which)
    made.place(RiverLayout(QRect(0, 0, 600, len(rows) * 69), rows), 51)
    made.show_discards(THROWN, newest=False)
    return made


@pytest.mark.parametrize("which", Relation)
def test_discards_lie_six_a_row_and_over_nothing(look: Look, which: Relation) -> None:
    laid = river(look, which, (6, 6, 6, 6))
    spots = [laid.spot(i) for i in range(24)]
    assert len({round(spot.top()) for spot in spots[:6]}) == 1
    assert round(spots[6].top()) != round(spots[0].top())
    assert not any(a.intersects(b) for a, b in combinations(spots, 2))


def test_the_first_row_is_nearest_the_centre(look: Look) -> None:
    own, across = river(look, Relation.SELF), river(look, Relation.ACROSS)
    assert own.spot(0).top() < own.spot(6).top()
    assert across.spot(0).top() > across.spot(6).top()


def test_the_last_row_goes_on_rather_than_down(look: Look) -> None:
    laid = river(look, Relation.SELF)
    assert laid.spot(23).bottom() <= laid.height()
    assert laid.spot(23).left() > laid.spot(17).left()


def test_claimed_discards_are_not_in_the_river_and_are_not_the_newest(look: Look) -> None:
    laid = river(look, Relation.NEXT)
    laid.show_discards([Discarded(Tile.M1), Discarded(Tile.M2, Seat.E)], newest=True)
    assert laid.tiles == (Tile.M1,)
    assert laid.accessibleName() == "Discards, Right: 1 of Characters"


@pytest.mark.parametrize("which", [Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS])
def test_the_tile_that_won_stands_last_and_apart_in_an_open_hand(look: Look, which: Relation) -> None:
    backs = Backs(look, which)
    backs.place(QRect(0, 0, 400, 400), 1.0)
    backs.show_hand(5, WON)
    even = backs.spots()
    backs.show_hand(5, WON, Tile.M3)
    apart = backs.spots()
    assert len(apart) == len(even) == 5
    steps = [abs(b.left() - a.left()) + abs(b.top() - a.top()) for a, b in pairwise(apart)]
    assert steps[-1] > max(steps[:-1]) + 4
    assert backs.accessibleName().endswith("3 of Characters (wins)")
    backs.show_hand(5, None)
    assert "wins" not in backs.accessibleName()


@pytest.mark.parametrize(("source", "place"), [(Seat.N, 0), (Seat.W, 1), (Seat.S, 2)])
def test_the_called_tile_lies_on_its_side_where_it_tells_who_gave_it(source: Seat, place: int) -> None:
    faces = faces_of(TableMeld(Meld.pung(Tile.Z7), Tile.Z7, source), Seat.E)
    assert [face.turned for face in faces] == [index == place for index in range(3)]


def test_a_concealed_kong_shows_its_inner_tiles_only() -> None:
    faces = faces_of(TableMeld(Meld.kong(Tile.Z7, concealed=True)), Seat.E)
    assert [face.state for face in faces] == [TileState.DOWN, TileState.REST, TileState.REST, TileState.DOWN]


@pytest.mark.parametrize(
    ("laid", "name"),
    [
        (TableMeld(Meld.pung(Tile.P3), Tile.P3, Seat.N), "pung of 3 of Dots, from Left"),
        (
            TableMeld(Meld.chow(Tile.M7), Tile.M7, Seat.N),
            "chow of 7 of Characters, 8 of Characters, 9 of Characters, from Left",
        ),
        (TableMeld(Meld.kong(Tile.Z1, concealed=True)), "concealed kong of East Wind"),
    ],
)
def test_melds_are_named_with_their_giver(laid: TableMeld, name: str) -> None:
    assert name_of(laid, Seat.E, Words(Language.EN)) == name


@pytest.mark.parametrize("width", [300, 200, 120])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_melds_shrink_evenly_to_fit_their_place(look: Look, width: int, count: int) -> None:
    block = MeldBlock(look, Relation.PREVIOUS)
    block.place(QRect(0, 0, width, 98), 36)
    block.show_melds(Seat.E, [TableMeld(Meld.kong(Tile.Z1), Tile.Z1, Seat.S)] * count)
    rects = [rect for meld in block.spots() for rect in meld]
    assert all(QRectF(-0.5, -0.5, width + 1, 99).contains(rect) for rect in rects)
    assert not any(a.adjusted(0.2, 0.2, -0.2, -0.2).intersects(b) for a, b in combinations(rects, 2))


def test_melds_keep_their_size_while_they_fit_one_row() -> None:
    groups = (faces_of(TableMeld(Meld.pung(Tile.Z1), Tile.Z1, Seat.S), Seat.E),)
    assert pack(groups, 300, 98, 36, 2).tile == 36
    assert metrics_for(36).gap == 1
