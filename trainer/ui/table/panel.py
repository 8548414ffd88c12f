"""The reach panel: head, eight path rows, six chips, each always in its place."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from trainer.reach import TargetHand as Witness
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId
from trainer.ui.controls import QuietButton
from trainer.ui.look import Look
from trainer.ui.table.chip import FanChip
from trainer.ui.table.chip_grid import ChipGrid, chip_grid
from trainer.ui.table.heading import Heading
from trainer.ui.table.panel_head import PanelHead
from trainer.ui.table.path_row import LOWEST_PLAIN_ROW, LOWEST_ROW, ROW_HEIGHT, ROW_INSET, PathRow
from trainer.ui.table.rows import FanLine
from trainer.ui.table.side_ground import paint_side_ground

FULL_WIDTH: Final = 472
NARROW_WIDTH: Final = 336
GHOSTS_FROM: Final = 420
"""Interface pixels from which rows have room for ghost hands."""
_MARGIN = 24
_COLUMN_GAP = 32
_ROWS_A_FRAME = 3
"""A row with its ghost hand takes a millisecond or two to paint; so many leave room for the rest of the table."""
_SCROLL = 12
_CHIPS_TOP = 12
_CHIP = 46
_CHIP_INSET = 6
_LOWEST_CHIP = 42


@dataclass(frozen=True)
class PanelContent:
    """Everything the panel shows; lines in fixed order, targets by fan."""

    heading: Heading
    paths: tuple[FanLine, ...]
    chips: tuple[FanLine, ...]
    targets: Mapping[FanId, Witness] = field(default_factory=dict)
    pinned: frozenset[FanId] = frozenset()


class ReachPanel(QWidget):
    """Shows a `PanelContent`. ``row_looked`` tells the fan the pointer or focus is on (None: left it),
    ``pin_wanted`` the fan to pin or to let go, ``close_wanted`` that the drawer be closed."""

    row_looked = Signal(object)
    pin_wanted = Signal(object)
    close_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body = QWidget()
        self._body.setProperty("plain", True)
        self._scroll.setWidget(self._body)
        self.head = PanelHead(look, self._body)
        self.rows = {fan: PathRow(look, fan, self._body) for fan in MAIN_FANS}
        self.chips = {fan: FanChip(look, fan, self._body) for fan in SMALL_FANS}
        for fan, widget in (*self.rows.items(), *self.chips.items()):
            widget.clicked.connect(lambda _=False, fan=fan: self.pin_wanted.emit(fan))
            widget.looked.connect(lambda on, fan=fan: self.row_looked.emit(fan if on else None))
        self._columns = 1
        self.close_button = QuietButton(look, "", key="Esc", parent=self._body)
        self.close_button.clicked.connect(self.close_wanted)
        self.close_button.hide()
        look.changed.connect(self.refresh)
        self.refresh()

    def blank(self) -> None:
        """Show and name nothing of any reach."""
        self.head.show_heading(None)
        for row in self.rows.values():
            row.show_line(FanLine(row.fan, 0, known=False), None, pinned=False)
        for chip in self.chips.values():
            chip.show_line(FanLine(chip.fan, 0, known=False), pinned=False)

    def show_content(self, content: PanelContent) -> bool:
        """Show an answer, or as much of it as can be painted within a frame; whether that was all of it."""
        self.head.show_heading(content.heading)
        changes = sum(row.to_be_painted for row in self.rows.values())
        for line in content.paths:
            if changes >= _ROWS_A_FRAME:
                return False
            changes += self.rows[line.fan].show_line(line, content.targets.get(line.fan), line.fan in content.pinned)
        if changes >= _ROWS_A_FRAME:
            return False
        for line in content.chips:
            self.chips[line.fan].show_line(line, line.fan in content.pinned)
        return True

    def show_both_names(self, both: bool) -> None:
        """In English, show the Chinese names of the paths where all of them fit."""
        for row in self.rows.values():
            row.show_both_names(both)

    def show_columns(self, columns: int) -> None:
        """Stand the rows in one column, or in two where the panel is a wide drawer."""
        self._columns = columns
        self.close_button.setVisible(columns > 1)
        self._lay_out()

    def refresh(self) -> None:
        """Words, colours or sizes may be different."""
        self.setAccessibleName(self.look.words("table-panel"))
        self.close_button.setText(self.look.words("table-log-close"))
        self._lay_out()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground."""
        paint_side_ground(self, self.look.theme)

    def _lay_out(self) -> None:
        px = self.look.px
        self._scroll.setGeometry(self.rect())
        margin, lanes = px(_MARGIN), -(-len(MAIN_FANS) // self._columns)
        for right, low in ((0, False), (0, True), (_SCROLL, True)):
            room = self.width() - 2 * margin - right
            head = self.head.least_height() if low else self.head.height_wanted(room)
            grid = chip_grid(lambda step: [chip.natural_width(step) for chip in self.chips.values()], room)
            chip_rows = len(self.chips) // grid.columns
            pitch = px(_CHIP if chip_rows < 3 else _LOWEST_CHIP)
            chips = px(_CHIPS_TOP) + chip_rows * pitch + px(8)
            least = LOWEST_ROW if self._wide_enough(room) else LOWEST_PLAIN_ROW
            row = max(px(least), min(px(ROW_HEIGHT), (self.height() - head - chips) // lanes))
            whole = head + lanes * row + chips
            if whole <= self.height():
                break
        self._body.setFixedSize(self.width() - right, max(whole, self.height()))
        self.head.setGeometry(margin, 0, room, head)
        size = self.close_button.sizeHint()
        self.head.reserve(size.width() if self._columns > 1 else 0)
        if self._columns > 1:
            self.close_button.setGeometry(margin + room - size.width() + px(12), px(14), size.width(), size.height())
        self._place_rows(QRect(margin, head, room, row), lanes)
        self._place_chips(QPoint(margin, head + lanes * row + px(_CHIPS_TOP)), grid, pitch)

    def _wide_enough(self, room: int) -> bool:
        """Whether rows in this room have a place for ghost hands."""
        wide = (room - self.look.px(_COLUMN_GAP) * (self._columns - 1)) // self._columns
        return wide >= self.look.px(GHOSTS_FROM - 2 * _MARGIN)

    def _place_rows(self, first: QRect, lanes: int) -> None:
        inset, gap = self.look.px(ROW_INSET), self.look.px(_COLUMN_GAP)
        wide = (first.width() - gap * (self._columns - 1)) // self._columns
        for place, row in enumerate(self.rows.values()):
            column, lane = divmod(place, lanes)
            left = first.left() + column * (wide + gap)
            row.show_ghost(self._wide_enough(first.width()))
            row.setGeometry(left - inset, first.top() + lane * first.height(), wide + 2 * inset, first.height())

    def _place_chips(self, first: QPoint, grid: ChipGrid, pitch: int) -> None:
        """Stand the chips in the columns and the size of the grid, rows a pitch apart."""
        for place, chip in enumerate(self.chips.values()):
            row, column = divmod(place, grid.columns)
            inset = min(_CHIP_INSET, int(grid.gap / 2))
            chip.set_style(grid.step, inset)
            left, top = first.x() + grid.left(column) - inset, first.y() + row * pitch - (pitch - self.look.px(40)) // 2
            chip.setGeometry(left, top, grid.widths[column] + 2 * inset, pitch)
