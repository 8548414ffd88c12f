"""Changes of a pack: nothing is lost or doubled but where that is asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.coach.packs import Pack
from trainer.coach.packs.editing import (
    StepPlace,
    add_chapter,
    add_step,
    drop,
    duplicate,
    merged,
    move,
    number_of,
    places,
    remove,
    step_at,
    with_chapter,
)
from trainer.coach.packs.files import starter
from trainer.coach.packs.limits import MOST_CHAPTERS
from trainer.coach.packs.values import Chapter

PACK = starter("first-evening")
PLACES = places(PACK)


def numbered(pack: Pack) -> list[int]:
    """Steps of a pack by their numbers in the one before."""
    return [PACK.steps.index(step) for step in pack.steps]


def test_every_step_has_a_place_and_a_number() -> None:
    steps = [place for place in PLACES if step_at(PACK, place) is not None]
    assert [step_at(PACK, place) for place in steps] == list(PACK.steps)
    assert [number_of(PACK, place) for place in steps] == list(range(len(PACK.steps)))
    assert step_at(PACK, StepPlace(99)) is None


@given(st.sampled_from(PLACES), st.sampled_from(PLACES))
def test_a_dropped_step_stands_behind_the_other_and_no_step_is_lost(place: StepPlace, behind: StepPlace) -> None:
    found = drop(PACK, place, behind)
    assert sorted(numbered(found.pack)) == list(range(len(PACK.steps)))
    step = step_at(PACK, place)
    if step is not None:
        assert step_at(found.pack, found.place) == step
        if place != behind and step_at(PACK, behind) is not None:
            before = StepPlace(found.place.chapter, found.place.step - 1)
            assert step_at(found.pack, before) == step_at(PACK, behind)


@given(st.sampled_from(PLACES), st.sampled_from((-1, 1)))
def test_a_move_and_the_move_back_change_nothing(place: StepPlace, by: int) -> None:
    moved = move(PACK, place, by)
    assert sorted(numbered(moved.pack)) == list(range(len(PACK.steps)))
    if moved.place != place:
        assert move(moved.pack, moved.place, -by).pack == PACK


@given(st.sampled_from(PLACES))
def test_what_is_doubled_and_removed_again_is_the_same(place: StepPlace) -> None:
    twice = duplicate(PACK, place)
    assert twice.place != place
    assert remove(twice.pack, twice.place).pack == PACK


def test_an_empty_pack_takes_a_step_and_gives_nothing_away() -> None:
    nothing, none = Pack(), StepPlace(0)
    assert duplicate(nothing, none).pack == remove(nothing, none).pack == move(nothing, none, 1).pack == nothing
    step = PACK.steps[0]
    assert add_step(nothing, none, step).pack.steps == (step,)


@pytest.mark.parametrize("chapters", [MOST_CHAPTERS - 1, MOST_CHAPTERS])
def test_a_full_pack_takes_no_more_chapters(chapters: int) -> None:
    pack = Pack(chapters=(Chapter(),) * chapters)
    assert len(add_chapter(pack, StepPlace(0), Chapter()).pack.chapters) == MOST_CHAPTERS
    assert len(merged(pack, PACK).chapters) == MOST_CHAPTERS


def test_a_chapter_is_put_in_the_place_of_another() -> None:
    assert with_chapter(PACK, 1, Chapter()).chapters == (PACK.chapters[0], Chapter(), *PACK.chapters[2:])
