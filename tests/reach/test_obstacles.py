"""Why a fan is out of reach, in words."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from tests.reach.positions import positions
from trainer.reach import Position, analyse, obstacles, position_from_data
from trainer.rules import PATTERN_FANS, FanId, HandError, Seat, Tile, load_values
from trainer.text import Language, Words

WORDS = {language: Words(language) for language in Language}


@settings(max_examples=30)
@given(positions)
def test_every_fan_out_of_reach_has_a_short_reason_in_both_languages(position: Position) -> None:
    now = analyse(position, load_values("sihai")).now
    found = obstacles(position)
    assert set(found) == {fan for fan in PATTERN_FANS if fan not in now}
    for phrase in found.values():
        assert len(WORDS[Language.ZH].phrase(phrase)) <= 24
        assert len(WORDS[Language.EN].phrase(phrase).split()) <= 12


def _kind(tiles: str) -> str:
    if len(tiles) == 5:
        return "kong"
    return "pung" if tiles[0] == tiles[1] else "chow"


def why(concealed: str, melds: str, visible: str, fan: FanId, *, prevailing: str | None = None) -> tuple[str, str]:
    """The reason in both languages; melds are written as their tiles, concealed kongs in ( )."""
    listed = [
        {"kind": _kind(text.strip("()")), "tiles": text.strip("()"), "concealed": text.startswith("(")}
        for text in melds.split()
    ]
    line = {"concealed": concealed, "melds": listed, "visible": visible, "seat": "E", "prevailing": prevailing}
    position = position_from_data(line)
    phrase = obstacles(position)[fan]
    return WORDS[Language.ZH].phrase(phrase), WORDS[Language.EN].phrase(phrase)


@pytest.mark.parametrize(
    ("fan", "concealed", "melds", "zh", "en"),
    [
        (
            FanId.QIDUI, "123456m11p12s", "789m",
            "已吃 789万，七对要门清", "789 Characters chowed: not all concealed",
        ),
        (
            FanId.QIDUI, "123456m11p12s", "(7777m)",
            "已杠 7万，七对不能有杠", "7 Characters konged: no kong allowed",
        ),
        (
            FanId.DUIDUIHE, "123456m11p12s", "789m",
            "已吃 789万，不能全是刻子", "789 Characters chowed: not all pungs",
        ),
        (
            FanId.PINGHE, "123456m1p234s", "555p",
            "已碰 5饼，不能全是顺子", "5 Dots punged: not all chows",
        ),
        (
            FanId.PINGHE, "123456m1p234s", "5555p",
            "已杠 5饼，不能全是顺子", "5 Dots konged: not all chows",
        ),
        (
            FanId.DUANYAO, "234567m22p34s", "789s",
            "已吃 789条，断幺不可有幺九字", "789 Bamboo chowed: not all simples",
        ),
        (
            FanId.QUANDAIYAO, "123789m11p12s", "555s",
            "已碰 5条，这组不带幺九", "5 Bamboo punged: no terminal in it",
        ),
        (
            FanId.QINGYISE, "1234567m", "123p 789s",
            "已吃 123饼，已吃 789条，已有两门", "123 Dots chowed, 789 Bamboo chowed: two suits already",
        ),
        (
            FanId.QINGYISE, "123456m11p12s", "666z",
            "已碰 發，清一色不可有字", "Green punged: a full flush has no honours",
        ),
        (
            FanId.HUNYISE, "123456m1p", "555p 123s",
            "已碰 5饼，已吃 123条，已有两门", "5 Dots punged, 123 Bamboo chowed: two suits already",
        ),
        (
            FanId.SANSETONGSHUN, "1m1p1s1z", "123m 456p 234p",
            "副露已定，只余 1 组，不够", "1 meld left to make: too few",
        ),
        (
            FanId.GANG, "1z", "123m 456p 234p 567s",
            "四组已定，没有此番", "No meld is left to make",
        ),
    ],
)  # fmt: skip
def test_an_open_meld_is_named(fan: FanId, concealed: str, melds: str, zh: str, en: str) -> None:
    assert why(concealed, melds, "", fan) == (zh, en)


@pytest.mark.parametrize(
    ("fan", "concealed", "melds", "visible", "zh", "en"),
    [
        (
            FanId.YITIAOLONG, "13m1p1s123z", "123m 555z", "5555m",
            "5万 已绝（4 张都已见）", "5 Characters: none left (4 tiles seen)",
        ),
        (
            FanId.SANSETONGSHUN, "13m1p1s", "123m 555z 123p", "22s2s2s",
            "2条 已绝（4 张都已见）", "2 Bamboo: none left (4 tiles seen)",
        ),
        (
            FanId.SANSETONGSHUN, "13m1p9s", "123m 555z 123p", "11112222s",
            "2条 已绝（4 张都已见）", "2 Bamboo: none left (4 tiles seen)",
        ),
        (
            FanId.FANPAI, "13m1p1s123z", "123m 123p", "555666777z111z",
            "東白發中 都不够一刻", "East White Green Red: too few left of each for a pung",
        ),
        (
            FanId.GANG, "123456789m1122p", "", "123456789m123456789p123456789s1234567z",
            "1饼 只剩 1 张，不够", "1 Dots: 1 tile left, too few",
        ),
        (
            FanId.GANG, "3m", "111m 123p 234p 345p", "1m",
            "1万 已绝（4 张都已见）", "1 Characters: none left (4 tiles seen)",
        ),
    ],
)  # fmt: skip
def test_a_tile_is_named(fan: FanId, concealed: str, melds: str, visible: str, zh: str, en: str) -> None:
    assert why(concealed, melds, visible, fan) == (zh, en)


def test_with_a_prevailing_wind_a_fifth_honour_is_named() -> None:
    seen = "555666777111222z"
    assert why("1234m", "123p 456p 789p", seen, FanId.FANPAI, prevailing="S") == (
        "東南白發中 都不够一刻",
        "East South White Green Red: too few of each for a pung",
    )
    assert why("1234m", "123p 456p 789p", seen, FanId.FANPAI)[0] == "東白發中 都不够一刻"


def test_a_position_that_cannot_exist_has_no_reasons() -> None:
    with pytest.raises(HandError, match="5 copies of 1m"):
        obstacles(Position((Tile.M1,) * 4, (), Seat.E, (Tile.M1,)))


@given(positions)
def test_with_nothing_laid_down_or_seen_every_fan_is_in_reach(position: Position) -> None:
    whole = replace(position, concealed=(*position.concealed, *(t for m in position.melds for t in m.tiles[:3])))
    assert obstacles(replace(whole, melds=(), visible=())) == {}
