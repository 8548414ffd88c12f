"""The journal of an evening: every change ever made, so that each can be taken back, also after the program ended."""

from functools import cached_property
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.evening.values import Entry, Evening, Person
from trainer.rules import Scheme


class Enter(Struct, frozen=True):
    """One more hand."""

    entry: Entry

    def apply(self, evening: Evening) -> Evening:
        """The evening with the hand at its end."""
        return replace(evening, entries=(*evening.entries, self.entry))


class Correct(Struct, frozen=True):
    """Another entry in the place of hand ``number``, from 1."""

    number: int
    entry: Entry

    def apply(self, evening: Evening) -> Evening:
        """The evening with the hand put right. Raises `ValueError` for one that is not there."""
        at = _within(self.number, evening)
        return replace(evening, entries=(*evening.entries[:at], self.entry, *evening.entries[at + 1 :]))


class Strike(Struct, frozen=True):
    """Hand ``number`` was entered by mistake."""

    number: int

    def apply(self, evening: Evening) -> Evening:
        """The evening without it; later hands move up. Raises `ValueError` for one that is not there."""
        at = _within(self.number, evening)
        return replace(evening, entries=evening.entries[:at] + evening.entries[at + 1 :])


class Name(Struct, frozen=True):
    """Other people, or other names and lines, for the whole evening."""

    people: tuple[Person, Person, Person, Person]

    def apply(self, evening: Evening) -> Evening:
        """The evening of these people."""
        return replace(evening, people=self.people)


class Settle(Struct, frozen=True):
    """Another settlement, for every hand of the evening."""

    scheme: Scheme

    def apply(self, evening: Evening) -> Evening:
        """The evening settled so."""
        return replace(evening, scheme=self.scheme)


MOST_CHANGES = 2000
"""Changes that can be taken back; of older ones only what came of them is kept."""

Change: TypeAlias = Enter | Correct | Strike | Name | Settle


def _within(number: int, evening: Evening) -> int:
    if not 0 < number < evening.number:
        raise ValueError(f"there is no hand {number}")
    return number - 1


class Journal(Struct, frozen=True, dict=True):
    """An evening as it began and all changes; the first ``made`` of them stand, the others were taken back. Raises
    `ValueError` where a change cannot be made."""

    first: Evening
    changes: tuple[Change, ...] = ()
    made: int = 0

    def __post_init__(self) -> None:
        if not 0 <= self.made <= len(self.changes):
            raise ValueError(f"{self.made} of {len(self.changes)} changes")
        evening = self.first
        for change in self.changes:  # those taken back must be possible, too
            evening = change.apply(evening)

    @cached_property
    def evening(self) -> Evening:
        """The evening as it stands."""
        evening = self.first
        for change in self.changes[: self.made]:
            evening = change.apply(evening)
        return evening

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return self.made > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return self.made < len(self.changes)

    def after(self, change: Change) -> "Journal":
        """The journal with one more change; those taken back are gone. Raises `ValueError` where it cannot be made."""
        changes, first = (*self.changes[: self.made], change), self.first
        for old in changes[: max(0, len(changes) - MOST_CHANGES)]:
            first = old.apply(first)
        changes = changes[-MOST_CHANGES:]
        return Journal(first, changes, len(changes))

    def undo(self) -> "Journal":
        """The last change taken back, if there is one."""
        return replace(self, made=max(0, self.made - 1))

    def redo(self) -> "Journal":
        """The last change that was taken back made again, if there is one."""
        return replace(self, made=min(len(self.changes), self.made + 1))
