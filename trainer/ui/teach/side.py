"""What can be done with the chosen pack, and the doors below it."""

from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.controls import Hairline, OutlineButton, PrimaryButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.teach.shelf_rows import Shelved
from trainer.ui.theme import Step, Tone

_MOST_CHAPTERS = 12


class ClubDoor(Struct, frozen=True):
    """Leads to a page; ``words`` is the key of its name, and with ``-about`` behind of what is there."""

    page: str
    words: str


DOORS: Final = (
    ClubDoor("bench", "teach-door-bench"),
    ClubDoor("paper", "teach-door-paper"),
    ClubDoor("keeper", "teach-door-keeper"),
    ClubDoor("mixed", "teach-door-mixed"),
    ClubDoor("exam", "teach-door-exam"),
)
"""In their order; a door without a page is left out."""


class PackSide(QWidget):
    """Buttons for one pack. ``wanted`` gives the page of a door."""

    wanted = Signal(str)

    def __init__(self, look: Look, pages: frozenset[str]) -> None:
        super().__init__()
        self._look = look
        self.title, self.contents = TextLabel(look, Step.H3), TextLabel(look, Step.NOTE, Tone.INK2)
        self.present, self.edit = PrimaryButton(look, "", "F5"), OutlineButton(look, "", "Enter")
        self.copy, self.merge = QuietButton(look, "", "Ctrl D"), QuietButton(look, "", "Ctrl M")
        self.export, self.delete = QuietButton(look, "", "Ctrl S"), QuietButton(look, "", "Del")
        self.doors = {door.page: OutlineButton(look, "") for door in DOORS if door.page in pages}
        self._actions: dict[str, QAbstractButton] = {
            "present": self.present,
            "edit": self.edit,
            "copy": self.copy,
            "merge": self.merge,
            "export": self.export,
            "delete": self.delete,
        }
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self.title)
        column.addWidget(self.contents)
        actions = tuple(self._actions.values())
        for pair in (actions[:2], actions[2:4], actions[4:]):
            line = QHBoxLayout()
            keep_gaps(look, line, 4)
            for action in pair:
                line.addWidget(action)
            line.addStretch(1)
            column.addLayout(line)
        column.addStretch(1)
        column.addWidget(Hairline(look))
        for page, door in self.doors.items():
            column.addWidget(door)
            door.clicked.connect(lambda _=False, page=page: self.wanted.emit(page))

    def show_pack(self, chosen: Shelved | None) -> None:
        """Offer what can be done with a pack; one that cannot be read can only be deleted."""
        words, pack = self._look.words, None if chosen is None else chosen.pack
        self._name(ships=chosen is not None and not chosen.own)
        for action in (self.edit, self.copy, self.merge, self.export):
            action.setEnabled(pack is not None)
        self.present.setEnabled(pack is not None and bool(pack.steps))
        self.delete.setEnabled(chosen is not None and chosen.own)
        self.title.set_text("" if chosen is None else chosen.title(words))
        self.contents.set_text("" if chosen is None else self._told(chosen))

    def _name(self, *, ships: bool) -> None:
        """Say what each button does; a pack that ``ships`` is edited as a copy."""
        words = self._look.words
        for key, action in self._actions.items():
            action.setText(words("teach-edit-copy" if ships and key == "edit" else f"teach-{key}"))
            action.updateGeometry()
        for door in DOORS:
            if door.page in self.doors:
                self.doors[door.page].setText(words(door.words))
                self.doors[door.page].setAccessibleDescription(words(f"{door.words}-about"))

    def _told(self, chosen: Shelved) -> str:
        """The chapters of a pack, or why it cannot be read."""
        words, language = self._look.words, self._look.language.value
        if chosen.pack is None:
            return chosen.about(words)
        return "\n".join(
            words("teach-chapter", title=chapter.title.said(language) or words("teach-untitled"), n=len(chapter.steps))
            for chapter in chosen.pack.chapters[:_MOST_CHAPTERS]
        )
