"""What a whole hand is worth by its suits, beside the scorer of whole hands."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.reach.chowfans import CHOWS, chow_points
from trainer.reach.target_points import (
    TraitBounds,
    Traits,
    flush_points,
    joint_points,
    most_joint_points,
    suit_points,
)
from trainer.rules import (
    BUILT_IN,
    TILES,
    Circumstances,
    FanClass,
    FanId,
    Meld,
    Pair,
    Part,
    Reading,
    Seat,
    Suit,
    Tile,
    load_values,
    score_reading,
)

NUMBERS = (Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO)
few = [tile for tile in TILES if tile.is_honour or tile.rank in (1, 2, 4, 7, 9)]
some_chows = st.sampled_from([tile for tile in CHOWS if tile.rank in (1, 2, 4, 7)]).map(Meld.chow)
some_melds = st.one_of(some_chows, some_chows, st.sampled_from(few).map(Meld.pung))
hands = st.tuples(st.lists(some_melds, min_size=4, max_size=4), st.sampled_from(few).map(Pair))


def choices_of(suit: Suit, hands: Sequence[Sequence[Part]]) -> Traits:
    """What each hand holds of a suit, a row each."""
    own = [[part for part in hand if part.suit is suit] for hand in hands]
    chows = [[part.tile.rank for part in parts if isinstance(part, Meld) and part.is_chow] for parts in own]
    return Traits(
        np.array([[ranks.count(rank) for rank in range(1, 8)] for ranks in chows], np.uint8),
        np.array([all(tile.is_simple for part in parts for tile in part.tiles) for parts in own], np.bool_),
        np.array([all(any(tile.is_terminal for tile in part.tiles) for part in parts) for parts in own], np.bool_),
    )


@pytest.mark.parametrize("name", BUILT_IN)
@given(hands)
def test_suits_and_what_they_make_together_are_what_the_scorer_gives(name: str, hand: tuple[list[Meld], Pair]) -> None:
    values = load_values(name)
    parts: tuple[Part, ...] = (*hand[0], hand[1])
    suits = {part.suit for part in parts}
    honours = Suit.HONOURS in suits
    scored = score_reading(Reading(parts), Circumstances(Seat.E), values)
    sides = [choices_of(suit, [parts]) for suit in NUMBERS]
    together = joint_points(sides, honours, values)
    points = sum(int(suit_points(side.chows, values)[0]) for side in sides) + int(together[0, 0, 0])
    points += flush_points(honours, len(suits & set(NUMBERS)), values)
    assert points == scored.total - scored.fans.get(FanId.FANPAI, 0) * values.points[FanId.FANPAI]
    assert most_joint_points([TraitBounds.of(side) for side in sides], honours, values) == together[0, 0, 0]


outside_melds = st.sampled_from([Meld.chow(Tile.M1), Meld.chow(Tile.P7), Meld.pung(Tile.S9), Meld.pung(Tile.P1)])
outside = st.tuples(st.lists(outside_melds, min_size=4, max_size=4), st.sampled_from((Tile.M1, Tile.S9)).map(Pair))
inside_melds = st.sampled_from([Meld.chow(Tile.M4), Meld.chow(Tile.P2), Meld.pung(Tile.S5), Meld.pung(Tile.P4)])
inside = st.tuples(st.lists(inside_melds, min_size=4, max_size=4), st.sampled_from((Tile.M5, Tile.S5)).map(Pair))


@given(st.lists(hands | outside | inside, min_size=1, max_size=3), st.booleans())
def test_every_combination_of_what_suits_hold_is_worth_the_same_alone_and_no_more_than_the_bound(
    found: list[tuple[list[Meld], Pair]], honours: bool
) -> None:
    values = load_values("sihai")
    sides = [choices_of(suit, [(*melds, pair) for melds, pair in found]) for suit in NUMBERS]
    together = joint_points(sides, honours, values)
    assert most_joint_points([TraitBounds.of(side) for side in sides], honours, values) >= together.max()
    for place, points in np.ndenumerate(together):
        alone = [choices_of(suit, [(*found[row][0], found[row][1])]) for suit, row in zip(NUMBERS, place, strict=True)]
        assert points == joint_points(alone, honours, values)[0, 0, 0]


@pytest.mark.parametrize("copies", [(1, 1, 0), (2, 2, 0), (1, 1, 2), (4, 4, 0), (4, 1, 1), (2, 2, 2), (4, 4, 4)])
def test_chows_of_one_rank_are_bound_by_what_four_of_them_are_worth(copies: tuple[int, int, int]) -> None:
    values = load_values("sihai")
    chows = [Tile(9 * suit + 3) for suit, count in enumerate(copies) for _ in range(count)]
    best = max(chow_points(four, (FanClass.MIXED,), values) for four in combinations(chows, min(4, len(chows))))
    rows = [np.array([0, 0, 0, count, 0, 0, 0], np.uint8) for count in copies]
    bounds = [TraitBounds(row, int(row.max()), 1, simple=False, outside=False) for row in rows]
    pinghe = values.points[FanId.PINGHE] if sum(copies) >= 4 else 0
    assert most_joint_points(bounds, False, values) == best + pinghe
