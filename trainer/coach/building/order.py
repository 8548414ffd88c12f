"""A task as it is being chosen: how the tiles are dealt, which main fans are the goal, and how near the start is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.building.task import SEAT, BuildPlace, BuildTask
from trainer.game import Conflict, Fair, Near, Start, StartKind
from trainer.game.deals import MAX_MISSING
from trainer.game.nearest import least_missing
from trainer.rules import MAIN_FANS, FanId

PLACES: Final = tuple(BuildPlace)

STARTS: Final = (StartKind.FAIR, StartKind.NEAR, StartKind.CONFLICT)

MISSING: Final = tuple(range(2, MAX_MISSING + 1))
"""Tiles short that can be ordered."""

_MOST: Final[Mapping[StartKind, int]] = MappingProxyType(
    {StartKind.FAIR: len(MAIN_FANS), StartKind.NEAR: 1, StartKind.CONFLICT: 2}
)
"""How many goals a try can have, by its start; one between two fans has just two."""

_PROPOSED: Final = (FanId.YITIAOLONG, FanId.SANSETONGSHUN)


class BuildOrder(Struct, frozen=True):
    """What is chosen. ``goals`` stand in the order in which they were chosen, at least one."""

    start: StartKind = StartKind.NEAR
    goals: tuple[FanId, ...] = _PROPOSED[:1]
    missing: int = 3
    place: BuildPlace = BuildPlace.ALONE

    @property
    def nearest(self) -> int:
        """The fewest tiles short that can be dealt for the goals; for a fair deal nothing is promised."""
        return MISSING[0] if self.start is StartKind.FAIR else max(MISSING[0], least_missing(self.goals))

    def with_start(self, start: StartKind) -> "BuildOrder":
        """Another start: goals chosen before stay as far as it takes them, and what is lacking is proposed."""
        proposed = tuple(fan for fan in _PROPOSED if fan not in self.goals)
        goals = (*self.goals, *proposed) if start is StartKind.CONFLICT else self.goals
        return replace(self, start=start, goals=goals[: _MOST[start]])._possible()

    def with_goal(self, fan: FanId) -> "BuildOrder":
        """Choose a goal, or let one go that is chosen. Of too many the one chosen first goes; the last ones stay."""
        if fan not in self.goals:
            goals = (*self.goals, fan)[-_MOST[self.start] :]
        elif len(self.goals) > 1 and self.start is StartKind.FAIR:
            goals = tuple(other for other in self.goals if other is not fan)
        else:
            goals = self.goals
        return replace(self, goals=goals)._possible()

    def with_missing(self, missing: int) -> "BuildOrder":
        """As many tiles short as this, or as near as can be dealt."""
        return replace(self, missing=missing)._possible()

    def with_place(self, place: BuildPlace) -> "BuildOrder":
        """Built alone or at the table."""
        return replace(self, place=place)

    def task(self, seed: int, values: str) -> BuildTask:
        """The task of a seed, under a value set."""
        start: Start = Fair()
        match self.start, self.goals:
            case StartKind.NEAR, (fan, *_):
                start = Near(SEAT, fan, self.missing)
            case StartKind.CONFLICT, (first, second):
                start = Conflict(SEAT, (first, second), self.missing)
        return BuildTask(seed, self.goals, start, values, self.place)

    @classmethod
    def of(cls, task: BuildTask) -> "BuildOrder":
        """What was chosen for a task."""
        match task.start:
            case Near(_, _, missing):
                return cls(StartKind.NEAR, task.goals, missing, task.place)
            case Conflict(_, fans, missing):
                return cls(StartKind.CONFLICT, fans, missing, task.place)
            case _:
                return cls(StartKind.FAIR, task.goals, place=task.place)

    def _possible(self) -> "BuildOrder":
        return replace(self, missing=max(self.missing, self.nearest))
