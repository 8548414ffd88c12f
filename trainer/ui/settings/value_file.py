"""A file of one's own values as it was found, and what is to be said of it. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trainer.rules import BUILT_IN, ValueFault, ValueSet, ValueSetError, read_values
from trainer.text import Words
from trainer.ui.settings.faults import fault_lines
from trainer.ui.theme.tokens import Tone


@dataclass(frozen=True, slots=True)
class ValueFile:
    """A file by its name: its ``values``, or else every fault in it, or the ``reason`` why it cannot be opened."""

    name: str
    values: ValueSet | None = None
    faults: tuple[ValueFault, ...] = ()
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

    def said(self, words: Words) -> Iterator[tuple[str, Tone]]:
        """Lines: which set is in use, or why the file was refused; the first of several is the head."""
        if self.values is not None:
            name = self.values.name(words.language.value)
            yield words("settings-values-in-use", name=name, file=self.name), Tone.INK2
        elif self.reason:
            yield words("settings-values-missing", file=self.name, reason=self.reason), Tone.BAD
        else:
            yield words("settings-values-refused", file=self.name), Tone.BAD
            yield from ((line, Tone.BAD) for line in fault_lines(self.faults, words))
