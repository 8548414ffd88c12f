"""How near is every fan? (draft)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from trainer.reach.merging import Bits, Costs, Flags, Indexes, lacking, merged, on_the_way, sides
from trainer.reach.plans import Leaves, Plan, make_plan, suit_counts
from trainer.reach.programs import SUITS
from trainer.reach.sevenpairs import seven_pairs
from trainer.reach.tables import FAR, IMPOSSIBLE, SuitCosts, find_masks, suit_costs
from trainer.reach.values import Key, Line, Nearness, Position, Reach, check_position
from trainer.rules import PATTERN_FANS, TILES, Tile, ValueSet, counts

LINES = (0, 5, 10)
"""The winning lines of the rule book."""


def analyse(position: Position, values: ValueSet, lines: Sequence[int] = LINES) -> Reach:
    """The distance, accepted kinds and live copies of every pattern fan and of a hand worth each of ``lines``, for the
    position as it is and after each discard.

    Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    check_position(position)
    keys: tuple[Key, ...] = (*PATTERN_FANS, *(Line(points) for points in lines))
    drops = tuple(sorted(set(position.concealed))) if position.must_discard else ()
    plan = make_plan(keys, position.melds, position.seat, values)
    free = position.unseen()
    distances, bits = _answers(plan, counts(position.concealed), free, drops)
    kinds = (bits[:, :, None] >> np.arange(len(Tile), dtype=np.uint64)) & np.uint64(1)
    live = (kinds.astype(np.int64) @ np.array(free, np.int64)).tolist()
    columns = [
        {
            key: _nearness(distance[column], accepted[column], copies[column])
            for key, distance, accepted, copies in zip(plan.keys, distances.tolist(), bits.tolist(), live, strict=True)
            if distance[column] < IMPOSSIBLE
        }
        for column in range(1 + len(drops))
    ]
    return Reach(columns[0], dict(zip(drops, columns[1:], strict=True)))


@lru_cache(maxsize=16384)
def _nearness(distance: int, bits: int, live: int) -> Nearness:
    return Nearness(distance, _kinds(bits & _HALF) + _kinds(bits & ~_HALF), live)


_HALF = (1 << 17) - 1


@lru_cache(maxsize=65536)
def _kinds(bits: int) -> tuple[Tile, ...]:
    return tuple(tile for tile in TILES if bits >> tile & 1)


@dataclass(frozen=True, slots=True)
class _Part:
    """The leaves of one source at every position: ``rows`` says which variant of the suit each position takes,
    ``extra`` what upgrades cost there, ``extra_bits`` the kinds they lack."""

    leaves: Leaves
    suit: SuitCosts
    rows: Indexes
    extra: Costs
    extra_bits: Bits

    def costs(self) -> Costs:
        """(cells, leaves, positions)."""
        costs = self.suit.costs.take(self.rows, axis=2)
        return np.minimum(costs + self.extra, np.uint8(FAR)) if self.leaves.source.upgrades else costs

    def bits(self, wanted: Flags) -> Bits:
        """The kinds that the cheapest targets of the wanted cells lack: (cells, leaves, positions)."""
        flags = np.zeros(self.suit.costs.shape, np.bool_)
        base = self.rows == 0
        flags[:, :, 0] = wanted[:, :, base].any(axis=2)
        flags[:, :, self.rows[~base]] = wanted[:, :, ~base]
        find_masks(self.suit, flags)
        bits = self.suit.masks.take(self.rows, axis=2)
        bits <<= np.uint64(9 * SUITS.index(self.leaves.source.suit))
        return bits | self.extra_bits if self.leaves.source.upgrades else bits


def _part(leaves: Leaves, to_make: int, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> _Part:
    source = leaves.source
    kept, coming = list(held), list(free)
    for tile in source.upgrades:
        kept[tile] = coming[tile] = 0
    mine = [tile for tile in drops if tile.suit is source.suit and kept[tile]]
    suit = suit_costs(
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
    return _Part(leaves, suit, rows, extra, bits)


Answers = tuple[Costs, Bits]


def _answers(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> Answers:
    """Distance and accepted kinds (a bit each) of every key of the plan at every position: (keys, positions)."""
    parts = [_part(leaves, plan.to_make, held, free, drops) for leaves in plan.leaves]
    costs = np.concatenate([part.costs() for part in parts], axis=1)
    merges = merged(costs.take(plan.left, axis=1), costs.take(plan.right, axis=1))
    ways = merges.take(plan.first, axis=1) + merges[::-1].take(plan.second, axis=1)
    totals = ways.min(axis=0)
    served = totals.take(plan.hands, axis=0)
    best = np.full((len(plan.keys), 1 + len(drops)), FAR, np.uint8)
    best[: len(plan.key_starts)] = np.minimum.reduceat(served, plan.key_starts, axis=0)
    pairs, pairs_bits = _pairs(plan, held, free, drops)
    np.minimum.at(best, plan.pairs_keys, pairs)
    on_best = (served == best.take(plan.key_of_hand, axis=0)) & (served < IMPOSSIBLE)
    wanted = np.zeros(totals.shape, np.bool_)
    np.logical_or.at(wanted, plan.hands, on_best)
    hand_bits = _lacking(plan, parts, costs, merges, (ways == totals) & wanted)
    bits = np.zeros(best.shape, np.uint64)
    bits[: len(plan.key_starts)] = np.bitwise_or.reduceat(
        hand_bits.take(plan.hands, axis=0) * on_best, plan.key_starts, axis=0
    )
    np.bitwise_or.at(bits, plan.pairs_keys, pairs_bits * (pairs == best.take(plan.pairs_keys, axis=0)))
    return best, bits


def _pairs(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> Answers:
    hands = np.tile(np.array(held, np.int8), (1 + len(drops), 1))
    hands[np.arange(1, 1 + len(drops)), list(drops)] -= 1
    return seven_pairs(plan.pairs, hands, np.array(free, np.int8))


def _lacking(plan: Plan, parts: Sequence[_Part], costs: Costs, merges: Costs, ways: Flags) -> Bits:
    """The kinds that each hand lacks on all of the ``ways`` to it (cells, hands, positions): (hands, positions)."""
    bits = np.zeros(ways.shape[1:], np.uint64)
    hands = np.flatnonzero(ways.any(axis=(0, 2)))
    if not len(hands):
        return bits
    ways = ways.take(hands, axis=1)
    first, second = plan.first[hands], plan.second[hands]
    used, wanted = _gather(np.concatenate([first, second]), np.concatenate([ways, ways[::-1]], axis=1))
    left_leaves, right_leaves = plan.left[used], plan.right[used]
    left, right = costs.take(left_leaves, axis=1), costs.take(right_leaves, axis=1)
    hits = on_the_way(left, right, merges.take(used, axis=1), wanted)
    leaves, wanted = _gather(
        np.concatenate([left_leaves, right_leaves]), np.concatenate(sides(hits, len(costs)), axis=1)
    )
    flags = np.zeros(costs.shape, np.bool_)
    flags[:, leaves] = wanted
    leaf_bits = np.concatenate([part.bits(flags[:, part.leaves.span]) for part in parts], axis=1)
    merge_bits = lacking(leaf_bits.take(left_leaves, axis=1), leaf_bits.take(right_leaves, axis=1), hits)
    both = merge_bits.take(np.searchsorted(used, first), axis=1)
    both |= merge_bits[::-1].take(np.searchsorted(used, second), axis=1)
    bits[hands] = np.bitwise_or.reduce(both * ways, axis=0)
    return bits


def _gather(numbers: Indexes, flags: Flags) -> tuple[Indexes, Flags]:
    """The distinct numbers, sorted, and for each whether any of its flags (along the second axis) is set."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return ordered[starts], np.logical_or.reduceat(flags.take(order, axis=1), starts, axis=1)
