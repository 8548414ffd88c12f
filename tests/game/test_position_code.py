"""Codes of moments: every one reads back, and what is no code is refused by name."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.game import Deal, Pass, TableRules, apply, deal, legal_moves, stack, to_act
from trainer.game.code import CodeError, Invitation, deal_code
from trainer.game.position_code import CodedPosition, is_position_code, position_code, read_position
from trainer.rules import Seat


def moment(seed: int, moves: int) -> CodedPosition:
    """A hand after some random moves."""
    chance, invitation = random.Random(seed), Invitation(Deal(seed % 1000, TableRules("zungjung")), Seat(seed % 4))
    state = deal(invitation.deal)
    while not state.over and len(state.moves) < moves:
        seat = chance.choice(to_act(state))
        state, _ = apply(state, chance.choice(legal_moves(state, seat)))
    return CodedPosition(invitation, state.moves)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 200))
def test_every_moment_reads_back_in_whatever_case_and_with_spaces(seed: int, moves: int) -> None:
    position = moment(seed, moves)
    code = position_code(position)
    assert is_position_code(code)
    assert code.startswith(deal_code(position.invitation))
    assert read_position(code) == position
    assert read_position(f" {code.lower().replace('-', ' ')}") == position


def test_a_slip_is_found() -> None:
    code = position_code(moment(7, 20))
    for place in range(code.index(".") + 1, len(code)):
        if code[place] != "-":
            other = "3" if code[place] != "3" else "4"
            with pytest.raises(CodeError) as caught:
                read_position(code[:place] + other + code[place + 1 :])
            assert caught.value.faults[0].kind == "code-check"


@pytest.mark.parametrize(
    ("text", "kind"), [(".", "code-empty"), ("266F-WNJG-44Y5.", "code-short"), ("266F-WNJG-44Y5.O", "code-character")]
)
def test_a_text_that_is_no_code_is_refused_by_name(text: str, kind: str) -> None:
    with pytest.raises(CodeError) as caught:
        read_position(text)
    assert caught.value.faults[0].kind == kind


def test_a_deal_that_has_no_code_has_none_for_a_moment_either() -> None:
    start = stack(dict.fromkeys(Seat, "147m258p369s1234z"), "")
    with pytest.raises(CodeError):
        position_code(CodedPosition(Invitation(Deal(0, TableRules(), (0, 0, 0, 0), start)), ()))
    assert Pass(Seat.E) not in moment(1, 0).moves
