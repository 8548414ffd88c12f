"""Text in the type steps of the design: runs of different weight and tone, whole lines, nothing clipped."""

import math
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trainer.ui.controls.runs import Run, first_units, units
from trainer.ui.look import Look, text_width
from trainer.ui.theme import Step, Tone

_WIDEST: Final = 1e6
_KEPT: Final = 16
"""Layouts that are kept of a label; a window that is resized asks for one in every width."""
_MORE: Final = "…"


class TextLabel(QLabel):
    """A label that wraps at the line height of its step.

    With ``lines`` given it shows at most so many and ends the last with … ; the whole text is then its tooltip. Screen
    readers always get the whole text.
    """

    def __init__(
        self,
        look: Look,
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        bold: bool | None = None,
        lines: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._step = step
        self._tone = tone
        self._bold = bold
        self._lines = lines
        self._runs: tuple[Run, ...] = ()
        self._layouts: dict[tuple[object, ...], QTextLayout] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(lines != 1)
        self.setSizePolicy(policy)
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self._refresh)

    def set_text(self, text: str) -> None:
        """Show one plain run."""
        self.set_runs([Run(text)])

    def set_runs(self, runs: Iterable[Run]) -> None:
        """Show runs one after another on the same base line."""
        if self._runs == (given := tuple(runs)) and self._runs:
            return
        self._runs = given
        self.setText("".join(run.text for run in self._runs))
        self._refresh()

    def set_tone(self, tone: Tone) -> None:
        """Change the tone of all runs that have none of their own."""
        self._tone = tone
        self.update()

    def sizeHint(self) -> QSize:
        """All in as few lines as it has."""
        layout = self._whole(self._runs, _WIDEST)
        return QSize(math.ceil(_width(layout)), self._height(layout))

    def minimumSizeHint(self) -> QSize:
        """The longest word and one line."""
        line = self._line_height()
        if self._lines == 1:
            return QSize(min(2 * line, self.sizeHint().width()), line)
        return QSize(math.ceil(self._whole(self._runs, 1).minimumWidth()), line)

    def hasHeightForWidth(self) -> bool:
        """Text wraps unless it has one line only."""
        return self._lines != 1

    def heightForWidth(self, width: int) -> int:
        """The height of its lines at a width."""
        return self._height(self._layout(width))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the lines, cut where no more are allowed."""
        layout = self._layout(self.width())
        painter = QPainter(self)
        spare = self.height() - self._height(layout)
        top = spare / 2 if self.alignment() & Qt.AlignmentFlag.AlignVCenter else 0.0
        layout.draw(painter, QPointF(0, top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew whether something is cut."""
        super().resizeEvent(event)
        self._tell_cut()

    def _layout(self, width: float) -> QTextLayout:
        """The text laid out within ``width``, cut after the last line that is allowed."""
        layout = self._whole(self._runs, width)
        if self._lines is None or layout.lineCount() <= self._lines:
            return layout
        room = width - text_width(self._look, _MORE, self._step, self._bold)
        line = layout.lineAt(self._lines - 1)
        end = min(line.xToCursor(line.x() + room), line.textStart() + line.textLength())
        cut = self._whole(_shortened(self._runs, end), width)
        while cut.lineCount() > self._lines and end > 0:  # the sign may not stay with the word before it
            end -= 1
            cut = self._whole(_shortened(self._runs, end), width)
        return cut

    def _whole(self, runs: tuple[Run, ...], width: float) -> QTextLayout:
        """All runs laid out within ``width``. Layouts ask for it many times over."""
        look = self._look
        key = (runs, width, self._tone, self.alignment(), look.ui_scale, look.theme.id)
        if key not in self._layouts:
            if len(self._layouts) >= _KEPT:
                self._layouts.clear()
            self._layouts[key] = self._lay_out(runs, width)
        return self._layouts[key]

    def _lay_out(self, runs: tuple[Run, ...], width: float) -> QTextLayout:
        text = "".join(run.text for run in runs).replace("\n", "\u2028")
        layout = QTextLayout(text, self._look.font(self._step, self._bold))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(self._formats(runs))
        layout.beginLayout()
        height = self._line_height()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            at = self._indent(width - line.naturalTextWidth()) if width < _WIDEST else 0.0
            row = layout.lineCount() - 1
            line.setPosition(QPointF(at, row * height + (height - line.height()) / 2))
        layout.endLayout()
        return layout

    def _indent(self, spare: float) -> float:
        if self.alignment() & Qt.AlignmentFlag.AlignRight:
            return max(0.0, spare)
        return max(0.0, spare / 2) if self.alignment() & Qt.AlignmentFlag.AlignHCenter else 0.0

    def _formats(self, runs: tuple[Run, ...]) -> list[QTextLayout.FormatRange]:
        made, start = [], 0
        for run in runs:
            piece = QTextLayout.FormatRange()
            # PySide declares the fields of this struct as methods' results; they are plain attributes.
            piece.start, piece.length = start, units(run.text)
            form = QTextCharFormat()
            form.setFont(self._font_of(run))
            form.setForeground(QColor(self._look.theme.tone(run.tone or self._tone)))
            form.setFontStrikeOut(run.struck)
            piece.format = form
            made.append(piece)
            start += units(run.text)
        return made

    def _font_of(self, run: Run) -> QFont:
        return self._look.font(run.step or self._step, self._bold if run.bold is None else run.bold)

    def _line_height(self) -> int:
        return max(self._look.px(step.line) for step in {self._step, *(run.step or self._step for run in self._runs)})

    def _height(self, layout: QTextLayout) -> int:
        return max(1, layout.lineCount()) * self._line_height()

    def _tell_cut(self) -> None:
        """Let the tooltip give what is cut off."""
        if self._lines is not None:
            cut = self._whole(self._runs, self.width()).lineCount() > self._lines
            self.setToolTip(self.text() if cut else "")

    def _refresh(self) -> None:
        self._layouts.clear()
        self._tell_cut()
        self.updateGeometry()
        self.update()


def _width(layout: QTextLayout) -> float:
    return max((layout.lineAt(row).naturalTextWidth() for row in range(layout.lineCount())), default=0.0)


def _shortened(runs: tuple[Run, ...], length: int) -> tuple[Run, ...]:
    """What takes the first ``length`` of Qt's places, then a sign that there is more."""
    kept: list[Run] = []
    for run in runs:
        if length <= 0:
            break
        kept.append(replace(run, text=first_units(run.text, length)))
        length -= units(run.text)
    last = kept.pop() if kept else Run("")
    return (*kept, replace(last, text=last.text.rstrip() + _MORE))
