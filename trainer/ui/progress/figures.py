"""The figures over the plots: each a number with its unit, and what it counts."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.coach.progress import Progress
from trainer.text import Words
from trainer.ui.controls import Run, TextLabel, keep_gaps, keep_grid_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_EACH: Final = 200
"""The least width of a figure, in pixels of the design."""

Figure = tuple[str, str, str]
"""A number, its unit, and what it counts."""


def figures_of(words: Words, found: Progress) -> tuple[Figure, ...]:
    """The five figures of a span. A share of nothing is a dash."""
    decided, answers = found.decided, found.answers
    made = decided.kept + decided.lost
    return (
        (str(found.hands), words("progress-unit-hands", n=found.hands), words("progress-played")),
        (
            str(found.won),
            words("progress-unit-hands", n=found.won),
            words("progress-wins", percent=_share(found.won, found.hands)[0]),
        ),
        (*_share(decided.kept, made), words("progress-decided", n=decided.kept, all=made)),
        (*_share(answers.right, answers.asked), words("progress-answers", n=answers.right, all=answers.asked)),
        (str(found.minutes), words("progress-unit-min"), words("progress-spent")),
    )


def _share(part: int, whole: int) -> tuple[str, str]:
    """A share in per cent with its unit; a dash alone where there is no whole."""
    return (str(round(100 * part / whole)), "%") if whole else ("–", "")


class Figures(QWidget):
    """Shows figures side by side, as many in a line as have room. ``stretches`` share the width where all have."""

    def __init__(self, look: Look, stretches: Sequence[int]) -> None:
        super().__init__()
        self._look, self._stretches, count = look, tuple(stretches), len(stretches)
        self._cells = [QWidget() for _ in range(count)]
        self.numbers = [TextLabel(look, Step.NUMBER, lines=1) for _ in range(count)]
        self.captions = [TextLabel(look, Step.NOTE, Tone.INK2) for _ in range(count)]
        for cell, number, caption in zip(self._cells, self.numbers, self.captions, strict=True):
            column = QVBoxLayout(cell)
            keep_gaps(look, column, 2)
            column.addWidget(number)
            column.addWidget(caption)
        self._grid, self._columns = QGridLayout(self), 0
        keep_grid_gaps(look, self._grid, 32, 16)
        self._arrange()

    def show_figures(self, figures: tuple[Figure, ...]) -> None:
        """Show other figures."""
        for (number, unit, counts), label, caption in zip(figures, self.numbers, self.captions, strict=True):
            label.set_runs([Run(number), Run(f"  {unit}", Step.BODY, bold=False, tone=Tone.INK2)])
            caption.set_text(counts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many lines as the new width asks for."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        count = len(self._cells)
        room = max(1, (self.width() + self._look.px(32)) // self._look.px(_EACH + 32))
        columns = count if room >= count else min(3, room)
        if columns == self._columns:
            return
        self._columns = columns
        for cell in self._cells:
            self._grid.removeWidget(cell)
        for place, cell in enumerate(self._cells):
            self._grid.addWidget(cell, place // columns, place % columns)
        for column, stretch in enumerate(self._stretches):
            self._grid.setColumnStretch(column, (stretch if columns == count else 1) if column < columns else 0)
