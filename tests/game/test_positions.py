"""The position after a claim is the one the table has when the claim was made."""

import random

from trainer.game import Chow, Deal, Kong, Pass, Pung, TableRules, Win, apply, deal, legal_moves, to_act, view
from trainer.game.positions import position_after_claim
from trainer.rules import Seat, Tile, counts


def test_it_is_what_the_table_shows_after_the_claim() -> None:
    met: set[type] = set()
    for seed in range(25):
        rules = TableRules(prevailing=(None, *Seat)[seed % 5])
        chance, state = random.Random(seed), deal(Deal(seed, rules))
        while not state.over:
            seat = to_act(state)[0]
            shown = view(state, seat)
            for claim in shown.moves:
                expected = position_after_claim(shown, claim)
                if not isinstance(claim, Chow | Pung | Kong) or shown.offer is None:
                    assert expected is None
                    continue
                after, alone = state, len(to_act(state)) == 1
                if alone and isinstance(claim, Chow | Pung):
                    after, _ = apply(state, claim)
                    assert view(after, seat).position == expected
                    met.add(type(claim))
                assert expected is not None
                assert expected.must_discard is not isinstance(claim, Kong)
            options = [move for move in shown.moves if not isinstance(move, Win)]
            state, _ = apply(state, chance.choice(options))
    assert met == {Chow, Pung}


def test_a_kong_takes_three_from_the_hand_and_the_offered_tile() -> None:
    for seed in range(400):
        state = deal(Deal(seed))
        for _ in range(40):
            seat = to_act(state)[0] if not state.over else None
            if seat is None:
                break
            shown = view(state, seat)
            kongs = [move for move in shown.moves if isinstance(move, Kong) and shown.offer is not None]
            if kongs:
                after = position_after_claim(shown, kongs[0])
                assert after is not None
                tile: Tile = kongs[0].tile
                assert counts(after.own_tiles)[tile] == 4
                assert counts(after.visible)[tile] == 0
                assert len(after.concealed) == len(shown.hand) - 3
                return
            state, _ = apply(state, next((m for m in shown.moves if isinstance(m, Pass)), shown.moves[-1]))
    raise AssertionError("no claimed kong was met")


def test_nothing_is_claimed_on_the_own_turn() -> None:
    state = deal(Deal(1))
    seat = to_act(state)[0]
    assert all(position_after_claim(view(state, seat), move) is None for move in legal_moves(state, seat))
