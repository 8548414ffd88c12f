"""The one view of a plot: its title over the drawing, or over the table that says the same."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTreeView, QVBoxLayout, QWidget

from trainer.ui.controls import Painted, Run, TextLabel, keep_gaps
from trainer.ui.controls.lettering import TextLine
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.progress import columns, line
from trainer.ui.progress.groups import GroupPlaces, group_lines, paint_groups
from trainer.ui.progress.plot import ColumnShape, GroupShape, LineShape, PlotContent
from trainer.ui.theme import Step, Tone

_MOST_ROWS: Final = 10
"""Rows of a table that are seen at once."""
_NOTHING: Final = 40
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Drawing(Painted):
    """The drawing of a plot. Screen readers are given the whole table in a sentence a row."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.plot: PlotContent | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_plot(self, plot: PlotContent) -> None:
        """Show another plot."""
        self.plot = plot
        self.setAccessibleName(f"{plot.title}. {plot.note}")
        rows = (
            ", ".join(f"{head} {cell}" for head, cell in zip(plot.head, row, strict=True) if cell) for row in plot.rows
        )
        self.setAccessibleDescription("; ".join(rows))
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Groups go on below each other in a narrow window."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the drawing at a width."""
        match self.plot.shape if self.plot else None:
            case GroupShape() as shape:
                return round(GroupPlaces(shape, self.look, width).height)
            case LineShape():
                return self.look.px(line.HEIGHT)
            case ColumnShape():
                return self.look.px(columns.HEIGHT)
        return self.look.px(_NOTHING)

    def sizeHint(self) -> QSize:
        """As wide as it is."""
        return QSize(self.look.px(200), self.heightForWidth(max(self.width(), self.look.px(200))))

    def minimumSizeHint(self) -> QSize:
        """A column of groups."""
        return QSize(self.look.px(200), self.look.px(_NOTHING))

    def paint(self, painter: QPainter) -> None:
        """Paint the shape."""
        room = QRectF(self.rect())
        match self.plot.shape if self.plot else None:
            case GroupShape() as shape:
                paint_groups(painter, GroupPlaces(shape, self.look, room.width()))
            case LineShape() as shape:
                line.paint_line(painter, room, shape, self.look)
            case ColumnShape() as shape:
                columns.paint_columns(painter, room, shape, self.look)

    def lines(self) -> list[TextLine]:
        """Everything that is written in the drawing."""
        room = QRectF(self.rect())
        match self.plot.shape if self.plot else None:
            case GroupShape() as shape:
                return group_lines(GroupPlaces(shape, self.look, room.width()))
            case LineShape() as shape:
                return line.line_lines(room, shape, self.look)
            case ColumnShape() as shape:
                return columns.column_lines(room, shape, self.look)
        nothing = self.plot.nothing if self.plot else ""
        return [TextLine(room, (Run(nothing, Step.BODY, tone=Tone.INK2),))]


class PlotView(QWidget):
    """Shows a `PlotContent`, drawn or as a table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._as_table = look, False
        self.title, self.drawing, self.table = TextLabel(look, Step.LEAD), Drawing(look), QTreeView()
        self._rows = QStandardItemModel(self)
        wear_sheet(look, self.table)
        self._set_up_table()
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        for widget in (self.title, self.drawing, self.table):
            column.addWidget(widget)
        column.addStretch(1)
        self.show_as_table(False)
        look.changed.connect(self._fit)

    @property
    def plot(self) -> PlotContent | None:
        """What is shown."""
        return self.drawing.plot

    def show_plot(self, plot: PlotContent) -> None:
        """Show another plot."""
        self.title.set_runs([Run(plot.title, bold=True), Run(f"  {plot.note}", Step.NOTE, tone=Tone.INK2)])
        self.drawing.show_plot(plot)
        self.table.setAccessibleName(f"{plot.title}. {plot.note}")
        self.show_as_table(self._as_table)

    def show_as_table(self, wanted: bool) -> None:
        """Show the table, or the drawing; where there is nothing to draw, what is to be said of that."""
        self._as_table = wanted
        tabled = wanted and self.plot is not None and self.plot.shape is not None
        self.drawing.setHidden(tabled)
        self.table.setVisible(tabled)
        if tabled:
            self._fill()

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self._rows)
        table.setRootIsDecorated(False)
        table.setUniformRowHeights(True)
        table.setAllColumnsShowFocus(True)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.header().setStretchLastSection(False)
        table.header().setSectionsMovable(False)
        table.header().setSectionsClickable(False)

    def _fill(self) -> None:
        if self.plot is None:
            return
        self._rows.clear()
        self._rows.setHorizontalHeaderLabels(self.plot.head)
        for row in self.plot.rows:
            cells = [QStandardItem(cell) for cell in row]
            for cell in cells[1:]:
                cell.setTextAlignment(_RIGHT)
            self._rows.appendRow(cells)
        for column in range(len(self.plot.head)):
            modes = QHeaderView.ResizeMode
            self.table.header().setSectionResizeMode(column, modes.ResizeToContents if column else modes.Stretch)
            if column:
                self._rows.setHeaderData(column, Qt.Orientation.Horizontal, _RIGHT, Qt.ItemDataRole.TextAlignmentRole)
        self._fit()

    def _fit(self) -> None:
        """Let the table be as high as its rows, up to ten."""
        table = self.table
        table.setFont(self._look.font(Step.BODY))
        table.header().setFont(self._look.font(Step.NOTE))
        rows = min(_MOST_ROWS, max(1, self._rows.rowCount()))
        row = self._look.px(Step.BODY.line + 10)
        table.setFixedHeight(table.header().sizeHint().height() + rows * row + self._look.px(8))
