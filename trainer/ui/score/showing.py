"""How far a won hand is told: row by row or whole, and which rule a tried move just broke. Values, no widgets."""

from dataclasses import dataclass, replace

from trainer.rules import Phrase
from trainer.ui.score.view import ScoreView


@dataclass(frozen=True)
class Showing:
    """A view, the number of its rows that are revealed (None: all, and the total), and a notice or none."""

    view: ScoreView
    rows: int | None = None
    notice: Phrase | None = None

    @property
    def hidden(self) -> bool:
        """Whether the total is still kept back."""
        return self.rows is not None

    @property
    def revealed(self) -> float:
        """How many rows may be seen; infinite when all may."""
        return float("inf") if self.rows is None else self.rows

    @property
    def rows_left(self) -> int | None:
        """How many rows are still to be revealed; None when everything is shown."""
        return None if self.rows is None else len(self.view.board.rows) - self.rows

    def step(self) -> "Showing":
        """One row more, with the last of them the total; from the whole begin with the first row. A single row is kept
        back first; without rows there is nothing to keep back."""
        last = len(self.view.board.rows) - 1
        following = min(1, last) if self.rows is None else self.rows + 1
        return replace(self, rows=following if 0 <= following <= last else None)

    def whole(self) -> "Showing":
        """Everything at once."""
        return replace(self, rows=None)

    def turn_to(self, view: ScoreView) -> "Showing":
        """Another view of the hand, without a notice; another board is shown whole."""
        return Showing(view, self.rows if view.board == self.view.board else None)

    def refuse(self, rule: Phrase) -> "Showing":
        """The same, with the rule that a move broke."""
        return replace(self, notice=rule)
