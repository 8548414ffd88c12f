"""What is wrong with something that was given: one kind of value for texts, JSON data, hands, files and deals."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from trainer.rules.phrases import Phrase, Value


class FaultKind(StrEnum):
    """The name of everything that can be wrong with tiles, melds, hands, data and value sets.

    A name never changes: programs that read the command line's answers depend on it.
    """

    # A text of tiles or a hand as one line
    UNKNOWN = "unknown"
    NO_SUIT = "no-suit"
    NO_RANK = "no-rank"
    HONOUR_RANK = "honour-rank"
    ZERO = "zero"
    NOT_CLOSED = "not-closed"
    NOT_OPENED = "not-opened"
    NOT_ONE_TILE = "not-one-tile"
    SECOND_WIN_TILE = "second-win-tile"
    # A meld
    MELD_UNKNOWN_KIND = "meld-unknown-kind"
    MELD_WRONG_COUNT = "meld-wrong-count"
    MELD_NOT_ALIKE = "meld-not-alike"
    MELD_NOT_IN_A_ROW = "meld-not-in-a-row"
    MELD_HONOURS_IN_A_ROW = "meld-honours-in-a-row"
    MELD_CONCEALED = "meld-concealed"
    # A hand or a position
    TOO_MANY_COPIES = "too-many-copies"
    TOO_MANY_MELDS = "too-many-melds"
    WRONG_COUNT = "wrong-count"
    WIN_TILE_MISSING = "win-tile-missing"
    NOT_INCIDENTAL = "not-incidental"
    EVENTS_CONTRADICT = "events-contradict"
    EVENT_IMPOSSIBLE = "event-impossible"
    NOT_A_WIN = "not-a-win"
    # A line of JSON data
    TOO_LARGE = "too-large"
    NOT_AN_OBJECT = "not-an-object"
    MISSING_FIELD = "missing-field"
    WRONG_TYPE = "wrong-type"
    UNREADABLE = "unreadable"
    UNKNOWN_SEAT = "unknown-seat"
    UNKNOWN_PREVAILING = "unknown-prevailing"
    UNKNOWN_EVENT = "unknown-event"
    UNKNOWN_VALUES = "unknown-values"
    TOO_MANY_LINES = "too-many-lines"
    # A file of values
    UNKNOWN_SET = "unknown-set"
    NO_FILE = "no-file"
    NOT_UTF8 = "not-utf8"
    NOT_TOML = "not-toml"
    MISSING_FAN = "missing-fan"
    NO_FAN = "no-fan"
    NO_ROW = "no-row"
    POINTS = "points"
    STATUS = "status"


class Fault(Struct, frozen=True):
    """One thing that is wrong, and what to write instead.

    ``kind`` is its name: a `FaultKind`, or a name of the module that found it. ``said`` is the sentence for a reader,
    ``detail`` the same in plain English for the command line. ``field`` names the place in data or in a file
    (``melds[1]``), empty where no single field is to blame. ``input`` is the text at fault, of which the part from
    ``start`` up to ``end`` (positions from 0) is wrong; None where that is not known.
    """

    kind: str
    detail: str
    said: Phrase
    field: str = ""
    input: str | None = None
    start: int | None = None
    end: int | None = None

    @classmethod
    def of(cls, kind: FaultKind, detail: str, **args: Value) -> "Fault":
        """A fault whose sentence is that of its kind, from the sentence's arguments by name."""
        return cls(kind, detail, Phrase.of(f"fault-{kind}", **args))

    def __str__(self) -> str:
        return f"{self.kind}: {self.detail}"

    def to_data(self) -> dict[str, object]:
        """The JSON form, without what is not known."""
        found = {
            "kind": str(self.kind),
            "error": self.detail,
            "field": self.field or None,
            "input": self.input,
            "position": self.start,
        }
        return {name: value for name, value in found.items() if value is not None}


class FaultError(ValueError):
    """Something that cannot be used; ``faults`` holds every reason at once, at least one. ``told`` is the message, else
    it is made of the faults."""

    def __init__(self, faults: Iterable[Fault], told: str = "") -> None:
        self.faults = tuple(faults)
        super().__init__(told or "; ".join(fault.detail for fault in self.faults))

    @property
    def phrase(self) -> Phrase:
        """The sentence of the first fault."""
        return self.faults[0].said
