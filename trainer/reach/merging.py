"""Putting suits together: the cheapest way to spread the melds and the pair, and what lacks on all cheapest ways.

Arrays are shaped (melds, pair, merges, positions): what it costs to make 0 to n melds, without and with the pair, for
many pairs of features and many positions (the hand as it is and after each discard) at once. `Merge.cost` of two such
arrays is their min-plus product over melds and pair. To know the accepted kinds it is gone back over: which places of
the two sides are on a cheapest way (`needed`), and then forward again with the bits of the ranks they lack (`masks`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Costs = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Bits = npt.NDArray[np.uint64]

_NOTHING = np.uint64(0)


@dataclass(frozen=True, slots=True)
class _Split:
    """All results for which the left side makes ``melds`` melds, without or with the pair: the slice of the right
    side and the slice of the results."""

    melds: int
    pair: int
    right: tuple[slice, slice]
    result: tuple[slice, slice]


def _splits(most: int) -> Iterator[_Split]:
    for melds in range(most + 1):
        rest, results = slice(0, most + 1 - melds), slice(melds, most + 1)
        yield _Split(melds, 0, (rest, slice(0, 2)), (results, slice(0, 2)))
        yield _Split(melds, 1, (rest, slice(0, 1)), (results, slice(1, 2)))


class Merge:
    """Two sides merged. ``cost`` is as cheap as it gets for each number of melds, without and with the pair."""

    def __init__(self, left: Costs, right: Costs) -> None:
        self._left, self._right = left, right
        self._splits = tuple(_splits(len(left) - 1))
        self.cost = left[0, 0] + right
        for split in self._splits[1:]:
            result = self.cost[split.result]
            np.minimum(result, left[split.melds, split.pair] + right[split.right], out=result)
        self._hits: list[Flags] = []

    def needed(self, wanted: Flags) -> tuple[Flags, Flags]:
        """Where the two sides are on a cheapest way to the results ``wanted``."""
        left, right = np.zeros(self._left.shape, np.bool_), np.zeros(self._right.shape, np.bool_)
        self._hits = []
        for split in self._splits:
            hit = self._left[split.melds, split.pair] + self._right[split.right] == self.cost[split.result]
            hit &= wanted[split.result]
            left[split.melds, split.pair] = hit.any(axis=(0, 1))
            right[split.right] |= hit
            self._hits.append(hit)
        return left, right

    def masks(self, left: Bits, right: Bits) -> Bits:
        """What lacks on all cheapest ways to the results that `needed` was asked for, from what lacks on each side."""
        bits = np.zeros(self.cost.shape, np.uint64)
        for split, hit in zip(self._splits, self._hits, strict=True):
            lacking = left[split.melds, split.pair] | right[split.right]
            bits[split.result] |= np.where(hit, lacking, _NOTHING)
        return bits
