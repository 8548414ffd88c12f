"""The whole score as one painted sheet: what is saved as a picture or a PDF, from the blocks that the page shows."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.rules import Scheme, Score, WonHand
from trainer.ui.look import Look
from trainer.ui.score.block import Block
from trainer.ui.score.board import Board, board
from trainer.ui.score.grid import ROOMY, Grid, grid_for
from trainer.ui.score.head_art import vector_tiles
from trainer.ui.score.head_block import TotalBlock
from trainer.ui.score.links_art import LinksBlock
from trainer.ui.score.lower import LowerBlock
from trainer.ui.score.matrix_art import MatrixPainter, MatrixState
from trainer.ui.score.sum_block import SumBlock

WIDTH = 1376
_MARGIN = 32
_GAP = 24


@dataclass(frozen=True)
class ScoreSheet:
    """One score to be printed, ``width`` pixels wide and as high as it needs."""

    look: Look
    won: WonHand
    score: Score
    scheme: Scheme
    comparing: bool = False

    @property
    def width(self) -> float:
        """Width with both margins."""
        return WIDTH + 2 * _MARGIN

    @property
    def height(self) -> float:
        """Height with both margins."""
        blocks = (self._total, self._sum, self._lower)
        return 2 * _MARGIN + self._grid.height + sum(block.height(WIDTH) for block in blocks) + 2 * _GAP

    def paint(self, painter: QPainter) -> None:
        """Paint the sheet with its ground, from (0, 0)."""
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.look.theme.bg))
        top = self._place(painter, self._total, _MARGIN) + _GAP
        painter.save()
        painter.translate(_MARGIN, top)
        tiles = vector_tiles(self.look)
        MatrixPainter(self.look, self.won, self._board, self._grid, tiles).paint(painter, MatrixState())
        painter.restore()
        top = self._place(painter, self._sum, top + self._grid.height)
        self._place(painter, self._lower, top + _GAP)

    def _place(self, painter: QPainter, block: Block, top: float) -> float:
        height = block.height(WIDTH)
        block.paint(painter, QRectF(_MARGIN, top, WIDTH, height))
        return top + height

    @property
    def _board(self) -> Board:
        return board(self.score)

    @property
    def _grid(self) -> Grid:
        return grid_for(self._board, WIDTH, ROOMY, self.look)

    @property
    def _total(self) -> Block:
        return TotalBlock(self.look, self.won, self.score)

    @property
    def _sum(self) -> Block:
        return SumBlock(self.look, self._board)

    @property
    def _lower(self) -> Block:
        links = LinksBlock(self.look, self.score) if self.comparing else None
        return LowerBlock(self.look, self.won, self.score, self.scheme, links)
