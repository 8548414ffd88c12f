"""Positions and keys."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.reach.positions import full_hands
from trainer.reach import Line, Position, check_position, key_text, parse_key
from trainer.rules import PATTERN_FANS, FaultKind, HandError, Meld, Seat, Tile, parse_tiles


@given(st.sampled_from(PATTERN_FANS) | st.integers(min_value=0, max_value=200).map(Line))
def test_the_text_of_a_key_reads_back(key: Line) -> None:
    assert parse_key(key_text(key)) == key


@pytest.mark.parametrize("text", ["", "p", "p0", "p-5", "p05", "tianhe", "WIN", "gang "])
def test_what_is_no_key(text: str) -> None:
    with pytest.raises(ValueError, match="no pattern fan"):
        parse_key(text)


def test_no_line_is_below_nothing() -> None:
    with pytest.raises(ValueError, match="-1 points"):
        Line(-1)


@pytest.mark.parametrize(
    ("concealed", "melds", "visible", "problems"),
    [
        ("1m", (), "", {FaultKind.WRONG_COUNT}),
        ("123m456p789s112233z", (), "", {FaultKind.WRONG_COUNT}),
        ("11123m456p789s11z", (), "11m", {FaultKind.TOO_MANY_COPIES}),
        ("1m", (Meld.pung(Tile.M2),) * 5, "", {FaultKind.TOO_MANY_COPIES, FaultKind.TOO_MANY_MELDS}),
        ("1111m23456p789s1z", (Meld.chow(Tile.M1),), "", {FaultKind.TOO_MANY_COPIES, FaultKind.WRONG_COUNT}),
    ],
)
def test_every_fault_of_a_position_is_told(
    concealed: str, melds: tuple[Meld, ...], visible: str, problems: set[FaultKind]
) -> None:
    position = Position(parse_tiles(concealed), melds, Seat.E, parse_tiles(visible))
    with pytest.raises(HandError) as error:
        check_position(position)
    assert {fault.kind for fault in error.value.faults} == problems


@given(full_hands)
def test_a_discard_is_gone_for_good(position: Position) -> None:
    tile = position.concealed[-1]
    after = position.without(tile)
    assert position.must_discard
    assert not after.must_discard
    assert after.unseen() == position.unseen()


def test_the_order_of_tiles_does_not_matter() -> None:
    first = Position(parse_tiles("1m2m3m"), (), Seat.E, parse_tiles("9s1p"))
    assert first == Position(parse_tiles("3m1m2m"), (), Seat.E, parse_tiles("1p9s"))
