"""What the cheapest layouts lack, held against its meaning: a copy of such a rank lowers the cost, of no other."""

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from trainer.reach.layouts import RANKS
from trainer.reach.masks import lacked
from trainer.reach.model import USUAL_KEYS
from trainer.reach.plans import make_plan
from trainer.reach.tables import FAR, Counts, SuitQuery, suit_costs
from trainer.rules import COPIES, Suit, load_values

PLAN = make_plan(USUAL_KEYS, (), (1, 5, 6, 7), load_values("sihai"))


def random_suits(random: Random) -> list[SuitQuery]:
    """Four suits with some copies held and some out of reach; two of them may be alike."""
    suits: list[SuitQuery] = []
    dead = random.choice((0.0, 0.1, 0.4))
    for leaves in PLAN.leaves:
        ranks = 7 if leaves.source.suit is Suit.HONOURS else RANKS
        held = [min(COPIES, max(0, int(random.gauss(0.3, 0.9)))) if rank < ranks else 0 for rank in range(RANKS)]
        free = [sum(random.random() >= dead for _ in range(COPIES - copies)) for copies in held]
        free[ranks:] = [0] * (RANKS - ranks)
        suits.append(SuitQuery(leaves.table, PLAN.to_make, tuple(held), tuple(free), True))
    if random.random() < 0.3:
        suits[1] = suits[0]
    return suits


def ranks_that_help(suit: SuitQuery) -> npt.NDArray[np.uint16]:
    """By trying: for every cell, feature and variant the ranks, a bit each, of which one more copy lowers the cost."""
    costs = suit_costs(suit)
    found = np.zeros(costs.shape, np.uint16)
    for variant, dropped in enumerate((None, *suit.ranks)):
        held = _changed(suit.held, dropped, -1)
        for rank in (rank for rank in range(RANKS) if suit.free[rank]):
            after = suit._replace(held=_changed(held, rank, 1), free=_changed(suit.free, rank, -1), with_less=False)
            found[:, :, variant] |= (suit_costs(after)[:, :, 0] < costs[:, :, variant]) * np.uint16(1 << rank)
    return found


def _changed(copies: Counts, rank: int | None, by: int) -> Counts:
    return tuple(count + by * (place == rank) for place, count in enumerate(copies))


def some_places(suits: list[SuitQuery], random: Random, share: float) -> npt.NDArray[np.intp]:
    """Some of the cells and leaves that are possible as the suits are held, in any order."""
    costs = np.concatenate([suit_costs(suit)[:, :, 0] for suit in suits], axis=1)
    possible = np.flatnonzero(costs < FAR).tolist()
    return np.array(random.sample(possible, int(share * len(possible))), np.intp)


@pytest.mark.parametrize("seed", range(12))
def test_a_rank_is_lacked_if_one_more_copy_lowers_the_cost(seed: int) -> None:
    random = Random(seed)
    suits = random_suits(random)
    expected = [ranks_that_help(suit) for suit in suits]
    for share in (0.3, 0.6, 0.6):
        places = some_places(suits, random, share)
        found = lacked(PLAN, suits, places)
        for place in places.tolist():
            cell, leaf = divmod(place, len(PLAN.part_of_leaf))
            part, feature = PLAN.part_of_leaf[leaf], PLAN.feature_of_leaf[leaf]
            possible = suit_costs(suits[part])[cell, feature] < FAR
            mine = found[place, : len(possible)][possible]
            assert mine.tolist() == expected[part][cell, feature][possible].tolist()
