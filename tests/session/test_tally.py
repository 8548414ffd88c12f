"""The score of an evening: by people, zero-sum, retries apart."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.rules import Relation, Scheme, Seat, settle
from trainer.session import Tally
from trainer.session.invitations import lines_by_seat
from trainer.session.tally import tally_of
from trainer.store import Outcome

_seats = st.sampled_from(Seat)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    winner = draw(st.none() | _seats)
    payer = None if winner is None else draw(st.none() | _seats.filter(lambda seat: seat is not winner))
    points = 0 if winner is None else draw(st.integers(5, 120))
    return Outcome(draw(_seats), draw(st.booleans()), draw(st.integers(0, 3)), winner, payer, points)


@given(st.lists(outcomes(), max_size=12))
def test_totals_are_the_settlements_by_person(found: list[Outcome]) -> None:
    tally = tally_of(found)
    for scheme in Scheme:
        expected = dict.fromkeys(Relation, 0)
        for outcome in found:
            if outcome.winner is None or outcome.retry:
                continue
            for payment in settle(outcome.points, outcome.winner, outcome.payer, scheme).payments:
                expected[tuple(Relation)[(payment.seat - outcome.seat) % 4]] += payment.amount
        assert tally.totals(scheme) == expected
        assert sum(tally.totals(scheme).values()) == 0
    assert tally.hands + tally.retries == len(found)
    assert tally.retries == sum(outcome.retry for outcome in found)
    assert tally.taken_back == sum(outcome.taken_back for outcome in found if not outcome.retry)


def test_nobody_has_anything_at_the_start() -> None:
    assert (Tally().hands, Tally().retries, Tally().taken_back) == (0, 0, 0)
    assert set(Tally().totals(Scheme.SIHAI).values()) == {0}


def test_lines_stay_with_their_people_when_the_deal_passes() -> None:
    people = (10, 5, 0, 20)
    for seat in Seat:
        by_seat = lines_by_seat(people, seat)
        assert tuple(by_seat[other] for other in (seat, *seat.others())) == people
