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
from trainer.rules import Tile

PAIRS = 7
_COSTS = (0, 1, 2)
_BITS = np.uint64(1) << np.arange(len(Tile), dtype=np.uint64)

Answers = tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint64]]


@dataclass(frozen=True)
class PairsTable:
    """Claims of seven pairs as rows: the kinds allowed, and the kind whose pair is taken first (-1: none).

    ``owners`` is the index of the claim that each row belongs to.
    """

    allowed: npt.NDArray[np.float32]
    allowed_bits: npt.NDArray[np.uint64]
    first: npt.NDArray[np.intp]
    owners: npt.NDArray[np.intp]


def pairs_table(claims: tuple[PairsClaim, ...]) -> PairsTable:
    """The rows for these claims."""
    rows = [
        (owner, first, claim.tiles)
        for owner, claim in enumerate(claims)
        for first in ([tile for tile in Tile if tile.is_honour] if claim.some_honour else [-1])
    ]
    allowed = np.array([[tile in tiles for tile in Tile] for _, _, tiles in rows]).reshape(-1, len(Tile))
    return PairsTable(
        allowed.astype(np.float32),
        (allowed * _BITS).sum(axis=1, dtype=np.uint64),
        np.array([first for _, first, _ in rows], np.intp),
        np.array([owner for owner, _, _ in rows], np.intp),
    )


def seven_pairs(table: PairsTable, held: npt.NDArray[np.int8], free: npt.NDArray[np.int8]) -> Answers:
    """Distance and accepted kinds (a bit each) of every row at every position, shaped (rows, positions).

    ``held`` are the copies held, positions × 34; ``free`` the copies still to come, 34.
    """
    first, both = np.maximum(2 - held, 0), np.maximum(4 - held, 0)
    costs = np.stack([np.where(first <= free, first, FAR), np.where(both <= free, both - first, FAR)])
    at = [(costs == cost) for cost in _COSTS]
    supply = [table.allowed @ found.sum(axis=0).T.astype(np.float32) for found in at]
    some = table.first >= 0
    forced = np.where(some[:, None], costs[0].T[table.first], 0)
    distance = np.zeros(forced.shape)
    missing = np.full(forced.shape, PAIRS - some[:, None].astype(np.int64), np.float64)
    bits = np.zeros(forced.shape, np.uint64)
    for cost, found, there in zip(_COSTS, at, supply, strict=True):
        taken = np.minimum(missing, there - (some[:, None] & (forced == cost)))
        missing -= taken
        distance += cost * taken
        if cost:
            kinds = (found.any(axis=0) * _BITS).sum(axis=1, dtype=np.uint64)
            bits |= np.where(taken > 0, table.allowed_bits[:, None] & kinds, np.uint64(0))
    bits |= np.where(some[:, None] & (forced > 0), _BITS[table.first][:, None], np.uint64(0))
    distance = np.where((missing > 0) | (forced >= FAR), FAR, distance + forced)
    return distance.astype(np.uint8), bits
