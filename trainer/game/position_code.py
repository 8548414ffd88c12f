"""A moment of a hand as a text to pass on: ``266F-WNJG-44Y5.4TQZ-…``.

Before the full stop stands the code of the deal, after it the moves made so far: each as its number among the moves
that could be made then, so that a whole hand takes some 80 letters. They are those of the deal code, and end with a
check character, too.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from trainer.game.code import (
    ALPHABET,
    CodeError,
    Invitation,
    PackedNumber,
    check_character,
    deal_code,
    digits_of,
    read_code,
    read_digits,
)
from trainer.game.deals import DealError
from trainer.game.legal import legal_moves
from trainer.game.moves import Move
from trainer.game.play import apply, start_hand
from trainer.game.state import State, to_act

POINT: Final = "."
"""What parts the deal from the moves."""

MOST_MOVES: Final = 512
"""More moves than a hand can have: 136 tiles, each of which up to three others pass."""


class CodedPosition(Struct, frozen=True):
    """A deal, and the moves made before the moment that is shown."""

    invitation: Invitation
    moves: tuple[Move, ...]


def is_position_code(text: str) -> bool:
    """Whether a text is meant as the code of a moment, not of a deal."""
    return POINT in text


def position_code(position: CodedPosition) -> str:
    """The code of a moment of a hand. Raises `CodeError` for a deal that has none, `trainer.game.IllegalMove` for a
    move that could not be made, and `trainer.game.DealError` for a deal that cannot be."""
    deal = deal_code(position.invitation)
    state, chosen = start_hand(position.invitation.deal)[0], []
    for move in position.moves:
        options = _options(state)
        after, _ = apply(state, move)
        chosen.append((options.index(move), len(options)))
        state = after
    number = PackedNumber(0)
    for place, among in reversed(chosen):
        number.push(place, among)
    number.push(len(chosen), MOST_MOVES)
    digits = digits_of(number.value)
    whole = digits + check_character(digits)
    return deal + POINT + "-".join(whole[place : place + 4] for place in range(0, len(whole), 4))


def read_position(text: str) -> CodedPosition:
    """Read what `position_code` writes. Raises `CodeError`: its kinds are those of a deal code."""
    deal, _, rest = text.partition(POINT)
    invitation, digits = read_code(deal), read_digits(rest)
    if len(digits) < 2:
        raise CodeError(text, "short")
    if check_character(digits[:-1]) != digits[-1]:
        raise CodeError(text, "check")
    number = PackedNumber(0)
    for digit in digits[:-1]:
        number.push(ALPHABET.index(digit), len(ALPHABET))
    try:
        return CodedPosition(invitation, _moves(invitation, number))
    except (DealError, LookupError) as error:
        raise CodeError(text, "content") from error


def _moves(invitation: Invitation, number: PackedNumber) -> tuple[Move, ...]:
    """The moves of a number. Raises `LookupError` where it tells of more than can be made."""
    state = start_hand(invitation.deal)[0]
    for _ in range(number.pull(MOST_MOVES)):
        options = _options(state)
        if not options:
            raise LookupError("moves after the end")
        state, _ = apply(state, options[number.pull(len(options))])
    if number.value:
        raise LookupError("more than its moves")
    return state.moves


def _options(state: State) -> Sequence[Move]:
    """Every move of every seat that is awaited, in a fixed order."""
    return [move for seat in to_act(state) for move in legal_moves(state, seat)]
