"""The sentences about who pays what, and about what would hold for another way of winning."""

import pytest
from msgspec.structs import replace

from tests.rules.hands import SIHAI, hand
from trainer.rules import Hand, Scheme, Seat, WonBy, WonHand, score_hand
from trainer.text import Language, Words, score_words

ZH, EN = Words(Language.ZH), Words(Language.EN)
WORTH_15 = hand("123456m789s22p", "555z", win="1m")
"""番牌 10 and 连六 5."""
WORTH_40 = hand("11m", "555z 777z 6666z 234p", win="1m")
WORTH_0 = hand("123m456p789s11z", "222p", win="1z")


def notes(of: Hand, source: Seat | None, scheme: Scheme) -> list[str]:
    """What is said of a win by South beside its settlement."""
    won = WonHand(of, SIHAI, scheme, WonBy.SELF_DRAW if source is None else WonBy.DISCARD, source, 0, of.seat)
    return score_words.settlement_notes(won, won.settlement(score_hand(of, SIHAI).total, scheme), ZH)


@pytest.mark.parametrize(
    ("line", "points", "chinese", "english"),
    [
        (10, 55, "起和线 10 分，已过 45 分", "line 10, passed by 45 points"),
        (10, 10, "起和线 10 分，刚好", "line 10, just reached"),
        (10, 9, "起和线 10 分，差 1 分", "line 10, short by 1 point"),
        (0, 0, "起和线 0 分", "line 0 points"),
    ],
)
def test_the_winning_line_is_told_with_what_is_over_or_short(
    line: int, points: int, chinese: str, english: str
) -> None:
    won = WonHand(WORTH_15, SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, line, Seat.S)
    assert score_words.line_passed(won, points, ZH) == chinese
    assert score_words.line_passed(won, points, EN) == english


@pytest.mark.parametrize(("prevailing", "said"), [(None, "你坐 南"), (Seat.E, "你坐 南，场风 东")])
def test_the_seat_is_told_with_the_prevailing_wind_where_it_counts(prevailing: Seat | None, said: str) -> None:
    won = WonHand(replace(WORTH_15, prevailing=prevailing), SIHAI, Scheme.SIHAI, WonBy.SELF_DRAW, None, 0, Seat.S)
    assert score_words.sitting(won, ZH) == said


@pytest.mark.parametrize(
    ("scheme", "said"),
    [
        (Scheme.SIHAI, "共 4 × 40 = 160 分，出铳家付 160 − 50 = 110 分"),
        (Scheme.ZUNGJUNG, "共 3 × 40 = 120 分，出铳家付 120 − 50 = 70 分"),
    ],
)
def test_how_the_discarders_part_comes_about(scheme: Scheme, said: str) -> None:
    won = WonHand(WORTH_40, SIHAI, scheme, WonBy.DISCARD, Seat.E, 0, Seat.S)
    assert score_words.split_sum(won.settlement(40, scheme), ZH) == said


@pytest.mark.parametrize(
    ("learner", "said"),
    [
        (Seat.S, "点和 ・ 上家出 1万"),
        (Seat.E, "南家 点和 ・ 你出 1万"),
        (Seat.N, "南家 点和 ・ 下家出 1万"),
    ],
)
def test_who_gave_the_tile_is_told_from_the_learners_seat(learner: Seat, said: str) -> None:
    won = WonHand(WORTH_15, SIHAI, Scheme.SIHAI, WonBy.DISCARD, Seat.E, 0, learner)
    assert score_words.how_won(won, ZH) == said


ABOVE = "25 分以上：旁家各付 25 分，余下由出铳家包。"


@pytest.mark.parametrize(
    ("of", "source", "scheme", "said"),
    [
        (WORTH_15, Seat.E, Scheme.SIHAI, [ABOVE, "若自摸：三家各付 30 分，共 90 分。"]),
        (WORTH_15, Seat.E, Scheme.ZUNGJUNG, [ABOVE, "若自摸：三家各付 15 分，共 45 分。"]),
        (
            WORTH_40,
            Seat.E,
            Scheme.SIHAI,
            ["25 分及以下：出铳家付 2 倍，旁家各付 1 倍。", "若自摸：三家各付 80 分，共 240 分。"],
        ),
        (WORTH_40, Seat.E, Scheme.ZUNGJUNG, ["25 分及以下：三家各付 1 倍。", "若自摸：三家各付 40 分，共 120 分。"]),
        (WORTH_15, None, Scheme.SIHAI, ["若点和：共收 60 分。"]),
        (WORTH_40, None, Scheme.SIHAI, ["若点和：共收 160 分。"]),
        (WORTH_0, None, Scheme.SIHAI, []),
    ],
)
def test_another_way_of_winning_is_told_with_its_numbers(
    of: Hand, source: Seat | None, scheme: Scheme, said: list[str]
) -> None:
    assert notes(of, source, scheme) == said


@pytest.mark.parametrize("source", [None, Seat.W])
def test_what_is_paid_one_way_only_has_no_other(source: Seat | None) -> None:
    """地和 charges no discarder, whoever gave the tile; 天和 cannot be won on a discard."""
    assert notes(hand("123345567789m99m", events="dihe"), source, Scheme.SIHAI) == []
    assert notes(hand("123345567789m99m", seat=Seat.E, events="tianhe"), None, Scheme.SIHAI) == []


@pytest.mark.parametrize(
    ("by", "winner", "source", "chinese", "english"),
    [
        (WonBy.SELF_DRAW, Seat.S, None, "你 自摸 1饼", "You won: self-draw, 1 Dots"),
        (WonBy.DISCARD, Seat.S, Seat.N, "你 点和 ・ 对家出 1饼", "You won on 1 Dots from across"),
        (WonBy.ROBBED_KONG, Seat.S, Seat.E, "你 抢杠 ・ 上家加杠 1饼", "You won: robbed a kong, 1 Dots from the left"),
        (WonBy.SELF_DRAW, Seat.W, None, "下家（西）自摸 1饼", "Right (West): self-draw, 1 Dots"),
        (WonBy.DISCARD, Seat.W, Seat.N, "下家（西）点和 ・ 对家出 1饼", "Right (West): won on 1 Dots from across"),
        (WonBy.DISCARD, Seat.E, Seat.S, "上家（东）点和 ・ 你出 1饼", "Left (East): won on your 1 Dots"),
        (
            WonBy.ROBBED_KONG,
            Seat.N,
            Seat.W,
            "对家（北）抢杠 ・ 下家加杠 1饼",
            "Across (North): robbed a kong, 1 Dots from the right",
        ),
        (WonBy.ROBBED_KONG, Seat.N, Seat.S, "对家（北）抢杠 ・ 你加杠 1饼", "Across (North): robbed your kong, 1 Dots"),
    ],
)
def test_the_headline_says_who_won_and_how_as_the_learner_sees_it(
    by: WonBy, winner: Seat, source: Seat | None, chinese: str, english: str
) -> None:
    of = hand("123456m789s11p", "555z", win="1p", seat=winner)
    won = WonHand(of, SIHAI, Scheme.SIHAI, by, source, 0, Seat.S)
    assert score_words.headline(won, ZH) == chinese
    assert score_words.headline(won, Words(Language.EN)) == english
