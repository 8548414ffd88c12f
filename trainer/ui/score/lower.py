"""What stands under the sum: the settlement, and beside it the split payment or the comparison with 国标."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.rules import Scheme, Score, WonHand
from trainer.ui.look import Look
from trainer.ui.score.block import Block
from trainer.ui.score.links_art import LinksBlock
from trainer.ui.score.settlement_art import SettlementNotes, SettlementTable, other_scheme

_TABLE = 730 / 1376
_TABLE_BESIDE_LINKS = 592 / 1376
_GAP = 48


@dataclass(frozen=True)
class LowerBlock:
    """The settlement of a score under ``scheme``; ``links`` takes the place of the notes when comparing."""

    look: Look
    won: WonHand
    score: Score
    scheme: Scheme
    links: LinksBlock | None = None

    @cached_property
    def table(self) -> SettlementTable:
        """The table of the four seats."""
        settlement = self.won.settlement(self.score.total, self.scheme)
        other = self.won.settlement(self.score.total, other_scheme(self.scheme))
        return SettlementTable(self.look, self.won, settlement, other)

    @cached_property
    def beside(self) -> Block:
        """What stands at the right of the table."""
        return self.links or SettlementNotes(self.look, self.won, self.table.settlement)

    def height(self, width: float) -> float:
        """The higher of both sides."""
        left, right = self._widths(width)
        return max(self.table.height(left), self.beside.height(right))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint both sides."""
        left, right = self._widths(rect.width())
        self.table.paint(painter, QRectF(rect.left(), rect.top(), left, rect.height()))
        height = self.beside.height(right)
        self.beside.paint(painter, QRectF(rect.right() - right, rect.top(), right, height))

    def spoken(self) -> str:
        """Both sides in words."""
        return f"{self.table.spoken()}\n{self.beside.spoken()}"

    def _widths(self, width: float) -> tuple[float, float]:
        left = width * (_TABLE_BESIDE_LINKS if self.links else _TABLE)
        return left, width - left - self.look.px(_GAP)
