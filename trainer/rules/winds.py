"""Which winds are worth a 番牌, and in which part: a seat's own, and the prevailing one where the table counts it.

The published notes name the seat wind only. Whether the prevailing wind (场风) counts is this project's ruling, a
switch: None stands for a table that does not count it.
"""

from enum import StrEnum
from functools import cache

from trainer.rules.tiles import TILES, Seat, Tile


class WindRole(StrEnum):
    """What makes a wind count."""

    SEAT = "seat"
    PREVAILING = "prevailing"


def wind_roles(tile: Tile, seat: Seat, prevailing: Seat | None) -> tuple[WindRole, ...]:
    """What a tile is to a seat; nothing for a wind that does not count, and for what is no wind.

    >>> [role.value for role in wind_roles(Tile.Z1, Seat.E, Seat.E)], wind_roles(Tile.Z1, Seat.S, None)
    (['seat', 'prevailing'], ())
    """
    winds = {WindRole.SEAT: seat, WindRole.PREVAILING: prevailing}
    return tuple(role for role, wind in winds.items() if wind is not None and wind.wind is tile)


@cache
def value_tiles(seat: Seat, prevailing: Seat | None = None) -> tuple[Tile, ...]:
    """The honours of which a pung is 番牌, in the order of `TILES`. A wind that counts in both parts is there once.

    >>> [str(tile) for tile in value_tiles(Seat.W, Seat.E)], len(value_tiles(Seat.W, Seat.W))
    (['1z', '3z', '5z', '6z', '7z'], 4)
    """
    return tuple(tile for tile in TILES if tile.is_dragon or wind_roles(tile, seat, prevailing))
