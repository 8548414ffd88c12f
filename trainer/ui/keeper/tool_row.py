"""The tools over the board: settlement, undo and redo, what takes the board out, people and evenings."""

from typing import Final

from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.evening import Journal
from trainer.rules import Scheme
from trainer.ui.controls import Flow, IconButton, QuietButton, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.look import Look

_UNDO: Final = "Ctrl Z"


class KeeperTools(QWidget):
    """The buttons; ``letters`` are those that a letter presses."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.scheme = Choice(
            look,
            tuple(Scheme),
            lambda scheme: look.words(f"settle-scheme-{scheme}"),
            lambda: look.words("keeper-scheme"),
        )
        self.undo, self.redo = QuietButton(look, "", _UNDO, icon="undo"), IconButton(look, "redo", "")
        self.csv, self.png = QuietButton(look, "", "C", icon="save"), QuietButton(look, "", "E", icon="save")
        self.people, self.evenings = IconButton(look, "gear", ""), QuietButton(look, "", "N")
        self.letters: dict[str, QAbstractButton] = {
            button.key: button for button in (self.csv, self.png, self.evenings)
        }
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        self._flow = Flow(look, self._shown, gap=4)
        column.addWidget(self._flow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        look.changed.connect(self._name)
        self._name()

    @property
    def _shown(self) -> tuple[QWidget, ...]:
        return self.scheme, self.undo, self.redo, self.csv, self.png, self.people, self.evenings

    def show_journal(self, journal: Journal) -> None:
        """Show the settlement in force and what can be taken back."""
        self.scheme.show_value(journal.evening.scheme)
        self.undo.setEnabled(journal.can_undo)
        self.redo.setEnabled(journal.can_redo)

    def spare_room(self, *, narrow: bool) -> None:
        """In a narrow window leave out the cap that says most."""
        self.undo.set_key("" if narrow else _UNDO)

    def _name(self) -> None:
        words = self._look.words
        for name, button in (("undo", self.undo), ("csv", self.csv), ("png", self.png), ("evenings", self.evenings)):
            button.setText(words(f"keeper-{name}"))
            button.updateGeometry()
        for button, key in ((self.csv, "keeper-csv-title"), (self.png, "keeper-png-title")):
            button.setAccessibleName(words(key))
            button.setToolTip(words(key))
        self.redo.set_name(words("keeper-redo"))
        self.people.set_name(words("keeper-people"))
        self._flow.show_only(self._shown)
