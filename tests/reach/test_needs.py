"""What keys ask for, derived from the value sets."""

from itertools import combinations

import pytest

from trainer.reach import Line
from trainer.reach.needs import Ends, Flush, Need, Shape, needs
from trainer.rules import BUILT_IN, FanId, Suit, Tile, load_values, parse_tiles

SIHAI = load_values("sihai")


def test_a_win_asks_for_nothing() -> None:
    assert set(needs(Line(0), SIHAI)) == {Need(), Need(pairs=True)}


def test_five_points_are_any_fan() -> None:
    found = needs(Line(5), SIHAI)
    assert {need.chows for need in found if len(need.chows) > 2} == set()
    assert Need(shape=Shape.CHOWS) in found
    assert Need(kongs=1) in found
    assert Need(value_pungs=1) in found
    assert Need(ends=Ends.SIMPLES) in found


def test_ten_points_by_two_small_fans() -> None:
    found = needs(Line(10), SIHAI)
    run = tuple(parse_tiles("14m"))
    assert Need(shape=Shape.CHOWS, ends=Ends.SIMPLES) in found
    assert Need(shape=Shape.CHOWS, chows=run) in found
    assert Need(chows=tuple(parse_tiles("14m1p"))) in found, "one chow serves 连六 and 喜相逢: they are of two classes"
    assert Need(chows=run) not in found
    assert not any(len(need.chows) == 4 for need in found), "four chows are 平和, which with one more fan is enough"


@pytest.mark.parametrize("values", BUILT_IN)
@pytest.mark.parametrize("line", [5, 10])
def test_no_need_covers_another(values: str, line: int) -> None:
    found = needs(Line(line), load_values(values))
    assert not any(
        first.is_covered_by(second) or second.is_covered_by(first) for first, second in combinations(found, 2)
    )


@pytest.mark.parametrize("pairs", [False, True])
def test_simples_are_no_half_flush(pairs: bool) -> None:
    """Half a flush has a part of honours, also among seven pairs."""
    assert not Need(ends=Ends.SIMPLES, flush=Flush.HALF, suit=Suit.DOTS, pairs=pairs).can_be()
    assert Need(ends=Ends.OUTSIDE, flush=Flush.HALF, suit=Suit.DOTS, pairs=pairs).can_be()
    assert not any(need.ends is Ends.SIMPLES and need.flush is Flush.HALF for need in needs(Line(45), SIHAI))


@pytest.mark.parametrize(
    ("need", "can_be"),
    [
        (Need(shape=Shape.CHOWS, chows=(Tile.M1,) * 4), True),
        (Need(shape=Shape.CHOWS, value_pungs=1), False),
        (Need(shape=Shape.CHOWS, kongs=1), False),
        (Need(shape=Shape.PUNGS, value_pungs=2, kongs=4), True),
        (Need(shape=Shape.PUNGS, chows=(Tile.M1,)), False),
        (Need(chows=(Tile.M1,) * 3, kongs=1), True),
        (Need(chows=(Tile.M1,) * 3, kongs=1, value_pungs=1), True),
        (Need(chows=(Tile.M1,) * 3, kongs=2), False),
        (Need(ends=Ends.SIMPLES, value_pungs=1), False),
        (Need(ends=Ends.SIMPLES, chows=(Tile.M2,)), True),
        (Need(ends=Ends.SIMPLES, chows=(Tile.M1,)), False),
        (Need(ends=Ends.OUTSIDE, chows=(Tile.M1, Tile.S7)), True),
        (Need(ends=Ends.OUTSIDE, chows=(Tile.M2,)), False),
        (Need(flush=Flush.HALF, suit=Suit.DOTS, chows=(Tile.P3,), value_pungs=1), True),
        (Need(flush=Flush.HALF, suit=Suit.DOTS, chows=(Tile.M3,)), False),
        (Need(flush=Flush.FULL, suit=Suit.DOTS, value_pungs=1), False),
        (Need(pairs=True, flush=Flush.FULL, suit=Suit.DOTS), True),
        (Need(pairs=True, kongs=1), False),
        (Need(pairs=True, chows=(Tile.M1,)), False),
        (Need(pairs=True, shape=Shape.PUNGS), False),
    ],
)
def test_what_no_hand_can_hold_is_no_need(need: Need, can_be: bool) -> None:
    assert need.can_be() is can_be


def test_a_fan_of_a_whole_hand_is_one_need_and_one_of_chows_many() -> None:
    assert needs(FanId.PINGHE, SIHAI) == (Need(shape=Shape.CHOWS),)
    assert len(needs(FanId.YIBANGAO, SIHAI)) == 21
    assert len(needs(FanId.LIANLIU, SIHAI)) == 12
    assert len(needs(FanId.YITIAOLONG, SIHAI)) == 3
    assert len(needs(FanId.XIXIANGFENG, SIHAI)) == 21
    assert len(needs(FanId.SANSETONGSHUN, SIHAI)) == 7
    assert Need(flush=Flush.FULL, suit=Suit.DOTS, pairs=True) in needs(FanId.QINGYISE, SIHAI)
