"""Trying another choice, without a pixel."""

import pytest

from tests.rules.hands import hand, scored
from trainer.rules import FanId, RefusalReason
from trainer.text import Language, Words
from trainer.ui.score.trial import Refused, Trial, meant_place

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
    assert not begin().may_sit(FanId.YIBANGAO, (0, 1), (0, 2))
    assert begin().may_sit(FanId.YITIAOLONG, (0, 2, 3), (1, 2, 3))


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
    assert meant_place(((0, 2), (1, 2), (2, 3)), parts, taken_by, over) == meant
