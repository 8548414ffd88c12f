"""What is due today, and a round of it."""

from datetime import UTC, datetime, timedelta

import pytest

from trainer.coach.exercises import ErrorKind, ExerciseKind, Grade, Judgement, Round, RoundPlan
from trainer.coach.memory import Mastery, MemoryCard, Spacing, Subject
from trainer.coach.practice import DueRound, round_sum, skill_of, today
from trainer.rules import FanId, Phrase, load_values

NOW = datetime(2026, 3, 1, 9, tzinfo=UTC)

NONE_NEW = Spacing(new_a_day=0)


def card(fan: FanId, skill: str = ExerciseKind.PRESENT, hours: int = -1) -> MemoryCard:
    return MemoryCard(Subject(fan, skill, ErrorKind.MISSED_FAN), NOW + timedelta(hours=hours), stability=30.0)


def test_only_what_is_due_is_counted() -> None:
    found = today([card(FanId.PINGHE), card(FanId.QIDUI, hours=1)], NOW, NONE_NEW)
    assert found.fans == (FanId.PINGHE,)
    assert found.minutes == 1


def test_an_error_made_at_the_table_is_asked_by_an_exercise_and_counts_for_the_table() -> None:
    course = today([card(FanId.TIANHE), card(FanId.PINGHE, skill="at-the-table")], NOW, NONE_NEW).round(1)
    assert course.planned == 2
    asked = {}
    while (ask := course.next_ask()) is not None:
        asked[ask.fan] = skill_of(course, ask.question(load_values("sihai")))
        course = course.after(Grade.RIGHT, 1.0)
    assert asked[FanId.PINGHE] == "at-the-table"


def test_a_skipped_question_of_what_is_due_comes_last() -> None:
    course = today([card(FanId.QIDUI), card(FanId.PINGHE)], NOW, NONE_NEW).round(1)
    later = course.skipped()
    assert later.next_ask() != course.next_ask()
    assert later.after(Grade.RIGHT, 1.0).next_ask() == course.next_ask()
    plain = Round(RoundPlan(), 7)
    assert plain.skipped().next_ask() != plain.next_ask()


def test_a_round_that_is_over_has_nothing_to_skip() -> None:
    course = today([card(FanId.QIDUI)], NOW, NONE_NEW).round(1)
    over = course.after(Grade.WRONG, 1.0)
    assert over.skipped() == over
    assert DueRound(()).skipped() == DueRound(())


def test_each_fan_has_a_word_for_how_well_it_is_known() -> None:
    known = today([card(FanId.PINGHE)], NOW, Spacing()).known
    assert known[FanId.PINGHE] is Mastery.KNOWN
    assert known[FanId.DUANYAO] is Mastery.UNKNOWN
    assert len(known) == 20


def test_a_round_asks_each_due_card_once_and_no_more_than_ten() -> None:
    fans = [fan for fan in FanId if fan.value < "z"][:14]
    course = today([card(fan, ExerciseKind.NAME_FANS) for fan in fans], NOW, NONE_NEW).round(1)
    asked = []
    while (ask := course.next_ask()) is not None:
        asked.append(ask.fan)
        course = course.after(Grade.RIGHT, 1.0)
    assert len(set(asked)) == len(asked) == course.planned == 10
    with pytest.raises(ValueError, match="over"):
        course.after(Grade.RIGHT, 1.0)


def test_a_round_is_filled_up_with_fans_that_were_never_asked() -> None:
    found = today([card(FanId.QIDUI)], NOW, Spacing(new_a_day=3, at_most=3))
    asked = [review.card.subject.fan for review in found.round(1).reviews]
    assert asked == [FanId.QIDUI, FanId.PINGHE, FanId.DUANYAO]
    assert today([card(FanId.QIDUI)], NOW, Spacing(new_a_day=0)).round(1).planned == 1


def test_the_sum_names_what_was_missed_most_first() -> None:
    right = Judgement(Grade.RIGHT, Phrase.of("points", n=1))
    missed = Judgement(Grade.PARTLY, right.says, ErrorKind.MISSED_FAN, FanId.LIANLIU)
    once = Judgement(Grade.WRONG, right.says, ErrorKind.WRONG_TOTAL, None)
    found = round_sum([right, once, missed, missed])
    assert (found.right, found.count) == (1, 4)
    assert found.missed == ((FanId.LIANLIU, ErrorKind.MISSED_FAN), (None, ErrorKind.WRONG_TOTAL))
