"""Sums over answers and hands, each beside a slow twin that looks at every day by itself."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.coach.progress import (
    MEAN_OF,
    MOST_MINUTES,
    MOST_SECONDS,
    WEEKS,
    Accuracy,
    AnswerRow,
    Decided,
    PlayedRow,
    Span,
    losses,
    progress,
    streak,
    weeks,
)
from trainer.rules import FanId

TODAY = date(2026, 11, 29)
"""A Sunday."""

DAY = timedelta(days=1)
_days = st.integers(0, 120).map(lambda back: TODAY - back * DAY)
_fans = st.sampled_from([FanId.PINGHE, FanId.QIDUI, FanId.GANG])
_answers = st.builds(
    AnswerRow, _days, st.none() | _fans, st.sampled_from(["total", "lanes"]), st.booleans(), st.floats(0, 900)
)
_hands = st.builds(PlayedRow, st.integers(1, 50), _days, st.floats(0, 60), st.booleans(), st.tuples(_fans))
_decided = st.dictionaries(st.integers(1, 50), st.builds(Decided, st.integers(0, 20), st.integers(0, 9)))


@pytest.mark.parametrize(
    ("span", "begin"),
    [(Span.WEEK, date(2026, 11, 23)), (Span.FOUR_WEEKS, date(2026, 11, 2)), (Span.ALL, date.min)],
)
def test_spans_begin_on_mondays(span: Span, begin: date) -> None:
    assert span.begin(TODAY) == begin
    assert span.begin(date(2026, 11, 23)) == begin


@given(st.lists(_answers), st.lists(_hands), _decided, st.sampled_from(Span))
def test_everything_of_a_span_is_counted_day_by_day(
    answers: list[AnswerRow], hands: list[PlayedRow], decided: dict[int, Decided], span: Span
) -> None:
    found = progress(answers, hands, decided, (), TODAY, span)
    hands_in = asked = right = won = kept = lost = 0
    minutes = 0.0
    fans, skills, by_fan = Counter[tuple[FanId, bool]](), Counter[str](), Counter[FanId]()
    day = TODAY
    while day >= max(found.begin, TODAY - 121 * DAY):
        for answer in answers:
            if answer.day == day:
                asked, right = asked + 1, right + answer.right
                minutes += min(answer.seconds, MOST_SECONDS) / 60
                skills[answer.skill] += 1
                if answer.fan is not None:
                    fans[answer.fan, answer.right] += 1
        for hand in hands:
            if hand.day == day:
                hands_in, won = hands_in + 1, won + hand.won
                minutes += min(hand.minutes, MOST_MINUTES)
                by_fan.update(hand.fans)
                if hand.number in decided:
                    kept, lost = kept + decided[hand.number].kept, lost + decided[hand.number].lost
        day -= DAY
    assert (found.hands, found.won, found.answers) == (hands_in, won, Accuracy(asked, right))
    assert abs(found.minutes - minutes) <= 0.5 + 1e-6
    assert found.decided == Decided(kept, lost)
    assert {fan: (tally.right, tally.asked - tally.right) for fan, tally in found.by_fan.items()} == {
        fan: (fans[fan, True], fans[fan, False]) for fan in FanId if fans[fan, True] + fans[fan, False]
    }
    assert {skill: tally.asked for skill, tally in found.by_skill.items()} == dict(skills)
    assert found.won_by_fan == dict(by_fan)


@given(st.lists(_answers), st.lists(_hands))
def test_each_week_has_its_minutes(answers: list[AnswerRow], hands: list[PlayedRow]) -> None:
    found = weeks(answers, hands, TODAY)
    assert [monday for monday, _ in found] == [date(2026, 11, 23) - week * 7 * DAY for week in range(WEEKS)][::-1]
    for monday, minutes in found:
        within = {monday + number * DAY for number in range(7)}
        spent = sum(min(answer.seconds, MOST_SECONDS) / 60 for answer in answers if answer.day in within)
        spent += sum(min(hand.minutes, MOST_MINUTES) for hand in hands if hand.day in within)
        assert abs(minutes - spent) <= 0.5 + 1e-6


@given(st.lists(st.builds(Decided, st.integers(0, 20), st.integers(0, 9)), max_size=40))
def test_the_mean_is_over_a_hand_and_the_nine_before(decided: list[Decided]) -> None:
    found = list(losses((TODAY, each) for each in decided))
    assert [loss.decided for loss in found] == decided
    for place, loss in enumerate(found, 1):
        if place < MEAN_OF:
            assert loss.mean_lost is None
        else:
            window = decided[place - MEAN_OF : place]
            assert loss.mean_lost == sum(each.lost for each in window) / MEAN_OF
            assert loss.mean_kept == sum(each.kept for each in window) / MEAN_OF


@given(st.sets(_days), _days)
def test_a_streak_is_the_longest_run_of_days_that_reaches_today_or_yesterday(days: set[date], today: date) -> None:
    runs = [length for length in range(1, 130) if {today - number * DAY for number in range(length)} <= days]
    late = [length for length in range(1, 130) if {today - (number + 1) * DAY for number in range(length)} <= days]
    assert streak(days, today) == max(runs if today in days else late, default=0)


def test_hands_before_the_span_are_told_apart_on_the_line() -> None:
    hands = [PlayedRow(number, TODAY - back * DAY, 5, False) for number, back in enumerate((40, 20, 3, 0), 1)]
    every = {hand.number: Decided(9, 1) for hand in hands}
    before = [progress((), hands, every, (), TODAY, span).losses_before for span in Span]
    assert before == [2, 1, 0]


def test_too_few_answers_give_no_share() -> None:
    assert Accuracy(4, 4).percent is None
    assert Accuracy(7, 5).percent == 71


def test_where_nothing_was_done_there_is_no_spell() -> None:
    assert progress((), (), {}, (), TODAY, Span.ALL).spell is None
    once = [AnswerRow(TODAY - 9 * DAY, None, "total", True, 1)]
    assert progress(once, (), {}, (), TODAY, Span.ALL).spell == (TODAY - 9 * DAY, TODAY)
    assert progress(once, (), {}, (), TODAY, Span.WEEK).spell is None
    assert progress(once, (), {}, (), TODAY, Span.FOUR_WEEKS).spell == (date(2026, 11, 2), TODAY)
