"""What keys ask for, derived from the value sets."""

from itertools import combinations

import pytest

from trainer.reach import Line
from trainer.reach.claims import Claim, Ends, Flush, Shape, claims
from trainer.rules import BUILT_IN, FanId, Suit, Tile, load_values, parse_tiles

SIHAI = load_values("sihai")


def test_a_win_asks_for_nothing() -> None:
    assert set(claims(Line(0), SIHAI)) == {Claim(), Claim(pairs=True)}


def test_five_points_are_any_fan() -> None:
    found = claims(Line(5), SIHAI)
    assert {claim.chows for claim in found if len(claim.chows) > 2} == set()
    assert Claim(shape=Shape.CHOWS) in found
    assert Claim(kongs=1) in found
    assert Claim(value_pungs=1) in found
    assert Claim(ends=Ends.SIMPLES) in found


def test_ten_points_by_two_small_fans() -> None:
    found = claims(Line(10), SIHAI)
    run = tuple(parse_tiles("14m"))
    assert Claim(shape=Shape.CHOWS, ends=Ends.SIMPLES) in found
    assert Claim(shape=Shape.CHOWS, chows=run) in found
    assert Claim(chows=tuple(parse_tiles("14m1p"))) in found, "one chow serves 连六 and 喜相逢: they are of two classes"
    assert Claim(chows=run) not in found
    assert not any(len(claim.chows) == 4 for claim in found), "four chows are 平和, which with one more fan is enough"


@pytest.mark.parametrize("values", BUILT_IN)
@pytest.mark.parametrize("line", [5, 10])
def test_no_claim_covers_another(values: str, line: int) -> None:
    found = claims(Line(line), load_values(values))
    assert not any(
        first.is_covered_by(second) or second.is_covered_by(first) for first, second in combinations(found, 2)
    )


@pytest.mark.parametrize("pairs", [False, True])
def test_simples_are_no_half_flush(pairs: bool) -> None:
    """Half a flush has a part of honours, also among seven pairs."""
    assert not Claim(ends=Ends.SIMPLES, flush=Flush.HALF, suit=Suit.DOTS, pairs=pairs).can_be()
    assert Claim(ends=Ends.OUTSIDE, flush=Flush.HALF, suit=Suit.DOTS, pairs=pairs).can_be()
    assert not any(claim.ends is Ends.SIMPLES and claim.flush is Flush.HALF for claim in claims(Line(45), SIHAI))


@pytest.mark.parametrize(
    ("claim", "can_be"),
    [
        (Claim(shape=Shape.CHOWS, chows=(Tile.M1,) * 4), True),
        (Claim(shape=Shape.CHOWS, value_pungs=1), False),
        (Claim(shape=Shape.CHOWS, kongs=1), False),
        (Claim(shape=Shape.PUNGS, value_pungs=2, kongs=4), True),
        (Claim(shape=Shape.PUNGS, chows=(Tile.M1,)), False),
        (Claim(chows=(Tile.M1,) * 3, kongs=1), True),
        (Claim(chows=(Tile.M1,) * 3, kongs=1, value_pungs=1), True),
        (Claim(chows=(Tile.M1,) * 3, kongs=2), False),
        (Claim(ends=Ends.SIMPLES, value_pungs=1), False),
        (Claim(ends=Ends.SIMPLES, chows=(Tile.M2,)), True),
        (Claim(ends=Ends.SIMPLES, chows=(Tile.M1,)), False),
        (Claim(ends=Ends.OUTSIDE, chows=(Tile.M1, Tile.S7)), True),
        (Claim(ends=Ends.OUTSIDE, chows=(Tile.M2,)), False),
        (Claim(flush=Flush.HALF, suit=Suit.DOTS, chows=(Tile.P3,), value_pungs=1), True),
        (Claim(flush=Flush.HALF, suit=Suit.DOTS, chows=(Tile.M3,)), False),
        (Claim(flush=Flush.FULL, suit=Suit.DOTS, value_pungs=1), False),
        (Claim(pairs=True, flush=Flush.FULL, suit=Suit.DOTS), True),
        (Claim(pairs=True, kongs=1), False),
        (Claim(pairs=True, chows=(Tile.M1,)), False),
        (Claim(pairs=True, shape=Shape.PUNGS), False),
    ],
)
def test_what_no_hand_can_hold_is_no_claim(claim: Claim, can_be: bool) -> None:
    assert claim.can_be() is can_be


def test_a_fan_of_a_whole_hand_is_one_claim_and_one_of_chows_many() -> None:
    assert claims(FanId.PINGHE, SIHAI) == (Claim(shape=Shape.CHOWS),)
    assert len(claims(FanId.YIBANGAO, SIHAI)) == 21
    assert len(claims(FanId.LIANLIU, SIHAI)) == 12
    assert len(claims(FanId.YITIAOLONG, SIHAI)) == 3
    assert len(claims(FanId.XIXIANGFENG, SIHAI)) == 21
    assert len(claims(FanId.SANSETONGSHUN, SIHAI)) == 7
    assert Claim(flush=Flush.FULL, suit=Suit.DOTS, pairs=True) in claims(FanId.QINGYISE, SIHAI)
