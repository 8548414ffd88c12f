"""The estimate by drawing."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.reach.test_brute import all_but
from trainer.reach import WIN, Line, Position, analyse, estimate_chance, estimates, position_from_data
from trainer.rules import FanId, HandError, Seat, Tile, load_values, parse_tiles

SIHAI = load_values("sihai")


def position(concealed: str, visible: str = "") -> Position:
    return position_from_data({"concealed": concealed, "visible": visible, "seat": "E"})


def test_a_finished_hand_is_certain_and_a_fan_out_of_reach_never_comes() -> None:
    done = position("123m456m789m11122z")
    assert estimate_chance(position("123m456m789m11122z"), WIN, 0, seed=1).share == 1
    assert estimate_chance(done, FanId.YITIAOLONG, 0, seed=1).share == 1
    opened = position_from_data(
        {"concealed": "123m456m789m1z", "melds": [{"kind": "pung", "tiles": "222z"}], "seat": "E"}
    )
    assert estimate_chance(opened, FanId.QIDUI, 12, seed=1).share == 0


def test_the_seed_decides() -> None:
    hand = position("123m456m789m1234z")
    first, again, other = (estimate_chance(hand, Line(5), 8, seed) for seed in (1, 1, 2))
    assert first == again
    assert first.hits != other.hits
    assert first.orders == 400


def test_an_estimate_grows_to_that_of_all_orders() -> None:
    hand = position("123m456m789m1234z")
    growing = list(estimates(hand, Line(5), 8, 1, orders=100))
    assert [estimate.orders for estimate in growing] == [40, 80, 100]
    assert [estimate.hits for estimate in growing] == sorted(estimate.hits for estimate in growing)
    assert growing[-1] == estimate_chance(hand, Line(5), 8, 1, orders=100)
    assert growing[0] == estimate_chance(hand, Line(5), 8, 1, orders=40)


def test_more_draws_help() -> None:
    hand = position("123m456m78m112233z")
    shares = [estimate_chance(hand, WIN, draws, seed=5).share for draws in (0, 2, 6, 12, 20)]
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[-1]


@pytest.mark.parametrize("key", [WIN, Line(10), FanId.QIDUI, FanId.GANG], ids=str)
def test_against_every_possible_draw_of_a_small_wall(key: FanId | Line) -> None:
    hand = position("1123445m11123p5z", all_but("12345m123p5z", "1233m"))
    unseen = [tile for tile, copies in zip(Tile, hand.unseen(), strict=True) for _ in range(copies)]
    completing = total = 0
    for drawn in combinations(unseen, 3):
        total += 1
        completing += _completes(hand, drawn, key)
    estimate = estimate_chance(hand, key, 3, seed=3, orders=2000)
    assert abs(estimate.share - completing / total) <= 4 * estimate.error + 0.002


def _completes(hand: Position, drawn: tuple[Tile, ...], key: FanId | Line) -> bool:
    """Whether some 14 (or with a kong all) of the tiles are a hand: the distance with nothing else left to come is
    the number of tiles still to pick out of the drawn ones."""
    gone = [tile for tile in Tile for _ in range(4 - hand.concealed.count(tile) - drawn.count(tile))]
    answer = analyse(Position(hand.concealed, (), Seat.E, tuple(gone)), SIHAI).now.get(key)
    return answer is not None and answer.distance <= len(drawn)


def test_what_cannot_be() -> None:
    with pytest.raises(HandError):
        estimate_chance(Position(parse_tiles("1m"), (), Seat.E, ()), WIN, 3, seed=1)
    with pytest.raises(ValueError, match="0 orders"):
        estimate_chance(position("123m456m789m1234z"), WIN, 3, seed=1, orders=0)


@pytest.mark.parametrize("concealed", ["24m456p11s789s13z5m6p"[:-2], "1357m2468p1359s5z"])
def test_against_a_plain_count_of_melds_in_the_hand_with_its_draws(concealed: str) -> None:
    hand = position(concealed)
    unseen = [tile for tile, copies in zip(Tile, hand.unseen(), strict=True) for _ in range(copies)]
    random = Random(9)
    held = Counter(hand.concealed)
    hits = sum(_holds_a_win(held + Counter(random.sample(unseen, 10))) for _ in range(400))
    estimate = estimate_chance(hand, WIN, 10, seed=3)
    assert abs(estimate.share - hits / 400) <= 4 * 2**0.5 * max(estimate.error, 0.01)


def _holds_a_win(held: Counter[Tile]) -> bool:
    """Whether four melds and a pair, or seven pairs, can be picked out of the tiles."""
    pairs = [tile for tile in Tile if held[tile] >= 2]
    return len(pairs) >= 7 or any(_holds_melds(held - Counter([pair, pair]), 4) for pair in pairs)


def _holds_melds(held: Counter[Tile], wanted: int, first: int = 0) -> bool:
    if not wanted:
        return True
    for tile in Tile:
        melds = [Counter({tile: 3})]
        if not tile.is_honour and tile.rank <= 7:
            melds.append(Counter([tile, Tile(tile + 1), Tile(tile + 2)]))
        if tile >= first and any(meld <= held and _holds_melds(held - meld, wanted - 1, tile) for meld in melds):
            return True
    return False
