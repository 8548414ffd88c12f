"""What the learner has to review today, how well each fan is known, and a round of what is due."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Protocol

from trainer.coach.exercises import (
    USUAL_SECONDS,
    Answered,
    Ask,
    ErrorKind,
    ExerciseKind,
    Grade,
    Judgement,
    Level,
    Round,
    can_ask,
)
from trainer.coach.lessons import LESSONS
from trainer.coach.memory import AT_MOST, Mastery, MemoryCard, Spacing, due_cards, mastery
from trainer.rules import FanId


class Course(Protocol):
    """Questions one after another, as the exercise page asks them: a round, or what is due. It is a value."""

    @property
    def answered(self) -> tuple[Answered, ...]:
        """The questions answered so far."""

    @property
    def planned(self) -> int:
        """How many questions there are in all, as far as can be told."""

    def next_ask(self) -> Ask | None:
        """The next question; None at the end."""

    def after(self, grade: Grade, seconds: float) -> "Course":
        """The course after its next question was answered. Raises `ValueError` at the end."""


@dataclass(frozen=True, slots=True)
class DueRound:
    """One plain question for each card that is due, the weakest first."""

    asks: tuple[Ask, ...]
    answered: tuple[Answered, ...] = ()

    @property
    def planned(self) -> int:
        """One for each card."""
        return len(self.asks)

    def next_ask(self) -> Ask | None:
        """The question of the next card."""
        return self.asks[len(self.answered)] if len(self.answered) < len(self.asks) else None

    def after(self, grade: Grade, seconds: float) -> "DueRound":
        """The round after its next question was answered. Raises `ValueError` at the end."""
        ask = self.next_ask()
        if ask is None:
            raise ValueError("the round is over")
        return replace(self, answered=(*self.answered, Answered(ask, grade, seconds)))


def skipped(course: Course) -> Course:
    """The course with another question in place of the next one; of what is due, that comes last."""
    match course:
        case Round():
            return replace(course, seed=course.seed + 1)
        case DueRound(asks, answered):
            done, (now, *rest) = asks[: len(answered)], asks[len(answered) :]
            return replace(course, asks=(*done, *rest, now))
    return course


@dataclass(frozen=True, slots=True)
class Today:
    """``due`` are the cards to review now, the weakest first; ``known`` tells of every fan how well it is known."""

    due: tuple[MemoryCard, ...]
    known: Mapping[FanId, Mastery]

    @property
    def minutes(self) -> int:
        """How long the review takes, by usual times."""
        return math.ceil(sum(USUAL_SECONDS[ExerciseKind(card.subject.skill)] for card in self.due) / 60)

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans with something due, in the order of the lessons."""
        due = {card.subject.fan for card in self.due}
        return tuple(fan for fan in LESSONS if fan in due)

    def round(self, seed: int) -> DueRound:
        """A round of what is due, at most ten questions."""
        return DueRound(tuple(_ask(card, seed + number) for number, card in enumerate(self.due[:AT_MOST])))


def today(cards: Iterable[MemoryCard], when: datetime, spacing: Spacing) -> Today:
    """What there is to do at ``when``. Cards that no exercise can ask are left to the table."""
    kept = tuple(cards)
    askable = (card for card in kept if _can_be_asked(card))
    known = {fan: mastery(kept, fan) for fan in LESSONS}
    return Today(due_cards(askable, when, spacing, at_most=None), known)


def _can_be_asked(card: MemoryCard) -> bool:
    subject = card.subject
    if subject.skill not in tuple(ExerciseKind):
        return False
    return subject.fan is None or can_ask(ExerciseKind(subject.skill), subject.fan)


def _ask(card: MemoryCard, seed: int) -> Ask:
    return Ask(ExerciseKind(card.subject.skill), seed, Level.PLAIN, card.subject.fan)


@dataclass(frozen=True, slots=True)
class RoundSum:
    """What a round came to: right answers of all, and what was missed, the most frequent first."""

    right: int
    count: int
    missed: tuple[tuple[FanId | None, ErrorKind], ...] = ()


def round_sum(judgements: Iterable[Judgement]) -> RoundSum:
    """The sum of the first answers of a round."""
    given = tuple(judgements)
    missed = [(one.fan, one.mistake) for one in given if one.mistake is not None]
    ordered = sorted(dict.fromkeys(missed), key=lambda pair: -missed.count(pair))
    return RoundSum(sum(one.grade is Grade.RIGHT for one in given), len(given), tuple(ordered))
