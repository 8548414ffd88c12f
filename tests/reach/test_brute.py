"""Small walls: the engine against all complete hands, tried one by one."""

import pytest
from hypothesis import given, settings

from tests.reach.brute import nearest
from tests.reach.positions import far_positions, small_positions
from trainer.reach import Line, Position, analyse, position_from_data
from trainer.rules import FANS, TILES, FanId, Status, Tile, ValueSet, format_tiles, load_values, parse_tiles

SIHAI = load_values("sihai")
ZUNGJUNG = load_values("zungjung")


@settings(max_examples=25)
@given(small_positions)
def test_all_hands_tried(position: Position) -> None:
    assert dict(analyse(position, SIHAI).now) == nearest(position, SIHAI, (0, 5, 10))


@settings(max_examples=12)
@given(far_positions)
def test_all_hands_tried_where_most_are_far(position: Position) -> None:
    assert dict(analyse(position, SIHAI).now) == nearest(position, SIHAI, (0, 5, 10))


@settings(max_examples=8)
@given(small_positions)
def test_other_values_and_lines(position: Position) -> None:
    lines = (5, 15, 25, 40)
    assert dict(analyse(position, ZUNGJUNG, lines).now) == nearest(position, ZUNGJUNG, lines)


@settings(max_examples=8)
@given(small_positions)
def test_lines_that_take_several_fans(position: Position) -> None:
    """45 points: seven pairs that are a half flush would also have to be simples, which no hand is."""
    lines = (45, 60)
    assert dict(analyse(position, SIHAI, lines).now) == nearest(position, SIHAI, lines)


@pytest.mark.parametrize(
    ("concealed", "worth", "line"),
    [("123456789m123p55z", 40, 45), ("1199m1199p1199s11z", 40, 45), ("234567m234567p55s", 30, 45)],
)
def test_a_complete_hand_is_there_for_what_it_is_worth_and_no_more(concealed: str, worth: int, line: int) -> None:
    position = position_from_data({"concealed": concealed, "seat": "E"})
    now = analyse(position, SIHAI, (worth, line)).now
    assert now[Line(worth)].distance == 0
    assert now[Line(line)].distance > 0


def test_what_no_suit_can_hold_is_not_asked_for() -> None:
    """Here 22 points by kongs alone take three of terminals in one suit, which has two."""
    worth = {FanId.DUIDUIHE: 40, FanId.QUANDAIYAO: 7, FanId.QINGYISE: 7, FanId.GANG: 3}
    values = ValueSet("odd", (), tuple((fan, worth.get(fan, 0), Status.HOUSE) for fan in FANS))
    position = position_from_data({"concealed": "111222m333444p5s6s", "seat": "E"})
    now = analyse(position, values, (22,)).now
    assert now[Line(22)] == now[FanId.DUIDUIHE]


def all_but(kinds: str, seen: str = "") -> str:
    """Every copy of every other kind, and the tiles ``seen``: what is visible when few kinds are left."""
    left = set(parse_tiles(kinds))
    gone: list[Tile] = [tile for tile in TILES if tile not in left for _ in range(4)]
    return format_tiles((*gone, *parse_tiles(seen)))


KINDS = "12345m123p5z"


@pytest.mark.parametrize(
    ("concealed", "melds", "visible"),
    [
        pytest.param("1111m2222m3333m4m", [], all_but(KINDS), id="four copies held"),
        pytest.param("1111m2222m3333m44m", [], all_but(KINDS), id="four copies held, to discard"),
        pytest.param("12345m1m123p555z1m", [], all_but(KINDS, "22233m"), id="many dead tiles"),
        pytest.param("112345m112p5z", ["pung 333p"], all_but(KINDS), id="an open pung that can become a kong"),
        pytest.param("3p123445m12p5z", ["pung 555z"], all_but(KINDS), id="the fourth tile of a pung is held elsewhere"),
        pytest.param("1245m", ["pung 555z", "pung 333m", "chow 123p"], all_but(KINDS), id="two open pungs"),
        pytest.param("55z12m", ["kong 555m", "chow 123m", "chow 123p"], all_but(KINDS), id="an open kong"),
        pytest.param("15m", ["kong 333p", "kong 222m", "chow 345m", "chow 345m"], all_but(KINDS), id="four open melds"),
        pytest.param("5z", ["pung 333m", "pung 222m", "pung 111m", "pung 444m"], all_but(KINDS, "5z"), id="four pungs"),
        pytest.param("1122m3344m5m1122p", [], all_but(KINDS), id="seven pairs or two equal chows twice"),
        pytest.param("1111m2222m3344m5z", [], all_but(KINDS, "5z"), id="two pairs of one kind"),
    ],
)
def test_by_name(concealed: str, melds: list[str], visible: str) -> None:
    pairs = [text.split() for text in melds]
    listed = [{"kind": kind, "tiles": tiles if kind != "kong" else tiles[0] * 4 + tiles[-1]} for kind, tiles in pairs]
    position = position_from_data({"concealed": concealed, "melds": listed, "visible": visible, "seat": "S"})
    reach = analyse(position, SIHAI)
    assert dict(reach.now) == nearest(position, SIHAI, (0, 5, 10))
    for tile, answers in list(reach.discards.items())[:2]:
        assert dict(answers) == nearest(position.without(tile), SIHAI, (0, 5, 10))
