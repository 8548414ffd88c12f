"""Sentences of the rule book that are put together, as a reader reads them."""

import pytest
from msgspec.structs import replace

from trainer.coach.rule_book.content import InForce, rulings
from trainer.coach.rule_book.wording import (
    broken_to,
    class_name,
    clause_key,
    joint_sum_said,
    joint_warning_said,
    other_name,
    payments_said,
    ruling_said,
    set_name,
    shown_sets,
    standing,
    status_said,
    strength_said,
    worth_said,
)
from trainer.game.bots.protocol import BotId
from trainer.rules import FANS, JOINT_SUMS, FanClass, FanId, Scheme, Seat, ValueSet, load_values
from trainer.text import Language, Words

ZH = Words(Language.ZH)
SIHAI = load_values("sihai")


def with_points(fan: FanId, points: int) -> ValueSet:
    """The values of this book with another number for one fan."""
    return replace(
        SIHAI, id="club", table=tuple((f, points if f is fan else p, status) for f, p, status in SIHAI.table)
    )


@pytest.mark.parametrize(
    ("fan", "said"),
    [
        (FanId.QIDUI, "和型 · 主番"),
        (FanId.LIANLIU, "一色 › 一色连顺 · 小番 · 上位是 一条龙"),
        (FanId.SANSETONGSHUN, "异色 · 主番 · 下位是 喜相逢"),
    ],
)
def test_a_fan_stands_in_its_class_with_its_upper_or_lower_form(fan: FanId, said: str) -> None:
    assert standing(ZH, FANS[fan]) == said


def test_a_class_is_named_after_its_major_class_unless_it_is_the_same() -> None:
    assert class_name(ZH, FanClass.SUITS) == "花色"
    assert class_name(ZH, FanClass.SAME) == "一色 › 一色同顺"


def test_the_other_name_of_a_fan_is_that_of_the_other_language() -> None:
    fan = FANS[FanId.QIDUI]
    assert (other_name(fan, Language.ZH), other_name(fan, Language.EN)) == ("Seven Pairs", "七对")


def test_what_value_honours_ask_is_told_as_the_prevailing_wind_stands() -> None:
    counts, not_so = InForce(SIHAI, prevailing=True), InForce(SIHAI)
    assert clause_key(ZH, FanId.FANPAI, "asks", counts) == "book-fanpai-asks-prevailing"
    assert clause_key(ZH, FanId.FANPAI, "asks", not_so) == "book-fanpai-asks"
    assert clause_key(ZH, FanId.QIDUI, "asks", counts) == "book-qidui-asks"


def test_a_ruling_with_a_switch_says_how_that_stands() -> None:
    wind = next(ruling for ruling in rulings() if ruling.id == "round-wind")
    other = next(ruling for ruling in rulings() if ruling.id != "round-wind")
    assert ruling_said(ZH, wind, InForce(SIHAI, prevailing=True)).endswith("现在按设置：算。")
    assert ruling_said(ZH, wind, InForce(SIHAI)).endswith("现在照此，设置里可改。")
    assert ruling_said(ZH, other, InForce(SIHAI)) == ZH(other.key)


@pytest.mark.parametrize(
    ("points", "payer", "scheme", "said"),
    [
        (40, None, Scheme.SIHAI, "三家各付 80 分"),
        (15, Seat.S, Scheme.SIHAI, "出铳付 30 分，旁家各付 15 分"),
        (40, Seat.S, Scheme.SIHAI, "出铳付 110 分，旁家各付 25 分"),
        (15, Seat.S, Scheme.ZUNGJUNG, "三家各付 15 分"),
        (40, Seat.W, Scheme.ZUNGJUNG, "出铳付 70 分，旁家各付 25 分"),
    ],
)
def test_who_pays_what_is_told_as_the_notes_have_it(points: int, payer: Seat | None, scheme: Scheme, said: str) -> None:
    assert payments_said(ZH, points, payer, scheme) == said


def test_an_own_set_stands_before_those_that_ship_and_is_said_to_be_in_force() -> None:
    own = with_points(FanId.GANG, 12)
    assert [values.id for values in shown_sets(own)] == ["club", "sihai", "zungjung"]
    assert [values.id for values in shown_sets(load_values("zungjung"))] == ["sihai", "zungjung"]
    assert set_name(ZH, own, own) == f"{own.name('zh')} · 现用"
    assert set_name(ZH, SIHAI, own) == SIHAI.name("zh")


def test_a_number_is_told_with_where_it_comes_from() -> None:
    assert worth_said(ZH, SIHAI, FanId.YITIAOLONG) == f"**30 分** · {ZH('book-status-joint')}"
    said = status_said(ZH, SIHAI.statuses[FanId.PINGHE])
    assert said == f"**{ZH('book-status-fixed')}** {ZH('book-status-fixed-means')}"


def test_a_published_sum_that_is_broken_says_what_it_is_instead() -> None:
    straight, triple = JOINT_SUMS
    longer = with_points(FanId.YITIAOLONG, 35)
    assert joint_sum_said(ZH, straight, SIHAI) == "一条龙 + 一般高 = 50 分"
    assert joint_sum_said(ZH, straight, longer) == "一条龙 + 一般高 应为 50 分，这里是 55 分"
    assert joint_warning_said(ZH, longer) == ZH("book-joint-warning", name=longer.name("zh"))
    assert (broken_to(straight, longer), broken_to(triple, longer)) == (55, None)


def test_an_opponent_that_never_wins_has_no_share_of_wins() -> None:
    assert strength_said(ZH, BotId.STEADY) == "每百手和 33.6 手，每手平均 +10.3 分。"
    assert strength_said(ZH, BotId.DISCARDER) == "每手平均 −30.5 分。"
