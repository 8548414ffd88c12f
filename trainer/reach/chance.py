"""How likely a key is within so many own draws, estimated by drawing from the unseen tiles.

A random order of the unseen tiles stands for everything nobody knows; the next own draws are its first tiles. The
estimate is a best case: nothing useful is thrown away meanwhile, and nothing is claimed. A hand then is there as soon
as the tiles held and drawn contain it, which is a distance of 0 with no tile left to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from random import Random

import numpy as np
import numpy.typing as npt

from trainer.reach.merging import merged
from trainer.reach.plans import Plan, make_plan, suit_counts
from trainer.reach.sevenpairs import seven_pairs
from trainer.reach.tables import FAR, IMPOSSIBLE, Counts, Table, cheapest
from trainer.reach.values import Key, Position, check_position
from trainer.rules import Tile, ValueSet, counts, load_values

ORDERS = 400
"""Random orders of the unseen tiles that an estimate is made of."""
STEP = 40
"""Orders that are drawn at a time."""


@dataclass(frozen=True, slots=True)
class Chance:
    """An estimate: in ``hits`` of ``orders`` random orders the next ``draws`` own draws complete a hand for the key."""

    key: Key
    draws: int
    orders: int
    hits: int

    @property
    def share(self) -> float:
        """The estimated chance, from 0 to 1."""
        return self.hits / self.orders

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.orders)


def estimate_chance(
    position: Position, key: Key, draws: int, seed: int, orders: int = ORDERS, values: ValueSet | None = None
) -> Chance:
    """Estimate the chance of a key within ``draws`` own draws; the same seed gives the same estimate.

    ``values`` are the rule book's unless others are given. Raises `trainer.rules.HandError` for a position that cannot
    exist, and `ValueError` for fewer than one order or fewer than no draws.
    """
    *_, last = estimates(position, key, draws, seed, orders, values)
    return last


def estimates(
    position: Position, key: Key, draws: int, seed: int, orders: int = ORDERS, values: ValueSet | None = None
) -> Iterator[Chance]:
    """Estimates of more and more orders, one every few milliseconds; the last is that of `estimate_chance`, and of all.
    Raises as it does."""
    check_position(position)
    if orders < 1 or draws < 0:
        raise ValueError(f"{draws} draws in {orders} orders")
    plan = make_plan((key,), position.melds, position.value_ranks, values or load_values("sihai"))
    unseen = [tile for tile, copies in zip(Tile, position.unseen(), strict=True) for _ in range(copies)]
    random = Random(seed)
    hits = 0
    for done in range(0, orders, STEP):
        hands = np.repeat(np.array([counts(position.concealed)]), min(STEP, orders - done), axis=0)
        for hand in hands:
            for tile in random.sample(unseen, min(draws, len(unseen))):
                hand[tile] += 1
        hits += int(_complete(plan, hands).sum())
        yield Chance(key, draws, done + len(hands), hits)


def _complete(plan: Plan, hands: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
    """Which hands (rows of 34 counts, any number of tiles) contain a complete hand for the plan's only key."""
    complete = np.zeros(len(hands), np.bool_)
    if len(plan.pairs_keys):
        distances, _ = seven_pairs(plan.pairs, hands, np.zeros(hands.shape[1], np.intp))
        complete |= (distances == 0).any(axis=0)
    if len(plan.hands):
        costs = np.concatenate([_leaf_costs(plan, hands, number) for number in range(len(plan.leaves))], axis=1)
        merges = merged(costs.take(plan.left, axis=1), costs.take(plan.right, axis=1))
        totals = (merges.take(plan.first, axis=1) + merges[::-1].take(plan.second, axis=1)).min(axis=0)
        complete |= (totals < IMPOSSIBLE).any(axis=0)
    return complete


def _leaf_costs(plan: Plan, hands: npt.NDArray[np.intp], number: int) -> npt.NDArray[np.uint8]:
    """The costs of the leaves of one source for every hand: 0 where a cell can be filled, else far."""
    leaves = plan.leaves[number]
    kept, costs_nothing = hands.copy(), np.ones(len(hands), np.bool_)
    for tile in leaves.source.upgrades:
        costs_nothing &= hands[:, tile] > 0
        kept[:, tile] = 0
    suit = [suit_counts(hand, leaves.source.suit) for hand in kept.tolist()]
    costs = np.stack([_filled(leaves.table, plan.to_make, held) for held in suit], axis=2)
    return np.where(costs_nothing, costs, np.uint8(FAR))


@lru_cache(maxsize=1024)
def _filled(table: Table, most: int, held: Counts) -> npt.NDArray[np.uint8]:
    return cheapest(table, most, held, (0,) * len(held))
