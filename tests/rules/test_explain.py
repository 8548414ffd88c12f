"""Every receipt and refusal has its reason, in both languages, with the right tiles in it."""

import pytest
from hypothesis import given

from tests.rules.hands import SIHAI, circumstances, hand, scored, won_hands
from trainer.rules import (
    FANS,
    Circumstances,
    FanId,
    Hand,
    IllegalChoice,
    Occurrence,
    Phrase,
    RefusalReason,
    Score,
    Seat,
    difference,
    score_choice,
    score_readings,
    why,
    why_illegal,
    why_not_there,
    why_refused,
)
from trainer.text import Language, Words

ZH, EN = Words(Language.ZH), Words(Language.EN)


def _reasons(score: Score, words: Words) -> dict[str, list[str]]:
    reasons: dict[str, list[str]] = {}
    for receipt in score.receipts:
        reasons.setdefault(receipt.fan, []).append(words.phrase(why(score, receipt)))
    return reasons


@pytest.mark.parametrize(
    ("of", "fan", "chinese", "english"),
    [
        (hand("123123456789m55p"), "pinghe", "四组顺子 + 一对将", "Four chows and a pair"),
        (hand("123123456789m55p"), "yibangao", "两组相同的 123万", "123 Characters twice"),
        (hand("123123456789m55p"), "yitiaolong", "123 456 789万 同一门", "123 456 789 Characters"),
        (hand("234567m234567p55s"), "duanyao", "没有 1、9 和字牌", "No 1, no 9, no honour"),
        (hand("234567m234567p55s"), "lianliu", "234-567万", "234-567 Characters"),
        (hand("234567m234567p55s"), "xixiangfeng", "234万 与 234饼", "234 Characters and 234 Dots"),
        (hand("123m123p123789s55z"), "sansetongshun", "123 三门都有", "123 in all three suits"),
        (hand("123m123p789s99m", "777z"), "quandaiyao", "每组都带幺九或字牌", "A 1, 9 or honour in every part"),
        (hand("234m567p99s", "5555z 6666z"), "fanpai", "白 是箭牌", "White is a dragon"),
        (hand("222z234m567p99s", "444p"), "fanpai", "南 是自己的门风", "South is the own seat wind"),
        (
            hand("234m567p99s", "111z 444p", prevailing=Seat.E),
            "fanpai",
            "東 是场风，本桌算",
            "East is the prevailing wind, counted here",
        ),
        (
            hand("234m567p99s", "222z 444p", prevailing=Seat.S),
            "fanpai",
            "南 是门风也是场风，只算一次",
            "South is seat and prevailing wind: it counts once",
        ),
        (
            hand("234m567p99s", "222z 444p", prevailing=Seat.E),
            "fanpai",
            "南 是自己的门风",
            "South is the own seat wind",
        ),
        (hand("234m567p99s", "5555z +6666z"), "gang", "白 明杠", "Open kong of White"),
        (hand("234m99s", "+5555z 6666z 111p"), "gang", "白 暗杠", "Concealed kong of White"),
        (hand("123m456m99m", "111z 333z"), "hunyise", "一门花色 + 字牌", "One suit with honours"),
        (hand("222333444z66z", "1111z"), "hunyise", "全是字牌", "Honours only"),
        (hand("222333444z66z", "1111z"), "duiduihe", "四组刻子 + 一对将", "Four pungs or kongs and a pair"),
        (hand("1122p6688s445566z"), "qidui", "七个对子", "Seven pairs"),
        (hand("123345567789m99m"), "qingyise", "只有一门花色", "One suit only"),
        (hand("1122p6688s445566z", events="hedimoyu"), "hedimoyu", "和最后一张打出的牌", "Won on the last discard"),
    ],
)  # fmt: skip
def test_a_fan_counts_because(of: Hand, fan: str, chinese: str, english: str) -> None:
    score = scored(of)
    assert _reasons(score, ZH)[fan][0] == chinese
    assert _reasons(score, EN)[fan][0] == english


@pytest.mark.parametrize(
    ("of", "chinese", "english"),
    [
        (
            hand("123123456789m55p"),
            "连六 不能再算：456万 已用于 一条龙",
            "Short Straight refused: 456 Characters already serves Pure Straight",
        ),
        (
            hand("123123m123p123s99p"),
            "喜相逢 不能再算：123饼 已用于 三色同顺",
            "Mixed Double Chow refused: 123 Dots already serves Mixed Triple Chow",
        ),
        (
            hand("123345567789m99m"),
            "混一色 不另算：已算上位的 清一色",
            "Half Flush refused: the upper form Full Flush counts",
        ),
    ],
)
def test_a_fan_is_refused_because(of: Hand, chinese: str, english: str) -> None:
    score = scored(of)
    assert chinese in [ZH.phrase(why_refused(score.reading, refusal)) for refusal in score.refused]
    assert english in [EN.phrase(why_refused(score.reading, refusal)) for refusal in score.refused]


def test_the_second_123m_is_named_by_what_it_lacks() -> None:
    score = scored(hand("123123456789m55p"))
    reasons = {r.parts: ZH.phrase(why_refused(score.reading, r)) for r in score.refused}
    assert reasons[1, 2] == "连六 不能再算：456万 已用于 一条龙"
    assert reasons[2, 3] == "连六 不另算：已算上位的 一条龙"


@given(won_hands())
def test_every_receipt_and_refusal_has_a_reason_in_both_languages(of: Hand) -> None:
    for score in score_readings(of, SIHAI):
        phrases = [why(score, receipt) for receipt in score.receipts]
        phrases += [why_refused(score.reading, refusal) for refusal in score.refused]
        assert all(words.phrase(phrase) for phrase in phrases for words in (ZH, EN))


@given(won_hands())
def test_the_reason_of_a_refusal_names_a_part_and_the_fan_that_holds_it(of: Hand) -> None:
    for score in score_readings(of, SIHAI):
        for refusal in score.refused:
            said = dict(why_refused(score.reading, refusal).args)
            holders = {blocker.fan for blocker in refusal.taken.values()}
            assert said["blocker"] in holders
            if "part" in said:
                parts = {score.reading.parts[index] for index in refusal.taken}
                assert said["part"] in parts


@pytest.mark.parametrize("table", [Circumstances(Seat.S), Circumstances(Seat.S, prevailing=Seat.E)])
@pytest.mark.parametrize("fan", list(FanId))
def test_every_fan_says_what_it_asks_for_in_both_languages(fan: FanId, table: Circumstances) -> None:
    assert ZH.phrase(why_not_there(fan, table)).startswith(FANS[fan].zh)
    assert EN.phrase(why_not_there(fan, table)).startswith(FANS[fan].en)
    said = why_not_there(fan, Circumstances(Seat.S, prevailing=Seat.E)).key
    assert said == ("asks-fanpai-prevailing" if fan is FanId.FANPAI else f"asks-{fan}")


def test_a_choice_is_told_by_what_it_lacks_and_has_instead() -> None:
    of = hand("123123456789m55p")
    best = scored(of)
    kept = [Occurrence(r.fan, r.parts) for r in best.receipts if r.fan is not FanId.YITIAOLONG]
    choice = score_choice(best.reading, circumstances(of), [*kept, Occurrence(FanId.LIANLIU, (1, 2))], SIHAI)
    told = difference(best, choice)
    assert told.points == 25
    assert [receipt.fan for receipt in told.lacking] == [FanId.YITIAOLONG]
    assert [receipt.fan for receipt in told.instead] == [FanId.LIANLIU]
    left_out = next(r for r in score_choice(best.reading, circumstances(of), kept, SIHAI).refused if r.points == 30)
    assert ZH.phrase(why_refused(best.reading, left_out)) == "一条龙 没有放：还能算 30 分"


def test_the_best_differs_in_nothing_from_itself() -> None:
    best = scored(hand("123123456789m55p", seat=Seat.W))
    told = difference(best, best)
    assert (told.points, told.lacking, told.instead) == (0, (), ())


@pytest.mark.parametrize(
    ("extra", "key", "within"),
    [
        (Occurrence(FanId.LIANLIU, (1, 2)), "trial-one-class", "refused-part-taken"),
        (Occurrence(FanId.YIBANGAO, (0, 2)), "trial-not-there", "asks-yibangao"),
    ],
)
def test_a_fan_that_may_not_be_put_there_is_told_the_rule_or_what_it_asks_for(
    extra: Occurrence, key: str, within: str
) -> None:
    of = hand("123123456789m55p")
    best = scored(of)
    chosen = [Occurrence(r.fan, r.parts) for r in best.receipts]
    with pytest.raises(IllegalChoice) as error:
        score_choice(best.reading, circumstances(of), [*chosen, extra], SIHAI)
    said = why_illegal(best, error.value)
    inner = said.args["reason"]
    assert isinstance(inner, Phrase)
    assert (said.key, inner.key) == (key, within)


def test_a_fan_under_its_upper_form_is_refused_in_the_same_words_wherever_it_is_tried() -> None:
    of = hand("123123456789m55p")
    best = scored(of)
    refusal = next(r for r in best.refused if r.reason is RefusalReason.LOWER_FORM)
    chosen = [Occurrence(r.fan, r.parts) for r in best.receipts]
    with pytest.raises(IllegalChoice) as error:
        score_choice(best.reading, circumstances(of), [*chosen, Occurrence(refusal.fan, refusal.parts)], SIHAI)
    assert why_illegal(best, error.value) == why_refused(best.reading, refusal)
