"""Rows are read bit by bit, with what reviews found, and a broken row keeps no other from being read."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.kept_hands import play_hands_into
from trainer.coach.progress import Decided, Span
from trainer.coach.review import HandReview, review_of
from trainer.coach.review.figures import FORM, decided_from_data, figures_of, figures_to_data
from trainer.rules import FanId, Phrase
from trainer.session.figures import keep_figures
from trainer.session.practice import Practice
from trainer.session.progress import Gathered, gathering
from trainer.store import Archive, Profile, ReadError
from trainer.store.findings import finding_data
from trainer.store.learning import Answer, add_answer

NOW = datetime.now(UTC).astimezone()


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    made = Profile(tmp_path).open_archive()
    play_hands_into(made, range(3))
    yield made
    made.close()


def unheard(_: Phrase) -> None:
    """Nothing is to be told."""
    raise AssertionError


def gathered(archive: Archive) -> tuple[Gathered, int]:
    """What was read, and in how many steps."""
    found = list[Gathered]()

    def reading() -> Iterator[None]:
        """Read everything, and keep what comes of it."""
        found.append((yield from gathering(archive, Practice(lambda: archive, unheard), lambda: NOW)))

    steps = sum(1 for _ in reading())
    return found[0], steps


def reviewed(archive: Archive, number: int) -> HandReview:
    saved = archive.hand(number)
    return review_of(saved.record, saved.invitation.seat)


def test_answers_hands_and_reviews_come_together(archive: Archive) -> None:
    add_answer(archive, Answer("total", 1, True, 9000, NOW - timedelta(days=1), FanId.GANG, "total"))
    review = reviewed(archive, 2)
    keep_figures(archive, 2, review)
    found, steps = gathered(archive)
    assert steps >= 4
    assert [row.fan for row in found.answers] == [FanId.GANG]
    assert sorted(row.number for row in found.hands) == [1, 2, 3]
    lost = sum(bool(decision.line.loss) for decision in review.decisions)
    assert found.decided == {2: Decided(len(review.decisions) - lost, lost)}
    assert found.over(Span.ALL).hands == 3
    assert found.today == NOW.date()


def test_a_review_made_just_now_is_counted_at_once(archive: Archive) -> None:
    before, _ = gathered(archive)
    review = reviewed(archive, 1)
    keep_figures(archive, 1, review)
    assert before.with_review(1, review) == gathered(archive)[0]


def test_a_finding_of_another_form_or_a_spoilt_one_is_passed_over(archive: Archive) -> None:
    for number in (1, 2, 3):
        keep_figures(archive, number, reviewed(archive, number))
    archive.database.connection.execute("UPDATE finding SET draws = draws + 1 WHERE hand = 1")
    archive.database.connection.execute("UPDATE finding SET form = 99 WHERE hand = 3")
    assert [number for rows in finding_data(archive, FORM) for number, _ in rows] == [2]
    assert set(gathered(archive)[0].decided) == {2}


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"sum": 3}, {"sum": {"best": 3}}, {"sum": {"best": 3, "decisions": 2}}, {"sum": {"best": "3"}}],
)
def test_what_is_no_finding_is_refused(data: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        decided_from_data(data)


def test_decided_agrees_with_the_figures(archive: Archive) -> None:
    figures = figures_of(reviewed(archive, 3))
    decided = decided_from_data(figures_to_data(figures))
    assert (decided.kept, decided.kept + decided.lost) == (figures.sum.best, figures.sum.decisions)


def test_what_cannot_be_read_is_told(archive: Archive) -> None:
    archive.database.connection.execute("ALTER TABLE answer RENAME COLUMN ms TO lost")
    with pytest.raises(ReadError):
        gathered(archive)
    archive.database.connection.execute("ALTER TABLE answer RENAME COLUMN lost TO ms")
