"""What each fan is worth: value sets as data, with the status of every number."""

import re
import reprlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from trainer.resources import asset, read_text
from trainer.rules.fans import FANS, FanId
from trainer.rules.faults import Fault, FaultError, FaultKind
from trainer.rules.phrases import Phrase

BUILT_IN = ("sihai", "zungjung")
"""The value sets that ship: the rule book's own, and the parent system's where the joint sums allow."""


MAX_POINTS = 1000
"""The most that a fan can be worth; sums of points over a hand stay small numbers."""


class Status(StrEnum):
    """Where a number comes from: the notes state it, they fix only a sum with others, or it is our ruling."""

    FIXED = "fixed"
    JOINT = "joint"
    HOUSE = "house"


class JointSum(Struct, frozen=True):
    """A sum of points that the published notes fix."""

    fans: tuple[FanId, ...]
    total: int


JOINT_SUMS = (
    JointSum((FanId.YITIAOLONG, FanId.YIBANGAO), 50),
    JointSum((FanId.SANSETONGSHUN, FanId.YIBANGAO, FanId.QUANDAIYAO), 60),
)
"""The sums every value set must keep, or the rules page warns."""


def _fault(kind: FaultKind, row: str = "", found: str = "") -> Fault:
    """A fault of one row (of the whole file if none is named), with what stands there instead of what should."""
    said = Phrase.of(f"fault-{kind}", row=FanId(row) if row in FANS else row, found=found)
    return Fault(kind, _FAULT_TEXTS[kind].format(row=row, found=found), said, field=row, input=found or None)


_PLACE = re.compile(r"at line (\d+), column (\d+)")


def _not_toml(reason: str) -> Fault:
    """A fault of a file that is no TOML, with the place where it stops being some if the reason names one."""
    fault, place = _fault(FaultKind.NOT_TOML, found=reason), _PLACE.search(reason)
    if place is None:
        return fault
    return replace(fault, said=Phrase.of("fault-not-toml-at", line=int(place[1]), column=int(place[2])))


_FAULT_TEXTS: Mapping[FaultKind, str] = {
    FaultKind.UNKNOWN_SET: f"unknown value set, one of {', '.join(BUILT_IN)} or a .toml file",
    FaultKind.NO_FILE: "cannot be read: {found}",
    FaultKind.NOT_UTF8: "not readable as TOML: {found}",
    FaultKind.NOT_TOML: "not readable as TOML: {found}",
    FaultKind.MISSING_FAN: "{row} is missing",
    FaultKind.NO_FAN: "{row} is no fan",
    FaultKind.NO_ROW: "{row} needs points and status",
    FaultKind.POINTS: f"{{row}}: points must be a whole number from 0 to {MAX_POINTS}, not {{found}}",
    FaultKind.STATUS: "{row}: status must be fixed, joint or house, not {found}",
}


class ValueSetError(FaultError):
    """A value set that cannot be used: ``source`` is its name or file."""

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        told = tuple(faults)
        super().__init__(told, f"{source}: {'; '.join(fault.detail for fault in told)}")
        self.source = source


class ValueSet(Struct, frozen=True, dict=True):
    """Points and status of each of the 20 fans. Two sets are equal if their numbers and names are."""

    id: str
    names: tuple[tuple[str, str], ...]
    table: tuple[tuple[FanId, int, Status], ...]

    @cached_property
    def points(self) -> Mapping[FanId, int]:
        """What each fan is worth."""
        return MappingProxyType({fan: points for fan, points, _ in self.table})

    @cached_property
    def statuses(self) -> Mapping[FanId, Status]:
        """Where each number comes from."""
        return MappingProxyType({fan: status for fan, _, status in self.table})

    def name(self, language: str) -> str:
        """Its name in a language, or its id where it has none."""
        return dict(self.names).get(language, self.id)

    def broken_sums(self) -> tuple[tuple[JointSum, int], ...]:
        """The joint sums that this set does not keep, each with what it gives instead."""
        found = ((joint, sum(self.points[fan] for fan in joint.fans)) for joint in JOINT_SUMS)
        return tuple((joint, total) for joint, total in found if total != joint.total)


@cache
def load_values(name: str) -> ValueSet:
    """A value set by its name: the id of a built-in one, or the path of a TOML file.

    Raises `ValueSetError` for any other name and for a file that cannot be read or used.
    """
    if name in BUILT_IN:
        return read_values(asset(f"values/{name}.toml"))
    if not name.endswith(".toml"):
        raise ValueSetError(name, (_fault(FaultKind.UNKNOWN_SET),))
    try:
        return read_values(Path(name))
    except OSError as error:
        raise ValueSetError(name, (_fault(FaultKind.NO_FILE, found=error.strerror or str(error)),)) from None


def readable_values(name: str) -> str:
    """The name of a value set that can be read: this one, else that of the published rules. For what goes on where a
    file that was chosen is gone."""
    try:
        load_values(name)
    except ValueSetError:
        return BUILT_IN[0]
    return name


def read_values(path: Path) -> ValueSet:
    """Read a value set from a TOML file. Raises `ValueSetError` with every fault, `OSError` for no plain file."""
    try:
        data = tomllib.loads(read_text(path))
    except UnicodeDecodeError as error:
        raise ValueSetError(path.name, (_fault(FaultKind.NOT_UTF8, found=str(error)),)) from None
    except (ValueError, RecursionError) as error:  # also numbers and nests beyond what Python reads
        raise ValueSetError(path.name, (_not_toml(str(error)),)) from None
    return values_from_data(path.stem, data)


def values_from_data(source: str, data: Mapping[str, object]) -> ValueSet:
    """A value set from its data: ``names``, and ``fans`` with ``points`` and ``status`` each.

    Raises `ValueSetError` with every fault at once.
    """
    fans = data.get("fans")
    rows = fans if isinstance(fans, dict) else {}
    faults = tuple(_row_faults(rows))
    if faults:
        raise ValueSetError(source, faults)
    name, names = data.get("id"), data.get("names")
    return ValueSet(
        id=name if isinstance(name, str) else source,
        names=tuple((k, v) for k, v in names.items() if isinstance(v, str)) if isinstance(names, dict) else (),
        table=tuple((fan, rows[fan]["points"], Status(rows[fan]["status"])) for fan in FANS),
    )


def _row_faults(rows: Mapping[str, object]) -> Iterator[Fault]:
    for fan in FANS:
        if fan not in rows:
            yield _fault(FaultKind.MISSING_FAN, fan)
    for name, row in rows.items():
        if name not in FANS:
            yield _fault(FaultKind.NO_FAN, name)
        elif not isinstance(row, dict):
            yield _fault(FaultKind.NO_ROW, name)
        else:
            points = row.get("points")
            if not isinstance(points, int) or isinstance(points, bool) or not 0 <= points <= MAX_POINTS:
                yield _fault(FaultKind.POINTS, name, _shown(points))
            if row.get("status") not in tuple(Status):
                yield _fault(FaultKind.STATUS, name, _shown(row.get("status")))


def _shown(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:  # more digits than Python writes; TOML may give them in hexadecimal
        return "…"
