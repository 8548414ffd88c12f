"""Positions and distances as JSON data: what ``python -m trainer reach`` reads and writes, one object a line.

In: ``{"concealed", "melds", "seat", "visible"}``; ``melds`` and ``visible`` may be left out (none). A line may name a
built-in set of values (``"values"``, ``sihai``) and its winning lines (``"lines"``, ``[5, 10]``); ``win`` is always
answered. Out: ``{"reach": {key: {"distance", "accepts", "live"}}, "discards": {tile: {key: {...}}}}``; a key out of
reach is left out, and ``discards`` is empty for a hand that need not discard. Everything that is wrong with a line is
told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from trainer.reach.engine import analyse
from trainer.reach.values import LINES, Key, Nearness, Position, Reach, check_position, key_text
from trainer.rules import (
    BUILT_IN,
    HandError,
    Meld,
    MeldError,
    NotationError,
    Seat,
    Tile,
    ValueSet,
    format_tiles,
    load_values,
    meld_from_data,
    meld_to_data,
    parse_tiles,
)
from trainer.rules.data import DataFault, HandDataError

Field = TypeVar("Field")


def position_from_data(data: object) -> Position:
    """A position that can exist from its JSON data.

    Raises `trainer.rules.data.HandDataError` with every fault at once.

    >>> position_from_data({"concealed": "123m456p789s1122z", "seat": "E", "visible": "9m"}).visible
    (<Tile.M9: 8>,)
    """
    if not isinstance(data, dict):
        raise HandDataError([DataFault("not-an-object", f"a JSON object is expected, not {data!r}")])
    faults: list[DataFault] = []
    position = _read_position(data, faults)
    if position is None:
        raise HandDataError(faults)
    return position


def position_to_data(position: Position) -> dict[str, object]:
    """The JSON form of a position; `position_from_data` reads it back."""
    return {
        "concealed": format_tiles(position.concealed),
        "melds": [meld_to_data(meld) for meld in position.melds],
        "seat": position.seat.letter,
        "visible": format_tiles(position.visible),
    }


def reach_to_data(reach: Reach) -> dict[str, object]:
    """The JSON form of an answer."""
    return {
        "reach": _keys_to_data(reach.now),
        "discards": {str(tile): _keys_to_data(answers) for tile, answers in reach.discards.items()},
    }


def reach_line(data: object) -> dict[str, object]:
    """Answer one line of data; a line that cannot be answered gives ``{"error", "kind", "problems"}``."""
    if not isinstance(data, dict):
        return HandDataError([DataFault("not-an-object", f"a JSON object is expected, not {data!r}")]).to_data()
    faults: list[DataFault] = []
    position = _read_position(data, faults)
    values = _read(data, "values", _values, faults)
    lines = _read(data, "lines", _lines, faults)
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


def _read_position(data: Mapping[str, object], faults: list[DataFault]) -> Position | None:
    concealed = _read(data, "concealed", _tiles, faults)
    visible = _read(data, "visible", _tiles, faults)
    melds = _read(data, "melds", _melds, faults)
    seat = _read(data, "seat", _seat, faults)
    if concealed is None or melds is None or visible is None or seat is None:
        return None
    position = Position(concealed, melds, seat, visible)
    try:
        check_position(position)
    except HandError as error:
        faults += (DataFault(fault.problem.value, fault.detail) for fault in error.faults)
        return None
    return position


_DEFAULTS: Mapping[str, object] = {"visible": "", "melds": [], "values": "sihai", "lines": list(LINES)}


def _read(
    data: Mapping[str, object], field: str, read: Callable[[object], Field], faults: list[DataFault]
) -> Field | None:
    """Read a field; what is wrong with it joins the faults, and nothing is returned."""
    if field not in data and field not in _DEFAULTS:
        faults.append(DataFault("missing-field", f"{field} is missing", field))
        return None
    try:
        return read(data.get(field, _DEFAULTS.get(field)))
    except NotationError as error:
        faults.append(DataFault("unreadable", f"{field}: {error}", field, error.text, error.position))
    except MeldError as error:
        faults.append(DataFault(f"meld-{error.reason}", f"{field}: {error}", field, error.tiles))
    except TypeError as error:
        faults.append(DataFault("wrong-type", f"{field}: {error}", field, repr(data.get(field))))
    except ValueError as error:
        faults.append(DataFault(f"unknown-{field}", f"{field}: {error}", field, str(data.get(field))))
    return None


def _tiles(found: object) -> tuple[Tile, ...]:
    if not isinstance(found, str):
        raise TypeError("a text of tiles is expected")
    return parse_tiles(found)


def _melds(found: object) -> tuple[Meld, ...]:
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise TypeError("a list of objects with kind and tiles is expected")
    return tuple(meld_from_data(item) for item in found)


def _seat(found: object) -> Seat:
    if not isinstance(found, str) or found not in Seat.__members__:
        raise ValueError(f"{found!r} is none of E, S, W, N")
    return Seat[found]


def _values(found: object) -> ValueSet:
    if not isinstance(found, str) or found not in BUILT_IN:
        raise ValueError(f"{found!r} is none of {', '.join(BUILT_IN)}")
    return load_values(found)


def _lines(found: object) -> tuple[int, ...]:
    if not isinstance(found, list) or not all(type(line) is int and line >= 0 for line in found):
        raise TypeError("a list of points from 0 is expected")
    return tuple(dict.fromkeys((0, *found)))
