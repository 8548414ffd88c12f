"""A hand as one line: every spelling is read, every mistake is named with its place, what is written is read back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.hands import won_hands
from trainer.notation.hand_text import (
    HandText,
    read_hand_text,
    with_kongs_laid,
    write_hand_text,
)
from trainer.rules import TILES, Hand, Meld, MeldKind, Tile, parse_tiles

MELDS = [
    *(Meld.chow(tile) for tile in TILES if not tile.is_honour and tile.rank <= 7),
    *(Meld.pung(tile) for tile in TILES),
    *(Meld.kong(tile, concealed) for tile in TILES for concealed in (False, True)),
]


@st.composite
def hand_texts(draw: st.DrawFn) -> HandText:
    """Any line that a hand can have, possible on a table or not."""
    concealed = tuple(draw(st.lists(st.sampled_from(TILES), max_size=15)))
    melds = tuple(draw(st.lists(st.sampled_from(MELDS), max_size=5)))
    win = draw(st.sampled_from((None, *concealed)))
    return HandText(concealed, melds, win)


@given(hand_texts())
def test_what_is_written_is_read_back(hand: HandText) -> None:
    reading = read_hand_text(write_hand_text(hand))
    assert reading.faults == ()
    assert reading.hand == hand


@settings(max_examples=40)
@given(won_hands())
def test_every_won_hand_can_be_written(of: Hand) -> None:
    reading = read_hand_text(write_hand_text(HandText(of.concealed, of.melds, of.win_tile)))
    assert (reading.hand.concealed, reading.hand.melds, reading.hand.win_tile) == (of.concealed, of.melds, of.win_tile)


@given(st.text(alphabet="123m45p[]()+ 一万x東9z0s【】（）＋1①\n", max_size=24))
def test_any_line_is_read_and_its_mistakes_stand_in_order_within_it(text: str) -> None:
    faults = read_hand_text(text).faults
    places = [(fault.start, fault.end) for fault in faults if fault.start is not None and fault.end is not None]
    assert len(places) == len(faults)
    assert all(0 <= start < end <= len(text) for start, end in places)
    assert places == sorted(places)
    assert write_hand_text(read_hand_text(text).hand) == write_hand_text(
        read_hand_text(write_hand_text(read_hand_text(text).hand)).hand
    )


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        ("123m 一二三万 456饼 東東", "112233m456p11z"),
        ("【789万】11m +1m", "11m +1m [789m]"),
        ("（1111z）2m", "2m (1111z)"),
        ("[1111z]+ 2m", "+2m [1111z]"),
        ("5p 3m", "5p3m"),
        ("3m 5p", "3m5p"),
        ("[EEEE] [132s]", "[1111z] [123s]"),
        ("🀇🀈🀉[🀙🀚🀛]+🀄️", "123m +7z [123p]"),
        ("112233456789M5P+5P。", "112233456789m5p +5p"),
    ],
)
def test_spellings(text: str, written: str) -> None:
    reading = read_hand_text(text)
    assert reading.faults == ()
    assert write_hand_text(reading.hand) == written


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("123m 45", [("no-suit", 5, 7)]),
        ("12x3m", [("unknown", 2, 3)]),
        ("abd 1m", [("unknown", 0, 3)]),
        ("m1m", [("no-rank", 0, 1)]),
        ("mp1m", [("no-rank", 0, 2)]),
        ("0m5p", [("zero", 0, 1)]),
        ("19z", [("honour-rank", 1, 2)]),
        ("899z", [("honour-rank", 0, 3)]),
        ("0m", [("zero", 0, 1)]),
        ("[12m]", [("meld-wrong-count", 0, 5)]),
        ("[]", [("meld-wrong-count", 0, 2)]),
        ("1m[1112m]", [("meld-not-alike", 2, 9)]),
        ("[124m]", [("meld-not-in-a-row", 0, 6)]),
        ("[12m3p]", [("meld-not-in-a-row", 0, 7)]),
        ("[123z]", [("meld-honours-in-a-row", 0, 6)]),
        ("(123m)", [("meld-concealed", 0, 6)]),
        ("[123m", [("not-closed", 0, 5)]),
        ("[123m)", [("not-closed", 0, 5), ("not-opened", 5, 6)]),
        ("123m]", [("not-opened", 4, 5)]),
        ("+55m", [("not-one-tile", 0, 4)]),
        ("+", [("not-one-tile", 0, 1)]),
        ("++5m", [("not-one-tile", 0, 1)]),
        ("+[123m]", [("not-one-tile", 0, 1)]),
        ("[12m][12m]", [("meld-wrong-count", 0, 5), ("meld-wrong-count", 5, 10)]),
        ("+5m +6m", [("second-win-tile", 4, 7)]),
        ("x [12z3x] 4", [("unknown", 0, 1), ("no-suit", 6, 7), ("unknown", 7, 8), ("no-suit", 10, 11)]),
    ],
)
def test_every_mistake_is_named_with_its_place(text: str, faults: list[tuple[str, int, int]]) -> None:
    found = read_hand_text(text).faults
    assert [(fault.kind, fault.start, fault.end) for fault in found] == faults


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("55z 1111z 2222z 3333z 4444z", "55z [1111z] [2222z] [3333z] [4444z]"),
        ("123m 456m 789m 55p 1111z", "123456789m55p [1111z]"),
        ("1111m [2222p] 123s 456s +5s 5s", "1234556s +5s [2222p] [1111m]"),
        ("1111m 2222m 345p 678p 5z", "1111m345678p5z [2222m]"),
        ("123m 456m 789m 55p 111z", None),
        ("1111m 234m 567p 55s 22s", None),
        ("123m 456m 789m 55p 111z 2z", None),
        ("1111z", None),
    ],
)
def test_kongs_without_brackets_are_answered_with_how_to_write_them(text: str, written: str | None) -> None:
    laid = with_kongs_laid(read_hand_text(text).hand)
    assert (laid and write_hand_text(laid)) == written


@given(hand_texts())
def test_a_hand_with_its_kongs_laid_has_its_tiles_and_the_right_number(hand: HandText) -> None:
    laid = with_kongs_laid(hand)
    if laid is not None:
        assert sorted(laid.tiles) == sorted(hand.tiles)
        assert len(laid.concealed) + 3 * len(laid.melds) == 14


def test_what_can_be_read_is_read_beside_mistakes() -> None:
    hand = read_hand_text("12x3m [456p] [12p] +7s").hand
    assert hand.concealed == parse_tiles("123m7s")
    assert hand.melds == (Meld(MeldKind.CHOW, Tile.P4),)
    assert hand.win_tile is Tile.S7


def test_the_tile_named_wins_else_the_last() -> None:
    assert read_hand_text("5m 1m").hand.last_tile is Tile.M1
    assert read_hand_text("+5m 1m").hand.last_tile is Tile.M5
    assert read_hand_text("[111m]").hand.last_tile is None
    assert read_hand_text("55m +5m").hand.held == (Tile.M5, Tile.M5)


def test_the_tiles_held_are_all_but_the_last_one_sorted() -> None:
    assert read_hand_text("1231m").hand.held == (Tile.M1, Tile.M2, Tile.M3)
    assert read_hand_text("[111m]").hand.held == ()
    assert HandText((Tile.M1,), (), Tile.P1).held == (Tile.M1,), "a winning tile that the hand lacks takes nothing away"


@pytest.mark.parametrize(
    ("meld", "written"),
    [
        (Meld.pung(Tile.M1, concealed=True), "[111m]"),
        (Meld.chow(Tile.M1, concealed=True), "[123m]"),
        (Meld.kong(Tile.M1), "[1111m]"),
        (Meld.kong(Tile.M1, concealed=True), "(1111m)"),
    ],
)
def test_round_brackets_are_for_concealed_kongs_alone(meld: Meld, written: str) -> None:
    """A meld made within the hand, as a reading holds it, is written as one laid down."""
    assert write_hand_text(HandText((), (meld,))) == written
