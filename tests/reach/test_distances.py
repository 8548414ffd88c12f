"""Hands that lie in one suit of which little is held."""

import pytest

from trainer.reach import Position, analyse
from trainer.reach.model import key_text
from trainer.rules import COPIES, TILES, Seat, counts, load_values, parse_tiles


@pytest.mark.parametrize(
    ("concealed", "left", "key", "distance"),
    [
        ("12m578p11256699s", "122333344456677889s11112222z", "gang", 7),
        ("1225589m24p189s6z", "11122333344445566667777888999m222233334444z", "lianliu", 7),
        ("8m35p2355899s145z", "88889999p1111222334444566677788899s", "lianliu", 7),
        ("1668m2p2558s1256z", "666677778888p1122333444666677888999s", "gang", 9),
        ("89m15p14579s1357z", "222233334444m112222333444555667779s", "yibangao", 9),
    ],
)
def test_one_suit_alone_can_be_the_nearest_way(concealed: str, left: str, key: str, distance: int) -> None:
    """Four melds in the suit of which only a few tiles are held: any other way takes one tile more."""
    held, free = counts(parse_tiles(concealed)), counts(parse_tiles(left))
    gone = [tile for tile in TILES for _ in range(COPIES - held[tile] - free[tile])]
    reach = analyse(Position(parse_tiles(concealed), (), Seat.E, tuple(gone)), load_values("sihai"))
    assert {key_text(each): nearness.distance for each, nearness in reach.now.items()}[key] == distance
