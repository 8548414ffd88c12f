"""Won hands by chance, rich enough to ask about: with a chosen fan, melds laid down, kongs and events of the win."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from trainer.coach.exercises.values import CannotAsk, ExerciseKind, Level
from trainer.game.targets import target_hand
from trainer.notation import hand_to_data
from trainer.reach import Position, position_to_data
from trainer.rules import (
    COPIES,
    INCIDENTAL_FANS,
    PATTERN_FANS,
    Circumstances,
    FanId,
    Hand,
    HandError,
    Meld,
    MeldKind,
    Part,
    Reading,
    Score,
    Seat,
    Tile,
    ValueSet,
    check_hand,
    readings,
    score_reading,
    value_tiles,
)

Found = TypeVar("Found")

_PATIENCE = 1000
"""Attempts to find a hand. The rarest questions need some fifty."""

_LAID_DOWN = {Level.PLAIN: (0, 0, 0, 1), Level.MIXED: (0, 0, 1, 2), Level.HARD: (0, 0, 1, 2, 3)}
"""How many melds are laid down, as often as they stand here."""

_KONGS = {Level.PLAIN: 0.0, Level.MIXED: 0.2, Level.HARD: 0.3}
"""How often a pung is a kong."""

_EVENTS = {Level.PLAIN: 0.0, Level.MIXED: 0.1, Level.HARD: 0.2}
"""How often a win has an event that was not asked for."""


def chance(kind: ExerciseKind, seed: int, level: Level, fan: FanId | None) -> Random:
    """All the chance of one question: the same for the same question, on every machine."""
    return Random(f"{kind}:{seed}:{level}:{fan}")


def until_found(attempt: Callable[[], Found | None]) -> Found:
    """What the first attempt gives that succeeds. Raises `CannotAsk` when none of many does, as under values by which
    nothing is worth anything."""
    for _ in range(_PATIENCE):
        found = attempt()
        if found is not None:
            return found
    raise CannotAsk("no hand was found to ask about")


def won_hand(rng: Random, level: Level, values: ValueSet, fan: FanId | None = None) -> Hand:
    """A complete hand, most often one that holds ``fan`` (any fan when None)."""
    wanted = fan or rng.choice(PATTERN_FANS)
    if wanted in INCIDENTAL_FANS:
        return _with_event(rng, level, values, wanted)
    hand = _hand(rng, level, values, wanted)
    if rng.random() < _EVENTS[level]:
        return _possible(replace(hand, events=frozenset({rng.choice(INCIDENTAL_FANS)}))) or hand
    return hand


def _with_event(rng: Random, level: Level, values: ValueSet, event: FanId) -> Hand:
    """A hand whose win has the event."""
    pattern = FanId.GANG if event is FanId.LINGSHANGKAIHUA else None
    while True:
        hand = _hand(rng, level, values, pattern or rng.choice(PATTERN_FANS))
        seat = Seat.E if event is FanId.TIANHE else hand.seat
        found = _possible(replace(hand, seat=seat, events=frozenset({event})))
        if found is not None:
            return found


def _possible(hand: Hand) -> Hand | None:
    try:
        check_hand(hand)
    except HandError:
        return None
    return hand


def _hand(rng: Random, level: Level, values: ValueSet, fan: FanId) -> Hand:
    """A hand without events."""
    seat = rng.choice(tuple(Seat))
    honours = value_tiles(seat, None)
    like = None
    if level is not Level.PLAIN:
        like = Counter(target_hand(rng.choice(PATTERN_FANS), honours, rng))
    while True:
        tiles = target_hand(fan, honours, rng, like)
        reading = _reading(rng, tiles, seat, values)
        if reading is not None:
            return _laid_out(rng, reading, seat, level)


def _reading(rng: Random, tiles: Sequence[Tile], seat: Seat, values: ValueSet) -> Reading | None:
    """The reading of the tiles worth most; of 15 tiles four alike are a kong. None if there is none."""
    kongs: Sequence[Meld] = ()
    held = list(tiles)
    if len(tiles) > 14:
        kind = rng.choice([tile for tile, count in Counter(tiles).items() if count == COPIES])
        kongs = [Meld.kong(kind, concealed=rng.random() < 0.5)]
        held = [tile for tile in tiles if tile is not kind]
    found = readings(held, kongs)
    seen = Circumstances(seat)
    return max(found, key=lambda reading: score_reading(reading, seen, values).total, default=None)


def _laid_out(rng: Random, reading: Reading, seat: Seat, level: Level) -> Hand:
    """The hand of a reading: some melds laid down, some pungs made kongs, one concealed tile the winning one."""
    melds = [_grown(rng, meld, reading, level) for meld in reading.melds]
    free = [place for place, meld in enumerate(melds) if meld.kind is not MeldKind.KONG]
    rng.shuffle(free)
    hidden = set(free[min(rng.choice(_LAID_DOWN[level]), len(free)) :])
    laid = tuple(_open(meld) for place, meld in enumerate(melds) if place not in hidden)
    parts: list[Part] = [*(melds[place] for place in sorted(hidden)), *reading.pairs]
    concealed = tuple(tile for part in parts for tile in part.tiles)
    return Hand(concealed, laid, rng.choice(concealed), seat)


def _open(meld: Meld) -> Meld:
    """A meld as it lies on the table: only a kong can be concealed there."""
    return meld if meld.kind is MeldKind.KONG else replace(meld, concealed=False)


def _grown(rng: Random, meld: Meld, reading: Reading, level: Level) -> Meld:
    """A pung, or the kong that its fourth tile makes of it."""
    alone = sum(part.tiles.count(meld.tile) for part in reading.parts) == 3
    if meld.kind is MeldKind.PUNG and alone and rng.random() < _KONGS[level]:
        return Meld.kong(meld.tile, concealed=rng.random() < 0.5)
    return meld


_OTHERWISE = 0.15
"""How often a hand is taken that is easier or harder than asked: some fans allow hardly any other."""


def suits_level(rng: Random, score: Score, level: Level) -> bool:
    """Whether a scored hand is as hard as asked, by its receipts and refusals; by chance also when it is not."""
    receipts, refused = len(score.receipts), len(score.refused)
    suits = {
        Level.PLAIN: receipts <= 3 and not refused,
        Level.MIXED: receipts >= 2 and refused <= 2,
        Level.HARD: receipts >= 4 or refused > 0,
    }
    return suits[level] or rng.random() < _OTHERWISE


def hand_data(hand: Hand, values: ValueSet) -> dict[str, object]:
    """A hand as ``python -m trainer score`` reads it."""
    return hand_to_data(hand) | {"values": values.id}


def position_data(position: Position, values: ValueSet) -> dict[str, object]:
    """A position as ``python -m trainer reach`` reads it."""
    return position_to_data(position) | {"values": values.id}
