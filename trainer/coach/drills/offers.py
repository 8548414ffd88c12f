"""What there is to drill: each kind by name, and which choices it leaves. A new one is a line."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from trainer.coach.building.task import BuildKind
from trainer.coach.drills.played import OwnHand, Stage
from trainer.coach.drills.rounds import DrillPlan, Length
from trainer.coach.exercises import DrillKind, ExerciseKind, Weak
from trainer.reach import Key, Line, key_text, parse_key
from trainer.rules import MAIN_FANS


class DrillChoice(StrEnum):
    """What can be chosen about a drill."""

    SPEED = "speed"
    GOAL = "goal"
    LINE = "line"
    STAGE = "stage"
    LENGTH = "length"
    SOURCE = "source"


class DrillOffer(Struct, frozen=True):
    """A line of the list of drills. ``kinds`` are those of its questions; none where it is a ``page`` of its own, which
    is opened with ``topic``."""

    name: str
    choices: tuple[DrillChoice, ...] = ()
    kinds: tuple[DrillKind, ...] = ()
    page: str = "drill"
    topic: object = None


_ALL = (DrillChoice.GOAL, DrillChoice.STAGE, DrillChoice.LENGTH, DrillChoice.SOURCE)

OFFERS: Final = (
    DrillOffer("play", page="table"),
    DrillOffer("discard", _ALL, (DrillKind.DISCARD,)),
    DrillOffer("waits", (DrillChoice.LINE, DrillChoice.STAGE, DrillChoice.LENGTH), (DrillKind.WAITS,)),
    DrillOffer("claim", _ALL, (DrillKind.CLAIM,)),
    DrillOffer("mixed", _ALL, (DrillKind.DISCARD, DrillKind.CLAIM)),
    DrillOffer("path", (DrillChoice.LENGTH,), (DrillKind.PATH,)),
    DrillOffer("build", page="build", topic=BuildKind.BUILD),
    DrillOffer("roads", page="build", topic=BuildKind.ROADS),
    DrillOffer("speed", (DrillChoice.SPEED,)),
)
"""Every drill, in the order of its keys from 1 on."""

SPEEDS: Final = (DrillKind.WAITS, ExerciseKind.NAME_FANS, ExerciseKind.TOTAL)
"""What is asked against the clock."""

GOALS: Final[tuple[Key | None, ...]] = (None, Line(5), Line(10), *MAIN_FANS)
LINES_ASKED: Final[tuple[Key | None, ...]] = (None, Line(5), Line(10))
LENGTHS: Final = (Length.TEN, Length.ENDLESS, Length.MINUTE)
STAGES: Final[tuple[Stage | None, ...]] = (None, *Stage)
BOTS, OWN = "bots", "own"
"""Where questions come from: hands that bots play, or the learner's own."""

VALUES: Final[Mapping[DrillChoice, tuple[object, ...]]] = MappingProxyType(
    {
        DrillChoice.SPEED: SPEEDS,
        DrillChoice.GOAL: GOALS,
        DrillChoice.LINE: LINES_ASKED,
        DrillChoice.STAGE: STAGES,
        DrillChoice.LENGTH: LENGTHS,
        DrillChoice.SOURCE: (BOTS, OWN),
    }
)
"""What can be chosen of each, the usual first."""


class DrillWish(Struct, frozen=True):
    """What the learner chose last: an offer, and a value for each choice. It has a text form that reads back."""

    offer: DrillOffer
    chosen: Mapping[DrillChoice, object]

    def __getitem__(self, choice: DrillChoice) -> object:
        """The value of a choice; the usual one where none was made."""
        return self.chosen.get(choice, VALUES[choice][0])

    def plan(self, misses: tuple[tuple[Weak, int], ...] = (), hands: tuple[OwnHand, ...] = ()) -> DrillPlan:
        """The plan of the round that is wished for."""
        choices, speed = self.offer.choices, self[DrillChoice.SPEED]
        if DrillChoice.SPEED in choices:
            assert isinstance(speed, DrillKind | ExerciseKind)
            return DrillPlan((speed,), length=Length.SPEED)
        goal = self[DrillChoice.LINE if DrillChoice.LINE in choices else DrillChoice.GOAL]
        stage, length = self[DrillChoice.STAGE], self[DrillChoice.LENGTH]
        return DrillPlan(
            self.offer.kinds,
            parse_key(value_text(goal)) if goal is not None else None,
            Stage(str(stage)) if stage is not None else None,
            Length(str(length)),
            misses,
            hands,
        )

    def text(self) -> str:
        """The text form: the name of the offer, then each choice with its value."""
        return " ".join([self.offer.name, *(f"{choice}={value_text(value)}" for choice, value in self.chosen.items())])


def value_text(value: object) -> str:
    """The text form of a value of a choice."""
    if value is None:
        return ""
    return key_text(value) if isinstance(value, Line) else str(value)


def parse_wish(text: str) -> DrillWish:
    """Read the text form; what it does not tell, or what there is no more, is the usual."""
    name, *pairs = text.split() or [""]
    offer = next((offer for offer in OFFERS if offer.name == name), OFFERS[1])
    found = dict(pair.partition("=")[::2] for pair in pairs)
    chosen = {
        choice: value
        for choice in DrillChoice
        for value in VALUES[choice]
        if choice in found and value_text(value) == found[choice]
    }
    return DrillWish(offer, chosen)
