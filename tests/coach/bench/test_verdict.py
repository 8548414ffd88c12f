"""The verdict on what is set up: it agrees with the rules, names every fault at once, and has words for all of them."""

import itertools
import json

import pytest
from hypothesis import given, settings

from tests.notation.test_hand_text import hand_texts
from tests.rules.hands import SIHAI, won_hands
from trainer.coach.bench import EXAMPLES, Setup, Terms, judge, read_data_line, saying, why_not
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.rules import (
    DISCARD_EVENTS,
    INCIDENTAL_FANS,
    SELF_DRAW_EVENTS,
    EventClaim,
    FanId,
    Hand,
    HandError,
    Phrase,
    Relation,
    Scheme,
    Seat,
    WonBy,
    check_hand,
    contradictions,
    score_hand,
)
from trainer.text import Language, Words

TERMS = Terms(SIHAI, Scheme.SIHAI, 10)
EN, ZH = Words(Language.EN), Words(Language.ZH)


@settings(max_examples=60)
@given(won_hands())
def test_a_won_hand_is_worth_what_the_scorer_says(of: Hand) -> None:
    giver = Relation.ACROSS if of.events & DISCARD_EVENTS else Relation.SELF
    text = write_hand_text(HandText(of.concealed, of.melds, of.win_tile))
    verdict = judge(Setup(text, of.seat, giver, of.events, of.prevailing), TERMS)
    if FanId.JINJIDUOSHI in of.events and of.tiles.count(of.win_tile) > 1:
        assert [fault.key for fault in verdict.faults] == ["bench-fault-event"]
        return
    assert verdict.won is not None
    assert verdict.won.hand == of
    assert verdict.score == score_hand(of, SIHAI)
    assert verdict.won.source is (None if giver is Relation.SELF else of.seat.across)
    by_another = WonBy.ROBBED_KONG if FanId.JINJIDUOSHI in of.events else WonBy.DISCARD
    assert verdict.won.won_by is (WonBy.SELF_DRAW if giver is Relation.SELF else by_another)


@given(hand_texts())
def test_a_hand_without_faults_and_gaps_is_one_that_can_exist(hand: HandText) -> None:
    verdict = judge(Setup(write_hand_text(hand)), TERMS)
    if hand.last_tile is None:
        assert verdict.won is None
        return
    try:
        check_hand(Hand(hand.concealed, hand.melds, hand.last_tile, Seat.E))
    except HandError as error:
        assert verdict.faults or verdict.missing
        problems = {fault.said.key for fault in error.faults}
        found = {fault.key for fault in verdict.faults}
        for key in ("fault-too-many-copies", "fault-too-many-melds"):
            assert (key in problems) is (key in found)
    else:
        assert not verdict.faults
        assert not verdict.missing


@pytest.mark.parametrize("melds", ["", "[123p]", "(2222p)"])
@pytest.mark.parametrize("giver", [Relation.SELF, Relation.PREVIOUS])
@pytest.mark.parametrize("seat", [Seat.E, Seat.W])
def test_events_are_possible_exactly_where_the_rules_allow_them(seat: Seat, giver: Relation, melds: str) -> None:
    for size in (1, 2):
        for chosen in itertools.combinations(INCIDENTAL_FANS, size):
            setup = Setup(f"5m {melds}", seat, giver, frozenset(chosen))
            fits = not (set(chosen) & (DISCARD_EVENTS if giver is Relation.SELF else SELF_DRAW_EVENTS))
            allowed = fits and not contradictions(EventClaim(seat, setup.events, setup.hand.melds))
            assert all(why_not(setup, event) is None for event in chosen) is allowed, chosen


def test_the_tile_of_a_robbed_kong_is_the_only_one_of_its_kind() -> None:
    setup = Setup("5m +5m", Seat.S, Relation.NEXT)
    reason = why_not(setup, FanId.JINJIDUOSHI)
    assert reason is not None
    assert ZH.phrase(reason) == "手里不能另有 5万"


@pytest.mark.parametrize(
    ("name", "points"), [("kongs", 40), ("straight", 55), ("triple", 65), ("pairings", 30), ("seven-pairs", 20)]
)
def test_the_examples_are_worth_what_the_rule_book_says(name: str, points: int) -> None:
    verdict = judge(EXAMPLES[name], TERMS)
    assert verdict.score is not None
    assert verdict.score.total == points


def test_kongs_typed_without_brackets_are_told_how_to_be_written() -> None:
    said = [ZH.phrase(fault) for fault in judge(Setup("55z 1111z 2222z 3333z 4444z"), TERMS).faults]
    assert said == ["杠要写在括号里，请写 55z [1111z] [2222z] [3333z] [4444z]；暗杠写在 ( )"]


def test_every_fault_is_told_at_once() -> None:
    setup = Setup("12x3m 55555p [124m] 99z 4 +5s", Seat.E, Relation.NEXT, frozenset({FanId.TIANHE}))
    said = [ZH.phrase(fault) for fault in judge(setup, TERMS).faults]
    assert said == [
        "x：不是牌，请写成 123m 456p 789s 11z",
        "[124m]：不是顺子也不是刻子，请写 [123m] 或 [111m]",
        "99：没有这张字牌，请写 1z 到 7z",
        "4：没有花色，后面请写 m、p、s 或 z",
        "5饼 有 5 张，一种只有 4 张",
        "天和：要自摸",
    ]


@pytest.mark.parametrize(
    ("text", "zh", "en"),
    [
        ("", "写一行或点牌，凑成一手：四组一对，或七对；杠算一组", "Type or click a hand"),
        ("123m456p11z +7s [789s]", "差 2 张：已有 12 张，杠按 3 张算，共要 14 张", "2 tiles missing: 12 tiles so far"),
        ("(1111z) 23m", "差 9 张：已有 5 张，杠按 3 张算，共要 14 张", "9 tiles missing: 5 tiles so far"),
        ("123m456p789s1234z", "差 1 张：已有 13 张", "1 tile missing: 13"),
        ("123m456p789s12345z", "还没和：14 张齐了", "Not a win yet: 14 tiles"),
        ("123m456p789s222p11z", "0 分：无番，还没和：起和线 10 分，差 10 分", "0 points: no fan, not a win yet"),
        (
            "123m678m234p789s55z",
            "5 分：平和 5，还没和：起和线 10 分，差 5 分",
            "5 points: All Chows 5, not a win yet: line 10, short by 5 points",
        ),
        (
            "23456789m123p55s",
            "差 1 张：10 张可和：1万：40 分 × 4，4万：10 分 × 3，7万：10 分 × 3",
            "1 away: 10 tiles win: 1 Characters: 40 points × 4",
        ),
        ("123m678m234p789s5z", "差 1 张：和了也不够起和线", "1 away: each win is under the line"),
        ("[1111m][9999p][1111s][9999s]5z", "差 1 张：3 张可和", "1 away: 3 tiles win"),
        ("11223346m55p +5m [789m]", "55 分：平和 5 + 一般高 20 + 一条龙 30，起和线 10 分，已过 45 分", "55 points"),
        ("11123m456p789s12345z", "1 处不对：手牌 16 张、副露 0 组", "1 thing is wrong: Concealed"),
        ("[123m][123m][123m][456p][789s]1z", "1 处不对：副露 5 组，至多 4 组", "1 thing is wrong: 5 melds"),
    ],
)
def test_what_a_verdict_says(text: str, zh: str, en: str) -> None:
    setup = Setup(text)
    assert saying(setup, judge(setup, TERMS), 10, ZH).spoken.startswith(zh)
    assert saying(setup, judge(setup, TERMS), 10, EN).spoken.startswith(en)


DATA: list[tuple[object, str]] = [
    ([], "要一个 JSON 对象，写成 {…}"),
    ({"concealed": "1m", "seat": "E"}, "win_tile：缺这一项"),
    ({"concealed": 3, "win_tile": "1m", "seat": "E"}, "concealed：这一项的类型不对"),
    ({"concealed": "1x", "win_tile": "1m", "seat": "E"}, "concealed：x：不是牌，请写成 123m 456p 789s 11z"),
    ({"concealed": "1m", "win_tile": "12m", "seat": "E"}, "win_tile：12m：请写正好 1 张和张，如 +5m"),
    ({"concealed": "1m", "win_tile": "1m", "seat": "Q"}, "seat：座位是 E、S、W、N 之一"),
    (
        {"concealed": "1m", "win_tile": "1m", "seat": "E", "events": ["x"]},
        "events[0]：没有这个番，写番的拼音，如 haidilaoyue",
    ),
    ({"concealed": "1m", "win_tile": "2m", "seat": "E"}, "手牌里没有和张 2万，手牌里也要写上"),
    ({"concealed": "11111m", "win_tile": "1m", "seat": "E"}, "1万 有 5 张，一种只有 4 张"),
]


@pytest.mark.parametrize(("data", "fault"), DATA)
def test_faults_of_pasted_data_are_told_in_the_language(data: object, fault: str) -> None:
    found = read_data_line(json.dumps(data))
    assert isinstance(found, tuple)
    assert fault in [ZH.phrase(phrase) for phrase in found]
    assert all(EN.phrase(phrase) for phrase in found)


@pytest.mark.parametrize("words", [ZH, EN])
@pytest.mark.parametrize(
    ("kind", "tiles"),
    [("trio", "111m"), ("pung", "11m"), ("pung", "112m"), ("chow", "124m"), ("chow", "123z"), ("chow", "123m")],
)
def test_faults_of_pasted_melds_are_told(kind: str, tiles: str, words: Words) -> None:
    meld = {"kind": kind, "tiles": tiles, "concealed": tiles == "123m"}
    found = read_data_line(json.dumps({"concealed": "1m", "win_tile": "1m", "seat": "E", "melds": [meld]}))
    assert isinstance(found, tuple)
    assert any(words.phrase(phrase).startswith("melds[0]") for phrase in found)


def test_a_pasted_line_of_data_is_a_hand() -> None:
    meld = {"kind": "chow", "tiles": "789m"}
    line = {"concealed": "123m123m456m55p", "win_tile": "5m", "seat": "S", "melds": [meld], "events": ["hedimoyu"]}
    found = read_data_line(json.dumps(line))
    assert found == Setup("11223346m55p +5m [789m]", Seat.S, Relation.ACROSS, frozenset({FanId.HEDIMOYU}))
    assert read_data_line("{") == (Phrase.of("fault-not-json", n=2),)
    for endless in ('{"seat": ' * 100_000, '{"seat": ' + "1" * 5000):
        assert read_data_line(endless) == (Phrase.of("fault-not-json", n=1),)


def test_a_robbed_kong_is_settled_as_one() -> None:
    setup = Setup("11223346m55p +9s [78m]", Seat.S)
    assert judge(setup, TERMS).won is None
    setup = Setup("12346m12355p +5m [789m]", Seat.S, Relation.NEXT, frozenset({FanId.JINJIDUOSHI}))
    verdict = judge(setup, TERMS)
    assert verdict.won is not None
    assert verdict.won.won_by is WonBy.ROBBED_KONG
    assert verdict.won.payer is Seat.W


def test_what_a_hand_waits_for_is_told_with_points_and_copies_the_most_points_first() -> None:
    setup = Setup("23456789m123p55s")
    found = [(str(wait.tile), wait.points, wait.live) for wait in judge(setup, TERMS).waits]
    assert found == [("1m", 40, 4), ("4m", 10, 3), ("7m", 10, 3)]
    said = saying(setup, judge(setup, TERMS), 20, EN).waits
    assert [(wait.points, wait.live, wait.under) for wait in said] == [
        ("40 pts", "× 4", ""),
        ("10 pts", "× 3", "below"),
        ("10 pts", "× 3", "below"),
    ]
