"""The results of an exam on paper."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.coach.exams import ExamRun, mark_said
from trainer.ui.controls import Run, elided
from trainer.ui.exam.results import about_said
from trainer.ui.look import Look
from trainer.ui.paper.scribe import Scribe
from trainer.ui.paper.sheet import HEIGHT, MARGIN, WIDTH, Leaf, sheet_look
from trainer.ui.theme import Step, Tone

_ROW: Final = 38
_COLUMNS: Final = (0, 60, 230, 700, 850)
_FOOT: Final = 80
_HEAD: Final = 170

Cells = tuple[str, str, str, str, str]


def exam_leaves(run: ExamRun, screen: Look) -> tuple[Leaf, ...]:
    """The pages of A4 that tell what became of each question, and of each fan."""
    look = sheet_look(screen)
    words = look.words
    heads: Cells = (
        words("exam-csv-question"),
        words("exam-csv-kind"),
        words("exam-csv-fans"),
        words("exam-csv-result"),
        words("exam-csv-mistake"),
    )
    rows: list[Cells] = [heads, *((str(mark.number), *mark_said(mark, words)) for mark in run.marks)]
    rows.append(("", words("exam-by-fan"), "", "", ""))
    rows += (("", "", words.fan(fan), words("exam-of", right=right, n=n), "") for fan, right, n in run.by_fan)
    a_page = (HEIGHT - _HEAD - _FOOT - 64) // _ROW
    pages = [rows[start : start + a_page] for start in range(0, len(rows), a_page)]
    return tuple(_leaf(run, look, page) for page in pages)


def _leaf(run: ExamRun, look: Look, rows: Sequence[Cells]) -> Leaf:
    def leaf(painter: QPainter) -> None:
        """Paint one page."""
        scribe, wide, words = Scribe(look), WIDTH - 2 * MARGIN, look.words
        scribe.line(
            painter,
            QRectF(MARGIN, 64, wide, 54),
            Run(words("exam-sum", right=run.right, n=len(run.exercises)), Step.H2),
        )
        scribe.line(painter, QRectF(MARGIN, 118, wide, 36), Run(about_said(run, look), Step.BODY, tone=Tone.INK2))
        scribe.rule(painter, MARGIN, WIDTH - MARGIN, _HEAD - 10)
        for number, row in enumerate(rows):
            top = _HEAD + number * _ROW
            for cell, left, end in zip(row, _COLUMNS, (*_COLUMNS[1:], wide), strict=True):
                text = elided(look, cell, end - left - 12, Step.BODY)
                scribe.line(painter, QRectF(MARGIN + left, top, end - left, _ROW), Run(text))
            scribe.hairline(painter, MARGIN, WIDTH - MARGIN, top + _ROW)

    return leaf
