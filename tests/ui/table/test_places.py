"""The table's geometry: the design's own numbers, and nothing over anything else in any room and scale."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from trainer.rules import Relation
from trainer.ui.table.places import Places, Room, places

ROOMS = [
    Room(width, height, ui, tiles)
    for width, height in [(968, 852), (1024, 652), (808, 752), (740, 652), (1448, 1032), (3368, 2112), (1024, 1200)]
    for ui in (1.0,)
    for tiles in (0.75, 1.0, 1.5, 2.0)
]
ROOMS += [Room(808, 752, claims=480), Room(740, 652, claims=480)]
SCALED = [Room(1448, 1032, ui, 1.0) for ui in (0.75, 1.25, 1.5)]


def test_the_design_size_gives_the_designs_own_numbers() -> None:
    found = places(Room(968, 852))
    assert found.hand_tile == 60
    assert found.hand.bottom() + 1 - 44 - 80 == 728
    assert (found.claims.top(), found.claims.width(), found.claims.right()) == (632, 592, 935)
    assert (found.centre.width(), found.centre.height()) == (224, 168)
    assert found.centre.center().x() == 483
    assert abs(found.centre.top() - 276) <= 1
    assert round(found.small_tile) == 36


def areas(found: Places) -> dict[str, QRect]:
    """Every place that is drawn into. The last rows of the lower and the upper river may run on to the right, so
    only their first six count."""
    named = {"centre": found.centre, "turn": found.turn, "claims": found.claims, "hand": found.hand}
    named["storey"] = found.storey
    own = QRect(found.river)
    own.setWidth(found.centre.width())
    named["river self"] = own
    for which, side in found.sides.items():
        named |= {f"{name} {which}": getattr(side, name) for name in ("backs", "label", "river")}
        if which is Relation.ACROSS:
            named[f"river {which}"] = QRect(side.river.topLeft(), QSize(found.centre.width(), side.river.height()))
        else:
            named[f"melds {which}"] = side.melds
    return named


@pytest.mark.parametrize("room", ROOMS + SCALED, ids=str)
def test_nothing_lies_over_anything_else(room: Room) -> None:
    named = areas(places(room))
    over = [(a, b) for (a, x), (b, y) in combinations(named.items(), 2) if x.intersects(y)]
    assert not over


@pytest.mark.parametrize("room", ROOMS + SCALED, ids=str)
def test_everything_lies_within_the_room(room: Room) -> None:
    whole = QRect(0, 0, room.width, room.height)
    outside = [name for name, place in areas(places(room)).items() if not whole.contains(place)]
    assert not outside


@pytest.mark.parametrize("room", ROOMS + SCALED, ids=str)
def test_the_hand_is_never_smaller_than_44_and_fits_one_line(room: Room) -> None:
    found = places(room)
    assert found.hand_tile >= 44
    assert 14 * found.hand_tile + 13 * 3 + 13 <= found.hand.width() - 16


@pytest.mark.parametrize("room", ROOMS + SCALED, ids=str)
def test_three_rows_of_discards_fit_above_and_below_the_centre(room: Room) -> None:
    found = places(room)
    pitch = 50 * found.factor
    assert found.river.height() >= 3 * pitch - 2 * found.factor - 2
    assert found.sides[Relation.ACROSS].river.height() >= 3 * pitch - 2 * found.factor - 2
