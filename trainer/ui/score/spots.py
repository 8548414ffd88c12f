"""The parts of the matrix that can be pointed at, focused and held: melds, fans and bars.

They paint nothing but their focus ring; the matrix under them is painted as one. So every meld and bar has a name for
screen readers and can be reached by keys.
"""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.score_board import Bar, Board, Row
from trainer.coach.score_speech import bar_said, meld_said, reason_said
from trainer.rules import FanId
from trainer.ui.controls import FocusButton, focus_reach
from trainer.ui.look import Look
from trainer.ui.score.grid import MatrixGrid
from trainer.ui.score.lanes import Place
from trainer.ui.score.mover import BarMover

_RADIUS = 8
_DRAG_BEGINS = 5

ColumnAt = Callable[[float], int | None]
"""The column of the matrix at a place from the left, in pixels."""


class Spot(FocusButton):
    """A place on the matrix."""

    enter_clicks = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._carried = False

    def set_carried(self, carried: bool) -> None:
        """Show no focus ring while what lies here is held elsewhere."""
        self._carried = carried
        self.update()

    def lay(self, rect: QRectF) -> None:
        """Lie over ``rect`` of the matrix, with room for the focus ring around."""
        reach = focus_reach(self.look.theme)
        self.setGeometry(rect.adjusted(-reach, -reach, reach, reach).toAlignedRect())

    def call(self, name: str) -> None:
        """Say what it is to screen readers."""
        self.setAccessibleName(name)

    def paint(self, painter: QPainter) -> None:
        """Paint the focus ring only."""
        if not self._carried:
            reach = focus_reach(self.look.theme)
            self.paint_ring(painter, QRectF(self.rect()).adjusted(reach, reach, -reach, -reach), self.look.px(_RADIUS))


class BarSpot(Spot):
    """A bar. With a ``mover`` it can be dragged, or held and moved by keys; ``columns`` tells the column at a place."""

    def __init__(self, look: Look, parent: QWidget, place: Place, mover: BarMover | None, columns: ColumnAt) -> None:
        super().__init__(look, parent)
        self._place, self._mover, self._columns = place, mover, columns
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self.setCursor(Qt.CursorShape.OpenHandCursor if mover else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag could begin."""
        super().mousePressEvent(event)
        if self._mover is not None and event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = self.mapToParent(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag, or carry it on."""
        if self._pressed_at is None or self._mover is None:
            super().mouseMoveEvent(event)
            return
        here = self.mapToParent(event.position())
        if not self._dragging and (here - self._pressed_at).manhattanLength() >= _DRAG_BEGINS:
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self._mover.take(self._place, self._columns(self._pressed_at.x()))
        if self._dragging:
            self._mover.drag(self._columns(here.x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go after a drag; else it was a click."""
        was_dragging = self._dragging
        self._dragging, self._pressed_at = False, None
        if was_dragging and self._mover is not None:
            self.setDown(False)
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self._mover.put_down()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hold, move, drop or take off a bar that can be moved."""
        act = self._key_acts(self._mover).get(event.key()) if self._mover is not None else None
        if act is None:
            super().keyPressEvent(event)
            return
        self._focus.key_used()
        act()

    def _key_acts(self, mover: BarMover) -> dict[int, Callable[[], None]]:
        return {
            Qt.Key.Key_Space: mover.put_down if mover.held else partial(mover.take, self._place),
            Qt.Key.Key_Left: partial(mover.step, -1),
            Qt.Key.Key_Right: partial(mover.step, 1),
            Qt.Key.Key_Delete: partial(mover.take_off, self._place),
            Qt.Key.Key_Backspace: partial(mover.take_off, self._place),
            Qt.Key.Key_Escape: mover.put_back,
        }


class SpotLayer(QObject):
    """Keeps the spots of a board on ``canvas``: one over each meld, each fan's name, each bar and each reason.

    ``lit`` tells what is pointed at: a bar (row, place) or a column, else None; ``row_pointed`` the row whose name, bar
    or reason is pointed at, else None.
    """

    lit = Signal(object, object)
    row_pointed = Signal(object)
    fan_chosen = Signal(FanId)

    def __init__(self, look: Look, canvas: QWidget, mover: BarMover) -> None:
        super().__init__(canvas)
        self._look, self._canvas, self._mover = look, canvas, mover
        self._board: Board | None = None
        self._grid: MatrixGrid | None = None
        self.melds: list[Spot] = []
        self.labels: list[Spot] = []
        self.bars: dict[Place, BarSpot] = {}
        self.reasons: list[Spot] = []
        self._shown = float("inf")

    def make(self, board: Board, *, loose: bool) -> None:
        """Make the spots of a board; ``loose`` bars can be moved. A focused bar's fan keeps the focus."""
        focused = self._focused()
        for spot in (*self.melds, *self.labels, *self.bars.values(), *self.reasons):
            spot.hide()
            spot.setParent(None)
            spot.deleteLater()
        self._board = board
        self.melds = [self._meld_spot(column) for column in range(len(board.order))]
        self.labels = [self._label_spot(index, row) for index, row in enumerate(board.rows)]
        self.reasons = [self._reason_spot(index) for index in range(len(board.rows))]
        self.bars = {
            (index, place): self._bar_spot((index, place), bar, loose=loose and bool(bar.parts))
            for index, row in enumerate(board.rows)
            for place, bar in enumerate(row.bars)
        }
        self._order_tabs()
        if focused is not None:
            self._focus_fan(board, *focused)

    def place(self, grid: MatrixGrid) -> None:
        """Lay the spots over a grid and name them in the language in force."""
        self._grid = grid
        if self._board is None:
            return
        board, words, inset = self._board, self._look.words, self._look.px(3)
        for column, spot in enumerate(self.melds):
            spot.lay(grid.meld(column).adjusted(0, inset, 0, -inset))
            spot.show()
        for index, label in enumerate(self.labels):
            label.lay(grid.label(index).adjusted(grid.klass - 2, inset, -inset, -inset))
            label.call(words("say-rule", fan=board.rows[index].fan))
        for (index, place), bar_spot in self.bars.items():
            bar = board.rows[index].bars[place]
            bar_spot.lay(QRectF(grid.bar(index, bar)))
            bar_spot.call(bar_said(board, bar, words))
        for index, reason in enumerate(self.reasons):
            reason.lay(grid.refusal(index).adjusted(0, inset, 0, -inset))
            reason.call(reason_said(board, board.rows[index], words))
        self.reveal(self._shown)

    def reveal(self, rows: float) -> None:
        """Let only the first ``rows`` rows be pointed at and read out."""
        self._shown = rows
        if self._board is None:
            return
        for column, spot in enumerate(self.melds):
            spot.call(meld_said(self._board, column, self._look.words, rows))
        for listed in (self.labels, self.reasons):
            for index, spot in enumerate(listed):
                spot.setVisible(index < rows)
        for (index, _), bar_spot in self.bars.items():
            bar_spot.setVisible(index < rows)

    def _order_tabs(self) -> None:
        """Tab goes over the melds, then row by row: a fan, then its bars."""
        rows = ((label, *self._bars_of(index)) for index, label in enumerate(self.labels))
        for spot, following in pairwise((*self.melds, *(spot for row in rows for spot in row))):
            QWidget.setTabOrder(spot, following)

    def _bars_of(self, row: int) -> list[BarSpot]:
        return [spot for (index, _), spot in self.bars.items() if index == row]

    def _meld_spot(self, column: int) -> Spot:
        spot = Spot(self._look, self._canvas)
        spot.looked.connect(lambda over: self.lit.emit(None, column if over else None))
        return spot

    def _reason_spot(self, index: int) -> Spot:
        spot = Spot(self._look, self._canvas)
        spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell_row(spot, index)
        return spot

    def _tell_row(self, spot: Spot, index: int) -> None:
        spot.looked.connect(lambda over: self.row_pointed.emit(index if over else None))

    def _label_spot(self, index: int, row: Row) -> Spot:
        spot = Spot(self._look, self._canvas)
        self._tell_row(spot, index)
        spot.setCursor(Qt.CursorShape.PointingHandCursor)
        spot.clicked.connect(lambda: self.fan_chosen.emit(row.fan))
        return spot

    def _bar_spot(self, place: Place, bar: Bar, *, loose: bool) -> BarSpot:
        spot = BarSpot(self._look, self._canvas, place, self._mover if loose else None, self._column_at)
        self._tell_row(spot, place[0])
        spot.looked.connect(lambda over: self.lit.emit(place if over else None, None))
        if loose:
            spot.clicked.connect(lambda: self._mover.press(place))
        else:
            spot.clicked.connect(lambda: self.fan_chosen.emit(bar.fan))
        return spot

    def _column_at(self, x: float) -> int | None:
        return None if self._grid is None else self._grid.column_at(x)

    def _focused(self) -> tuple[FanId, bool] | None:
        """The fan of the bar in focus, and whether the keyboard brought it there."""
        for (index, place), spot in self.bars.items():
            if spot.hasFocus() and self._board is not None:
                return self._board.rows[index].bars[place].fan, spot.ring_shown
        return None

    def _focus_fan(self, board: Board, fan: FanId, by_key: bool) -> None:
        reason = Qt.FocusReason.OtherFocusReason if by_key else Qt.FocusReason.MouseFocusReason
        same = (spot for (index, place), spot in self.bars.items() if board.rows[index].bars[place].fan is fan)
        spot = next(same, next(iter(self.bars.values()), None))
        if spot is not None:
            spot.show()
            spot.setFocus(reason)
