"""The scoring matrix as a widget: pointing at a meld lights its fans and the other way round; bars can be moved."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, WonHand
from trainer.ui.controls import Picture
from trainer.ui.look import Look
from trainer.ui.score.bench import Bench
from trainer.ui.score.board import Board
from trainer.ui.score.fan_label import FanNames
from trainer.ui.score.grid import ROOMY, Density, Grid, grid_for
from trainer.ui.score.head_art import screen_tiles
from trainer.ui.score.matrix_art import MatrixPainter, MatrixState
from trainer.ui.score.mover import BarMover
from trainer.ui.score.spot_layer import SpotLayer
from trainer.ui.score.trial import Trial
from trainer.ui.score.unfolding import Unfolding

_WIDTH = 1376
_LEAST_WIDTH = 640


class Matrix(QWidget):
    """Shows one board. ``fan_chosen`` asks for a fan's rule; ``mover`` tells what was tried; ``spots`` are the places
    that can be pointed at; ``unfolding`` how much of it is there."""

    fan_chosen = Signal(FanId)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._won: WonHand | None = None
        self._board: Board | None = None
        self._trial: Trial | None = None
        self._density = ROOMY
        self._picture = Picture(self, lambda: look.theme.bg)
        self._lit: tuple[tuple[int, int] | None, int | None] = (None, None)
        self.mover = BarMover(look, self)
        self.mover.held_changed.connect(self._held_changed)
        self.spots = SpotLayer(look, self, self.mover)
        self.spots.lit.connect(self._light)
        self.spots.fan_chosen.connect(self.fan_chosen)
        self._names = FanNames.ONE
        self.unfolding = Unfolding(look, self)
        self.unfolding.changed.connect(self._unfold)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay_out)

    def show_board(self, won: WonHand, board: Board, trial: Trial | None = None) -> None:
        """Show a board; with a trial its bars can be moved. On a page that is about to be shown it comes after the
        first frame, which has enough to paint without it."""
        self._won, self._board, self._trial = won, board, trial
        self._lit = (None, None)
        self.unfolding.rows = len(board.rows)
        self.spots.make(board, loose=trial is not None)
        if not self.isVisible():
            self._picture.blank()
        self._lay_out()

    def set_names(self, names: FanNames) -> None:
        """Name the fans in one language or in both."""
        self._names = names
        self._show_anew()

    @property
    def board(self) -> Board | None:
        """The board shown."""
        return self._board

    def set_density(self, density: Density) -> None:
        """Take more or less height."""
        if density is not self._density:
            self._density = density
            self._picture.outdate()
            self._place()

    @property
    def grid(self) -> Grid | None:
        """The grid as laid out now."""
        if self._board is None:
            return None
        return grid_for(self._board, max(1, self.width()), self._density, self._look)

    def sizeHint(self) -> QSize:
        """The width of the design, the height of the grid."""
        grid = self.grid
        return QSize(self._look.px(_WIDTH), round(grid.height) if grid else 0)

    def minimumSizeHint(self) -> QSize:
        """The least width that keeps melds apart."""
        return QSize(self._look.px(_LEAST_WIDTH), self.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the board as it is pointed at, held and revealed."""
        if self._board is not None:
            self._picture.show(self._paint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._place()

    def _held_changed(self) -> None:
        held = self.mover.held
        for place, spot in self.spots.bars.items():
            spot.set_carried(held is not None and (held.row, held.bar) == place)
        self._show_anew()

    def _light(self, bar: tuple[int, int] | None, column: int | None) -> None:
        self._lit = (bar, column)
        self._show_anew()

    def _unfold(self) -> None:
        self.spots.reveal(self.unfolding.shown)
        self._show_anew()

    def _lay_out(self) -> None:
        self._place()
        self._show_anew()

    def _place(self) -> None:
        grid = self.grid
        if self._board is not None and grid is not None:
            self.spots.place(grid)
            self.mover.work_on(Bench(self._trial, self._board, grid) if self._trial else None)
        self.updateGeometry()
        self.update()

    def _show_anew(self) -> None:
        self._picture.forget()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        grid = self.grid
        if self._won is None or self._board is None or grid is None:
            return
        lit_bar, lit_column = self._lit
        state = MatrixState(lit_bar, lit_column, self.mover.held, self.unfolding.shown, self.unfolding.whole)
        tiles = screen_tiles(self._look)
        MatrixPainter(self._look, self._won, self._board, grid, tiles, self._names).paint(painter, state)
