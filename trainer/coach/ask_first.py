"""Ask first: after a win the learner says fans, points and who pays, before the score sheet shows them.

The questions are those of the exercises, about the hand just won; nothing in them but their options tells the answer.
"""

from random import Random

from trainer.coach.exercises import ChoiceExercise, Level
from trainer.coach.exercises.certainty import standing
from trainer.coach.exercises.name_fans import name_fans_of
from trainer.coach.exercises.payment import SettledWin, payment_of
from trainer.coach.exercises.total import total_of
from trainer.rules import WonHand


def questions_about(won: WonHand, seed: int) -> tuple[ChoiceExercise, ...]:
    """Name the fans, total them, and what the learner gets or pays; none about a hand without a fan that counts."""
    rng = Random(f"ask-first:{seed}")
    found = standing(won.hand, won.values)
    score = found.score
    if not score.total:
        return ()
    settlement = won.settlement(score.total, won.scheme)
    return (
        name_fans_of(rng, won.hand, found, Level.MIXED, seed),
        total_of(rng, won.hand, score, seed),
        payment_of(rng, SettledWin(won.hand, score, won.source, settlement), won.learner, seed),
    )
