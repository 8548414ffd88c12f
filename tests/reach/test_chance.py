"""The chance of a key: exact one tile away, played in random orders farther away."""

from itertools import combinations, permutations
from math import sqrt

import pytest

from tests.reach.test_brute import all_but
from trainer.reach import (
    WIN,
    Chance,
    Key,
    Line,
    Position,
    analyse,
    chances,
    exact_chance,
    greedy_draws,
    position_from_data,
)
from trainer.rules import FanId, HandError, Meld, Seat, Tile, load_values, parse_tiles

SIHAI = load_values("sihai")


def position(concealed: str, visible: str = "") -> Position:
    return position_from_data({"concealed": concealed, "visible": visible, "seat": "E"})


def unseen_tiles(hand: Position) -> list[Tile]:
    return [tile for tile, copies in zip(Tile, hand.unseen(), strict=True) for _ in range(copies)]


def chance(hand: Position, key: Key, draws: int, seed: int = 0, orders: int = 20) -> Chance:
    *_, last = chances(hand, key, draws, SIHAI, seed, orders)
    return last


def test_two_live_tiles_among_eighty_come_in_ten_draws_about_one_time_in_four() -> None:
    assert round(100 * exact_chance(WIN, 2, 80, 10).share) == 24


def test_one_away_the_chance_is_exact_and_that_of_the_accepted_tiles() -> None:
    hand = position("23456789m123p55s", "1m")
    (found,) = chances(hand, Line(10), 10, SIHAI)
    assert found == exact_chance(Line(10), winning=3 + 3 + 3, unseen=122, draws=10)
    assert found.exact


@pytest.mark.parametrize("draws", range(4))
def test_the_exact_chance_against_every_choice_of_a_small_wall(draws: int) -> None:
    hand = position("23456789m123p55s", all_but("123456789m123p5s", "11m"))
    accepted = analyse(hand, SIHAI).now[WIN].accepts
    choices = list(combinations(unseen_tiles(hand), draws))
    hits = sum(not set(accepted).isdisjoint(chosen) for chosen in choices)
    assert chance(hand, WIN, draws) == Chance(WIN, draws, len(choices), hits, exact=True)


def test_farther_away_it_says_how_many_orders_were_played() -> None:
    hand = position("123m456m789m1234z")
    growing = list(chances(hand, Line(5), 8, SIHAI, orders=12))
    assert [found.orders for found in growing] == list(range(1, 13))
    assert [found.hits for found in growing] == sorted(found.hits for found in growing)
    assert not any(found.exact for found in growing)


def test_the_seed_decides() -> None:
    hand = position("123m456m78m11233z")
    first, again, other = (list(chances(hand, WIN, 8, SIHAI, seed, orders=30)) for seed in (1, 1, 2))
    assert first == again != other


def test_a_key_out_of_reach_has_no_chance() -> None:
    opened = {"concealed": "123m456m789m1z", "melds": [{"kind": "pung", "tiles": "222z"}], "seat": "E"}
    assert list(chances(position_from_data(opened), FanId.QIDUI, 12, SIHAI)) == []


def test_the_chance_played_is_that_of_all_orders() -> None:
    """Two draws, two away: every ordered pair of the tiles left, against random orders."""
    hand = position("123m456m78m55p45s1z", all_but("123456789m5p3456s1z", "123456m"))
    wall = unseen_tiles(hand)
    pairs = list(permutations(wall, 2))
    reached = sum(greedy_draws(hand, WIN, pair, 2, SIHAI) is not None for pair in pairs)
    share = reached / len(pairs)
    assert 0 < share < 1
    orders = 400
    assert abs(chance(hand, WIN, 2, seed=3, orders=orders).share - share) <= 4 * sqrt(share * (1 - share) / orders)


def test_greedy_play_keeps_what_is_nearest_and_counts_own_draws() -> None:
    hand = position("123m456m789m12p5s7z")
    drawn = parse_tiles("1z") + parse_tiles("3p") + parse_tiles("7z")
    assert greedy_draws(hand, FanId.YITIAOLONG, drawn, 3, SIHAI) == 3
    assert greedy_draws(hand, FanId.YITIAOLONG, drawn, 2, SIHAI) is None


def test_greedy_play_declares_the_kong_it_needs_and_draws_once_more() -> None:
    """The fourth 1z makes no hand of 14; declared, it leaves one tile to come, which is drawn for it."""
    hand = position("111z456m789m12p99s")
    wall = parse_tiles("1z") + parse_tiles("3p")
    assert greedy_draws(hand, FanId.GANG, wall, 1, SIHAI) == 1
    assert greedy_draws(hand, FanId.GANG, wall[:1], 1, SIHAI) is None


def test_greedy_play_adds_the_fourth_tile_to_an_open_pung() -> None:
    opened = Position(parse_tiles("456m789m12p99s"), (Meld.pung(Tile.Z1),), Seat.E, ())
    assert greedy_draws(opened, FanId.GANG, parse_tiles("1z") + parse_tiles("3p"), 1, SIHAI) == 1


def test_greedy_play_against_plain_play() -> None:
    """The same rule written down plainly: all keys of every position after every discard."""
    hand = position("13579m2468p135s7z")
    wall = unseen_tiles(hand)[::7]
    left, number = hand, 0
    for tile in wall:
        number += 1
        drawn = left.with_drawn(tile)
        if analyse(drawn, SIHAI).now[WIN].distance == 0:
            break
        left = min(
            (drawn.without(drop) for drop in sorted(set(drawn.concealed))),
            key=lambda after: (analyse(after, SIHAI).now[WIN].distance, -analyse(after, SIHAI).now[WIN].live),
        )
    assert greedy_draws(hand, WIN, wall, len(wall), SIHAI) == number < len(wall)


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (Position(parse_tiles("1m"), (), Seat.E, ()), "1 concealed tile"),
        (position("123m456m789m11122z"), "14 concealed tiles"),
    ],
)
def test_only_a_hand_of_13_has_a_chance(hand: Position, told: str) -> None:
    with pytest.raises(HandError, match=told):
        chance(hand, WIN, 3)


@pytest.mark.parametrize(("draws", "orders"), [(3, 0), (-1, 1), (124, 1)])
def test_numbers_that_cannot_be(draws: int, orders: int) -> None:
    with pytest.raises(ValueError, match=f"{draws} draws of 123 tiles in {orders} orders"):
        chance(position("123m456m789m1234z"), WIN, draws, orders=orders)
