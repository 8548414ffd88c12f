"""A try is a value: it plays on, goes back, comes again from its JSON form, and refuses what cannot be."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from trainer.coach.building import Build, BuildKind, BuildTask, Ending, begin, build_from_data, build_to_data
from trainer.coach.building.order import BuildOrder
from trainer.game import Conflict, Near, Start, StartKind, deal, view
from trainer.rules import MAIN_FANS, FanId, Seat, Tile, parse_tiles

DRAGON, THREE = FanId.YITIAOLONG, FanId.SANSETONGSHUN
NEAR = BuildTask(5, (DRAGON,), Near(Seat.E, DRAGON, 3))
ROADS = BuildTask(5, (DRAGON, THREE), Conflict(Seat.E, (DRAGON, THREE), 4))

tasks = st.builds(
    lambda seed, goals: BuildTask(seed, tuple(goals)),
    st.integers(0, 2**40),
    st.sets(st.sampled_from(MAIN_FANS), min_size=1),
) | st.sampled_from([NEAR, ROADS])


def played(task: BuildTask, seed: int, throws: int) -> Build:
    """A try in which so many tiles are thrown by chance, for roads by chance."""
    rng, build = Random(seed), begin(task)
    for _ in range(min(throws, len(build.draws))):
        roads = rng.sample(task.goals, rng.randint(1, len(task.goals)))
        build = build.throw(rng.choice(build.hand.concealed), roads)
    return build


@given(tasks, st.integers(0, 999), st.integers(0, 21), st.sampled_from([None, *Ending]))
@settings(max_examples=40, deadline=None)
def test_a_try_comes_again_from_its_json_form(task: BuildTask, seed: int, throws: int, ending: Ending | None) -> None:
    build = played(task, seed, throws)
    if ending is not None and not build.over:
        build = build.end(ending)
    assert build_from_data(json.loads(json.dumps(build_to_data(build)))) == build


@given(tasks, st.integers(0, 999), st.integers(0, 21))
@settings(max_examples=40, deadline=None)
def test_what_is_held_and_thrown_is_always_the_start_and_the_draws(task: BuildTask, seed: int, throws: int) -> None:
    build = played(task, seed, throws)
    seen = sorted((*build.start, *build.draws[: throws + 1]))
    assert sorted((*build.hand.concealed, *build.hand.visible)) == seen
    for number in range(1, len(build.thrown) + 1):
        assert build.thrown[number - 1].tile in build.hand_at(number).concealed


@given(tasks, st.integers(0, 999), st.integers(1, 20))
@settings(max_examples=20, deadline=None)
def test_a_step_taken_back_leaves_the_try_as_it_was_but_known(task: BuildTask, seed: int, throws: int) -> None:
    build = played(task, seed, throws)
    later = build.throw(build.hand.concealed[0])
    assert later.back() == replace(build, known=True)
    assert build.end(Ending.LEFT).back() == replace(build, known=True)
    assert build.again() == replace(begin(task), known=True)


def test_the_tiles_are_those_of_the_same_deal_at_the_table() -> None:
    build, state = begin(NEAR), deal(NEAR.deal)
    assert view(state, Seat.E).hand == tuple(sorted((*build.start, build.draws[0])))
    assert len(build.draws) == 21


def test_a_try_is_over_when_the_last_draw_is_thrown() -> None:
    build = played(NEAR, 1, 21)
    assert build.over
    assert build.drawn is None
    with pytest.raises(ValueError, match="cannot be thrown"):
        build.throw(build.hand.concealed[0])
    with pytest.raises(ValueError, match="over"):
        build.end(Ending.LEFT)
    assert not build.back().over


@pytest.mark.parametrize(
    ("goals", "start"),
    [
        ((), None),
        ((FanId.PINGHE,), None),
        ((DRAGON, DRAGON), None),
        ((DRAGON,), Conflict(Seat.E, (DRAGON, THREE))),
        ((DRAGON,), Near(Seat.S, DRAGON)),
    ],
)
def test_a_task_that_cannot_be_is_refused(goals: tuple[FanId, ...], start: Start | None) -> None:
    with pytest.raises(ValueError, match=r"built|roads|dealt"):
        BuildTask(1, goals) if start is None else BuildTask(1, goals, start)


def test_a_tile_that_is_not_held_and_a_road_that_is_none_are_refused() -> None:
    build = begin(ROADS)
    absent = next(tile for tile in Tile if tile not in build.hand.concealed)
    with pytest.raises(ValueError, match="cannot be thrown"):
        build.throw(absent)
    with pytest.raises(ValueError, match="cannot be thrown"):
        build.throw(build.hand.concealed[0], [FanId.QIDUI])
    assert build.throw(build.hand.concealed[0]).thrown[0].keeps == ROADS.goals


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"goals": ["pinghe"]},
        {"goals": "qidui"},
        {"start": {"kind": "odd"}},
        {"thrown": [{"tile": "1z"}]},
        {"thrown": ["1m"]},
        {"thrown": [{"tile": "123m", "keeps": []}]},
        {"ending": "lost"},
        {"seed": "7"},
    ],
)
def test_data_that_is_no_try_is_refused(change: dict[str, object]) -> None:
    data = build_to_data(begin(NEAR)) | change
    with pytest.raises(ValueError, match=r".+"):
        build_from_data(data)


def test_an_order_stays_possible_whatever_is_chosen() -> None:
    order = BuildOrder().with_goal(FanId.QINGYISE)
    assert order.goals == (FanId.QINGYISE,)
    order = order.with_start(StartKind.CONFLICT)
    assert order.goals == (FanId.QINGYISE, DRAGON)
    order = order.with_goal(THREE).with_goal(FanId.QINGYISE).with_missing(2)
    assert set(order.goals) == {THREE, FanId.QINGYISE}
    assert order.missing == order.nearest == 4
    assert order.task(3, "sihai").kind is BuildKind.ROADS
    order = order.with_start(StartKind.FAIR).with_goal(DRAGON).with_goal(THREE)
    assert order.goals == (FanId.QINGYISE, DRAGON)
    assert order.with_goal(DRAGON).with_goal(FanId.QINGYISE).goals == (FanId.QINGYISE,)


@pytest.mark.parametrize("order", [BuildOrder(start=StartKind.FAIR, goals=(THREE, DRAGON)), BuildOrder(missing=5)])
def test_what_was_ordered_is_read_from_its_task(order: BuildOrder) -> None:
    task = order.task(9, "sihai")
    assert BuildOrder.of(task).task(9, "sihai") == task


def test_parsed_tiles_of_a_kept_try_are_single_ones() -> None:
    build = begin(NEAR)
    data = build_to_data(build.throw(build.hand.concealed[0]))
    thrown = data["thrown"]
    assert isinstance(thrown, list)
    assert parse_tiles(thrown[0]["tile"]) == (build.hand.concealed[0],)
