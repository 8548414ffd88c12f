"""Path drills answered a second time, slowly and from their JSON form alone.

Whether a start and its draws contain a fan is asked as a distance: the hand of the start, to which nothing can come but
these draws. Play by advice is done by hand: every discard is made and the hand of 13 measured by itself.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from trainer.reach import Position, analyse_keys, position_from_data
from trainer.rules import COPIES, TILES, FanId, Tile, ValueSet, parse_tiles


def path_right_of(data: Mapping[str, Any], values: ValueSet) -> list[str]:
    """The right options of a path question, in the order of the options."""
    start, fans = position_from_data(data["position"]), [FanId(option) for option in data["options"]]
    walls = [_tiles(wall)[: data["draws"]] for wall in data["walls"]]
    there = Counter(fan for wall in walls for fan in fans if _contains(start, wall, fan, values))
    if data["asked"] == "par":
        return [fan.value for fan in fans if 2 * there[fan] >= len(walls)]
    home = Counter(fan for wall in walls for fan in fans if _comes_home(start, wall, fan, values))
    ranks = sorted(((home[fan], there[fan]) for fan in fans), reverse=True)
    assert ranks[1] > ranks[2]
    assert ranks[1][0] > 0
    return [fan.value for fan in fans if (home[fan], there[fan]) >= ranks[1]]


def _tiles(text: str) -> list[Tile]:
    """A wall tile by tile, unsorted."""
    return [parse_tiles(text[place : place + 2])[0] for place in range(0, len(text), 2)]


def _contains(start: Position, wall: Sequence[Tile], fan: FanId, values: ValueSet) -> bool:
    left = Counter(dict.fromkeys(TILES, COPIES)) - Counter(start.concealed) - Counter(wall)
    return fan in analyse_keys(replace(start, visible=tuple(left.elements())), (fan,), values).now


def _comes_home(position: Position, wall: Sequence[Tile], fan: FanId, values: ValueSet) -> bool:
    if not _contains(position, wall, fan, values):
        return False
    for tile in wall:
        hand = position.with_drawn(tile)
        after = {drop: analyse_keys(hand.without(drop), (fan,), values).now.get(fan) for drop in set(hand.concealed)}
        ranked = {drop: (near.distance, -near.live, drop) for drop, near in after.items() if near is not None}
        if analyse_keys(hand, (fan,), values).now[fan].distance == 0:
            return True
        if not ranked:
            return False
        position = hand.without(min(ranked, key=lambda drop: ranked[drop]))
    return False
