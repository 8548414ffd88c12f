"""Choices ranked by how near they leave the goal that the question states: fewer tiles first, then more live tiles."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeVar

from trainer.coach.after_discard import aim_name
from trainer.coach.exercises.dealing import position_data
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, Level, Option
from trainer.reach import LINES, Key, Line, Nearness, Position, best_nearness, key_text
from trainer.rules import MAIN_FANS, FanId, Phrase, Value

_FANS = 3
"""Fans that are tried for a question."""

_LINE_FIRST = 0.4
"""How often a line is asked for where a fan could be too."""

FARTHEST: Final = 4
"""The most tiles that the best choice may be short of the goal: beyond it a hand may still become anything."""

PATIENCE: Final = 6
"""Moments that are looked at for a question as hard as asked; then one that is easier or harder is taken."""

D = TypeVar("D", bound="RankedDrill")

_CLEAR = 5
"""Live tiles by which the best choice must lead, to be an easy one among choices that are equally near."""


@dataclass(frozen=True)
class RankedDrill(ChoiceExercise):
    """A question which choice leaves ``goal`` nearest, with most live tiles; of several equal ones any is right.

    ``near`` tells it of each option; an option that puts the goal out of reach is absent.
    """

    several = True
    position: Position
    goal: Key
    near: Mapping[Option, Nearness]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The goal if it is a fan, else none."""
        return (self.goal,) if isinstance(self.goal, FanId) else ()

    @property
    def fan(self) -> FanId | None:
        """The goal if it is a fan."""
        return self.goal if isinstance(self.goal, FanId) else None

    @property
    def best(self) -> Nearness:
        """How near the right choices leave the goal."""
        return best_nearness(self.near.values())

    @abstractmethod
    def facts(self) -> Iterator[Any]:
        """What there is to say of every choice, the best first; each takes some tens of milliseconds."""

    @property
    def level(self) -> Level | None:
        """How hard it is to choose: harder as the second best comes closer. None where there is nothing to choose."""
        return level_of(self.options, self.near)

    def named(self) -> Mapping[str, Value]:
        """The goal."""
        return {"goal": aim_name(self.goal)}

    def asks(self) -> Mapping[str, object]:
        """The position and the goal."""
        return {"position": position_data(self.position, self.values), "goal": key_text(self.goal)}

    def accepts(self, picked: frozenset[Option]) -> bool:
        """Whether one choice was made, and a right one."""
        return len(picked) == 1 and picked <= self.right

    @abstractmethod
    def reason(self, option: Option) -> Phrase:
        """Why a wrong choice is wrong."""

    @abstractmethod
    def best_said(self) -> Phrase:
        """The best choices by name."""

    def cost_said(self, option: Option) -> Phrase:
        """What a choice costs against the best one: tiles of distance, live tiles, or the goal; or that it is best."""
        near, best = self.near.get(option), self.best
        if near is None:
            return Phrase.of("drill-cost-out")
        if near.distance > best.distance:
            return Phrase.of("drill-cost-farther", n=near.distance - best.distance)
        if near.live < best.live:
            return Phrase.of("drill-cost-fewer", n=best.live - near.live)
        return Phrase.of("drill-cost-none")

    def distance_said(self, option: Option) -> Phrase:
        """How near an option leaves the goal, in words."""
        near = self.near.get(option)
        if near is None:
            return Phrase.of("drill-out", goal=aim_name(self.goal))
        return Phrase.of("drill-away", goal=aim_name(self.goal), n=near.distance, live=near.live)


def best_options(near: Mapping[Option, Nearness]) -> frozenset[Option]:
    """The options that leave the goal nearest, with most live tiles."""
    best = best_nearness(near.values()).order
    return frozenset(option for option, found in near.items() if found.order == best)


def level_of(options: tuple[Option, ...], near: Mapping[Option, Nearness]) -> Level | None:
    """How hard it is to choose, None where there is nothing to choose.

    ``PLAIN``: the best is nearer than every other. ``MIXED`` and ``HARD``: another is as near with fewer live tiles.
    """
    if not near:
        return None
    best = best_nearness(near.values())
    others = [found for found in near.values() if found.order != best.order]
    if best.distance > FARTHEST or 2 * len(best_options(near)) > len(options):
        return None
    if not others or best_nearness(others).distance > best.distance:
        return Level.PLAIN
    return Level.MIXED if best.live - best_nearness(others).live >= _CLEAR else Level.HARD


def goals_to_try(rng: Random, goal: Key | None) -> tuple[Key, ...]:
    """The chosen goal, or a line and some fans in random order: to measure every goal would take too long."""
    if goal is not None:
        return (goal,)
    line: Key = Line(rng.choice(LINES))
    fans: list[Key] = rng.sample(MAIN_FANS, _FANS)
    return (line, *fans) if rng.random() < _LINE_FIRST else (*fans, line)


def rank_of(near: Nearness | None) -> tuple[int, int, int]:
    """The sorting key that puts the best option first, and one that puts the goal out of reach last."""
    return (1, 0, 0) if near is None else (0, *near.order)


def first_of_level(level: Level, moments: Iterable[Iterable[D]]) -> D:
    """The first question as hard as ``level`` among those of each moment, else one that is easier or harder.

    Raises `CannotAsk` where no moment has a question.
    """
    other: D | None = None
    for tried, drills in enumerate(moments, 1):
        for drill in drills:
            if drill.level is level:
                return drill
            other = other or drill
        if other is not None and tried > PATIENCE:
            return other
    if other is None:
        raise CannotAsk("no hand gives a question about this goal")
    return other
