"""A table with hairlines between its rows, its cells any widgets."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from trainer.ui.controls.gaps import keep_grid_gaps
from trainer.ui.controls.hairline import Hairline
from trainer.ui.look import Look


class Grid(QWidget):
    """Rows of widgets in columns. ``stretches`` share the room that is left; a column of 0 is as wide as it needs."""

    def __init__(
        self, look: Look, rows: Sequence[Sequence[QWidget]], stretches: Sequence[int], gap: int = 24, pad: int = 6
    ) -> None:
        super().__init__()
        self._look = look
        self._columns = len(stretches)
        self._rows = 0
        self._grid = QGridLayout(self)
        keep_grid_gaps(look, self._grid, gap, pad)
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)
        for row in rows:
            self.add(row)

    def add(self, row: Sequence[QWidget]) -> None:
        """Put one more row below."""
        if self._rows:
            self._grid.addWidget(Hairline(self._look), 2 * self._rows - 1, 0, 1, self._columns)
        for column, cell in enumerate(row):
            self._grid.addWidget(cell, 2 * self._rows, column, _align(cell))
        self._rows += 1


def _align(cell: QWidget) -> Qt.AlignmentFlag:
    """Cells of one line stay together on the middle; those that wrap fill their place."""
    flexible = cell.hasHeightForWidth()
    return Qt.AlignmentFlag(0) if flexible else Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
