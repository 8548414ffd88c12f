"""Positions and distances as JSON data: what ``python -m trainer reach`` reads and writes, one object a line.

In: ``{"concealed", "melds", "seat", "visible"}``; ``melds`` and ``visible`` may be left out (none). A line may name the
prevailing wind where it counts as 番牌 (``"prevailing"``), a built-in set of values (``"values"``, ``sihai``) and its
winning lines (``"lines"``, ``[5, 10]``); ``win`` is always answered.
Out: ``{"reach": {key: {"distance", "accepts", "live"}}, "discards": {tile: {key: {...}}}}``; a key out of reach is left
out, and ``discards`` is empty for a hand that need not discard. Everything that is wrong with a line is told at once.
"""

from collections.abc import Mapping

from trainer.reach.engine import analyse
from trainer.reach.values import LINES, Key, Nearness, Position, Reach, check_position, key_text
from trainer.rules import HandError, format_tiles, meld_to_data
from trainer.rules.fields import (
    DataFault,
    Fields,
    HandDataError,
    read_list,
    read_melds,
    read_prevailing,
    read_seat,
    read_tiles,
    read_values,
    type_name,
    wrong_type,
)


def position_from_data(data: object) -> Position:
    """A position that can exist from its JSON data.

    Raises `trainer.rules.data.HandDataError` with every fault at once.

    >>> position_from_data({"concealed": "123m456p789s1122z", "seat": "E", "visible": "9m"}).visible
    (<Tile.M9: 8>,)
    """
    if not isinstance(data, dict):
        raise HandDataError([DataFault("not-an-object", f"a JSON object is expected, not {type_name(data)}")])
    faults: list[DataFault] = []
    position = _read_position(data, faults)
    if position is None:
        raise HandDataError(faults)
    return position


def position_to_data(position: Position) -> dict[str, object]:
    """The JSON form of a position; `position_from_data` reads it back."""
    data: dict[str, object] = {
        "concealed": format_tiles(position.concealed),
        "melds": [meld_to_data(meld) for meld in position.melds],
        "seat": position.seat.letter,
        "visible": format_tiles(position.visible),
    }
    return data if position.prevailing is None else data | {"prevailing": position.prevailing.letter}


def reach_to_data(reach: Reach) -> dict[str, object]:
    """The JSON form of an answer."""
    return {
        "reach": _keys_to_data(reach.now),
        "discards": {str(tile): _keys_to_data(answers) for tile, answers in reach.discards.items()},
    }


def reach_line(data: object) -> dict[str, object]:
    """Answer one line of data; a line that cannot be answered gives ``{"error", "kind", "problems"}``."""
    if not isinstance(data, dict):
        return HandDataError(
            [DataFault("not-an-object", f"a JSON object is expected, not {type_name(data)}")]
        ).to_data()
    faults: list[DataFault] = []
    position = _read_position(data, faults)
    values = read_values(data, faults)
    lines = _read_lines(data, faults)
    if position is None or values is None or lines is None:
        return HandDataError(faults).to_data()
    return reach_to_data(analyse(position, values, lines))


def _keys_to_data(answers: Mapping[Key, Nearness]) -> dict[str, object]:
    return {
        key_text(key): {
            "distance": nearness.distance,
            "accepts": format_tiles(nearness.accepts),
            "live": nearness.live,
        }
        for key, nearness in answers.items()
    }


def _read_position(fields: Fields, faults: list[DataFault]) -> Position | None:
    concealed = read_tiles(fields, "concealed", faults)
    visible = read_tiles({"visible": "", **fields}, "visible", faults)
    melds = read_melds(read_list(fields, "melds", faults) or (), faults)
    seat = read_seat(fields, faults)
    prevailing = read_prevailing(fields, faults)
    if concealed is None or visible is None or seat is None or faults:
        return None
    position = Position(concealed, melds, seat, visible, prevailing)
    try:
        check_position(position)
    except HandError as error:
        faults += (DataFault(fault.problem.value, fault.detail) for fault in error.faults)
        return None
    return position


def _read_lines(fields: Fields, faults: list[DataFault]) -> tuple[int, ...] | None:
    found = fields.get("lines", list(LINES))
    if isinstance(found, list) and all(type(line) is int and line >= 0 for line in found):
        return tuple(dict.fromkeys((0, *found)))
    faults.append(wrong_type(fields, "lines", "a list of points from 0"))
    return None
