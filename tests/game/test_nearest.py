"""How near a start to order can be: what is promised can be dealt, and nothing nearer can."""

from itertools import combinations

import pytest

from trainer.game import Conflict, Deal, DealError, Near, deal
from trainer.game.nearest import least_missing
from trainer.rules import PATTERN_FANS, FanId, Seat

FARTHER = [pair for pair in combinations(PATTERN_FANS, 2) if least_missing(pair) > (3 if FanId.GANG in pair else 2)]


@pytest.mark.parametrize("pair", list(combinations(PATTERN_FANS, 2)), ids="-".join)
def test_the_nearest_conflict_of_every_two_fans_can_be_dealt(pair: tuple[FanId, FanId]) -> None:
    assert deal(Deal(3, start=Conflict(Seat.W, pair, least_missing(pair))))


@pytest.mark.parametrize("pair", FARTHER, ids="-".join)
def test_what_is_nearer_than_the_nearest_cannot_be_dealt(pair: tuple[FanId, FanId]) -> None:
    with pytest.raises(DealError):
        deal(Deal(3, start=Conflict(Seat.W, pair, least_missing(pair) - 1)))


@pytest.mark.parametrize("fan", PATTERN_FANS)
def test_the_nearest_start_by_one_fan_can_be_dealt_and_none_nearer(fan: FanId) -> None:
    least = least_missing([fan])
    assert deal(Deal(3, start=Near(Seat.E, fan, least)))
    with pytest.raises(DealError):
        Deal(3, start=Near(Seat.E, fan, least - 1))


def test_order_does_not_matter() -> None:
    assert least_missing([FanId.YITIAOLONG, FanId.DUIDUIHE]) == least_missing([FanId.DUIDUIHE, FanId.YITIAOLONG]) == 3
