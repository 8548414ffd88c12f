"""A moment of a hand as a text to pass on, and back."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.game import Deal, Pass, TableRules, apply, deal, legal_moves, stack, to_act
from trainer.game.code import ALPHABET, CodeError, Invitation, PackedNumber, check_character, deal_code, digits_of
from trainer.game.position_code import MOST_MOVES, CodedPosition, is_position_code, position_code, read_position
from trainer.rules import Seat


def played(seed: int, most: int = MOST_MOVES, seat: Seat = Seat.S) -> CodedPosition:
    """A hand in which everybody moves at random, up to some move."""
    chance, state = random.Random(seed), deal(Deal(seed))
    while not state.over and len(state.moves) < most:
        mover = chance.choice(to_act(state))
        state, _ = apply(state, chance.choice(legal_moves(state, mover)))
    return CodedPosition(Invitation(state.deal, seat), state.moves)


@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(Seat))
def test_a_moment_comes_back_from_its_code(seed: int, most: int, seat: Seat) -> None:
    position = played(seed, most, seat)
    code = position_code(position)
    assert read_position(code) == position
    assert read_position(code.lower()) == position


def test_a_whole_hand_comes_back_and_takes_some_eighty_letters() -> None:
    positions = [played(seed) for seed in range(5)]
    codes = list(map(position_code, positions))
    assert list(map(read_position, codes)) == positions
    assert max(map(len, codes)) < 200


def test_a_code_of_a_deal_is_none_of_a_moment() -> None:
    position = played(3, 4)
    deal_alone = deal_code(position.invitation)
    assert is_position_code(position_code(position))
    assert not is_position_code(deal_alone)
    assert position_code(position).startswith(f"{deal_alone}.")


def sealed(number: PackedNumber) -> str:
    """A number behind the code of a deal, with the right check character."""
    digits = digits_of(number.value)
    return f"{deal_code(Invitation(Deal(3)))}.{digits}{check_character(digits)}"


def beyond_the_end() -> str:
    """The code of a hand that goes on after its end."""
    whole = played(3)
    state, chosen = deal(Deal(3)), []
    for move in whole.moves:
        options = [option for seat in to_act(state) for option in legal_moves(state, seat)]
        chosen.append((options.index(move), len(options)))
        state, _ = apply(state, move)
    number = PackedNumber(0)
    for place, among in reversed(chosen):
        number.push(place, among)
    number.push(len(chosen) + 1, MOST_MOVES)
    return sealed(number)


def more_than_its_moves() -> str:
    """A code that tells of no move, and then of something."""
    number = PackedNumber(1)
    number.push(0, MOST_MOVES)
    return sealed(number)


def changed() -> str:
    """A code with its last letter but one another."""
    code = position_code(played(3, 6))
    return code[:-2] + ALPHABET[(ALPHABET.index(code[-2]) + 1) % len(ALPHABET)] + code[-1]


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (f"{deal_code(Invitation(Deal(3)))}.", "short"),
        (f"{deal_code(Invitation(Deal(3)))}.{ALPHABET[0]}", "short"),
        (changed(), "check"),
        (beyond_the_end(), "content"),
        (more_than_its_moves(), "content"),
    ],
    ids=["no moves", "a check character alone", "another letter", "after the end", "more than its moves"],
)
def test_what_is_no_code_is_refused_by_name(code: str, kind: str) -> None:
    with pytest.raises(CodeError) as refused:
        read_position(code)
    assert [fault.kind for fault in refused.value.faults] == [f"code-{kind}"]


def test_a_slip_is_found() -> None:
    code = position_code(played(7, 20))
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
    assert Pass(Seat.E) not in played(1, 0).moves
