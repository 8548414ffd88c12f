"""A lesson is a value: hands, a near miss, places on a ruler, and a question. Its words are keys of the word files."""

from msgspec import Struct

from trainer.coach.exercises import Exercise, ExerciseKind, Level, make_question
from trainer.reach import Position
from trainer.rules import (
    FANS,
    INCIDENTAL_FANS,
    MAIN_FANS,
    SMALL_FANS,
    FanId,
    Hand,
    Phrase,
    Seat,
    Tile,
    ValueSet,
)

LESSONS: tuple[FanId, ...] = (*SMALL_FANS, *MAIN_FANS, *INCIDENTAL_FANS)
"""The fans in the order in which they are taught, that of the mnemonic."""


class ShownHand(Struct, frozen=True):
    """A hand to look at; ``source`` gave its winning tile, None when it was drawn."""

    hand: Hand
    source: Seat | None = None


class NearMiss(Struct, frozen=True):
    """A hand in which the fan does not count, and the hand ``mended``, in which it does.

    ``wrong`` is the tile at fault and ``mends`` the one that should stand in its place; both are None where no tile is
    to blame, but a kong not declared or the way of winning. ``shown`` need not be a win.
    """

    shown: ShownHand
    mended: Hand
    wrong: Tile | None = None
    mends: Tile | None = None


class Ruler(Struct, frozen=True):
    """Tiles on a grid of suits and ranks. ``tint`` are the places that the fan looks at; ``tiles`` and ``near`` stand
    on it in the example and in the near miss."""

    tint: tuple[Tile, ...]
    tiles: tuple[Tile, ...]
    near: tuple[Tile, ...]


class TryIt(Struct, frozen=True):
    """A question to try: its kind, its seed, the fan that it is about, if it is about one, and how hard it is."""

    kind: ExerciseKind
    seed: int
    fan: FanId | None = None
    level: Level = Level.PLAIN

    def question(self, values: ValueSet, again: int = 0) -> Exercise:
        """The question; another one for each number of times it is tried ``again``."""
        return make_question(self.kind, self.seed + again, level=self.level, values=values, fan=self.fan)


class Lesson(Struct, frozen=True):
    """The lesson of one fan. Points and their status are those of the value set in force."""

    fan: FanId
    example: ShownHand
    near: NearMiss
    ruler: Ruler | None
    trial: TryIt

    @property
    def number(self) -> int:
        """Its place among the lessons, from 1."""
        return LESSONS.index(self.fan) + 1

    @property
    def lower(self) -> FanId | None:
        """The lower form of its series, if the fan is an upper form."""
        return next((fan.id for fan in FANS.values() if fan.upper is self.fan), None)

    @property
    def siblings(self) -> tuple[FanId, ...]:
        """The other fans of its class, with which it shares the melds, in the order of the fan table."""
        row = FANS[self.fan]
        return tuple(fan.id for fan in FANS.values() if fan.klass is row.klass and fan is not row)

    @property
    def asks(self) -> Phrase:
        """What the fan asks, in the words of the rule book."""
        return Phrase.of(f"book-{self.fan}-asks")

    @property
    def seen(self) -> Phrase:
        """How one sees it: a line below the ruler or the example."""
        return Phrase.of(f"lesson-{self.fan}-seen")

    @property
    def missed(self) -> Phrase:
        """What the near miss is instead."""
        return Phrase.of(f"lesson-{self.fan}-near")

    @property
    def mending(self) -> Phrase | None:
        """Which tile is at fault and which one mends it; None where no tile is to blame."""
        wrong, mends = self.near.wrong, self.near.mends
        return None if wrong is None or mends is None else Phrase.of("lesson-mending", wrong=wrong, mends=mends)


class Idea(Struct, frozen=True):
    """An idea beside the fans: won hands or positions to look at, and a question."""

    id: str
    hands: tuple[ShownHand, ...]
    positions: tuple[Position, ...]
    trial: TryIt

    @property
    def title(self) -> Phrase:
        """Its name."""
        return Phrase.of(f"idea-{self.id}")

    @property
    def told(self) -> Phrase:
        """The idea in a sentence or two."""
        return Phrase.of(f"idea-{self.id}-told")

    @property
    def shown(self) -> Phrase:
        """What to see in the hands or positions."""
        return Phrase.of(f"idea-{self.id}-shown")
