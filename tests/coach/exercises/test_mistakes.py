"""What an answer is told: the kind of error, the fan, and the meld at fault."""

from collections.abc import Iterator

import pytest

from trainer.coach.exercises import (
    CanWin,
    ErrorKind,
    Exercise,
    ExerciseKind,
    Finish,
    Grade,
    Lanes,
    Level,
    NameFans,
    PaymentExercise,
    Placement,
    Total,
    make_question,
)
from trainer.coach.exercises.certainty import standing
from trainer.coach.exercises.faults import part_at_fault, why_absent
from trainer.coach.exercises.lanes import lanes_of
from trainer.notation import hand_from_data
from trainer.rules import FANS, FanClass, FanId, load_values, score_hand
from trainer.text import Language, Words

VALUES = load_values("sihai")
ZH, EN = Words(Language.ZH), Words(Language.EN)

TRIPLE = {"concealed": "123m123m123p123s99p", "win_tile": "3s", "seat": "S"}
"""The rule book's worked hand: 三色同顺 spends three chows, the fourth makes 一般高 and no 喜相逢."""


def questions(kind: ExerciseKind) -> Iterator[Exercise]:
    """Hard questions of a kind, one seed after the other."""
    return (make_question(kind, seed, level=Level.HARD) for seed in range(400))


def triple_lanes() -> Lanes:
    """The lanes of the worked hand."""
    hand = hand_from_data(TRIPLE)
    score = score_hand(hand, VALUES)
    return Lanes(0, VALUES, hand, score, lanes_of(score.reading), tuple(FANS)[:9])


@pytest.mark.parametrize(
    ("concealed", "fan", "part"),
    [
        ("123567m345p99911s", FanId.PINGHE, "999s"),
        ("222m999s666p34577p", FanId.DUIDUIHE, "345p"),
        ("234m567p33378955s", FanId.DUANYAO, "789s"),
        ("12355m789p111s333z", FanId.QUANDAIYAO, "55m"),
        ("123999m567p33344z", FanId.HUNYISE, "567p"),
        ("222345567789p77z", FanId.QINGYISE, "77z"),
        ("345m678p23499s111z", FanId.FANPAI, "111z"),
        ("345678m22299s777z", FanId.PINGHE, "222s"),
        ("345678m222999s77z", FanId.FANPAI, "77z"),
        ("234p234567m77799s", FanId.YIBANGAO, "234p"),
        ("123456s789m22255p", FanId.YITIAOLONG, "789m"),
        ("345m456p678999s22z", FanId.XIXIANGFENG, "456p"),
        ("345m345888p456s22z", FanId.SANSETONGSHUN, "456s"),
        ("345m345888p456s22z", FanId.GANG, None),
    ],
)
def test_the_meld_at_fault_is_named(concealed: str, fan: FanId, part: str | None) -> None:
    hand = hand_from_data({"concealed": concealed, "win_tile": concealed[-2:], "seat": "S"})
    score = score_hand(hand, VALUES)
    found = part_at_fault(score.reading, fan, score.circumstances)
    assert (found and str(found)) == part


def test_a_fan_that_is_spent_is_told_with_the_meld_and_what_holds_it() -> None:
    slip = why_absent(standing(hand_from_data(TRIPLE), VALUES), FanId.XIXIANGFENG)
    assert slip.mistake is ErrorKind.REUSED_MELD
    assert "已用于 三色同顺" in ZH.phrase(slip.says)
    assert "already serves Mixed Triple Chow" in EN.phrase(slip.says)


def test_four_alike_in_the_hand_are_told_to_be_no_kong() -> None:
    hand = hand_from_data({"concealed": "555567m345678p99s", "win_tile": "5p", "seat": "W"})
    slip = why_absent(standing(hand, VALUES), FanId.GANG)
    assert ZH.phrase(slip.says) == "四张 5万 没有开杠，不算 杠"


def test_a_hand_worth_more_another_way_says_so() -> None:
    pungs = hand_from_data({"concealed": "111222333m555p77s", "win_tile": "5p", "seat": "S"})
    slip = why_absent(standing(pungs, load_values("zungjung")), FanId.YIBANGAO)
    assert slip.mistake is ErrorKind.NOT_THERE
    assert ZH.phrase(slip.says) == "按 一般高 读是 10 分，换一种读法是 30 分"


def test_a_hand_read_in_two_equally_good_ways_leaves_its_fans_in_doubt() -> None:
    found = standing(hand_from_data({"concealed": "111222333m555p77s", "win_tile": "5p", "seat": "S"}), VALUES)
    assert found.doubtful == {FanId.DUIDUIHE, FanId.YIBANGAO}
    assert found.certain == frozenset()


def test_naming_a_fan_that_is_not_there_weighs_more_than_missing_one() -> None:
    question = next(q for q in questions(ExerciseKind.NAME_FANS) if isinstance(q, NameFans) and len(q.right) > 1)
    wrong = next(option for option in question.options if option not in question.right)
    some = next(iter(question.right))
    assert question.judge([some]).mistake is ErrorKind.MISSED_FAN
    assert question.judge([some, wrong]).mistake in (ErrorKind.NOT_THERE, ErrorKind.REUSED_MELD)
    assert question.judge([some, wrong]).fan == wrong


def test_a_total_with_a_refused_fan_is_a_meld_used_twice() -> None:
    for question in questions(ExerciseKind.TOTAL):
        assert isinstance(question, Total)
        for option, slip in question.slips.items():
            if slip.mistake is ErrorKind.REUSED_MELD:
                verdict = question.judge([option])
                assert (verdict.mistake, verdict.fan) == (ErrorKind.REUSED_MELD, slip.fan)
                assert int(option) > question.score.total
                return
    raise AssertionError("no hard hand refuses a fan")


def test_a_dead_wait_is_told_as_dead() -> None:
    question = next(q for q in questions(ExerciseKind.FINISH) if isinstance(q, Finish) and q.dead)
    dead = next(iter(question.dead))
    verdict = question.judge([*question.right, str(dead)])
    assert (verdict.grade, verdict.mistake) == (Grade.PARTLY, ErrorKind.DEAD_WAIT)
    assert ZH.phrase(verdict.says) == f"{ZH.tile(dead)} 已绝：4 张都已见"


def test_a_win_under_the_line_and_a_win_declined_are_different_errors() -> None:
    found = {}
    for question in (make_question(ExerciseKind.CAN_WIN, seed, level=Level.HARD) for seed in range(12)):
        assert isinstance(question, CanWin)
        wrong = "under" if "win" in question.right else "win"
        found[wrong] = question.judge([wrong]).mistake
    assert found == {"under": ErrorKind.WIN_DECLINED, "win": ErrorKind.BELOW_LINE}


def test_the_amount_of_another_seat_is_a_wrong_payer() -> None:
    for question in questions(ExerciseKind.PAYMENT):
        assert isinstance(question, PaymentExercise)
        others = {question.win.settlement.of(seat).amount for seat in question.win.hand.seat.others()}
        strange = [option for option in question.options if option in others - question.right]
        if strange and question.asked is not question.win.hand.seat:
            assert question.judge(strange[:1]).mistake is ErrorKind.WRONG_PAYER
            return
    raise AssertionError("no question offers another seat's amount")


TRIPLE_CHOW = Placement(FanId.SANSETONGSHUN, FanClass.MIXED, (0, 2, 3))


def test_a_meld_that_is_taken_is_named_with_the_fan_that_holds_it() -> None:
    question = triple_lanes()
    slip = question.refusal([TRIPLE_CHOW], Placement(FanId.XIXIANGFENG, FanClass.MIXED, (1, 2)))
    assert slip is not None
    assert (slip.mistake, slip.part, slip.blocker) == (ErrorKind.REUSED_MELD, 2, FanId.SANSETONGSHUN)
    assert ZH.phrase(slip.says) == "123饼 已用于 三色同顺"
    assert EN.phrase(slip.says) == "123 Dots already serves Mixed Triple Chow"


def test_a_fan_in_another_class_or_on_melds_that_do_not_make_it_may_not_lie_there() -> None:
    question = triple_lanes()
    strange = question.refusal([], Placement(FanId.XIXIANGFENG, FanClass.SAME, (0, 2)))
    assert strange is not None
    assert (strange.mistake, ZH.phrase(strange.says)) == (ErrorKind.WRONG_CLASS, "喜相逢 属于 异色 类")
    missing = question.refusal([], Placement(FanId.YIBANGAO, FanClass.SAME, (0, 2)))
    assert missing is not None
    assert missing.mistake is ErrorKind.NOT_THERE


def test_any_filling_of_full_worth_passes() -> None:
    question = triple_lanes()
    whole = [
        Placement(receipt.fan, receipt.klass, receipt.parts)
        for receipt in question.score.receipts
        if receipt.fan is not FanId.SANSETONGSHUN
    ]
    for parts in ((0, 2, 3), (1, 2, 3)):
        other = Placement(FanId.SANSETONGSHUN, FanClass.MIXED, parts)
        assert question.refusal(whole, other) is None
        assert question.judge([*whole, other]).grade is Grade.RIGHT
    short = question.judge(whole)
    assert (short.grade, short.mistake, short.fan) == (Grade.PARTLY, ErrorKind.MISSED_FAN, FanId.SANSETONGSHUN)
    assert ZH.phrase(short.says).startswith("还少 20 分")
    assert question.judge([]).grade is Grade.WRONG


def test_at_most_six_lanes_and_nine_fans_are_shown() -> None:
    for seed in range(60):
        question = make_question(ExerciseKind.LANES, seed, level=Level.HARD)
        assert isinstance(question, Lanes)
        assert {receipt.klass for receipt in question.score.receipts} <= set(question.lanes)
        assert len(question.lanes) <= 6
        assert set(question.score.fans) <= set(question.offers)
        assert len(question.offers) <= 9
