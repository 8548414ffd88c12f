"""Which tiles finish this fan: they complete the hand, the fan counts in it, and a copy is left."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.exercises.certainty import Certainty, standing
from trainer.coach.exercises.dealing import chance, position_data, until_found, won_hand
from trainer.coach.exercises.faults import why_absent
from trainer.coach.exercises.values import CannotAsk, ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.coach.exercises.wording import listed, why_counts
from trainer.reach import Position
from trainer.rules import (
    COPIES,
    PATTERN_FANS,
    TILES,
    FanId,
    Hand,
    Phrase,
    Tile,
    Value,
    ValueSet,
    counts,
    parse_tiles,
    readings,
)

_MOST = 6
"""The most tiles that are offered."""

_VISIBLE = {Level.PLAIN: 0, Level.MIXED: 12, Level.HARD: 30}
"""How many tiles are seen outside the hand."""

_DEAD = {Level.PLAIN: 0.0, Level.MIXED: 0.25, Level.HARD: 0.5}
"""How often every copy of a tile that would finish is seen."""

_BARE = {Level.PLAIN: 0.0, Level.MIXED: 0.4, Level.HARD: 0.8}
"""How often a position is passed over in which no tile wins without the fan."""


@dataclass(frozen=True)
class Finish(ChoiceExercise):
    """Which tiles complete a position of 13 so that ``fan`` counts. ``completed`` are the hands that tiles make,
    also tiles without a copy left, which are ``dead``."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.FINISH
    several: ClassVar[bool] = True
    position: Position
    fan: FanId
    completed: Mapping[Tile, Certainty]
    dead: frozenset[Tile]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fan."""
        return (self.fan,)

    def named(self) -> Mapping[str, Value]:
        """The fan."""
        return {"fan": self.fan}

    def asks(self) -> Mapping[str, object]:
        """The position and the fan."""
        return {"position": position_data(self.position, self.values), "fan": self.fan.value}

    def confirmed(self) -> Phrase:
        """Why the fan counts with the first of the tiles."""
        tiles = tuple(tile for tile in self.completed if str(tile) in self.right)
        reason = why_counts(self.completed[tiles[0]].score, self.fan)
        key = "exercise-finish" if len(tiles) > 1 else "exercise-finish-one"
        return Phrase.of(key, tiles=listed(tiles), reason=reason)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """A tile chosen that does not finish, else the first one missed."""
        for option in self.options:
            if option in picked - self.right:
                return self._false(_tile(option))
        missed = next(option for option in self.options if option in self.right - picked)
        reason = why_counts(self.completed[_tile(missed)].score, self.fan)
        return Slip(ErrorKind.MISSED_WAIT, Phrase.of("exercise-also", tile=_tile(missed), reason=reason), self.fan)

    def _false(self, tile: Tile) -> Slip:
        """Why a tile does not finish: no copy is left, the fan does not count with it, or it completes nothing."""
        if tile in self.dead:
            return Slip(ErrorKind.DEAD_WAIT, Phrase.of("exercise-dead", tile=tile), self.fan)
        if tile not in self.completed:
            return Slip(ErrorKind.FALSE_WAIT, Phrase.of("exercise-no-win", tile=tile), self.fan)
        absent = why_absent(self.completed[tile], self.fan)
        return Slip(absent.mistake, Phrase.of("exercise-wins-without", tile=tile, reason=absent.says), self.fan)


def _tile(option: Option) -> Tile:
    (tile,) = parse_tiles(str(option))
    return tile


def finish(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> Finish:
    """A question about ``fan`` (any pattern fan when None). Raises `CannotAsk` for an incidental fan."""
    if fan is not None and fan not in PATTERN_FANS:
        raise CannotAsk(f"{fan} does not come from tiles")
    rng = chance(ExerciseKind.FINISH, seed, level, fan)
    return until_found(lambda: _attempt(rng, seed, level, values, fan or rng.choice(PATTERN_FANS)))


def _attempt(rng: Random, seed: int, level: Level, values: ValueSet, asked: FanId) -> Finish | None:
    """A question about another hand; None where the hand has no good one."""
    hand = won_hand(rng, level, values, asked)
    completed = _completed(hand, values)
    good = [tile for tile, found in completed.items() if asked in found.certain]
    if not good or not _is_clear(completed, asked):
        return None
    if len(good) == len(completed) and rng.random() < _BARE[level]:
        return None
    position = _position(rng, hand, good, level)
    unseen = position.unseen()
    live = [tile for tile in good if unseen[tile]]
    if not 0 < len(live) < _MOST:
        return None
    dead = frozenset(tile for tile in good if not unseen[tile])
    options = _options(rng, position, live, [*dead, *completed])
    return Finish(seed, values, options, frozenset(map(str, live)), position, asked, completed, dead)


def _is_clear(completed: Mapping[Tile, Certainty], fan: FanId) -> bool:
    """A fan that is there and does not count, or counts in some ways only, has no honest answer."""
    return not any(fan in found.shown - found.certain for found in completed.values())


def _completed(hand: Hand, values: ValueSet) -> dict[Tile, Certainty]:
    """The hands that each tile makes in the place of the winning one, without events."""
    rest = list(hand.concealed)
    rest.remove(hand.win_tile)
    held = counts((*rest, *(tile for meld in hand.melds for tile in meld.tiles)))
    found = {}
    for tile in TILES:
        concealed = (*rest, tile)
        if held[tile] < COPIES and readings(concealed, hand.melds):
            found[tile] = standing(Hand(concealed, hand.melds, tile, hand.seat), values)
    return found


def _position(rng: Random, hand: Hand, good: list[Tile], level: Level) -> Position:
    """The hand without its winning tile, with tiles seen elsewhere; often all copies of one that would finish."""
    rest = list(hand.concealed)
    rest.remove(hand.win_tile)
    bare = Position(tuple(rest), hand.melds, hand.seat, ())
    unseen = list(bare.unseen())
    seen: list[Tile] = []
    if len(good) > 1 and rng.random() < _DEAD[level]:
        gone = rng.choice(good)
        seen += [gone] * unseen[gone]
        unseen[gone] = 0
    wall = [tile for tile in TILES for _ in range(unseen[tile])]
    visible = tuple(seen + rng.sample(wall, _VISIBLE[level]))
    return Position(bare.concealed, bare.melds, bare.seat, visible)


def _options(rng: Random, position: Position, live: list[Tile], tempting: list[Tile]) -> tuple[Option, ...]:
    """The right tiles, those that win without the fan or are dead, then neighbours of the hand; sorted."""
    chosen = dict.fromkeys([*live, *tempting][:_MOST])
    near = {TILES[tile + step] for tile in position.concealed for step in (-1, 0, 1) if 0 <= tile + step < len(TILES)}
    others = [tile for tile in sorted(near) if tile not in chosen]
    rng.shuffle(others)
    chosen.update(dict.fromkeys(others[: max(2, _MOST - len(chosen))]))
    return tuple(str(tile) for tile in sorted(chosen))
