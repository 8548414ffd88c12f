"""What is shown of a won hand: its values, its reading, the choice being tried, and how much of it is revealed."""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.score_board import Board, board, trial_board
from trainer.coach.score_trial import Trial
from trainer.rules import BUILT_IN, Phrase, Score, ValueSet, WonHand, load_values, score_readings


class ScoreView(Struct, frozen=True, dict=True):
    """A won hand scored in every reading under every value set offered; two of these are in force.

    ``rows`` is the number of rows that are revealed; None shows all of them and the total. ``notice`` is the rule that
    a tried move just broke.
    """

    won: WonHand
    value_sets: tuple[ValueSet, ...]
    readings: tuple[tuple[Score, ...], ...]
    values_index: int = 0
    reading_index: int = 0
    trial: Trial | None = None
    rows: int | None = None
    notice: Phrase | None = None

    @classmethod
    def of(cls, won: WonHand) -> "ScoreView":
        """Begin with the hand's own values and its best reading. Raises as `trainer.rules.score_hand`."""
        value_sets = offered_values(won.values)
        return cls(won, value_sets, tuple(score_readings(won.hand, values) for values in value_sets))

    @classmethod
    def alone(cls, won: WonHand) -> "ScoreView":
        """The same under the hand's own values only, where no others are offered."""
        return cls(won, (won.values,), (score_readings(won.hand, won.values),))

    @property
    def score(self) -> Score:
        """The best choice of the reading in force, under the values in force."""
        return self.readings[self.values_index][self.reading_index]

    @property
    def shown(self) -> Score:
        """What the matrix shows: the choice being tried, else the best."""
        return self.trial.score if self.trial else self.score

    @cached_property
    def board(self) -> Board:
        """The matrix of it."""
        return trial_board(self.trial.score) if self.trial else board(self.score)

    @property
    def best_by_values(self) -> tuple[Score, ...]:
        """The best score under each value set."""
        return tuple(scores[0] for scores in self.readings)

    @property
    def by_reading(self) -> tuple[Score, ...]:
        """The score of each reading under the values in force, best first."""
        return self.readings[self.values_index]

    @property
    def is_short(self) -> bool:
        """Whether the hand is worth less than its winning line: it is complete, but no win."""
        return self.score.total < self.won.line

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
        return None if self.rows is None else len(self.board.rows) - self.rows

    def with_values(self, index: int) -> "ScoreView":
        """The same hand under another value set, in its best reading."""
        return self._turned(replace(self, values_index=index, reading_index=0, trial=None))

    def with_reading(self, index: int) -> "ScoreView":
        """The same hand read another way."""
        return self._turned(replace(self, reading_index=index, trial=None))

    def trying(self) -> "ScoreView":
        """Begin to try another choice, from the best."""
        return self.with_trial(Trial.begin(self.score))

    def with_trial(self, trial: Trial | None) -> "ScoreView":
        """Show a tried choice, or the best again."""
        return self._turned(replace(self, trial=trial))

    def step(self) -> "ScoreView":
        """Reveal one row more, with the last of them the total; from the whole begin with the first row.

        A single row is kept back first; without rows there is nothing to keep back.
        """
        last = len(self.board.rows) - 1
        following = min(1, last) if self.rows is None else self.rows + 1
        return replace(self, rows=following if 0 <= following <= last else None, notice=None)

    def whole(self) -> "ScoreView":
        """Everything at once."""
        return replace(self, rows=None, notice=None)

    def refuse(self, rule: Phrase) -> "ScoreView":
        """The same, with the rule that a move broke."""
        return replace(self, notice=rule)

    def _turned(self, other: "ScoreView") -> "ScoreView":
        """Another view of the hand, without a notice; another board is shown whole."""
        return replace(other, notice=None, rows=self.rows if other.board == self.board else None)


def offered_values(own: ValueSet) -> tuple[ValueSet, ...]:
    """The hand's own value set first, then the built-in ones that differ from it."""
    return (own, *(values for values in map(load_values, BUILT_IN) if values != own))
