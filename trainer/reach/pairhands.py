"""Seven pairs to aim at: of the nearest the ones worth most, then the ones with most live tiles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from trainer.reach.claims import NUMBER_SUITS, Claim, Ends, Flush, claims
from trainer.reach.programs import PairsClaim, pairs_claim
from trainer.reach.sevenpairs import PAIRS, pair_costs
from trainer.reach.values import Key
from trainer.rules import FanId, Pair, Part, Tile, ValueSet

Hand = tuple[int, int, tuple[Part, ...]]
"""Points, live tiles, parts."""


def best_pairs(held: tuple[int, ...], free: tuple[int, ...], key: Key, distance: int, values: ValueSet) -> Hand:
    """The best seven pairs that serve the key at this distance; there have to be some."""
    offers = _offers(held, free)
    hands: list[Hand] = []
    for points, claim in _worthiest(key, values):
        if hands and points < hands[0][0]:
            break
        parts = _cheapest(offers, claim, distance)
        if parts is not None:
            hands.append((points, _live(parts, held, free), parts))
    return max(hands, key=lambda hand: hand[:2])


@lru_cache(maxsize=128)
def _worthiest(key: Key, values: ValueSet) -> tuple[tuple[int, PairsClaim], ...]:
    """The claims of seven pairs for a key with their points, worth most first; also every claim that asks for more,
    so that 断幺 or 清一色 is among the points wherever it costs nothing."""
    found = [
        (_points(stricter, values), pairs_claim(stricter))
        for claim in claims(key, values)
        if claim.pairs
        for stricter in _stricter(claim)
    ]
    return tuple(sorted(found, key=lambda pair: -pair[0]))


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


Offer = tuple[int, int, int, Tile]
"""What a pair costs, less the live tiles it adds, whether it is the second of its kind, the kind."""


def _offers(held: tuple[int, ...], free: tuple[int, ...]) -> list[Offer]:
    """Every pair that can be had, the cheapest first, of these the ones with most live tiles. A kind that lacks in its
    first pair already adds none by its second."""
    return sorted(
        (cost, -free[tile] if cost and (place == 0 or held[tile] >= 2) else 0, place, tile)
        for tile in Tile
        for place, cost in enumerate(pair_costs(held[tile], free[tile]))
    )


def _cheapest(offers: list[Offer], claim: PairsClaim, distance: int) -> tuple[Part, ...] | None:
    """Seven pairs that the claim allows at this distance, with most live tiles, or None."""
    allowed = [offer for offer in offers if offer[3] in claim.tiles]
    chosen = allowed[:PAIRS]
    if claim.some_honour and not any(tile.is_honour for *_, tile in chosen):
        chosen = [*allowed[: PAIRS - 1], *(offer for offer in allowed if offer[3].is_honour)][:PAIRS]
    if len(chosen) < PAIRS or sum(cost for cost, *_ in chosen) != distance:
        return None
    return tuple(Pair(tile) for tile in sorted(tile for *_, tile in chosen))


def _live(parts: tuple[Part, ...], held: tuple[int, ...], free: tuple[int, ...]) -> int:
    tiles = [tile for part in parts for tile in part.tiles]
    return sum(free[tile] for tile in set(tiles) if tiles.count(tile) > held[tile])
