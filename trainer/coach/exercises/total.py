"""Total this hand: the points of all fans that count, each meld used once in a class."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.exercises.certainty import standing
from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.options import near_numbers
from trainer.coach.exercises.values import ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.coach.exercises.wording import dearest_first, fans_counted, why_counts
from trainer.rules import FanId, Hand, Phrase, Score, ValueSet, why_refused

_OPTIONS = 4


@dataclass(frozen=True)
class Total(ChoiceExercise):
    """What a won hand is worth. ``slips`` tell how one comes to a wrong total."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.TOTAL
    hand: Hand
    score: Score
    slips: Mapping[Option, Slip]

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that count, the dearest first."""
        return dearest_first(self.score)

    def asks(self) -> Mapping[str, object]:
        """The hand."""
        return {"hand": hand_data(self.hand, self.values)}

    def confirmed(self) -> Phrase:
        """The sum."""
        return Phrase.of("exercise-sum", fans=fans_counted(self.score), n=self.score.total)

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """How one comes to the total that was chosen."""
        return next((self.slips[option] for option in picked if option in self.slips), self._other())

    def _other(self) -> Slip:
        return Slip(ErrorKind.WRONG_TOTAL, self.confirmed())


def total(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> Total:
    """A question about a hand in which ``fan`` counts (any fan when None)."""
    rng = chance(ExerciseKind.TOTAL, seed, level, fan)

    def attempt() -> Total | None:
        """A question about another hand."""
        hand = won_hand(rng, level, values, fan)
        found = standing(hand, values)
        counts = found.certain and (fan is None or fan in found.certain)
        if not counts or not suits_level(rng, found.score, level):
            return None
        return total_of(rng, hand, found.score, seed)

    return until_found(attempt)


def total_of(rng: Random, hand: Hand, score: Score, seed: int) -> Total:
    """The question about a given hand and its score."""
    slips = _slips(rng, score)
    options = near_numbers(rng, score.total, slips, _OPTIONS)
    return Total(seed, score.values, options, frozenset({score.total}), hand, score, slips)


def _slips(rng: Random, score: Score) -> dict[Option, Slip]:
    """Wrong totals with their causes, as many as are offered: first refused fans counted, then fans missed."""
    causes = list(_causes(score))
    rng.shuffle(causes)
    causes.sort(key=lambda cause: cause[1].mistake is not ErrorKind.REUSED_MELD)
    slips: dict[Option, Slip] = {}
    for points, slip in causes:
        if points not in (0, score.total) and len(slips) < _OPTIONS - 1:
            slips.setdefault(points, slip)
    return slips


def _causes(score: Score) -> Iterator[tuple[int, Slip]]:
    for refusal in score.refused:
        slip = Slip(ErrorKind.REUSED_MELD, why_refused(score.reading, refusal), refusal.fan)
        yield score.total + refusal.points, slip
    for fan, points in score.subtotals.items():
        says = Phrase.of("exercise-missed", reason=why_counts(score, fan))
        yield score.total - points, Slip(ErrorKind.MISSED_FAN, says, fan)
        if score.fans[fan] > 1:
            says = Phrase.of("exercise-counts-often", fan=fan, n=score.fans[fan])
            yield score.total - score.values.points[fan], Slip(ErrorKind.MISSED_FAN, says, fan)
