"""A whole hand with its lanes and its sum, as it stands in a lesson."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from trainer.coach.score_board import Board, board
from trainer.coach.score_speech import board_notes, hand_said
from trainer.rules import Phrase, WonHand, score_hand
from trainer.ui.controls import Painted
from trainer.ui.look import Look
from trainer.ui.score.grid import EXERCISE, SMALL, MatrixGrid
from trainer.ui.score.head import screen_tiles
from trainer.ui.score.lanes import MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.score.totals import SumBlock

_NARROW = 1080
"""Below this width in pixels of the design the lanes are small ones."""


class HandLanes(Painted):
    """Shows what a won hand is worth. Its accessible name says the same."""

    def __init__(self, look: Look, won: WonHand) -> None:
        super().__init__(look)
        self._won = won
        self._board: Board = board(score_hand(won.hand, won.values))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Narrow lanes are lower."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Lanes and sum."""
        return round(self._grid(width).height + self._sum.height(width))

    def sizeHint(self) -> QSize:
        """As high as the present width asks for."""
        return QSize(self.look.px(_NARROW), self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """Any width."""
        return QSize(1, 1)

    def paint(self, painter: QPainter) -> None:
        """Paint the lanes, and the sum under them."""
        grid = self._grid(self.width())
        options = SheetOptions(heading=Phrase.of("book-seat", seat=self._won.winner))
        tiles = screen_tiles(self.look)
        MatrixPainter(self.look, self._won, self._board, grid, tiles, options).paint(painter, MatrixState())
        rest = QRectF(0, grid.height, self.width(), self._sum.height(self.width()))
        self._sum.paint(painter, rest)

    def _grid(self, width: float) -> MatrixGrid:
        measures = SMALL if width < self.look.px(_NARROW) else EXERCISE
        return matrix_grid(self._board, self._won, max(1, width), measures, self.look)

    @property
    def _sum(self) -> SumBlock:
        notes = board_notes(self._board, self.look.words)
        return SumBlock(self.look, self._board.score, notes, small=True)

    def refresh(self) -> None:
        """Read it out in the language in force."""
        self.setAccessibleName(hand_said(self._won.hand, self._board, self.look.words))
        super().refresh()
