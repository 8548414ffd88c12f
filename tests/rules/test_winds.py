"""The prevailing wind: where it counts as 番牌, where it does not, and that it never takes points away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.hands import counted, hand, scored, value_sets, won_hands
from trainer.rules import (
    FanId,
    Hand,
    Seat,
    Tile,
    ValueSet,
    WindRole,
    format_tiles,
    score_hand,
    score_readings,
    value_tiles,
    wind_roles,
)


@pytest.mark.parametrize(
    ("seat", "prevailing", "tiles"),
    [
        (Seat.S, None, "2567z"),
        (Seat.S, Seat.E, "12567z"),
        (Seat.E, Seat.S, "12567z"),
        (Seat.N, Seat.W, "34567z"),
        (Seat.S, Seat.S, "2567z"),
    ],
)
def test_pungs_of_these_honours_are_value_honours(seat: Seat, prevailing: Seat | None, tiles: str) -> None:
    assert format_tiles(value_tiles(seat, prevailing)) == tiles


@pytest.mark.parametrize(
    ("prevailing", "points"), [(None, 0), (Seat.E, 10), (Seat.S, 0), (Seat.W, 0), (Seat.N, 0)], ids=str
)
def test_a_pung_of_east_at_south_counts_only_while_east_prevails(prevailing: Seat | None, points: int) -> None:
    score = scored(hand("234m567p99s", "111z 444p", seat=Seat.S, prevailing=prevailing))
    assert score.subtotals.get(FanId.FANPAI, 0) == points


@pytest.mark.parametrize("pung", ["222z", "2222z", "+2222z"])
def test_one_meld_of_a_wind_that_is_both_counts_once(pung: str) -> None:
    score = scored(hand("234m567p99s", f"{pung} 444p", seat=Seat.S, prevailing=Seat.S))
    assert [line for line in counted(score) if line[0] == "fanpai"] == [("fanpai", (0,), 10)]


def test_seat_wind_prevailing_wind_and_dragon_count_each_for_itself() -> None:
    score = scored(hand("55567m", "111z 222z 777z", seat=Seat.S, prevailing=Seat.E))
    assert [line for line in counted(score) if line[0] == "fanpai"] == [
        ("fanpai", (0,), 10),
        ("fanpai", (1,), 10),
        ("fanpai", (2,), 10),
    ]


def test_a_pair_of_the_prevailing_wind_is_worth_nothing() -> None:
    of = hand("234m567p11z", "444p 678s", prevailing=Seat.E)
    assert FanId.FANPAI not in scored(of).fans


def test_a_wind_is_told_by_what_it_is_to_a_seat() -> None:
    assert wind_roles(Tile.Z3, Seat.W, Seat.W) == (WindRole.SEAT, WindRole.PREVAILING)
    assert wind_roles(Tile.Z3, Seat.E, Seat.W) == (WindRole.PREVAILING,)
    assert wind_roles(Tile.Z3, Seat.W, None) == (WindRole.SEAT,)
    assert wind_roles(Tile.Z5, Seat.E, Seat.E) == ()


@given(won_hands(), value_sets(), st.sampled_from(Seat))
def test_counting_the_prevailing_wind_never_lowers_a_total(of: Hand, values: ValueSet, prevailing: Seat) -> None:
    without = replace(of, prevailing=None)
    assert score_hand(replace(of, prevailing=prevailing), values).total >= score_hand(without, values).total


@given(won_hands(), value_sets(), st.sampled_from(Seat))
def test_only_value_honours_depend_on_the_prevailing_wind(of: Hand, values: ValueSet, prevailing: Seat) -> None:
    def others(found: Hand) -> list[tuple[object, ...]]:
        """Every receipt but those of 番牌, reading by reading."""
        scores = sorted(score_readings(found, values), key=lambda score: str(score.reading))
        return [tuple(r for r in score.receipts if r.fan is not FanId.FANPAI) for score in scores]

    assert others(replace(of, prevailing=prevailing)) == others(replace(of, prevailing=None))


@given(won_hands(), value_sets())
def test_the_own_wind_prevailing_changes_no_score(of: Hand, values: ValueSet) -> None:
    both, seat_only = replace(of, prevailing=of.seat), replace(of, prevailing=None)
    assert score_hand(both, values).receipts == score_hand(seat_only, values).receipts


@given(won_hands(), value_sets(), st.sampled_from(Seat))
def test_seat_and_prevailing_wind_are_worth_alike(of: Hand, values: ValueSet, prevailing: Seat) -> None:
    plain = replace(of, events=frozenset(), prevailing=prevailing)
    turned = replace(plain, seat=prevailing, prevailing=of.seat)
    assert score_hand(plain, values).receipts == score_hand(turned, values).receipts
