"""The head over a question: what is asked, what kind it is, and how far the round is."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.ui.controls.layout import keep_gaps
from trainer.ui.controls.lettering import Run
from trainer.ui.controls.round_bars import RoundBars
from trainer.ui.controls.text_label import TextLabel
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

LOW: Final = 620
"""Below this height of a page, in pixels of the design, its question stands in small letters."""
_BESIDE: Final = 640
"""From this width of a page on, the bars of the round stand beside the question."""


class QuestionHead(QWidget):
    """Shows a question. ``more`` stands below the count; ``row`` is its layout, for what a page adds at the right."""

    def __init__(self, look: Look, more: QWidget | None = None) -> None:
        super().__init__()
        self._look, self._question, self._low = look, "", False
        self.asked, self.about = TextLabel(look, Step.H1), TextLabel(look, Step.BODY, Tone.INK2)
        self.bars, self.count = RoundBars(look), TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.row, title, beside = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        keep_gaps(look, self.row, 24)
        keep_gaps(look, title)
        keep_gaps(look, beside, 6)
        title.addWidget(self.asked)
        title.addWidget(self.about)
        for widget in (self.bars, self.count, *(() if more is None else (more,))):
            beside.addWidget(widget, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        self.row.addLayout(title, 1)
        self.row.addLayout(beside)

    def ask(self, question: str, about: str) -> None:
        """Show a question, and in small letters what is said of it."""
        self._question = question
        self.asked.set_runs([Run(question, step=Step.H3 if self._low else Step.H1)])
        self.about.set_text(about)

    def fit(self, page: QSize) -> None:
        """Take the letters and the direction that a page of this size has room for."""
        self._low = page.height() < self._look.px(LOW)
        self.ask(self._question, self.about.text())
        beside = page.width() >= self._look.px(_BESIDE)
        self.row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
