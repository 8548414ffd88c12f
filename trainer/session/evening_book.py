"""The evening that is being written down: held, changed, taken back, and kept before it is shown.

Not loaded with the session: the page of the score keeper brings it.
"""

from collections.abc import Callable
from datetime import datetime

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from trainer.coach.evening import Change, Evening, Journal
from trainer.store import SaveError
from trainer.store.evenings import Evenings, KeptEvening


class EveningBook(QObject):
    """Holds the evening on the board as ``kept``. ``changed`` tells that it is another; ``told`` gives a
    `trainer.rules.Phrase`: what could not be kept or read. What could not be kept stays on the board and is tried again
    with the next change."""

    changed = Signal()
    told = Signal(object)

    def __init__(self, evenings: Callable[[], Evenings], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evenings = evenings
        self.kept: KeptEvening | None = None
        self._unsaved = False

    @property
    def evening(self) -> Evening | None:
        """The evening on the board."""
        return None if self.kept is None else self.kept.journal.evening

    def all(self) -> tuple[KeptEvening, ...]:
        """Every evening that can be read, the newest first."""
        found, notices = self._evenings().all()
        for notice in notices:
            self.told.emit(notice)
        return found

    def read_again(self) -> None:
        """Another page may have changed the evening since; what could not be kept here is not given up for that."""
        if self.kept is None or self._unsaved:
            return
        name = self.kept.name
        found = next((one for one in self.all() if one.name == name), None)
        if found is not None and found != self.kept:
            self.open(found)

    def open(self, kept: KeptEvening) -> None:
        """Go on with an evening."""
        self.kept, self._unsaved = kept, False
        self.changed.emit()

    def begin(self, evening: Evening) -> None:
        """Begin an evening; without a place to keep it nothing is begun."""
        try:
            self.open(self._evenings().begin(Journal(evening), datetime.now()))
        except SaveError as error:
            self.told.emit(error.phrase)

    def change(self, change: Change) -> None:
        """Change the evening."""
        if self.kept is not None:
            self._go(self.kept.journal.after(change))

    def undo(self) -> None:
        """Take the last change back."""
        if self.kept is not None:
            self._go(self.kept.journal.undo())

    def redo(self) -> None:
        """Make it again."""
        if self.kept is not None:
            self._go(self.kept.journal.redo())

    def _go(self, journal: Journal) -> None:
        if self.kept is None or journal == self.kept.journal:
            return
        self.kept = replace(self.kept, journal=journal)
        try:
            self._evenings().save(self.kept)
            self._unsaved = False
        except SaveError as error:
            self._unsaved = True
            self.told.emit(error.phrase)
        self.changed.emit()
