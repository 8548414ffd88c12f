"""What a whole hand is worth, from what each suit of it holds, for many hands at once.

Under the no-reuse rule a class is scored by itself, and the classes of chows fall apart further: 一般高, 连六 and
一条龙 join chows of one suit, 喜相逢 and 三色同顺 join chows of one rank. So the points of a hand are a sum over
suits and ranks, and the combinations of what each suit may hold are summed as arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from trainer.reach.claims import MELDS
from trainer.reach.options import CHOW_RANKS
from trainer.rules import (
    FANS,
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

Points = npt.NDArray[np.int64]

_SUIT_CLASSES = (FanClass.SAME, FanClass.RUN)
_NOBODY = Circumstances(Seat.E)


@lru_cache(maxsize=2048)
def chow_points(chows: tuple[Tile, ...], classes: tuple[FanClass, ...], values: ValueSet) -> int:
    """What the fans of some classes are worth on these chows under the no-reuse rule."""
    reading = Reading(tuple(Meld.chow(chow) for chow in chows))
    total = 0
    for klass in classes:
        fans = [fan for fan in FANS.values() if fan.klass is klass]
        found = [Occurrence(fan.id, parts) for fan in fans for parts in fan.occurrences(reading, _NOBODY)]
        total += sum(receipt.points for receipt in best_choice(found, values))
    return total


def suit_points(chows: npt.NDArray[np.uint8], values: ValueSet) -> Points:
    """The points of the fans within one suit, for rows of chows by lowest rank."""
    return np.array([_suit_points(row, values) for row in map(tuple, chows.tolist())], np.int64)


@lru_cache(maxsize=2048)
def _suit_points(chows: tuple[int, ...], values: ValueSet) -> int:
    tiles = tuple(Tile(rank) for rank, count in enumerate(chows) for _ in range(count))
    return chow_points(tiles, _SUIT_CLASSES, values)


@lru_cache(maxsize=8)
def _rank_points(values: ValueSet) -> Points:
    """The points of the fans of one rank, for chows of it in the three suits: 5 × 5 × 5."""
    side = MELDS + 1
    table = np.zeros((side, side, side), np.int64)
    for counts in np.ndindex(side, side, side):
        if sum(counts) <= MELDS:
            tiles = tuple(Tile(9 * suit) for suit, count in enumerate(counts) for _ in range(count))
            table[counts] = chow_points(tiles, (FanClass.MIXED,), values)
    return table


@dataclass(frozen=True, slots=True)
class SuitChoices:
    """What a number suit may hold, a row each: its chows by lowest rank, open ones included, whether all is simple
    or every part has a terminal, and its kongs, open ones left out."""

    chows: npt.NDArray[np.uint8]
    simple: npt.NDArray[np.bool_]
    outside: npt.NDArray[np.bool_]
    kongs: npt.NDArray[np.int64]


def hand_points(suits: Sequence[SuitChoices], honours: bool, used: Sequence[bool], values: ValueSet) -> Points:
    """The points of every combination of the three suits' choices, honour melds and open kongs left out: one axis a
    suit.

    ``honours``: whether the hand holds honours; ``used``: which number suits it uses.
    """
    worth = values.points
    axes = ((slice(None), None, None), (None, slice(None), None), (None, None, slice(None)))
    by_rank = _rank_points(values)
    points = sum(
        (suit_points(suit.chows, values) + worth[FanId.GANG] * suit.kongs)[axis]
        for suit, axis in zip(suits, axes, strict=True)
    )
    for rank in range(CHOW_RANKS):
        points = points + by_rank[np.ix_(*(suit.chows[:, rank] for suit in suits))]
    chows = sum(suit.chows.sum(axis=1, dtype=np.int64)[axis] for suit, axis in zip(suits, axes, strict=True))
    points = points + worth[FanId.PINGHE] * (chows == MELDS) + worth[FanId.DUIDUIHE] * (chows == 0)
    first, second, third = zip(suits, axes, strict=True)
    points = points + worth[FanId.QUANDAIYAO] * np.logical_and.reduce(
        np.broadcast_arrays(*(suit.outside[axis] for suit, axis in (first, second, third)))
    )
    if not honours:
        points = points + worth[FanId.DUANYAO] * np.logical_and.reduce(
            np.broadcast_arrays(*(suit.simple[axis] for suit, axis in (first, second, third)))
        )
    return np.asarray(points + flush_points(honours, sum(used), values))


def flush_points(honours: bool, suits: int, values: ValueSet) -> int:
    """The points of 混一色 or 清一色, or none."""
    if honours:
        return values.points[FanId.HUNYISE] if suits <= 1 else 0
    return values.points[FanId.QINGYISE] if suits == 1 else 0
