"""Putting suits together: the cheapest way to spread the melds and the pair, and what lacks on all cheapest ways.

Arrays are shaped (cells, merges, positions). A cell is a number of melds, without and with the pair, in the order 0,
0 + pair, 1, 1 + pair …; many pairs of features and many positions (the hand as it is and after each discard) are
treated at once. The cost of two sides is their min-plus product over the cells. To know the accepted kinds it is gone
back over: which splits of a result are cheapest ways to it, and so which cells of the two sides count.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

Costs = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Indexes = npt.NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Splits:
    """Every way to split a cell into a left and a right one, the splits of one cell side by side: ``runs`` tells from
    where to where those of each cell lie."""

    cell: Indexes
    left: Indexes
    right: Indexes
    runs: tuple[tuple[int, int], ...]


@lru_cache(maxsize=8)
def splits(cells: int) -> Splits:
    """The splits of ``cells`` cells."""
    found = sorted((a + b, a, b) for a in range(cells) for b in range(cells) if a + b < cells and not (a % 2 and b % 2))
    cell, left, right = (np.array(column, np.intp) for column in zip(*found, strict=True))
    starts = np.flatnonzero(np.diff(cell, prepend=-1)).tolist()
    return Splits(cell, left, right, tuple(zip(starts, (*starts[1:], len(found)), strict=True)))


def merged(left: Costs, right: Costs) -> Costs:
    """The cost of each cell when both sides are put together."""
    ways = splits(len(left))
    sums = left.take(ways.left, axis=0)
    sums += right.take(ways.right, axis=0)
    return np.array([sums[start:stop].min(axis=0) for start, stop in ways.runs])


def on_the_way(left: Costs, right: Costs, costs: Costs, wanted: Flags) -> tuple[Indexes, Indexes, Indexes]:
    """Where a split is a cheapest way to a cell that is wanted: numbers of splits, merges and positions."""
    ways = splits(len(left))
    sums = left.take(ways.left, axis=0)
    sums += right.take(ways.right, axis=0)
    hits = sums == costs.take(ways.cell, axis=0)
    hits &= wanted.take(ways.cell, axis=0)
    rest, position = np.divmod(np.flatnonzero(hits), hits.shape[2])
    split, merge = np.divmod(rest, hits.shape[1])
    return split, merge, position
