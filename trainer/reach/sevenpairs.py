"""How near seven pairs are.

Each kind can give two pairs. The first costs what lacks to two copies, the second what lacks from there to four: 0, 1
or 2 tiles each, and never less than the first. So the cheapest seven of all pairs a claim allows are the answer, and
any pair as cheap as the dearest of the seven may take its place. A claim that asks for a pair of honours is answered
once for each kind of honour whose first pair is taken beforehand.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trainer.reach.programs import PairsClaim
from trainer.reach.tables import FAR
from trainer.rules import COPIES, Tile

PAIRS = 7
_BITS = np.int64(1) << np.arange(len(Tile), dtype=np.int64)

Answers = tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint64]]


def pair_costs(held: int, free: int) -> tuple[int, ...]:
    """What the first and the second pair of a kind cost, those that can be had at all."""
    first, both = max(0, 2 - held), max(0, 4 - held)
    return tuple(cost for cost, lacks in ((first, first), (both - first, both)) if lacks <= free)


_COUNTS = np.array(
    [
        [sum(1 << 8 * cost for cost in pair_costs(held, free)) for free in range(COPIES + 1)]
        for held in range(COPIES + 1)
    ]
)
"""For copies held and still to come: how many pairs cost 0, 1 and 2, a byte each."""


@dataclass(frozen=True)
class PairsTable:
    """Claims of seven pairs as rows: the kinds allowed, and the kind whose first pair is taken beforehand, or none.

    ``owners`` is the index of the claim that each row belongs to.
    """

    allowed: npt.NDArray[np.int64]
    allowed_bits: npt.NDArray[np.int64]
    some: npt.NDArray[np.bool_]
    first: npt.NDArray[np.intp]
    owners: npt.NDArray[np.intp]


def pairs_table(claims: tuple[PairsClaim, ...]) -> PairsTable:
    """The rows for these claims."""
    rows = [
        (owner, first, claim.tiles)
        for owner, claim in enumerate(claims)
        for first in ([tile for tile in Tile if tile.is_honour] if claim.some_honour else [None])
    ]
    allowed = np.array([[tile in tiles for tile in Tile] for _, _, tiles in rows], np.int64).reshape(-1, len(Tile))
    return PairsTable(
        allowed,
        allowed @ _BITS,
        np.array([first is not None for _, first, _ in rows], np.bool_)[:, None],
        np.array([first or 0 for _, first, _ in rows], np.intp),
        np.array([owner for owner, _, _ in rows], np.intp),
    )


def seven_pairs(table: PairsTable, held: npt.NDArray[np.intp], free: npt.NDArray[np.intp]) -> Answers:
    """Distance and accepted kinds (a bit each) of every row at every position, shaped (rows, positions).

    ``held`` are the copies held, positions × 34; ``free`` those still to come, the same or 34 for all positions.
    """
    counts = _COUNTS[held, free]
    supply = table.allowed @ counts.T
    forced = np.maximum(2 - held, 0).T[table.first] * table.some
    missing = PAIRS - table.some.astype(np.int64)
    supply -= table.some << 8 * forced
    distance, bits = forced, (forced > 0) * _BITS[table.first][:, None]
    for cost in (0, 1, 2):
        taken = np.minimum(supply >> 8 * cost & 0xFF, missing)
        missing = missing - taken
        distance = distance + cost * taken
        if cost:
            kinds = (counts >> 8 * cost & 0xFF > 0) @ _BITS
            bits |= (taken > 0) * (table.allowed_bits[:, None] & kinds)
    impossible = (missing > 0) | (table.some & ~_has_pair(held, free).T[table.first])
    return np.where(impossible, FAR, distance).astype(np.uint8), bits.astype(np.uint64)


def _has_pair(held: npt.NDArray[np.intp], free: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
    return held + free >= 2
