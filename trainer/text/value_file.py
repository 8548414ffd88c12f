"""A file of one's own values as it was found, and what is to be said of it: faults of one kind together, fans by their
names."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from trainer.rules import BUILT_IN, FanId, Fault, FaultKind, ValueSet, ValueSetError, read_values
from trainer.text.words import Words

_NAMED = 3
"""How many fans that lack are named, and how many faults of another kind are told, before the rest is counted."""


class ValueFile(Struct, frozen=True):
    """A file by its name: its ``values``, or else every fault in it, or the ``reason`` why it cannot be opened."""

    name: str
    values: ValueSet | None = None
    faults: tuple[Fault, ...] = ()
    reason: str = ""

    @classmethod
    def at(cls, path: Path) -> "ValueFile":
        """Look into a file. Never raises."""
        try:
            return cls(path.name, read_values(path))
        except ValueSetError as error:
            return cls(path.name, faults=error.faults)
        except OSError as error:
            return cls(path.name, reason=error.strerror or str(error))

    @classmethod
    def in_force(cls, values: str) -> "ValueFile | None":
        """The file of the value set that the settings name; None for a set that ships."""
        return None if values in BUILT_IN else cls.at(Path(values))

    def said(self, words: Words) -> tuple[str, ...]:
        """Lines: which set is in use, or why the file was refused; the first of several is the head."""
        if self.values is not None:
            name = self.values.name(words.language.value)
            return (words("settings-values-in-use", name=name, file=self.name),)
        if self.reason:
            return (words("settings-values-missing", file=self.name, reason=self.reason),)
        return (words("settings-values-refused", file=self.name), *fault_lines(self.faults, words))


def fault_lines(faults: Sequence[Fault], words: Words) -> Iterator[str]:
    """A line for all fans that lack, and lines for the other faults."""
    missing = [fault for fault in faults if fault.kind is FaultKind.MISSING_FAN]
    if missing:
        fans = words("score-list").join(words.fan(FanId(fault.field)) for fault in missing[:_NAMED])
        rest = len(missing) - _NAMED
        yield (
            words("values-fault-missing-more", fans=fans, n=rest)
            if rest > 0
            else words("values-fault-missing", fans=fans)
        )
    for kind in (kind for kind in FaultKind if kind is not FaultKind.MISSING_FAN):
        of_kind = [fault for fault in faults if fault.kind is kind]
        for fault in of_kind[:_NAMED]:
            yield words.phrase(fault.said)
        if len(of_kind) > _NAMED:
            yield words("values-fault-more", n=len(of_kind) - _NAMED)
