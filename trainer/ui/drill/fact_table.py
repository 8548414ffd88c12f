"""The facts of a drill as a table: Qt's own view, so that screen readers read it, with cells that show tiles."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from trainer.coach.drills.sheet import (
    FactCell,
    FactLine,
    FactRow,
    FactSheet,
    FactText,
    FactTiles,
    RowMark,
    cell_read,
    row_read,
)
from trainer.rules import FanId
from trainer.ui.controls import Lettering, Run
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.theme import TILE_MINI, TILE_RATIO, Step, Tone
from trainer.ui.tiles import RowMetrics, draw_row, ghost_faces

Index = QModelIndex | QPersistentModelIndex

_NOWHERE: Final = QModelIndex()
_PAD: Final = 8
_BIT_GAP: Final = 5
_MARK: Final = 18
_LINE: Final = 30
"""The height of a line of a cell, in pixels of the design."""
_ABOVE: Final = 5
_LEAST: Final = 150
"""The least width of words in the column that takes the room, before other columns give way."""


class FactModel(QAbstractTableModel):
    """A sheet as Qt reads it; the first column tells a screen reader the whole row."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.sheet = FactSheet((), (), 0)

    def show_sheet(self, sheet: FactSheet) -> None:
        """Show another one."""
        self.beginResetModel()
        self.sheet = sheet
        self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """The choices."""
        return 0 if parent.isValid() else len(self.sheet.rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """What is said of each, and the word at the end."""
        return 0 if parent.isValid() else len(self.sheet.heads)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a column tells."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.sheet.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell says, for searches and screen readers; what it shows is painted by the delegate."""
        row, column = self.row(index), index.column()
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0:
            return row_read(self.sheet, row, self._look.words)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.word if column == len(row.cells) else cell_read(row.cells[column], self._look.words)
        return None

    def row(self, index: Index) -> FactRow:
        """The row of a place."""
        return self.sheet.rows[index.row()]


class FactPainter(QStyledItemDelegate):
    """Paints the lines of a cell: words, mini tiles, marks of fans."""

    def __init__(self, look: Look, parent: "FactTable") -> None:
        super().__init__(parent)
        self._look, self._table = look, parent

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground of the row, the line below it, and the cell."""
        look, theme, place = self._look, self._look.theme, QRectF(option.rect)
        row = self._table.facts.row(index)
        ground = {RowMark.BEST: theme.accent_weak, RowMark.YOURS: theme.bad_weak}.get(row.mark, theme.bg)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(place, QColor(ground))
        edge = {RowMark.BEST: theme.accent, RowMark.YOURS: theme.bad}.get(row.mark) if theme.outline else None
        painter.setPen(QPen(QColor(edge or theme.line), 2 if edge else 1))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        inner = place.adjusted(look.px(_PAD), look.px(_ABOVE), -look.px(_PAD), -look.px(_ABOVE))
        if index.column() == len(row.cells):
            tone = Tone.ACCENT if row.mark is RowMark.BEST else Tone.BAD
            ends = Qt.AlignmentFlag.AlignRight
            Lettering(look).paint(painter, inner, [Run(row.word, bold=True)], Step.NOTE, tone, ends)
        else:
            self._paint_cell(painter, inner, row.cells[index.column()], quiet=row.mark is RowMark.PLAIN)
        painter.restore()

    def sizeHint(self, _: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as its widest line, as high as all of them."""
        look, row = self._look, self._table.facts.row(index)
        if index.column() == len(row.cells):
            width = Lettering(look).width(row.word, Step.NOTE, bold=True)
            return QSize(math.ceil(width) + 2 * look.px(_PAD) + 2, look.px(_LINE + 2 * _ABOVE))
        cell = row.cells[index.column()]
        width = max((self._asked(line, index.column()) for line in cell), default=0.0)
        room = self._table.columnWidth(index.column()) - 2 * look.px(_PAD)
        high = sum(self._height(line, room) for line in cell)
        return QSize(math.ceil(width) + 2 * look.px(_PAD), math.ceil(high) + 2 * look.px(_ABOVE))

    def _asked(self, line: FactLine, column: int) -> float:
        """The room that a line takes; words alone take more lines where the column has to give way."""
        width = sum(self._width(bit) for bit in line) + self._look.px(_BIT_GAP) * self._gaps(line)
        gives_way = column == self._table.facts.sheet.roomy and bool(self._words_alone(line))
        return min(width, self._look.px(_LEAST)) if gives_way else width

    def _height(self, line: FactLine, room: float) -> float:
        """A line of words alone takes more than one where it has no room."""
        runs = self._words_alone(line)
        least = self._look.px(_LINE)
        return max(least, Lettering(self._look).height(runs, Step.NOTE, max(room, 1))) if runs else least

    def _words_alone(self, line: FactLine) -> list[Run]:
        words = [bit for bit in line if isinstance(bit, FactText)]
        return [Run(words[0].text)] if len(words) == len(line) == 1 and not words[0].strong else []

    def _paint_cell(self, painter: QPainter, place: QRectF, cell: FactCell, *, quiet: bool) -> None:
        heights = [self._height(line, place.width()) for line in cell]
        top = place.top() + (place.height() - sum(heights)) / 2
        for line, height in zip(cell, heights, strict=True):
            self._paint_line(painter, QRectF(place.left(), top, place.width(), height), line, quiet=quiet)
            top += height

    def _paint_line(self, painter: QPainter, place: QRectF, line: FactLine, *, quiet: bool) -> None:
        tone = Tone.INK2 if quiet or not self._look.theme.outline else Tone.INK1
        if runs := self._words_alone(line):
            Lettering(self._look).paint(painter, place, runs, Step.NOTE, tone)
            return
        left, before = place.left(), None
        for bit in line:
            if before is not None and not (isinstance(bit, FactText) and isinstance(before, FactText)):
                left += self._look.px(_BIT_GAP)
            width = self._width(bit)
            self._paint_bit(painter, QRectF(left, place.top(), width, place.height()), bit, tone)
            left, before = left + width, bit

    def _paint_bit(self, painter: QPainter, place: QRectF, bit: FactText | FactTiles | FanId, tone: Tone) -> None:
        look = self._look
        match bit:
            case FactText(text, strong):
                runs = [Run(text, bold=strong, tone=Tone.INK1 if strong else tone)]
                whole = place.adjusted(0, 0, 1, 0)
                Lettering(look).paint(painter, whole, runs, Step.LEAD if strong else Step.NOTE)
            case FactTiles(tiles, missing):
                metrics = self._metrics
                top = place.center().y() - metrics.width * TILE_RATIO / 2
                draw_row(painter, look.art, [ghost_faces(tiles, missing)], metrics, QPointF(place.left(), top))
            case _:
                side = look.px(_MARK)
                square = QRectF(place.left(), place.center().y() - side / 2, side, side)
                paint_mark(painter, square, FanId(bit), look)

    def _width(self, bit: FactText | FactTiles | FanId) -> float:
        match bit:
            case FactText(text, strong):
                return Lettering(self._look).width(text, Step.LEAD if strong else Step.NOTE, strong)
            case FactTiles(tiles):
                return self._metrics.measure([ghost_faces(tiles, ())]).width()
        return self._look.px(_MARK)

    def _gaps(self, line: FactLine) -> int:
        """The gaps of a line: words go on without one."""
        pairs = pairwise(line)
        return sum(not (isinstance(one, FactText) and isinstance(other, FactText)) for one, other in pairs)

    @property
    def _metrics(self) -> RowMetrics:
        return RowMetrics(self._look.px(TILE_MINI + 2))


class FactTable(QTreeView):
    """Shows a `FactSheet`. The columns that can be spared go where the table is narrow; the rows scroll."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.facts = FactModel(look, self)
        self._painter = FactPainter(look, self)
        self.setModel(self.facts)
        self.setItemDelegate(self._painter)
        self.setProperty("facts", True)
        wear_sheet(look, self)
        self.setRootIsDecorated(False)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(1)
        self.setMinimumHeight(1)
        look.changed.connect(self._fit)

    def show_sheet(self, sheet: FactSheet, name: str) -> None:
        """Show another table, whose ``name`` a screen reader says."""
        self.setAccessibleName(name)
        self.facts.show_sheet(sheet)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit()
        self.scrollToTop()

    def step(self, by: int) -> bool:
        """Scroll by rows; False at the end."""
        bar = self.verticalScrollBar()
        before = bar.value()
        bar.setValue(before + by * self._look.px(_LINE + 2 * _ABOVE))
        return bar.value() != before

    def minimumSizeHint(self) -> QSize:
        """The head and one row."""
        return QSize(1, self._look.px(3 * _LINE))

    def sizeHint(self) -> QSize:
        """No more than is needed: it takes the room that is left."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns the new room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As wide as the content asks for, the roomy column the rest; without what can be spared if need be."""
        sheet = self.facts.sheet
        self.header().setFont(self._look.font(Step.NOTE))
        if not sheet.heads:
            return
        widths = [self._asked(column) for column in range(len(sheet.heads))]
        shown: Sequence[int] = range(len(widths))
        for spare in (None, *sheet.spare):
            shown = [column for column in shown if column != spare]
            rest = self.viewport().width() - sum(widths[column] for column in shown if column != sheet.roomy)
            if rest >= widths[sheet.roomy]:
                break
        for column, width in enumerate(widths):
            self.setColumnHidden(column, column not in shown)
            self.setColumnWidth(column, max(rest, 1) if column == sheet.roomy else width)
        self.scheduleDelayedItemsLayout()

    def _asked(self, column: int) -> int:
        """The room that a column asks for, its head too."""
        cells = [
            self._painter.sizeHint(QStyleOptionViewItem(), self.facts.index(row, column)).width()
            for row in range(self.facts.rowCount())
        ]
        return max(self.header().sectionSizeHint(column), *cells)
