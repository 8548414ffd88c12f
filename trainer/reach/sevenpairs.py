"""How near seven pairs are.

Each kind can give two pairs: the first costs the tiles that lack to two copies, the second those that lack from two to
four, never less than the first. So the distance is the cost of the cheapest seven pairs that a need allows, and any
other pair as cheap as the dearest of the seven may take its place. A need that asks for a pair of honours has a row for
each kind of honour, in which the first pair of that kind is taken beforehand.

How many pairs cost at most 0, 1 and 2 tiles are three numbers, packed into one, so that one multiplication counts them
for every need and position.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from trainer.reach.programs import PairsNeed
from trainer.reach.tables import FAR
from trainer.rules import COPIES, Tile

PAIRS = 7

Floats = npt.NDArray[np.float64]
"""Whole numbers; NumPy multiplies matrices of floats much faster than of integers, and these hold them exactly."""

Whole = npt.NDArray[np.int64]
Answers = tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint64]]


def pair_costs(held: int, free: int) -> tuple[int, ...]:
    """What the first and the second pair of a kind cost, those that can be had at all."""
    first, both = max(0, 2 - held), max(0, 4 - held)
    return tuple(cost for cost, lacks in ((first, first), (both - first, both)) if lacks <= free)


_DIGIT = 7
"""Bits for each of the numbers packed together: there are 68 pairs at most."""

_SHIFTS = _DIGIT * np.arange(3)[:, None, None]
_MASK = (1 << _DIGIT) - 1

_AT_MOST = np.array([sum(1 << _DIGIT * most for most in range(cost, 3)) for cost in range(3)])
"""What a pair that costs 0, 1 or 2 adds to the packed numbers."""

_COSTS = [pair_costs(held, free) for held in range(COPIES + 1) for free in range(COPIES + 1)]

_SUPPLY = np.array([sum(_AT_MOST[cost] for cost in costs) for costs in _COSTS], np.float64)
"""For copies held and still to come (at 5 × held + free): the packed numbers of one kind."""

_LACKING = np.array([[cost in costs for costs in _COSTS] for cost in (1, 2)], np.float64)
"""For copies held and still to come: whether a pair costs 1, and whether one costs 2."""

_BITS = 2.0 ** np.arange(len(Tile))


class PairsTable(Struct, frozen=True):
    """Needs of seven pairs as rows: the kinds allowed, and the kind whose first pair is taken beforehand, or none.

    ``missing`` are the pairs still to find then. ``owners`` is the index of the need that each row belongs to.
    """

    allowed: Floats
    allowed_bits: Whole
    some: npt.NDArray[np.bool_]
    first: npt.NDArray[np.intp]
    first_bits: Whole
    missing: Whole
    owners: npt.NDArray[np.intp]


_HONOURS = tuple(tile for tile in Tile if tile.is_honour)


def pairs_table(needs: tuple[PairsNeed, ...]) -> PairsTable:
    """The rows for these needs."""
    rows = [
        (owner, first, need.tiles)
        for owner, need in enumerate(needs)
        for first in (_HONOURS if need.some_honour else (None,))
    ]
    allowed = np.array([[tile in tiles for tile in Tile] for _, _, tiles in rows], np.float64).reshape(-1, len(Tile))
    some = np.array([first is not None for _, first, _ in rows], np.bool_)[:, None]
    first = np.array([first or 0 for _, first, _ in rows], np.intp)
    return PairsTable(
        allowed=allowed,
        allowed_bits=(allowed @ _BITS).astype(np.int64)[:, None],
        some=some,
        first=first,
        first_bits=_BITS[first].astype(np.int64)[:, None],
        missing=PAIRS - some.astype(np.int64),
        owners=np.array([owner for owner, _, _ in rows], np.intp),
    )


def seven_pairs(table: PairsTable, held: npt.NDArray[np.intp], free: npt.NDArray[np.intp]) -> Answers:
    """Distance and accepted kinds (a bit each) of every row at every position, shaped (rows, positions).

    ``held`` are the copies held, positions × 34; ``free`` those still to come, the same or 34 for all positions.
    """
    forced = np.maximum(2 - held.T.take(table.first, axis=0), 0) * table.some
    kinds = held * (COPIES + 1) + free
    supply = (table.allowed @ _SUPPLY.take(kinds).T).astype(np.int64)
    supply -= table.some * _AT_MOST[forced]
    at_none, at_one, at_two = np.minimum(supply >> _SHIFTS & _MASK, table.missing)
    distance = forced + 2 * at_two - at_one - at_none
    too_few = forced > np.atleast_2d(free).T.take(table.first, axis=0)
    distance[too_few | (at_two < table.missing)] = FAR
    ones, twos = (_LACKING.take(kinds, axis=1) @ _BITS).astype(np.int64)
    bits = (at_one > at_none) * ones | (at_two > at_one) * twos
    bits &= table.allowed_bits
    bits |= (forced > 0) * table.first_bits
    return distance.astype(np.uint8), bits.astype(np.uint64)
