"""Hands that invite a wrong count, each worked out by hand from the rule book: its fans and their sum."""

import pytest
from msgspec.structs import replace

from tests.rules.hands import hand, scored
from trainer.rules import Hand, NotAWin, Seat, load_values, score_hand


def fans_of(text: str) -> dict[str, int]:
    """Fans from a text of their ids, each as often as it counts."""
    named = text.split()
    return {fan: named.count(fan) for fan in named}


ONE_SUIT = {
    "four equal chows are two pairs of them": (
        hand("22223333444455m"),
        "pinghe duanyao qingyise yibangao yibangao",
        5 + 5 + 40 + 20 + 20,
    ),
    "three equal chows are one pair of them": (
        hand("111222333m123p99p"),
        "pinghe quandaiyao yibangao xixiangfeng",
        5 + 20 + 20 + 5,
    ),
    "three equal chows at the end of a suit": (
        hand("111222333789m99m"),
        "pinghe quandaiyao qingyise yibangao",
        5 + 20 + 40 + 20,
    ),
    "seven pairs that are better read as chows": (
        hand("22334455667788m"),
        "pinghe duanyao qingyise yibangao yibangao lianliu lianliu",
        5 + 5 + 40 + 20 + 20 + 5 + 5,
    ),
    "seven pairs of one suit that are no chows": (hand("11223344668899m"), "qidui qingyise", 20 + 40),
    "a straight with its middle twice": (hand("123456456789m55p"), "pinghe yibangao yitiaolong", 5 + 20 + 30),
    "a straight with its end twice": (
        hand("123456789789m11z"),
        "pinghe hunyise yibangao yitiaolong",
        5 + 20 + 20 + 30,
    ),
    "two short straights that overlap": (hand("123234456567m99p"), "pinghe lianliu lianliu", 5 + 5 + 5),
    "a run of chows of which two are a short straight": (hand("234345456567m99p"), "pinghe lianliu", 5 + 5),
    "nine gates on the 5: nothing but one suit": (hand("11123455678999m", win="5m"), "qingyise", 40),
    "nine gates on the 9: a straight": (hand("11123456789999m"), "qingyise yitiaolong", 40 + 30),
}

SUITS = {
    "equal chows in two suits, twice": (
        hand("112233m112233p99s"),
        "pinghe quandaiyao yibangao yibangao xixiangfeng xixiangfeng",
        5 + 20 + 20 + 20 + 5 + 5,
    ),
    "equal chows in two suits round a middle pair": (
        hand("112233m112233p55s"),
        "pinghe yibangao yibangao xixiangfeng xixiangfeng",
        5 + 20 + 20 + 5 + 5,
    ),
    "three suits, one of them twice, all simples": (
        hand("334455m345p345s22p"),
        "pinghe duanyao yibangao sansetongshun",
        5 + 5 + 20 + 20,
    ),
    "a straight whose middle has a like in another suit": (
        hand("123456789m456p11z"),
        "pinghe yitiaolong xixiangfeng",
        5 + 30 + 5,
    ),
    "a chow that links along the suit and across": (
        hand("234567m234p567s99p"),
        "pinghe lianliu xixiangfeng xixiangfeng",
        5 + 5 + 5 + 5,
    ),
    "chows three ranks apart in different suits are no short straight": (hand("123m456p789s345m77z"), "pinghe", 5),
    "the end of a suit and the beginning of another are no short straight": (hand("789m123p555777s22z"), "", 0),
    "half flush by its pair alone": (hand("123345567789m22z"), "pinghe hunyise", 5 + 20),
}

HONOURS_AND_KONGS = {
    "four kongs of honours": (
        hand("77z", "1111z +2222z 5555z +6666z"),
        "duiduihe quandaiyao hunyise fanpai fanpai fanpai gang gang gang gang",
        20 + 20 + 20 + 30 + 40,
    ),
    "a concealed kong of dragons": (hand("123m456p789s99m", "+5555z"), "fanpai gang", 10 + 10),
    "a kong of another seat's wind": (hand("123m456p789s99m", "1111z"), "gang", 10),
    "the own wind beside a straight": (hand("123456789m55p", "2222z"), "fanpai gang yitiaolong", 10 + 10 + 30),
    "two dragon pungs and the third as the pair": (hand("55566677z123m456p"), "fanpai fanpai", 10 + 10),
    "three dragon pungs": (hand("555666777z123m55m"), "hunyise fanpai fanpai fanpai", 20 + 30),
    "all chows on a pair of dragons": (hand("123m345567p789s77z"), "pinghe", 5),
    "four open chows": (hand("55z", "123m 456m 789m 123p"), "pinghe yitiaolong xixiangfeng", 5 + 30 + 5),
    "four pungs of terminals": (hand("99p", "111m 999m 111p 999s"), "duiduihe quandaiyao", 20 + 20),
    "pungs and chows that all touch an end": (hand("111m999p123s789s11z"), "quandaiyao", 20),
    "nothing at all": (hand("123222m456p789s55s", win="6p"), "", 0),
}

SEVEN_PAIRS = {
    "terminals and one honour": (hand("1199m1199p1199s11z"), "qidui quandaiyao", 20 + 20),
    "all honours": (hand("11223344556677z"), "qidui quandaiyao hunyise", 20 + 20 + 20),
    "all simples": (hand("2244m6688p225577s"), "qidui duanyao", 20 + 5),
    "four dragons are two pairs, no kong and no value honour": (hand("1133m99p55s555577z"), "qidui", 20),
}

HOW_IT_WAS_WON = {
    "the dealer's dealt hand": (hand("123222m456p789s55s", seat=Seat.E, events="tianhe"), "tianhe", 40),
    "seven pairs dealt to the dealer": (
        hand("1133m99p55s555577z", seat=Seat.E, events="tianhe"),
        "qidui tianhe",
        20 + 40,
    ),
    "another's first tile": (hand("123222m456p789s55s", win="6p", events="dihe"), "dihe", 40),
    "a robbed kong": (hand("123222m456p789s55s", win="6p", events="jinjiduoshi"), "jinjiduoshi", 10),
    "the discard after the last tile": (
        hand("123m345567p789s77z", win="4p", events="hedimoyu"),
        "pinghe hedimoyu",
        5 + 10,
    ),
    "the last tile, which replaces a kong": (
        hand("123m456p789s99m", "+5555z", events="haidilaoyue lingshangkaihua"),
        "fanpai gang haidilaoyue lingshangkaihua",
        10 + 10 + 10 + 10,
    ),
}

ALL = {**ONE_SUIT, **SUITS, **HONOURS_AND_KONGS, **SEVEN_PAIRS, **HOW_IT_WAS_WON}


@pytest.mark.parametrize(("of", "fans", "points"), ALL.values(), ids=ALL)
def test_it_counts_as_worked_out_by_hand(of: Hand, fans: str, points: int) -> None:
    score = scored(of)
    assert (dict(score.fans), score.total) == (fans_of(fans), points)


def test_pungs_in_a_row_are_read_as_what_is_worth_more() -> None:
    of = hand("222333444m555p88s")
    assert "duiduihe" in score_hand(of, load_values("zungjung")).fans
    assert scored(of).total == 20 + 5


@pytest.mark.parametrize(
    "concealed", ["119m19p19s1234567z", "147m258p369s12345z", "123m456p789s11223z", "11m22p3378s445566z"]
)
def test_no_other_form_is_a_win(concealed: str) -> None:
    with pytest.raises(NotAWin):
        scored(hand(concealed))


def test_seven_pairs_are_no_form_beside_a_concealed_kong() -> None:
    with pytest.raises(NotAWin):
        scored(hand("1122m3344p556z", "+7777z"))


def test_the_seat_decides_which_wind_counts() -> None:
    of = hand("333z123m456p789s99m")
    points = {seat.letter: scored(replace(of, seat=seat)).total for seat in Seat}
    assert points == {"E": 0, "S": 0, "W": 10, "N": 0}
