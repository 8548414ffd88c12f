"""Seven pairs to aim at: of the nearest the ones worth most, then the ones with most live tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from trainer.reach.claims import NUMBER_SUITS, Claim, Ends, Flush, claims
from trainer.reach.programs import PairsClaim, pairs_claim
from trainer.reach.sevenpairs import PAIRS, pair_costs
from trainer.reach.values import Key
from trainer.rules import FanId, Pair, Part, Suit, ValueSet

Hand = tuple[int, int, tuple[Part, ...]]
"""Points, live tiles, parts."""


def best_pairs(
    held: tuple[int, ...], free: tuple[int, ...], key: Key, distance: int, values: ValueSet
) -> Hand:
    """The best seven pairs that serve the key at this distance; there have to be some.

    Every stricter claim is tried too, so that 断幺 or 清一色 is among the points wherever it costs nothing.
    """
    hands = []
    for claim in claims(key, values):
        for stricter in _stricter(claim) if claim.pairs else ():
            parts = _cheapest(held, free, pairs_claim(stricter), distance)
            if parts is not None:
                hands.append((_points(stricter, values), _live(parts, held, free), parts))
    return max(hands, key=lambda hand: hand[:2])


def _stricter(claim: Claim) -> Iterator[Claim]:
    """The claim, and all that ask for more of the pairs."""
    flushes = [(Flush.ANY, None), *product((Flush.HALF, Flush.FULL), NUMBER_SUITS)]
    for ends, (flush, suit) in product(Ends, flushes):
        tried = Claim(ends=ends, flush=flush, suit=suit, pairs=True)
        if tried.is_covered_by(claim) and tried.can_be():
            yield tried


def _points(claim: Claim, values: ValueSet) -> int:
    ends = {Ends.ANY: (), Ends.SIMPLES: (FanId.DUANYAO,), Ends.OUTSIDE: (FanId.QUANDAIYAO,)}[claim.ends]
    flush = {Flush.ANY: (), Flush.HALF: (FanId.HUNYISE,), Flush.FULL: (FanId.QINGYISE,)}[claim.flush]
    return sum(values.points[fan] for fan in (FanId.QIDUI, *ends, *flush))


def _cheapest(
    held: tuple[int, ...], free: tuple[int, ...], claim: PairsClaim, distance: int
) -> tuple[Part, ...] | None:
    """Seven pairs that the claim allows at this distance, with most live tiles, or None. A kind that lacks in its
    first pair already adds no live tiles by its second."""
    offers = sorted(
        (cost, -free[tile] if cost and (place == 0 or held[tile] >= 2) else 0, place, tile)
        for tile in claim.tiles
        for place, cost in enumerate(pair_costs(held[tile], free[tile]))
    )
    chosen = offers[:PAIRS]
    if claim.some_honour and not any(tile.suit is Suit.HONOURS for *_, tile in chosen):
        honours = [offer for offer in offers if offer[3].suit is Suit.HONOURS]
        chosen = [*offers[: PAIRS - 1], *honours[:1]]
    if len(chosen) < PAIRS or sum(cost for cost, *_ in chosen) != distance:
        return None
    return tuple(Pair(tile) for tile in sorted(tile for *_, tile in chosen))


def _live(parts: tuple[Part, ...], held: tuple[int, ...], free: tuple[int, ...]) -> int:
    tiles = [tile for part in parts for tile in part.tiles]
    return sum(free[tile] for tile in set(tiles) if tiles.count(tile) > held[tile])
