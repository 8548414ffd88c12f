"""What a round came to."""

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.practice import RoundSum
from trainer.rules import FanId
from trainer.ui.controls import Hairline, MarkLabel, OutlineButton, PrimaryButton, TextLabel, keep_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_MISSED: Final = 5
"""How many of the things that were missed are named."""


class RoundSummary(QWidget):
    """The sum of a round: how many were right, what was missed, and where to go on. ``choice`` stands over the ways."""

    def __init__(self, look: Look, choice: QWidget, again: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__()
        self._look = look
        self._sum: RoundSum | None = None
        self.told = TextLabel(look, Step.H1)
        self._missed_title = TextLabel(look, Step.BODY, Tone.INK2)
        self._missed = QVBoxLayout()
        self.again, self.leave = PrimaryButton(look, "", "Enter"), OutlineButton(look, "", "Esc")
        self.again.clicked.connect(again)
        self.leave.clicked.connect(leave)
        column, row = QVBoxLayout(self), QHBoxLayout()
        keep_gaps(look, column, 16)
        keep_gaps(look, row, 8)
        keep_gaps(look, self._missed, 8)
        for button in (self.again, self.leave):
            row.addWidget(button)
        row.addStretch(1)
        column.addWidget(self.told)
        column.addWidget(self._missed_title)
        column.addLayout(self._missed)
        column.addWidget(Hairline(look))
        column.addWidget(choice)
        column.addLayout(row)
        column.addStretch(1)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_sum(self, found: RoundSum) -> None:
        """Show what a round came to."""
        self._sum = found
        self._refresh()

    def _refresh(self) -> None:
        words, found = self._look.words, self._sum
        self.again.setText(words("drill-next-round"))
        self.leave.setText(words("drill-leave"))
        while (item := self._missed.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        if found is None:
            return
        self.told.set_text(words("drill-sum", right=found.right, n=found.count))
        self._missed_title.set_text(words("drill-missed") if found.missed else words("drill-none-missed"))
        for fan, mistake in found.missed[:_MISSED]:
            self._missed.addWidget(_missed_row(self._look, fan, words(f"mistake-{mistake.value}")))


def _missed_row(look: Look, fan: FanId | None, mistake: str) -> QWidget:
    row, label = QWidget(), TextLabel(look, Step.LEAD)
    line = QHBoxLayout(row)
    keep_gaps(look, line, 12)
    if fan is not None:
        line.addWidget(MarkLabel(look, fan, 24))
    label.set_text(mistake if fan is None else look.words("drill-missed-of", fan=fan, mistake=mistake))
    line.addWidget(label, 1)
    return row
