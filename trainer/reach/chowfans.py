"""What chows are worth by themselves: the fans that join two or three of them, under the no-reuse rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache, lru_cache
from itertools import combinations

from trainer.rules import (
    FANS,
    LINKING_CLASSES,
    PATTERN_FANS,
    Circumstances,
    FanClass,
    FanId,
    Meld,
    Occurrence,
    Reading,
    Seat,
    Tile,
    ValueSet,
    best_choice,
)

Chows = tuple[Tile, ...]
"""Chows by their lowest tiles, sorted."""

CHOWS: Chows = tuple(tile for tile in Tile if tile.begins_chow)
"""All chows, each once."""

CHOW_FANS = tuple(fan for fan in PATTERN_FANS if FANS[fan].klass in LINKING_CLASSES)
"""The fans that join chows."""

_NOBODY = Circumstances(Seat.E)


@lru_cache(maxsize=len(PATTERN_FANS))
def chows_of(fan: FanId) -> tuple[Chows, ...]:
    """Every set of chows on which a fan of chows occurs: it is asked about all chows at once, each there once or, if
    it finds nothing so, twice."""
    for copies in (1, 2):
        melds = tuple(Meld.chow(chow) for chow in CHOWS for _ in range(copies))
        found = FANS[fan].occurrences(Reading(melds), _NOBODY)
        if found:
            break
    return tuple(sorted({tuple(sorted(melds[part].tile for part in parts)) for parts in found}))


def joined(chows: Chows) -> list[Occurrence]:
    """Every occurrence of a fan on these chows, with their places as its parts."""
    fans = _fans_on()
    return [
        Occurrence(fan, part)
        for part in places(len(chows))
        for fan in fans.get(tuple(chows[place] for place in part), ())
    ]


@cache
def _fans_on() -> Mapping[Chows, tuple[FanId, ...]]:
    """The fans that occur on a set of chows."""
    fans: dict[Chows, tuple[FanId, ...]] = {}
    for fan in CHOW_FANS:
        for chows in chows_of(fan):
            fans[chows] = (*fans.get(chows, ()), fan)
    return fans


@lru_cache(maxsize=8)
def places(size: int) -> tuple[tuple[int, ...], ...]:
    """Two or three places out of so many."""
    return tuple(part for length in (2, 3) for part in combinations(range(size), length))


def worth_of(found: Collection[Occurrence], values: ValueSet) -> int:
    """What these occurrences are worth, each class for itself under the no-reuse rule."""
    by_class = ([there for there in found if FANS[there.fan].klass is klass] for klass in LINKING_CLASSES)
    return sum(receipt.points for listed in by_class for receipt in best_choice(listed, values))


@lru_cache(maxsize=2048)
def chow_points(chows: Chows, classes: tuple[FanClass, ...], values: ValueSet) -> int:
    """What the fans of some classes are worth on these chows."""
    return worth_of([there for there in joined(chows) if FANS[there.fan].klass in classes], values)
