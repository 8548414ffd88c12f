"""What a whole hand is worth, from what each suit of it holds, for many hands at once.

Under the no-reuse rule a class is scored by itself, and the classes of chows fall apart further: 一般高, 连六 and
一条龙 join chows of one suit, 喜相逢 and 三色同顺 join chows of one rank. So the points of a hand are a sum over
suits and ranks, and the combinations of what each suit may hold are summed as arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from trainer.reach.chowfans import chow_points
from trainer.reach.layouts import CHOW_RANKS
from trainer.reach.needs import MELDS
from trainer.rules import FanClass, FanId, Tile, ValueSet

Points = npt.NDArray[np.int64]

_SUIT_CLASSES = (FanClass.SAME, FanClass.RUN)


def suit_points(chows: npt.NDArray[np.uint8], values: ValueSet) -> Points:
    """The points of the fans within one suit, for rows of chows by lowest rank."""
    return np.array([_suit_points(row, values) for row in map(tuple, chows.tolist())], np.int64)


@lru_cache(maxsize=512)
def _suit_points(chows: tuple[int, ...], values: ValueSet) -> int:
    tiles = tuple(Tile(rank) for rank, count in enumerate(chows) for _ in range(count))
    return chow_points(tiles, _SUIT_CLASSES, values)


@lru_cache(maxsize=8)
def _rank_points(values: ValueSet) -> Points:
    """The points of the fans of one rank, for chows of it in the three suits: 5 × 5 × 5. For more than four together,
    which no hand holds, the most that four of them are worth."""
    side = MELDS + 1
    table = np.zeros((side, side, side), np.int64)
    for counts in np.ndindex(side, side, side):
        tiles = tuple(Tile(9 * suit) for suit, count in enumerate(counts) for _ in range(count))
        if len(tiles) <= MELDS:
            table[counts] = chow_points(tiles, (FanClass.MIXED,), values)
        else:
            fewer = (tuple(np.subtract(counts, np.arange(3) == suit)) for suit in range(3) if counts[suit])
            table[counts] = max(table[less] for less in fewer)
    return table


class Traits(Struct, frozen=True):
    """What of a suit's choices matters to the other suits, a row each: its chows by lowest rank, whether all is
    simple, whether every part has a terminal or an honour; open melds included."""

    chows: npt.NDArray[np.uint8]
    simple: npt.NDArray[np.bool_]
    outside: npt.NDArray[np.bool_]


_AXES = ((slice(None), None, None), (None, slice(None), None), (None, None, slice(None)))


def joint_points(suits: Sequence[Traits], honours: bool, values: ValueSet) -> Points:
    """What every combination of the three number suits' choices is worth beyond the suits themselves: an axis a suit.

    ``honours``: whether the hand holds any. 混一色 and 清一色 are left out, see `flush_points`.
    """
    worth = values.points
    points = _mixed_points(suits, values)
    chows = sum(suit.chows.sum(axis=1, dtype=np.int64)[axis] for suit, axis in zip(suits, _AXES, strict=True))
    points += worth[FanId.PINGHE] * (chows == MELDS) + worth[FanId.DUIDUIHE] * (chows == 0)
    ends = {FanId.QUANDAIYAO: [suit.outside for suit in suits]}
    if not honours:
        ends[FanId.DUANYAO] = [suit.simple for suit in suits]
    for fan, flags in ends.items():
        if all(flag.any() for flag in flags):
            points += worth[fan] * (flags[0][_AXES[0]] & flags[1][_AXES[1]] & flags[2][_AXES[2]])
    return points


def _mixed_points(suits: Sequence[Traits], values: ValueSet) -> Points:
    """What chows of the same rank in several suits are worth."""
    by_rank = _rank_points(values)
    points: Points = np.zeros(tuple(len(suit.chows) for suit in suits), np.int64)
    for rank in range(CHOW_RANKS):
        columns = [suit.chows[:, rank] for suit in suits]
        if sum(bool(column.any()) for column in columns) > 1:
            points += by_rank[np.ix_(*columns)]
    return points


class TraitBounds(Struct, frozen=True):
    """What no choice of a suit exceeds: chows by lowest rank, the most and the fewest chows together; whether any
    choice is all simple, whether any has a terminal or an honour in every part."""

    chows: npt.NDArray[np.uint8]
    most: int
    fewest: int
    simple: bool
    outside: bool

    @classmethod
    def of(cls, suit: Traits) -> TraitBounds:
        """The bounds of some choices."""
        together = suit.chows.sum(axis=1)
        return cls(
            suit.chows.max(axis=0),
            int(together.max()),
            int(together.min()),
            bool(suit.simple.any()),
            bool(suit.outside.any()),
        )


def most_joint_points(suits: Sequence[TraitBounds], honours: bool, values: ValueSet) -> int:
    """No combination is worth more than this beyond its suits: a bound that is quick to have."""
    can_be = {
        FanId.PINGHE: sum(suit.most for suit in suits) >= MELDS,
        FanId.DUIDUIHE: not any(suit.fewest for suit in suits),
        FanId.QUANDAIYAO: all(suit.outside for suit in suits),
        FanId.DUANYAO: not honours and all(suit.simple for suit in suits),
    }
    points = sum(values.points[fan] for fan, possible in can_be.items() if possible)
    if sum(suit.most > 0 for suit in suits) > 1:
        points += int(_rank_points(values)[tuple(suit.chows for suit in suits)].sum())
    return points


def flush_points(honours: bool, suits: int, values: ValueSet) -> int:
    """The points of 混一色 or 清一色, or none."""
    if honours:
        return values.points[FanId.HUNYISE] if suits <= 1 else 0
    return values.points[FanId.QINGYISE] if suits == 1 else 0
