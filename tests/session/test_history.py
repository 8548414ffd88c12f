"""The laws of undo and redo, over hands in which everybody moves at random."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.game import (
    Deal,
    Discard,
    Drawn,
    IllegalMove,
    Pass,
    Record,
    Win,
    apply,
    legal_moves,
    seen_by,
    stack,
    to_act,
)
from trainer.rules import Seat, Tile
from trainer.session.history import History, begun, resumed


def played(seed: int, most: int) -> History:
    chance, history = random.Random(seed), begun(Deal(seed))
    while not history.state.over and history.made < most:
        history = history.play(chance.choice(legal_moves(history.state, to_act(history.state)[0])))
    return history


histories = st.builds(played, st.integers(0, 40), st.integers(0, 70))
seats = st.sampled_from(Seat)


@given(histories, seats)
def test_undo_comes_to_a_decision_of_that_seat(history: History, seat: Seat) -> None:
    back = history.undone(seat)
    own = [place for place, move in enumerate(history.moves) if move.seat is seat]
    if back is None:
        assert own == []
    else:
        assert back.made == own[-1]
        assert seat in to_act(back.state)


@given(histories, seats)
def test_redo_takes_an_undo_back(history: History, seat: Seat) -> None:
    """From the newest move, and from every decision on the way back."""
    here: History | None = history
    while here is not None:
        back = here.undone(seat)
        if back is not None:
            assert back.redone(seat) == here
        here = back


@given(histories, seats)
def test_every_decision_can_be_reached_both_ways(history: History, seat: Seat) -> None:
    own = [place for place, move in enumerate(history.moves) if move.seat is seat]
    back, down = history, []
    while (earlier := back.undone(seat)) is not None:
        back = earlier
        down.append(back.made)
    assert down == own[::-1]
    up = []
    while (later := back.redone(seat)) is not None:
        back = later
        up.append(back.made)
    if own:
        assert up == [*own[1:], len(history.moves)]


@given(histories.filter(lambda history: history.made > 0), seats)
def test_a_new_move_clears_what_was_taken_back(history: History, seat: Seat) -> None:
    back = history.undone(seat)
    if back is None:
        return
    other = legal_moves(back.state, seat)[-1]
    new = back.play(other)
    assert new.redone(seat) is None
    assert new.moves == (*history.moves[: back.made], other)
    assert (new.state, new.events) == apply(back.state, other)


@given(histories, st.integers(0, 90))
def test_a_history_comes_back_from_its_moves(history: History, made: int) -> None:
    again = resumed(Record(Deal(history.state.deal.seed), history.moves), min(made, history.made))
    assert again.steps == history.steps
    assert again.made == min(made, history.made)


def test_an_illegal_move_changes_nothing() -> None:
    history = begun(Deal(1))
    with pytest.raises(IllegalMove):
        history.play(Win(Seat.E))
    assert history == begun(Deal(1))


def test_the_log_tells_only_what_the_seat_may_know() -> None:
    history = played(5, 30)
    for seat in Seat:
        hidden = [e for _, es in history.steps for e in seen_by(es, seat) if isinstance(e, Drawn) and e.tile is None]
        silent = [phrase for phrase in history.log(seat) if phrase.key == "game-event-drawn-hidden"]
        assert len(silent) == len(hidden) > 0


def test_the_log_goes_back_with_an_undo() -> None:
    history = played(5, 30)
    back = history.undone(Seat.E)
    assert back is not None
    assert history.log(Seat.E)[: len(back.log(Seat.E))] == back.log(Seat.E)
    assert len(back.log(Seat.E)) < len(history.log(Seat.E))


@given(histories, seats)
def test_what_a_discard_left_holds_no_tile_that_came_since(history: History, seat: Seat) -> None:
    left = history.left_by(seat)
    own = [move for move in history.state.moves if move.seat is seat and isinstance(move, Discard)]
    if left is None:
        assert own == []
    else:
        assert left.moves[-1] == own[-1]
        assert len(left.players[seat].hand) + 3 * len(left.players[seat].melds) == 13


def let_pass(history: History) -> History:
    """Everybody who is asked lets the offered tile go."""
    while history.state.offer is not None:
        history = history.play(Pass(to_act(history.state)[0]))
    return history


def refused_on_a_discard() -> History:
    """South could take the 3m of East, its first: 平和 and 地和, but its line is higher."""
    start = stack({Seat.S: "12m456p678p22789s", Seat.E: "19m19p19s1234567z"}, draws="3m5z6z7z")
    return begun(Deal(0, lines=(10, 200, 10, 10), start=start))


def test_a_refused_win_is_kept_until_the_next_own_turn() -> None:
    history = refused_on_a_discard().play(Discard(Seat.E, Tile.M3))
    refused = history.refusal(Seat.S)
    assert refused is not None
    assert refused.tile is Tile.M3
    assert refused.points < refused.line == 200
    assert history.refusal(Seat.W) is None
    history = let_pass(history)
    assert history.state.turn is Seat.S
    assert history.refusal(Seat.S) is None, "its own turn has come"


def test_a_refusal_that_was_taken_back_is_none() -> None:
    back = refused_on_a_discard().play(Discard(Seat.E, Tile.M3)).undone(Seat.E)
    assert back is not None
    assert back.refusal(Seat.S) is None


def test_a_refused_win_is_kept_while_others_play() -> None:
    hands = {Seat.W: "12m456p678p22789s", Seat.E: "19m19p19s1234667z", Seat.N: "147m258p369s1255z"}
    start = stack(hands, draws="3m5z6z7z")
    history = begun(Deal(0, lines=(10, 10, 200, 10), start=start)).play(Discard(Seat.E, Tile.M3))
    refused = history.refusal(Seat.W)
    assert refused is not None
    while history.state.turn is not Seat.S or history.state.offer is not None:
        history = history.play(Pass(to_act(history.state)[0]))
    assert history.refusal(Seat.W) == refused
    history = history.play(Discard(Seat.S, Tile.Z5))
    assert to_act(history.state) == (Seat.N,)
    assert history.refusal(Seat.W) == refused
    history = history.play(Pass(Seat.N))
    assert history.state.turn is Seat.W
    assert history.refusal(Seat.W) is None


def test_a_refused_win_is_kept_while_another_is_on_turn_after_it() -> None:
    """East's discard was refused to North; South has discarded since, and West has drawn."""
    hands = {Seat.N: "12m456p678p22789s", Seat.E: "19m19p19s1234667z", Seat.S: "147m258p369s1255z"}
    start = stack(hands, draws="3m5z6z7z")
    history = begun(Deal(0, lines=(10, 10, 10, 200), start=start)).play(Discard(Seat.E, Tile.M3))
    refused = history.refusal(Seat.N)
    assert refused is not None
    history = let_pass(let_pass(history).play(Discard(Seat.S, Tile.Z1)))
    assert history.state.turn is Seat.W
    assert history.refusal(Seat.N) == refused


def test_a_refused_self_draw_is_kept_until_the_discard() -> None:
    start = stack({Seat.E: "12m456p678p22789s", Seat.S: "19m19p19s1234567z"}, draws="3m5z6z7z")
    history = begun(Deal(0, lines=(60, 10, 10, 10), start=start))
    refused = history.refusal(Seat.E)
    assert refused is not None
    assert refused.tile is Tile.M3
    assert history.play(Discard(Seat.E, Tile.M3)).refusal(Seat.E) is None
