"""A handout: steps of a club pack, or exercises that were missed, to be answered on paper."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from trainer.coach.exercises import ChoiceExercise, ExerciseKind, Lanes, Level, can_ask
from trainer.coach.lessons import TryIt
from trainer.coach.packs import Chapter, Guess, Pack, PackStep, StepAnswer, Wording, guesses
from trainer.coach.packs.presentation import Presentation
from trainer.coach.score_board import board
from trainer.coach.score_view import ScoreView
from trainer.rules import FanClass, FanId
from trainer.text import Words

LANES: Final = 5
"""Lanes of a question: never a different number, so that nothing is given away."""

_KINDS: Final = frozenset(kind.value for kind in ExerciseKind)

MOST_MISSED: Final = 24
"""Questions of a handout of missed exercises."""


class HandoutItem(Struct, frozen=True):
    """One question with its answer from the engine."""

    step: PackStep
    answer: StepAnswer

    @property
    def lanes(self) -> ScoreView | None:
        """The won hand whose lanes are to be filled; None for a question with answers to choose from."""
        exercise = self.answer.exercise
        return self.answer.score if exercise is None or isinstance(exercise, Lanes) else None

    @property
    def guesses(self) -> tuple[Guess, ...]:
        """The answers to choose from."""
        return guesses(self.step, self.answer)

    @property
    def can_be_printed(self) -> bool:
        """Whether there is something to ask: a step with faults has nothing."""
        return not self.answer.faults and (self.lanes is not None or bool(self.guesses))

    def asked(self, words: Words) -> str:
        """The question: the teacher's, else that of an exercise; empty for a hand that tells by itself what to do."""
        own, exercise = self.step.question.said(words.language.value), self.answer.exercise
        return own or ("" if exercise is None else words.phrase(exercise.prompt()))

    def confirmed(self, words: Words) -> str:
        """Why the right answer of an exercise is right."""
        exercise = self.answer.exercise
        return words.phrase(exercise.judge(exercise.right).says) if isinstance(exercise, ChoiceExercise) else ""


class Handout(Struct, frozen=True):
    """What is printed: a title, the club or the pack it comes from, the chapter, and the questions."""

    title: Wording
    source: Wording
    items: tuple[HandoutItem, ...]

    @property
    def printed(self) -> tuple[HandoutItem, ...]:
        """The questions that can be asked on paper."""
        return tuple(item for item in self.items if item.can_be_printed)


class HandoutPlan(Struct, frozen=True):
    """What is to be printed before it is answered. ``chapter`` None: a list of own questions."""

    title: Wording
    source: Wording
    steps: tuple[PackStep, ...]

    @classmethod
    def of(cls, pack: Pack, chapter: Chapter) -> "HandoutPlan":
        """A chapter of a pack; a chapter without a title has the pack's."""
        return cls(chapter.title if chapter.title != Wording() else pack.title, pack.title, chapter.steps)

    @classmethod
    def at(cls, presentation: Presentation) -> "HandoutPlan":
        """The chapter of the step at which a presentation would begin."""
        pack, left = presentation.pack, presentation.at
        for chapter in pack.chapters:
            if left < len(chapter.steps):
                return cls.of(pack, chapter)
            left -= len(chapter.steps)
        return cls(pack.title, pack.title, ())


def lane_classes(view: ScoreView) -> tuple[FanClass, ...]:
    """The lanes of a question: the classes that score or refuse, filled up in the fixed order."""
    needed = [lane.klass for lane in board(view.score).lanes if lane.klass is not FanClass.INCIDENTAL]
    spare = [klass for klass in FanClass if klass not in needed and klass is not FanClass.INCIDENTAL]
    chosen = {*needed, *spare[: max(0, LANES - len(needed))]}
    return tuple(klass for klass in FanClass if klass in chosen)


Missed = tuple[str, int, FanId | None]
"""Kind of exercise, seed, and the fan that the error was about."""


def missed_steps(missed: Iterable[Missed]) -> tuple[PackStep, ...]:
    """A question for each kind and fan that was missed, in the order given, each once: of the same kind, about the same
    fan, made from the seed of the question that was missed."""
    return tuple(_steps(missed))[:MOST_MISSED]


def _steps(missed: Iterable[Missed]) -> Iterator[PackStep]:
    met = set()
    for name, seed, fan in missed:
        if name not in _KINDS or (name, fan) in met:
            continue  # a drill is no exercise
        met.add((name, fan))
        kind = ExerciseKind(name)
        about = fan if fan is not None and can_ask(kind, fan) else None
        yield PackStep(TryIt(kind, seed, about, Level.MIXED))
