"""The whole score as one painted sheet: what is saved as a picture or a PDF, from the blocks that the page shows."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.ui.look import Look
from trainer.ui.score.block import Block
from trainer.ui.score.body import lower_block
from trainer.ui.score.fan_label import FanNames
from trainer.ui.score.grid import ROOMY, Grid, grid_for
from trainer.ui.score.head_art import vector_tiles
from trainer.ui.score.head_block import TotalBlock
from trainer.ui.score.matrix_art import MatrixPainter, MatrixState
from trainer.ui.score.sum_block import SumBlock
from trainer.ui.score.sum_said import SumSaid
from trainer.ui.score.view import ScoreView

WIDTH = 1376
_MARGIN = 32
_GAP = 24


@dataclass(frozen=True)
class ScoreSheet:
    """The score of a view to be printed, `WIDTH` pixels wide without margins and as high as it needs.

    ``comparing`` puts the comparison with 国标 beside the settlement.
    """

    look: Look
    view: ScoreView
    comparing: bool = False
    names: FanNames = FanNames.ONE

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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.look.theme.bg))
        top = self._place(painter, self._total, _MARGIN) + _GAP
        painter.save()
        painter.translate(_MARGIN, top)
        tiles, board = vector_tiles(self.look), self.view.board
        MatrixPainter(self.look, self.view.won, board, self._grid, tiles, self.names).paint(painter, MatrixState())
        painter.restore()
        top = self._place(painter, self._sum, top + self._grid.height)
        self._place(painter, self._lower, top + _GAP)

    @staticmethod
    def _place(painter: QPainter, block: Block, top: float) -> float:
        height = block.height(WIDTH)
        block.paint(painter, QRectF(_MARGIN, top, WIDTH, height))
        return top + height

    @property
    def _grid(self) -> Grid:
        return grid_for(self.view.board, WIDTH, ROOMY, self.look)

    @property
    def _total(self) -> Block:
        return TotalBlock(self.look, self.view.won, self.view.score)

    @property
    def _sum(self) -> Block:
        return SumBlock(self.look, SumSaid(self.look.words, self.view.board))

    @property
    def _lower(self) -> Block:
        return lower_block(self.look, self.view, comparing=self.comparing)
