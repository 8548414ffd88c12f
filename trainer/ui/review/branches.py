"""The branches of a hand beside each other; each can be opened."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from trainer.rules import relation
from trainer.session.branching import BranchRow
from trainer.store import HandState, Outcome
from trainer.text import Words
from trainer.ui.controls import Hairline, QuietButton, TextLabel, empty, keep_gaps, keep_grid_gaps
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_COLUMNS = ("hand", "from", "result", "draw", "points", "away")
_DEEPER = "　"
"""What a branch of a branch is moved to the right by."""


class BranchTable(QWidget):
    """Shows the hands of a record. ``opened`` tells the number of the one that is wanted."""

    opened = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.title = TextLabel(look, Step.LEAD, bold=True, lines=1)
        self.buttons: dict[int, QuietButton] = {}
        self.cells: list[list[str]] = []
        self._shown: tuple[object, ...] = ()
        self._grid = QGridLayout()
        keep_grid_gaps(look, self._grid, 24, 4)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 8)
        column.addWidget(self.title)
        column.addLayout(self._grid)
        self._grid.setColumnStretch(len(_COLUMNS) + 1, 1)

    def show_branches(self, rows: Sequence[BranchRow], here: int) -> None:
        """Show the hands of a record; ``here`` is the number of the one on the page. Nothing for one alone."""
        words = self._look.words
        self.setVisible(len(rows) > 1)
        if (shown := (tuple(rows), here, words.language)) == self._shown:
            return  # what has the keyboard keeps it
        self._shown = shown
        self.buttons = {}
        empty(self._grid)
        self.title.set_text(words("review-branches"))
        self.cells = [[words(f"review-column-{name}") for name in _COLUMNS], *(_said(words, row) for row in rows)]
        self._write(0, Tone.INK2, bold=False)
        for number, row in enumerate(rows, 1):
            on_page = row.saved.id == here
            self._grid.addWidget(Hairline(self._look), 2 * number - 1, 0, 1, len(_COLUMNS) + 1)
            self._write(number, Tone.ACCENT if on_page else Tone.INK1, bold=on_page)
            said = ", ".join(filter(None, self.cells[number]))
            self._grid.addWidget(self._way(row, here, said), 2 * number, len(_COLUMNS))

    def _write(self, number: int, tone: Tone, *, bold: bool) -> None:
        for column, text in enumerate(self.cells[number]):
            label = TextLabel(self._look, Step.NOTE, tone, bold)
            label.set_text(text)
            self._grid.addWidget(label, 2 * number, column, Qt.AlignmentFlag.AlignVCenter)

    def _way(self, row: BranchRow, here: int, said: str) -> QWidget:
        """The button that opens a hand, or that it is on the page."""
        words = self._look.words
        if row.saved.id == here:
            label = TextLabel(self._look, Step.NOTE, Tone.INK2, lines=1)
            label.set_text(words("review-branch-here"))
            return label
        button = QuietButton(self._look, words("review-branch-open"))
        button.setAccessibleName(f"{words('review-branch-open')}: {said}")
        button.clicked.connect(partial(self.opened.emit, row.saved.id))
        self.buttons[row.saved.id] = button
        return button


def _said(words: Words, row: BranchRow) -> list[str]:
    figures, outcome = row.figures, row.saved.outcome
    begins = words("review-branch-root") if row.shared is None else words("review-branch-from", n=row.shared)
    won = outcome is not None and outcome.winner is outcome.seat
    away = ""
    if figures is not None:
        out = figures.away is None
        away = words("review-cell-out") if out else words("review-cell-away", n=figures.away or 0)
    return [
        _DEEPER * row.depth + words("review-branch-row", n=row.saved.id),
        begins,
        _became(words, row.saved.state, outcome),
        str(figures.draws) if figures is not None and won else "–",
        str(outcome.points) if outcome is not None and outcome.winner is not None else "–",
        away,
    ]


def _became(words: Words, state: HandState, outcome: Outcome | None) -> str:
    if outcome is None:
        return words("history-running" if state is HandState.RUNNING else "review-unfinished")
    if outcome.winner is None:
        return words("history-exhausted")
    if outcome.winner is outcome.seat:
        return words("history-won")
    return words("history-lost", who=words.relation(relation(outcome.seat, outcome.winner)))
