"""What the scoring page shows of a won hand: which values, which reading, what is tried. Values, no widgets."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.rules import BUILT_IN, Score, ValueSet, WonHand, load_values, score_readings
from trainer.ui.score.board import Board, board, trial_board
from trainer.ui.score.trial import Trial


@dataclass(frozen=True)
class ScoreView:
    """A won hand scored in every reading under every value set offered; two of these are in force."""

    won: WonHand
    value_sets: tuple[ValueSet, ...]
    readings: tuple[tuple[Score, ...], ...]
    values_index: int = 0
    reading_index: int = 0
    trial: Trial | None = None

    @classmethod
    def of(cls, won: WonHand) -> "ScoreView":
        """Begin with the hand's own values and its best reading. Raises as `trainer.rules.score_hand`."""
        value_sets = offered_values(won.values)
        return cls(won, value_sets, tuple(score_readings(won.hand, values) for values in value_sets))

    @property
    def score(self) -> Score:
        """The best choice of the reading in force, under the values in force."""
        return self.readings[self.values_index][self.reading_index]

    @property
    def shown(self) -> Score:
        """What the matrix shows: the choice being tried, else the best."""
        return self.trial.score if self.trial else self.score

    @property
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

    def with_values(self, index: int) -> "ScoreView":
        """The same hand under another value set, in its best reading."""
        return replace(self, values_index=index, reading_index=0, trial=None)

    def with_reading(self, index: int) -> "ScoreView":
        """The same hand read another way."""
        return replace(self, reading_index=index, trial=None)

    def trying(self) -> "ScoreView":
        """Begin to try another choice, from the best."""
        return replace(self, trial=Trial.begin(self.score))

    def with_trial(self, trial: Trial | None) -> "ScoreView":
        """Show a tried choice, or the best again."""
        return replace(self, trial=trial)


def offered_values(own: ValueSet) -> tuple[ValueSet, ...]:
    """The hand's own value set first, then the built-in ones that differ from it."""
    others: Sequence[ValueSet] = [load_values(name) for name in BUILT_IN]
    return (own, *(values for values in others if values != own))
