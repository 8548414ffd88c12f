"""What an exam came to: the sum, a line a question, a line a fan."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.exams import ExamRun, mark_said
from trainer.ui.controls import (
    Align,
    Flow,
    OutlineButton,
    Painted,
    PrimaryButton,
    QuietButton,
    Run,
    TextLabel,
    TextLine,
    elided,
    focus_reach,
    keep_gaps,
)
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_ROW: Final = 32
_SHARES: Final = (0.0, 0.06, 0.22, 0.62, 0.80)
"""Where number, kind, fans, result and mistake begin, in parts of the width."""


class ResultTable(Painted):
    """Lines of cells: the questions, then the fans."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._run: ExamRun | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_run(self, run: ExamRun) -> None:
        """Show what became of an exam."""
        self._run = run
        self.setAccessibleName("\n".join(self.look.words("score-comma").join(filter(None, row)) for row in self._rows))
        self.refresh()

    def sizeHint(self) -> QSize:
        """A line a row."""
        return QSize(self.look.px(480), self.look.px(_ROW) * len(self._rows))

    def minimumSizeHint(self) -> QSize:
        """However narrow."""
        return QSize(1, self.sizeHint().height())

    def lines(self) -> tuple[TextLine, ...]:
        """The cells of all rows."""
        found, width, high = [], self.width(), self.look.px(_ROW)
        ends = [*(share * width for share in _SHARES[1:]), width]
        for number, row in enumerate(self._rows):
            for cell, share, end in zip(row, _SHARES, ends, strict=True):
                place = QRectF(share * width, number * high, end - share * width - self.look.px(8), high)
                tone = Tone.INK2 if share != _SHARES[3] else Tone.INK1
                text = elided(self.look, cell, place.width(), Step.BODY)
                found.append(TextLine(place, (Run(text, tone=tone),), Align.LEFT))
        return tuple(found)

    def paint(self, painter: QPainter) -> None:
        """Paint a line below each row."""
        high = self.look.px(_ROW)
        for number in range(1, len(self._rows) + 1):
            painter.fillRect(QRectF(0, number * high - 1, self.width(), 1), QColor(self.look.theme.line))

    @property
    def _rows(self) -> list[tuple[str, str, str, str, str]]:
        run, words = self._run, self.look.words
        if run is None:
            return []
        rows = [(str(mark.number), *mark_said(mark, words)) for mark in run.marks]
        fans = [
            ("", "", words.fan(fan), words("exam-of", right=right, n=asked), "") for fan, right, asked in run.by_fan
        ]
        return [*rows, ("", words("exam-by-fan"), "", "", ""), *fans]


class ExamResults(QWidget):
    """The results with what can be done with them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._run: ExamRun | None = None
        self.title, self.about = TextLabel(look, Step.H1), TextLabel(look, Step.BODY, Tone.INK2)
        self.told = TextLabel(look, Step.NOTE, Tone.INK2)
        self.table = ResultTable(look)
        self.next, self.csv = PrimaryButton(look, "", "Enter"), OutlineButton(look, "", "C")
        self.sheet, self.back = OutlineButton(look, "", "P"), QuietButton(look, "", "Esc", icon="back")
        column = QVBoxLayout(self)
        reach = focus_reach(look.theme)
        keep_gaps(look, column, 12, (reach, 0, reach, 0))
        for widget in (self.title, self.about):
            column.addWidget(widget)
        self._ways = Flow(look, (self.next, self.csv, self.sheet, self.back), gap=4)
        column.addWidget(self._ways)
        column.addWidget(self.told)
        column.addWidget(self.table)
        column.addStretch(1)
        look.changed.connect(self._refresh)

    def show_run(self, run: ExamRun) -> None:
        """Show what became of an exam."""
        self._run = run
        self.told.set_text("")
        self._refresh()

    def _refresh(self) -> None:
        run, words = self._run, self._look.words
        for button, key in (
            (self.next, "exam-next"),
            (self.csv, "exam-csv"),
            (self.sheet, "exam-sheet"),
            (self.back, "paper-back"),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self._ways.show_only((self.next, self.csv, self.sheet, self.back))
        if run is None:
            return
        self.title.set_text(words("exam-sum", right=run.right, n=len(run.exercises)))
        self.about.set_text(about_said(run, self._look))
        self.table.show_run(run)


def about_said(run: ExamRun, look: Look) -> str:
    """Who sat the exam, and which paper it was."""
    words, title = look.words, run.plan.title.said(look.language.value)
    name = run.name or words("exam-nobody")
    if not run.plan.number:
        return words("exam-of-chapter", name=name, title=title)
    return words("exam-of-paper", name=name, title=title, n=run.plan.number)
