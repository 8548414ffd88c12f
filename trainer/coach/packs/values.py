"""What a club pack is: chapters of steps, each something to look at with the words of whoever teaches.

A pack holds no answer. Points, lanes, payments and distances are worked out by the rules and by reach when a step is
shown, so that a pack can not teach an error.
"""

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from trainer.coach.bench import Setup
from trainer.coach.lessons import TryIt


class StepKind(StrEnum):
    """What a step shows."""

    POSITION = "position"
    DEAL = "deal"
    HAND = "hand"
    EXERCISE = "exercise"


class Reveal(StrEnum):
    """What is shown one after another. ``TILES``: the hand itself; ``FANS``: the names of what counts, without points;
    ``LANES``: the lanes one by one, what is refused last; ``POINTS``: the points; ``PAYMENT``: who pays what."""

    TILES = "tiles"
    FANS = "fans"
    LANES = "lanes"
    POINTS = "points"
    PAYMENT = "payment"


REVEALS: Final = tuple(Reveal)
"""Everything that can be revealed, in the usual order."""


class Wording(Struct, frozen=True):
    """A text in Chinese and in English; empty where it was not written."""

    zh: str = ""
    en: str = ""

    def said(self, language: str) -> str:
        """The text in a language, or in the other one where there is none.

        >>> Wording(en="Who pays?").said("zh")
        'Who pays?'
        """
        return (self.zh or self.en) if language == "zh" else (self.en or self.zh)

    def other(self, language: str) -> str:
        """The text in the other language; empty where it was not written in both."""
        return "" if not (self.zh and self.en) else self.en if language == "zh" else self.zh

    def with_text(self, language: str, text: str) -> "Wording":
        """The same with another text in one language."""
        return Wording(text, self.en) if language == "zh" else Wording(self.zh, text)


class PositionSetup(Struct, frozen=True):
    """Tiles before the win: a hand of 13 or 14, and ``visible`` tiles seen elsewhere, as a text of tiles."""

    setup: Setup
    visible: str = ""


class DealCode(Struct, frozen=True):
    """A deal that everybody plays, by the code that gives the same tiles on every machine."""

    text: str = ""


Content: TypeAlias = Setup | PositionSetup | DealCode | TryIt
"""What a step shows: a won hand, a position, a deal, or a question of the exercises. Texts in it may be unfinished."""


class PackStep(Struct, frozen=True):
    """One step. ``options`` are answers to choose from, in the teacher's words; without any the engine offers some.
    ``notes`` are for the teacher only. ``reveal`` is what is shown, in this order; what is not in it is left out."""

    content: Content
    title: Wording = Wording()
    question: Wording = Wording()
    notes: Wording = Wording()
    options: tuple[Wording, ...] = ()
    reveal: tuple[Reveal, ...] = REVEALS

    @property
    def kind(self) -> StepKind:
        """What it shows."""
        match self.content:
            case Setup():
                return StepKind.HAND
            case PositionSetup():
                return StepKind.POSITION
            case DealCode():
                return StepKind.DEAL
            case TryIt():
                return StepKind.EXERCISE


class Chapter(Struct, frozen=True):
    """Steps that belong together."""

    title: Wording = Wording()
    steps: tuple[PackStep, ...] = ()


class Pack(Struct, frozen=True):
    """A whole evening: chapters in their order."""

    title: Wording = Wording()
    chapters: tuple[Chapter, ...] = ()

    @property
    def steps(self) -> tuple[PackStep, ...]:
        """All steps, one chapter after the other."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)
