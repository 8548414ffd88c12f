"""The position after a claim is the one the table has when the claim was made."""

import random

import pytest

from tests.game.tables import table
from trainer.game import Chow, Deal, Discard, Kong, Pass, Pung, TableRules, Win, apply, deal, to_act, view
from trainer.game.positions import position_after_claim
from trainer.rules import Meld, Seat, Tile, counts


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
                if not isinstance(claim, Chow | Pung | Kong):
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


@pytest.mark.parametrize(("hand", "drawn"), [("258m28p258s15555z", "6z"), ("258m28p258s12555z", "5z")])
def test_a_kong_of_the_own_turn_lays_four_tiles_down(hand: str, drawn: str) -> None:
    shown = view(table({Seat.E: hand}, drawn), Seat.E)
    after = position_after_claim(shown, Kong(Seat.E, Tile.Z5))
    assert after is not None
    assert after.melds == (Meld.kong(Tile.Z5, concealed=True),)
    assert len(after.concealed) == 10
    assert position_after_claim(shown, Discard(Seat.E, Tile.P2)) is None
