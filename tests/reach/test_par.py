"""Par: against the known cases, and against trying every choice of the tiles seen."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.reach import Draws, Line, key_text, par, par_line, parse_key
from trainer.rules import (
    COPIES,
    FANS,
    PATTERN_FANS,
    Circumstances,
    FanId,
    HandError,
    Meld,
    Pair,
    Part,
    Reading,
    Seat,
    Tile,
    load_values,
    parse_tiles,
    score_reading,
)

SIHAI = load_values("sihai")
CASES = [
    json.loads(line) for line in (Path(__file__).parents[1] / "data" / "par.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["start"])
def test_every_known_par(case: dict[str, Any]) -> None:
    assert par_line(case) == {"par": {key_text(parse_key(key)): number for key, number in case["par"].items()}}


def test_a_finished_key_stays_finished_and_more_draws_change_nothing() -> None:
    start, drawn = parse_tiles("123m456m789m123p5s"), parse_tiles("5s")
    few = par(Draws(start, drawn, Seat.E), SIHAI)
    assert few[FanId.YITIAOLONG] == 1
    assert {key: few[key] for key in few} == {
        key: number
        for key, number in par(Draws(start, (*drawn, *parse_tiles("9s9s9s7z")), Seat.E), SIHAI).items()
        if number <= 1
    }


def test_four_alike_are_no_kong() -> None:
    """With a kong the hand would reach 20 points."""
    found = par(Draws(parse_tiles("1111z234m567p88s9s"), parse_tiles("6p7p8p"), Seat.E), SIHAI, (10, 20))
    assert FanId.GANG not in found
    assert Line(20) not in found
    assert Line(10) in found


@pytest.mark.parametrize(
    ("data", "kinds"),
    [
        ({"start": "123m", "draws": [], "seat": "E"}, ["wrong-count"]),
        ({"start": "123m456m789m1122z", "seat": "E"}, ["missing-field"]),
        (
            {"start": "123m456m789m1122z", "draws": ["1m", "12p", 3, ""], "seat": "E"},
            ["not-one-tile", "wrong-type", "not-one-tile"],
        ),
        ({"start": "123m456m789m1111z", "draws": ["1z"], "seat": "Q"}, ["unknown-seat", "too-many-copies"]),
    ],
)
def test_everything_that_is_wrong_is_named(data: object, kinds: list[str]) -> None:
    problems = par_line(data)["problems"]
    assert isinstance(problems, list)
    assert [problem["kind"] for problem in problems] == kinds


def test_tiles_that_cannot_be_together_are_refused() -> None:
    with pytest.raises(HandError):
        par(Draws(parse_tiles("1m"), (), Seat.E), SIHAI)


@given(seed=st.integers(min_value=0, max_value=2**32))
@settings(max_examples=15, deadline=None)
def test_par_is_what_all_choices_of_the_tiles_give(seed: int) -> None:
    random = Random(seed)
    first = 9 * random.randrange(3) + random.randrange(4)
    kinds = [*map(Tile, range(first, first + 6)), *random.sample(list(Tile), 6)]
    wall = [tile for tile in Tile for _ in range(COPIES) if tile in kinds]
    random.shuffle(wall)
    seat = random.choice(tuple(Seat))
    draws = Draws(tuple(wall[:13]), tuple(wall[13:25]), seat)
    assert {key_text(key): number for key, number in par(draws, SIHAI).items()} == dict(_tried(draws))


def _tried(draws: Draws) -> Iterator[tuple[str, int]]:
    """The first number of draws that contains a hand with the key, for every key."""
    seen: set[str] = set()
    for number in range(len(draws.drawn) + 1):
        new = {key for parts in _hands((*draws.start, *draws.drawn[:number])) for key in _keys(parts, draws)} - seen
        seen |= new
        yield from ((key, number) for key in new)


def _keys(parts: tuple[Part, ...], draws: Draws) -> Iterator[str]:
    circumstances = Circumstances(draws.seat, prevailing=draws.prevailing)
    reading = Reading(parts)
    for fan in PATTERN_FANS:
        if any(True for _ in FANS[fan].occurrences(reading, circumstances)):
            yield fan.value
    points = score_reading(reading, circumstances, SIHAI).total
    yield from (key_text(Line(line)) for line in (0, 5, 10) if points >= line)


def _hands(tiles: tuple[Tile, ...]) -> Iterator[tuple[Part, ...]]:
    """Every choice of four melds and a pair, or of seven pairs, out of the tiles."""
    held = [tiles.count(tile) for tile in Tile]
    melds = [Meld.chow(tile, True) for tile in Tile if tile.begins_chow] + [Meld.pung(tile, True) for tile in Tile]
    yield from _with_melds((), held, melds, 4)
    yield from _pairs((), held, 0)


def _with_melds(parts: tuple[Part, ...], held: list[int], melds: list[Meld], wanted: int) -> Iterator[tuple[Part, ...]]:
    if not wanted:
        yield from ((*parts, Pair(tile)) for tile in Tile if held[tile] >= 2)
        return
    for place, meld in enumerate(melds):
        rest = list(held)
        for tile in meld.tiles:
            rest[tile] -= 1
        if min(rest[tile] for tile in meld.tiles) >= 0:
            yield from _with_melds((*parts, meld), rest, melds[place:], wanted - 1)


def _pairs(parts: tuple[Part, ...], held: list[int], start: int) -> Iterator[tuple[Part, ...]]:
    if len(parts) == 7:
        yield parts
        return
    for tile in list(Tile)[start:]:
        for copies in range(1, held[tile] // 2 + 1):
            if len(parts) + copies <= 7:
                yield from _pairs((*parts, *(Pair(tile),) * copies), held, tile + 1)
