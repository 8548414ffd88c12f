"""How near every possible move leaves each key, measured by reach."""

from collections.abc import Mapping
from typing import TypeAlias

from trainer.game import Discard, Move, SeatView, Win, position_after_claim
from trainer.reach import Key, Nearness, Reach, analyse_keys, best_nearness
from trainer.rules import ValueSet

Measured: TypeAlias = Mapping[Move, Mapping[Key, Nearness]]
"""How near each move leaves each key; a key that it puts out of reach is absent."""


def plain(move: Move) -> Move:
    """A discard without saying which of two equal tiles it was."""
    return Discard(move.seat, move.tile) if isinstance(move, Discard) else move


def moves_measured(seen: SeatView, keys: tuple[Key, ...], values: ValueSet) -> Measured:
    """How near each possible move but a win leaves each key; after a chow or pung the best discard follows."""
    here = analyse_keys(seen.position, keys, values)
    found: dict[Move, Mapping[Key, Nearness]] = {}
    for move in seen.moves:
        position = position_after_claim(seen, move)
        if position is not None:
            found[move] = _with_best_discards(analyse_keys(position, keys, values))
        elif isinstance(move, Discard):
            found[plain(move)] = here.discards[move.tile]
        elif not isinstance(move, Win):
            found[move] = here.now
    return found


def _with_best_discards(reach: Reach) -> Mapping[Key, Nearness]:
    """How near each key is after a move; where a discard follows, after the one that is best for the key."""
    if not reach.discards:
        return reach.now
    keys = dict.fromkeys(key for answers in reach.discards.values() for key in answers)
    return {key: best_nearness(answers[key] for answers in reach.discards.values() if key in answers) for key in keys}
