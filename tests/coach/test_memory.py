"""Cards come back when they would be forgotten, weak ones more often, and nothing depends on chance or a clock."""

import json
import math
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta, timezone
from random import Random

import pytest
from fsrs import Card, Rating, Scheduler

from trainer.coach.exercises import ErrorKind, ExerciseKind, Grade, Judgement
from trainer.coach.memory import (
    TYPICAL,
    Mastery,
    MemoryCard,
    Met,
    Spacing,
    Subject,
    card_from_data,
    card_to_data,
    cards_after,
    due_cards,
    forecast,
    mastery,
    new_left,
    new_subjects,
    rating,
    retrievability,
    review,
)
from trainer.rules import FanId, Phrase

START = datetime(2026, 1, 1, 9, tzinfo=UTC)
DAY = timedelta(days=1)
SUBJECT = Subject(FanId.LIANLIU, ExerciseKind.LANES, ErrorKind.REUSED_MELD)
SPACING = Spacing()
AGAIN, HARD, GOOD, EASY = Rating.Again, Rating.Hard, Rating.Good, Rating.Easy


def card(subject: Subject = SUBJECT, due: datetime = START) -> MemoryCard:
    """A card never reviewed."""
    return MemoryCard(subject, due)


def learned(ratings: list[Rating], spacing: Spacing = SPACING, subject: Subject = SUBJECT) -> MemoryCard:
    """A card reviewed each time when it was due."""
    found = card(subject)
    for known in ratings:
        found = review(found, known, found.due, spacing)
    return found


@pytest.mark.parametrize(
    ("grade", "seconds", "expected"),
    [
        (Grade.RIGHT, 4, EASY),
        (Grade.RIGHT, 10, GOOD),
        (Grade.RIGHT, 20, GOOD),
        (Grade.RIGHT, 21, HARD),
        (Grade.PARTLY, 4, AGAIN),
        (Grade.WRONG, 10, AGAIN),
    ],
)
def test_mark_and_time_make_the_rating(grade: Grade, seconds: float, expected: Rating) -> None:
    assert rating(grade, seconds, 10) is expected


@pytest.mark.parametrize("ratings", [[GOOD] * 5, [GOOD, AGAIN, GOOD, GOOD], [EASY, HARD, GOOD, AGAIN, AGAIN, GOOD]])
def test_the_dates_are_those_of_the_package(ratings: list[Rating]) -> None:
    scheduler, theirs, ours = Scheduler(enable_fuzzing=False), Card(card_id=1, due=START), card()
    for known in ratings:
        theirs, _ = scheduler.review_card(theirs, known, theirs.due)
        ours = review(ours, known, ours.due, SPACING)
        assert ours.due == theirs.due
        assert (ours.stability, ours.difficulty) == (theirs.stability, theirs.difficulty)
    assert (ours.reviews, ours.lapses) == (len(ratings), ratings.count(AGAIN))


def test_a_moment_of_any_zone_is_the_same_moment() -> None:
    china = START.astimezone(timezone(timedelta(hours=8)))
    assert review(card(), GOOD, china, SPACING) == review(card(), GOOD, START, SPACING)


class Learner:
    """Somebody who forgets by a known curve: what has the stability S (days) is known after t days with the probability
    (1 + f t / S) ** -d, where f makes it 0.9 for t = S. The stability is the one that the reviews have built."""

    DECAY = 0.1542
    FACTOR = math.pow(0.9, -1 / DECAY) - 1

    def __init__(self, seed: int, forgets: float = 1.0) -> None:
        self.rng, self.forgets = Random(seed), forgets

    def knows(self, stability: float, days: float) -> bool:
        return self.rng.random() < math.pow(1 + self.FACTOR * self.forgets * days / stability, -self.DECAY)


def year(learner: Learner, spacing: Spacing, cards: int) -> tuple[int, int]:
    """Reviews in the course of a year after a card was learned, and those at which it was known."""
    asked = known = 0
    for _ in range(cards):
        one = learned([GOOD, GOOD], spacing)
        end = one.due + 365 * DAY
        while one.due < end:
            assert one.last_review is not None
            assert one.stability is not None
            days = (one.due - one.last_review) / DAY
            knows = learner.knows(one.stability, days)
            if days >= 1:
                asked, known = asked + 1, known + knows
            one = review(one, GOOD if knows else AGAIN, one.due, spacing)
    return asked, known


@pytest.mark.parametrize("retention", [0.8, 0.9, 0.95])
def test_a_learner_who_forgets_by_the_curve_knows_the_wanted_share_when_due(retention: float) -> None:
    asked, known = year(Learner(7), Spacing(retention), 120)
    # Intervals are whole days, so the share is met up to the rounding; five standard deviations beside that.
    assert abs(known / asked - retention) < 0.02 + 5 * math.sqrt(retention * (1 - retention) / asked)


def asked_by_answers(learner: Learner, spacing: Spacing, fans: Sequence[FanId]) -> tuple[int, int]:
    """The same through answers to exercises, as the program keeps them: a right one reviews what is due, a wrong one
    the card of its error."""
    asked = known = 0
    for fan in fans:
        error = TYPICAL[ExerciseKind.LANES]
        cards = {card.subject: card for card in cards_after([], met(fan), START, spacing)}
        when = START
        while when < START + 365 * DAY:
            one = cards[Subject(fan, ExerciseKind.LANES, error)]
            assert one.last_review is not None
            assert one.stability is not None
            when = one.due
            days = (when - one.last_review) / DAY
            knows = learner.knows(one.stability, days)
            if days >= 1:
                asked, known = asked + 1, known + knows
            answer = met(fan) if knows else met(fan, mistake=error)
            cards |= {card.subject: card for card in cards_after(list(cards.values()), answer, when, spacing)}
    return asked, known


@pytest.mark.parametrize("retention", [0.8, 0.9, 0.97])
def test_answers_bring_cards_back_when_the_wanted_share_is_known(retention: float) -> None:
    fans = [fan for fan in FanId if fan is not FanId.PINGHE] * 3
    asked, known = asked_by_answers(Learner(3), Spacing(retention), fans)
    assert asked > 200
    assert abs(known / asked - retention) < 0.02 + 5 * math.sqrt(retention * (1 - retention) / asked)


def test_who_wants_to_know_more_reviews_more() -> None:
    loads = [year(Learner(7), Spacing(retention), 60)[0] for retention in (0.8, 0.9, 0.95)]
    assert loads == sorted(set(loads))


def test_who_forgets_faster_is_asked_more_often() -> None:
    assert year(Learner(7, forgets=8), SPACING, 60)[0] > 1.2 * year(Learner(7), SPACING, 60)[0]


def test_what_is_known_waits_longer_each_time_and_what_is_forgotten_comes_back_the_same_day() -> None:
    waits = []
    for count in range(3, 8):
        one = learned([GOOD] * count)
        assert one.last_review is not None
        waits.append(one.due - one.last_review)
    assert waits == sorted(set(waits))
    lapsed = learned([GOOD] * 5 + [AGAIN])
    assert lapsed.last_review is not None
    assert lapsed.due - lapsed.last_review < DAY


def met(*fans: FanId, mistake: ErrorKind | None = None, skill: str = ExerciseKind.LANES) -> Met:
    """An answer in its usual time; an error is about the first fan."""
    says = Phrase.of("exercise-lanes-full", n=5)
    right = Judgement(Grade.RIGHT, says)
    wrong = Judgement(Grade.WRONG, says, mistake, fans[0] if fans else None)
    return Met(fans, skill, right if mistake is None else wrong, 10, 10)


def test_an_error_makes_its_card_and_later_reviews_it() -> None:
    (made,) = cards_after([], met(FanId.LIANLIU, mistake=ErrorKind.REUSED_MELD), START, SPACING)
    assert (made.subject, made.lapses) == (SUBJECT, 1)
    (again,) = cards_after([made], met(FanId.LIANLIU, mistake=ErrorKind.REUSED_MELD), START + DAY, SPACING)
    assert (again.subject, again.lapses, again.reviews) == (SUBJECT, 2, 2)
    (other,) = cards_after([made], met(FanId.LIANLIU, mistake=ErrorKind.MISSED_FAN), START + DAY, SPACING)
    assert other.subject.mistake is ErrorKind.MISSED_FAN


def test_a_right_answer_reviews_what_is_due_and_leaves_the_rest() -> None:
    due, later = card(), card(Subject(FanId.LIANLIU, ExerciseKind.LANES, ErrorKind.MISSED_FAN), START + DAY)
    strange = card(Subject(FanId.LIANLIU, ExerciseKind.TOTAL, ErrorKind.WRONG_TOTAL))
    changed = cards_after([due, later, strange], met(FanId.LIANLIU), START, SPACING)
    assert [(one.subject, one.reviews) for one in changed] == [(due.subject, 1)]


def test_a_first_right_answer_makes_the_typical_card() -> None:
    (made,) = cards_after([], met(FanId.LIANLIU, FanId.PINGHE), START, SPACING)
    assert made.subject == Subject(FanId.LIANLIU, ExerciseKind.LANES, TYPICAL[ExerciseKind.LANES])
    (paid,) = cards_after([], met(skill=ExerciseKind.PAYMENT), START, SPACING)
    assert paid.subject.fan is None


def test_a_decision_at_the_table_is_remembered_too() -> None:
    declined = met(FanId.PINGHE, mistake=ErrorKind.WIN_DECLINED, skill="play")
    (made,) = cards_after([], declined, START, SPACING)
    assert made.subject == Subject(FanId.PINGHE, "play", ErrorKind.WIN_DECLINED)
    assert cards_after([], met(FanId.PINGHE, skill="play"), START, SPACING) == ()


def subjects(count: int) -> list[Subject]:
    """Different subjects."""
    return [Subject(None, f"skill-{number}", ErrorKind.WRONG_TOTAL) for number in range(count)]


def test_the_weakest_are_due_first() -> None:
    cards = [learned([GOOD] * (3 + number % 4), subject=subject) for number, subject in enumerate(subjects(15))]
    when = START + 4000 * DAY
    known = [retrievability(one, when, SPACING) for one in due_cards(cards, when, SPACING)]
    assert (len(known), known) == (15, sorted(known))
    assert due_cards(cards, START - DAY, SPACING) == ()


def begun(days: int) -> MemoryCard:
    """A card of 连六 that was reviewed first so many days after the start."""
    return review(card(), GOOD, START + days * DAY, SPACING)


def test_new_fans_are_begun_in_order_and_no_more_than_the_day_has_left() -> None:
    fans = [FanId.PINGHE, FanId.LIANLIU, FanId.QIDUI, FanId.GANG]
    found = new_subjects([begun(-1), begun(0)], fans, START, Spacing(new_a_day=3))
    assert [subject.fan for subject in found] == [FanId.PINGHE, FanId.QIDUI]
    assert new_subjects([begun(0)] * 5, fans, START, Spacing(new_a_day=5)) == ()


def test_the_day_on_which_a_card_began_is_that_of_the_learners_place() -> None:
    china = (START + 15 * timedelta(hours=1)).astimezone(timezone(timedelta(hours=8)))  # 8 in the morning, a day later
    assert new_left([begun(0)], china, Spacing(new_a_day=1)) == 1
    again = review(begun(-1), GOOD, START, SPACING)
    assert new_left([again], START, Spacing(new_a_day=1)) == 1


def test_a_day_that_is_full_begins_only_what_was_wrong() -> None:
    full, other = [begun(0)], Spacing(new_a_day=1)
    assert cards_after(full, met(FanId.GANG), START, other) == ()
    (made,) = cards_after(full, met(FanId.GANG, mistake=ErrorKind.MISSED_FAN), START, other)
    assert made.subject.fan is FanId.GANG
    assert cards_after(full, met(FanId.GANG), START + DAY, other) != ()


def test_the_forecast_counts_the_days_on_which_cards_fall_due() -> None:
    dues = [START - 9 * DAY, START, START + DAY, START + 3 * DAY, START + 30 * DAY]
    cards = [card(subject, due) for subject, due in zip(subjects(5), dues, strict=True)]
    assert forecast(cards, START, 4) == (2, 1, 0, 1)


def test_a_fan_becomes_firm_by_being_known_again_and_again() -> None:
    assert mastery([], FanId.LIANLIU) is Mastery.UNKNOWN
    levels = [mastery([learned([GOOD] * count)], FanId.LIANLIU) for count in range(1, 9)]
    assert levels == sorted(levels)
    assert (levels[0], levels[-1]) == (Mastery.NEW, Mastery.FIRM)
    weak = learned([AGAIN], subject=Subject(FanId.LIANLIU, ExerciseKind.TOTAL, ErrorKind.WRONG_TOTAL))
    assert mastery([learned([GOOD] * 8), weak], FanId.LIANLIU) < Mastery.FIRM


@pytest.mark.parametrize("ratings", [[], [GOOD], [GOOD] * 4, [GOOD, GOOD, AGAIN]])
def test_a_card_survives_as_json(ratings: list[Rating]) -> None:
    one = learned(ratings)
    assert card_from_data(json.loads(json.dumps(card_to_data(one)))) == one


@pytest.mark.parametrize(
    "change",
    [
        {"fan": "luck"},
        {"mistake": "luck"},
        {"due": "2026-01-01T09:00:00"},
        {"due": 7},
        {"state": 9},
        {"reviews": "3"},
        {"stability": "high"},
    ],
)
def test_what_is_no_card_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"luck|time zone|7|9|whole number|no number"):
        card_from_data(card_to_data(card()) | change)


def test_a_card_of_an_earlier_version_has_no_first_day() -> None:
    data = {name: value for name, value in card_to_data(learned([GOOD])).items() if name != "begun"}
    assert card_from_data(data).begun is None


def test_a_missing_field_is_told() -> None:
    with pytest.raises(ValueError, match="stability"):
        card_from_data({name: value for name, value in card_to_data(card()).items() if name != "stability"})
