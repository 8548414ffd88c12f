"""Which value set scores: one that ships, or a file of one's own, with every fault of a file that cannot be used."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QVBoxLayout, QWidget

from trainer.rules import BUILT_IN, ValueFault, ValueSetError, read_values
from trainer.ui.controls import OutlineButton, keep_gaps
from trainer.ui.file_place import FilePlace
from trainer.ui.look import Look
from trainer.ui.rulebook.points import joint_warnings
from trainer.ui.rulebook.text import Text
from trainer.ui.settings.choice import Choice
from trainer.ui.settings.faults import fault_lines
from trainer.ui.theme import Step, Tone

_OWN = "own"

AskPath = Callable[[str, str, str], str]
"""Asks for the file to read: title, folder, filter; an empty answer is none."""


class ValuesControl(QWidget):
    """The choice of a value set and a button that loads a file. ``picked`` gives the name for the settings."""

    picked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._file = ""
        self.place = FilePlace()
        self.ask: AskPath = lambda title, folder, kinds: QFileDialog.getOpenFileName(self, title, folder, kinds)[0]
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
        self.report.show_set(name)

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
        try:
            read_values(path)
        except ValueSetError as error:
            self.report.show_faults(path.name, error.faults)
        except OSError as error:
            self.report.show_missing(path.name, error.strerror or str(error))
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

    def show_set(self, name: str) -> None:
        """Tell of the set in force: nothing of one that ships."""
        if name in BUILT_IN:
            self._say(())
            return
        path = Path(name)
        try:
            values = read_values(path)
        except ValueSetError as error:
            self.show_faults(path.name, error.faults)
        except OSError as error:
            self.show_missing(path.name, error.strerror or str(error))
        else:
            look = self._look
            named = Text(
                look,
                lambda: look.words("settings-values-in-use", name=values.name(look.language), file=path.name),
                Step.NOTE,
                Tone.INK2,
            )
            self._say((named, *joint_warnings(look, values)))

    def show_faults(self, file: str, faults: Sequence[ValueFault]) -> None:
        """Tell why a file was refused, every kind of fault."""
        look = self._look
        head = Text(look, lambda: look.words("settings-values-refused", file=file), Step.NOTE, Tone.BAD, bold=True)
        lines = (
            Text(look, self._line(faults, n), Step.NOTE, Tone.BAD)
            for n, _ in enumerate(fault_lines(faults, look.words))
        )
        self._say((head, *lines))

    def _line(self, faults: Sequence[ValueFault], number: int) -> Callable[[], str]:
        return lambda: list(fault_lines(faults, self._look.words))[number]

    def show_missing(self, file: str, reason: str) -> None:
        """Tell that a file cannot be opened."""
        look = self._look
        self._say(
            (Text(look, lambda: look.words("settings-values-missing", file=file, reason=reason), Step.NOTE, Tone.BAD),)
        )

    def _say(self, widgets: Sequence[QWidget]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        for widget in widgets:
            self._column.addWidget(widget)
        self.setVisible(bool(widgets))
        self.updateGeometry()
