"""Drills answered a second time, slowly and from their JSON form alone.

Every discard is made and the hand of 13 measured by itself; every tile is put into the hand and scored; every claim is
laid down by hand. Of `trainer.reach` only the distance of 13 tiles is used.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from trainer.reach import Key, Nearness, Position, analyse, parse_key, position_from_data
from trainer.rules import (
    TILES,
    Hand,
    HandError,
    Meld,
    NotAWin,
    Tile,
    ValueSet,
    load_values,
    parse_tiles,
    score_hand,
)

SIHAI = load_values("sihai")


def right_of(data: Mapping[str, Any], values: ValueSet = SIHAI) -> list[str]:
    """The right options of a question, in the order of the options."""
    position = position_from_data(data["position"])
    if data["kind"] == "waits":
        return [option for option in data["options"] if _wins(position, _tile(option), data["line"], values)]
    goal = parse_key(data["goal"])
    if data["kind"] == "discard":
        return _best({option: _near(position.without(_tile(option)), goal, values) for option in data["options"]})
    offered = _tile(data["tile"])
    return _best({option: _after(position, option.split(), offered, goal, values) for option in data["options"]})


def winning_tiles(data: Mapping[str, Any], values: ValueSet = SIHAI) -> list[str]:
    """Every tile of the game, offered or not, that wins a waits question."""
    position = position_from_data(data["position"])
    return [str(tile) for tile in TILES if _wins(position, tile, data["line"], values)]


def _tile(text: str) -> Tile:
    return parse_tiles(text)[0]


def _wins(position: Position, tile: Tile, line: int, values: ValueSet) -> bool:
    seen = [*position.own_tiles, *position.visible]
    if seen.count(tile) == 4:
        return False
    try:
        hand = Hand((*position.concealed, tile), position.melds, tile, position.seat)
        return score_hand(hand, values).total >= line
    except (HandError, NotAWin):
        return False


def _near(position: Position, goal: Key, values: ValueSet) -> Nearness | None:
    return analyse(position, values).now.get(goal)


def _best(near: Mapping[str, Nearness | None]) -> list[str]:
    ranks = {option: (found.distance, -found.live) for option, found in near.items() if found is not None}
    return [option for option in near if ranks.get(option) == min(ranks.values())]


def _after(position: Position, words: list[str], offered: Tile, goal: Key, values: ValueSet) -> Nearness | None:
    """How near a claim, and the best discard after it, leaves the goal."""
    match words[1]:
        case "pass":
            return _near(position, goal, values)
        case "chow":
            meld = Meld.chow(_tile(words[2]))
        case "pung":
            meld = Meld.pung(offered)
        case _:
            meld = Meld.kong(offered)
    laid, hand, visible = list(meld.tiles), list(position.concealed), list(position.visible)
    laid.remove(offered)
    visible.remove(offered)
    for tile in laid:
        hand.remove(tile)
    after = replace(position, concealed=tuple(hand), melds=(*position.melds, meld), visible=tuple(visible))
    if words[1] == "kong":
        return _near(after, goal, values)
    found = [near for tile in set(hand) if (near := _near(after.without(tile), goal, values)) is not None]
    return min(found, key=lambda near: (near.distance, -near.live), default=None)
