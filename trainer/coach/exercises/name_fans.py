"""Name the fans in this hand: all that count, none that does not."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from trainer.coach.exercises.certainty import Certainty, standing
from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.faults import part_at_fault, why_absent
from trainer.coach.exercises.values import (
    ChoiceExercise,
    ErrorKind,
    ExerciseKind,
    Grade,
    Judgement,
    Level,
    Option,
    Slip,
)
from trainer.coach.exercises.wording import dearest_first, listed, why_counts
from trainer.rules import FANS, INCIDENTAL_FANS, PATTERN_FANS, FanId, Hand, Phrase, Score, ValueSet

_WRONG = {Level.PLAIN: 3, Level.MIXED: 4, Level.HARD: 5}
"""How many fans are offered that do not count."""


@dataclass(frozen=True)
class NameFans(ChoiceExercise):
    """Which fans count in a won hand."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.NAME_FANS
    several: ClassVar[bool] = True
    hand: Hand
    found: Certainty

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that count, the dearest first."""
        return dearest_first(self.found.score)

    def asks(self) -> Mapping[str, object]:
        """The hand."""
        return {"hand": hand_data(self.hand, self.values)}

    def judge(self, chosen: Collection[Option]) -> Judgement:
        """Mark the chosen fans; those of any equally good way to score the hand are right."""
        if frozenset(chosen) in self.found.ways:
            return Judgement(Grade.RIGHT, self.confirmed())
        return super().judge(chosen)

    def confirmed(self) -> Phrase:
        """The fans that count."""
        return Phrase.of("exercise-count", fans=listed(self.found.score.fans))

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """A fan named that does not count, else the dearest one missed."""
        wrong = [fan for fan in FANS if fan in picked - self.right]
        if wrong:
            slips = [why_absent(self.found, fan) for fan in wrong]
            return next((slip for slip in slips if slip.mistake is ErrorKind.REUSED_MELD), slips[0])
        missed = next(fan for fan in self.fans if fan not in picked)
        says = Phrase.of("exercise-missed", reason=why_counts(self.found.score, missed))
        return Slip(ErrorKind.MISSED_FAN, says, missed)


def name_fans(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> NameFans:
    """A question about a hand in which ``fan`` counts (any fan when None)."""
    rng = chance(ExerciseKind.NAME_FANS, seed, level, fan)

    def attempt() -> NameFans | None:
        """A question about another hand."""
        hand = won_hand(rng, level, values, fan)
        found = standing(hand, values)
        if found.doubtful or not found.certain or (fan and fan not in found.certain):
            return None
        if not suits_level(rng, found.score, level):
            return None
        return name_fans_of(rng, hand, found, level, seed)

    return until_found(attempt)


def name_fans_of(rng: Random, hand: Hand, found: Certainty, level: Level, seed: int) -> NameFans:
    """The question about a given hand and how its fans stand."""
    right = frozenset(found.score.fans)
    wrong = _distractors(rng, found.score, level)
    options = tuple(fan for fan in FANS if fan in right | wrong | found.doubtful)
    return NameFans(seed, found.score.values, options, right, hand, found)


def _distractors(rng: Random, score: Score, level: Level) -> frozenset[FanId]:
    """Fans that do not count: first those refused, then those that one meld keeps out, then any."""
    refused = {refusal.fan for refusal in score.refused} - score.fans.keys()
    absent = [fan for fan in PATTERN_FANS if fan not in score.fans and fan not in refused]
    if score.circumstances.events:
        absent += [fan for fan in INCIDENTAL_FANS if fan not in score.fans]
    rng.shuffle(absent)
    absent.sort(key=lambda fan: part_at_fault(score.reading, fan, score.circumstances) is None)
    return frozenset([*refused, *absent][: max(_WRONG[level], len(refused))])
