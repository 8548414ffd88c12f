"""A row of the settings: what it is called, what it does, and its control."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.ui.controls import keep_gaps, keep_grid_gaps
from trainer.ui.controls.text import Text
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_TEXT = 300
"""The least room for the words of a row, in pixels of the design, before its control goes below them."""
_GAP = 32
_NO_LIMIT = 2**24 - 1


@runtime_checkable
class Breakable(Protocol):
    """A control that can take more than one line."""

    def natural_width(self) -> int:
        """Its width in one line."""

    def fit(self, width: int) -> None:
        """Take as many lines as ``width`` pixels need."""


class SettingRow(QWidget):
    """Title and sentence at the left, the control at the right, or below where the room is narrow.

    ``below`` are widgets that always stand under both, such as a description of what was chosen.
    """

    def __init__(
        self, look: Look, title: Callable[[], str], note: Callable[[], str], control: QWidget, *below: QWidget
    ) -> None:
        super().__init__()
        self._look = look
        self._control = control
        self._breakable = control if isinstance(control, Breakable) else None
        self._beside: bool | None = None
        self._room = _NO_LIMIT
        words = QWidget()
        column = QVBoxLayout(words)
        keep_gaps(look, column, 2)
        column.addWidget(Text(look, title, Step.LEAD, bold=True))
        column.addWidget(Text(look, note, Step.NOTE, Tone.INK2))
        column.addStretch(1)
        self._grid = QGridLayout(self)
        keep_grid_gaps(look, self._grid, _GAP, 10, (0, 14, 0, 14))
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(words, 0, 0)
        for number, widget in enumerate(below):
            self._grid.addWidget(widget, 2 + number, 0, 1, 2)
        self._arrange()

    def set_room(self, width: int) -> None:
        """Take no more than ``width`` pixels, even where the row was wider before. The page says so whenever its size
        or its look changes."""
        self._room = width
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the new size."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the control where there is room for it."""
        breakable = self._breakable
        needed = self._control.sizeHint().width() if breakable is None else breakable.natural_width()
        room = min(self.width(), self._room)
        beside = room >= needed + self._look.px(_TEXT + _GAP)
        if breakable is not None:
            breakable.fit(needed if beside else room)
        if beside is self._beside:
            return
        self._beside = beside
        self._grid.removeWidget(self._control)
        if beside:
            self._grid.addWidget(self._control, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._grid.addWidget(self._control, 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
