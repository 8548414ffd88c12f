"""Deals to order: the thirteen tiles of a seat that starts near a fan, or between two.

Near: a complete hand with the fan is made by chance, as many tiles as asked are taken out, the rest is filled up
from the shuffled wall. Conflict: two such hands that resemble each other; the seat gets tiles of both so that
neither is farther than asked, and each has tiles that the other has no use for. Every missing tile is in the wall
or in another hand. A lucky filling may bring the fan nearer than asked, never farther.
"""

from collections import Counter
from random import Random

from trainer.game.deals import DEALT, Conflict, DealError, Near, deal_fault
from trainer.game.targets import Tiles, target_hand
from trainer.rules import Seat, Tile, value_tiles

_ATTEMPTS = 400


def ordered_hand(start: Near | Conflict, rng: Random, prevailing: Seat | None = None) -> Tiles:
    """The tiles chosen for the seat of ``start``: 13, or fewer that the wall fills up. ``prevailing``: the prevailing
    wind, where a pung of it is 番牌.

    Raises `trainer.game.deals.DealError` (``fan``) when two fans cannot be begun in one hand.
    """
    honours = value_tiles(start.seat, prevailing)
    if isinstance(start, Near):
        target = target_hand(start.fan, honours, rng)
        return tuple(sorted(rng.sample(target, len(target) - start.missing)))
    # The second hand is made to resemble the first; some fans resemble others more easily than the other way round.
    for made_first, made_second in (start.fans, start.fans[::-1]):
        for _ in range(_ATTEMPTS):
            first = target_hand(made_first, honours, rng)
            second = target_hand(made_second, honours, rng, Counter(first))
            hand = _between(Counter(first), Counter(second), start.missing, rng)
            if hand is not None:
                return hand
    names = " and ".join(start.fans)
    raise DealError([deal_fault("fan", f"no start is {start.missing} tiles short of both {names}")])


def _between(first: Counter[Tile], second: Counter[Tile], missing: int, rng: Random) -> Tiles | None:
    """Thirteen tiles ``missing`` short of both hands, or None when the hands share too little or too much."""
    shared = first & second
    spare = 2 * missing + DEALT - first.total() - second.total()
    take = -spare
    alone = (first.total() - missing - take, second.total() - missing - take)
    only = (first - shared, second - shared)
    enough = shared.total() >= take and all(pile.total() >= count for pile, count in zip(only, alone, strict=True))
    if take < 0 or min(alone) < 1 or not enough:
        return None
    hand = rng.sample(sorted(shared.elements()), take)
    for pile, count in zip(only, alone, strict=True):
        hand += rng.sample(sorted(pile.elements()), count)
    return tuple(sorted(hand))
