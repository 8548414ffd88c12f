"""Which value set scores: one that ships, or a file of one's own, with every fault of a file that cannot be used."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from trainer.coach.rule_book.wording import joint_warnings
from trainer.rules import BUILT_IN, ValueSet
from trainer.ui.controls import OutlineButton, keep_gaps
from trainer.ui.controls.text import Text
from trainer.ui.file_place import AskPath, FilePlace, open_dialog
from trainer.ui.look import Look
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.value_file import ValueFile
from trainer.ui.theme import Step, Tone

_OWN = "own"


class ValuesControl(QWidget):
    """The choice of a value set and a button that loads a file. ``picked`` gives the name for the settings."""

    picked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._file = ""
        self.place = FilePlace()
        self.ask: AskPath = open_dialog(self, look)
        self._shown = BUILT_IN[0]
        self.choice = Choice(look, (*BUILT_IN, _OWN), self._name, lambda: look.words("setting-name-values"))
        self.choice.picked.connect(self._choose)
        self.load_button = OutlineButton(look, "")
        self.load_button.clicked.connect(self._ask_for_file)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        keep_gaps(look, self._row, 12)
        self._row.addWidget(self.choice)
        self._row.addWidget(self.load_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.report = ValuesReport(look)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_value(self, name: str) -> None:
        """Show the value set in force; an own file is remembered while another is in force."""
        self._shown = name
        if name not in BUILT_IN:
            self._file = name
        self.choice.show_value(name if name in BUILT_IN else _OWN)
        self.report.tell(ValueFile.in_force(name))

    def natural_width(self) -> int:
        """The width of choice and button side by side."""
        return self.choice.natural_width() + self._row.spacing() + self.load_button.sizeHint().width()

    def fit(self, width: int) -> None:
        """Put the button under the choice where both are wider than ``width``, and break the choice if it must."""
        beside = self.natural_width() <= width
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.choice.fit(width)

    def load(self, path: Path) -> None:
        """Take a file into use; one that cannot be used is told with every fault, and the values stay."""
        found = ValueFile.at(path)
        if found.values is None:
            self.report.tell(found)
        else:
            self.picked.emit(str(path.absolute()))

    def _choose(self, value: object) -> None:
        if value != _OWN:
            self.picked.emit(str(value))
            return
        self.choice.show_value(self._shown if self._shown in BUILT_IN else _OWN)
        if self._file:
            self.load(Path(self._file))
        else:
            self._ask_for_file()

    def _ask_for_file(self) -> None:
        words = self._look.words
        name = self.ask(words("settings-values-pick"), self.place.proposed(), words("settings-values-filter"))
        self.place.chosen(name)
        if name:
            self.load(Path(name))

    def _name(self, value: object) -> str:
        return self._look.words(f"settings-values-{value}")

    def _refresh(self) -> None:
        self.load_button.setText(self._look.words("settings-values-load"))
        self.load_button.updateGeometry()


class ValuesReport(QWidget):
    """What is to be said of the value set: which file is in force, which published sum it breaks, what was refused."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._column = QVBoxLayout(self)
        keep_gaps(look, self._column, 4)
        self.hide()

    def tell(self, found: ValueFile | None) -> None:
        """Tell of a file; nothing of a set that ships."""
        if found is None:
            self._say(())
            return
        look = self._look
        lines = tuple(found.said(look.words))
        texts = (
            Text(look, self._line(found, place), Step.NOTE, tone, bold=(len(lines) > 1 and not place) or None)
            for place, (_, tone) in enumerate(lines)
        )
        self._say((*texts, *self._warnings(found.values)))

    def _warnings(self, values: ValueSet | None) -> Iterator[Text]:
        """The published sums that a set breaks, under one line that names the set."""
        if values is None:
            return
        look = self._look
        for place in range(len(joint_warnings(look.words, values))):
            said = partial(_warning, look, values, place)
            yield Text(look, said, Step.NOTE if place else Step.LEAD, Tone.BAD, bold=True)

    def _line(self, found: ValueFile, place: int) -> Callable[[], str]:
        return lambda: tuple(found.said(self._look.words))[place][0]

    def _say(self, widgets: Sequence[QWidget]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        for widget in widgets:
            self._column.addWidget(widget)
        self.setVisible(bool(widgets))
        self.updateGeometry()


def _warning(look: Look, values: ValueSet, place: int) -> str:
    return joint_warnings(look.words, values)[place]
