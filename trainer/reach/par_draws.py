"""Par: the earliest draw by which the tiles held and drawn contain a finished hand, whatever was discarded on the way.

Nothing is claimed and no kong is declared. The answer is exact: after each draw it is asked what can be reached from
all tiles seen so far if nothing else can come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from trainer.reach.distances import in_reach
from trainer.reach.model import LINES, Key, Line
from trainer.reach.plans import make_plan
from trainer.rules import (
    HAND_SIZE,
    PATTERN_FANS,
    FanId,
    HandError,
    Seat,
    Tile,
    ValueSet,
    copies_faults,
    counts,
    size_faults,
    value_tiles,
)


class Draws(Struct, frozen=True):
    """A start of 13 tiles, without melds, and the own draws after it, in order. ``prevailing`` is the prevailing wind,
    None where it does not count."""

    start: tuple[Tile, ...]
    drawn: tuple[Tile, ...]
    seat: Seat
    prevailing: Seat | None = None


def par(draws: Draws, values: ValueSet, lines: Sequence[int] = LINES) -> Mapping[Key, int]:
    """For each pattern fan but 杠 and each of ``lines`` (points by pattern fans) the fewest draws that are enough.

    A key that all draws do not bring is absent. Raises `trainer.rules.HandError` for tiles that cannot exist together.
    """
    faults = (*size_faults(len(draws.start), 0, (HAND_SIZE - 1,)), *copies_faults(draws.start + draws.drawn))
    if faults:
        raise HandError(faults)
    keys = (*(fan for fan in PATTERN_FANS if fan is not FanId.GANG), *(Line(points) for points in lines))
    ranks = tuple(tile.rank for tile in value_tiles(draws.seat, draws.prevailing))
    plan = make_plan(keys, (), ranks, _without_kongs(values))
    more_and_more = [counts(draws.start + draws.drawn[:number]) for number in range(len(draws.drawn) + 1)]
    found: dict[Key, int] = {}
    for number, contained in enumerate(in_reach(plan, [(held, _NOTHING) for held in more_and_more])):
        for key in contained:
            found.setdefault(key, number)
    return {key: found[key] for key in keys if key in found}


_NOTHING = (0,) * len(Tile)


@lru_cache(maxsize=8)
def _without_kongs(values: ValueSet) -> ValueSet:
    """The same values, but a kong is worth nothing, so that no line of points asks for one."""
    table = tuple((fan, 0 if fan is FanId.GANG else points, status) for fan, points, status in values.table)
    return replace(values, table=table)
