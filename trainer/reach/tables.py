"""The targets of many features in one table, with the cost of each for any tiles held and still to come.

The cost of a target is a sum over the nine ranks, and each rank adds one of five numbers by its count in the target.
So for each number of copies held and still to come there is a ready column per rank, one byte a target, and the costs
of all targets are nine columns added up. Holding one copy less exchanges one column. Costs count copies that lack;
where more lack than can come, the column says `IMPOSSIBLE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from trainer.reach.claims import MELDS
from trainer.reach.targets import RANKS, AnyFeature, Rows, cells_of
from trainer.rules import COPIES

IMPOSSIBLE = 24
"""What a rank adds that lacks more copies than can still come: more than any possible target costs (18), and so
little that nine of them fit a byte."""

FAR = 60
"""The cost of a cell without a possible target: four of them still fit a byte."""

Costs = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.uint16]
Flags = npt.NDArray[np.bool_]
Indexes = npt.NDArray[np.intp]

CELLS = 2 * (MELDS + 1)
"""Cells of a feature: 0 to 4 melds, each without and with the pair."""

Counts = tuple[int, ...]
"""Copies of the nine ranks of a suit (honours have seven and two zeros)."""


class Table:
    """Features laid out cell by cell, cells with few melds first, so that a hand with open melds uses a first part.

    ``features`` gives the place of each feature among those ``listed``. ``held_bits`` of a target has a bit for each
    rank of which it holds at least one copy, then (16 bits on) two, three, four copies.
    """

    def __init__(self, most_melds: Mapping[AnyFeature, int]) -> None:
        self.most_melds = dict(most_melds)
        self.listed: tuple[AnyFeature, ...] = tuple(most_melds)
        self.features: dict[AnyFeature, int] = {feature: index for index, feature in enumerate(most_melds)}
        found = [
            (melds, index, pair, rows)
            for feature, index in self.features.items()
            for melds, pair, rows in cells_of(feature, most_melds[feature])
        ]
        found.sort(key=itemgetter(0, 1, 2))
        sizes = np.array([len(rows) for *_, rows in found])
        melds_of = np.array([melds for melds, *_ in found])
        self.starts = np.cumsum(sizes) - sizes
        self.sizes = sizes
        self.places = np.array([(2 * melds + pair) * len(self.features) + index for melds, index, pair, _ in found])
        self.cell_at = np.zeros(CELLS * len(self.features), np.intp)
        self.cell_at[self.places] = np.arange(len(found))
        self.cell_ends = [int((melds_of <= most).sum()) for most in range(MELDS + 1)]
        self.row_ends = [int(sizes[:end].sum()) for end in self.cell_ends]
        targets = np.ascontiguousarray(np.concatenate([rows for *_, rows in found]).T)
        self.columns = {
            (held, free): _column_values(held, free)[targets]
            for held in range(COPIES + 1)
            for free in range(COPIES + 1 - held)
        }
        self.held_bits = _held_bits(targets)


def _column_values(held: int, free: int) -> Costs:
    lacking = [max(0, count - held) for count in range(COPIES + 1)]
    return np.array([lack if lack <= free else IMPOSSIBLE for lack in lacking], np.uint8)


def _held_bits(targets: Rows) -> npt.NDArray[np.uint64]:
    bits = np.zeros(targets.shape[1], np.uint64)
    for rank in range(RANKS):
        for copies in range(1, COPIES + 1):
            bits |= (targets[rank] >= copies).astype(np.uint64) << np.uint64(16 * (copies - 1) + rank)
    return bits


def _lacking_bits(held: Counts, with_less: bool) -> npt.NDArray[np.uint64]:
    """For each variant the bits that make a target lack a rank: one more copy than held."""
    bits = [_COPY_BITS[copies][rank] for rank, copies in enumerate(held)]
    less = [_COPY_BITS[copies - 1][rank] - bits[rank] for rank, copies in enumerate(held) if with_less and copies]
    return np.array([sum(bits), *(sum(bits) + change for change in less)], np.uint64)


_COPY_BITS = [[1 << (16 * copies + rank) if copies < COPIES else 0 for rank in range(RANKS)] for copies in range(5)]
"""For copies held and a rank: the bit of one copy more."""


@dataclass(frozen=True, slots=True)
class SuitCosts:
    """One suit as it is held, and with one copy less of each rank held, in order of rank: these are the variants.

    ``costs``: (cells, features, variants). ``masks``: the ranks of which a copy would lower the cost, a bit each,
    where ``known``; `find_masks` fills them in as they are asked for (both are the only arrays here that change).
    """

    table: Table
    most: int
    held: Counts
    free: Counts
    with_less: bool
    costs: Costs
    masks: Masks
    known: Flags


@lru_cache(maxsize=2048)
def suit_costs(table: Table, most: int, held: Counts, free: Counts, with_less: bool) -> SuitCosts:
    """The cheapest target of every cell with at most ``most`` melds."""
    costs = _cells(table, most, _target_costs(table, most, held, free, with_less))
    masks, known = np.zeros(costs.shape, np.uint16), np.zeros(costs.shape, np.bool_)
    return SuitCosts(table, most, held, free, with_less, costs, masks, known)


def cheapest(table: Table, most: int, held: Counts, free: Counts) -> Costs:
    """The cheapest target of every cell, (cells, features), for the suit as held alone, and not kept."""
    rows = np.empty((1, table.row_ends[most]), np.uint8)
    _add_columns(table, held, free, rows[0])
    return _cells(table, most, rows)[:, :, 0]


def _cells(table: Table, most: int, rows: Rows) -> Costs:
    """(cells, features, variants) from the costs of all targets."""
    end = table.cell_ends[most]
    least = np.minimum.reduceat(rows, table.starts[:end], axis=1)
    least[least >= IMPOSSIBLE] = FAR
    costs = np.full((2 * (most + 1) * len(table.features), len(rows)), FAR, np.uint8)
    costs[table.places[:end]] = least.T
    return costs.reshape(2 * (most + 1), len(table.features), len(rows))


def _add_columns(table: Table, held: Counts, free: Counts, row: Rows) -> None:
    columns, end = table.columns, len(row)
    np.add(columns[held[0], free[0]][0, :end], columns[held[1], free[1]][1, :end], out=row)
    for rank in range(2, RANKS):
        np.add(row, columns[held[rank], free[rank]][rank, :end], out=row)


@lru_cache(maxsize=12)
def _target_costs(table: Table, most: int, held: Counts, free: Counts, with_less: bool) -> Rows:
    """The cost of every target: (variants, targets)."""
    columns, end = table.columns, table.row_ends[most]
    ranks = [rank for rank in range(RANKS) if with_less and held[rank]]
    rows = np.empty((1 + len(ranks), end), np.uint8)
    first = rows[0]
    _add_columns(table, held, free, first)
    for row, rank in zip(rows[1:], ranks, strict=True):
        np.subtract(first, columns[held[rank], free[rank]][rank, :end], out=row)
        np.add(row, columns[held[rank] - 1, free[rank]][rank, :end], out=row)
    return rows


def find_masks(suit: SuitCosts, wanted: Flags) -> None:
    """Fill in the masks of the cells ``wanted`` (flags for all of ``costs``, flat, of possible ones): over all targets
    of a cell that cost least, the ranks of which they lack a copy."""
    asked = np.flatnonzero(wanted > suit.known.ravel())
    if not len(asked):
        return
    place, variant = np.divmod(asked, suit.costs.shape[2])
    cells = suit.table.cell_at[place]
    large = suit.table.sizes[cells] > LARGE_CELL
    bits = np.empty(len(asked), np.uint64)
    least = suit.costs.ravel()[asked]
    small = ~large
    bits[small] = _bits_of_small_cells(suit, cells[small], variant[small], least[small])
    bits[large] = [
        _bits_of_large_cell(suit, *asked_for)
        for asked_for in zip(cells[large].tolist(), variant[large].tolist(), least[large].tolist(), strict=True)
    ]
    bits &= _lacking_bits(suit.held, suit.with_less)[variant]
    bits |= bits >> np.uint64(32)
    bits |= bits >> np.uint64(16)
    suit.masks.ravel()[asked] = bits & np.uint64((1 << RANKS) - 1)
    suit.known.ravel()[asked] = True


LARGE_CELL = 1200
"""Targets from which on a cell is looked through by itself; smaller ones are looked through together."""


def _bits_of_small_cells(suit: SuitCosts, cells: Indexes, variant: Indexes, least: Costs) -> npt.NDArray[np.uint64]:
    """For each cell the ``held_bits`` of all targets that cost least, in one go over the targets of all cells."""
    table = suit.table
    if not len(cells):
        return np.empty(0, np.uint64)
    sizes = table.sizes[cells]
    ends = sizes.cumsum()
    starts = ends - sizes
    targets = np.arange(ends[-1]) + (table.starts[cells] - starts).repeat(sizes)
    rows = _target_costs(table, suit.most, suit.held, suit.free, suit.with_less)
    costs = rows.ravel().take(targets + (variant * rows.shape[1]).repeat(sizes))
    hits = np.flatnonzero(costs == least.repeat(sizes))
    return np.bitwise_or.reduceat(table.held_bits.take(targets.take(hits)), hits.searchsorted(starts))


def _bits_of_large_cell(suit: SuitCosts, cell: int, variant: int, least: int) -> int:
    table = suit.table
    rows = _target_costs(table, suit.most, suit.held, suit.free, suit.with_less)
    span = slice(table.starts[cell], table.starts[cell] + table.sizes[cell])
    return int(np.bitwise_or.reduce(table.held_bits[span][rows[variant, span] == least]))
