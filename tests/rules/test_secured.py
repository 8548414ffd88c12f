"""What laid-down melds are worth for certain."""

import pytest
from hypothesis import given

from tests.rules.hands import SIHAI, circumstances, meld, value_sets, won_hands
from trainer.rules import Circumstances, FanId, Hand, Seat, ValueSet, score_readings, secured


@pytest.mark.parametrize(
    ("melds", "fans", "points"),
    [
        ("", set(), 0),
        ("123m 456p", set(), 0),
        ("555z", {FanId.FANPAI}, 10),
        ("222z", {FanId.FANPAI}, 10),  # South's own wind
        ("111z", set(), 0),
        ("555z 777z +1111m", {FanId.FANPAI, FanId.GANG}, 30),
        ("123m 456m", {FanId.LIANLIU}, 5),
        ("123m 456m 789m", {FanId.YITIAOLONG}, 30),
        ("123m 123m", {FanId.YIBANGAO}, 20),
        ("123m 123p 123s", {FanId.SANSETONGSHUN}, 20),
        ("123m 123m 123p", {FanId.YIBANGAO, FanId.XIXIANGFENG}, 25),
    ],
)
def test_fans_of_laid_down_melds_are_had(melds: str, fans: set[FanId], points: int) -> None:
    had = secured([meld(text) for text in melds.split()], Circumstances(Seat.S), SIHAI)
    assert (had.fans, had.points) == (fans, points)
    assert set(had.by_fan) == fans
    assert sum(had.by_fan.values()) == points


def test_the_prevailing_wind_is_had_where_it_counts() -> None:
    wind = [meld("111z")]
    assert secured(wind, Circumstances(Seat.S, prevailing=Seat.E), SIHAI).points == 10
    assert secured(wind, Circumstances(Seat.S), SIHAI).points == 0


@pytest.mark.parametrize("melds", ["222p 333p 444p 555p", "234m 567m 234p 678s", "123m 789p 999s 111s"])
def test_what_the_rest_of_the_hand_can_spoil_is_not_had(melds: str) -> None:
    """A form, 断幺, 全带幺 and the suits also need the pair."""
    found = secured([meld(text) for text in melds.split()], Circumstances(Seat.S), SIHAI).fans
    assert not found & {FanId.DUIDUIHE, FanId.DUANYAO, FanId.QUANDAIYAO, FanId.HUNYISE, FanId.QINGYISE, FanId.PINGHE}


@given(won_hands(), value_sets())
def test_no_finished_hand_is_worth_less(won: Hand, values: ValueSet) -> None:
    had = secured(won.melds, circumstances(won), values)
    assert all(had.points <= score.total for score in score_readings(won, values))
