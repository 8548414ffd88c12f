"""What the scoring page says of winds: which is the seat's, which prevails; without one it says no more than before."""

from dataclasses import replace

import pytest

from tests.rules.hands import hand, scored
from tests.ui.score import won
from trainer.rules import FanId, Seat
from trainer.text import Language, Words
from trainer.text.score_words import sitting
from trainer.ui.score.board import board
from trainer.ui.score.reading_out import bar_said, row_said

ZH, EN = Words(Language.ZH), Words(Language.EN)
PUNGS = "111z 222z 777z"


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
