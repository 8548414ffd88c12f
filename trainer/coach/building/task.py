"""What is to be built, from which start: the whole of it in a few values, so that it comes again at any time."""

from enum import StrEnum
from typing import Final

from msgspec import Struct, field
from msgspec.structs import force_setattr

from trainer.game import Conflict, Deal, Fair, Near, Start, TableRules
from trainer.rules import MAIN_FANS, FanId, Seat

SEAT: Final = Seat.E
"""Where the learner sits: the seat that draws first, and so every fourth tile of the wall."""


class BuildPlace(StrEnum):
    """Whether a hand is built by own draws only, or at the table, where bots play as well and tiles can be claimed."""

    ALONE = "alone"
    TABLE = "table"


class BuildKind(StrEnum):
    """Whether one hand is built, or a choice is made between two roads."""

    BUILD = "build"
    ROADS = "roads"


class BuildTask(Struct, frozen=True):
    """``goals``: the main fans of which one is to be completed, in their fixed order. ``start``: how the tiles are
    dealt; one between two fans has just these as goals, its two roads. Raises `ValueError` for goals that are none."""

    seed: int
    goals: tuple[FanId, ...]
    start: Start = field(default_factory=Fair)
    values: str = "sihai"
    place: BuildPlace = BuildPlace.ALONE

    def __post_init__(self) -> None:
        goals = tuple(fan for fan in MAIN_FANS if fan in self.goals)
        if not goals or len(goals) < len(self.goals):
            raise ValueError(f"main fans are built, each once, not {[*self.goals]}")
        if isinstance(self.start, Conflict) and set(self.start.fans) != set(goals):
            raise ValueError("the roads of a start between two fans are these")
        if isinstance(self.start, Near | Conflict) and self.start.seat is not SEAT:
            raise ValueError(f"the start is dealt to {SEAT.letter}")
        force_setattr(self, "goals", goals)

    @property
    def kind(self) -> BuildKind:
        """What it asks of the learner; at the table no road is named."""
        roads = isinstance(self.start, Conflict) and self.place is BuildPlace.ALONE
        return BuildKind.ROADS if roads else BuildKind.BUILD

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The goals, as an answer is kept for them."""
        return self.goals

    @property
    def deal(self) -> Deal:
        """The deal that has these tiles, as at the table. Raises `trainer.game.DealError`."""
        return Deal(self.seed, TableRules(self.values), start=self.start)
