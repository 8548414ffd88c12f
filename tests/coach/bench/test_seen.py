"""Tiles on the table as a line of text: what it says, what is wrong in it, and what it takes from the supply."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.coach.bench import Into, Setup, Terms, judge, read_seen
from trainer.rules import TILES, Relation, Scheme, Tile, format_tiles, load_values

TERMS = Terms(load_values("sihai"), Scheme.SIHAI, 10)


@pytest.mark.parametrize(
    ("text", "rivers"),
    [
        ("", []),
        (" / / / ", []),
        ("9m3z", ["9m3z"]),
        ("9m3z / 1p", ["9m3z", "1p"]),
        ("9m3z/1p//4z", ["9m3z", "1p", "", "4z"]),
        ("9m3z／1p｜｜4z", ["9m3z", "1p", "", "4z"]),
        ("九万 西 / 1饼", ["9m3z", "1p"]),
    ],
)
def test_strokes_part_the_rivers(text: str, rivers: list[str]) -> None:
    seen = read_seen(text)
    assert [format_tiles(river) for river in seen.rivers] == rivers
    assert seen.faults == ()


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("9m / 8z / 1p", ["8"]), ("9m4 / 1p", ["4 "]), ("1m/2m/3m/4m/5m", ["/5m"]), ("x/9m", ["x"])],
)
def test_every_mistake_has_its_place_in_the_whole_line(text: str, wrong: list[str]) -> None:
    faults = read_seen(text).faults
    assert [text[fault.start : fault.end].strip() for fault in faults] == [part.strip() for part in wrong]


def test_the_first_river_is_that_of_the_hands_own_seat() -> None:
    assert dict(read_seen("1m / 2m / 3m / 4m").by_place) == {
        Relation.SELF: (Tile.M1,),
        Relation.NEXT: (Tile.M2,),
        Relation.ACROSS: (Tile.M3,),
        Relation.PREVIOUS: (Tile.M4,),
    }
    assert read_seen("1m2m3m").by_place == (), "one river is nobody's"


def test_the_fifth_tile_of_a_kind_is_named_wherever_it_lies() -> None:
    (fault,) = judge(Setup("111m23p", seen="1m / 1m"), TERMS).faults
    assert fault.key == "fault-too-many-copies"
    assert dict(fault.items) == {"tile": Tile.M1, "n": 5}


def test_a_wait_counts_only_the_tiles_that_are_not_seen() -> None:
    waits = {wait.tile: wait.live for wait in judge(Setup("23456789m123p55s", seen="1m1m / 4m"), TERMS).waits}
    assert waits == {Tile.M1: 2, Tile.M4: 2, Tile.M7: 3}


def test_the_palette_puts_tiles_on_the_table_as_long_as_there_are_some() -> None:
    setup = Setup("11m", seen="9m /")
    for _ in range(4):
        setup = setup.add(Tile.M1, Into.SEEN, Relation.NEXT)
    assert setup.text == "11m"
    assert read_seen(setup.seen).rivers == ((Tile.M9,), (Tile.M1, Tile.M1))
    assert not setup.fits(Tile.M1, Into.HAND)


@given(st.lists(st.sampled_from(TILES), min_size=1, max_size=13), st.integers(0, 13), st.sampled_from([1, -1]))
def test_a_varied_tile_is_the_nearest_kind_of_which_a_copy_is_left(tiles: list[Tile], place: int, by: int) -> None:
    setup = Setup(format_tiles(tiles))
    held = setup.hand.held
    place = min(place, len(held))
    old = held[place] if place < len(held) else setup.hand.last_tile
    after, stands = setup.varied(place, by)
    row = (*after.hand.held, after.hand.last_tile)
    new, step = row[stands], TILES.index(old) if old is not None else 0
    while True:
        step = (step + by) % len(TILES)
        if TILES[step] is old or tiles.count(TILES[step]) < 4:
            break
    assert new is TILES[step]
    rest, before = list(row), [*held, setup.hand.last_tile]
    rest.remove(new)
    before.remove(old)
    assert sorted(map(str, rest)) == sorted(map(str, before)), "all other tiles stay"


@pytest.mark.parametrize(
    ("before", "whose", "after"),
    [
        ("", Relation.SELF, "3p"),
        ("9m", Relation.SELF, "9m3p"),
        ("", Relation.NEXT, "/ 3p"),
        ("9m", Relation.PREVIOUS, "9m / / / 3p"),
        ("9m / 1z / / 5z", Relation.ACROSS, "9m / 1z / 3p / 5z"),
        ("9m|1z", Relation.NEXT, "9m / 1z3p"),
        ("9x / 1z", Relation.SELF, "9x3p / 1z"),
    ],
)
def test_a_tile_goes_to_the_end_of_the_river_that_is_named(before: str, whose: Relation, after: str) -> None:
    assert Setup(seen=before).add(Tile.P3, Into.SEEN, whose).seen == after
    if "x" not in before and whose is not Relation.SELF:
        assert dict(read_seen(after).by_place)[whose][-1] is Tile.P3
