"""A whole hand with its lanes and its sum, as it stands in a lesson."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.score_board import Board, board
from trainer.coach.score_speech import board_notes, hand_said
from trainer.rules import Phrase, WonHand, score_hand
from trainer.ui.look import Look
from trainer.ui.score.grid import EXERCISE, SMALL, MatrixGrid
from trainer.ui.score.head import screen_tiles
from trainer.ui.score.lanes import MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.score.totals import SumBlock

_NARROW = 1080
"""Below this width in pixels of the design the lanes are small ones."""


class HandLanes(QWidget):
    """Shows what a won hand is worth. Its accessible name says the same."""

    def __init__(self, look: Look, won: WonHand) -> None:
        super().__init__()
        self._look, self._won = look, won
        self._board: Board = board(score_hand(won.hand, won.values))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._refresh)
        self._refresh()

    def hasHeightForWidth(self) -> bool:
        """Narrow lanes are lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Lanes and sum."""
        return round(self._grid(width).height + self._sum.height(width))

    def sizeHint(self) -> QSize:
        """As high as the present width asks for."""
        return QSize(self._look.px(_NARROW), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, 1)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the lanes, and the sum under them."""
        painter, grid = QPainter(self), self._grid(self.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        options = SheetOptions(heading=Phrase.of("book-seat", seat=self._won.winner))
        tiles = screen_tiles(self._look)
        MatrixPainter(self._look, self._won, self._board, grid, tiles, options).paint(painter, MatrixState())
        rest = QRectF(0, grid.height, self.width(), self._sum.height(self.width()))
        self._sum.paint(painter, rest)

    def _grid(self, width: float) -> MatrixGrid:
        measures = SMALL if width < self._look.px(_NARROW) else EXERCISE
        return matrix_grid(self._board, self._won, max(1, width), measures, self._look)

    @property
    def _sum(self) -> SumBlock:
        notes = board_notes(self._board, self._look.words)
        return SumBlock(self._look, self._board.score, notes, small=True)

    def _refresh(self) -> None:
        self.setAccessibleName(hand_said(self._won.hand, self._board, self._look.words))
        self.updateGeometry()
        self.update()
