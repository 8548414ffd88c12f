"""What the learner has to review today, how well each fan is known, and a round of what is due."""

import math
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.exercises import (
    USUAL_SECONDS,
    Answered,
    Asking,
    ErrorKind,
    Exercise,
    Grade,
    Judgement,
)
from trainer.coach.lessons import LESSONS
from trainer.coach.memory import AT_MOST, Mastery, MemoryCard, Spacing, due_cards, mastery, new_subjects
from trainer.coach.reviews import Review, reviews
from trainer.rules import FanId


class Course(Protocol):
    """Questions one after another, as the exercise page asks them: a round, or what is due. It is a value."""

    @property
    def answered(self) -> tuple[Answered, ...]:
        """The questions answered so far."""

    @property
    def planned(self) -> int:
        """How many questions there are in all, as far as can be told."""

    def next_ask(self) -> Asking | None:
        """The next question; None at the end."""

    def after(self, grade: Grade, seconds: float) -> "Course":
        """The course after its next question was answered. Raises `ValueError` at the end."""

    def skipped(self) -> "Course":
        """The course with another question in place of the next one."""


class DueRound(Struct, frozen=True):
    """One question for each card that is due, the weakest first."""

    reviews: tuple[Review, ...]
    answered: tuple[Answered, ...] = ()

    @property
    def planned(self) -> int:
        """One for each card."""
        return len(self.reviews)

    def next_ask(self) -> Asking | None:
        """The question of the next card."""
        return None if (review := self.review) is None else review.ask

    @property
    def review(self) -> Review | None:
        """What is asked next, and for which card."""
        return self.reviews[len(self.answered)] if len(self.answered) < len(self.reviews) else None

    def after(self, grade: Grade, seconds: float) -> "DueRound":
        """The round after its next question was answered. Raises `ValueError` at the end."""
        ask = self.next_ask()
        if ask is None:
            raise ValueError("the round is over")
        return replace(self, answered=(*self.answered, Answered(ask, grade, seconds)))

    def skipped(self) -> "DueRound":
        """The round in which the next question comes last; one that is over stays as it is."""
        if self.next_ask() is None:
            return self
        done, (now, *rest) = self.reviews[: len(self.answered)], self.reviews[len(self.answered) :]
        return replace(self, reviews=(*done, *rest, now))


def skill_of(course: Course, exercise: Exercise) -> str:
    """What an answer counts for: of what is due the card's own skill, else the kind of exercise."""
    review = course.review if isinstance(course, DueRound) else None
    return exercise.kind if review is None else review.card.subject.skill


class Today(Struct, frozen=True):
    """``due`` are the cards to review now, the weakest first; ``known`` tells of every fan how well it is known.
    ``fresh`` may be begun today, in a round that has room beside what is due; ``at_most``: cards of a round."""

    due: tuple[MemoryCard, ...]
    known: Mapping[FanId, Mastery]
    fresh: tuple[MemoryCard, ...] = ()
    at_most: int = AT_MOST

    @property
    def joining(self) -> tuple[MemoryCard, ...]:
        """What is begun in the next round: what has room in it beside what is due, if anything is."""
        return self.fresh[: max(0, self.at_most - len(self.due))] if self.due else ()

    @property
    def asked(self) -> tuple[MemoryCard, ...]:
        """The cards of the next round."""
        return (*self.due, *self.joining)[: self.at_most]

    @property
    def minutes(self) -> int:
        """How long the next round takes, by usual times."""
        return math.ceil(sum(USUAL_SECONDS[review.ask.kind] for review in reviews(self.asked, 0)) / 60)

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans with something due, in the order of the lessons."""
        due = {card.subject.fan for card in self.due}
        return tuple(fan for fan in LESSONS if fan in due)

    def round(self, seed: int) -> DueRound:
        """A round of what is due, filled up with what may be begun."""
        return DueRound(reviews(self.asked, seed))


def today(cards: Iterable[MemoryCard], when: datetime, spacing: Spacing) -> Today:
    """What there is to do at ``when``."""
    kept = tuple(cards)
    fresh = tuple(MemoryCard(subject, when) for subject in new_subjects(kept, LESSONS, when, spacing))
    known = {fan: mastery(kept, fan) for fan in LESSONS}
    return Today(due_cards(kept, when, spacing), known, fresh, spacing.at_most)


class RoundSum(Struct, frozen=True):
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
