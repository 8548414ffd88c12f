"""Three kinds of kong, the replacement tile, and robbing."""

import pytest

from tests.game.tables import E, N, S, W, pass_all, play, play_events, table
from trainer.game import (
    Discard,
    HandWon,
    IllegalMove,
    Kong,
    KongForm,
    KongMade,
    KongRobbed,
    Pass,
    Phase,
    ReplacementDrawn,
    State,
    TableMeld,
    Win,
    Won,
    apply,
    legal_moves,
    to_act,
)
from trainer.rules import FanId, Meld, Role, Seat, Tile, format_tiles

THREE = "14m147p147s12555z"
"""Three 5z beside tiles that claim nothing."""

WAITS_5M = {W: "46m123789p123s99s", N: "46m123456p123s88s"}
"""Complete with 5m alone."""


def adding(hands: dict[Seat, str] | None = None, *, tail: str = "6z", length: int | None = None) -> State:
    """East has punged South's 5m, and has just drawn the fourth."""
    own = {E: "55m147p147s12346z", S: "29m258p258s12347z"}
    state = table({**own, **(hands or {})}, draws="7z5m7z6z6z5m", tail=tail, length=length)
    first = ("E discard 7z", "S discard 5m", "E pung", "E discard 6z")
    return play(state, *first, "S discard 7z", "W discard 6z", "N discard 6z")


def test_a_concealed_kong_draws_its_replacement_from_the_tail() -> None:
    state, events = play_events(table({E: THREE}, draws="5z", tail="6z7z"), "E kong 5z")
    assert events == (
        KongMade(E, Meld.kong(Tile.Z5, concealed=True), KongForm.CONCEALED),
        ReplacementDrawn(E, Tile.Z6, len(state.wall)),
    )
    assert (state.phase, state.turn, state.drawn, state.replacement) == (Phase.DRAWN, E, Tile.Z6, True)
    assert state.players[E].melds == (TableMeld(Meld.kong(Tile.Z5, concealed=True)),)
    assert state.wall[-1] is Tile.Z7


@pytest.mark.parametrize("seat", [S, W, N])
def test_anybody_may_kong_a_discard(seat: Seat) -> None:
    state = table({seat: THREE}, draws="5z", tail="6z")
    state, events = play_events(state, "E discard 5z", f"{seat.letter} kong 5z")
    assert events[1:] == (
        KongMade(seat, Meld.kong(Tile.Z5), KongForm.CLAIMED, E),
        ReplacementDrawn(seat, Tile.Z6, len(state.wall)),
    )
    assert state.players[seat].melds == (TableMeld(Meld.kong(Tile.Z5), Tile.Z5, E),)
    assert (state.phase, state.turn, len(state.players[seat].hand)) == (Phase.DRAWN, seat, 11)


def test_the_fourth_tile_is_added_to_an_own_pung() -> None:
    state, events = play_events(adding(), "E kong 5m")
    assert events == (
        KongMade(E, Meld.kong(Tile.M5), KongForm.ADDED),
        ReplacementDrawn(E, Tile.Z6, len(state.wall)),
    )
    assert state.players[E].melds == (TableMeld(Meld.kong(Tile.M5), Tile.M5, S, added=True),)
    assert len(state.players[E].hand) == 11


def test_several_kongs_are_offered_from_the_lowest_tile_on() -> None:
    state = adding({E: "55m14444p147s126z"})
    assert [move for move in legal_moves(state, E) if isinstance(move, Kong)] == [Kong(E, Tile.M5), Kong(E, Tile.P4)]


def test_a_tile_won_with_lies_in_its_order_among_the_others() -> None:
    state = play(table(WAITS_5M, draws="5m"), "E discard 5m", "N pass", "W win")
    assert format_tiles(state.players[W].hand) == "456m123789p12399s"
    assert state.players[W].hand == tuple(sorted(state.players[W].hand))


def test_a_fourth_tile_can_be_added_in_a_later_turn() -> None:
    state = play(adding(), "E discard 1p")
    while state.turn is not E or state.offer is not None:
        state = pass_all(state) if state.offer else play(state, f"{state.turn.letter} discard {state.drawn}")
    assert Kong(E, Tile.M5) in legal_moves(state, E)


def test_no_kong_after_a_pung_in_the_same_turn() -> None:
    hands = {W: "14m2222669p1255z", S: "258m58p258s12347z", N: "147m58p369s12347z"}
    state = play(table(hands, draws="5z"), "E discard 5z", "W pung")
    with pytest.raises(IllegalMove) as refused:
        apply(state, Kong(W, Tile.P2))
    assert refused.value.keys == ("game-no-kong-called",)
    assert {type(move) for move in legal_moves(state, W)} == {Discard}


def test_a_tile_beside_an_open_chow_is_no_fourth() -> None:
    state = play(table({S: "112m58p258s12345z"}, draws="3m"), "E discard 3m", "S chow 1m", "S discard 5p")
    while state.turn is not S or state.phase is not Phase.DRAWN:
        state = pass_all(state) if state.offer else play(state, f"{state.turn.letter} discard {state.drawn}")
    assert Tile.M1 in state.players[S].hand
    assert Kong(S, Tile.M1) not in legal_moves(state, S)


def test_a_kong_can_follow_a_kong() -> None:
    state = table({E: "14m14p14s666555z1z"}, draws="5z", tail="6z7z")
    state = play(state, "E kong 5z", "E kong 6z")
    assert (state.drawn, state.replacement) == (Tile.Z7, True)
    assert [laid.meld.tile for laid in state.players[E].melds] == [Tile.Z5, Tile.Z6]


def test_no_kong_when_the_wall_is_empty() -> None:
    state = table({E: THREE}, draws="5z", length=1)
    with pytest.raises(IllegalMove) as refused:
        apply(state, Kong(E, Tile.Z5))
    assert refused.value.keys == ("game-no-kong-wall",)
    assert Kong(E, Tile.Z5) not in legal_moves(state, E)


def test_the_last_tile_can_be_a_replacement() -> None:
    state = play(table({E: THREE}, draws="5z", tail="6z", length=2), "E kong 5z")
    assert (state.wall, state.drawn) == ((), Tile.Z6)


def test_a_tile_being_added_can_only_be_won_with() -> None:
    state = play(adding(WAITS_5M), "E kong 5m")
    assert (state.phase, to_act(state)) == (Phase.ROBBING, (W, N))
    assert legal_moves(state, W) == (Win(W), Pass(W))


def test_the_nearest_robber_wins_and_the_pung_stays_a_pung() -> None:
    state, events = play_events(adding(WAITS_5M), "E kong 5m", "N win", "W win")
    assert isinstance(state.result, Won)
    assert (state.result.seat, state.result.source, state.result.payer) == (W, E, E)
    assert FanId.JINJIDUOSHI in state.result.score.fans
    assert state.players[E].melds == (TableMeld(Meld.pung(Tile.M5), Tile.M5, S),)
    assert state.players[W].hand.count(Tile.M5) == 1
    assert events[-2] == KongRobbed(W, E, Tile.M5)
    assert isinstance(events[-1], HandWon)


def test_only_the_robbed_kong_falls_back() -> None:
    hands = {E: "55m147p147s11234z", S: "29m258p258s12347z", **WAITS_5M}
    state = table(hands, draws="7z5m7z6z1z6z7z6z5m")
    first = ("E discard 7z", "S discard 5m", "E pung", "E discard 2z", "S discard 7z", "W discard 6z", "N discard 1z")
    then = ("E pung", "E discard 3z", "S discard 6z", "W discard 7z", "N discard 6z", "E kong 5m")
    state = play(state, *first, *then, "N pass", "W win")
    assert [laid.meld for laid in state.players[E].melds] == [Meld.pung(Tile.M5), Meld.pung(Tile.Z1)]


def test_a_robbed_kong_is_settled_as_a_discard() -> None:
    state = play(adding(WAITS_5M), "E kong 5m", "N pass", "W win")
    assert isinstance(state.result, Won)
    assert state.result.settlement.of(E).role is Role.DISCARDER


def test_the_kong_stands_when_nobody_robs_it() -> None:
    state, events = play_events(adding(WAITS_5M), "E kong 5m", "W pass", "N pass")
    assert (state.phase, state.turn, state.drawn, state.replacement) == (Phase.DRAWN, E, Tile.Z6, True)
    assert events[-1] == ReplacementDrawn(E, Tile.Z6, len(state.wall))


def test_a_concealed_kong_cannot_be_robbed() -> None:
    hands = {E: "555m14p14s123456z", S: "29m258p258s12347z", **WAITS_5M}
    state = table(hands, draws="5m", tail="6z")
    assert play(state, "E kong 5m").phase is Phase.DRAWN
