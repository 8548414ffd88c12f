"""Which path: the answers of a slow twin, explained by tile and meld, the same from the same seed."""

import json

import pytest

from tests.coach.drills.path_twin import path_right_of
from trainer.coach.drills import DrillKind, PathAsk, PathDrill, can_drill, drill_data, make_drill
from trainer.coach.exercises import CannotAsk, ErrorKind, Grade, Level
from trainer.reach import WIN
from trainer.rules import MAIN_FANS, FanId, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
WORDS = [Words(language) for language in Language]


def path(seed: int, level: Level = Level.MIXED, goal: FanId | None = None) -> PathDrill:
    made = make_drill(DrillKind.PATH, seed, level=level, goal=goal)
    assert isinstance(made, PathDrill)
    return made


def first_that(asked: PathAsk, level: Level = Level.MIXED) -> PathDrill:
    return next(drill for seed in range(30) if (drill := path(seed, level)).asked is asked)


@pytest.mark.parametrize("level", Level)
def test_a_slow_twin_finds_the_same_by_par(level: Level) -> None:
    drills = [drill for seed in range(8) if (drill := path(seed, level)).asked is PathAsk.PAR]
    assert len(drills) > 1
    for drill in drills:
        data = json.loads(json.dumps(drill.to_data()))
        assert data["right"] == path_right_of(data, SIHAI)


def test_a_slow_twin_finds_the_same_by_play() -> None:
    data = json.loads(json.dumps(first_that(PathAsk.PLAY).to_data()))
    assert len(data["right"]) == 2
    assert data["right"] == path_right_of(data, SIHAI)


def test_the_twin_sees_a_wrong_answer() -> None:
    data = first_that(PathAsk.PAR).to_data()
    assert path_right_of(data | {"draws": 1}, SIHAI) != data["right"]


def test_a_question_comes_again_from_its_seed() -> None:
    assert list(drill_data(DrillKind.PATH, 3, 7)) == list(drill_data(DrillKind.PATH, 3, 7))
    assert path(7).to_data() != path(8).to_data() | {"seed": 7}


@pytest.mark.parametrize("asked", PathAsk)
def test_every_wrong_fan_is_wrong_for_a_reason_that_names_what_it_lacks(asked: PathAsk) -> None:
    drill = first_that(asked)
    for fan in MAIN_FANS:
        verdict = drill.judge([fan.value])
        said = [words.phrase(verdict.says) for words in WORDS]
        if fan.value not in drill.right:
            assert (verdict.grade, verdict.mistake, verdict.fan) == (Grade.WRONG, ErrorKind.WRONG_DISTANCE, fan)
            assert "lacks" in said[1]
            assert english(fan) in said[1]
            assert not any(english(fan_of_right) in said[1] for fan_of_right in drill.fans)
    right = drill.judge(drill.right)
    assert right.grade is Grade.RIGHT
    assert all(english(fan) in WORDS[1].phrase(right.says) for fan in drill.fans)


def english(fan: FanId) -> str:
    return WORDS[1].fan(fan)


def test_a_part_of_the_answer_is_right_in_part_and_tells_what_was_missed() -> None:
    drill = first_that(PathAsk.PLAY)
    verdict = drill.judge([next(iter(sorted(drill.right, key=str)))])
    assert verdict.grade is Grade.PARTLY
    assert WORDS[1].phrase(verdict.says).startswith("Also")


def test_what_is_not_there_cannot_come_home() -> None:
    drill = first_that(PathAsk.PLAY)
    assert all(count <= drill.there[fan] for fan, count in drill.home.items())


def test_a_path_leads_to_a_main_fan() -> None:
    assert can_drill(DrillKind.PATH, FanId.QIDUI)
    assert not can_drill(DrillKind.PATH, FanId.PINGHE)
    with pytest.raises(CannotAsk, match="main fan"):
        make_drill(DrillKind.PATH, 1, goal=WIN)
    assert path(1, goal=FanId.QINGYISE).options == tuple(fan.value for fan in MAIN_FANS)
