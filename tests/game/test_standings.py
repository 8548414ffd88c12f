"""Points over a session, under either settlement."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.tables import E, N, S, W, play, table
from trainer.game import Exhausted
from trainer.game.standings import (
    CountedHand,
    Standings,
    payments,
    place_of,
    seat_in,
)
from trainer.rules import Scheme, Seat

seats = st.sampled_from(Seat)
won = st.builds(CountedHand, seats, st.none() | seats, st.integers(0, 300)).filter(
    lambda line: line.winner != line.payer
)
sessions = st.lists(won | st.just(CountedHand(None)), max_size=12).map(lambda lines: Standings(tuple(lines)))


@pytest.mark.parametrize(
    ("place", "seats_by_hand"), [(E, [E, N, W, S, E]), (S, [S, E, N, W, S]), (W, [W, S, E, N, W]), (N, [N, W, S, E, N])]
)
def test_the_deal_passes_every_hand(place: Seat, seats_by_hand: list[Seat]) -> None:
    assert [seat_in(place, number) for number in range(1, 6)] == seats_by_hand


@given(seats, st.integers(1, 100))
def test_place_and_seat_are_opposites(place: Seat, number: int) -> None:
    assert place_of(seat_in(place, number), number) is place


def test_a_win_counts_for_the_person_not_for_the_seat() -> None:
    hands = {W: "12m456p456789s55z", E: "147p147p147s1234z"}
    result = play(table(hands, draws="3m"), "E discard 3m", "W win").result
    assert result is not None
    first = Standings().after(result)
    second = first.after(result)
    assert (first.number, second.number) == (2, 3)
    assert first.hands[0].winner is W
    assert second.hands[1].winner is N  # who sits West in hand 2 sat North in hand 1
    assert second.totals(Scheme.SIHAI) == (-220, -220, 220, 220)


def test_a_discarder_is_charged_as_a_person() -> None:
    session = Standings((CountedHand(None), CountedHand(S, W, 15)))
    assert session.totals(Scheme.SIHAI) == (-15, 60, -30, -15)
    assert session.totals(Scheme.ZUNGJUNG) == (-15, 45, -15, -15)


def test_an_exhausted_wall_pays_nobody() -> None:
    session = Standings().after(Exhausted())
    assert session.totals(Scheme.SIHAI) == (0, 0, 0, 0)
    assert session.number == 2


@given(sessions, st.sampled_from(Scheme))
def test_totals_sum_to_zero_and_add_up(session: Standings, scheme: Scheme) -> None:
    totals = session.totals(scheme)
    assert sum(totals) == 0
    by_hand = [payments(line, scheme) for line in session.hands]
    assert totals == tuple(sum(paid[place] for paid in by_hand) for place in Seat)
