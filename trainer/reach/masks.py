"""Which ranks the cheapest layouts of a cell lack, a bit each: one more copy of such a rank lowers the cell's cost.

Each variant of a suit (as it is held, and with one copy less of each rank) has cheapest layouts of its own. Three words
of bits tell of each layout: which ranks it *lacks*; of which ranks it *uses* the last copy held, so that it costs one
more with one copy less; in which ranks it then *dies*, because more copies lack than can come. One copy less never
lowers a cost. So a layout is looked at only if it costs, as the suit is held, no more than the dearest variant of its
cell. For which variants it is the cheapest follows from its cost above the cheapest, from what it uses and where it
dies.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from trainer.reach.plans import Plan
from trainer.reach.tables import (
    FAR,
    VARIANTS,
    Costs,
    Flags,
    Indexes,
    Masks,
    SuitQuery,
    Table,
    Words,
    layout_costs,
    suit_costs,
)
from trainer.rules import COPIES

_T = TypeVar("_T", bound=np.generic)

LARGE_CELL = 6000
"""Layouts from which on a cell is looked through by itself, where it lies; smaller ones are looked through together."""

AS_HELD = 1 << 15
"""The bit of the variant with no copy less; the others have the bits of their ranks."""

UNKNOWN = 0xFFFF
"""Stands for ranks that were not asked for."""


def lacked(plan: Plan, suits: Sequence[SuitQuery], places: Indexes) -> Masks:
    """The ranks that the cheapest layouts lack, shaped (cells × leaves, variants); right at the ``places`` in the first
    dimension that are asked for, which must be possible as held. ``suits`` are those of the plan's leaves."""
    wanted = np.zeros((2 * (plan.to_make + 1), len(plan.part_of_leaf)), np.bool_)
    wanted.reshape(-1)[places] = True
    kept = [suit_ranks(suit) for suit in suits]
    ranks = _side_by_side(plan, kept, UNKNOWN)
    asked = np.flatnonzero(wanted.reshape(-1) & (ranks[:, 0] == UNKNOWN))
    if not len(asked):
        return ranks
    is_large = plan.cells.sizes.take(asked) > LARGE_CELL
    for place in asked[is_large].tolist():
        _fill_large_cell(plan, suits, place, ranks[place])
    small = asked[~is_large]
    if len(small):
        ranks[small] = _of_small_cells(plan, suits, small)
    filled = ranks.reshape(*wanted.shape, -1)
    for leaves, each in zip(plan.leaves, kept, strict=True):
        _keep(each, filled[:, leaves.span], wanted[:, leaves.span])
    return ranks


def _keep(kept: Masks, ranks: Masks, asked: Flags) -> None:
    """Two suits may be held alike and share what is kept, so only what was asked for is written. The first variant
    tells whether a cell is known, so it comes last: another thread may look."""
    for variants in (slice(1, kept.shape[2]), slice(1)):
        np.copyto(kept[:, :, variants], ranks[:, :, variants], where=asked[:, :, None])


@lru_cache(maxsize=512)
def suit_ranks(suit: SuitQuery) -> Masks:
    """The ranks lacked, (cells, features, variants), or `UNKNOWN`: what is found is kept here."""
    return np.full(suit_costs(suit).shape, UNKNOWN, np.uint16)


def _side_by_side(plan: Plan, found: Sequence[npt.NDArray[_T]], missing: int) -> npt.NDArray[_T]:
    """From (cells, features, variants) of each suit (cells × leaves, variants), variants that some lack filled up."""
    variants = max(each.shape[2] for each in found)
    together = np.full((2 * (plan.to_make + 1), len(plan.part_of_leaf), variants), missing, found[0].dtype)
    for leaves, each in zip(plan.leaves, found, strict=True):
        together[:, leaves.span, : each.shape[2]] = each
    return together.reshape(-1, variants)


def _of_small_cells(plan: Plan, suits: Sequence[SuitQuery], asked: Indexes) -> Masks:
    least = _side_by_side(plan, [suit_costs(suit) for suit in suits], FAR)
    least = np.ascontiguousarray(least.take(asked, axis=0).T)
    near, counts, above = _near(plan, suits, asked, least)
    part = plan.part_of_leaf.take(asked % len(plan.part_of_leaf))
    bits = np.array([_bits(suit) for suit in suits]).take(part, axis=0).T
    lacks, uses, dies = _folded(bits[:3].repeat(counts, axis=1) & plan.cells.more_than.take(near))
    variants = bits[3 : 3 + len(least)].astype(np.uint16)
    cheapest = _cheapest(least, variants, counts, above, uses)
    cheapest &= ~dies
    starts = counts.cumsum() - counts
    found = np.bitwise_or.reduceat((cheapest & variants.repeat(counts, axis=1) != 0) * lacks, starts, axis=1)
    found |= np.bitwise_or.reduceat(cheapest & uses, starts) & variants
    return found.T


def _folded(bits: Words) -> Masks:
    """The ranks that have a bit in any of the four parts of a word."""
    bits |= bits >> np.uint64(32)
    bits |= bits >> np.uint64(16)
    return bits.astype(np.uint16)


def _fill_large_cell(plan: Plan, suits: Sequence[SuitQuery], place: int, ranks: Masks) -> None:
    """The same for one cell and leaf with so many layouts that they are better looked through where they lie."""
    cell, leaf = divmod(place, len(plan.part_of_leaf))
    suit, feature = suits[plan.part_of_leaf[leaf]], plan.feature_of_leaf[leaf]
    start = int(plan.cells.starts[place])
    end = start + int(plan.cells.sizes[place])
    costs = layout_costs(suit)[:, start:end]
    hits = costs == suit_costs(suit)[cell, feature, :, None]
    lacks = np.bitwise_or.reduce(_parts(suit.table, start, end) & _bits(suit)[:1].view(np.uint16)[:, None])
    np.bitwise_or.reduce(hits * lacks, axis=1, out=ranks[: len(costs)])
    uses = np.logical_or.reduce(hits[1:] & (costs[1:] != costs[0]), axis=1)
    ranks[1 : len(costs)] |= uses * np.array([1 << rank for rank in suit.ranks], np.uint16)


@lru_cache(maxsize=8)
def _parts(table: Table, start: int, end: int) -> Masks:
    """The four parts of the words of ``more_than``, each by itself, for a run of layouts."""
    return np.ascontiguousarray(table.more_than[start:end].view(np.uint16).reshape(end - start, -1).T)


def _near(plan: Plan, suits: Sequence[SuitQuery], asked: Indexes, least: Costs) -> tuple[Indexes, Indexes, Costs]:
    """The layouts that are looked at, cell by cell: their numbers in ``plan.cells.more_than``, how many each cell has,
    and what each costs above the cheapest."""
    part = plan.part_of_leaf.take(asked % len(plan.part_of_leaf))
    costs = [layout_costs(suit)[0] for suit in suits]
    firsts = np.array([0, *accumulate(map(len, costs[:-1]))])
    sizes = plan.cells.sizes.take(asked)
    ends = sizes.cumsum()
    starts = plan.cells.starts.take(asked) + firsts.take(part)
    layouts = np.arange(ends[-1]) + (starts + sizes - ends).repeat(sizes)
    there = np.concatenate(costs).take(layouts)
    near = np.flatnonzero(there <= (least * (least < FAR)).max(axis=0).repeat(sizes))
    counts = near.searchsorted(ends)
    counts[1:] -= counts[:-1].copy()
    shifts = (plan.cells.firsts - firsts).take(part)
    return layouts.take(near) + shifts.repeat(counts), counts, there.take(near) - least[0].repeat(counts)


def _cheapest(least: Costs, bits: Masks, counts: Indexes, above: Costs, uses: Masks) -> Masks:
    """The variants that each layout is cheapest for, if it does not die: it costs ``above`` more than the cheapest as
    the suit is held, and one more for the variants that it ``uses``."""
    cells = least.shape[1]
    gaps = least - least[0]
    levels = np.arange(2 + int(above.max()), dtype=np.uint8)
    by_gap = np.bitwise_or.reduce((gaps == levels[:, None, None]) * bits, axis=1)
    at = above.astype(np.intp) * cells + np.arange(cells).repeat(counts)
    flat = by_gap.reshape(-1)
    cheapest: Masks = flat.take(at) & ~uses | flat.take(at + cells) & uses
    return cheapest


@lru_cache(maxsize=512)
def _bits(suit: SuitQuery) -> Words:
    """For a suit as it is held three words, of what a layout lacks, uses and dies of: where each has a bit that is
    also one of the layout's, the layout does. Then the bits of the variants, filled up with 0."""
    lacks = _where(suit.held)
    uses = _where([copies - 1 for copies in suit.held])
    dies = _where([held - 1 + free if held else COPIES for held, free in zip(suit.held, suit.free, strict=True)])
    variants = [AS_HELD, *(1 << rank for rank in suit.ranks)]
    return np.array([lacks, uses, dies, *variants, *[0] * (VARIANTS - len(variants))], np.uint64)


def _where(copies: Sequence[int]) -> int:
    """The bits of the layouts that have more copies of a rank than these."""
    return sum(1 << 16 * mine + rank for rank, mine in enumerate(copies) if 0 <= mine < COPIES)
