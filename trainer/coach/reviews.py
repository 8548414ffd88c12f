"""From what is due to what is asked: the exercise that a card wants, and what was missed most."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec import Struct

from trainer.coach.exercises import Ask, Asking, DrillKind, ErrorKind, ExerciseKind, Level, Weak, can_ask
from trainer.coach.memory import MemoryCard, Subject

_HARD = (ErrorKind.REUSED_MELD, ErrorKind.WRONG_CLASS, ErrorKind.DEAD_WAIT, ErrorKind.FALSE_WAIT)
"""Errors that only a hard question gives occasion to."""

_AT_THE_TABLE: Mapping[ErrorKind, ExerciseKind] = {
    ErrorKind.MISSED_FAN: ExerciseKind.NAME_FANS,
    ErrorKind.NOT_THERE: ExerciseKind.PRESENT,
    ErrorKind.WRONG_CLASS: ExerciseKind.LANES,
    ErrorKind.REUSED_MELD: ExerciseKind.LANES,
    ErrorKind.WRONG_TOTAL: ExerciseKind.TOTAL,
    ErrorKind.WRONG_PAYER: ExerciseKind.PAYMENT,
    ErrorKind.DEAD_WAIT: ExerciseKind.FINISH,
    ErrorKind.MISSED_WAIT: ExerciseKind.FINISH,
    ErrorKind.FALSE_WAIT: ExerciseKind.FINISH,
    ErrorKind.WRONG_DISTANCE: ExerciseKind.NEARER,
    ErrorKind.BELOW_LINE: ExerciseKind.CAN_WIN,
    ErrorKind.WIN_DECLINED: ExerciseKind.CAN_WIN,
    ErrorKind.CLAIM_MISSED: ExerciseKind.NEARER,
    ErrorKind.CLAIM_HARMS: ExerciseKind.NEARER,
    ErrorKind.SLOWER_DISCARD: ExerciseKind.NEARER,
}
"""The kind of exercise that practises an error made elsewhere than in an exercise."""


class Review(Struct, frozen=True):
    """A question for a card: the answer counts for the card's skill, wherever its error was made."""

    card: MemoryCard
    ask: Asking


def reviews(due: Sequence[MemoryCard], seed: int) -> tuple[Review, ...]:
    """A question for each card that is due, in their order; equal seeds give equal questions."""
    rng = Random(f"reviews:{seed}")
    return tuple(Review(card, _ask(card.subject, rng.randrange(2**32))) for card in due)


def _ask(subject: Subject, seed: int) -> Asking:
    kind, fan = _kind(subject), subject.fan
    level = Level.HARD if subject.mistake in _HARD else Level.MIXED
    if isinstance(kind, ExerciseKind):
        return Ask(kind, seed, level, fan)
    from trainer.coach.drills.rounds import DrillAsk  # it brings bots, which only a drill needs

    return DrillAsk(kind, seed, level, fan)


def _kind(subject: Subject) -> ExerciseKind | DrillKind:
    """The card's own kind of exercise or drill, or the one that practises its error; by naming fans where that cannot
    ask."""
    if subject.skill in tuple(DrillKind):
        return DrillKind(subject.skill)
    own = subject.skill in tuple(ExerciseKind)
    kind = ExerciseKind(subject.skill) if own else _AT_THE_TABLE[subject.mistake]
    return kind if subject.fan is None or can_ask(kind, subject.fan) else ExerciseKind.NAME_FANS


def most_missed(cards: Iterable[MemoryCard]) -> tuple[tuple[Weak, int], ...]:
    """How often each fan was missed in each kind of exercise or drill, the most often first, for a round of just
    that."""
    missed: Counter[Weak] = Counter()
    for card in cards:
        if card.lapses:
            missed[card.subject.fan, _kind(card.subject)] += card.lapses
    return tuple(missed.most_common())
