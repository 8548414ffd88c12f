"""Answers to choose from before the reveal: the teacher's own, those of an exercise, or some that the engine makes."""

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec import Struct

from trainer.coach.exercises import ChoiceExercise, Option
from trainer.coach.exercises.total import total_of
from trainer.coach.packs.answers import StepAnswer
from trainer.coach.packs.values import PackStep, Wording
from trainer.coach.panel import NearHead, PanelContent, WaitsContent
from trainer.coach.question_speech import option_said
from trainer.rules import Phrase
from trainer.text import Words

MOST_GUESSES: Final = 9
"""Answers to choose from; each has a digit as its key."""
_PATHS: Final = 4
_APART: Final = 4
"""How many tiles a wrong number of winning tiles is off: all copies of one kind."""


class Guess(Struct, frozen=True):
    """One answer. ``right`` is None where the engine cannot tell: the teacher's own words."""

    said: Phrase | Wording | tuple[ChoiceExercise, Option]
    right: bool | None = None

    def text(self, words: Words) -> str:
        """What stands on it."""
        match self.said:
            case Wording():
                return self.said.said(words.language.value)
            case Phrase():
                return words.phrase(self.said)
            case (exercise, option):
                return option_said(exercise, option, words)


def guesses(step: PackStep, answer: StepAnswer) -> tuple[Guess, ...]:
    """The answers that hands are raised for, at most `MOST_GUESSES`; none where nothing can be asked."""
    if step.options:
        return tuple(map(Guess, step.options))
    return tuple(_made(answer))[:MOST_GUESSES]


def _made(answer: StepAnswer) -> Iterator[Guess]:
    exercise, score = answer.exercise, answer.score
    if isinstance(exercise, ChoiceExercise):
        yield from (Guess((exercise, option), option in exercise.right) for option in exercise.options)
    elif score is not None:
        total = total_of(Random(0), score.won.hand, score.score, 0)
        numbers = (option for option in total.options if isinstance(option, int))
        yield from (Guess(Phrase.of("points", n=number), number in total.right) for number in numbers)
    elif answer.panel is not None:
        yield from _of_panel(answer.panel)


def _of_panel(panel: PanelContent) -> Iterator[Guess]:
    """Which fan is nearest; of a hand that waits, how many tiles win."""
    if isinstance(panel.heading, WaitsContent):
        live = panel.heading.live
        for number in sorted({live, abs(live - _APART), live + _APART}):
            yield Guess(Phrase.of("teach-tiles", n=number), number == live)
    elif isinstance(panel.heading, NearHead):
        near = sorted((row.distance, place) for place, row in enumerate(panel.rows) if row.distance is not None)
        for distance, place in sorted(near[:_PATHS], key=lambda found: found[1]):
            yield Guess(Phrase.of("teach-fan", fan=panel.rows[place].fan), distance == near[0][0])
