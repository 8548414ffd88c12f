"""Reading the fields of a pack's JSON within bounds, every fault kept with its place."""

import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from trainer.coach.packs.faults import PackError, PackFaultKind, pack_fault
from trainer.coach.packs.limits import MOST_FAULTS
from trainer.coach.packs.values import Wording
from trainer.notation.fields import shown, type_name
from trainer.rules import Fault, Phrase, Value

_LANGUAGES: Final = ("zh", "en")
_NEVER: Final = frozenset({"Cc", "Cf", "Cs"})
"""Control characters, characters that turn the writing round, and halves of characters."""
_ALLOWED: Final = frozenset("\n\u200c\u200d")

Read = TypeVar("Read")


@dataclass(slots=True)
class PackFields:
    """The fields of one JSON object at a place of a file. Each reader gives a value that can be gone on with, and notes
    what is wrong; too many faults end the reading by `PackError`."""

    data: Mapping[str, object]
    place: str
    faults: list[Fault] = field(default_factory=list)

    def fault(self, kind: PackFaultKind, name: str, detail: str, **args: Value) -> None:
        """Note a fault of a field, or of the object itself where ``name`` is empty."""
        self.faults.append(pack_fault(kind, self._at(name), detail, **args))
        if len(self.faults) >= MOST_FAULTS:
            raise PackError(self.faults)

    def only(self, known: tuple[str, ...]) -> None:
        """Note every field that does not belong here."""
        for name in self.data:
            if name not in known:
                self.fault(
                    PackFaultKind.UNKNOWN_FIELD,
                    "",
                    f"no field {shown(name)!r}; known are {', '.join(known)}",
                    found=_printable(shown(name)),
                    known=", ".join(known),
                )

    def text(self, name: str, most: int, default: str | None = "") -> str:
        """A text of at most ``most`` characters that can all be shown."""
        found = self.data.get(name, default)
        if not isinstance(found, str):
            self._wrong(name, "a text")
            return ""
        if len(found) > most:
            self.fault(
                PackFaultKind.TOO_LONG, name, f"{len(found)} characters, at most {most}", n=len(found), most=most
            )
            return ""
        bad = None if found.replace("\n", "").isprintable() else next(_hidden(found), None)
        if bad is not None:
            self.fault(PackFaultKind.CHARACTER, name, f"character {bad + 1} cannot be shown", n=bad + 1)
            return ""
        return found

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        found = self.data.get(name)
        if type(found) is not int:
            self._wrong(name, "a number")
        elif not least <= found <= most:
            self.fault(PackFaultKind.RANGE, name, f"from {least} to {most}", least=least, most=most)
        else:
            return found
        return least

    def choice(self, name: str, choices: Mapping[str, Read], default: str | None = None) -> Read:
        """One of some names; the first where something else stands there."""
        found = self.data.get(name, default)
        if isinstance(found, str) and found in choices:
            return choices[found]
        if found is None:
            self._wrong(name, "a text")
        else:
            wanted = ", ".join(choices)
            told = _printable(shown(found))
            self.fault(PackFaultKind.CHOICE, name, f"{told!r} is none of {wanted}", found=told, wanted=wanted)
        return next(iter(choices.values()))

    def names(self, name: str, choices: Mapping[str, Read], default: tuple[Read, ...] = ()) -> tuple[Read, ...]:
        """Some of the names, none of them twice."""
        if name not in self.data:
            return default
        items = {f"{name}[{place}]": item for place, item in enumerate(self._list(name, len(choices)))}
        inner = PackFields(items, self.place, self.faults)
        read = tuple(inner.choice(item, choices) for item in items)
        if len(set(read)) != len(read):
            self.fault(PackFaultKind.TWICE, name, "the same twice")
        return tuple(dict.fromkeys(read))

    def wording(self, name: str, most: int) -> Wording:
        """A text in one language or in both; none where there is no such field."""
        inner = self.inside(name, self.data.get(name, {}))
        inner.only(_LANGUAGES)
        return Wording(*(inner.text(language, most) for language in _LANGUAGES))

    def inside(self, name: str, found: object) -> "PackFields":
        """The fields of an object in a field."""
        if not isinstance(found, dict):
            detail = f"an object expected, not {type_name(found)}"
            self.fault(PackFaultKind.TYPE, name, detail, wanted=Phrase.of("pack-an-object"))
        return PackFields(found if isinstance(found, dict) else {}, self._at(name), self.faults)

    def objects(self, name: str, most: int, read: Callable[["PackFields"], Read]) -> tuple[Read, ...]:
        """What ``read`` makes of the objects of a list."""
        found = self._list(name, most)
        return tuple(read(self.inside(f"{name}[{place}]", item)) for place, item in enumerate(found))

    def _list(self, name: str, most: int) -> Sequence[object]:
        """The items of a list; none where there is no such field."""
        found = self.data.get(name, [])
        if not isinstance(found, list):
            self._wrong(name, "a list")
        elif len(found) > most:
            self.fault(PackFaultKind.TOO_MANY, name, f"{len(found)} items, at most {most}", n=len(found), most=most)
        else:
            return found
        return ()

    def _wrong(self, name: str, wanted: str) -> None:
        if name in self.data:
            kind, detail = PackFaultKind.TYPE, f"{wanted} expected, not {type_name(self.data[name])}"
        else:
            kind, detail = PackFaultKind.MISSING, f"missing; {wanted} expected"
        said = Phrase.of(f"pack-{wanted.replace(' ', '-')}")
        self.fault(kind, name, detail, wanted=said)

    def _at(self, name: str) -> str:
        return f"{self.place}.{name}" if self.place and name else self.place or name


def _hidden(text: str) -> Iterator[int]:
    """Places of characters that cannot be shown or that would change how the rest is shown."""
    return (place for place, char in enumerate(text) if char not in _ALLOWED and unicodedata.category(char) in _NEVER)


def _printable(text: str) -> str:
    """A text from outside as it can stand in a sentence."""
    return "".join(char if char.isprintable() else "�" for char in text)
