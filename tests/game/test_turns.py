"""The turn: deal, draw, discard, and who may take a discard."""

import pytest

from tests.game.tables import DULL, E, N, S, W, pass_all, play, play_events, table
from trainer.game import (
    Chow,
    ChowMade,
    Deal,
    Dealt,
    Discard,
    Discarded,
    DiscardMade,
    Drawn,
    Exhausted,
    Pass,
    Phase,
    PungMade,
    TableMeld,
    WallExhausted,
    Won,
    apply,
    legal_moves,
    parse_move,
    start_hand,
    to_act,
)
from trainer.rules import Meld, Seat, Tile, parse_tiles


def test_thirteen_each_and_the_dealer_draws() -> None:
    state, events = start_hand(Deal(1))
    assert [len(player.hand) for player in state.players] == [14, 13, 13, 13]
    assert len(state.wall) == 136 - 53
    assert (state.turn, state.phase, to_act(state)) == (E, Phase.DRAWN, (E,))
    assert events == (Dealt(E), Drawn(E, state.drawn, len(state.wall)))


def test_a_discard_nobody_can_take_passes_the_turn_and_the_next_player_draws() -> None:
    state, events = play_events(table(draws="5z6z"), "E discard 5z")
    assert events == (DiscardMade(E, Tile.Z5, True), Drawn(S, Tile.Z6, len(state.wall)))
    assert (state.turn, state.drawn, to_act(state)) == (S, Tile.Z6, (S,))
    assert state.players[E].discards == (Discarded(Tile.Z5, None, True),)


def test_a_tile_of_the_hand_is_not_marked_as_drawn() -> None:
    state = play(table(draws="5z"), "E discard 1m")
    assert state.players[E].discards == (Discarded(Tile.M1, None, False),)


def test_an_equal_tile_of_the_hand_is_not_the_drawn_one() -> None:
    hands = {E: "258m258p258s1235z"}
    drawn, events = play_events(table(hands, draws="5z"), "E discard 5z")
    assert drawn.players[E].discards == (Discarded(Tile.Z5, None, True),)
    assert events[0] == DiscardMade(E, Tile.Z5, True)
    held, events = play_events(table(hands, draws="5z"), "E discard 5z held")
    assert held.players[E].discards == (Discarded(Tile.Z5, None, False),)
    assert events[0] == DiscardMade(E, Tile.Z5, False)
    assert held.players[E].hand == drawn.players[E].hand


def test_both_ways_to_discard_a_kind_are_legal_only_where_they_differ() -> None:
    state = table({E: "258m258p258s1235z"}, draws="5z")
    discards = [move for move in legal_moves(state, E) if isinstance(move, Discard)]
    assert [move for move in discards if move.held] == [Discard(E, Tile.Z5, held=True)]
    assert len({move.tile for move in discards}) == len(discards) - 1


def test_turns_go_east_south_west_north_and_round() -> None:
    state = table(draws="5z5z5z5z6z")
    turns = []
    for _ in range(5):
        turns.append(state.turn)
        state = play(state, f"{state.turn.letter} discard {state.drawn}")
    assert turns == [E, S, W, N, E]


CHOW_HAND = "12m258p258s12345z"


@pytest.mark.parametrize(("seat", "asked"), [(S, (S,)), (W, ()), (N, ())])
def test_only_the_player_on_the_right_of_the_discarder_may_chow(seat: Seat, asked: tuple[Seat, ...]) -> None:
    state = play(table({seat: CHOW_HAND}, draws="3m"), "E discard 3m")
    assert (to_act(state) if state.offer else ()) == asked


@pytest.mark.parametrize(
    ("held", "offered", "lowest"),
    [("12m", "3m", "1m"), ("13m", "2m", "1m"), ("23m", "1m", "1m"), ("89p", "7p", "7p"), ("79s", "8s", "7s")],
)
def test_every_place_in_a_chow_can_be_claimed(held: str, offered: str, lowest: str) -> None:
    hands = {S: held + "12355566677z"}
    state = play(table(hands, draws=offered), f"E discard {offered}")
    claimed, events = play_events(state, f"S chow {lowest}")
    low = parse_tiles(lowest)[0]
    assert events == (ChowMade(S, Meld.chow(low), parse_tiles(offered)[0], E),)
    assert claimed.players[S].melds == (TableMeld(Meld.chow(low), parse_tiles(offered)[0], E),)
    assert claimed.players[E].discards[-1].claimed_by is S


def test_all_chows_are_offered_from_the_lowest() -> None:
    state = play(table({S: "1245m258p258s134z"}, draws="3m"), "E discard 3m")
    assert legal_moves(state, S) == (Chow(S, Tile.M1), Chow(S, Tile.M2), Chow(S, Tile.M3), Pass(S))


def test_honours_make_no_chow() -> None:
    state = play(table({S: "258m258p258s1245z"}, draws="3z"), "E discard 3z")
    assert state.offer is None


@pytest.mark.parametrize("seat", [S, W, N])
def test_anybody_may_pung_and_then_must_discard(seat: Seat) -> None:
    state = play(table({seat: "258m258p258s1255z"}, draws="5z"), "E discard 5z")
    state, events = play_events(state, f"{seat.letter} pung")
    assert events == (PungMade(seat, Meld.pung(Tile.Z5), E),)
    assert (state.phase, state.turn, state.drawn) == (Phase.CALLED, seat, None)
    assert all(isinstance(move, Discard) for move in legal_moves(state, seat))
    after = pass_all(play(state, f"{seat.letter} discard 2m"))
    assert after.turn is seat.next


WAITING_3M = "12m456p456789s55z"  # 123m, three more chows and the pair: waits for 3m alone

RANKS = {
    "win before pung": ({W: WAITING_3M, S: "33m258p258s12345z"}, ["S pung", "W win"], W),
    "pung before chow": ({S: CHOW_HAND, N: "33m258p369s12346z"}, ["S chow 1m", "N pung"], N),
    "kong before chow": ({S: CHOW_HAND, N: "333m25p369s12346z", W: "258m369p369s1234z"}, ["S chow 1m", "N kong 3m"], N),
    "chow when the pung passes": ({S: CHOW_HAND, N: "33m258p369s12346z"}, ["N pass", "S chow 1m"], S),
    "pung when the win passes": ({W: WAITING_3M, S: "33m258p258s12345z"}, ["W pass", "S pung"], S),
    "nearest of two winners": ({W: WAITING_3M, N: "12m456p123789s66z"}, ["N win", "W win"], W),
    "the farther winner when the nearer passes": ({W: WAITING_3M, N: "12m456p123789s66z"}, ["N win", "W pass"], N),
}


@pytest.mark.parametrize("name", RANKS)
def test_claims_are_collected_and_the_best_is_carried_out(name: str) -> None:
    hands, answers, taker = RANKS[name]
    offered = play(table({E: "147p147p147s1234z", **hands}, draws="3m"), "E discard 3m")
    first, _ = apply(offered, parse_move(answers[0]))
    assert first.players == offered.players, "nothing happens before everybody has answered"
    state = pass_all(play(first, answers[1]))
    assert state.players[E].discards[-1].claimed_by is taker
    assert state.turn is taker


@pytest.mark.parametrize(
    ("source", "near", "far"), [(S, W, N), (S, N, E), (W, N, E), (W, N, S), (W, E, S), (N, E, W), (N, S, W)]
)
def test_of_two_winners_the_nearest_after_whoever_discarded_wins(source: Seat, near: Seat, far: Seat) -> None:
    hands = {near: WAITING_3M, far: "12m789p123789s66z"}
    dull = ("E discard 7z", "S discard 6z", "W discard 7z")[: int(source)]
    state = play(table(hands, draws="7z6z7z"[: 2 * source] + "3m"), *dull, f"{source.letter} discard 3m")
    for first, second in ((near, far), (far, near)):
        over = play(state, f"{first.letter} win", f"{second.letter} win")
        assert isinstance(over.result, Won)
        assert (over.result.seat, over.result.source) == (near, source)


def test_the_order_of_the_answers_does_not_matter() -> None:
    hands = {S: CHOW_HAND, N: "33m258p369s12346z", E: "147p147p147s1234z"}
    offered = play(table(hands, draws="3m"), "E discard 3m")
    one, other = play(offered, "S chow 1m", "N pung"), play(offered, "N pung", "S chow 1m")
    assert (one.players, one.turn, one.phase) == (other.players, other.turn, other.phase)


def test_a_seat_that_can_do_nothing_is_not_asked() -> None:
    state = play(table({W: "258m258p258s1255z"}, draws="5z"), "E discard 5z")
    assert to_act(state) == (W,)
    assert legal_moves(state, S) == ()


def test_the_whole_wall_is_drawn_and_nobody_pays() -> None:
    state = table(draws="5z6z7z5z", length=4)
    state, events = play_events(state, "E discard 5z", "S discard 6z", "W discard 7z", "N discard 5z")
    assert state.result == Exhausted()
    assert events[-1] == WallExhausted()
    assert (state.phase, to_act(state), state.wall) == (Phase.OVER, (), ())


@pytest.mark.parametrize("hand", ["33m258p258s12345z", CHOW_HAND, "333m25p258s12345z"])
def test_the_discard_after_the_last_tile_can_only_be_won_with(hand: str) -> None:
    hands = {S: hand, W: "258m369p369s1234z"}
    state = play(table(hands, draws="3m", length=1), "E discard 3m")
    assert state.result == Exhausted()


def test_a_win_on_a_discard_takes_it_into_the_hand() -> None:
    state = play(table({W: WAITING_3M, E: "147p147p147s1234z"}, draws="3m"), "E discard 3m", "W win")
    assert isinstance(state.result, Won)
    assert (state.result.seat, state.result.source) == (W, E)
    assert len(state.players[W].hand) == 14
    assert state.players[W].hand.count(Tile.M3) == 1


def test_dull_hands_are_dull() -> None:
    state = table(draws="5z")
    for tile in dict.fromkeys(state.players[E].hand):
        assert apply(state, Discard(E, tile))[0].offer is None, f"{tile} is claimed"
    assert set(DULL) == set(Seat)
