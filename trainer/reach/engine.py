"""How near is every fan? (draft)"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from trainer.reach.merging import Bits, Costs, Flags, Merge
from trainer.reach.plans import Indexes, Leaves, Plan, make_plan, suit_counts
from trainer.reach.programs import SUITS
from trainer.reach.sevenpairs import seven_pairs
from trainer.reach.tables import FAR, IMPOSSIBLE, SuitCosts, find_masks, suit_costs
from trainer.reach.values import Key, Line, Nearness, Position, Reach, check_position
from trainer.rules import PATTERN_FANS, Tile, ValueSet, counts

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
    return Nearness(distance, tuple(tile for tile in Tile if bits >> tile & 1), live)


_Cell = TypeVar("_Cell", np.uint8, np.uint16)


@dataclass(frozen=True, slots=True)
class _Part:
    """The leaves of one source at every position: ``rows`` says which row of the suit's costs each position takes,
    ``extra`` what the upgrades cost there, ``extra_bits`` the kinds they lack."""

    leaves: Leaves
    suit: SuitCosts
    rows: Indexes
    extra: Costs
    extra_bits: Bits

    def costs(self) -> Costs:
        costs: Costs = np.minimum(self._spread(self.suit.costs) + self.extra, np.uint8(FAR))
        return costs

    def bits(self) -> Bits:
        shift = np.uint64(9 * SUITS.index(self.leaves.source.suit))
        return (self._spread(self.suit.masks).astype(np.uint64) << shift) | self.extra_bits

    def _spread(self, cells: npt.NDArray[_Cell]) -> npt.NDArray[_Cell]:
        shaped = cells.reshape(len(cells), self.suit.most + 1, 2, -1)[..., self.leaves.features]
        spread: npt.NDArray[_Cell] = shaped.transpose(1, 2, 3, 0)[..., self.rows]
        return spread

    def find_masks(self, wanted: Flags) -> None:
        """Have the masks of the cells found that are wanted, shaped (melds, pair, leaf, position)."""
        by_position = wanted.transpose(3, 0, 1, 2)
        flags = np.zeros((len(self.suit.costs), self.suit.most + 1, 2, len(self.leaves.table.features)), np.bool_)
        flags[0][..., self.leaves.features] = by_position[self.rows == 0].any(axis=0)
        own = self.rows > 0
        flags[self.rows[own][:, None], :, :, self.leaves.features] = by_position[own].transpose(0, 3, 1, 2)
        find_masks(self.suit, flags.reshape(self.suit.costs.shape))


def _part(leaves: Leaves, to_make: int, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> _Part:
    source = leaves.source
    kept, coming = list(held), list(free)
    for tile in source.upgrades:
        kept[tile] = coming[tile] = 0
    mine = [tile for tile in drops if tile.suit is source.suit]
    suit = suit_costs(
        leaves.table,
        to_make,
        suit_counts(tuple(kept), source.suit),
        suit_counts(tuple(coming), source.suit),
        bool(mine),
    )
    with_row = [tile for tile in mine if kept[tile]]
    rows = np.array([0, *(with_row.index(tile) + 1 if tile in with_row else 0 for tile in drops)], np.intp)
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
    costs = np.concatenate([part.costs() for part in parts], axis=2)
    merge = Merge(costs.take(plan.left, axis=2), costs.take(plan.right, axis=2))
    first = merge.cost.take(plan.first, axis=2)
    second = merge.cost[::-1, ::-1].take(plan.second, axis=2)
    splits = first + second
    totals = splits.min(axis=(0, 1))
    served = totals[plan.hands]
    best = np.full((len(plan.keys), 1 + len(drops)), FAR, np.uint8)
    best[: len(plan.key_starts)] = np.minimum.reduceat(served, plan.key_starts, axis=0)
    pairs = _pairs(plan, held, free, drops)
    np.minimum.at(best, plan.pairs_keys, pairs[0])
    on_best = (served == best[plan.key_of_hand]) & (served < IMPOSSIBLE)
    wanted = np.zeros(totals.shape, np.bool_)
    np.logical_or.at(wanted, plan.hands, on_best)
    lacking = _lacking(plan, parts, costs, splits, totals, wanted)
    bits = np.zeros(best.shape, np.uint64)
    bits[: len(plan.key_starts)] = np.bitwise_or.reduceat(
        np.where(on_best, lacking[plan.hands], np.uint64(0)), plan.key_starts, axis=0
    )
    np.bitwise_or.at(bits, plan.pairs_keys, np.where(pairs[0] == best[plan.pairs_keys], pairs[1], np.uint64(0)))
    return best, bits


def _pairs(plan: Plan, held: tuple[int, ...], free: tuple[int, ...], drops: Sequence[Tile]) -> Answers:
    hands = np.tile(np.array(held, np.int8), (1 + len(drops), 1))
    hands[np.arange(1, 1 + len(drops)), list(drops)] -= 1
    return seven_pairs(plan.pairs, hands, np.array(free, np.int8))


def _lacking(
    plan: Plan, parts: Sequence[_Part], costs: Costs, splits: Costs, totals: Costs, wanted: Flags
) -> Bits:
    """The kinds that the hands ``wanted`` lack on all cheapest ways: (hands, positions)."""
    bits = np.zeros(totals.shape, np.uint64)
    hands = np.flatnonzero(wanted.any(axis=1))
    if not len(hands):
        return bits
    hits = (splits[:, :, hands] == totals[hands]) & wanted[hands]
    merges, merge_wanted = _gather(
        np.concatenate([plan.first[hands], plan.second[hands]]), np.concatenate([hits, hits[::-1, ::-1]], axis=2)
    )
    left, right = plan.left[merges], plan.right[merges]
    merge = Merge(costs.take(left, axis=2), costs.take(right, axis=2))
    leaves, leaf_wanted = _gather(np.concatenate([left, right]), np.concatenate(merge.needed(merge_wanted), axis=2))
    leaf_bits = np.zeros(costs.shape, np.uint64)
    flags = np.zeros(costs.shape, np.bool_)
    flags[:, :, leaves] = leaf_wanted
    for part in parts:
        span = slice(part.leaves.start, part.leaves.stop)
        part.find_masks(flags[:, :, span])
        leaf_bits[:, :, span] = part.bits()
    merged = merge.masks(leaf_bits.take(left, axis=2), leaf_bits.take(right, axis=2))
    place = np.empty(len(plan.left), np.intp)
    place[merges] = np.arange(len(merges))
    both = merged.take(place[plan.first[hands]], axis=2) | merged[::-1, ::-1].take(place[plan.second[hands]], axis=2)
    bits[hands] = np.bitwise_or.reduce(np.where(hits, both, np.uint64(0)), axis=(0, 1))
    return bits


def _gather(numbers: Indexes, flags: Flags) -> tuple[Indexes, Flags]:
    """The distinct numbers, sorted, and for each whether any of its flags (along the third axis) is set."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return ordered[starts], np.logical_or.reduceat(flags[:, :, order], starts, axis=2)

