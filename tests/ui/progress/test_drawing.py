"""Drawings of plots as values: what stands where, on axes of every size."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.progress.columns import column_lines
from trainer.ui.progress.groups import GroupPlaces, group_lines
from trainer.ui.progress.line import Axes, line_lines
from trainer.ui.progress.plot import ColumnShape, GroupShape, LineShape, PlotGroup, PlotItem

pytestmark = pytest.mark.usefixtures("qapp")
ROOM = QRectF(0, 0, 700, 246)


def line(values: tuple[int, ...], chosen_from: int = 0, first: int = 1) -> LineShape:
    means = tuple(None if place < 9 else 2.0 for place in range(len(values)))
    end = "2.0" if len(values) > 9 else ""
    return LineShape(values, means, first, chosen_from, "this week", "each hand", "up", "across", end, "lost", ("n",))


@given(st.lists(st.integers(0, 90), min_size=1, max_size=60), st.integers(1, 4000))
def test_a_line_keeps_within_its_axes(values: list[int], first: int) -> None:
    axes = Axes.within(ROOM, line(tuple(values), first=first), Look(Words(Language.EN)))
    assert axes.top >= max(values)
    assert axes.ticks[0] == 0
    assert axes.ticks[-1] == axes.top
    assert len(axes.ticks) == 5
    places = [axes.at(place, value) for place, value in enumerate(values)]
    assert all(axes.field.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place) for place in places)
    numbers = axes.numbers
    assert numbers[0] == first
    assert numbers[-1] == first + len(values) - 1
    assert list(numbers) == sorted(set(numbers))
    assert len(numbers) <= 9


@pytest.mark.parametrize("chosen_from", [0, 3, 20, 39, 40])
def test_labels_at_the_lines_do_not_cover_each_other(chosen_from: int) -> None:
    look = Look(Words(Language.EN))
    shape = line(tuple(9 if place == chosen_from else place % 4 for place in range(40)), chosen_from)
    lines = [one for one in line_lines(ROOM, shape, look) if one.runs[0].text]
    taken = {one.runs[0].text: one.taken(look) for one in lines}
    assert ("this week" in taken) is (chosen_from < 39)
    named, each = taken.get("this week"), taken["each hand"]
    assert named is None or not named.intersects(each)
    assert all(ROOM.contains(place) for place in taken.values())


def test_today_stays_within_the_drawing() -> None:
    look = Look(Words(Language.EN))
    shape = ColumnShape((7, 0, 3), (("S", "29", "today"), ("M", "30"), ("T", "1")), 0, "cards a day")
    for width in (80, 200, 440):
        room = QRectF(0, 0, width, 246)
        for one in column_lines(room, shape, look):
            assert one.taken(look).left() >= -1e-6


def test_groups_go_on_below_where_they_have_no_room() -> None:
    look = Look(Words(Language.EN))
    items = tuple(PlotItem(f"fan {number}", "3", count=3) for number in range(4))
    shape = GroupShape((PlotGroup("small", items), PlotGroup("main", items[:2])), "note")
    wide, narrow = GroupPlaces(shape, look, 800), GroupPlaces(shape, look, 150)
    assert (wide.columns, narrow.columns) == (2, 1)
    assert narrow.height > wide.height
    for places in (wide, narrow):
        rooms = [room for _, room in places.items()]
        assert not any(a.intersects(b) for number, a in enumerate(rooms) for b in rooms[number + 1 :])
        assert max(room.bottom() for room in rooms) <= places.height
        assert all(one.taken(look).right() <= places.width + 1 for one in group_lines(places))


def test_a_name_without_room_is_cut_with_a_sign() -> None:
    look = Look(Words(Language.EN))
    shape = GroupShape((PlotGroup("", (PlotItem("a name that is much too long for its place", "9", share=0.5),)),))
    (name, _) = group_lines(GroupPlaces(shape, look, 190))
    assert name.runs[0].text.endswith("…")
    assert name.taken(look).right() <= name.place.right()
