"""The worked hands of the rule book, receipt by receipt, each under its own name."""

import pytest

from tests.rules.hands import circumstances, counted, hand, scored
from trainer.rules import FanId, IllegalChoice, Occurrence, RefusalReason, Seat, load_values, score_choice, score_hand


def test_two_kongs_two_value_honours_40() -> None:
    score = scored(hand("234m567p99s", "5555z 6666z", win="9s"))
    assert counted(score) == [
        ("fanpai", (0,), 10),
        ("fanpai", (1,), 10),
        ("gang", (0,), 10),
        ("gang", (1,), 10),
    ]
    assert score.total == 40
    assert score.refused == ()


def test_pure_straight_with_a_second_123m_55() -> None:
    score = scored(hand("123123456789m55p", win="5m"))
    assert [str(part) for part in score.reading.parts] == ["123m", "123m", "456m", "789m", "55p"]
    assert counted(score) == [
        ("pinghe", (0, 1, 2, 3, 4), 5),
        ("yibangao", (0, 1), 20),
        ("yitiaolong", (0, 2, 3), 30),
    ]
    assert score.total == 55


def test_the_second_123m_may_not_join_456m_as_short_straight() -> None:
    score = scored(hand("123123456789m55p", win="5m"))
    second = next(refusal for refusal in score.refused if refusal.parts == (1, 2))
    assert second.fan is FanId.LIANLIU
    assert second.reason is RefusalReason.PART_TAKEN
    assert [(part, blocker.fan) for part, blocker in second.taken.items()] == [(2, FanId.YITIAOLONG)]
    assert [(refusal.fan.value, refusal.parts, refusal.reason.value) for refusal in score.refused] == [
        ("yitiaolong", (1, 2, 3), "part-taken"),
        ("lianliu", (0, 2), "lower-form"),
        ("lianliu", (1, 2), "part-taken"),
        ("lianliu", (2, 3), "lower-form"),
    ]


def test_mixed_triple_chow_with_a_second_123m_65() -> None:
    score = scored(hand("123123m123p123s99p", win="9p"))
    assert counted(score) == [
        ("pinghe", (0, 1, 2, 3, 4), 5),
        ("quandaiyao", (0, 1, 2, 3, 4), 20),
        ("yibangao", (0, 1), 20),
        ("sansetongshun", (0, 2, 3), 20),
    ]
    assert score.total == 65
    second = [refusal for refusal in score.refused if 1 in refusal.parts and refusal.fan is FanId.XIXIANGFENG]
    assert [(r.parts, r.reason) for r in second] == [
        ((1, 2), RefusalReason.PART_TAKEN),
        ((1, 3), RefusalReason.PART_TAKEN),
    ]


def test_four_pairings_of_four_chows_30() -> None:
    score = scored(hand("234567m234567p55s", win="7p"))
    assert counted(score) == [
        ("pinghe", (0, 1, 2, 3, 4), 5),
        ("duanyao", (0, 1, 2, 3, 4), 5),
        ("lianliu", (0, 1), 5),
        ("lianliu", (2, 3), 5),
        ("xixiangfeng", (0, 2), 5),
        ("xixiangfeng", (1, 3), 5),
    ]
    assert score.total == 30
    assert score.refused == ()


def test_half_flush_is_named_under_full_flush() -> None:
    score = scored(hand("123345567789m99m", win="9m"))
    refused = [(r.fan, r.reason, r.blockers[0].fan) for r in score.refused if r.fan is FanId.HUNYISE]
    assert refused == [(FanId.HUNYISE, RefusalReason.LOWER_FORM, FanId.QINGYISE)]


def test_all_honours_count_as_half_flush() -> None:
    assert scored(hand("222333444z66z", "1111z", win="6z")).fans == {
        FanId.DUIDUIHE: 1,
        FanId.QUANDAIYAO: 1,
        FanId.HUNYISE: 1,
        FanId.FANPAI: 1,
        FanId.GANG: 1,
    }


def test_the_prevailing_wind_gives_nothing() -> None:
    assert FanId.FANPAI not in scored(hand("111z234m567p345s99s", seat=Seat.W)).fans


def test_two_alike_pairs_count_in_seven_pairs() -> None:
    assert scored(hand("11112277m3344p55z", win="5z")).fans == {FanId.QIDUI: 1}


def test_four_alike_in_the_hand_are_no_kong() -> None:
    assert FanId.GANG not in scored(hand("1111m23m456p789s22z", win="1m")).fans


def test_last_tile_and_replacement_can_meet() -> None:
    score = scored(hand("123m456p789s22z", "+9999p", events="haidilaoyue lingshangkaihua", win="9s"))
    assert score.fans[FanId.HAIDILAOYUE] == score.fans[FanId.LINGSHANGKAIHUA] == 1


def test_the_parent_systems_values_change_the_best_choice_not_the_rule() -> None:
    score = score_hand(hand("123123456789m55p"), load_values("zungjung"))
    assert score.total == 5 + 10 + 40


def test_another_legal_choice_is_worth_less() -> None:
    best = scored(hand("123123456789m55p"))
    without = [Occurrence(r.fan, r.parts) for r in best.receipts if r.fan is not FanId.YITIAOLONG]
    choice = score_choice(
        best.reading,
        circumstances(hand("123123456789m55p")),
        [*without, Occurrence(FanId.LIANLIU, (1, 2))],
        best.values,
    )
    assert choice.total == 30
    left_out = {refusal.fan: refusal.reason for refusal in choice.refused}
    assert left_out[FanId.YITIAOLONG] is RefusalReason.PART_TAKEN


def test_a_choice_may_leave_a_fan_out() -> None:
    of = hand("234567m234567p55s", win="7p")
    best = scored(of)
    choice = score_choice(best.reading, circumstances(of), [], best.values)
    assert choice.total == 0
    assert {refusal.reason for refusal in choice.refused} == {RefusalReason.LEFT_OUT}
    assert len(choice.refused) == len(best.receipts)


def test_an_event_is_chosen_once() -> None:
    of = hand("123123456789m55p", events="haidilaoyue")
    event = Occurrence(FanId.HAIDILAOYUE, ())
    reading = scored(of).reading
    assert score_choice(reading, circumstances(of), [event], scored(of).values).total == 10
    with pytest.raises(IllegalChoice):
        score_choice(reading, circumstances(of), [event, event], scored(of).values)


@pytest.mark.parametrize(
    ("extra", "in_the_way"),
    [
        (Occurrence(FanId.LIANLIU, (1, 2)), [FanId.YITIAOLONG]),
        (Occurrence(FanId.YIBANGAO, (0, 1)), [FanId.YIBANGAO]),
        (Occurrence(FanId.YIBANGAO, (0, 2)), []),
        (Occurrence(FanId.QIDUI, (0, 1, 2, 3, 4)), []),
    ],
)
def test_an_illegal_choice_names_what_is_in_the_way(extra: Occurrence, in_the_way: list[FanId]) -> None:
    of = hand("123123456789m55p")
    best = scored(of)
    chosen = [Occurrence(r.fan, r.parts) for r in best.receipts]
    with pytest.raises(IllegalChoice) as refused:
        score_choice(best.reading, circumstances(of), [*chosen, extra], best.values)
    assert [blocker.fan for blocker in refused.value.blockers] == in_the_way
    assert str(refused.value).startswith(f"{extra.fan} on parts {extra.parts}: blocked by ")
