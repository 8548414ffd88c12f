"""Trying another choice, without a pixel."""

import pytest

from tests.rules.hands import hand, scored
from trainer.coach.score_board import Bar, board
from trainer.coach.score_trial import Refused, Trial
from trainer.rules import FanId, RefusalReason
from trainer.text import Language, Words

OF = hand("123123456789m55p")
ZH = Words(Language.ZH)


def begin() -> Trial:
    """A trial on the second worked hand; parts: 123m 123m 456m 789m 55p."""
    return Trial.begin(scored(OF))


def test_a_trial_begins_with_the_best() -> None:
    trial = begin()
    assert trial.score == trial.best
    assert trial.told.points == 0


def test_moving_to_a_twin_meld_is_worth_the_same() -> None:
    trial = begin().put(FanId.YITIAOLONG, (0, 2, 3), (1, 2, 3))
    assert trial.score.total == 55
    assert (trial.told.points, len(trial.told.lacking), len(trial.told.instead)) == (0, 1, 1)


def test_a_fan_that_was_refused_can_sit_once_its_seat_is_free() -> None:
    with pytest.raises(Refused) as refused:
        begin().put(FanId.LIANLIU, None, (1, 2))
    assert ZH.phrase(refused.value.phrase) == "同类别不复用：连六 不能再算：456万 已用于 一条龙"
    trial = begin().take_off(FanId.YITIAOLONG, (0, 2, 3)).put(FanId.LIANLIU, None, (1, 2))
    assert trial.score.total == 30
    assert trial.told.points == 25


def test_a_fan_does_not_sit_where_it_does_not_occur() -> None:
    with pytest.raises(Refused) as refused:
        begin().put(FanId.YIBANGAO, (0, 1), (0, 2))
    assert ZH.phrase(refused.value.phrase) == "不在这几组：一般高 要两组相同的顺子"
    assert begin().why_not(bar(FanId.YIBANGAO), (0, 2)) == refused.value.phrase
    assert begin().why_not(bar(FanId.YITIAOLONG), (1, 2, 3)) is None


def test_what_is_taken_off_is_told_as_left_out() -> None:
    trial = begin().take_off(FanId.PINGHE, (0, 1, 2, 3, 4))
    assert trial.score.total == 50
    assert [r.reason for r in trial.score.refused if r.fan is FanId.PINGHE] == [RefusalReason.LEFT_OUT]


def test_places_are_everywhere_that_a_fan_occurs() -> None:
    assert begin().places(FanId.LIANLIU) == ((0, 2), (1, 2), (2, 3))
    assert begin().places(FanId.QIDUI) == ()


@pytest.mark.parametrize(
    ("parts", "taken_by", "over", "meant"),
    [
        ((0, 2), 0, 1, (1, 2)),
        ((0, 2), 2, 2, (0, 2)),
        ((0, 2), 0, 3, (2, 3)),
        ((1, 2), 2, 3, (2, 3)),
        ((0, 2), 0, 4, (2, 4)),
        ((0, 2), 0, 2, (0, 2)),
    ],
    ids=[
        "the other stays",
        "back to its place",
        "the other stays too",
        "nearest there is",
        "nowhere there",
        "over its own other part",
    ],
)
def test_where_a_held_bar_is_meant_to_sit(
    parts: tuple[int, ...], taken_by: int, over: int, meant: tuple[int, ...]
) -> None:
    held = Bar(FanId.LIANLIU, parts, parts, 5)
    assert begin().meant(held, taken_by, over) == meant
    assert begin().meant(held, taken_by, None) is None


def bar(fan: FanId) -> Bar:
    """The bar of a fan on the board of the best choice."""
    return next(bar for row in board(begin().best).rows for bar in row.bars if bar.fan is fan)


def test_keys_go_from_place_to_place_and_off_the_matrix_at_the_left() -> None:
    straight, trial = bar(FanId.YITIAOLONG), begin()
    assert trial.neighbour(straight, (0, 2, 3), 1) == (1, 2, 3)
    assert trial.neighbour(straight, (1, 2, 3), 1) == (1, 2, 3)
    assert trial.neighbour(straight, (0, 2, 3), -1) is None


def test_a_held_bar_knows_which_melds_are_taken_and_by_which_rule() -> None:
    lianliu, trial = bar(FanId.LIANLIU), begin()
    assert trial.in_the_way(lianliu, (1, 2)) == (2,)
    reason = trial.why_not(lianliu, (1, 2))
    assert reason is not None
    assert "456万 已用于 一条龙" in ZH.phrase(reason)
    free = trial.move(bar(FanId.YITIAOLONG), None)
    assert (free.in_the_way(lianliu, (1, 2)), free.why_not(lianliu, (1, 2))) == ((), None)


def test_a_bar_at_its_own_place_changes_nothing() -> None:
    trial = begin()
    assert trial.move(bar(FanId.YITIAOLONG), (0, 2, 3)) is trial
