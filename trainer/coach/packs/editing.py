"""Changes of a pack, each a pure step to another pack, and the place where the work goes on."""

from typing import NamedTuple

from msgspec.structs import replace

from trainer.coach.packs.limits import MOST_CHAPTERS, MOST_STEPS
from trainer.coach.packs.values import Chapter, Pack, PackStep


class StepPlace(NamedTuple):
    """A step of a chapter, both from 0; a chapter itself has the step -1."""

    chapter: int
    step: int = -1


class Edited(NamedTuple):
    """A pack after a change, and the place that is chosen then."""

    pack: Pack
    place: StepPlace


def step_at(pack: Pack, place: StepPlace) -> PackStep | None:
    """The step at a place; None for a chapter or where there is none."""
    if not 0 <= place.chapter < len(pack.chapters):
        return None
    steps = pack.chapters[place.chapter].steps
    return steps[place.step] if 0 <= place.step < len(steps) else None


def places(pack: Pack) -> tuple[StepPlace, ...]:
    """Every place from top to bottom: each chapter, then its steps."""
    return tuple(
        StepPlace(number, step)
        for number, chapter in enumerate(pack.chapters)
        for step in range(-1, len(chapter.steps))
    )


def number_of(pack: Pack, place: StepPlace) -> int:
    """The number of a step over all chapters, from 0; of a chapter that of its first step."""
    before = sum(len(chapter.steps) for chapter in pack.chapters[: place.chapter])
    return before + max(0, place.step)


def with_step(pack: Pack, place: StepPlace, step: PackStep) -> Pack:
    """Put another step in the place of one."""
    chapter = pack.chapters[place.chapter]
    return _with_steps(pack, place.chapter, (*chapter.steps[: place.step], step, *chapter.steps[place.step + 1 :]))


def with_chapter(pack: Pack, number: int, chapter: Chapter) -> Pack:
    """Put another chapter in the place of one."""
    return replace(pack, chapters=(*pack.chapters[:number], chapter, *pack.chapters[number + 1 :]))


def add_step(pack: Pack, place: StepPlace, step: PackStep) -> Edited:
    """Put a step behind the one at a place, or first into the chapter there. Without a chapter one is made; a full
    chapter takes no more."""
    if not pack.chapters:
        return Edited(replace(pack, chapters=(Chapter(steps=(step,)),)), StepPlace(0, 0))
    steps = pack.chapters[place.chapter].steps
    if len(steps) >= MOST_STEPS:
        return Edited(pack, place)
    at = place.step + 1
    return Edited(_with_steps(pack, place.chapter, (*steps[:at], step, *steps[at:])), StepPlace(place.chapter, at))


def add_chapter(pack: Pack, place: StepPlace, chapter: Chapter) -> Edited:
    """Put a chapter behind the one at a place; a full pack takes no more."""
    if len(pack.chapters) >= MOST_CHAPTERS:
        return Edited(pack, place)
    at = min(place.chapter + 1, len(pack.chapters))
    return Edited(replace(pack, chapters=(*pack.chapters[:at], chapter, *pack.chapters[at:])), StepPlace(at))


def duplicate(pack: Pack, place: StepPlace) -> Edited:
    """Put a copy behind a step or a chapter."""
    step = step_at(pack, place)
    if step is not None:
        return add_step(pack, place, step)
    return add_chapter(pack, place, pack.chapters[place.chapter]) if pack.chapters else Edited(pack, place)


def remove(pack: Pack, place: StepPlace) -> Edited:
    """Take a step away, or a chapter with all its steps; the place before it is chosen then."""
    if not pack.chapters:
        return Edited(pack, place)
    if step_at(pack, place) is None:
        rest = (*pack.chapters[: place.chapter], *pack.chapters[place.chapter + 1 :])
        return Edited(replace(pack, chapters=rest), StepPlace(max(0, place.chapter - 1)))
    steps = pack.chapters[place.chapter].steps
    rest_steps = (*steps[: place.step], *steps[place.step + 1 :])
    return Edited(_with_steps(pack, place.chapter, rest_steps), StepPlace(place.chapter, place.step - 1))


def move(pack: Pack, place: StepPlace, by: int) -> Edited:
    """Move a step one place down (1) or up (-1), into the next chapter at the end of its own; or a chapter."""
    step = step_at(pack, place)
    if step is None:
        return _move_chapter(pack, place, by)
    steps, to = pack.chapters[place.chapter].steps, place.step + by
    if 0 <= to < len(steps):
        rest = (*steps[: place.step], *steps[place.step + 1 :])
        return Edited(_with_steps(pack, place.chapter, (*rest[:to], step, *rest[to:])), StepPlace(place.chapter, to))
    other = place.chapter + by
    if not 0 <= other < len(pack.chapters):
        return Edited(pack, place)
    return drop(pack, place, StepPlace(other, -1 if by > 0 else len(pack.chapters[other].steps) - 1))


def drop(pack: Pack, place: StepPlace, behind: StepPlace) -> Edited:
    """Take a step from its place and put it behind another, or first into a chapter."""
    step = step_at(pack, place)
    if step is None or place == behind:
        return Edited(pack, place)
    without = remove(pack, place).pack
    same_and_later = behind.chapter == place.chapter and behind.step > place.step
    target = StepPlace(behind.chapter, behind.step - same_and_later)
    found = add_step(without, target, step)
    return Edited(pack, place) if found.pack == without else found


def merged(pack: Pack, other: Pack) -> Pack:
    """A pack with the chapters of another behind its own, as many as it can have."""
    return replace(pack, chapters=(*pack.chapters, *other.chapters)[:MOST_CHAPTERS])


def _with_steps(pack: Pack, number: int, steps: tuple[PackStep, ...]) -> Pack:
    return with_chapter(pack, number, replace(pack.chapters[number], steps=steps))


def _move_chapter(pack: Pack, place: StepPlace, by: int) -> Edited:
    to = place.chapter + by
    if not 0 <= to < len(pack.chapters):
        return Edited(pack, place)
    rest = (*pack.chapters[: place.chapter], *pack.chapters[place.chapter + 1 :])
    return Edited(replace(pack, chapters=(*rest[:to], pack.chapters[place.chapter], *rest[to:])), StepPlace(to))
