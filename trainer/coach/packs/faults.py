"""What can be wrong with the file of a club pack: each thing has a name, a place, and says what to write instead."""

from collections.abc import Iterable
from enum import StrEnum

from trainer.rules import Fault, FaultError, Phrase, Value


class PackFaultKind(StrEnum):
    """The name of everything that can be wrong with a pack's file."""

    SIZE = "pack-size"
    NO_FILE = "pack-no-file"
    NOT_UTF8 = "pack-not-utf8"
    NOT_JSON = "pack-not-json"
    NOT_A_PACK = "pack-not-a-pack"
    NEWER = "pack-newer"
    VERSION = "pack-version"
    MISSING = "pack-missing"
    TYPE = "pack-type"
    UNKNOWN_FIELD = "pack-unknown-field"
    TOO_LONG = "pack-too-long"
    TOO_MANY = "pack-too-many"
    CHARACTER = "pack-character"
    CHOICE = "pack-choice"
    TWICE = "pack-twice"
    RANGE = "pack-range"
    CANNOT_ASK = "pack-cannot-ask"


class PackError(FaultError):
    """A text that is no club pack; the faults name what is wrong and where, at most `limits.MOST_FAULTS` of them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        told = tuple(faults)
        super().__init__(told, "; ".join(str(fault) for fault in told))


def pack_fault(kind: PackFaultKind, place: str, detail: str, **args: Value) -> Fault:
    """A fault at a place such as ``chapters[2].steps[0].hand``, counted from 0 as programs do."""
    said = Phrase.of("fault-in", field=place, what=Phrase.of(f"fault-{kind}", **args))
    whole = Phrase.of(f"fault-{kind}", **args)
    return Fault(kind, f"{place}: {detail}" if place else detail, said if place else whole, field=place)
