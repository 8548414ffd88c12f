"""Par, play by advice and the own way: par is never later than any play, and each is what a plain look says."""

from collections import Counter
from collections.abc import Generator
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.coach.building import Build, BuildTask, Ending, Player, WaysCompared, begin, compared, complete, judged
from trainer.coach.building.saying import against_said, end_said, turn_said, way_said
from trainer.coach.building.turns import Turned, turns_of
from trainer.coach.exercises import Grade
from trainer.coach.lone_play import play_on
from trainer.game import Conflict, Near, Start
from trainer.reach import Position, analyse, greedy_draws
from trainer.rules import FANS, MAIN_FANS, Circumstances, FanId, Reading, Seat, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
DRAGON, THREE = FanId.YITIAOLONG, FanId.SANSETONGSHUN
Found = TypeVar("Found")


def run(steps: Generator[None, None, Found]) -> Found:
    """What steps come to."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found


def near(seed: int, fan: FanId, missing: int = 3) -> BuildTask:
    return BuildTask(seed, (fan,), Near(Seat.E, fan, missing))


def roads(seed: int, fans: tuple[FanId, FanId] = (THREE, DRAGON)) -> BuildTask:
    return BuildTask(seed, fans, Conflict(Seat.E, fans, 4))


def followed(task: BuildTask) -> Build:
    """The try of somebody who does what is advised."""
    build = begin(task)
    for turn in play_on(build.hand_at(0), task.goals, build.draws, SIHAI):
        build = build.end(Ending.WON) if turn.discard is None else build.throw(turn.discard)
    return build


def careless(task: BuildTask, seed: int) -> Build:
    """The try of somebody who throws by chance, but wins where that is possible."""
    rng, build = Random(seed), begin(task)
    while not build.over:
        build = build.end(Ending.WON) if complete(build) else build.throw(rng.choice(build.hand.concealed))
    return build


tasks = st.builds(near, st.integers(0, 2**40), st.sampled_from(MAIN_FANS)) | st.builds(roads, st.integers(0, 2**40))


@given(tasks, st.integers(0, 99))
@settings(max_examples=25, deadline=None)
def test_par_is_never_later_than_any_play(task: BuildTask, seed: int) -> None:
    build = careless(task, seed)
    comparison = run(compared(build))
    assert comparison.par.who is Player.PAR
    for way in comparison.ways:
        assert way.draw is None or (comparison.par.draw is not None and comparison.par.draw <= way.draw)
        assert (way.draw is None) is (way.points is None)
        if way.draw is not None and way.hand is not None and way.who is not Player.PAR:
            assert way.hand.distance == 0


@given(tasks)
@settings(max_examples=20, deadline=None)
def test_the_hand_of_par_is_made_of_the_tiles_up_to_its_draw(task: BuildTask) -> None:
    build = begin(task)
    par = run(compared(build.end(Ending.LEFT))).par
    if par.draw is None or par.hand is None or par.fan is None:
        return
    used = Counter(tile for part in par.hand.parts for tile in part.tiles)
    assert used <= Counter((*build.start, *build.draws[: par.draw]))
    assert used[build.draws[par.draw - 1]]
    reading = Reading(par.hand.parts)
    assert any(True for _ in FANS[par.fan].occurrences(reading, Circumstances(Seat.E)))


@given(tasks)
@settings(max_examples=15, deadline=None)
def test_play_by_advice_for_one_goal_is_greedy_play(task: BuildTask) -> None:
    build = begin(task)
    start, goal = build.hand_at(0), task.goals[0]
    turns = list(play_on(start, (goal,), build.draws, SIHAI))
    came = len(turns) if turns[-1].goal is not None else None
    assert came == greedy_draws(start, goal, build.draws, len(build.draws), SIHAI)


@given(tasks)
@settings(max_examples=15, deadline=None)
def test_who_does_what_is_advised_is_where_the_advice_is_and_loses_nothing(task: BuildTask) -> None:
    build = followed(task)
    comparison = run(compared(build))
    if len(task.goals) == 1:
        assert comparison.you.draw == comparison.advised[0].draw
        assert comparison.you.thrown == comparison.advised[0].thrown
    assert not any(turn.loss for turn in run(turns_of(build)))


@given(tasks, st.integers(0, 99))
@settings(max_examples=8, deadline=None)
def test_what_a_discard_cost_is_what_each_hand_of_13_says(task: BuildTask, seed: int) -> None:
    build = careless(task, seed)
    for turn in run(turns_of(build))[::5]:
        for goal in task.goals:
            after = {tile: _near(turn.hand.without(tile), goal) for tile in set(turn.hand.concealed)}
            made, best = after[turn.throw.tile], min(filter(None, after.values()), default=None)
            assert (goal in turn.kept) is (best is not None and made is not None and made[0] == best[0])
            lost = 0 if best is None or made is None else made[0] - best[0]
            assert turn.weighed[goal].loss.farther == lost


def _near(position: Position, goal: FanId) -> tuple[int, int] | None:
    found = analyse(position, SIHAI).now.get(goal)
    return None if found is None else (found.distance, -found.live)


def test_two_roads_part_where_their_discards_first_differ() -> None:
    build = begin(roads(3)).end(Ending.LEFT)
    comparison = run(compared(build))
    first, second = comparison.advised
    assert [first.goals, second.goals] == [(THREE,), (DRAGON,)]
    parted = comparison.parted
    assert parted is not None
    assert first.thrown[: parted - 1] == second.thrown[: parted - 1]
    assert first.thrown[parted - 1 : parted] != second.thrown[parted - 1 : parted]


def test_a_try_without_a_choice_of_roads_has_none_that_part() -> None:
    assert run(compared(begin(near(1, DRAGON)).end(Ending.LEFT))).parted is None


def found_with(grade: Grade | None) -> tuple[Build, WaysCompared]:
    """A try that is marked so."""
    for seed in range(60):
        for build in (followed(near(seed, DRAGON)), careless(near(seed, DRAGON), seed)):
            comparison = run(compared(build))
            judgement = judged(comparison)
            if (None if judgement is None else judgement.grade) is grade:
                return build, comparison
    raise AssertionError("no such try")


@pytest.mark.parametrize("grade", [None, Grade.RIGHT, Grade.WRONG])
def test_a_try_is_marked_beside_the_advice(grade: Grade | None) -> None:
    build, comparison = found_with(grade)
    judgement = judged(comparison)
    assert (judgement is None) is (comparison.par.draw is None)
    if judgement is not None:
        assert (judgement.mistake is None) is (grade is Grade.RIGHT)
    for words in map(Words, Language):
        assert end_said(build, comparison, words)
        assert against_said(build, comparison, run(turns_of(build)), words)
        assert all(way_said(way, words) for way in comparison.ways)


def test_every_discard_is_told_in_both_languages() -> None:
    build = careless(roads(4), 4)
    turns: tuple[Turned, ...] = run(turns_of(build))
    assert any(turn.loss for turn in turns)
    for words in map(Words, Language):
        assert all(turn_said(turn, build.task.kind, words) for turn in turns)


def test_a_start_of_the_table_is_no_task_of_its_own() -> None:
    starts: list[Start] = [Near(Seat.E, DRAGON, 3), Conflict(Seat.E, (DRAGON, THREE), 4)]
    assert [
        BuildTask(1, (DRAGON, THREE)[: 1 + place], start).deal.start for place, start in enumerate(starts)
    ] == starts
