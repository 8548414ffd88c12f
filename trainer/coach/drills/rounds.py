"""A round of drills: what it is to ask, how long it is, and its next question. The level follows the answers."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.drills.asking import can_drill, make_drill
from trainer.coach.drills.played import OwnHand, Stage
from trainer.coach.exercises import (
    USUAL_SECONDS,
    Answered,
    Ask,
    Asking,
    ChoiceExercise,
    DrillKind,
    ExerciseKind,
    Grade,
    Level,
    Weak,
    level_after,
)
from trainer.coach.exercises.rounds import TEN
from trainer.reach import Key
from trainer.rules import FanId, ValueSet

MINUTE: Final = 60
"""Seconds of thinking of a round by the clock."""


class Length(StrEnum):
    """How long a round is: ten questions, without end, or a minute of thinking. ``SPEED``: a minute in which the next
    question follows the answer at once."""

    TEN = "ten"
    ENDLESS = "endless"
    MINUTE = "minute"
    SPEED = "speed"

    @property
    def by_clock(self) -> bool:
        """Whether the clock ends it."""
        return self in (Length.MINUTE, Length.SPEED)


@dataclass(frozen=True, slots=True)
class DrillAsk:
    """A drill to be made. ``hands``: the played hands that it is to come from; from hands of bots if there are none."""

    kind: DrillKind
    seed: int
    level: Level
    goal: Key | None
    stage: Stage | None = None
    hands: tuple[OwnHand, ...] = field(default=(), hash=False)

    @property
    def fan(self) -> FanId | None:
        """The goal if it is a fan."""
        return self.goal if isinstance(self.goal, FanId) else None

    def question(self, values: ValueSet) -> ChoiceExercise:
        """The question under a set of values; of waits about any line where the goal is a fan.

        Raises `CannotAsk` where no hand gives one.
        """
        goal = self.goal if can_drill(self.kind, self.goal) else None
        return make_drill(
            self.kind, self.seed, level=self.level, values=values, goal=goal, stage=self.stage, hands=self.hands
        )


class DrillPlan(Struct, frozen=True):
    """What the learner wants: ``kinds`` of drill, or of exercise for a round of speed; ``goal`` and ``stage`` (any when
    None). ``misses`` counts what was missed lately; it is asked more often. ``hands``: as for `DrillAsk`."""

    kinds: tuple[DrillKind | ExerciseKind, ...]
    goal: Key | None = None
    stage: Stage | None = None
    length: Length = Length.TEN
    misses: tuple[tuple[Weak, int], ...] = ()
    hands: tuple[OwnHand, ...] = ()

    def choices(self) -> Mapping[tuple[DrillKind | ExerciseKind, Key | None], int]:
        """What may be asked, each with its weight: what was missed lately makes up to half of it."""
        missed = sum(count for (_, kind), count in self.misses if kind in self.kinds)
        weights = {(kind, self.goal): 1 + missed for kind in self.kinds}
        for (fan, kind), count in self.misses:
            own = next((one for one in self.kinds if one == kind), None)
            goal = self.goal if self.goal is not None or own is DrillKind.WAITS else fan
            if own is not None:
                weights[own, goal] = weights.get((own, goal), 0) + count
        return weights


class DrillRound(Struct, frozen=True):
    """A round so far. ``levels`` are those at which the kinds begin (plain ones where none is given)."""

    plan: DrillPlan
    seed: int
    levels: tuple[tuple[DrillKind | ExerciseKind, Level], ...] = ()
    answered: tuple[Answered, ...] = ()

    def level(self, kind: DrillKind | ExerciseKind) -> Level:
        """How hard the next question of a kind is."""
        grades = (answer.grade for answer in self.answered if answer.ask.kind is kind)
        return level_after(dict(self.levels).get(kind, Level.PLAIN), grades)

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(answer.grade is Grade.RIGHT for answer in self.answered)

    @property
    def seconds_left(self) -> float:
        """What is left of the thinking time; without end where no clock runs."""
        used = sum(answer.seconds for answer in self.answered)
        return max(0.0, MINUTE - used) if self.plan.length.by_clock else math.inf

    @property
    def planned(self) -> int:
        """How many questions there are in all, as far as can be told: by the clock an estimate, without end one
        more."""
        done = len(self.answered)
        match self.plan.length:
            case Length.TEN:
                return TEN
            case Length.ENDLESS:
                return done + 1
        usual = sum(USUAL_SECONDS[kind] for kind in self.plan.kinds) / len(self.plan.kinds)
        return done + max(0, round(self.seconds_left / usual))

    @property
    def over(self) -> bool:
        """Whether all questions are answered, or the time is up."""
        return self.seconds_left <= 0 or (self.plan.length is Length.TEN and len(self.answered) >= TEN)

    def next_ask(self) -> Asking | None:
        """The next question; None when the round is over."""
        if self.over:
            return None
        rng = Random(f"drills:{self.seed}:{len(self.answered)}")
        choices = self.plan.choices()
        kind, goal = rng.choices(list(choices), weights=list(choices.values()))[0]
        seed, level = rng.randrange(2**32), self.level(kind)
        if isinstance(kind, ExerciseKind):
            return Ask(kind, seed, level, goal if isinstance(goal, FanId) else None)
        hands = () if kind is DrillKind.WAITS else self.plan.hands
        return DrillAsk(kind, seed, level, goal, self.plan.stage, hands)

    def after(self, grade: Grade, seconds: float) -> "DrillRound":
        """The round after its next question was answered. Raises `ValueError` when it is over."""
        ask = self.next_ask()
        if ask is None:
            raise ValueError("the round is over")
        return replace(self, answered=(*self.answered, Answered(ask, grade, seconds)))

    def skipped(self) -> "DrillRound":
        """The round with another question in place of the next one."""
        return replace(self, seed=self.seed + 1)
