"""All tiles that win at a line, with a copy left: many-sided waits, dead ones, and ones below the line."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.drills.discard import tile_of
from trainer.coach.drills.played import Stage
from trainer.coach.exercises.dealing import position_data, won_hand
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, DrillKind, ErrorKind, Level, Option, Slip
from trainer.coach.exercises.wording import listed
from trainer.reach import LINES, Position, Wait, waits
from trainer.rules import COPIES, TILES, FanId, Hand, Phrase, Tile, Value, ValueSet, counts

_VISIBLE: Mapping[Stage, int] = {Stage.EARLY: 8, Stage.MIDDLE: 24, Stage.LATE: 44}
"""How many tiles are seen outside the hand."""

_WAITS: Mapping[Level, range] = {Level.PLAIN: range(1, 3), Level.MIXED: range(2, 4), Level.HARD: range(3, 14)}
"""How many tiles complete the hand."""

_ATTEMPTS = 300
"""Hands that are tried; one of a few is taken unless hardly any hand is worth the line."""

_ONE_SUIT = (FanId.QINGYISE, FanId.HUNYISE, FanId.PINGHE)
"""Fans whose hands have many-sided waits."""


@dataclass(frozen=True)
class WaitsDrill(ChoiceExercise):
    """Which tiles win for a position of 13 at a line in points; ``found`` are all that complete it."""

    kind: ClassVar[DrillKind] = DrillKind.WAITS
    several: ClassVar[bool] = True
    position: Position
    line: int
    found: tuple[Wait, ...]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """None: it is about the shape of the hand."""
        return ()

    def named(self) -> Mapping[str, Value]:
        """The line."""
        return {"line": self.line}

    def asks(self) -> Mapping[str, object]:
        """The position and the line."""
        return {"position": position_data(self.position, self.values), "line": self.line}

    def confirmed(self) -> Phrase:
        """The winning tiles, each with its points and live copies."""
        return listed(_said(wait) for wait in self.found if str(wait.tile) in self.right)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """The first tile chosen that does not win, else the first one missed."""
        for option in self.options:
            if option in picked - self.right:
                return self._false(tile_of(option))
        missed = next(wait for wait in self.found if str(wait.tile) in self.right - picked)
        return Slip(ErrorKind.MISSED_WAIT, Phrase.of("drill-wait-also", wait=_said(missed)))

    def _false(self, tile: Tile) -> Slip:
        """Why a tile does not win: it completes nothing, no copy is left, or its points are below the line."""
        wait = next((wait for wait in self.found if wait.tile is tile), None)
        if wait is None:
            return Slip(ErrorKind.FALSE_WAIT, Phrase.of("exercise-no-win", tile=tile))
        if not wait.live:
            return Slip(ErrorKind.DEAD_WAIT, Phrase.of("exercise-dead", tile=tile))
        return Slip(ErrorKind.BELOW_LINE, Phrase.of("drill-wait-below", wait=_said(wait), line=self.line))


def _said(wait: Wait) -> Phrase:
    return Phrase.of("drill-wait", tile=wait.tile, points=wait.points, live=wait.live)


def ask_waits(position: Position, line: int, values: ValueSet, seed: int = 0) -> WaitsDrill | None:
    """The question about a position of 13; None where no tile wins."""
    found = waits(position, values)
    right = frozenset(str(wait.tile) for wait in found if wait.live and wait.points >= line)
    return WaitsDrill(seed, values, _options(position), right, position, line, found) if right else None


def _options(position: Position) -> tuple[Option, ...]:
    """Every kind that is held or has a neighbour in the hand, in order: a winning tile always has one."""
    held, owned = counts(position.concealed), counts(position.own_tiles)
    near = [tile for tile in TILES if any(held[other] for other in _beside(tile)) and owned[tile] < COPIES]
    return tuple(map(str, near))


def _beside(tile: Tile) -> list[Tile]:
    """A kind and its neighbours in the suit."""
    if tile.is_honour:
        return [tile]
    return [TILES[tile + step] for step in (-1, 0, 1) if 1 <= tile.rank + step <= 9]


def waits_drill(
    rng: Random, seed: int, level: Level, values: ValueSet, line: int | None, stage: Stage | None
) -> WaitsDrill:
    """A question about a hand from which one tile was taken; any of the usual lines if ``line`` is None.

    Raises `CannotAsk` where hands worth the line are too rare to be found.
    """
    for _ in range(_ATTEMPTS):
        fan = rng.choice(_ONE_SUIT) if level is Level.HARD else None
        position = _position(rng, won_hand(rng, level, values, fan), stage or rng.choice(list(Stage)))
        drill = ask_waits(position, rng.choice(LINES) if line is None else line, values, seed)
        if drill is not None and len(drill.found) in _WAITS[level]:
            return drill
    raise CannotAsk(f"no hand was found that waits for {line} points")


def _position(rng: Random, hand: Hand, stage: Stage) -> Position:
    """The hand without one of its tiles, and tiles seen elsewhere."""
    rest = list(hand.concealed)
    rest.remove(rng.choice(rest))
    bare = Position(tuple(rest), hand.melds, hand.seat, ())
    wall = [tile for tile, copies in zip(TILES, bare.unseen(), strict=True) for _ in range(copies)]
    return Position(bare.concealed, bare.melds, bare.seat, tuple(rng.sample(wall, _VISIBLE[stage])))
