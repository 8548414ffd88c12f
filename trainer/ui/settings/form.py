"""A form: settings as a table of rows, and the section that shows them on Qt's form layout."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.store import Settings
from trainer.ui.controls import Hairline, keep_gaps
from trainer.ui.controls.text_label import Say, TextLabel, word
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_WORDS: Final = 320
"""The width of the words of a row, in pixels of the design, where its control stands beside them."""
_BESIDE: Final = 800
"""The least width in pixels of the design at which controls stand beside their words and not below."""
_ACROSS: Final = 32
_DOWN: Final = 12


class Control(Struct, frozen=True):
    """What shows and changes a value: ``show`` shows the one in force and tells nobody, ``picked`` gives the one that
    is wished for. ``below`` stands under the words and the control."""

    widget: QWidget
    picked: SignalInstance
    show: Callable[[Any], None]
    below: tuple[QWidget, ...] = ()


MakeControl = Callable[[Look, Say], Control]
"""Makes the control of a row, given what the row is called."""


class FormRow(Struct, frozen=True):
    """A setting: ``name`` is its field in `Settings` and, with hyphens, stands in its words (``setting-name-…``,
    ``settings-note-…``). ``get`` and ``changes`` are given where a control shows more, or less, than that field."""

    name: str
    make: MakeControl
    get: Callable[[Settings], object] | None = None
    changes: Callable[[Any], Mapping[str, Any]] | None = None

    @property
    def key(self) -> str:
        """The name as it stands in keys of words."""
        return self.name.replace("_", "-")

    def value(self, settings: Settings) -> object:
        """What the control shows of the settings."""
        return getattr(settings, self.name) if self.get is None else self.get(settings)

    def wished(self, value: object) -> Mapping[str, Any]:
        """What changes in the settings when the control gives a value."""
        return {self.name: value} if self.changes is None else self.changes(value)


class FormLine(Struct, frozen=True):
    """A line of a form: what it is called, one sentence about it, its control, and what stands below both."""

    title: Say
    note: Say
    control: QWidget
    below: Sequence[QWidget] = ()


class FormSection(QWidget):
    """A heading over lines of a form."""

    def __init__(self, look: Look, name: str, lines: Sequence[FormLine]) -> None:
        super().__init__()
        self._look = look
        self._words: list[QWidget] = []
        self._forms: list[QFormLayout] = []
        self._column = QVBoxLayout(self)
        keep_gaps(look, self._column, _DOWN)
        self._column.addWidget(TextLabel(look, Step.H3, say=word(look, f"settings-section-{name}")))
        for number, line in enumerate(lines):
            if number:
                self._column.addWidget(Hairline(look))
            self._add(line)

    def fit(self, width: int) -> None:
        """Stand in ``width`` pixels, in the look in force."""
        px, beside = self._look.px, width >= self._look.px(_BESIDE)
        policies = QFormLayout.RowWrapPolicy
        for form, words in zip(self._forms, self._words, strict=True):
            form.setRowWrapPolicy(policies.DontWrapRows if beside else policies.WrapAllRows)
            form.setHorizontalSpacing(px(_ACROSS))
            form.setVerticalSpacing(px(_DOWN))
            room = px(_WORDS) if beside else width
            words.setFixedSize(room, words.heightForWidth(room))

    def _add(self, line: FormLine) -> None:
        form, words, field = QFormLayout(), QWidget(), QWidget()
        column, row = QVBoxLayout(words), QHBoxLayout(field)
        keep_gaps(self._look, column, 2)
        column.addWidget(TextLabel(self._look, Step.LEAD, bold=True, say=line.title))
        column.addWidget(TextLabel(self._look, Step.NOTE, Tone.INK2, say=line.note))
        keep_gaps(self._look, row)
        row.addWidget(line.control, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(words, field)
        self._words.append(words)
        self._forms.append(form)
        self._column.addLayout(form)
        for widget in line.below:
            self._column.addWidget(widget)
