"""Which kinds the nearest hands lack: from the distances back to the cells of the suits that are on cheapest ways.

A column here is a hand at a position, then each of its two halves, then each of the two leaves of a half.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
import numpy.typing as npt

from trainer.reach.distances import Bits, Distances
from trainer.reach.masks import lacked
from trainer.reach.merging import Flags, Indexes, on_the_way

_T = TypeVar("_T", bound=np.generic)


def lacking(found: Distances, wanted: Flags) -> Bits:
    """The kinds, a bit each, that the hands lack which are ``wanted``, on all cheapest ways to each: (hands,
    positions)."""
    plan = found.plan
    bits = np.zeros(wanted.shape, np.uint64)
    asked = np.flatnonzero(wanted)
    if not len(asked):
        return bits
    hand = asked // wanted.shape[1]
    position = asked - hand * wanted.shape[1]
    ways = _columns(found.ways, hand, position)
    merge, position = np.concatenate([plan.first.take(hand), plan.second.take(hand)]), np.concatenate([position] * 2)
    not_wanted = np.concatenate([ways, ways[::-1]], axis=1).view(np.uint8) - np.uint8(1)  # a byte full of ones, or none
    costs = _columns(found.merges, merge, position) | not_wanted
    leaf = np.concatenate([plan.left.take(merge), plan.right.take(merge)]).reshape(2, -1)
    left, right = (_columns(found.costs, side, position) for side in leaf)
    column, *cells = on_the_way(left, right, costs)
    part = plan.part_of_leaf.take(leaf)
    source = part * wanted.shape[1] + position
    variant = np.concatenate([part.rows for part in found.parts]).take(source)
    place = np.concatenate(cells).reshape(2, -1) * len(plan.part_of_leaf) + leaf.take(column, axis=1)
    ranks_of = lacked(plan, [part.suit for part in found.parts], place)
    ranks = ranks_of.reshape(-1).take(place * ranks_of.shape[1] + variant.take(column, axis=1))
    counts = np.bincount(column)
    kinds = np.bitwise_or.reduceat(ranks, counts.cumsum() - counts, axis=1).astype(np.uint64)
    kinds <<= plan.shifts.take(part)
    if any(part.leaves.source.upgrades for part in found.parts):
        kinds |= np.concatenate([part.extra_bits for part in found.parts]).take(source)
    bits.reshape(-1)[asked] = np.bitwise_or.reduce(kinds.reshape(4, -1), axis=0)
    return bits


def _columns(array: npt.NDArray[_T], number: Indexes, position: Indexes) -> npt.NDArray[_T]:
    """From (cells, things, positions) the columns of these things at these positions."""
    columns: npt.NDArray[_T] = array.reshape(len(array), -1).take(number * array.shape[2] + position, axis=1)
    return columns
