"""What the matrix says of a score, without a pixel."""

import itertools
from collections import Counter

from hypothesis import given, settings

from tests.rules.hands import SIHAI, hand, scored, won_hands
from trainer.coach.score_board import Board, ClassLane, Row, board, shown_order, trial_board
from trainer.coach.score_trial import Trial
from trainer.rules import FanClass, FanId, Hand, Score, score_readings


def shown(found: Board) -> list[tuple[str, list[tuple[int, ...]], bool]]:
    """Rows as plain tuples: fan, the columns of its bars, whether refused."""
    return [(row.fan.value, [bar.columns for bar in row.bars], row.refused) for row in found.rows]


def test_the_second_worked_hand() -> None:
    found = board(scored(hand("123123456789m55p")))
    assert shown(found) == [
        ("pinghe", [(0, 1, 2, 3, 4)], False),
        ("yibangao", [(0, 1)], False),
        ("yitiaolong", [(0, 2, 3)], False),
        ("lianliu", [(1, 2)], True),
    ]
    assert [lane.klass for lane in found.lanes] == [FanClass.FORM, FanClass.SAME, FanClass.RUN]
    assert [lane.free for lane in found.lanes] == [(), (2, 3), (1,)]
    assert found.rows[-1].more == ((FanId.YITIAOLONG, 1), (FanId.LIANLIU, 2))
    assert FanClass.MIXED in found.empty


def test_two_of_a_fan_share_a_row_unless_they_interleave() -> None:
    found = board(scored(hand("234567m234567p55s")))
    assert shown(found)[2:] == [
        ("lianliu", [(0, 1), (2, 3)], False),
        ("xixiangfeng", [(0, 2)], False),
        ("xixiangfeng", [(1, 3)], False),
    ]
    assert [row.points for row in found.rows] == [5, 5, 10, 5, 5]


def test_melds_stand_in_the_order_of_their_tiles_laid_down_or_not() -> None:
    score = scored(hand("123123456m55p", "789m"))
    assert [str(score.reading.parts[part]) for part in shown_order(score.reading)] == [
        "123m", "123m", "456m", "789m", "55p",
    ]  # fmt: skip
    assert shown(board(score))[2] == ("yitiaolong", [(0, 2, 3)], False)


def test_half_flush_stands_refused_under_full_flush() -> None:
    rows = shown(board(scored(hand("123345567789m99m"))))
    assert ("hunyise", [(0, 1, 2, 3, 4)], True) in rows


def test_an_event_has_a_bar_without_seats() -> None:
    row = board(scored(hand("234567m234567p55s", events="haidilaoyue"))).rows[-1]
    assert (row.fan, row.bars[0].columns, row.points) == (FanId.HAIDILAOYUE, (), 10)
    assert not row.bars[0].passes(0)


def test_a_hand_without_fans_has_no_lanes() -> None:
    found = board(scored(hand("123m456p789s11z", "222p")))
    assert found.lanes == ()
    assert len(found.empty) == len(FanClass)


def test_trying_out_gives_every_refused_fan_a_row() -> None:
    found = trial_board(scored(hand("123123456789m55p")))
    assert [(row.fan.value, row.refused) for row in found.rows][2:] == [
        ("yitiaolong", False),
        ("lianliu", True),
        ("yitiaolong", True),
    ]


def _counted(rows: tuple[Row, ...]) -> Counter[tuple[FanId, tuple[int, ...]]]:
    return Counter((bar.fan, bar.parts) for row in rows for bar in row.bars if not row.refused)


def _refused(found: Board) -> Counter[FanId]:
    told = Counter(row.fan for row in found.rows if row.refused)
    for row in found.rows:
        told.update(dict(row.more))
        told.update(dict(row.left_out))
    return told


@settings(max_examples=40)
@given(won_hands())
def test_every_receipt_has_a_bar_and_every_refusal_is_told(of: Hand) -> None:
    for score in score_readings(of, SIHAI):
        for found in (board(score), trial_board(score)):
            assert _counted(found.rows) == Counter((r.fan, r.parts) for r in score.receipts)
            assert _refused(found) == Counter(r.fan for r in score.refused)
            assert sum(row.points for row in found.rows) == score.total


@settings(max_examples=40)
@given(won_hands())
def test_the_sum_adds_the_fans_in_the_order_of_the_lanes(of: Hand) -> None:
    for score in score_readings(of, SIHAI):
        counted = (row.fan for row in board(score).rows if not row.refused)
        assert list(dict.fromkeys(counted)) == list(score.subtotals)


def test_what_was_taken_off_blocks_nobody() -> None:
    trial = Trial.begin(scored(hand("123123456789m55p"))).take_off(FanId.YITIAOLONG, (0, 2, 3))
    run = next(lane for lane in trial_board(trial.score).lanes if lane.klass is FanClass.RUN)
    assert [(row.fan, row.struck) for row in run.rows] == [(FanId.YITIAOLONG, False), (FanId.LIANLIU, False)]
    assert run.rows[0].more == ()
    assert run.rows[0].left_out == ((FanId.YITIAOLONG, 1), (FanId.LIANLIU, 2))


def test_a_lane_that_is_yet_to_be_filled_takes_one_line() -> None:
    assert [ClassLane(FanClass.RUN, (), (0, 1)).height, board(scored(hand("234567m234567p55s"))).height] == [1, 5]


def test_the_bars_of_a_row_do_not_lie_over_each_other() -> None:
    score: Score = scored(hand("99s", "5555z 6666z 1111m 2222z"))
    for row in board(score).rows:
        spans = [(bar.columns[0], bar.columns[-1]) for bar in row.bars]
        assert all(left[1] < right[0] for left, right in itertools.pairwise(spans))
