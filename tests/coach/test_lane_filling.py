"""Filling lanes: what a learner does step by step, and what it comes to."""

import pytest

from trainer.coach.exercises import ErrorKind, ExerciseKind, Grade, Lanes, Level, make_question
from trainer.coach.lane_filling import Filling
from trainer.rules import FANS, FanClass, FanId


def question(seed: int = 1, fan: FanId | None = None, level: Level = Level.PLAIN) -> Lanes:
    made = make_question(ExerciseKind.LANES, seed, level=level, fan=fan)
    assert isinstance(made, Lanes)
    return made


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_right_filling_can_be_reached_by_keys(seed: int) -> None:
    exercise = question(seed, level=Level.HARD)
    filling = Filling(exercise)
    for receipt in exercise.score.receipts:
        filling = filling.take(receipt.fan).in_lane(FANS[receipt.fan].klass)
        while filling.held is not None and filling.held.parts != receipt.parts:
            filling = filling.step(1)
        filling = filling.put_down()
    assert filling.judge().grade is Grade.RIGHT
    assert filling.points == exercise.score.total


def test_a_fan_put_into_another_class_stays_in_the_hand_and_the_slip_counts_in_the_end() -> None:
    exercise = question(fan=FanId.PINGHE)
    wrong = next(lane for lane in exercise.lanes if lane is not FanClass.FORM)
    tried = Filling(exercise).take(FanId.PINGHE).in_lane(wrong).put_down()
    assert tried.held is not None
    assert tried.clash is not None
    assert tried.clash.mistake is ErrorKind.WRONG_CLASS
    verdict = tried.solved().judge()
    assert (verdict.grade, verdict.mistake) == (Grade.PARTLY, ErrorKind.WRONG_CLASS)


def test_before_it_is_put_down_only_a_taken_meld_is_told() -> None:
    exercise = question(fan=FanId.PINGHE)
    wrong = next(lane for lane in exercise.lanes if lane is not FanClass.FORM)
    held = Filling(exercise).take(FanId.PINGHE).in_lane(FanClass.FORM)
    assert held.in_lane(wrong).clash is None
    again = held.put_down().take(FanId.PINGHE)
    assert again.clash is not None
    assert again.clash.mistake is ErrorKind.REUSED_MELD


def test_moving_on_forgets_why_it_could_not_lie_there() -> None:
    exercise = question(fan=FanId.PINGHE)
    wrong = next(lane for lane in exercise.lanes if lane is not FanClass.FORM)
    tried = Filling(exercise).take(FanId.PINGHE).in_lane(wrong).put_down()
    assert tried.in_lane(FanClass.FORM).clash is None


def test_what_was_placed_last_is_taken_back_first() -> None:
    filling = Filling(question(fan=FanId.PINGHE)).solved()
    fewer = filling.take_back()
    assert fewer.placed == filling.placed[:-1]
    assert filling.take(FanId.PINGHE).take_back() == filling


def test_the_nearest_meld_makes_room_for_the_one_that_is_pointed_at() -> None:
    exercise = question(fan=FanId.XIXIANGFENG)
    held = Filling(exercise).take(FanId.XIXIANGFENG)
    assert held.held is not None
    assert held.order.index(held.held.parts[0]) in (0, 1)
    moved = held.over(3).held
    assert moved is not None
    assert sorted(held.order.index(part) for part in moved.parts) == [0, 3]


def test_a_held_fan_is_the_last_row_of_its_lane() -> None:
    exercise = question(fan=FanId.PINGHE)
    board = Filling(exercise).take(FanId.PINGHE).in_lane(exercise.lanes[-1]).board()
    assert [lane.klass for lane in board.lanes] == list(exercise.lanes)
    assert board.lanes[-1].rows[-1].fan is FanId.PINGHE
    assert all(not lane.rows for lane in board.lanes[:-1])


def test_with_an_empty_hand_nothing_moves() -> None:
    empty = Filling(question())
    assert [empty.step(1), empty.over(2), empty.change_lane(1), empty.put_down()] == [empty] * 4
    assert empty.in_lane(FanClass.FORM) is empty
    assert empty.clash is None


def test_the_held_fan_goes_from_lane_to_lane_and_stays_at_the_ends() -> None:
    filling = Filling(question(fan=FanId.PINGHE)).take(FanId.PINGHE)
    lanes = filling.exercise.lanes
    seen = []
    for by in (*[-1] * len(lanes), *[1] * len(lanes)):
        filling = filling.change_lane(by)
        assert filling.held is not None
        seen.append(filling.held.lane)
    assert seen[len(lanes) - 1] is lanes[0]
    assert seen[-1] is lanes[-1]


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_fan_held_over_a_meld_lies_on_it_or_stays_where_it_may_lie(seed: int) -> None:
    filling = Filling(question(seed, level=Level.HARD))
    for receipt in filling.exercise.score.receipts:
        held = filling.take(receipt.fan)
        choices = held.choices(receipt.fan)
        for column, part in enumerate(held.order):
            moved = held.over(column)
            assert moved.held is not None
            assert moved.held.parts in choices
            assert part in moved.held.parts or moved == held


def test_what_was_placed_is_taken_back_last_first_and_can_be_picked_up() -> None:
    solved = Filling(question(2, level=Level.HARD)).solved()
    first = solved.placed[0]
    picked = solved.pick_up(first)
    assert (picked.held, picked.placed) == (first, solved.placed[1:])
    shown = [(row.fan, row.points) for lane in picked.board().lanes for row in lane.rows]
    assert (first.fan, 0) in shown, "what is held counts nothing yet"
    back = picked.take_back()
    assert (back.held, back.placed) == (None, solved.placed[1:])
    assert back.take_back().placed == solved.placed[1:-1]
