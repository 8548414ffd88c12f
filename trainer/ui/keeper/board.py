"""The board of an evening: names with totals and lines, then a row for each hand."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.evening import BoardRow, Evening, rows
from trainer.coach.evening.wording import row_said, signed
from trainer.rules import Seat
from trainer.ui.controls import FocusButton, PageScroll, Painted, TextLabel, TextLine, focus_reach, keep_gaps
from trainer.ui.controls.text_label import word
from trainer.ui.keeper.columns import Columns
from trainer.ui.keeper.rows import head_height, head_lines, paint_charts, paint_row_marks, row_lines
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, Step, Tone

ROW: Final = 48
_LOW_ROW: Final = 40
_LOW: Final = 480
"""Below this height in pixels of the design the board leaves out the lines and its rows are lower."""
_RULE: Final = 2


class BoardHead(Painted):
    """Names, totals and lines of the four, and the heads of the columns."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._evening: Evening | None = None
        self._charts = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_evening(self, evening: Evening) -> None:
        """Show another state."""
        self._evening = evening
        words = self.look.words
        said = (
            words("keeper-said-total", who=evening.name(place), n=signed(total))
            for place, total in zip(Seat, evening.totals(), strict=True)
        )
        self.setAccessibleName(words("score-comma").join(said))
        self.refresh()

    def set_charts(self, charts: bool) -> None:
        """Show the lines, or leave them out."""
        if charts is not self._charts:
            self._charts = charts
            self.refresh()

    def sizeHint(self) -> QSize:
        """As high as it needs; any width."""
        return QSize(self.look.px(400), head_height(self.look, charts=self._charts))

    def minimumSizeHint(self) -> QSize:
        """No lower, however narrow."""
        return QSize(0, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """Names, totals, heads."""
        if self._evening is None:
            return ()
        columns = Columns.of(self.look, self.width())
        return tuple(head_lines(self.look, self._evening, columns, self.width(), charts=self._charts))

    def paint(self, painter: QPainter) -> None:
        """Paint the lines and the line below the heads."""
        if self._evening is not None and self._charts:
            paint_charts(painter, self.look, self._evening, Columns.of(self.look, self.width()))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self.look.theme.line))


class BoardLine(FocusButton):
    """A hand on the board; a click, or Enter, opens it. ``struck``: it is to be removed."""

    struck = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._evening: Evening | None = None
        self._row: BoardRow | None = None
        self._high = ROW
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_row(self, evening: Evening, row: BoardRow, *, opened: bool) -> None:
        """Show a hand; ``opened``: it is being corrected."""
        self._evening, self._row = evening, row
        self.setAccessibleName(row_said(evening, row, self.look.words))
        self.setChecked(opened)
        self.refresh()

    def set_high(self, high: int) -> None:
        """Be so many pixels of the design high."""
        self._high = high
        self.updateGeometry()

    def nextCheckState(self) -> None:
        """The board says which hand is open."""

    def sizeHint(self) -> QSize:
        """Any width."""
        return QSize(self.look.px(400), self.look.px(self._high))

    def minimumSizeHint(self) -> QSize:
        """No lower, however narrow."""
        return QSize(0, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """Everything that the row says."""
        if self._evening is None or self._row is None:
            return ()
        columns = Columns.of(self.look, self.width())
        return tuple(row_lines(self.look, self._evening, self._row, columns, QRectF(self.rect())))

    def paint(self, painter: QPainter) -> None:
        """Paint the ground, the marks and the line below."""
        look, theme, place = self.look, self.look.theme, QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            painter.fillRect(place, QColor(theme.accent_weak if self.isChecked() else theme.sunk))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(theme.line))
        if self._row is not None:
            paint_row_marks(painter, look, self._row, Columns.of(look, self.width()), place)
        reach = focus_reach(theme)
        self.paint_ring(painter, place.adjusted(reach, reach, -reach, -reach), look.px(RADIUS_BUTTON))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes the hand."""
        if event.key() == Qt.Key.Key_Delete:
            self.struck.emit()
        else:
            super().keyPressEvent(event)


class EveningBoard(QWidget):
    """Shows an `Evening`. ``opened`` and ``struck`` give the number of a hand, from 1. Up and down go from row to row;
    Tab comes to one row only."""

    opened = Signal(int)
    struck = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._evening: Evening | None = None
        self._open = 0
        self._stop = 0
        self.head = BoardHead(look)
        self.rows: list[BoardLine] = []
        self.area, self._holder = PageScroll(self._look), QWidget()
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list = QVBoxLayout(self._holder)
        keep_gaps(look, self._list)
        self.empty = TextLabel(look, Step.BODY, Tone.INK2, say=word(look, "keeper-empty"))
        self.rule, self.note = TextLabel(look, Step.NOTE, Tone.INK2), TextLabel(look, Step.NOTE, Tone.INK2)
        self._total = TotalRule(look)
        self._list.addWidget(self.empty)
        for widget in (self._total, self.rule, self.note):
            self._list.addWidget(widget)
        self._list.addStretch(1)
        self.area.setWidget(self._holder)
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        over = QHBoxLayout()
        over.addWidget(self.head)
        column.addLayout(over)
        bar = self.area.verticalScrollBar()  # what scrolls leaves less room than what does not
        bar.rangeChanged.connect(
            lambda _, most: over.setContentsMargins(0, 0, bar.sizeHint().width() if most else 0, 0)
        )
        column.addWidget(self.area, 1)
        look.changed.connect(self._refresh)

    def show_evening(self, evening: Evening, opened: int = 0) -> None:
        """Show an evening; ``opened``: the hand that is being corrected, 0 for none."""
        more = self._evening is None or len(evening.entries) > len(self._evening.entries)
        self._evening, self._open = evening, opened
        while len(self.rows) < len(evening.entries):
            self._add_row()
        self._refresh()
        if more and self.rows:
            self._holder.adjustSize()
            self.area.ensureWidgetVisible(self._total)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is low, leave out the lines."""
        super().resizeEvent(event)
        low = self.height() < self._look.px(_LOW)
        self.head.set_charts(not low)
        for row in self.rows:
            row.set_high(_LOW_ROW if low else ROW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go to the neighbour."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            shown = self._shown
            at = next((number for number, row in enumerate(shown) if row is watched), None)
            if step is not None and at is not None:
                self._stop = max(0, min(len(shown) - 1, at + step))
                self._stop_at()
                shown[self._stop].setFocus(Qt.FocusReason.TabFocusReason)
                self.area.ensureWidgetVisible(shown[self._stop])
                return True
        return False

    @property
    def _shown(self) -> list[BoardLine]:
        return self.rows[: len(self._evening.entries) if self._evening else 0]

    def _add_row(self) -> None:
        number = len(self.rows) + 1
        row = BoardLine(self._look)
        row.set_high(_LOW_ROW if self.height() < self._look.px(_LOW) else ROW)
        row.clicked.connect(lambda: self.opened.emit(number))
        row.struck.connect(lambda: self.struck.emit(number))
        row.installEventFilter(self)
        self.rows.append(row)
        self._list.insertWidget(number, row)
        self._stop = number - 1

    def _stop_at(self) -> None:
        for number, row in enumerate(self.rows):
            stop = number == self._stop
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def _refresh(self) -> None:
        evening = self._evening
        if evening is None:
            return
        self.head.show_evening(evening)
        found = rows(evening)
        for number, widget in enumerate(self.rows):
            widget.setVisible(number < len(found))
            if number < len(found):
                widget.show_row(evening, found[number], opened=number + 1 == self._open)
        self._stop = min(self._stop, max(0, len(found) - 1))
        self._stop_at()
        self.empty.setVisible(not found)
        self._total.setVisible(bool(found))
        self.rule.set_text(self._look.words(f"keeper-rule-{evening.scheme}"))
        self.note.set_text(self._look.words("keeper-rows-note"))
        self.note.setVisible(bool(found))


class TotalRule(Painted):
    """The line under the last hand."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The line and some air below it."""
        return QSize(1, self.look.px(16))

    def paint(self, painter: QPainter) -> None:
        """Paint the line."""
        painter.fillRect(QRectF(0, 0, self.width(), _RULE), QColor(self.look.theme.ink1))
