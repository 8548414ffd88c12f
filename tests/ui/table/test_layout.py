"""The table's geometry: the design's own numbers, and nothing over anything else in any room and scale."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from trainer.rules import Relation
from trainer.ui.table.layout import Room, TableLayout, table_layout

SIZES = [(968, 852), (1024, 592), (880, 412), (808, 752), (740, 652), (1448, 1032), (3368, 2112), (1024, 1200)]
ROOMS = [Room(width, height, 1.0, tiles) for width, height in SIZES for tiles in (0.75, 1.0, 2.0)]
ROOMS += [Room(808, 752, claims=480), Room(880, 412, claims=480), Room(1097, 537), Room(960, 492)]
ROOMS += [Room(1448, 1032, ui, 1.0) for ui in (0.75, 1.25, 1.5)]


def test_the_design_size_gives_the_designs_own_numbers() -> None:
    found = table_layout(Room(968, 852))
    assert found.hand_tile == 60
    assert found.hand.bottom() + 1 - 44 - 80 == 728
    assert (found.claims.top(), found.claims.width(), found.claims.right()) == (632, 592, 935)
    assert found.centre == QRect(396, 264, 176, 144)
    assert (found.discard, found.river.rows, found.river.place.topLeft().toTuple()) == (51, (6, 6, 6), (328, 416))
    left, right = found.seats[Relation.PREVIOUS], found.seats[Relation.NEXT]
    assert (left.river.place.topLeft().toTuple(), right.river.place.topLeft().toTuple()) == ((69, 264), (588, 264))
    assert (left.backs.topLeft().toTuple(), right.backs.topLeft().toTuple()) == ((24, 184), (913, 184))
    assert found.seats[Relation.ACROSS].backs.top() == 12


def areas(found: TableLayout) -> dict[str, QRect]:
    """Every place that is drawn into. The last rows of the lower and the upper river may run on to the right, so
    only their own width counts; the rivers at the sides count without what lies below the centre."""
    named = {"centre": found.centre, "turn": found.turn, "claims": found.claims, "hand": found.hand}
    wide = round(found.river.rows[0] * 52 * found.factor)
    named["river self"] = QRect(
        found.river.place.topLeft(), found.river.place.size().boundedTo(QRect(0, 0, wide, 9999).size())
    )
    for which, seat in found.seats.items():
        named |= {f"{name} {which}": getattr(seat, name) for name in ("backs", "label")}
        place = QRect(seat.river.place)
        if which is Relation.ACROSS:
            place.setWidth(min(place.width(), wide))
        else:
            place.setHeight(min(place.height(), round(137 * found.factor)))
            named[f"melds {which}"] = seat.melds.adjusted(0, seat.melds.height() // 2, 0, 0)
        named[f"river {which}"] = place
    return named


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_nothing_lies_over_anything_else_and_all_lies_within_the_room(room: Room) -> None:
    named = areas(table_layout(room))
    whole = QRect(0, 0, room.width, room.height)
    assert not [(a, b) for (a, x), (b, y) in combinations(named.items(), 2) if x.intersects(y)]
    assert not [name for name, place in named.items() if not whole.contains(place)]


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_hand_is_never_smaller_than_44_and_fits_one_line(room: Room) -> None:
    found = table_layout(room)
    assert found.hand_tile >= 44
    assert 14 * found.hand_tile + 13 * 3 + 13 <= found.hand.width() - 16


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_rows_of_discards_take_eighteen_and_fit(room: Room) -> None:
    found = table_layout(room)
    for river in (found.river, found.seats[Relation.ACROSS].river):
        assert sum(river.rows) == 18
        assert river.place.height() >= (len(river.rows) * 69 - 1) * found.factor - 1


def test_larger_tiles_have_larger_discards() -> None:
    """In a window of 1440 × 900 with the narrow panel, and with none."""
    assert table_layout(Room(1104, 852, tiles=2.0)).discard > 51
    assert table_layout(Room(1440, 852, tiles=2.0)).discard > 58


def test_larger_words_leave_the_discards_their_size() -> None:
    """In a window of 1440 × 900 with the interface at the largest scale that fits."""
    assert table_layout(Room(970, 833, ui=1.4)).discard >= 50
