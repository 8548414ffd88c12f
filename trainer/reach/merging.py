"""Putting suits together: the cheapest way to spread the melds and the pair, and what lacks on all cheapest ways.

Arrays are shaped (cells, merges, positions). A cell is a number of melds, without and with the pair, in the order 0,
0 + pair, 1, 1 + pair …; many pairs of features and many positions (the hand as it is and after each discard) are
treated at once. The cost of two sides is their min-plus product over the cells. To know the accepted kinds it is gone
back over: which places of the two sides are on a cheapest way (`on_the_way`), and then forward again with the bits of
the kinds these lack (`lacking`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

Costs = npt.NDArray[np.uint8]
Flags = npt.NDArray[np.bool_]
Bits = npt.NDArray[np.uint64]
Indexes = npt.NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Splits:
    """Every way to split a cell into a left and a right one, the splits of one cell side by side.

    ``starts``: where the splits of each cell begin. ``by_right`` orders the splits by their right cell, and
    ``by_left`` by their left one; each cell is on either side in the runs that begin at ``left_starts`` and
    ``right_starts``.
    """

    cell: Indexes
    left: Indexes
    right: Indexes
    starts: Indexes
    by_left: Indexes
    left_starts: Indexes
    by_right: Indexes
    right_starts: Indexes


@lru_cache(maxsize=8)
def splits(cells: int) -> Splits:
    """The splits of ``cells`` cells."""
    found = sorted(
        (a + b, a, b) for a in range(cells) for b in range(cells) if a + b < cells and not (a % 2 and b % 2)
    )
    cell, left, right = (np.array(column, np.intp) for column in zip(*found, strict=True))
    by_left, by_right = np.argsort(left, kind="stable"), np.argsort(right, kind="stable")
    return Splits(
        cell, left, right, _starts(cell), by_left, _starts(left[by_left]), by_right, _starts(right[by_right])
    )


def _starts(ordered: Indexes) -> Indexes:
    return np.flatnonzero(np.diff(ordered, prepend=-1))


def merged(left: Costs, right: Costs) -> Costs:
    """The cost of each cell when both sides are put together."""
    ways = splits(len(left))
    costs: Costs = np.minimum.reduceat(left.take(ways.left, axis=0) + right.take(ways.right, axis=0), ways.starts)
    return costs


def on_the_way(left: Costs, right: Costs, costs: Costs, wanted: Flags) -> Flags:
    """Which splits are cheapest ways to the cells that are wanted: (splits, merges, positions)."""
    ways = splits(len(left))
    sums = left.take(ways.left, axis=0) + right.take(ways.right, axis=0)
    found: Flags = (sums == costs.take(ways.cell, axis=0)) & wanted.take(ways.cell, axis=0)
    return found


def sides(hits: Flags, cells: int) -> tuple[Flags, Flags]:
    """Which cells of the left and of the right side the splits ``hits`` use."""
    ways = splits(cells)
    return (
        np.logical_or.reduceat(hits.take(ways.by_left, axis=0), ways.left_starts),
        np.logical_or.reduceat(hits.take(ways.by_right, axis=0), ways.right_starts),
    )


def lacking(left: Bits, right: Bits, hits: Flags) -> Bits:
    """What lacks on all cheapest ways to each cell, from what lacks on each side."""
    ways = splits(len(left))
    both = left.take(ways.left, axis=0) | right.take(ways.right, axis=0)
    both *= hits
    bits: Bits = np.bitwise_or.reduceat(both, ways.starts)
    return bits
