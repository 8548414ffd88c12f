"""Laws of every hand, whoever plays it."""

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.tables import all_tiles, every_move
from trainer.game import (
    Deal,
    Move,
    Pass,
    Phase,
    State,
    TableRules,
    Win,
    Won,
    apply,
    deal,
    legal_moves,
    record_from_json,
    record_of,
    record_to_json,
    refusals,
    replay,
    to_act,
)
from trainer.game.walls import FULL_WALL
from trainer.rules import BUILT_IN, MeldKind, Scheme, Seat

lines = st.tuples(*[st.sampled_from((0, 5, 10, 20))] * 4)
rules = st.builds(TableRules, st.sampled_from(BUILT_IN), st.sampled_from(Scheme), st.sampled_from((None, *Seat)))
deals = st.builds(Deal, st.integers(0, 2**48 - 1), rules, lines)


def wild(rng: Random, moves: tuple[Move, ...]) -> Move:
    """A player that claims and kongs whatever it can, so that rare things happen; wins half of the time."""
    claims = [move for move in moves if not isinstance(move, Pass)]
    wins = [move for move in moves if isinstance(move, Win)]
    if wins and rng.random() < 0.5:
        return wins[0]
    return rng.choice(claims or moves) if rng.random() < 0.8 else rng.choice(moves)


def check(state: State) -> None:
    """What holds in every state."""
    assert Counter(all_tiles(state)) == Counter(FULL_WALL)
    for seat in Seat:
        player = state.players[seat]
        size = len(player.hand) + 3 * len(player.melds)
        holds = state.turn is seat and state.phase in (Phase.DRAWN, Phase.CALLED)
        robbed = state.phase is Phase.ROBBING and state.turn is seat
        won = isinstance(state.result, Won) and state.result.seat is seat
        assert size == 14 if holds or won else size == 13, (seat, state.phase, robbed)
        assert player.hand == tuple(sorted(player.hand))
    assert bool(to_act(state)) is not state.over
    assert (state.offer is not None) is (state.phase in (Phase.CLAIMS, Phase.ROBBING))
    assert (state.drawn is not None) is (state.phase is Phase.DRAWN or isinstance(state.result, Won))
    assert state.phase in (Phase.DRAWN, Phase.OVER) or not state.replacement
    for seat in to_act(state):
        assert legal_moves(state, seat)


@given(deals, st.randoms(use_true_random=False))
def test_every_hand_keeps_its_tiles_ends_and_replays(order: Deal, rng: Random) -> None:
    state = deal(order)
    check(state)
    while not state.over:
        seat = rng.choice(to_act(state))
        state, events = apply(state, wild(rng, legal_moves(state, seat)))
        assert state.moves[-1].seat is seat
        check(state)
    record = record_of(state)
    assert record_from_json(record_to_json(record)) == record
    assert replay(record) == state
    assert events
    if isinstance(state.result, Won):
        payments = state.result.settlement.payments
        assert sum(payment.amount for payment in payments) == 0
        assert state.result.score.total >= order.lines[state.result.seat]
        assert state.result.score.values.id == order.rules.values
    kongs = [laid for p in state.players for laid in p.melds if laid.meld.kind is MeldKind.KONG]
    assert len(state.wall) <= 83 - len(kongs)


@settings(max_examples=20)
@given(deals, st.randoms(use_true_random=False))
def test_a_move_is_legal_exactly_when_nothing_is_said_against_it(order: Deal, rng: Random) -> None:
    state = deal(order)
    while not state.over:
        if rng.random() < 0.2:
            seat = rng.choice(tuple(Seat))
            assert {move for move in every_move(seat) if not refusals(state, move)} == set(legal_moves(state, seat))
        state, _ = apply(state, wild(rng, legal_moves(state, rng.choice(to_act(state)))))


@given(deals)
def test_equal_deals_give_equal_hands(order: Deal) -> None:
    assert deal(order) == deal(order)


@given(deals, deals)
def test_other_seeds_give_other_tiles(one: Deal, other: Deal) -> None:
    assert (one.seed == other.seed) == (deal(one).wall == deal(other).wall)
