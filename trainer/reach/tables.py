"""The layouts of many features in one table, and what each costs for the tiles held and those still to come.

The cost of a layout is the number of its tiles that lack, summed over the nine ranks. A layout has 0 to 4 copies of a
rank, so a rank adds one of five numbers. For each rank, and for each number of copies held and still to come, the table
keeps a *column*: one byte a layout, the difference to the cost when no copy is held and all four can come. The costs of
all layouts are then their numbers of tiles plus a column for each rank that differs; one copy less held is one column
more. Bytes may overflow while columns are added; the final sums fit again. Where more copies of a rank lack than can
come, `IMPOSSIBLE` is added.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trainer.reach.layouts import RANKS, AnyFeature, Rows, cells_of
from trainer.reach.needs import MELDS
from trainer.rules import COPIES

IMPOSSIBLE = 24
"""What a rank adds more that lacks more copies than can still come: more than any possible layout costs (18), and so
little that nine of them and such a layout fit a byte."""

FAR = 60
"""The cost of a cell without a possible layout: four of them still fit a byte."""

VARIANTS = 1 + RANKS
"""A suit as it is held, and with one copy less of each rank: so many variants at most."""

CELLS = 2 * (MELDS + 1)
"""Cells of a feature: 0 to 4 melds, each without and with the pair."""

Costs = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.uint16]
Words = npt.NDArray[np.uint64]
Flags = npt.NDArray[np.bool_]
Indexes = npt.NDArray[np.intp]

Counts = tuple[int, ...]
"""Copies of the nine ranks of a suit (honours have seven and two zeros)."""

UNTOUCHED = (0, COPIES)
"""No copy of a rank held, all still to come."""


class Table:
    """Features laid out cell by cell, cells with few melds first, so that a hand with open melds uses a first part.

    ``features`` gives the place of each feature among those ``listed``. ``more_than`` of a layout has a bit for each
    rank of which it holds more than no copy, then (16 bits on) more than one, two, three.

    ``ends`` tells how many cells are looked at, by the most melds to make. ``changes`` are the columns: by copies held
    and to come, what each rank's count adds to the tiles of a layout.
    """

    def __init__(self, most_melds: Mapping[AnyFeature, int]) -> None:
        self.most_melds = dict(most_melds)
        self.listed: tuple[AnyFeature, ...] = tuple(most_melds)
        self.features: dict[AnyFeature, int] = {feature: index for index, feature in enumerate(most_melds)}
        cells, rows_of = _laid_out(most_melds)
        melds_of, indexes, pairs = cells.T
        self.sizes = np.array([len(rows) for rows in rows_of])
        self.starts = np.cumsum(self.sizes) - self.sizes
        self.places = (2 * melds_of + pairs) * len(self.features) + indexes
        self.cell_at = np.zeros(CELLS * len(self.features), np.intp)
        self.cell_at[self.places] = np.arange(len(cells))
        self.ends = [int(np.count_nonzero(melds_of <= most)) for most in range(MELDS + 1)]
        layouts = np.ascontiguousarray(np.concatenate(rows_of).T)
        self.tiles: Costs = layouts.sum(axis=0, dtype=np.uint8)
        states = [(held, free) for held in range(COPIES + 1) for free in range(COPIES + 1 - held)]
        self.changes = {(held, free): _lacking(layouts, held, free) - layouts for held, free in states}
        self.more_than = _more_than(layouts)


def _laid_out(most_melds: Mapping[AnyFeature, int]) -> tuple[Indexes, list[Rows]]:
    """The cells in order, (melds, place of the feature, pair) each, and the layouts of each."""
    found = [
        ((melds, index, pair), rows)
        for index, (feature, most) in enumerate(most_melds.items())
        for melds, pair, rows in cells_of(feature, most)
    ]
    found.sort(key=itemgetter(0))
    return np.array([cell for cell, _ in found]), [rows for _, rows in found]


def _more_than(layouts: Rows) -> Words:
    bits = np.zeros(layouts.shape[1], np.uint64)
    for rank in range(RANKS):
        for copies in range(COPIES):
            bits |= (layouts[rank] > copies).astype(np.uint64) << np.uint64(16 * copies + rank)
    return bits


def _lacking(layouts: Rows, held: int, free: int) -> Costs:
    """What each count adds to the cost of its layout."""
    lacking = np.maximum(layouts, np.uint8(held)) - np.uint8(held)
    return lacking + (lacking > free) * np.uint8(IMPOSSIBLE)


class SuitQuery(NamedTuple):
    """One suit as it is held, the copies still to come, and whether it is also asked about with one copy less of each
    rank held, in order of rank: these are its variants. Cells with at most ``most`` melds are looked at."""

    table: Table
    most: int
    held: Counts
    free: Counts
    with_less: bool

    @property
    def ranks(self) -> list[int]:
        """The ranks of the variants after the first."""
        return [rank for rank in range(RANKS) if self.with_less and self.held[rank]]

    @property
    def cells(self) -> int:
        """The cells of the table that are looked at."""
        return self.table.ends[self.most]


@lru_cache(maxsize=512)
def suit_costs(suit: SuitQuery) -> Costs:
    """The cost of the cheapest layout of every cell: (cells, features, variants)."""
    table = suit.table
    least = np.minimum.reduceat(layout_costs(suit), table.starts[: suit.cells], axis=1)
    least[least >= IMPOSSIBLE] = FAR
    costs = np.full((2 * (suit.most + 1) * len(table.features), len(least)), FAR, np.uint8)
    costs[table.places[: suit.cells]] = least.T
    return costs.reshape(2 * (suit.most + 1), len(table.features), len(least))


@lru_cache(maxsize=16)
def layout_costs(suit: SuitQuery) -> Rows:
    """The cost of every layout: (variants, layouts)."""
    table, last = suit.table, suit.cells - 1
    end = int(table.starts[last] + table.sizes[last])
    rows = np.empty((1 + len(suit.ranks), end), np.uint8)
    first = rows[0]
    first[:] = table.tiles[:end]
    for rank, state in enumerate(zip(suit.held, suit.free, strict=True)):
        if state != UNTOUCHED:
            first += table.changes[state][rank, :end]
    for row, rank in zip(rows[1:], suit.ranks, strict=True):
        held, free = suit.held[rank], suit.free[rank]
        np.subtract(first, table.changes[held, free][rank, :end], out=row)
        np.add(row, table.changes[held - 1, free][rank, :end], out=row)
    return rows
