"""A score as plain lines, in both languages, from the same receipts."""

from hypothesis import given, settings
from msgspec.structs import replace

from tests.rules.hands import SIHAI, hand, won_hands
from trainer.rules import ClaimedTile, Hand, Scheme, Seat, Tile, WonBy, WonHand, score_hand
from trainer.text import Language, Words
from trainer.text.receipt import hand_notation, receipt_text

ZH, EN = Words(Language.ZH), Words(Language.EN)


def example_2() -> WonHand:
    """123m 123m 456m 789m, won by South on North's 5m."""
    of = hand("123123456m55p", "789m", win="5m")
    claims = (ClaimedTile(Tile.M7, Seat.E),)
    return WonHand(of, SIHAI, Scheme.SIHAI, WonBy.DISCARD, Seat.N, 10, Seat.S, claims)


def text_of(won: WonHand, words: Words) -> list[str]:
    """The receipt of a hand, line by line."""
    score = score_hand(won.hand, won.values)
    return receipt_text(won, score, won.settlement(score.total, won.scheme), words).splitlines()


def test_a_prevailing_wind_that_counts_has_its_line_and_its_reason() -> None:
    of = hand("234m99s", "111z 444p 678s", win="9s", prevailing=Seat.E)
    won = WonHand(of, SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 10, Seat.S)
    chinese, english = text_of(won, ZH), text_of(won, EN)
    assert chinese[3] == "场风：东"
    assert "番牌 ・ 番牌 10 分：東 是场风，本桌算（规则明定）" in chinese
    assert english[3] == "Prevailing wind: East"
    plain = WonHand(replace(of, prevailing=None), SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 10, Seat.S)
    assert not [line for line in text_of(plain, ZH) if "场风" in line]


def test_the_second_worked_hand_in_chinese() -> None:
    assert text_of(example_2(), ZH) == [
        "55 分 ・ 点和 ・ 对家出 5万",
        "起和线 10 分，已过 45 分",
        "牌：11223346m55p +5m [789m]",
        "读作：789万、123万、123万、456万、55饼",
        "和型 ・ 平和 5 分：四组顺子 + 一对将（规则明定）",
        "一色 › 一色同顺 ・ 一般高 20 分：两组相同的 123万（合计明定）",
        "一色 › 一色连顺 ・ 一条龙 30 分：123 456 789万 同一门（合计明定）",
        "不算 ・ 789万、第二组 123万、456万：一条龙 不能再算：789万 已用于 一条龙",
        "不算 ・ 789万、456万：连六 不另算：已算上位的 一条龙",
        "不算 ・ 第一组 123万、456万：连六 不另算：已算上位的 一条龙",
        "不算 ・ 第二组 123万、456万：连六 不能再算：456万 已用于 一条龙",
        "合计：平和 5 + 一般高 20 + 一条龙 30 = 55 分",
        "番值表：四海·休闲版",
        "四海结算：出铳幺二 ・ 包大分小",
        "北（对家）出铳 ・ 包余下：付 170 分 = 4 × 55 − 50",
        "东（上家 ・ 庄）旁家 ・ 封顶 25：付 25 分 = min(55, 25)",
        "西（下家）旁家 ・ 封顶 25：付 25 分 = min(55, 25)",
        "南（你）和牌：收 220 分 = 170 + 25 + 25",
    ]


def test_the_second_worked_hand_in_english() -> None:
    lines = text_of(example_2(), EN)
    assert lines[0] == "55 points · Won on a discard, 5 Characters from across"
    assert "Sum: All Chows 5 + Pure Double Chow 20 + Pure Straight 30 = 55 points" in lines
    assert "Value set: Sihai, casual" in lines
    assert lines[-1] == "South (You), winner: gets 220 = 170 + 25 + 25"
    assert len(lines) == len(text_of(example_2(), ZH))


def test_ways_of_winning_are_told() -> None:
    drawn = WonHand(hand("234567m234567p55s"), SIHAI, Scheme.ZUNGJUNG, WonBy.SELF_DRAW, None, 10, Seat.S)
    assert text_of(drawn, ZH)[0] == "30 分 ・ 自摸 5条"
    assert "中庸结算：自摸 ・ 三家各付 1 倍" in text_of(drawn, ZH)
    assert "东（上家 ・ 庄）：付 30 分 = 30" in text_of(drawn, ZH)
    of = hand("123123456m55p", "789m", win="5m", events="jinjiduoshi")
    robbed = WonHand(of, SIHAI, Scheme.SIHAI, WonBy.ROBBED_KONG, Seat.E, 10, Seat.E)
    assert text_of(robbed, ZH)[0] == "65 分 ・ 南家 抢杠 ・ 你加杠 5万"
    assert "四海结算：抢杠按出铳结算" in text_of(robbed, ZH)
    earthly = WonHand(hand("123345567789m99m", events="dihe"), SIHAI, Scheme.SIHAI, WonBy.DISCARD, Seat.W, 10, Seat.S)
    assert "四海结算：地和按自摸结算，不追出铳" in text_of(earthly, ZH)


def test_a_hand_without_fans_says_so() -> None:
    won = WonHand(hand("123m456p789s11z", "222p"), SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 0, Seat.S)
    assert "合计：无番，0 分" in text_of(won, ZH)
    assert "Sum: no fan, 0 points" in text_of(won, EN)
    assert text_of(won, ZH)[1] == "起和线 0 分"


def test_the_notation_tells_concealed_and_open_melds_apart() -> None:
    of = hand("99s", "5555z +6666z 1111m 222z", win="9s")
    assert hand_notation(WonHand(of, SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 0, Seat.S)) == (
        "9s +9s [5555z] (6666z) [1111m] [222z]"
    )


@settings(max_examples=40)
@given(won_hands())
def test_every_hand_has_a_receipt_of_as_many_lines_in_both_languages(of: Hand) -> None:
    won = WonHand(of, SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 10, Seat.E)
    score = score_hand(of, SIHAI)
    chinese, english = text_of(won, ZH), text_of(won, EN)
    lines = 11 + (of.prevailing is not None) + len(score.receipts) + len(score.refused)
    assert len(chinese) == len(english) == lines


def test_no_two_refusals_read_alike() -> None:
    for words in (ZH, EN):
        refused = [line for line in text_of(example_2(), words) if "连六" in line or "Short Straight" in line]
        assert len(refused) == len(set(refused)) == 3
