"""Tiles, melds and their text forms."""

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.notation import MeldError, meld_from_data, meld_from_tiles, meld_to_data
from trainer.rules import (
    TILES,
    Meld,
    MeldKind,
    NotationError,
    Pair,
    Relation,
    Seat,
    Tile,
    counts,
    format_tiles,
    parse_tiles,
    relation,
)
from trainer.rules.spelling import SEPARATORS, read_notation

tiles = st.sampled_from(TILES)
chows = st.sampled_from([tile for tile in TILES if not tile.is_honour and tile.rank <= 7]).map(Meld.chow)
melds = st.one_of(chows, tiles.map(Meld.pung), tiles.map(Meld.kong), tiles.map(lambda t: Meld.kong(t, concealed=True)))


@given(st.lists(tiles, max_size=14))
def test_tiles_come_back_from_their_text(found: list[Tile]) -> None:
    text = format_tiles(found)
    assert parse_tiles(text) == tuple(sorted(found))
    assert format_tiles(parse_tiles(text)) == text


_RANKS = ("123456789", "一二三四五六七八九", "１２３４５６７８９", "①②③④⑤⑥⑦⑧⑨")
_SUITS = {"m": "m万萬ｍMＭ", "p": "p饼餅筒ｐPＰ", "s": "s条條索ｓSＳ", "z": "zｚZＺ"}
_HONOURS = ("东東EＥ🀀", "南SＳ🀁", "西WＷ🀂", "北NＮ🀃", "白PＰ🀆", "发發FＦ🀅", "中CＣ🀄")
_PICTURES = {"m": "🀇🀈🀉🀊🀋🀌🀍🀎🀏", "p": "🀙🀚🀛🀜🀝🀞🀟🀠🀡", "s": "🀐🀑🀒🀓🀔🀕🀖🀗🀘"}


@st.composite
def spelt(draw: st.DrawFn, tile: Tile) -> str:
    """One tile in one of its spellings, perhaps with something between it and the next."""
    between = draw(st.sampled_from(("", " ", ",", "，", "、", "\u3000", "\n", "。", "\ufe0f")))
    if tile.is_honour and draw(st.booleans()):
        return draw(st.sampled_from(_HONOURS[tile.rank - 1])) + between
    if not tile.is_honour and draw(st.booleans()):
        return _PICTURES[tile.suit][tile.rank - 1] + between
    rank = draw(st.sampled_from(_RANKS))[tile.rank - 1]
    return rank + draw(st.sampled_from(_SUITS[tile.suit])) + between


@given(st.lists(tiles, max_size=8), st.data())
def test_any_mixture_of_spellings_is_read(found: list[Tile], data: st.DataObject) -> None:
    text = "".join(data.draw(spelt(tile)) for tile in found)
    assert parse_tiles(text) == tuple(found)


@given(melds)
def test_a_meld_comes_back_from_its_data(meld: Meld) -> None:
    assert meld_from_data(meld_to_data(meld)) == meld
    assert meld_from_tiles(meld.kind.value, str(meld), meld.concealed) == meld


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("123m456p789s1z", "123m456p789s1z"),
        ("一二三万", "123m"),
        ("123萬", "123m"),
        ("456饼", "456p"),
        ("456筒", "456p"),
        ("789条", "789s"),
        ("789索", "789s"),
        ("东南西北白发中", "1234567z"),
        ("東發", "16z"),
        ("ESWNPFC", "1234567z"),
        ("１２３ｍ", "123m"),
        ("1m 2m,3m", "123m"),
        ("３m，中", "3m7z"),
        ("①m", "1m"),
        ("🀇🀈🀉🀙🀚🀛🀐🀑🀒", "123m123p123s"),
        ("🀀🀁🀂🀃🀆🀅🀄", "1234567z"),
        ("🀄️ 🀇\ufe0e", "1m7z"),
        ("112233456789M55P", "112233456789m55p"),
        ("123S 55Z", "123s55z"),
        ("123S S", "123s2z"),
        ("PPP 12P3S", "12p3s555z"),
        ("E5S", "5s1z"),
        ("123m 55p。", "123m55p"),
        ("123m.", "123m"),
        ("", ""),
        ("9m1m5m", "159m"),
    ],
)
def test_every_usual_spelling_is_read(text: str, written: str) -> None:
    assert format_tiles(parse_tiles(text)) == written


@pytest.mark.parametrize(
    ("text", "mistakes"),
    [
        ("123x", [("no-suit", 0, 3), ("unknown", 3, 4)]),
        ("12", [("no-suit", 0, 2)]),
        ("1 2", [("no-suit", 0, 1), ("no-suit", 2, 3)]),
        ("1m23", [("no-suit", 2, 4)]),
        ("12东", [("no-suit", 0, 2)]),
        ("12东3m4", [("no-suit", 0, 2), ("no-suit", 5, 6)]),
        ("m", [("no-rank", 0, 1)]),
        ("1mp", [("no-rank", 2, 3)]),
        ("1mps2s", [("no-rank", 2, 4)]),
        ("18z", [("honour-rank", 1, 2)]),
        ("7z89z", [("honour-rank", 2, 4)]),
        ("8 z", [("honour-rank", 0, 1)]),
        ("8zz", [("honour-rank", 0, 1), ("no-rank", 2, 3)]),
        ("10m", [("zero", 1, 2)]),
        ("一〇万", [("zero", 1, 2)]),
        ("0m", [("zero", 0, 1)]),
        ("0东", [("zero", 0, 1)]),
        ("1m?", [("unknown", 2, 3)]),
        ("5 P", [("no-suit", 0, 1)]),
        ("M", [("no-rank", 0, 1)]),
        ("🀫", [("unknown", 0, 1)]),
        ("1🀇", [("no-suit", 0, 1)]),
        ("hm", [("unknown", 0, 1)]),
        ("h m", [("unknown", 0, 1), ("no-rank", 2, 3)]),
        ("1ham3m", [("unknown", 1, 3)]),
        ("⑫m", [("unknown", 0, 1)]),
        ("1㊺s", [("unknown", 1, 2)]),
        ("1m㎏", [("unknown", 2, 3)]),
        ("0x9z?1m2", [("zero", 0, 1), ("unknown", 1, 2), ("honour-rank", 2, 3), ("unknown", 4, 5), ("no-suit", 7, 8)]),
    ],
)
def test_all_that_cannot_be_read_is_told_with_its_place(text: str, mistakes: list[tuple[str, int, int]]) -> None:
    with pytest.raises(NotationError) as error:
        parse_tiles(text)
    assert [(fault.kind, fault.start, fault.end) for fault in error.value.faults] == mistakes
    assert error.value.text == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "3m45x",
            "'3m45x' at position 2 (45): a number without a suit; write m, p, s or z after it; "
            "at position 4 (x): not a tile; write tiles as 123m 456p 789s 11z",
        ),
        ("3m5", "'3m5' at position 2 (5): a number without a suit; write m, p, s or z after it"),
        ("3m8z", "'3m8z' at position 2 (8): no honour; write 1z to 7z"),
        ("p", "'p' at position 0 (p): a suit without a number; write 1 to 9 before it"),
        ("1m+2p", "'1m+2p' at position 2 (+): not a tile; write tiles as 123m 456p 789s 11z"),
        ("40s", "'40s' at position 1 (0): no rank; write 1 to 9, a red five as 5"),
    ],
)
def test_a_mistake_is_told_with_the_text_the_place_and_the_character(text: str, told: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_tiles(text)
    assert str(error.value) == told


@given(st.text(max_size=12))
def test_any_text_gives_tiles_or_a_place_in_it(text: str) -> None:
    found, faults = read_notation(text)
    empty = all(unicodedata.normalize("NFKC", char) in SEPARATORS for char in text)
    assert bool(found or faults) is not empty
    places = [place for fault in faults for place in (fault.start, fault.end) if place is not None]
    assert len(places) == 2 * len(faults)
    assert all(0 <= place <= len(text) for place in places)
    assert sorted(places) == places


@given(st.lists(tiles, max_size=6), st.lists(tiles, min_size=1, max_size=6))
def test_what_can_be_read_is_kept_beside_what_cannot(before: list[Tile], after: list[Tile]) -> None:
    read, mistakes = read_notation(f"{format_tiles(before)}?{format_tiles(after)}")
    assert read == (*sorted(before), *sorted(after))
    assert len(mistakes) == 1


@pytest.mark.parametrize(
    ("kind", "text", "concealed", "reason"),
    [
        ("quad", "111m", False, "unknown-kind"),
        ("kong", "111m", False, "wrong-count"),
        ("pung", "1111m", False, "wrong-count"),
        ("chow", "12m", False, "wrong-count"),
        ("pung", "112m", False, "not-alike"),
        ("kong", "1112m", False, "not-alike"),
        ("chow", "124m", False, "not-in-a-row"),
        ("chow", "89m1p", False, "not-in-a-row"),
        ("chow", "111m", False, "not-in-a-row"),
        ("chow", "9s12z", False, "not-in-a-row"),
        ("chow", "123z", False, "honours-in-a-row"),
        ("pung", "111m", True, "concealed"),
    ],
)
def test_what_is_no_meld_is_named(kind: str, text: str, concealed: bool, reason: str) -> None:
    with pytest.raises(MeldError) as error:
        meld_from_tiles(kind, text, concealed)
    assert [fault.kind for fault in error.value.faults] == [f"meld-{reason}"]
    assert (error.value.kind, error.value.tiles) == (kind, text)


@pytest.mark.parametrize("tile", [Tile.Z1, Tile.M8, Tile.S9])
def test_no_chow_begins_there(tile: Tile) -> None:
    with pytest.raises(ValueError, match=f"no chow begins with {tile}"):
        Meld.chow(tile)


def test_the_34_kinds() -> None:
    assert len(TILES) == 34
    assert [str(tile) for tile in (Tile.M1, Tile.P1, Tile.S1, Tile.Z1)] == ["1m", "1p", "1s", "1z"]
    assert sum(tile.is_terminal for tile in TILES) == 6
    assert sum(tile.is_simple for tile in TILES) == 21
    assert format_tiles(tile for tile in TILES if tile.begins_chow) == "1234567m1234567p1234567s"
    assert sum(tile.is_dragon for tile in TILES) == 3
    assert all(tile.is_terminal + tile.is_simple + tile.is_honour == 1 for tile in TILES)


@given(st.lists(tiles))
def test_counts_do_not_depend_on_the_order(found: list[Tile]) -> None:
    shuffled = random.Random(1).sample(found, len(found))
    assert counts(found) == counts(shuffled)
    assert sum(counts(found)) == len(found)


@given(melds)
def test_a_meld_holds_its_tiles(meld: Meld) -> None:
    assert len(meld.tiles) == (4 if meld.kind is MeldKind.KONG else 3)
    assert meld.tiles[0] is meld.tile
    assert {tile.suit for tile in meld.tiles} == {meld.suit}
    assert len(set(meld.tiles)) == (3 if meld.is_chow else 1)


def test_a_meld_is_open_unless_it_is_said_to_be_concealed() -> None:
    made = [Meld.chow(Tile.M1), Meld.pung(Tile.M1), Meld.kong(Tile.M1), Meld(MeldKind.PUNG, Tile.M1)]
    assert not any(meld.concealed for meld in made)
    assert not meld_from_tiles("kong", "1111m").concealed
    assert Meld.kong(Tile.M1) != Meld.kong(Tile.M1, concealed=True)


def test_only_a_concealed_kong_says_so_in_its_data() -> None:
    said = [meld_to_data(meld) for meld in (Meld.kong(Tile.Z5), Meld.kong(Tile.Z5, concealed=True))]
    assert said == [{"kind": "kong", "tiles": "5555z"}, {"kind": "kong", "tiles": "5555z", "concealed": True}]
    assert meld_to_data(Meld.pung(Tile.Z5, concealed=True)) == {"kind": "pung", "tiles": "555z"}


def test_a_pair_holds_two() -> None:
    assert str(Pair(Tile.Z7)) == "77z"


@pytest.mark.parametrize(
    ("of", "to", "expected"),
    [
        (Seat.S, Seat.S, Relation.SELF),
        (Seat.S, Seat.W, Relation.NEXT),
        (Seat.S, Seat.N, Relation.ACROSS),
        (Seat.S, Seat.E, Relation.PREVIOUS),
        (Seat.N, Seat.E, Relation.NEXT),
    ],
)
def test_seats_stand_so_to_each_other(of: Seat, to: Seat, expected: Relation) -> None:
    assert relation(of, to) is expected


@pytest.mark.parametrize("seat", list(Seat))
def test_turns_go_round(seat: Seat) -> None:
    assert seat.next.next is seat.across
    assert seat.next.previous is seat
    assert seat.others() == (seat.next, seat.across, seat.previous)
    assert seat.wind is TILES[27 + seat]


@pytest.mark.parametrize("sign", sorted(set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - set("ESWNPFC")))
def test_a_capital_that_is_no_honour_names_no_tile(sign: str) -> None:
    assert read_notation(sign)[0] == ()
    if sign not in "MSZ":
        assert read_notation(f"1{sign}")[0] == ()
