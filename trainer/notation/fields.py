"""Reading the fields of JSON data, one by one, so that everything that is wrong with a line is told at once.

Each reader gives its value, or puts what is wrong into ``faults`` and gives None.
"""

import json
import reprlib
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeGuard

from msgspec.structs import replace

from trainer.notation.hand_text import HandText, read_hand_text
from trainer.notation.meld_text import MeldError, meld_from_data
from trainer.rules.faults import Fault, FaultError, FaultKind
from trainer.rules.melds import Meld
from trainer.rules.phrases import Phrase
from trainer.rules.spelling import NotationError, parse_tiles
from trainer.rules.tiles import Seat, Tile
from trainer.rules.values import BUILT_IN, ValueSet, load_values

Fields = Mapping[str, object]


class HandDataError(FaultError):
    """Data that gives no hand."""

    def to_data(self) -> dict[str, object]:
        """``error`` and ``kind`` (of the first fault), and under ``problems`` every fault by itself."""
        problems = [fault.to_data() for fault in self.faults]
        return {"error": str(self), "kind": str(self.faults[0].kind), "problems": problems}


def data_fault(kind: FaultKind, error: str, field: str = "", found: str | None = None) -> Fault:
    """A fault of a field; ``found`` is what stands there: a text, or another value as in JSON, cut short."""
    return Fault(kind, error, Phrase.of(f"fault-{kind}", text=found or ""), field=field, input=found)


def fields_of(data: object) -> Fields:
    """The fields of a JSON object. Raises `HandDataError` for any other value."""
    if not isinstance(data, dict):
        error = f"a JSON object is expected, not {type_name(data)}"
        raise HandDataError([data_fault(FaultKind.NOT_AN_OBJECT, error)])
    return data


def read_tiles(data: Fields, field: str, faults: list[Fault]) -> tuple[Tile, ...] | None:
    """Tiles in any spelling."""
    text = data.get(field)
    if not isinstance(text, str):
        faults.append(wrong_type(data, field, "a text of tiles"))
        return None
    try:
        return parse_tiles(text)
    except NotationError as error:
        faults += _unreadable(error.faults, field)
        return None


def read_hand(data: Fields, field: str, faults: list[Fault]) -> HandText | None:
    """A hand as one line: tiles in any spelling, perhaps with melds in brackets and ``+`` before the winning tile."""
    text = data.get(field)
    if not isinstance(text, str):
        faults.append(wrong_type(data, field, "a text of tiles"))
        return None
    reading = read_hand_text(text)
    faults += _unreadable(reading.faults, field)
    return None if reading.faults else reading.hand


def read_list(data: Fields, field: str, faults: list[Fault]) -> Sequence[object] | None:
    """A list; none given is an empty one."""
    found = data.get(field, [])
    if isinstance(found, list):
        return found
    faults.append(wrong_type(data, field, "a list"))
    return None


def read_melds(listed: Sequence[object], faults: list[Fault]) -> tuple[Meld, ...]:
    """The melds that can be read: texts such as ``[123m]`` and objects of kind and tiles."""
    return tuple(meld for index, item in enumerate(listed) for meld in _read_meld(item, f"melds[{index}]", faults))


def _read_meld(item: object, field: str, faults: list[Fault]) -> tuple[Meld, ...]:
    """One meld; or a fault, and none."""
    try:
        if _has_meld_fields(item):
            return (meld_from_data(item),)
        if isinstance(item, str):
            hand = read_hand({field: item}, field, faults)
            if hand is None or (len(hand.melds) == 1 and not hand.concealed):
                return () if hand is None else hand.melds
        wanted = "[123m], [1111z], (1111z) or an object with kind and tiles (and concealed, true or false)"
        faults.append(data_fault(FaultKind.WRONG_TYPE, f"{field}: one meld is expected: {wanted}", field, shown(item)))
    except NotationError as error:
        faults += _unreadable(error.faults, field)
    except MeldError as error:
        faults += (replace(fault, detail=f"{field}: {fault.detail}", field=field) for fault in error.faults)
    return ()


def _has_meld_fields(item: object) -> TypeGuard[Fields]:
    return (
        isinstance(item, dict)
        and isinstance(item.get("kind"), str)
        and isinstance(item.get("tiles"), str)
        and isinstance(item.get("concealed", False), bool)
    )


def read_seat(data: Fields, faults: list[Fault]) -> Seat | None:
    """A seat by its letter."""
    name = data.get("seat")
    if name is None:
        faults.append(wrong_type(data, "seat", "one of E, S, W, N"))
    elif isinstance(name, str) and name in Seat.__members__:
        return Seat[name]
    else:
        faults.append(_unknown_seat(FaultKind.UNKNOWN_SEAT, "seat", name))
    return None


def read_prevailing(data: Fields, faults: list[Fault]) -> Seat | None:
    """The prevailing wind by its letter; none given, or null, is one that does not count."""
    name = data.get("prevailing")
    if isinstance(name, str) and name in Seat.__members__:
        return Seat[name]
    if name is not None:
        faults.append(_unknown_seat(FaultKind.UNKNOWN_PREVAILING, "prevailing", name))
    return None


def _unknown_seat(kind: FaultKind, field: str, name: object) -> Fault:
    return data_fault(kind, f"{field} {quoted(name)}, one of E, S, W, N expected", field, shown(name))


def read_values(fields: Fields, faults: list[Fault]) -> ValueSet | None:
    """A value set that ships; none given is `sihai`."""
    name = fields.get("values", "sihai")
    if isinstance(name, str) and name in BUILT_IN:
        return load_values(name)
    error = f"value set {quoted(name)}, one of {', '.join(BUILT_IN)} expected"
    faults.append(data_fault(FaultKind.UNKNOWN_VALUES, error, "values", shown(name)))
    return None


def wrong_type(data: Fields, field: str, wanted: str) -> Fault:
    """The fault of a field that is missing or of another type than ``wanted``."""
    if field not in data:
        return data_fault(FaultKind.MISSING_FIELD, f"{field} is missing: {wanted} expected", field)
    found = data[field]
    return data_fault(FaultKind.WRONG_TYPE, f"{field}: {wanted} expected, not {type_name(found)}", field, shown(found))


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


def _unreadable(found: Sequence[Fault], field: str) -> Iterator[Fault]:
    """The faults of the text of a field, and one for all that are too many. What makes no meld keeps its name."""
    for fault in found[:MOST_PLACES]:
        kind = fault.kind if fault.kind.startswith("meld-") else FaultKind.UNREADABLE
        yield replace(fault, kind=kind, detail=f"{field}: {fault.input!r} at {fault.detail}", field=field)
    more = len(found) - MOST_PLACES
    if more > 0:
        error = f"{field}: places that cannot be read besides: {more}"
        yield Fault(FaultKind.UNREADABLE, error, Phrase.of("fault-unreadable-more", n=more), field=field)
