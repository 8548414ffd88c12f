"""Which of two hands is nearer to a fan: fewer tiles have still to come."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.exercises.dealing import chance, position_data, until_found
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.coach.exercises.wording import listed
from trainer.game.targets import target_hand as dealt_towards
from trainer.reach import Position, analyse, target_hand
from trainer.rules import (
    COPIES,
    HAND_SIZE,
    PATTERN_FANS,
    TILES,
    FanId,
    Phrase,
    Seat,
    Tile,
    Value,
    ValueSet,
    value_tiles,
)

_APART = {Level.PLAIN: (2, 3), Level.MIXED: (1, 2), Level.HARD: (1, 1)}
"""By how many tiles the two may differ, from and to."""

_FARTHEST = 6
"""The most tiles that a hand may be short of the fan."""

_VISIBLE = {Level.PLAIN: 0, Level.MIXED: 0, Level.HARD: 24}
"""How many tiles are seen outside each hand."""


@dataclass(frozen=True)
class Nearer(ChoiceExercise):
    """Which of two positions of 13, 0 or 1, is nearer to ``fan``. ``distances`` are in tiles, never equal."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.NEARER
    positions: tuple[Position, Position]
    fan: FanId
    distances: tuple[int, int]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fan."""
        return (self.fan,)

    def named(self) -> Mapping[str, Value]:
        """The fan."""
        return {"fan": self.fan}

    def asks(self) -> Mapping[str, object]:
        """The positions and the fan."""
        return {"positions": [position_data(one, self.values) for one in self.positions], "fan": self.fan.value}

    def confirmed(self) -> Phrase:
        """Both distances, and the tiles that the nearer hand lacks."""
        near = self.distances.index(min(self.distances))
        goal = target_hand(self.positions[near], self.fan, self.values)
        lacking = [tile for tiles in goal.missing for tile in tiles] if goal else []
        return Phrase.of("exercise-nearer", near=min(self.distances), far=max(self.distances), tiles=listed(lacking))

    def slip(self, _: frozenset[Option], /) -> Slip:
        """The farther one was chosen, or both, or none."""
        return Slip(ErrorKind.WRONG_DISTANCE, self.confirmed(), self.fan)


def nearer(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> Nearer:
    """A question about ``fan`` (any pattern fan when None). Raises `CannotAsk` for an incidental fan."""
    if fan is not None and fan not in PATTERN_FANS:
        raise CannotAsk(f"{fan} does not come from tiles")
    rng = chance(ExerciseKind.NEARER, seed, level, fan)
    least, most = _APART[level]

    def attempt() -> Nearer | None:
        """A question about other positions."""
        asked, seat = fan or rng.choice(PATTERN_FANS), rng.choice(tuple(Seat))
        lack = rng.randint(1, 3)
        pair = (_position(rng, asked, seat, level, lack), _position(rng, asked, seat, level, lack + most))
        if rng.random() < 0.5:
            pair = (pair[1], pair[0])
        near = [analyse(position, values).now.get(asked) for position in pair]
        if not near[0] or not near[1]:
            return None
        one, other = near[0].distance, near[1].distance
        if max(one, other) > _FARTHEST or not least <= abs(one - other) <= most:
            return None
        return Nearer(seed, values, (0, 1), frozenset({int(other < one)}), pair, asked, (one, other))

    return until_found(attempt)


def _position(rng: Random, fan: FanId, seat: Seat, level: Level, lack: int) -> Position:
    """Thirteen tiles, all but ``lack`` of them from a hand with the fan."""
    held = list(dealt_towards(fan, value_tiles(seat, None), rng))
    rng.shuffle(held)
    held = held[: HAND_SIZE - lack][: HAND_SIZE - 1]
    wall = _left_over(held)
    rng.shuffle(wall)
    while len(held) < HAND_SIZE - 1:
        held.append(wall.pop())
    return Position(tuple(held), (), seat, tuple(wall[: _VISIBLE[level]]))


def _left_over(used: list[Tile]) -> list[Tile]:
    return [tile for tile in TILES for _ in range(COPIES - used.count(tile))]
