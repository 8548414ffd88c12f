"""Greedy play for one key: the hand alone with its draws, each discard the best by the answers of `analyse`.

The best discard is the nearest, then the one with most live tiles, then the lowest tile. A kong is declared where it
leaves the hand nearer than every discard; then one tile more is drawn. Nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from trainer.reach.engine import analyse_keys
from trainer.reach.model import Key, Nearness, Position, Reach
from trainer.rules import COPIES, Meld, MeldKind, Tile, ValueSet


def greedy_draws(position: Position, key: Key, wall: Iterable[Tile], draws: int, values: ValueSet) -> int | None:
    """How many own draws bring a hand of 13 the key if it is played greedily, None if ``draws`` do not.

    ``wall`` are the tiles in the order that the hand gets them. The tile drawn for a kong is not counted.
    """
    number, after_kong = 0, False
    for tile in wall:
        number += not after_kong
        if number > draws:
            break
        hand = position.with_drawn(tile)
        reach = analyse_keys(hand, (key,), values)
        if key not in reach.now or not reach.now[key].distance:
            return number if key in reach.now else None
        kong, discard = _best_kong(hand, key, values), _best_discard(hand, key, reach)
        after_kong = kong is not None and (discard is None or kong[1].distance < discard[1].distance)
        best = kong if after_kong else discard
        if best is None:
            break
        position = best[0]
    return None


Step = tuple[Position, Nearness]
"""The hand of 13 after a kong or discard, and how near it is."""


def _best_discard(hand: Position, key: Key, reach: Reach) -> Step | None:
    found = {tile: answers[key] for tile, answers in reach.discards.items() if key in answers}
    tile = min(found, key=lambda each: found[each].order, default=None)
    return None if tile is None else (hand.without(tile), found[tile])


def _best_kong(hand: Position, key: Key, values: ValueSet) -> Step | None:
    found = [(kong, analyse_keys(kong, (key,), values).now.get(key)) for kong in _after_kongs(hand)]
    return min(((kong, near) for kong, near in found if near is not None), key=lambda step: step[1].order, default=None)


def _after_kongs(hand: Position) -> Iterator[Position]:
    """The hand after each kong that it can declare: four alike in the hand, or the fourth tile of an open pung."""
    for tile in dict.fromkeys(hand.concealed):
        rest = tuple(each for each in hand.concealed if each is not tile)
        if len(hand.concealed) - len(rest) == COPIES:
            yield replace(hand, concealed=rest, melds=(*hand.melds, Meld.kong(tile, concealed=True)))
        for place, meld in enumerate(hand.melds):
            if meld.kind is MeldKind.PUNG and meld.tile is tile:
                melds = (*hand.melds[:place], Meld.kong(tile), *hand.melds[place + 1 :])
                yield replace(hand, concealed=rest, melds=melds)
