"""What is said of a score: beside the sum, of winds, of what is left out. Without a pixel."""

import pytest
from msgspec.structs import replace

from tests.rules import won
from tests.rules.hands import hand, scored
from trainer.coach.score_board import board, trial_board
from trainer.coach.score_speech import (
    Mood,
    bar_said,
    board_notes,
    hand_said,
    legend,
    meld_said,
    more_counted,
    more_said,
    notes_said,
    reason_said,
    row_said,
    status_said,
    sum_said,
    trial_notes,
)
from trainer.coach.score_trial import Trial
from trainer.rules import Difference, FanId, Seat, score_hand
from trainer.text import Language, Words
from trainer.text.score_words import sitting

ZH, EN = Words(Language.ZH), Words(Language.EN)
SCORE = score_hand(won.EXAMPLE_2.hand, won.EXAMPLE_2.values)
SAME = Difference(0, (), ())
RUN, PAIR = (next(r for r in SCORE.receipts if r.fan is fan) for fan in (FanId.YITIAOLONG, FanId.YIBANGAO))
PUNGS = "111z 222z 777z"


def test_the_sum_is_read_with_its_terms() -> None:
    assert sum_said(SCORE, ZH) == "平和 5 + 一般高 20 + 一条龙 30 = 55 分"


def test_each_source_of_a_number_is_explained() -> None:
    said = notes_said(board_notes(board(SCORE), ZH))
    assert "规则明定：公布的规则写明" in said
    assert "番值：四海·休闲版" in said
    assert "本版自定" not in said


def test_no_source_is_told_while_the_sum_is_kept_back() -> None:
    assert "明定" not in notes_said(board_notes(board(SCORE), ZH, hidden=True))


def test_of_a_refused_row_the_reason_is_told() -> None:
    refused = board(SCORE).rows[-1]
    said = notes_said(board_notes(board(SCORE), ZH, refused))
    assert said == "连六 不能再算：456万 已用于 一条龙\n另有 一条龙 1 处、连六 2 处 也不能再算"


@pytest.mark.parametrize(
    ("told", "words", "mood"),
    [
        (SAME, "55", Mood.GOOD),
        (Difference(30, (RUN,), ()), "少 30 分", Mood.BAD),
        (Difference(0, (RUN,), (PAIR,)), "同样 55 分", Mood.GOOD),
    ],
)
def test_while_another_choice_is_tried_the_first_line_says_how_it_stands(
    told: Difference, words: str, mood: Mood
) -> None:
    head = trial_notes(told, SCORE.total, ZH)[0][0]
    assert words in head.text
    assert head.mood is mood


def test_a_fan_that_nothing_blocks_is_not_told_as_one_that_cannot_count() -> None:
    trial = Trial.begin(SCORE).take_off(FanId.YITIAOLONG, RUN.parts)
    row = next(row for row in trial_board(trial.score).rows if row.fan is FanId.YITIAOLONG)
    assert more_said(row, ZH) == "还可以放 一条龙 1 处、连六 2 处"
    assert more_said(row, EN).startswith("could still be placed: ")


@pytest.mark.parametrize(
    ("prevailing", "chinese", "english"),
    [
        (None, "南、中：各算一次", "South, Red"),
        (Seat.E, "東（场风）、南（门风）、中：各算一次", "East (prevailing), South (seat), Red"),
        (Seat.S, "南（门风兼场风）、中：各算一次", "South (seat and prevailing), Red"),
    ],
)
def test_a_row_of_value_honours_says_what_each_wind_is(prevailing: Seat | None, chinese: str, english: str) -> None:
    found = board(scored(hand("55567m", PUNGS, prevailing=prevailing)))
    (row,) = [row for row in found.rows if row.fan is FanId.FANPAI]
    assert (row_said(found, row, ZH), row_said(found, row, EN)) == (chinese, english)


def test_a_bar_on_the_prevailing_wind_is_said_with_its_reason() -> None:
    found = board(scored(hand("234m99s", "111z 444p 678s", prevailing=Seat.E)))
    (row,) = [row for row in found.rows if row.fan is FanId.FANPAI]
    assert "東 是场风，本桌算" in bar_said(found, row.bars[0], ZH)
    assert "East is the prevailing wind, counted here" in bar_said(found, row.bars[0], EN)


def test_the_head_tells_the_prevailing_wind_beside_the_own_seat() -> None:
    of = won.PREVAILING_WIND
    assert (sitting(of, ZH), sitting(of, EN)) == ("你坐 南，场风 东", "You sit South, East prevails")
    plain = replace(of, hand=replace(of.hand, prevailing=None))
    assert (sitting(plain, ZH), sitting(plain, EN)) == ("你坐 南", "You sit South")


def test_a_meld_is_told_with_the_fans_that_it_serves_in_the_rows_shown() -> None:
    shown = board(SCORE)
    whole = [meld_said(shown, column, ZH) for column in range(len(shown.order))]
    assert any("一条龙" in said for said in whole)
    none_yet = [meld_said(shown, column, ZH, rows=0) for column in range(len(shown.order))]
    assert none_yet == [ZH.part(SCORE.reading.parts[part]) for part in shown.order]


@pytest.mark.parametrize("words", [ZH, EN], ids=["zh", "en"])
def test_every_row_that_counts_is_told_with_the_source_of_its_number(words: Words) -> None:
    shown = board(SCORE)
    for row in shown.rows:
        said = reason_said(shown, row, words)
        assert (said == row_said(shown, row, words)) == row.refused
        if not row.refused:
            assert status_said(shown, row.fan, words) in legend(shown, words)


def test_what_has_no_row_is_counted_where_there_is_little_room() -> None:
    refused = board(SCORE).rows[-1]
    assert more_said(refused, EN) != more_counted(refused, EN)
    assert "3" in more_counted(refused, EN)
    assert more_counted(board(SCORE).rows[0], EN) == ""


def test_a_hand_in_a_text_is_told_with_its_sum_and_what_is_refused() -> None:
    said = hand_said(won.EXAMPLE_2.hand, board(SCORE), EN)
    for part in ("55 points", "Pure Straight", "All Chows"):
        assert part in said
