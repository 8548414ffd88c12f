"""The pack that is being edited: what was done can be undone, and all of it is kept by itself."""

from datetime import datetime
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from trainer.coach.packs import Chapter, Pack, PackStep, editing
from trainer.coach.packs.editing import Edited, StepPlace, step_at
from trainer.store.pack_shelf import PackShelf
from trainer.ui.pack_editor.change import PackChange

SAVES_AFTER: Final = 400
"""Milliseconds without a letter after which what was typed is kept; every other change is kept at once."""


class PackDesk(QObject):
    """Holds the pack with the chosen place. ``shown`` tells that either is another; ``kept`` that the file was written;
    ``failed`` gives why it could not be."""

    shown = Signal()
    kept = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.name = ""
        self._shelf: PackShelf | None = None
        self.edited = Edited(Pack(), StepPlace(0))
        self.stack = QUndoStack(self)
        self._save_soon = QTimer(self)
        self._save_soon.setSingleShot(True)
        self._save_soon.timeout.connect(self.save)

    def open(self, shelf: PackShelf, name: str) -> None:
        """Take a pack from the shelf. Raises `trainer.coach.packs.PackError`."""
        pack = shelf.read(name)
        self.name, self._shelf = name, shelf
        self.stack.clear()
        first = next((place for place in editing.places(pack) if place.step >= 0), StepPlace(0))
        self.edited = Edited(pack, first)

    @property
    def step(self) -> PackStep | None:
        """The chosen step; None where a chapter is chosen."""
        return step_at(*self.edited)

    @property
    def chapter(self) -> Chapter | None:
        """The chapter of the chosen place; None in a pack without chapters."""
        pack, place = self.edited
        return pack.chapters[place.chapter] if place.chapter < len(pack.chapters) else None

    @property
    def saved(self) -> datetime | None:
        """When the file was written last."""
        return None if self._shelf is None else self._shelf.saved(self.name)

    def change(self, edited: Edited, field: str = "") -> None:
        """Make a change; letters typed in a row into one ``field`` are undone together."""
        if edited.pack == self.edited.pack:
            self.go(edited.place)
            return
        key = field and f"{edited.place.chapter}-{edited.place.step}-{field}"
        self.stack.push(PackChange(self.edited, edited, key, self._take_over))

    def replace_step(self, step: PackStep, field: str) -> None:
        """Put another step in the place of the chosen one."""
        pack, place = self.edited
        if self.step is not None:
            self.change(Edited(editing.with_step(pack, place, step), place), field)

    def name_pack(self, language: str, text: str) -> None:
        """Give the pack another title in a language."""
        pack, place = self.edited
        named = replace(pack, title=pack.title.with_text(language, text))
        self.change(Edited(named, place), f"pack-{language}")

    def name_place(self, language: str, text: str) -> None:
        """Give the chosen step or chapter another title in a language."""
        (pack, place), step, chapter = self.edited, self.step, self.chapter
        if step is not None:
            self.replace_step(replace(step, title=step.title.with_text(language, text)), f"title-{language}")
        elif chapter is not None:
            named = replace(chapter, title=chapter.title.with_text(language, text))
            self.change(Edited(editing.with_chapter(pack, place.chapter, named), place), f"title-{language}")

    def go(self, place: StepPlace) -> None:
        """Choose another place."""
        self.edited = Edited(self.edited.pack, place)
        self.shown.emit()

    def turn(self, by: int) -> None:
        """Choose the step before or after."""
        steps = [place for place in editing.places(self.edited.pack) if place.step >= 0]
        at = steps.index(self.edited.place) if self.edited.place in steps else -1 if by > 0 else 1
        if steps:
            self.go(steps[max(0, min(len(steps) - 1, at + by))])

    def settle(self) -> None:
        """Keep at once what was typed last."""
        if self._save_soon.isActive():
            self.save()

    def save(self) -> None:
        """Keep the pack as it is now."""
        self._save_soon.stop()
        if self._shelf is None:
            return
        try:
            self._shelf.save(self.name, self.edited.pack)
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
        else:
            self.kept.emit()

    def _take_over(self, edited: Edited, typed: bool) -> None:
        self.edited = edited
        if typed:
            self._save_soon.start(SAVES_AFTER)
        else:
            self.save()
        self.shown.emit()
