"""A hand built at the table: what came in, how it ended, par over it, and play by advice against the same bots."""

import json
from collections.abc import Generator
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.coach.building import (
    BuildKind,
    BuildPlace,
    BuildTask,
    Player,
    TableBuild,
    TableEnd,
    TableTry,
    WaysCompared,
    compared_at_table,
    judged,
    read_try,
    table_from_data,
    table_to_data,
    turns_of,
)
from trainer.coach.building.order import BuildOrder
from trainer.coach.building.saying import against_said, end_said, goal_said, way_said
from trainer.coach.building.table_ways import advised_move, by_advice
from trainer.coach.building.ways import BuildWay
from trainer.coach.exercises import Grade
from trainer.game import (
    BotId,
    Chow,
    Conflict,
    Fair,
    Invitation,
    Kong,
    Move,
    Near,
    Pung,
    Start,
    Win,
    Won,
    apply,
    start_hand,
    to_act,
    view,
)
from trainer.game.bots.players import BOTS
from trainer.rules import MAIN_FANS, FanId, Seat, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
THREE, PUNGS, HALF = FanId.SANSETONGSHUN, FanId.DUIDUIHE, FanId.HUNYISE
Found = TypeVar("Found")


def run(steps: Generator[None, None, Found]) -> Found:
    """What steps come to."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Found = done.value
            return found


def task_of(seed: int, fan: FanId, start: Start | None = None) -> BuildTask:
    return BuildTask(seed, (fan,), start or Near(Seat.E, fan, 3), place=BuildPlace.TABLE)


def advised(task: BuildTask) -> TableBuild:
    return run(by_advice(task, Invitation(task.deal)))


def by_chance(task: BuildTask, seed: int) -> TableBuild:
    """The hand of somebody who moves by chance, and likes to claim and to declare."""
    rng, invitation, state = Random(seed), Invitation(task.deal), start_hand(task.deal)[0]
    while not state.over:
        seat = to_act(state)[0]
        seen = view(state, seat)
        if seat is Seat.E:
            melds: list[Move] = [move for move in seen.moves if isinstance(move, Chow | Pung | Kong | Win)]
            move = rng.choice(melds or list(seen.moves))
        else:
            move = BOTS[BotId.STEADY].choose(seen)
        state, _ = apply(state, move)
    return read_try(TableTry(task, invitation, state.moves))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), fan=st.sampled_from(MAIN_FANS), chance=st.booleans())
def test_every_tile_of_the_hand_came_in_or_was_there_at_the_start(seed: int, fan: FanId, chance: bool) -> None:
    task = task_of(seed, fan, Fair())
    build = by_chance(task, seed) if chance else advised(task)
    held = [*build.hand.concealed, *(tile for meld in build.hand.melds for tile in meld.tiles)]
    gone = [throw.tile for throw in build.thrown]
    assert len(build.start) == 13
    assert sorted((*held, *gone)) == sorted((*build.start, *build.draws))
    for discard in build.discards:
        assert discard.throw.tile in discard.hand.concealed
        assert discard.hand.must_discard


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), fan=st.sampled_from(MAIN_FANS))
def test_no_play_of_the_tiles_that_came_in_is_home_before_par(seed: int, fan: FanId) -> None:
    build = advised(task_of(seed, fan))
    comparison = run(compared_at_table(build))
    par, you = comparison.par.draw, comparison.you.draw
    assert (you is not None) == (build.end is TableEnd.HOME)
    if you is not None:
        assert par is not None
        assert par <= you == len(build.draws)
        assert comparison.you.points is not None
        assert comparison.you.points >= SIHAI.points[fan]


def test_play_by_advice_is_the_same_for_who_plays_by_advice() -> None:
    for seed in range(8):
        comparison = run(compared_at_table(advised(task_of(seed, THREE))))
        advice, you = comparison.advised[0], comparison.you
        assert replace(advice, who=Player.YOU) == you
        verdict = judged(comparison)
        assert verdict is None or verdict.grade is Grade.RIGHT


def test_advice_claims_what_brings_the_goal_nearer_and_nothing_else() -> None:
    claimed = 0
    for seed in range(6):
        task = task_of(seed, PUNGS)
        state = start_hand(task.deal)[0]
        while not state.over:
            seat = to_act(state)[0]
            seen = view(state, seat)
            if seat is Seat.E:
                move = advised_move(seen, task, SIHAI)
                assert not isinstance(move, Chow | Kong)
                claimed += isinstance(move, Pung)
            else:
                move = BOTS[BotId.STEADY].choose(seen)
            state, _ = apply(state, move)
    assert claimed


def test_a_win_without_a_goal_is_no_goal() -> None:
    ends = set()
    for seed in range(40):
        build = by_chance(task_of(seed, FanId.QINGYISE, Fair()), seed)
        result = read_result(build)
        ends.add(build.end)
        won = isinstance(result, Won) and result.seat is Seat.E
        assert won == (build.end in (TableEnd.HOME, TableEnd.WITHOUT))
    assert TableEnd.LOST in ends


def read_result(build: TableBuild) -> object:
    state = start_hand(build.game.invitation.deal)[0]
    for move in build.game.moves:
        state, _ = apply(state, move)
    return state.result


def test_a_try_goes_through_json_and_one_that_is_not_over_has_no_end() -> None:
    build = advised(task_of(5, THREE))
    for count in (0, 7, len(build.game.moves)):
        game = replace(build.game, moves=build.game.moves[:count], known=count == 7)
        back = table_from_data(json.loads(json.dumps(table_to_data(game))))
        assert back == game
        assert (read_try(back).end is None) == (count < len(build.game.moves))


@pytest.mark.parametrize("key", ["format", "goals", "opponents", "record", "known"])
def test_a_form_that_lacks_something_is_no_try(key: str) -> None:
    data = table_to_data(TableTry(task_of(5, THREE), Invitation(task_of(5, THREE).deal)))
    with pytest.raises(ValueError, match=key):
        table_from_data({name: value for name, value in data.items() if name != key})


@pytest.mark.parametrize(("kept", "now", "known"), [(0, 3, False), (3, 5, False), (5, 3, True), (3, 3, False)], ids=str)
def test_moves_taken_back_make_a_try_known(kept: int, now: int, known: bool) -> None:
    build = advised(task_of(5, THREE))
    moves = build.game.moves
    assert replace(build.game, moves=moves[:kept]).played(moves[:now]).known is known


def way(who: Player, draw: int | None) -> BuildWay:
    return BuildWay(who, (THREE,), draw, None)


@pytest.mark.parametrize(
    ("par", "advice", "you", "grade"),
    [
        (None, None, None, None),
        (4, 6, 6, Grade.RIGHT),
        (4, 6, 8, Grade.PARTLY),
        (4, 6, None, Grade.WRONG),
        (None, 6, None, Grade.WRONG),
        (4, None, None, Grade.RIGHT),
    ],
    ids=str,
)
def test_a_try_is_measured_by_play_by_advice(
    par: int | None, advice: int | None, you: int | None, grade: Grade | None
) -> None:
    ways = (way(Player.PAR, par), way(Player.ADVICE, advice), way(Player.YOU, you))
    verdict = judged(WaysCompared(ways))
    assert (None if verdict is None else verdict.grade) is grade


def test_two_fans_at_the_table_are_goals_without_roads() -> None:
    order = BuildOrder().with_place(BuildPlace.TABLE)
    task = replace(order, missing=4).task(7, "sihai")
    assert task.place is BuildPlace.TABLE
    assert BuildOrder.of(task).place is BuildPlace.TABLE
    two = BuildTask(7, (HALF, THREE), Conflict(Seat.E, (HALF, THREE), 4), place=BuildPlace.TABLE)
    assert two.kind is BuildKind.BUILD
    assert replace(two, place=BuildPlace.ALONE).kind is BuildKind.ROADS


@pytest.mark.parametrize("language", Language)
def test_everything_of_it_is_said(language: Language) -> None:
    words = Words(language)
    for seed, fan in enumerate(MAIN_FANS):
        build = advised(task_of(seed, fan))
        comparison, turns = run(compared_at_table(build)), run(turns_of(build))
        said = [end_said(build, comparison, words), against_said(build, comparison, turns, words)]
        said += [goal_said(build.task, words), *(way_said(each, words, BuildPlace.TABLE) for each in comparison.ways)]
        assert all(said)
        assert not any("摸" in text or "draw " in text.lower() for text in said)
        assert len(turns) == len(build.discards)
