"""Who pays what: the published examples under their names, and the zero sum."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.rules import SPLIT, Role, Scheme, Seat, Settlement, settle


def amounts(settlement: Settlement) -> dict[str, int]:
    """What each seat gets or pays, by its letter."""
    return {payment.seat.letter: payment.amount for payment in settlement.payments}


@pytest.mark.parametrize(
    ("points", "payer", "expected", "received"),
    [
        pytest.param(15, None, {"E": -30, "S": 90, "W": -30, "N": -30}, 90, id="15 self-drawn: 30+30+30 = 90"),
        pytest.param(15, Seat.N, {"E": -15, "S": 60, "W": -15, "N": -30}, 60, id="15 on a discard: 30+15+15 = 60"),
        pytest.param(40, None, {"E": -80, "S": 240, "W": -80, "N": -80}, 240, id="40 self-drawn: 80x3 = 240"),
        pytest.param(40, Seat.N, {"E": -25, "S": 160, "W": -25, "N": -110}, 160, id="40 on a discard: 110+25+25 = 160"),
        pytest.param(25, Seat.E, {"E": -50, "S": 100, "W": -25, "N": -25}, 100, id="25 is not split"),
        pytest.param(26, Seat.E, {"E": -54, "S": 104, "W": -25, "N": -25}, 104, id="26 is split"),
        pytest.param(0, Seat.E, {"E": 0, "S": 0, "W": 0, "N": 0}, 0, id="0 points pay nothing"),
    ],
)
def test_sihai_settles(points: int, payer: Seat | None, expected: dict[str, int], received: int) -> None:
    settlement = settle(points, Seat.S, payer, Scheme.SIHAI)
    assert amounts(settlement) == expected
    assert settlement.received == received
    assert (settlement.scheme, settlement.points) == (Scheme.SIHAI, points)
    assert (settlement.winner, settlement.payer) == (Seat.S, payer)


@pytest.mark.parametrize(
    ("points", "payer", "expected"),
    [
        pytest.param(15, None, {"E": -15, "S": 45, "W": -15, "N": -15}, id="self-draw: each pays the points"),
        pytest.param(15, Seat.N, {"E": -15, "S": 45, "W": -15, "N": -15}, id="up to 25 all pay alike"),
        pytest.param(40, Seat.N, {"E": -25, "S": 120, "W": -25, "N": -70}, id="above 25: 3x40-50 and 25 each"),
        pytest.param(40, None, {"E": -40, "S": 120, "W": -40, "N": -40}, id="a self-draw is never split"),
    ],
)
def test_zungjung_settles(points: int, payer: Seat | None, expected: dict[str, int]) -> None:
    assert amounts(settle(points, Seat.S, payer, Scheme.ZUNGJUNG)) == expected


def test_the_formulas_hold_their_numbers() -> None:
    settlement = settle(55, Seat.S, Seat.N, Scheme.SIHAI)
    assert [(p.seat.letter, p.role, p.formula) for p in settlement.payments] == [
        ("E", Role.BYSTANDER, "min(55, 25)"),
        ("S", Role.WINNER, "170 + 25 + 25"),
        ("W", Role.BYSTANDER, "min(55, 25)"),
        ("N", Role.DISCARDER, "4 × 55 − 50"),
    ]
    assert settlement.is_split
    drawn = settle(30, Seat.S, None, Scheme.SIHAI)
    assert [p.formula for p in drawn.payments] == ["2 × 30", "60 + 60 + 60", "2 × 30", "2 × 30"]
    assert {p.role for p in drawn.payments} == {Role.PAYER, Role.WINNER}
    assert not drawn.is_split


@pytest.mark.parametrize(("scheme", "formula"), [(Scheme.SIHAI, "2 × 25"), (Scheme.ZUNGJUNG, "25")])
def test_25_points_are_not_split_and_26_are(scheme: Scheme, formula: str) -> None:
    last = settle(25, Seat.S, Seat.N, scheme)
    assert (last.is_split, last.of(Seat.N).formula) == (False, formula)
    assert settle(26, Seat.S, Seat.N, scheme).is_split
    assert not settle(26, Seat.S, None, scheme).is_split


def _value(formula: str) -> int:
    """The formula worked out, term by term, without what made it."""
    if formula.startswith("min("):
        return min(int(part) for part in formula[4:-1].split(", "))
    total = 0
    for term in formula.replace(" − ", " + -").split(" + "):
        product = 1
        for factor in term.split(" × "):
            product *= int(factor)
        total += product
    return total


seats = st.sampled_from(Seat)


@given(st.integers(0, 400), seats, seats, st.sampled_from(Scheme))
def test_every_settlement_sums_to_zero_and_its_formulas_are_true(
    points: int, winner: Seat, giver: Seat, scheme: Scheme
) -> None:
    payer = None if giver is winner else giver
    settlement = settle(points, winner, payer, scheme)
    assert sum(payment.amount for payment in settlement.payments) == 0
    assert settlement.of(winner).amount == settlement.received
    for payment in settlement.payments:
        assert abs(payment.amount) == _value(payment.formula)
        assert (payment.amount >= 0) if payment.seat is winner else (payment.amount <= 0)


@given(st.integers(SPLIT + 1, 400), seats, st.sampled_from(Scheme))
def test_above_25_only_the_discarder_pays_more(points: int, winner: Seat, scheme: Scheme) -> None:
    settlement = settle(points, winner, winner.next, scheme)
    assert settlement.of(winner.across).amount == settlement.of(winner.previous).amount == -SPLIT
    assert settlement.of(winner.next).amount < -SPLIT


def test_nobody_pays_itself_and_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="cannot pay itself"):
        settle(10, Seat.E, Seat.E, Scheme.SIHAI)
    with pytest.raises(ValueError, match="-5 points"):
        settle(-5, Seat.E, None, Scheme.SIHAI)
