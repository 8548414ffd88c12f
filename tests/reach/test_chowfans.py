"""What chows are worth by themselves, beside the scorer of whole hands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.reach.chowfans import CHOW_FANS, CHOWS, chow_points, chows_of, joined, worth_of
from trainer.rules import (
    BUILT_IN,
    FANS,
    LINKING_CLASSES,
    Circumstances,
    FanClass,
    FanId,
    Meld,
    Reading,
    Seat,
    Tile,
    load_values,
    parse_tiles,
    score_reading,
)

near = st.sampled_from([tile for tile in CHOWS if tile.rank in (1, 2, 4, 7)])
some_chows = st.lists(near, max_size=4).map(lambda tiles: tuple(sorted(tiles)))


@given(some_chows, st.sampled_from(BUILT_IN), st.sets(st.sampled_from(LINKING_CLASSES)))
def test_they_are_worth_what_the_scorer_gives_for_them(
    chows: tuple[Tile, ...], name: str, classes: set[FanClass]
) -> None:
    values = load_values(name)
    scored = score_reading(Reading(tuple(map(Meld.chow, chows))), Circumstances(Seat.E), values)
    points = dict.fromkeys(LINKING_CLASSES, 0)
    for receipt in scored.receipts:
        if receipt.klass in points:
            points[receipt.klass] += receipt.points
    assert chow_points(chows, tuple(classes), values) == sum(points[klass] for klass in classes)
    assert worth_of(joined(chows), values) == sum(points.values())


@pytest.mark.parametrize(
    ("chows", "fans"),
    [
        ("14m", {FanId.LIANLIU: [(0, 1)]}),
        ("11m", {FanId.YIBANGAO: [(0, 1)]}),
        ("1m1p", {FanId.XIXIANGFENG: [(0, 1)]}),
        ("13m", {}),
        ("7m1p", {}),
        ("147m", {FanId.LIANLIU: [(0, 1), (1, 2)], FanId.YITIAOLONG: [(0, 1, 2)]}),
        ("1m1p1s", {FanId.XIXIANGFENG: [(0, 1), (0, 2), (1, 2)], FanId.SANSETONGSHUN: [(0, 1, 2)]}),
        ("111m", {FanId.YIBANGAO: [(0, 1), (0, 2), (1, 2)]}),
    ],
)
def test_every_occurrence_is_found_at_its_places(chows: str, fans: dict[FanId, list[tuple[int, ...]]]) -> None:
    found: dict[FanId, list[tuple[int, ...]]] = {}
    for occurrence in joined(parse_tiles(chows)):
        found.setdefault(occurrence.fan, []).append(tuple(occurrence.parts))
    assert found == fans


def test_the_fans_of_chows_are_those_of_the_classes_that_link() -> None:
    linked = {fan for fan in FanId if FANS[fan].klass in LINKING_CLASSES}
    assert set(CHOW_FANS) == linked
    assert all(chows_of(fan) for fan in linked)
