"""Putting two sides together: the cheapest way to spread the melds and the pair, and which cells are on such a way.

Arrays have a row for each cell: a number of melds, without and with the pair, in the order 0, 0 + pair, 1, 1 + pair …
So cells ``a`` and ``b`` of two sides make the cell ``a + b``, unless both hold a pair; the columns are as many pairs
of sides as are put together at once. What two sides cost is their min-plus product over the cells.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from msgspec import Struct

Costs = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Indexes = npt.NDArray[np.intp]


class Splits(Struct, frozen=True):
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
    least = np.empty_like(left)
    for cell, (start, stop) in enumerate(ways.runs):
        np.minimum.reduce(sums[start:stop], axis=0, out=least[cell])
    return least


def on_the_way(left: Costs, right: Costs, costs: Costs) -> tuple[Indexes, Indexes, Indexes]:
    """Where two cells together cost just as given: the columns, in order, with the cells on the left and the right. A
    cost that no two cells have asks for none."""
    ways = splits(len(left))
    sums = left.take(ways.left, axis=0)
    sums += right.take(ways.right, axis=0)
    hits = sums == costs.take(ways.cell, axis=0)
    found = np.flatnonzero(hits.T)
    column = found // len(hits)
    way = found - column * len(hits)
    return column, ways.left.take(way), ways.right.take(way)
