"""How likely the own draws that are left bring a key, if nobody wins first and nothing is claimed.

One tile away the chance is exact: any of the accepted tiles among so many draws. Farther away it depends on play, so
random orders of the unseen tiles are played by `trainer.reach.greedy`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from trainer.reach.engine import analyse_keys
from trainer.reach.greedy import greedy_draws
from trainer.reach.model import ORDERS, Chance, Key, Position, check_between_turns, exact_chance
from trainer.rules import TILES, ValueSet


def chances(
    position: Position, key: Key, draws: int, values: ValueSet, seed: int = 0, orders: int = ORDERS
) -> Iterator[Chance]:
    """The chance of a key for a hand of 13: once if it is exact, else after each order that was played.

    Each step takes a few milliseconds. The same seed gives the same chances. A key out of reach has none. Raises
    `trainer.rules.HandError` for a position that cannot exist or has 14 tiles, and `ValueError` for fewer than one
    order, or fewer draws than none or more than tiles are unseen.
    """
    check_between_turns(position)
    unseen = [tile for tile, copies in zip(TILES, position.unseen(), strict=True) for _ in range(copies)]
    if orders < 1 or not 0 <= draws <= len(unseen):
        raise ValueError(f"{draws} draws of {len(unseen)} tiles in {orders} orders")
    now = analyse_keys(position, (key,), values).now.get(key)
    if now is None:
        return
    if now.distance == 1:
        yield exact_chance(key, now.live, len(unseen), draws)
        return
    random, hits = Random(seed), 0
    for number in range(1, orders + 1):
        wall = random.sample(unseen, len(unseen))
        hits += greedy_draws(position, key, wall, draws, values) is not None
        yield Chance(key, draws, number, hits)
