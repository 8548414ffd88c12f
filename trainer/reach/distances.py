"""The distance of every key at many positions at once: the costs of suits are looked up, put together, the least taken.

Positions are a hand and what is left of it after each discard (`measure`), or any holdings, of which it only matters
whether a key can be reached (`in_reach`).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from trainer.reach.merging import Costs, Flags, Indexes, merged
from trainer.reach.model import Key
from trainer.reach.plans import Leaves, Plan, suit_counts
from trainer.reach.sevenpairs import seven_pairs
from trainer.reach.tables import FAR, IMPOSSIBLE, SuitQuery, suit_costs
from trainer.rules import Tile

Bits = npt.NDArray[np.uint64]


class SourceCosts(Struct, frozen=True):
    """The leaves of one source at every position: ``rows`` says which variant of the suit each position takes,
    ``extra`` what upgrades cost there, ``extra_bits`` the kinds they lack."""

    leaves: Leaves
    suit: SuitQuery
    rows: Indexes
    extra: Costs
    extra_bits: Bits

    def costs(self) -> Costs:
        """(cells, leaves, positions)."""
        costs = suit_costs(self.suit).take(self.rows, axis=2)
        return np.minimum(costs + self.extra, np.uint8(FAR)) if self.leaves.source.upgrades else costs


def _source_costs(
    leaves: Leaves, to_make: int, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]
) -> SourceCosts:
    source = leaves.source
    kept, coming = list(held), list(free)
    for tile in source.upgrades:
        kept[tile] = coming[tile] = 0
    mine = [tile for tile in drops if tile.suit is source.suit and kept[tile]]
    suit = SuitQuery(
        leaves.table, to_make, suit_counts(kept, source.suit), suit_counts(coming, source.suit), bool(mine)
    )
    rows = np.zeros(1 + len(drops), np.intp)
    for row, tile in enumerate(mine, start=1):
        rows[1 + drops.index(tile)] = row
    extra, bits = np.zeros(len(rows), np.uint8), np.zeros(len(rows), np.uint64)
    for tile in source.upgrades:
        for column, dropped in enumerate((None, *drops)):
            if held[tile] == (tile == dropped):
                extra[column] = min(FAR, extra[column] + (1 if free[tile] else FAR))
                bits[column] |= np.uint64(1 << tile)
    return SourceCosts(leaves, suit, rows, extra, bits)


class Distances(Struct, frozen=True):
    """Distances and what they come from, at every position: the hand as it is, then after each drop.

    ``costs``: (cells, leaves, positions); ``merges``: (cells, merges, positions); ``totals``: (hands, positions);
    ``ways``: which cells of the first half of a hand are on a cheapest way to it, (cells, hands, positions); ``best``:
    (keys, positions); ``pairs`` and ``pairs_bits``: distance and accepted kinds of seven pairs, (rows, positions).
    """

    plan: Plan
    parts: tuple[SourceCosts, ...]
    costs: Costs
    merges: Costs
    totals: Costs
    ways: Flags
    best: Costs
    pairs: Costs
    pairs_bits: Bits


def measure(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> Distances:
    """The distance of every key of the plan at every position, from the concealed tiles held and the unseen ones."""
    parts = tuple(_source_costs(leaves, plan.to_make, held, free, drops) for leaves in plan.leaves)
    costs = _side_by_side(plan, [part.costs() for part in parts], 1 + len(drops))
    merges, both, totals = _put_together(plan, costs)
    pairs, pairs_bits = _pairs(plan, held, free, drops)
    best = _best(plan, totals, pairs)
    return Distances(plan, parts, costs, merges, totals, both == totals, best, pairs, pairs_bits)


Holding = tuple[tuple[int, ...], tuple[int, ...]]
"""Copies held of each kind, and copies that can still come."""


def in_reach(plan: Plan, holdings: Sequence[Holding]) -> list[set[Key]]:
    """For each holding the keys that could be reached from it."""
    costs = _side_by_side(plan, [_costs_of(leaves, plan, holdings) for leaves in plan.leaves], len(holdings))
    held, free = (np.array(each) for each in zip(*holdings, strict=True))
    pairs, _ = seven_pairs(plan.pairs, held, free)
    best = _best(plan, _put_together(plan, costs)[2], pairs)
    return [{key for key, cost in zip(plan.keys, each, strict=True) if cost < IMPOSSIBLE} for each in best.T.tolist()]


def _costs_of(leaves: Leaves, plan: Plan, holdings: Sequence[Holding]) -> Costs:
    """(cells, leaves, holdings). Holdings that are alike in the suit are looked up once."""
    found: dict[tuple[tuple[int, ...], ...], Costs] = {}
    of_suit = [tuple(suit_counts(counts, leaves.source.suit) for counts in holding) for holding in holdings]
    for suit, (held, free) in zip(of_suit, holdings, strict=True):
        if suit not in found:
            found[suit] = _source_costs(leaves, plan.to_make, held, free, ()).costs()
    return np.concatenate([found[suit] for suit in of_suit], axis=2)


def _side_by_side(plan: Plan, costs: list[Costs], positions: int) -> Costs:
    """The cells of all leaves as one array; a plan may have none."""
    return np.concatenate([np.empty((2 * plan.to_make + 2, 0, positions), np.uint8), *costs], axis=1)


def _put_together(plan: Plan, costs: Costs) -> tuple[Costs, Costs, Costs]:
    """The merges, both halves of each hand put together at each cell of the first, and the least of these."""
    merges = merged(costs.take(plan.left, axis=1), costs.take(plan.right, axis=1))
    both = merges.take(plan.first, axis=1) + merges[::-1].take(plan.second, axis=1)
    return merges, both, both.min(axis=0)


def _best(plan: Plan, totals: Costs, pairs: Costs) -> Costs:
    """The distance of each key: the least over its hands and its seven pairs."""
    best = np.full((len(plan.keys), totals.shape[1]), FAR, np.uint8)
    np.minimum.at(best, plan.pairs_keys, pairs)
    if len(plan.key_starts):
        by_key = np.minimum.reduceat(totals.take(plan.hands, axis=0), plan.key_starts, axis=0)
        np.minimum(best[: len(by_key)], by_key, out=best[: len(by_key)])
    return best


def _pairs(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> tuple[Costs, Bits]:
    hands = np.array(held) - _ONE_LESS.take([len(Tile), *drops], axis=0)
    return seven_pairs(plan.pairs, hands, np.array(free))


_ONE_LESS = np.eye(len(Tile) + 1, len(Tile), dtype=np.intp)
"""For each kind one copy of it, and last none."""
