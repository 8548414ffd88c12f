"""Drills have the right answers, say why in both languages, and come again from their seed."""

import json

import pytest

from tests.coach.drills.twin import right_of, winning_tiles
from trainer.coach.drills import (
    ClaimDrill,
    DiscardDrill,
    DrillKind,
    RankedDrill,
    Stage,
    drill_data,
    make_drill,
)
from trainer.coach.exercises import CannotAsk, ErrorKind, Grade, Level
from trainer.reach import Line
from trainer.rules import FanId
from trainer.text import Language, Words

WORDS = [Words(language) for language in Language]
EVERY = [(kind, level) for kind in DrillKind if kind is not DrillKind.PATH for level in Level]
"""Kinds whose options are judged one by one; paths have tests of their own."""


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_a_slow_twin_gives_the_same_answers(kind: DrillKind, level: Level) -> None:
    for data in map(json.dumps, drill_data(kind, 5, 20, level)):
        question = json.loads(data)
        assert question["right"] == right_of(question), data
        if kind is DrillKind.WAITS:
            assert question["right"] == winning_tiles(question)


def test_the_twin_sees_a_tile_that_is_not_best() -> None:
    data = make_drill(DrillKind.DISCARD, 3).to_data()
    assert right_of(data | {"goal": "qidui"}) != right_of(data | {"goal": "qingyise"})


@pytest.mark.parametrize("kind", DrillKind)
def test_a_question_comes_again_from_its_seed(kind: DrillKind) -> None:
    first = list(drill_data(kind, 6, 4))
    assert first == list(drill_data(kind, 6, 4))
    assert [question["seed"] for question in first] == list(range(4, 10))
    assert len({json.dumps({**question, "seed": 0}) for question in first}) == 6


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_every_choice_is_explained_in_both_languages(kind: DrillKind, level: Level) -> None:
    for seed in range(3):
        drill = make_drill(kind, seed, level=level)
        assert all(words.phrase(drill.prompt()) for words in WORDS)
        for option in drill.options:
            verdict = drill.judge([option])
            right = {option} == drill.right or (isinstance(drill, RankedDrill) and option in drill.right)
            assert (verdict.grade is Grade.RIGHT) is right
            assert (verdict.mistake is None) is right
            assert all(words.phrase(verdict.says) for words in WORDS)


def test_of_equally_good_discards_each_is_right_and_two_at_once_are_not() -> None:
    drills = (make_drill(DrillKind.DISCARD, seed) for seed in range(40))
    tied = next(drill for drill in drills if len(drill.right) > 1)
    assert {tied.judge([option]).grade for option in tied.right} == {Grade.RIGHT}
    assert tied.judge(tied.right).grade is Grade.PARTLY


@pytest.mark.parametrize("kind", [DrillKind.DISCARD, DrillKind.CLAIM])
def test_a_harder_question_has_a_second_best_that_comes_closer(kind: DrillKind) -> None:
    def gaps(level: Level) -> list[int]:
        drills = [make_drill(kind, seed, level=level) for seed in range(12)]
        return sorted(_gap(drill) for drill in drills if isinstance(drill, RankedDrill))

    plain, hard = gaps(Level.PLAIN), gaps(Level.HARD)
    assert plain[6] > hard[6]


def _gap(drill: RankedDrill) -> int:
    """By how much the best choice leads: a tile of distance counts as more than all live tiles."""
    best, others = drill.best, [near for option, near in drill.near.items() if option not in drill.right]
    leads = [1000 * (near.distance - best.distance) + best.live - near.live for near in others]
    return min(leads, default=9999)


def test_a_chosen_goal_and_stage_are_what_the_question_has() -> None:
    drill = make_drill(DrillKind.DISCARD, 1, goal=FanId.YITIAOLONG, stage=Stage.EARLY)
    assert isinstance(drill, DiscardDrill)
    assert (drill.goal, drill.fans) == (FanId.YITIAOLONG, (FanId.YITIAOLONG,))
    waits = make_drill(DrillKind.WAITS, 1, goal=Line(10))
    assert waits.to_data()["line"] == 10
    with pytest.raises(CannotAsk):
        make_drill(DrillKind.WAITS, 1, goal=FanId.QIDUI)


def test_the_facts_of_discards_are_ranked_and_hold_what_widens() -> None:
    drill = make_drill(DrillKind.DISCARD, 2)
    assert isinstance(drill, DiscardDrill)
    facts = list(drill.facts())
    assert {str(fact.tile) for fact in facts} == set(drill.options)
    assert {str(fact.tile) for fact in facts[: len(drill.right)]} == drill.right
    for fact in facts:
        assert fact.near == drill.near.get(str(fact.tile))
        assert all(fact.near is not None and widening.live > fact.near.live for widening in fact.widens)


def test_a_pass_closes_nothing_and_asks_for_no_discard() -> None:
    drill = make_drill(DrillKind.CLAIM, 5)
    assert isinstance(drill, ClaimDrill)
    passed = next(fact for fact in drill.facts() if drill.moves[f"{drill.position.seat.letter} pass"] == fact.move)
    assert (passed.closes, passed.discards) == ((), ())


def test_a_claim_missed_is_another_error_than_one_that_harms() -> None:
    found = set()
    for seed in range(12):
        drill = make_drill(DrillKind.CLAIM, seed)
        found |= {(option.split()[1] == "pass", drill.judge([option]).mistake) for option in map(str, drill.options)}
    assert {(True, ErrorKind.CLAIM_MISSED), (False, ErrorKind.CLAIM_HARMS)} <= found
    assert (True, ErrorKind.CLAIM_HARMS) not in found
