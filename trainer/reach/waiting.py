"""What a hand of 13 waits for, with the points of each tile, and the tiles that widen what it accepts."""

from __future__ import annotations

from trainer.reach.engine import analyse_keys
from trainer.reach.model import Key, Position, Wait, Widening, check_between_turns
from trainer.rules import (
    COPIES,
    TILES,
    Circumstances,
    Tile,
    ValueSet,
    counts,
    readings,
    score_reading,
)


def waits(position: Position, values: ValueSet) -> tuple[Wait, ...]:
    """Every tile that completes a hand of 13, in order; a tile of which hand and melds hold all four is none.

    A wait wins under a line of points if its own points reach the line.
    Raises `trainer.rules.HandError` for a position that cannot exist or has 14 tiles.
    """
    check_between_turns(position)
    held, owned, unseen = counts(position.concealed), counts(position.own_tiles), position.unseen()
    circumstances = Circumstances(position.seat, prevailing=position.prevailing)
    found = []
    for tile in TILES:
        if owned[tile] < COPIES and _has_company(tile, held):
            scores = [
                score_reading(reading, circumstances, values).total
                for reading in readings((*position.concealed, tile), position.melds)
            ]
            if scores:
                found.append(Wait(tile, max(scores), unseen[tile]))
    return tuple(found)


def _has_company(tile: Tile, held: tuple[int, ...]) -> bool:
    """Whether the hand holds a tile that this one can share a meld or a pair with; without, it completes nothing."""
    if tile.is_honour:
        return held[tile] > 0
    first = tile - tile.rank + 1
    return any(held[max(first, tile - 2) : min(first + 8, tile + 2) + 1])


def widenings(position: Position, key: Key, values: ValueSet) -> tuple[Widening, ...]:
    """The tiles with a live copy that widen what a hand of 13 accepts for a key, at the distance that it has now.

    There are none if the key is out of reach. Raises `trainer.rules.HandError` as `waits` does.
    """
    check_between_turns(position)
    now = analyse_keys(position, (key,), values).now.get(key)
    if now is None:
        return ()
    found = []
    for tile, copies in zip(TILES, position.unseen(), strict=True):
        if copies and tile not in now.accepts:
            after = analyse_keys(position.with_drawn(tile), (key,), values).discards
            nearest = {drop: answers[key] for drop, answers in after.items() if key in answers}
            live = {drop: near.live for drop, near in nearest.items() if near.distance == now.distance}
            most = max(live.values(), default=0)
            if most > now.live:
                found.append(Widening(tile, most, tuple(drop for drop in live if live[drop] == most)))
    return tuple(found)
