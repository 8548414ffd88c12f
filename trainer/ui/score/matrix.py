"""The scoring matrix as a widget: pointing at a meld lights its fans and the other way round; bars can be moved."""

from PySide6.QtCore import QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.score_board import Board
from trainer.coach.score_trial import Trial
from trainer.rules import FanId, WonHand
from trainer.ui.look import Look
from trainer.ui.score.grid import ROOMY, MatrixGrid, Measures
from trainer.ui.score.head import screen_tiles
from trainer.ui.score.lanes import MatrixPainter, MatrixState, Place, SheetOptions, matrix_grid
from trainer.ui.score.mover import BarMover
from trainer.ui.score.spots import SpotLayer

_WIDTH = 1376
_ALL = float("inf")


class Matrix(QWidget):
    """Shows one board. ``fan_chosen`` asks for a fan's rule; ``mover`` tells what was tried; ``spots`` are the places
    that can be pointed at. ``shown`` is how many rows are there, the last perhaps in part; ``revealed`` tells that the
    rows asked for are there."""

    fan_chosen = Signal(FanId)
    revealed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._won: WonHand | None = None
        self._options = SheetOptions()
        self._measures = ROOMY
        self._lit: tuple[Place | None, int | None] = (None, None)
        self._touched = False
        self.board: Board | None = None
        self.shown = self._wanted = _ALL
        self.mover = BarMover(self)
        self.mover.held_changed.connect(self._held_changed)
        self.spots = SpotLayer(look, self, self.mover)
        self.spots.lit.connect(self._light)
        self.spots.fan_chosen.connect(self.fan_chosen)
        self._growth = QVariantAnimation(self)
        self._growth.valueChanged.connect(self._show_rows)
        self._growth.finished.connect(self._finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._place)

    def show_board(self, won: WonHand, board: Board, trial: Trial | None, options: SheetOptions) -> None:
        """Show a board; with a trial its bars can be moved."""
        self._won, self.board, self._options = won, board, options
        self._lit = (None, None)
        self.spots.make(board, loose=trial is not None)
        self.mover.work_on(board, trial)
        self._place()

    def set_options(self, options: SheetOptions) -> None:
        """Show the same board in another way."""
        self._options = options
        self.update()

    def set_measures(self, measures: Measures) -> None:
        """Take more or less room."""
        if measures is not self._measures:
            self._measures = measures
            self._place()

    def grid_in(self, measures: Measures, width: float) -> MatrixGrid | None:
        """The grid that the board would have in some measures."""
        if self._won is None or self.board is None:
            return None
        return matrix_grid(self.board, self._won, max(1, width), measures, self._look)

    @property
    def grid(self) -> MatrixGrid | None:
        """The grid as laid out now."""
        return self.grid_in(self._measures, self.width())

    def reveal(self, rows: float) -> None:
        """Show the first ``rows`` rows only; the last of them grows if it is the next."""
        last = min(rows, len(self.board.rows) if self.board else 0)
        self._wanted = rows
        self._grow(self.shown if last - self.shown == 1 else last, last)

    def unfold(self) -> None:
        """Let one row grow after the other, as when the hand is read another way."""
        self._wanted = _ALL
        self._grow(0, len(self.board.rows) if self.board else 0)

    def sizeHint(self) -> QSize:
        """The width of the design, the height of the grid."""
        grid = self.grid
        return QSize(self._look.px(_WIDTH), round(grid.height) if grid else 0)

    def minimumSizeHint(self) -> QSize:
        """Any width: columns and reasons share it."""
        return QSize(1, self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the board as it is pointed at, held and revealed."""
        grid = self.grid
        if self._won is None or self.board is None or grid is None:
            return
        state = MatrixState(*self._lit, self.mover.held, self.shown, self._touched)
        tiles = screen_tiles(self._look)
        painter = QPainter(self)
        MatrixPainter(self._look, self._won, self.board, grid, tiles, self._options).paint(painter, state)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def _grow(self, start: float, end: float) -> None:
        """Let the rows between two numbers of rows grow, one after the other."""
        self._growth.stop()
        self._growth.setStartValue(float(start))
        self._growth.setEndValue(float(end))
        self._growth.setDuration(round(self._look.motion.lane * (end - start)))
        if self._growth.duration():
            self._growth.start()
        else:
            self._finish()

    def _finish(self) -> None:
        self._show_rows(self._wanted)
        self.revealed.emit()

    def _show_rows(self, rows: float) -> None:
        self.shown = rows
        self.spots.reveal(rows)
        self.update()

    def _held_changed(self) -> None:
        held = self.mover.held
        for place, spot in self.spots.bars.items():
            spot.set_carried(held is not None and held.place == place)
        self.update()

    def _light(self, bar: Place | None, column: int | None) -> None:
        self._lit = (bar, column)
        self._touched = self._touched or column is not None
        self.update()

    def _place(self) -> None:
        grid = self.grid
        if grid is not None:
            self.spots.place(grid)
        self.updateGeometry()
        self.update()
