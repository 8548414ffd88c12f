"""The spots of a board: one over each meld, each fan's name and each bar, made anew with every board."""

from itertools import pairwise

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.score.board import Bar, Board, Row
from trainer.ui.score.grid import Grid
from trainer.ui.score.mover import BarMover
from trainer.ui.score.reading_out import bar_said, meld_said, reason_said
from trainer.ui.score.spots import BarSpot, Spot


class SpotLayer(QObject):
    """Keeps the spots on ``canvas``. ``lit`` tells what is pointed at: a bar (row, place) or a column, else None;
    ``row_pointed`` the row whose name, bar or reason is pointed at, else None."""

    lit = Signal(object, object)
    row_pointed = Signal(object)
    fan_chosen = Signal(FanId)

    def __init__(self, look: Look, canvas: QWidget, mover: BarMover) -> None:
        super().__init__(canvas)
        self._look, self._canvas, self._mover = look, canvas, mover
        self._board: Board | None = None
        self.melds: list[Spot] = []
        self.labels: list[Spot] = []
        self.bars: dict[tuple[int, int], BarSpot] = {}
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
            (index, place): self._bar_spot(index, place, bar, loose=loose and bool(bar.parts))
            for index, row in enumerate(board.rows)
            for place, bar in enumerate(row.bars)
        }
        self._order_tabs()
        if focused is not None:
            self._focus_fan(board, *focused)

    def place(self, grid: Grid) -> None:
        """Lay the spots over a grid and name them in the language in force."""
        if self._board is None:
            return
        board, words, inset = self._board, self._look.words, self._look.px(6)
        for column, spot in enumerate(self.melds):
            spot.lay(grid.meld(column).adjusted(0, inset, 0, -inset))
            spot.show()
        for index, label in enumerate(self.labels):
            label.lay(grid.fan_label(index).adjusted(-2, inset, -inset, -inset))
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
        spot.pointed.connect(lambda over: self.lit.emit(None, column if over else None))
        return spot

    def _reason_spot(self, index: int) -> Spot:
        spot = Spot(self._look, self._canvas)
        spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._tell_row(spot, index)
        return spot

    def _tell_row(self, spot: Spot, index: int) -> None:
        spot.pointed.connect(lambda over: self.row_pointed.emit(index if over else None))

    def _label_spot(self, index: int, row: Row) -> Spot:
        spot = Spot(self._look, self._canvas)
        self._tell_row(spot, index)
        spot.setCursor(Qt.CursorShape.PointingHandCursor)
        spot.clicked.connect(lambda: self.fan_chosen.emit(row.fan))
        return spot

    def _bar_spot(self, index: int, place: int, bar: Bar, *, loose: bool) -> BarSpot:
        spot, mover = BarSpot(self._look, self._canvas), self._mover
        spot.set_loose(loose)
        self._tell_row(spot, index)
        spot.pointed.connect(lambda over: self.lit.emit((index, place) if over else None, None))
        if loose:
            spot.taken.connect(lambda at: mover.take(index, place, at))
            spot.dragged.connect(mover.drag)
            spot.let_go.connect(mover.put_down)
            spot.held_by_key.connect(lambda: mover.put_down() if mover.held else mover.take(index, place))
            spot.key_moved.connect(mover.step)
            spot.taken_off.connect(lambda: mover.take_off(index, place))
            spot.put_back.connect(mover.put_back)
            spot.clicked.connect(lambda: mover.press(index, place))
        else:
            spot.clicked.connect(lambda: self.fan_chosen.emit(bar.fan))
        return spot

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
