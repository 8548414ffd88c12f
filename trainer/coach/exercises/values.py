"""What an exercise is made of: its kinds, what can go wrong in an answer, the verdict, and the question itself."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from trainer.rules import FanId, Phrase, Value, ValueSet


class ExerciseKind(StrEnum):
    """The eight kinds of exercise, by the names of the command line."""

    NAME_FANS = "name-fans"
    PRESENT = "present"
    TOTAL = "total"
    LANES = "lanes"
    FINISH = "finish"
    CAN_WIN = "can-win"
    PAYMENT = "payment"
    NEARER = "nearer"


class DrillKind(StrEnum):
    """The kinds of drill, by the names of the command line."""

    DISCARD = "discard"
    WAITS = "waits"
    CLAIM = "claim"
    PATH = "path"


class Level(IntEnum):
    """How hard a question is: plain hands, hands with several fans, hands in which fans refuse each other."""

    PLAIN = 1
    MIXED = 2
    HARD = 3


class ErrorKind(StrEnum):
    """The kinds of error that are remembered. Exercises and played hands share them."""

    MISSED_FAN = "missed-fan"
    NOT_THERE = "not-there"
    WRONG_CLASS = "wrong-class"
    REUSED_MELD = "reused-meld"
    WRONG_TOTAL = "wrong-total"
    WRONG_PAYER = "wrong-payer"
    DEAD_WAIT = "dead-wait"
    MISSED_WAIT = "missed-wait"
    FALSE_WAIT = "false-wait"
    WRONG_DISTANCE = "wrong-distance"
    BELOW_LINE = "below-line"
    WIN_DECLINED = "win-declined"
    CLAIM_MISSED = "claim-missed"
    CLAIM_HARMS = "claim-harms"
    SLOWER_DISCARD = "slower-discard"


class Grade(StrEnum):
    """How an answer is marked. ``PARTLY``: something right was chosen, but not all, or something wrong beside it."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"


class Judgement(Struct, frozen=True):
    """What an answer is worth: ``says`` explains it in one sentence.

    ``mistake`` and ``fan`` name the error and the fan that it is about; both are None for a right answer, and ``fan``
    also where the error is about no single fan.
    """

    grade: Grade
    says: Phrase
    mistake: ErrorKind | None = None
    fan: FanId | None = None


Option: TypeAlias = "str | int"
"""One answer to choose: the text form of a fan, a tile or a word, or a number."""


class Slip(Struct, frozen=True):
    """Why somebody chooses a wrong option, and what tells why it is wrong."""

    mistake: ErrorKind
    says: Phrase
    fan: FanId | None = None


@dataclass(frozen=True)
class Exercise(ABC):
    """One question, made from a ``seed``. Equal kinds, seeds, levels, fans and values give equal questions."""

    kind: ClassVar[StrEnum]
    seed: int
    values: ValueSet

    @property
    @abstractmethod
    def fans(self) -> tuple[FanId, ...]:
        """The fans that the question is about, the most important first."""

    def prompt(self) -> Phrase:
        """The question in words."""
        return Phrase.of(f"exercise-ask-{self.kind.value}", **self.named())

    def named(self) -> Mapping[str, Value]:
        """What the question in words names."""
        return {}

    @abstractmethod
    def asks(self) -> Mapping[str, object]:
        """The fields of its JSON form that only this kind has."""

    @abstractmethod
    def answers(self) -> Mapping[str, object]:
        """The fields ``right`` and, where there are some, ``options`` of its JSON form."""

    def to_data(self) -> dict[str, object]:
        """Its JSON form."""
        return {"kind": self.kind.value, "seed": self.seed, **self.asks(), **self.answers()}


@dataclass(frozen=True)
class ChoiceExercise(Exercise):
    """A question with options to choose from. ``several``: all right ones are asked for, else there is one."""

    several: ClassVar[bool] = False
    options: tuple[Option, ...]
    right: frozenset[Option]

    def judge(self, chosen: Collection[Option]) -> Judgement:
        """Mark the chosen options. Raises `ValueError` for one that was not offered."""
        picked = frozenset(chosen)
        if unknown := picked - frozenset(self.options):
            raise ValueError(f"{sorted(map(str, unknown))} not offered")
        if self.accepts(picked):
            return Judgement(Grade.RIGHT, self.confirmed())
        slip = self.slip(picked)
        grade = Grade.PARTLY if picked & self.right else Grade.WRONG
        return Judgement(grade, slip.says, slip.mistake, slip.fan)

    def accepts(self, picked: frozenset[Option]) -> bool:
        """Whether a choice is a right answer: everything right and nothing else."""
        return picked == self.right

    @abstractmethod
    def confirmed(self) -> Phrase:
        """Why the right answer is right."""

    @abstractmethod
    def slip(self, picked: frozenset[Option], /) -> Slip:
        """What went wrong when something else was chosen: the worst error where there are several."""

    def answers(self) -> Mapping[str, object]:
        """All right options in the order of the options, or the one."""
        right = [option for option in self.options if option in self.right]
        return {"options": list(self.options), "right": right if self.several else right[0]}


class CannotAsk(ValueError):
    """A question that cannot be made: the kind does not ask for the fan."""
