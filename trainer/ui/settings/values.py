"""Which value set scores: one that ships, or a file of one's own, with every fault of a file that cannot be used."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.rule_book.wording import joint_warnings
from trainer.rules import BUILT_IN
from trainer.text import Words
from trainer.text.value_file import ValueFile
from trainer.ui.controls import Flow, OutlineButton, empty, keep_gaps
from trainer.ui.controls.choice import Choice
from trainer.ui.controls.files import FileDialogs
from trainer.ui.controls.text_label import Say, TextLabel
from trainer.ui.look import Look
from trainer.ui.settings.form import Control
from trainer.ui.theme import Step, Tone

_OWN: Final = "own"


def values(look: Look, title: Say) -> Control:
    """A value set by its name: a set that ships, or the path of a file."""
    made = ValuesControl(look, title)
    return Control(made, made.picked, made.show_value, (made.report,))


class ValuesControl(QWidget):
    """The choice of a value set and a button that loads a file; ``report`` says below what came of it. ``picked``
    gives the name for the settings."""

    picked = Signal(str)

    def __init__(self, look: Look, title: Say) -> None:
        super().__init__()
        self._look = look
        self._file = ""
        self._shown = BUILT_IN[0]
        self._told: str | None = None  # the value set that the report is about, unless about one that was refused
        self.files = FileDialogs(look, self)
        self.choice = Choice(look, (*BUILT_IN, _OWN), lambda value: look.words(f"settings-values-{value}"), title)
        self.choice.picked.connect(self._choose)
        self.load_button = OutlineButton(look, "")
        self.load_button.clicked.connect(self._ask_for_file)
        self.report = ValuesReport(look)
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        column.addWidget(Flow(look, (self.choice, self.load_button), gap=12, line_gap=4))
        look.changed.connect(self._refresh)
        self._refresh()

    def show_value(self, name: str) -> None:
        """Show the value set in force; an own file is remembered while another is in force."""
        self._shown = name
        if name not in BUILT_IN:
            self._file = name
        self.choice.show_value(name if name in BUILT_IN else _OWN)
        if name != self._told:
            self._told = name
            self.report.tell(ValueFile.in_force(name))

    def load(self, path: Path) -> None:
        """Take a file into use; one that cannot be used is told with every fault, and the values stay."""
        found = ValueFile.at(path)
        if found.values is None:
            self._told = None
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
        path = self.files.to_read(words("settings-values-pick"), words("settings-values-filter"))
        if path is not None:
            self.load(path)

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
        empty(self._column)
        lines = () if found is None else _lines(found, self._look.words)
        for place, (_, tone) in enumerate(lines):
            bold = True if tone is Tone.BAD and not place and len(lines) > 1 else None
            self._column.addWidget(TextLabel(self._look, Step.NOTE, tone, bold=bold, say=self._line(found, place)))
        self.setVisible(bool(lines))
        self.updateGeometry()

    def _line(self, found: ValueFile | None, place: int) -> Say:
        return lambda: "" if found is None else _lines(found, self._look.words)[place][0]


def _lines(found: ValueFile, words: Words) -> tuple[tuple[str, Tone], ...]:
    said = tuple((line, Tone.BAD if found.values is None else Tone.INK2) for line in found.said(words))
    broken = () if found.values is None else joint_warnings(words, found.values)
    return (*said, *((line, Tone.BAD) for line in broken))
