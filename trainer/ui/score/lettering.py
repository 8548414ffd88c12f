"""Text painted in the type steps of the design: runs of different weight and tone, wrapped, never clipped."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from trainer.ui.controls.runs import Run, units
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_WIDEST = 1e6


@dataclass(frozen=True, slots=True)
class Lettering:
    """Paints text in one look. ``step`` and ``tone`` hold for runs that have none of their own."""

    look: Look

    def width(self, text: str, step: Step, bold: bool | None = None) -> float:
        """The width of one line of text."""
        return QFontMetricsF(self.look.font(step, bold)).horizontalAdvance(text)

    def height(self, runs: Sequence[Run], step: Step, width: float) -> float:
        """The height of the runs wrapped within ``width``."""
        if self._surely_one_line(runs, step, width):
            return self._line_height(runs, step, 0, sum(units(run.text) for run in runs))
        return self._laid_out(runs, step, Tone.INK1, width, Qt.AlignmentFlag.AlignLeft)[1]

    def fits(self, runs: Sequence[Run], step: Step, width: float) -> bool:
        """Whether the runs need one line only."""
        if self._surely_one_line(runs, step, width):
            return True
        layout, _ = self._laid_out(runs, step, Tone.INK1, width, Qt.AlignmentFlag.AlignLeft)
        return layout.lineCount() <= 1

    def fitting(self, runs: Sequence[Run], steps: Sequence[Step], width: float) -> Step:
        """The first of some steps in which the runs need one line only, else the last."""
        return next((step for step in steps if self.fits(runs, step, width)), steps[-1])

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        runs: Sequence[Run],
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Paint the runs wrapped within ``rect``, in the middle of its height."""
        layout, height = self._laid_out(runs, step, tone, rect.width(), align)
        layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - height) / 2))

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        bold: bool | None = None,
    ) -> None:
        """Paint one plain text, as `paint` does."""
        self.paint(painter, rect, [Run(text, bold=bold)], step, tone, align)

    def _surely_one_line(self, runs: Sequence[Run], step: Step, width: float) -> bool:
        """Whether one line is enough with a pixel to spare: quicker to know than where lines break."""
        if any("\n" in run.text for run in runs):
            return False
        return sum(QFontMetricsF(self._font(run, step)).horizontalAdvance(run.text) for run in runs) + 1 <= width

    def _laid_out(
        self, runs: Sequence[Run], step: Step, tone: Tone, width: float, align: Qt.AlignmentFlag
    ) -> tuple[QTextLayout, float]:
        text = "".join(run.text for run in runs).replace("\n", "\u2028")
        layout = QTextLayout(text, self.look.font(step))
        option = QTextOption(align)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(runs, step, tone))
        top = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            height = self._line_height(runs, step, line.textStart(), line.textStart() + line.textLength())
            line.setPosition(QPointF(0, top + (height - line.height()) / 2))
            top += height
        layout.endLayout()
        return layout, top or self.look.px(step.line)

    def _line_height(self, runs: Sequence[Run], step: Step, start: int, end: int) -> int:
        """The height of a line: that of the largest step in it."""
        steps, at = [], 0
        for run in runs:
            if at < end and at + units(run.text.rstrip("\n")) > start:
                steps.append(run.step or step)
            at += units(run.text)
        return max((self.look.px(found.line) for found in steps), default=self.look.px(step.line))

    def _formats(self, runs: Sequence[Run], step: Step, tone: Tone) -> list[QTextLayout.FormatRange]:
        made, start = [], 0
        for run in runs:
            piece = QTextLayout.FormatRange()
            piece.start, piece.length = start, units(run.text)
            form = QTextCharFormat()
            form.setFont(self._font(run, step))
            form.setForeground(QColor(self.look.theme.tone(run.tone or tone)))
            form.setFontStrikeOut(run.struck)
            piece.format = form
            made.append(piece)
            start += units(run.text)
        return made

    def _font(self, run: Run, step: Step) -> QFont:
        return self.look.font(run.step or step, run.bold)


def widest(lettering: Lettering, texts: Sequence[str], step: Step, bold: bool | None = None) -> float:
    """The width of the widest of some single lines, rounded up."""
    return math.ceil(max((lettering.width(text, step, bold) for text in texts), default=0.0))
