"""Answers of the learner last, and so does what is to be asked again."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from trainer.coach.exercises import ExerciseKind, Grade, Judgement, Level, make_question
from trainer.coach.exercises.values import ChoiceExercise
from trainer.rules import Phrase
from trainer.session.practice import Practice
from trainer.store import Archive, Profile
from trainer.store.learning import all_cards, answers

BEGIN = datetime(2026, 3, 1, 9, tzinfo=UTC)


class Clock:
    """A moment that only a test moves."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    made = Profile(tmp_path).open_archive()
    yield made
    made.close()


def unheard(_: Phrase) -> None:
    """Nothing is to be told."""
    raise AssertionError


def question() -> ChoiceExercise:
    made = make_question(ExerciseKind.NAME_FANS, 3, level=Level.PLAIN)
    assert isinstance(made, ChoiceExercise)
    return made


def test_a_wrong_answer_is_kept_and_comes_back_as_due(archive: Archive) -> None:
    clock, told = Clock(), list[Phrase]()
    practice = Practice(lambda: archive, told.append, clock)
    asked = question()
    judged = asked.judge([])
    practice.keep(asked, judged, 4.25)
    (kept,) = answers(archive)
    assert (kept.right, kept.ms, kept.error_kind) == (False, 4250, "missed-fan")
    assert practice.today().due == ()
    clock.now += timedelta(days=1)
    due = practice.today()
    assert due.fans == (judged.fan,)
    assert told == []


def test_a_right_answer_makes_a_fan_known_also_for_another_sitting(archive: Archive) -> None:
    clock = Clock()
    asked = question()
    judged = asked.judge(asked.right)
    assert judged == Judgement(Grade.RIGHT, asked.confirmed())
    Practice(lambda: archive, unheard, clock).keep(asked, judged, 10)
    known = Practice(lambda: archive, unheard, clock).today().known
    assert known[asked.fans[0]] > 0


def test_where_the_cards_cannot_be_read_the_answer_is_kept_and_no_card_is_written_over(archive: Archive) -> None:
    clock, told = Clock(), list[Phrase]()
    practice = Practice(lambda: archive, told.append, clock)
    asked = question()
    practice.keep(asked, asked.judge(asked.right), 10)
    learned = all_cards(archive)
    connection = archive.database.connection
    connection.execute("ALTER TABLE card RENAME COLUMN fsrs TO lost")
    clock.now += timedelta(days=9)
    practice.keep(asked, asked.judge([]), 10)
    assert [phrase.key for phrase in told] == ["store-not-read"]
    connection.execute("ALTER TABLE card RENAME COLUMN lost TO fsrs")
    assert all_cards(archive) == learned
    assert [answer.right for answer in answers(archive)] == [True, False]
