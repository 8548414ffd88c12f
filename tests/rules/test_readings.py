"""Every way to read a hand, and only those."""

import pytest
from hypothesis import given

from tests.rules import brute
from tests.rules.hands import hand, won_hands
from trainer.rules import Hand, Meld, Part, Tile, parse_tiles, readings


@pytest.mark.parametrize(
    ("concealed", "expected"),
    [
        ("123m456p789s11122z", {"123m 456p 789s 111z 22z"}),
        ("111222333m456p99p", {"111m 222m 333m 456p 99p", "123m 123m 123m 456p 99p"}),
        ("112233m112233p99s", {"123m 123m 123p 123p 99s", "11m 22m 33m 11p 22p 33p 99s"}),
        (
            "11112222333344m",
            {
                "11m 11m 22m 22m 33m 33m 44m",
                "123m 123m 234m 234m 11m",
                "123m 123m 123m 123m 44m",
                "123m 111m 222m 333m 44m",
            },
        ),
        ("1122p6688s445566z", {"11p 22p 66s 88s 44z 55z 66z"}),
        ("123m456p789s1112z3z", set()),
        ("19m19p19s1234567z1z", set()),
    ],
)
def test_a_hand_is_read_so(concealed: str, expected: set[str]) -> None:
    assert {str(reading) for reading in readings(parse_tiles(concealed), ())} == expected


@pytest.mark.parametrize("concealed", ["", "11z", "123m11z", "112233m445566p", "1122m3344p5566s1122z"])
def test_four_melds_and_a_pair_or_seven_pairs_and_nothing_less_or_more(concealed: str) -> None:
    assert readings(parse_tiles(concealed), ()) == ()


def test_melds_come_first_in_the_order_laid_down() -> None:
    laid = (Meld.pung(Tile.Z5), Meld.chow(Tile.M1))
    (reading,) = readings(parse_tiles("789p234m99s"), laid)
    assert reading.parts[:2] == laid
    assert [str(part) for part in reading.parts[2:]] == ["234m", "789p", "99s"]
    assert (reading.melds, reading.pairs) == (reading.parts[:4], reading.parts[4:])
    assert not reading.is_seven_pairs


def test_seven_pairs_need_a_hand_without_laid_down_melds() -> None:
    assert readings(parse_tiles("1122334455z"), (Meld.kong(Tile.M1, concealed=True),)) == ()


def _plain(part: Part) -> brute.Part:
    return tuple((str(tile.suit), tile.rank) for tile in part.tiles)


@given(won_hands())
def test_a_slow_splitter_written_apart_finds_the_same(of: Hand) -> None:
    found = [tuple(sorted(_plain(part) for part in reading.parts)) for reading in readings(of.concealed, of.melds)]
    concealed = [(str(tile.suit), tile.rank) for tile in of.concealed]
    assert set(found) == brute.readings(concealed, [_plain(meld) for meld in of.melds])
    assert len(found) == len(set(found))


def test_sets_of_the_hand_are_concealed_and_laid_down_ones_as_given() -> None:
    (reading,) = readings(hand("789p234m99s", "555z 123m").concealed, hand("789p234m99s", "555z 123m").melds)
    assert [meld.concealed for meld in reading.melds] == [False, False, True, True]
