"""What a round came to."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.practice import RoundSum
from trainer.rules import FanId
from trainer.ui.controls import Hairline, MarkLabel, OutlineButton, PrimaryButton, Run, TextLabel, empty, keep_gaps
from trainer.ui.controls.text_label import Say
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_TICK: Final = 200
"""Milliseconds from one look at the clock to the next."""
_MISSED: Final = 5
"""How many of the things that were missed are named."""


class RoundSummary(QWidget):
    """The sum of a round: how many were right, what was missed, and where to go on. ``choice`` stands over the ways."""

    def __init__(self, look: Look, choice: QWidget, again: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__()
        self._look = look
        self._sum: RoundSum | None = None
        self._record: Say | None = None
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

    def show_sum(self, found: RoundSum, record: Say | None = None) -> None:
        """Show what a round came to; ``record`` tells how that stands beside the personal best."""
        self._sum, self._record = found, record
        self._refresh()

    def _refresh(self) -> None:
        words, found = self._look.words, self._sum
        self.again.setText(words("drill-next-round"))
        self.leave.setText(words("drill-leave"))
        empty(self._missed)
        if found is None:
            return
        told = [Run(words("drill-sum", right=found.right, n=found.count))]
        if self._record is not None:
            told.append(Run(f"  {self._record()}", bold=False, tone=Tone.INK2, step=Step.LEAD))
        self.told.set_runs(told)
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


class Countdown(TextLabel):
    """The seconds that are left to answer, in words. ``up``: there are none left."""

    up = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, Step.NOTE, Tone.INK2, lines=1)
        self._left = 0.0
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(_TICK)
        self._tick.timeout.connect(self._tell)
        look.changed.connect(self._tell)
        self.hide()

    def show_left(self, seconds: float) -> None:
        """Have so much time, which does not run yet."""
        self._tick.stop()
        self._left = seconds
        self.show()
        self._tell()

    def go_on(self) -> None:
        """Count down where there is time to count."""
        if not self.isHidden() and not self._tick.isActive():
            self._since.start()
            self._tick.start()

    def hold(self) -> None:
        """Count no further until it goes on."""
        self._left = self._now
        self._tick.stop()

    @property
    def _now(self) -> float:
        """What is left at this moment."""
        return self._left - self._since.elapsed() / 1000 if self._tick.isActive() else self._left

    def _tell(self) -> None:
        left = self._now
        self.set_text(self._look.words("drill-seconds-left", n=max(0, math.ceil(left))))
        if self._tick.isActive() and left <= 0:
            self.hold()
            self.up.emit()
