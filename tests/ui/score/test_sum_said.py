"""What stands beside the sum of a board, as values."""

from dataclasses import replace

import pytest

from tests.ui.score import won
from trainer.rules import Difference, FanId, score_hand
from trainer.text import Language, Words
from trainer.ui.controls.lettering import Run
from trainer.ui.score.board import board
from trainer.ui.score.sum_said import SumSaid
from trainer.ui.theme import Tone

ZH = Words(Language.ZH)
SCORE = score_hand(won.EXAMPLE_2.hand, won.EXAMPLE_2.values)
PLAIN = SumSaid(ZH, board(SCORE))
SAME = Difference(0, (), ())
RUN, PAIR = (next(r for r in SCORE.receipts if r.fan is fan) for fan in (FanId.YITIAOLONG, FanId.YIBANGAO))


def text(runs: list[Run]) -> str:
    """Runs as one text."""
    return "".join(run.text for run in runs)


def test_the_sum_is_read_with_its_terms() -> None:
    assert text(PLAIN.sum()).endswith("55 分")
    assert PLAIN.spoken().startswith("平和 5 + 一般高 20 + 一条龙 30 = 55 分\n")


def test_one_fan_alone_is_not_added_up() -> None:
    alone = SumSaid(ZH, board(score_hand(won.SEVEN_PAIRS.hand, won.SEVEN_PAIRS.values)))
    assert text(alone.sum()).split() == ["20", "分"]


def test_nothing_is_read_while_the_sum_is_kept_back() -> None:
    hidden = replace(PLAIN, hidden=True)
    assert hidden.spoken() == ""
    assert "明定" not in text(hidden.left())


def test_the_legend_goes_first_where_there_is_no_room() -> None:
    assert "规则明定" in text(PLAIN.left())
    assert "规则明定" not in text(PLAIN.left(with_legend=False))
    assert "番值：四海·休闲版" in text(PLAIN.left(with_legend=False))


@pytest.mark.parametrize(
    ("said", "words", "tone"),
    [
        (SumSaid(ZH, board(SCORE), SAME), "55", Tone.ACCENT),
        (SumSaid(ZH, board(SCORE), Difference(30, (RUN,), ())), "少 30 分", Tone.BAD),
        (SumSaid(ZH, board(SCORE), Difference(0, (RUN,), (PAIR,))), "同样 55 分", Tone.ACCENT),
        (SumSaid(ZH, board(SCORE), SAME, notice="不行"), "不行", Tone.BAD),
        (SumSaid(ZH, board(SCORE), SAME, notice="不行", holding="拿着"), "拿着", Tone.ACCENT),
    ],
)
def test_while_another_choice_is_tried_the_first_line_says_how_it_stands(said: SumSaid, words: str, tone: Tone) -> None:
    head = said.left()[0]
    assert words in head.text
    assert head.tone is tone
