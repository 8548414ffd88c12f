"""The line under the matrix: classes without a fan, the value set in force, and the sum."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.sum_said import SumSaid
from trainer.ui.theme import Step, Tone

_HEIGHT = 60
_RULE = 2
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class SumBlock:
    """Paints what is ``said`` of a board's sum."""

    look: Look
    said: SumSaid

    def height(self, _: float) -> float:
        """The rule and one line of numbers."""
        return self.look.px(_HEIGHT)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the rule, what is left of it and the sum."""
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), _RULE), QColor(self.look.theme.ink1))
        lettering, inner = Lettering(self.look), rect.adjusted(0, _RULE, 0, 0)
        wide = 0.0 if self.said.hidden else self._sum(painter, lettering, inner)
        left = QRectF(inner.left(), inner.top(), inner.width() - wide - self.look.px(32), inner.height())
        runs = self.said.left()
        room = left.height()
        step = next((s for s in (Step.NOTE, Step.SMALL) if lettering.height(runs, s, left.width()) <= room), None)
        if step is None:
            runs, step = self.said.left(with_legend=False), Step.NOTE
        lettering.paint(painter, left, runs, step, Tone.INK3)

    def spoken(self) -> str:
        """The sum, and what stands at its left."""
        return self.said.spoken()

    def _sum(self, painter: QPainter, lettering: Lettering, rect: QRectF) -> float:
        """The sum at the right; returns the room it took."""
        runs = self.said.sum()
        lettering.paint(painter, rect, runs, Step.NUMBER, Tone.INK1, _RIGHT)
        return sum(lettering.width(run.text, run.step or Step.NUMBER, run.bold) for run in runs)
