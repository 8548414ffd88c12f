"""What one seat sees, and that nobody can peek."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game.tables import E, N, S, W, play, table
from trainer.game import (
    Chow,
    Deal,
    Discarded,
    Disclosure,
    Drawn,
    Near,
    Pass,
    Phase,
    StartKind,
    State,
    Won,
    apply,
    deal,
    legal_moves,
    seen_by,
    start_hand,
    to_act,
    view,
)
from trainer.game.bots.players import STEADY
from trainer.rules import FanId, Seat, Tile, counts


def offered() -> State:
    hands = {S: "12m258p258s12345z", W: "33m258p258s12345z", E: "147p147p147s1234z"}
    return play(table(hands, draws="3m"), "E discard 3m")


def test_own_tiles_and_the_drawn_one() -> None:
    seen = view(table(draws="5z"), E)
    assert (seen.drawn, seen.hand.count(Tile.Z5), len(seen.hand)) == (Tile.Z5, 1, 14)
    assert (seen.my_turn, seen.awaited, seen.dealer) == (True, (E,), E)
    assert [other.count for other in seen.others] == [13, 13, 13]
    assert [other.seat for other in seen.others] == [S, W, N]


def test_others_see_no_tile_of_it() -> None:
    seen = view(table(draws="5z"), S)
    assert seen.drawn is None
    assert seen.seats[E].hand is None
    assert seen.seats[E].count == 14
    assert (seen.moves, seen.awaited) == ((), (E,))


def test_an_offer_and_what_may_be_done_with_it() -> None:
    seen = view(offered(), S)
    assert seen.offer is not None
    assert (seen.offer.tile, seen.offer.source, seen.offer.robbing) == (Tile.M3, E, False)
    assert seen.moves == (Chow(S, Tile.M1), Pass(S))
    assert seen.last_discard == (E, Tile.M3)
    assert seen.awaited == (S,)


def test_a_seat_that_is_not_asked_does_not_learn_who_is() -> None:
    seen = view(offered(), N)
    assert (seen.awaited, seen.moves) == ((), ())


def test_an_answer_given_stays_hidden_until_all_have_answered() -> None:
    state = offered()
    before = view(state, W)
    after = view(play(state, "S chow 1m"), W)
    assert before == after


def test_visible_tiles_are_all_outside_the_own_hand_and_melds() -> None:
    state = play(offered(), "S pass", "W pung", "W discard 2p")
    state = play(state, f"N discard {state.drawn}") if state.turn is N else state
    seen = view(state, E)
    assert seen.visible.count(Tile.M3) == 3  # the pung, and not once more as a discard
    assert seen.visible.count(Tile.P2) == 1
    assert seen.visible == tuple(sorted(seen.visible))
    assert view(state, W).visible.count(Tile.M3) == 0
    assert seen.discards[0] == Discarded(Tile.M3, W, True)


def test_it_speaks_the_language_of_reach() -> None:
    seen = view(offered(), S)
    assert seen.position.concealed == seen.hand
    assert seen.position.visible == (Tile.M3,)


def test_the_end_shows_everything() -> None:
    state = play(table({W: "12m456p456789s55z", E: "147p147p147s1234z"}, draws="3m"), "E discard 3m", "W win")
    seen = view(state, N)
    assert isinstance(seen.result, Won)
    assert all(each.hand is not None for each in seen.seats)
    assert seen.over
    assert not seen.my_turn


def test_a_start_to_order_is_disclosed_without_the_seed() -> None:
    seen = view(deal(Deal(5, start=Near(S, FanId.QIDUI, 2))), N)
    assert seen.start == Disclosure(StartKind.NEAR, S, (FanId.QIDUI,), 2)
    assert not hasattr(seen, "deal")


def test_a_chosen_wall_is_disclosed_without_its_tiles() -> None:
    assert view(table(draws="5z"), N).start == Disclosure(StartKind.STACKED)


def test_events_hide_what_others_drew() -> None:
    _, events = start_hand(Deal(3))
    assert seen_by(events, E) == events
    assert seen_by(events, S) == (events[0], Drawn(E, None, 83))


def hide_and_shuffle(state: State, seat: Seat, seed: int) -> State:
    """The same state with all that ``seat`` cannot see dealt anew: wall and the others' hands."""
    hidden = [*state.wall, *(tile for other in seat.others() for tile in state.players[other].hand)]
    Random(seed).shuffle(hidden)
    players = list(state.players)
    for other in seat.others():
        count = len(players[other].hand)
        players[other] = replace(players[other], hand=tuple(sorted(hidden[:count])))
        hidden = hidden[count:]
    drawn = state.drawn if state.turn is seat else None
    order = replace(state.deal, seed=seed)
    return replace(state, deal=order, wall=tuple(hidden), players=tuple(players), drawn=drawn)


def played(seed: int, moves: int) -> State:
    """A hand after a number of moves of reasonable players."""
    state = deal(Deal(seed, lines=(0, 0, 0, 0)))
    for _ in range(moves):
        if state.over:
            break
        seat = to_act(state)[0]
        state = apply(state, STEADY.choose(view(state, seat)))[0]
    return state


@given(st.integers(0, 500), st.integers(0, 60), st.sampled_from(Seat), st.integers(0, 10_000))
def test_changing_what_is_hidden_changes_no_view(seed: int, moves: int, seat: Seat, other: int) -> None:
    state = played(seed, moves)
    if state.over:
        return
    if state.offer is not None and seat is not state.offer.source and seat not in state.offer.asked:
        assert legal_moves(state, seat) == ()
    assert view(hide_and_shuffle(state, seat, other), seat) == view(state, seat)


@pytest.mark.parametrize("seat", Seat)
def test_seen_and_unseen_tiles_make_the_whole_set(seat: Seat) -> None:
    seen = view(played(11, 16), seat)
    hidden = seen.wall_left + sum(other.count for other in seen.others)
    assert sum(seen.position.unseen()) == hidden
    assert max(counts(seen.position.own_tiles + seen.visible)) <= 4
    assert seen.phase is not Phase.OVER
