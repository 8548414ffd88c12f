"""A profile after a year of daily use, for measuring: 20,000 answers with their cards, and some thousand hands.

python -m tests.bench.year FILE
"""

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from fsrs import Rating

from tests.bench import many_hands
from trainer.coach.exercises import ErrorKind, ExerciseKind
from trainer.coach.lessons import LESSONS
from trainer.coach.memory import MemoryCard, Spacing, Subject, card_to_data, review
from trainer.store import Archive, open_database
from trainer.store.learning import TIME, Card, add_card
from trainer.store.schema import ANSWER_SUM

ANSWERS = 20_000
HANDS = 4_000
SUBJECTS = 1_200
"""How many cards are kept at most; the first ones are asked most."""


def make(path: Path) -> None:
    """Fill a new database with the year before now."""
    many_hands.make(path, HANDS)
    archive, rng = Archive(open_database(path)), Random(7)
    subjects = [Subject(fan, kind.value, error) for fan in LESSONS for kind in ExerciseKind for error in ErrorKind]
    rng.shuffle(subjects)
    cards: dict[Subject, MemoryCard] = {}
    now, spacing = datetime.now(UTC), Spacing()
    with archive.database.writing() as connection:
        for number in range(ANSWERS):
            at = now - timedelta(days=365 * (1 - number / ANSWERS))
            subject = subjects[int(rng.expovariate(4 / SUBJECTS)) % SUBJECTS]
            right = rng.random() < 0.8
            known = Rating.Good if right else Rating.Again
            cards[subject] = review(cards.get(subject, MemoryCard(subject, at)), known, at, spacing)
            error = "" if right else subject.mistake.value
            assert subject.fan is not None
            row = (subject.skill, number, subject.fan.value, subject.skill, right, error, 20_000, at.strftime(TIME))
            columns = "kind, seed, fan, skill, right, error_kind, ms, at"
            connection.execute(f"INSERT INTO answer ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute(f"UPDATE answer SET sum = {ANSWER_SUM}")
    for subject, card in cards.items():
        add_card(archive, Card(subject.fan, subject.skill, subject.mistake.value, card_to_data(card), card.due))
    archive.close()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
