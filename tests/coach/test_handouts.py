"""Handouts: five lanes a question whatever the hand, and one question for each kind and fan that was missed."""

import pytest

from trainer.coach.bench import EXAMPLES, Terms
from trainer.coach.exercises import ExerciseKind, Level
from trainer.coach.handouts import LANES, MOST_MISSED, Handout, HandoutItem, HandoutPlan, lane_classes, missed_steps
from trainer.coach.lessons import TryIt
from trainer.coach.packs import PackStep, Wording, step_answer
from trainer.coach.packs.files import STARTERS, starter
from trainer.rules import FanClass, FanId, Scheme, load_values
from trainer.text import Language, Words

TERMS = Terms(load_values("sihai"), Scheme.SIHAI, 10)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_hand_has_five_lanes_and_all_that_score_are_among_them(name: str) -> None:
    view = step_answer(EXAMPLES[name], TERMS).score
    assert view is not None
    shown = lane_classes(view)
    assert len(shown) >= LANES
    assert {receipt.klass for receipt in view.score.receipts} - {FanClass.INCIDENTAL} <= set(shown)
    assert list(shown) == sorted(shown, key=list(FanClass).index)


def test_each_kind_and_fan_is_asked_once_the_first_seed_given() -> None:
    missed = [
        ("total", 3, FanId.PINGHE),
        ("total", 4, FanId.PINGHE),
        ("total", 5, None),
        ("lanes", 6, FanId.TIANHE),
        ("claim", 7, None),
    ]
    assert [step.content for step in missed_steps(missed)] == [
        TryIt(ExerciseKind.TOTAL, 3, FanId.PINGHE, Level.MIXED),
        TryIt(ExerciseKind.TOTAL, 5, None, Level.MIXED),
        TryIt(ExerciseKind.LANES, 6, None, Level.MIXED),
    ]
    many = [(kind.value, 1, fan) for kind in ExerciseKind for fan in FanId]
    assert len(missed_steps(many)) == MOST_MISSED


@pytest.mark.parametrize("name", STARTERS)
def test_every_chapter_that_ships_can_be_printed(name: str) -> None:
    pack = starter(name)
    for chapter in pack.chapters:
        plan = HandoutPlan.of(pack, chapter)
        assert plan.title != Wording()
        hands = [step for step in plan.steps if step.kind != "deal"][:3]
        items = tuple(HandoutItem(step, step_answer(step.content, TERMS)) for step in hands)
        assert Handout(plan.title, plan.source, items).printed == items


def test_a_step_with_faults_is_left_out_and_an_exercise_asks_in_its_own_words() -> None:
    words = Words(Language.ZH)
    contents = (EXAMPLES["straight"], TryIt(ExerciseKind.TOTAL, 1), TryIt(ExerciseKind.LANES, 1))
    steps = tuple(PackStep(content) for content in contents)
    good = tuple(HandoutItem(step, step_answer(step.content, TERMS)) for step in steps)
    bad = HandoutItem(steps[0], step_answer(type(EXAMPLES["straight"])("123m"), TERMS))
    assert Handout(Wording(), Wording(), (*good, bad)).printed == good
    assert [item.asked(words) for item in good[:2]] == ["", "这副牌几分？"]
    assert [item.lanes is not None for item in good] == [True, False, True]
    assert good[1].confirmed(words).endswith("分")
    assert good[0].confirmed(words) == ""
