"""Exams: equal numbers give equal papers, nothing is lost of what was answered, and the sums are right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.coach.bench import EXAMPLES, Terms
from trainer.coach.exams import ExamPlan, ExamRun, exam_exercise, exam_rows
from trainer.coach.exercises import (
    ChoiceExercise,
    Exercise,
    ExerciseKind,
    Grade,
    Judgement,
    Level,
    Total,
    make_question,
)
from trainer.coach.lessons import TryIt
from trainer.coach.packs import Chapter, PackStep, StepAnswer, Wording, step_answer
from trainer.rules import Scheme, load_values
from trainer.text import Language, Words

TERMS = Terms(load_values("sihai"), Scheme.SIHAI, 10)
TITLE = Wording("考", "exam")
EXERCISES = tuple(make_question(kind, 5) for kind in (ExerciseKind.TOTAL, ExerciseKind.NAME_FANS, ExerciseKind.PAYMENT))


def judged(exercise: Exercise, *, right: bool) -> Judgement:
    """A right answer, or a wrong one."""
    assert isinstance(exercise, ChoiceExercise)
    wrong = next(option for option in exercise.options if option not in exercise.right)
    return exercise.judge(exercise.right if right else [wrong])


def test_equal_numbers_give_equal_papers_and_others_do_not() -> None:
    papers = [ExamPlan.made(TITLE, number, 20, Level.MIXED, None) for number in (7, 7, 8)]
    assert papers[0] == papers[1]
    assert papers[0].steps != papers[2].steps
    kinds = [step.content.kind for step in papers[0].steps if isinstance(step.content, TryIt)]
    assert {kind: kinds.count(kind) for kind in ExerciseKind} == {
        kind: 3 if number < 4 else 2 for number, kind in enumerate(ExerciseKind)
    }


def test_a_chapter_asks_hands_and_exercises_and_leaves_out_the_rest() -> None:
    plan = ExamPlan.of(Chapter(TITLE, (PackStep(EXAMPLES["straight"]),)), 10)
    (answer,) = (step_answer(step.content, TERMS) for step in plan.steps)
    asked = exam_exercise(answer)
    assert isinstance(asked, Total)
    assert asked.right == {55}
    assert exam_exercise(StepAnswer()) is None


@settings(max_examples=40)
@given(st.lists(st.sampled_from(["right", "wrong", "put off"]), max_size=12))
def test_whatever_is_done_every_question_has_one_mark(deeds: list[str]) -> None:
    run = ExamRun.begin("a", ExamPlan(TITLE, ()), EXERCISES)
    right = 0
    for deed in deeds:
        if run.at is None:
            break
        if deed == "put off":
            run = run.put_off()
        else:
            right += deed == "right"
            run = run.answer(judged(run.exercises[run.queue[0]], right=deed == "right"), 2.0)
    assert [mark.number for mark in run.marks] == [1, 2, 3]
    assert run.right == right
    assert sum(mark.judgement is not None for mark in run.marks) == len(run.given)
    assert run.over is (len(run.given) == 3)
    assert all(0 <= n <= of for _, n, of in run.by_fan)


def test_what_is_handed_in_is_over() -> None:
    run = ExamRun.begin("a", ExamPlan(TITLE, ()), EXERCISES).hand_in()
    assert run.at is None
    assert run.put_off() == run
    with pytest.raises(ValueError, match="over"):
        run.answer(Judgement(Grade.RIGHT, judged(EXERCISES[0], right=True).says), 1)


def test_the_table_has_a_line_a_question_and_a_line_a_fan() -> None:
    run = ExamRun.begin("=a", ExamPlan(TITLE, (), None, 3), EXERCISES)
    run = run.answer(judged(EXERCISES[0], right=False), 4.4).hand_in()
    heads, first, second, third, gap, fan_heads, *fans = exam_rows([run], Words(Language.EN))
    assert heads[0] == "Name"
    assert first[:4] == ["'=a", 3, 1, "Total it"]
    assert (first[5], first[7]) == ("Not right", 4)
    assert first[6] != ""
    assert second[5] == third[5] == "not answered"
    assert (gap, fan_heads[2]) == ([], "Fan")
    assert len(fans) == len(run.by_fan)
