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

Counts = tuple[int, ...]
"""Copies of the nine ranks of a suit (honours have seven and two zeros)."""


class Table:
    """Features laid out cell by cell, cells with few melds first, so that a hand with open melds uses a first part.

    ``features`` gives the index of each feature. ``held_bits`` of a target has a bit for each rank of which it holds
    at least one copy, then (16 bits on) two, three, four copies.
    """

    def __init__(self, most_melds: Mapping[AnyFeature, int]) -> None:
        self.most_melds = dict(most_melds)
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
        self.cell_ends = [int((melds_of <= most).sum()) for most in range(MELDS + 1)]
        self.row_ends = [int(sizes[:end].sum()) for end in self.cell_ends]
        targets = np.ascontiguousarray(np.concatenate([rows for *_, rows in found]).T)
        self.columns = {
            (held, free): _column_values(held, free)[targets]
            for held in range(COPIES + 1)
            for free in range(COPIES + 1 - held)
        }
        self.held_bits = _held_bits(targets)

    def cells(self, most: int) -> int:
        """Length of a cost vector for hands that need at most ``most`` more melds."""
        return 2 * (most + 1) * len(self.features)


def _column_values(held: int, free: int) -> Costs:
    lacking = [max(0, count - held) for count in range(COPIES + 1)]
    return np.array([lack if lack <= free else IMPOSSIBLE for lack in lacking], np.uint8)


def _held_bits(targets: Rows) -> npt.NDArray[np.uint64]:
    bits = np.zeros(targets.shape[1], np.uint64)
    for rank in range(RANKS):
        for copies in range(1, COPIES + 1):
            bits |= (targets[rank] >= copies).astype(np.uint64) << np.uint64(16 * (copies - 1) + rank)
    return bits


def _lacking_bits(held: Counts) -> int:
    """The bits that make a target lack a rank: one more copy than held."""
    return sum(1 << (16 * copies + rank) for rank, copies in enumerate(held) if copies < COPIES)


@dataclass(frozen=True, slots=True)
class SuitCosts:
    """One suit as it is held (first row) and with one copy less of each rank held (a row each, in order of rank).

    ``costs``: rows × (melds, pair, feature). ``masks``: the ranks of which a copy would lower the cost, a bit each,
    where ``known``; `find_masks` fills them in as they are asked for.
    """

    table: Table
    most: int
    held: Counts
    free: Counts
    with_less: bool
    costs: Costs
    masks: Masks
    known: Flags


def variants(held: Counts, with_less: bool) -> list[Counts]:
    """The copies held, and with one copy less of each rank in turn."""
    less = [tuple(n - (i == rank) for i, n in enumerate(held)) for rank in range(RANKS) if with_less and held[rank]]
    return [held, *less]


@lru_cache(maxsize=4096)
def suit_costs(table: Table, most: int, held: Counts, free: Counts, with_less: bool) -> SuitCosts:
    """The cheapest target of every cell with at most ``most`` melds."""
    rows = _target_costs(table, most, held, free, with_less)
    cell_end = table.cell_ends[most]
    costs = np.full((len(rows), table.cells(most)), FAR, np.uint8)
    cheapest = np.minimum.reduceat(rows, table.starts[:cell_end], axis=1)
    costs[:, table.places[:cell_end]] = np.minimum(cheapest, FAR)
    costs[costs >= IMPOSSIBLE] = FAR
    return SuitCosts(
        table, most, held, free, with_less, costs, np.zeros(costs.shape, np.uint16), np.zeros(costs.shape, np.bool_)
    )


@lru_cache(maxsize=32)
def _target_costs(table: Table, most: int, held: Counts, free: Counts, with_less: bool) -> Rows:
    """The cost of every target, for the suit as held and with one copy less of each rank."""
    columns, end = table.columns, table.row_ends[most]
    ranks = [rank for rank in range(RANKS) if with_less and held[rank]]
    rows = np.empty((1 + len(ranks), end), np.uint8)
    first = rows[0]
    np.add(columns[held[0], free[0]][0, :end], columns[held[1], free[1]][1, :end], out=first)
    for rank in range(2, RANKS):
        np.add(first, columns[held[rank], free[rank]][rank, :end], out=first)
    for row, rank in zip(rows[1:], ranks, strict=True):
        np.subtract(first, columns[held[rank], free[rank]][rank, :end], out=row)
        np.add(row, columns[held[rank] - 1, free[rank]][rank, :end], out=row)
    return rows


def find_masks(suit: SuitCosts, wanted: Flags) -> None:
    """Fill in the masks of the cells ``wanted`` (shaped like ``costs``): over all targets of a cell that cost least,
    the ranks of which they lack a copy."""
    wanted = wanted & ~suit.known & (suit.costs < FAR)
    if not wanted.any():
        return
    table = suit.table
    rows = _target_costs(table, suit.most, suit.held, suit.free, suit.with_less)
    cell_end = table.cell_ends[suit.most]
    places = table.places[:cell_end]
    least = np.where(wanted, suit.costs, np.uint8(255))[:, places]
    hits = np.flatnonzero(rows == np.repeat(least, table.sizes[:cell_end], axis=1))
    variant, target = np.divmod(hits, rows.shape[1])
    lacking = np.array([_lacking_bits(held) for held in variants(suit.held, suit.with_less)], np.uint64)
    bits = table.held_bits.take(target) & lacking.take(variant)
    cell = variant * cell_end + np.searchsorted(table.starts[:cell_end], target, side="right") - 1
    first = np.flatnonzero(np.diff(cell, prepend=-1))
    bits = np.bitwise_or.reduceat(bits, first)
    bits |= bits >> np.uint64(32)
    bits |= bits >> np.uint64(16)
    variant, place = np.divmod(cell[first], cell_end)
    suit.masks[variant, places[place]] = bits.astype(np.uint16) & np.uint16((1 << RANKS) - 1)
    suit.known[wanted] = True
