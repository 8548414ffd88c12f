"""A round of questions: ten of them, or as many as fit into some minutes, of chosen kinds and fans or of what is missed
most. A round is a value; each answer gives the next one, and the level follows the answers.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from trainer.coach.exercises.asking import can_ask, make_question
from trainer.coach.exercises.values import CannotAsk, DrillKind, Exercise, ExerciseKind, Grade, Level
from trainer.rules import FanId, ValueSet

TEN = 10
"""Questions of a round without a clock."""

MINUTES = (2, 5, 10)
"""How long a round by the clock may be."""

USUAL_SECONDS: Mapping[StrEnum, int] = MappingProxyType(
    {
        ExerciseKind.NAME_FANS: 25,
        ExerciseKind.PRESENT: 12,
        ExerciseKind.TOTAL: 30,
        ExerciseKind.LANES: 60,
        ExerciseKind.FINISH: 20,
        ExerciseKind.CAN_WIN: 20,
        ExerciseKind.PAYMENT: 30,
        ExerciseKind.NEARER: 25,
        DrillKind.DISCARD: 20,
        DrillKind.WAITS: 25,
        DrillKind.CLAIM: 20,
        DrillKind.PATH: 30,
    }
)
"""How long an answer of each kind usually takes: our estimate, from which a round by the clock is filled."""

_UP_AFTER = 2
"""Right answers in a row after which questions of a kind become harder."""

Weak = tuple[FanId | None, StrEnum]
"""What was missed: a fan (None where the error was about no fan) in questions of a kind."""


class Asking(Protocol):
    """A question to be made, of a kind of exercise or drill."""

    @property
    def kind(self) -> StrEnum:
        """The kind."""

    @property
    def level(self) -> Level:
        """How hard it is to be."""

    @property
    def fan(self) -> FanId | None:
        """The fan that it is to be about; any when None."""

    def question(self, values: ValueSet) -> Exercise:
        """The question under a set of values. Raises `CannotAsk` where there is none."""


class RoundPlan(Struct, frozen=True):
    """What the learner wants: ``kinds``, ``fans`` (any when empty), and ``minutes`` (None: ten questions).

    ``misses`` counts what was missed lately; where it is not empty, the round asks that, more often what was missed
    more. Raises `ValueError` for no kind, and `CannotAsk` where no kind has questions about any of the fans.
    """

    kinds: tuple[ExerciseKind, ...] = tuple(ExerciseKind)
    fans: tuple[FanId, ...] = ()
    minutes: int | None = None
    misses: tuple[tuple[Weak, int], ...] = ()

    def __post_init__(self) -> None:
        if not self.kinds:
            raise ValueError("a round without kinds")
        if not self.choices():
            raise CannotAsk("no chosen kind asks about the chosen fans")

    def choices(self) -> Mapping[tuple[FanId | None, ExerciseKind], int]:
        """What may be asked, each with its weight. A question about no chosen fan has None for it."""
        fans: tuple[FanId | None, ...] = self.fans or (None,)
        asked = self._missed() or {(fan, kind): 1 for kind in self.kinds for fan in fans}
        return {(fan, kind): weight for (fan, kind), weight in asked.items() if fan is None or can_ask(kind, fan)}

    def _missed(self) -> Mapping[tuple[FanId | None, ExerciseKind], int]:
        """What was answered wrongly of the chosen kinds and fans, each with how often."""
        return {
            (fan, ExerciseKind(kind)): count
            for (fan, kind), count in self.misses
            if count > 0 and kind in self.kinds and (fan in self.fans or not self.fans)
        }


class Ask(Struct, frozen=True):
    """A question to be made."""

    kind: ExerciseKind
    seed: int
    level: Level
    fan: FanId | None

    def question(self, values: ValueSet) -> Exercise:
        """The question under a set of values."""
        return make_question(self.kind, self.seed, level=self.level, values=values, fan=self.fan)


class Answered(Struct, frozen=True):
    """A question of the round with its mark and the time that the first answer took."""

    ask: Asking
    grade: Grade
    seconds: float


def level_after(level: Level, grades: Iterable[Grade]) -> Level:
    """How hard the next question is: harder after two right in a row, easier after a wrong one."""
    row = 0
    for grade in grades:
        row = row + 1 if grade is Grade.RIGHT else 0
        if row == _UP_AFTER:
            level, row = Level(min(level + 1, max(Level))), 0
        elif grade is Grade.WRONG:
            level = Level(max(level - 1, min(Level)))
    return level


class Round(Struct, frozen=True):
    """A round so far. ``levels`` are those at which the kinds begin (plain ones where none is given)."""

    plan: RoundPlan
    seed: int
    levels: tuple[tuple[ExerciseKind, Level], ...] = ()
    answered: tuple[Answered, ...] = field(default=())

    def level(self, kind: ExerciseKind) -> Level:
        """How hard the next question of a kind is."""
        grades = (answer.grade for answer in self.answered if answer.ask.kind is kind)
        return level_after(dict(self.levels).get(kind, Level.PLAIN), grades)

    @property
    def planned(self) -> int:
        """How many questions the round has, as far as can be told: by the clock, an estimate from usual times."""
        if self.plan.minutes is None:
            return TEN
        usual = sum(USUAL_SECONDS[kind] for kind in self.plan.kinds) / len(self.plan.kinds)
        left = self.plan.minutes * 60 - self.seconds
        return len(self.answered) + max(0, round(left / usual))

    @property
    def seconds(self) -> float:
        """The time that the answers took."""
        return sum(answer.seconds for answer in self.answered)

    @property
    def over(self) -> bool:
        """Whether the round has ended: the questions are answered, or the time is up."""
        minutes = self.plan.minutes
        return len(self.answered) >= TEN if minutes is None else self.seconds >= minutes * 60

    def next_ask(self) -> Ask | None:
        """The next question; None when the round is over. The same choice does not come twice in a row."""
        if self.over:
            return None
        number = len(self.answered)
        rng = Random(f"round:{self.seed}:{number}")
        choices = dict(self.plan.choices())
        if self.answered and len(choices) > 1:
            last = self.answered[-1].ask
            choices.pop((last.fan, ExerciseKind(last.kind)), None)
        fan, kind = rng.choices(list(choices), weights=list(choices.values()))[0]
        return Ask(kind, rng.randrange(2**32), self.level(kind), fan)

    def after(self, grade: Grade, seconds: float) -> "Round":
        """The round after its next question was answered. Raises `ValueError` when it is over."""
        ask = self.next_ask()
        if ask is None:
            raise ValueError("the round is over")
        return replace(self, answered=(*self.answered, Answered(ask, grade, seconds)))

    def skipped(self) -> "Round":
        """The round with another question in place of the next one."""
        return replace(self, seed=self.seed + 1)
