"""Every question has one honest answer, says why in both languages, and comes again from its seed."""

import json
from itertools import combinations

import pytest

from tests.coach.exercises.twin import wrong_with
from trainer.coach.exercises import (
    CannotAsk,
    ChoiceExercise,
    Exercise,
    ExerciseKind,
    Grade,
    Level,
    can_ask,
    exercise_data,
    make_question,
)
from trainer.notation import hand_from_data
from trainer.reach import analyse, position_from_data
from trainer.rules import FANS, FanId, Status, ValueSet, load_values
from trainer.text import Language, Words

SEEDS = range(12)
CHOICES = [kind for kind in ExerciseKind if kind is not ExerciseKind.LANES]
EVERY = [(kind, level) for kind in ExerciseKind for level in Level]


def asked(kind: ExerciseKind, level: Level, seeds: range = SEEDS) -> list[Exercise]:
    """Some questions of a kind and level."""
    return [make_question(kind, seed, level=level) for seed in seeds]


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_a_slow_twin_gives_the_same_answers_and_finds_every_distractor_wrong(kind: ExerciseKind, level: Level) -> None:
    for question in asked(kind, level):
        data = json.loads(json.dumps(question.to_data()))
        assert wrong_with(data) == [], data


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (ExerciseKind.NAME_FANS, {"right": ["gang"]}),
        (ExerciseKind.TOTAL, {"right": 1}),
        (ExerciseKind.LANES, {"right": []}),
        (ExerciseKind.FINISH, {"right": ["1z"]}),
        (ExerciseKind.CAN_WIN, {"line": 199, "right": "win"}),
        (ExerciseKind.PAYMENT, {"right": 1}),
        (ExerciseKind.PRESENT, {"fan": "tianhe", "right": "there"}),
    ],
)
def test_the_twin_sees_a_wrong_answer(kind: ExerciseKind, change: dict[str, object]) -> None:
    assert wrong_with(make_question(kind, 4).to_data() | change)


def test_the_twin_sees_that_the_farther_hand_was_called_nearer() -> None:
    data = make_question(ExerciseKind.NEARER, 4).to_data()
    assert wrong_with(data | {"right": 1 - int(str(data["right"]))})


@pytest.mark.parametrize("kind", ExerciseKind)
def test_a_question_comes_again_from_its_seed_and_hardly_two_are_alike(kind: ExerciseKind) -> None:
    first = list(exercise_data(kind, 40, 7))
    assert first == list(exercise_data(kind, 40, 7))
    assert [question["seed"] for question in first] == list(range(7, 47))
    texts = {json.dumps({**question, "seed": 0}) for question in first}
    assert len(texts) >= 39


@pytest.mark.parametrize(("kind", "level"), [(kind, level) for kind in CHOICES for level in Level])
def test_the_right_options_are_right_and_every_other_choice_is_explained(kind: ExerciseKind, level: Level) -> None:
    words = [Words(language) for language in Language]
    for question in asked(kind, level, range(12)):
        assert isinstance(question, ChoiceExercise)
        assert all(language.phrase(question.prompt()) for language in words)
        right = question.judge(question.right)
        assert (right.grade, right.mistake) == (Grade.RIGHT, None)
        assert all(language.phrase(right.says) for language in words)
        sizes = range(len(question.options) + 1) if question.several else (1,)
        for chosen in [frozenset(some) for size in sizes for some in combinations(question.options, size)]:
            if chosen != question.right:
                verdict = question.judge(chosen)
                assert verdict.mistake is not None
                assert (verdict.grade is Grade.PARTLY) == bool(chosen & question.right)
                assert all(language.phrase(verdict.says) for language in words)


def test_what_was_not_offered_cannot_be_chosen() -> None:
    question = make_question(ExerciseKind.TOTAL, 1)
    assert isinstance(question, ChoiceExercise)
    with pytest.raises(ValueError, match="not offered"):
        question.judge([7])


@pytest.mark.parametrize(("kind", "fan"), [(kind, fan) for kind in ExerciseKind for fan in FANS if can_ask(kind, fan)])
def test_a_chosen_fan_is_what_the_question_is_about(kind: ExerciseKind, fan: FanId) -> None:
    data = make_question(kind, 3, fan=fan).to_data()
    if "fan" in data:
        assert data["fan"] == fan
    elif kind is ExerciseKind.NAME_FANS:
        assert isinstance(data["right"], list)
        assert fan in data["right"]


@pytest.mark.parametrize("kind", [ExerciseKind.PRESENT, ExerciseKind.LANES, ExerciseKind.FINISH, ExerciseKind.NEARER])
def test_a_fan_that_no_tiles_make_cannot_be_asked_for_by_tiles(kind: ExerciseKind) -> None:
    assert not can_ask(kind, FanId.TIANHE)
    with pytest.raises(CannotAsk):
        make_question(kind, 1, fan=FanId.TIANHE)


OF_HANDS = sorted(set(ExerciseKind) - {ExerciseKind.FINISH, ExerciseKind.NEARER})


@pytest.mark.parametrize("kind", OF_HANDS)
def test_hands_have_the_form_of_the_score_command(kind: ExerciseKind) -> None:
    for data in exercise_data(kind, 20, 0):
        hand = hand_from_data(data["hand"])
        assert hand.win_tile in hand.concealed


NOTHING = ValueSet("nothing", (), tuple((fan, 0, Status.HOUSE) for fan in FANS))


@pytest.mark.parametrize("kind", [ExerciseKind.LANES, ExerciseKind.PAYMENT])
def test_where_nothing_is_worth_anything_the_search_for_a_hand_ends(kind: ExerciseKind) -> None:
    with pytest.raises(CannotAsk, match="no hand was found"):
        make_question(kind, 1, values=NOTHING)


def test_the_distances_are_those_of_reach() -> None:
    values = load_values("sihai")
    for data in exercise_data(ExerciseKind.NEARER, 20, 0):
        assert isinstance(data["positions"], list)
        assert isinstance(data["fan"], str)
        fan = FanId(data["fan"])
        one, other = (analyse(position_from_data(row), values).now[fan].distance for row in data["positions"])
        assert data["right"] == int(other < one)


def test_the_tiles_that_finish_are_those_that_reach_accepts() -> None:
    values = load_values("sihai")
    for data in exercise_data(ExerciseKind.FINISH, 40, 0):
        assert isinstance(data["fan"], str)
        near = analyse(position_from_data(data["position"]), values).now[FanId(data["fan"])]
        assert (near.distance, list(map(str, near.accepts))) == (1, data["right"])


@pytest.mark.parametrize(
    ("kind", "answers"),
    [
        (ExerciseKind.PRESENT, {"there", "nearly", "no"}),
        (ExerciseKind.CAN_WIN, {"win", "under"}),
        (ExerciseKind.NEARER, {0, 1}),
    ],
)
def test_no_answer_can_be_counted_on(kind: ExerciseKind, answers: set[object]) -> None:
    rights = [data["right"] for data in exercise_data(kind, 60, 0)]
    assert set(rights) == answers
    assert all(rights.count(answer) > 60 / (3 * len(answers)) for answer in answers)
