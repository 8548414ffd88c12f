"""A learner for the picture of progress: some weeks of answers and an evening of hands, from a seed."""

from datetime import datetime, timedelta
from random import Random
from typing import Final

from fsrs import Rating

from trainer.coach.exercises import ErrorKind, ExerciseKind
from trainer.coach.lessons import LESSONS
from trainer.coach.memory import MemoryCard, Spacing, Subject, card_to_data, review
from trainer.game.code import Invitation
from trainer.game.contest import Contest
from trainer.rules import Seat
from trainer.store import Archive
from trainer.store.learning import Answer, Card, add_answer

ANSWERS: Final = 400
DAYS: Final = 40
HANDS: Final = 18


def study(archive: Archive, seed: int, now: datetime) -> None:
    """Keep what the learner did up to ``now``. Those who sit east are the learner's hands."""
    rng, cards = Random(f"learner:{seed}"), dict[Subject, MemoryCard]()
    kinds, spacing = list(ExerciseKind), Spacing()
    for number in range(ANSWERS):
        at = now - timedelta(days=DAYS * (1 - number / ANSWERS))
        place = min(len(LESSONS) - 3, int(rng.expovariate(0.14)))
        fan, kind = LESSONS[place], kinds[rng.randrange(len(kinds))]
        right = rng.random() < 0.9 - 0.02 * place
        subject = Subject(fan, kind.value, ErrorKind.MISSED_FAN)
        card = cards.get(subject, MemoryCard(subject, at))
        if card.is_due(at) or not right:
            card = cards[subject] = review(card, Rating.Good if right else Rating.Again, at, spacing)
        kept = Card(fan, subject.skill, subject.mistake.value, card_to_data(card), card.due)
        answer = Answer(kind.value, number, right, rng.randrange(8_000, 60_000), at, fan, kind.value)
        add_answer(archive, answer, [kept])
    sitting = archive.begin_sitting()
    for number in range(HANDS):
        state = Contest().play(seed + number)
        hand = archive.begin(sitting, Invitation(state.deal, Seat.E))
        archive.save_moves(hand, state.moves)
        archive.finish(hand, state)
