"""Reading the fields of JSON data, one by one, so that everything that is wrong with a line is told at once.

Each reader gives its value, or puts what is wrong into ``faults`` and gives None.
"""

import json
import reprlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from trainer.notation.hand_text import HandText, TextFault, read_hand_text
from trainer.rules.faults import Fault
from trainer.rules.melds import Meld, MeldError, meld_from_data
from trainer.rules.spelling import NotationError, parse_tiles
from trainer.rules.tiles import Seat, Tile
from trainer.rules.values import BUILT_IN, ValueSet, load_values

Fields = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class DataFault:
    """One thing that is wrong with data: ``kind`` is a stable name, ``error`` plain English.

    ``field`` names the place (``melds[1]``). A text that cannot be read comes with its ``input`` and the
    ``position`` in it, from 0; what is no text, or no text of the few expected, comes as it stands in JSON, cut short.
    """

    kind: str
    error: str
    field: str = ""
    input: str | None = None
    position: int | None = None

    @classmethod
    def of(cls, fault: Fault) -> "DataFault":
        """A fault of what the data stands for, which no single field is to blame for."""
        return cls(fault.problem.value, fault.detail)

    def to_data(self) -> dict[str, object]:
        """The JSON form, without what is not known."""
        found = {
            "kind": self.kind,
            "error": self.error,
            "field": self.field or None,
            "input": self.input,
            "position": self.position,
        }
        return {name: value for name, value in found.items() if value is not None}


class HandDataError(ValueError):
    """Data that gives no hand; ``faults`` holds every reason at once."""

    def __init__(self, faults: Sequence[DataFault]) -> None:
        super().__init__("; ".join(fault.error for fault in faults))
        self.faults = tuple(faults)

    def to_data(self) -> dict[str, object]:
        """``error`` and ``kind`` (of the first fault), and under ``problems`` every fault by itself."""
        problems = [fault.to_data() for fault in self.faults]
        return {"error": str(self), "kind": self.faults[0].kind, "problems": problems}


def fields_of(data: object) -> Fields:
    """The fields of a JSON object. Raises `HandDataError` for any other value."""
    if not isinstance(data, dict):
        raise HandDataError([DataFault("not-an-object", f"a JSON object is expected, not {type_name(data)}")])
    return data


def read_tiles(data: Fields, field: str, faults: list[DataFault]) -> tuple[Tile, ...] | None:
    """Tiles in any spelling."""
    text = data.get(field)
    if not isinstance(text, str):
        faults.append(wrong_type(data, field, "a text of tiles"))
        return None
    try:
        return parse_tiles(text)
    except NotationError as error:
        faults += _unreadable(error, field)
        return None


def read_hand(data: Fields, field: str, faults: list[DataFault]) -> HandText | None:
    """A hand as one line: tiles in any spelling, perhaps with melds in brackets and ``+`` before the winning tile."""
    text = data.get(field)
    if not isinstance(text, str):
        faults.append(wrong_type(data, field, "a text of tiles"))
        return None
    reading = read_hand_text(text)
    found = [
        DataFault(_kind(fault), f"{field}: {fault.told(text)}", field, text, fault.start) for fault in reading.faults
    ]
    faults += _first_places(found, field)
    return None if found else reading.hand


def _kind(fault: TextFault) -> str:
    """The name of a mistake in a line: what makes no meld has the name that it has as an object, too."""
    return fault.problem.value if fault.problem.startswith("meld-") else "unreadable"


def read_list(data: Fields, field: str, faults: list[DataFault]) -> Sequence[object] | None:
    """A list; none given is an empty one."""
    found = data.get(field, [])
    if isinstance(found, list):
        return found
    faults.append(wrong_type(data, field, "a list"))
    return None


def read_melds(listed: Sequence[object], faults: list[DataFault]) -> tuple[Meld, ...]:
    """The melds that can be read: texts such as ``[123m]`` and objects of kind and tiles."""
    return tuple(meld for index, item in enumerate(listed) for meld in _read_meld(item, f"melds[{index}]", faults))


def _read_meld(item: object, field: str, faults: list[DataFault]) -> tuple[Meld, ...]:
    """One meld; or a fault, and none."""
    try:
        if _has_meld_fields(item):
            return (meld_from_data(item),)
        if isinstance(item, str):
            hand = read_hand({field: item}, field, faults)
            if hand is None or (len(hand.melds) == 1 and not hand.concealed):
                return () if hand is None else hand.melds
        wanted = "[123m], [1111z], (1111z) or an object with kind and tiles (and concealed, true or false)"
        faults.append(DataFault("wrong-type", f"{field}: one meld is expected: {wanted}", field, shown(item)))
    except NotationError as error:
        faults += _unreadable(error, field)
    except MeldError as error:
        faults.append(DataFault(f"meld-{error.reason}", f"{field}: {error}", field, error.tiles))
    return ()


def _has_meld_fields(item: object) -> TypeGuard[Fields]:
    return (
        isinstance(item, dict)
        and isinstance(item.get("kind"), str)
        and isinstance(item.get("tiles"), str)
        and isinstance(item.get("concealed", False), bool)
    )


def read_seat(data: Fields, faults: list[DataFault]) -> Seat | None:
    """A seat by its letter."""
    name = data.get("seat")
    if name is None:
        faults.append(wrong_type(data, "seat", "one of E, S, W, N"))
    elif isinstance(name, str) and name in Seat.__members__:
        return Seat[name]
    else:
        faults.append(_unknown_seat("unknown-seat", "seat", name))
    return None


def read_prevailing(data: Fields, faults: list[DataFault]) -> Seat | None:
    """The prevailing wind by its letter; none given, or null, is one that does not count."""
    name = data.get("prevailing")
    if isinstance(name, str) and name in Seat.__members__:
        return Seat[name]
    if name is not None:
        faults.append(_unknown_seat("unknown-prevailing", "prevailing", name))
    return None


def _unknown_seat(kind: str, field: str, name: object) -> DataFault:
    return DataFault(kind, f"{field} {quoted(name)}, one of E, S, W, N expected", field, shown(name))


def read_values(fields: Fields, faults: list[DataFault]) -> ValueSet | None:
    """A value set that ships; none given is `sihai`."""
    name = fields.get("values", "sihai")
    if isinstance(name, str) and name in BUILT_IN:
        return load_values(name)
    error = f"value set {quoted(name)}, one of {', '.join(BUILT_IN)} expected"
    faults.append(DataFault("unknown-values", error, "values", shown(name)))
    return None


def wrong_type(data: Fields, field: str, wanted: str) -> DataFault:
    """The fault of a field that is missing or of another type than ``wanted``."""
    if field not in data:
        return DataFault("missing-field", f"{field} is missing: {wanted} expected", field)
    found = data[field]
    return DataFault("wrong-type", f"{field}: {wanted} expected, not {type_name(found)}", field, shown(found))


_TYPE_NAMES = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}


def type_name(value: object) -> str:
    """A JSON value's type in plain words."""
    return _TYPE_NAMES.get(type(value), "a number")


_LONGEST = 40
"""Characters of a text that are shown of a value."""


def shown(value: object) -> str:
    """A value as it stands in JSON, a text without its quotes; long ones cut short.

    >>> shown("X"), shown(None), shown([1, 2])
    ('X', 'null', '[1, 2]')
    """
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return reprlib.repr(value)


def quoted(value: object) -> str:
    """As `shown`, but a text in quotes."""
    return repr(shown(value)) if isinstance(value, str) else shown(value)


MOST_PLACES = 20
"""Places of one text that are told one by one; each comes with the whole text."""


def _unreadable(error: NotationError, field: str) -> Iterator[DataFault]:
    """A fault for each place of a text of tiles that cannot be read."""
    found = [
        DataFault("unreadable", f"{field}: {error.told(mistake)}", field, error.text, mistake.start)
        for mistake in error.mistakes
    ]
    return _first_places(found, field)


def _first_places(found: Sequence[DataFault], field: str) -> Iterator[DataFault]:
    """The first of many faults, and one for all that are too many."""
    yield from found[:MOST_PLACES]
    more = len(found) - MOST_PLACES
    if more > 0:
        yield DataFault("unreadable", f"{field}: places that cannot be read besides: {more}", field)
