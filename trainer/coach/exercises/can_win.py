"""Can this hand win at this line: are its points enough."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from trainer.coach.exercises.dealing import chance, hand_data, suits_level, until_found, won_hand
from trainer.coach.exercises.values import ChoiceExercise, ErrorKind, ExerciseKind, Level, Option, Slip
from trainer.coach.exercises.wording import dearest_first, fans_counted
from trainer.rules import FanId, Hand, Phrase, Score, Value, ValueSet, score_hand

WIN, UNDER = "win", "under"
"""The two options."""

_LINES = {Level.PLAIN: (5, 10), Level.MIXED: (5, 10, 15), Level.HARD: (10, 15, 20, 25, 30)}
"""The lines that are asked about, in points."""

_NEAR = 15
"""A total farther from the line than this tells itself."""

_OTHER_LINES = {Level.PLAIN: 0.01, Level.MIXED: 0.05, Level.HARD: 0.1}
"""How often a hand far from the usual lines is taken, with a round line near it."""

_OTHER_LINES_OF_FAN = 0.5
"""The same where a fan is asked for: the hands of some are all far above the usual lines."""

_ROUND = 10


@dataclass(frozen=True)
class CanWin(ChoiceExercise):
    """Whether a complete hand reaches a line, in points."""

    kind: ClassVar[ExerciseKind] = ExerciseKind.CAN_WIN
    hand: Hand
    line: int
    score: Score

    @property
    def fans(self) -> tuple[FanId, ...]:
        """The fans that count, the dearest first."""
        return dearest_first(self.score)

    def named(self) -> Mapping[str, Value]:
        """The line."""
        return {"line": self.line}

    def asks(self) -> Mapping[str, object]:
        """The hand and the line."""
        return {"hand": hand_data(self.hand, self.values), "line": self.line}

    def confirmed(self) -> Phrase:
        """The points and the line."""
        key = "exercise-reaches-line" if WIN in self.right else "exercise-below-line"
        return Phrase.of(key, n=self.score.total, line=self.line, fans=fans_counted(self.score))

    def slip(self, picked: frozenset[Option], /) -> Slip:
        """A win declined, or claimed below the line."""
        declined = WIN in self.right and WIN not in picked
        fan = self.fans[0] if self.fans else None
        return Slip(ErrorKind.WIN_DECLINED if declined else ErrorKind.BELOW_LINE, self.confirmed(), fan)


def can_win(seed: int, level: Level, values: ValueSet, fan: FanId | None = None) -> CanWin:
    """A question about a hand in which ``fan`` counts (any hand when None); both answers come equally often."""
    rng = chance(ExerciseKind.CAN_WIN, seed, level, fan)
    wanted = rng.choice((WIN, UNDER))

    def attempt() -> CanWin | None:
        """A question about another hand."""
        hand = won_hand(rng, level, values, fan)
        score = score_hand(hand, values)
        if (fan and fan not in score.fans) or not suits_level(rng, score, level):
            return None
        lines = _lines(score.total, level, wanted)
        # Most hands are above the usual lines: without patience hardly a question would be about one below.
        if not lines and rng.random() > (_OTHER_LINES[level] if fan is None else _OTHER_LINES_OF_FAN):
            return None
        line = rng.choice(lines or [score.total // _ROUND * _ROUND + (_ROUND if wanted == UNDER else 0)])
        return CanWin(seed, values, (WIN, UNDER), frozenset({wanted}), hand, line, score)

    return until_found(attempt)


def _lines(total: int, level: Level, wanted: str) -> list[int]:
    """The usual lines near a total, on the wanted side of it."""
    return [line for line in _LINES[level] if abs(total - line) <= _NEAR and (total >= line) is (wanted == WIN)]
