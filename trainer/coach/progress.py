"""How the learner gets on: sums over answers and hands, each a pure function of rows.

A row knows the day on which it was done by the clock of the learner's place. A right answer counts for every span of
days that it lies in. Nothing is estimated: where there is too little to tell, the counts are there to be shown.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

from trainer.rules import FanId

TELLING: Final = 5
"""Answers from which on a share is told; fewer are told as a count."""

MEAN_OF: Final = 10
"""Hands over which the mean of lost decisions is taken."""

DUE_DAYS: Final = 14
"""Days that the forecast looks ahead, today included."""

WEEKS: Final = 12
"""Weeks whose minutes are shown, this one included."""

MOST_SECONDS: Final = 300
"""Seconds of an answer that count at most: who thinks longer has left the table."""

MOST_MINUTES: Final = 20
"""Minutes of a hand that count at most: one may lie overnight."""


class AnswerRow(NamedTuple):
    """An answer: the day, the fan (None for any), what it trains, whether it was right, and the thinking time."""

    day: date
    fan: FanId | None
    skill: str
    right: bool
    seconds: float

    @property
    def counted(self) -> float:
        """The minutes that count."""
        return min(self.seconds, MOST_SECONDS) / 60


class PlayedRow(NamedTuple):
    """A finished hand that is no retry: its number, the day on which it ended, how long it took, and with which fans
    the learner won it (none where somebody else did, or nobody)."""

    number: int
    day: date
    minutes: float
    won: bool
    fans: tuple[FanId, ...] = ()

    @property
    def counted(self) -> float:
        """The minutes that count."""
        return min(self.minutes, MOST_MINUTES)


class Decided(NamedTuple):
    """The decisions of a hand: those that lost nothing for the winning line, and those that did."""

    kept: int
    lost: int


class Span(StrEnum):
    """The days that are looked at."""

    WEEK = "week"
    FOUR_WEEKS = "four-weeks"
    ALL = "all"

    def begin(self, today: date) -> date:
        """Its first day; weeks begin on Mondays."""
        monday = today - timedelta(days=today.weekday())
        return {Span.WEEK: monday, Span.FOUR_WEEKS: monday - timedelta(weeks=3), Span.ALL: date.min}[self]


class Accuracy(NamedTuple):
    """Answers asked and right."""

    asked: int = 0
    right: int = 0

    @property
    def percent(self) -> int | None:
        """The share of right answers, rounded; None where there are too few to tell."""
        return round(100 * self.right / self.asked) if self.asked >= TELLING else None


class LostTiles(Struct, frozen=True):
    """A hand on the line of lost decisions: how many it lost and kept, and the means over it and the nine before it;
    None while there are fewer."""

    day: date
    decided: Decided
    mean_lost: float | None
    mean_kept: float | None


class Progress(Struct, frozen=True):
    """All that the page tells. What has a span counts the days of ``span`` alone; ``losses``, ``weeks``, ``due`` and
    ``streak`` do not. ``spell``: the first and the last day that are looked at, None where nothing was done."""

    span: Span
    today: date
    spell: tuple[date, date] | None
    hands: int
    won: int
    decided: Decided
    answers: Accuracy
    minutes: int
    by_fan: Mapping[FanId, Accuracy]
    by_skill: Mapping[str, Accuracy]
    won_by_fan: Mapping[FanId, int]
    losses: tuple[LostTiles, ...]
    weeks: tuple[tuple[date, int], ...]
    due: tuple[int, ...]
    streak: int

    @property
    def begin(self) -> date:
        """The first day of the span."""
        return self.span.begin(self.today)

    @property
    def losses_before(self) -> int:
        """How many hands on the line lie before the span."""
        return sum(loss.day < self.begin for loss in self.losses)


def progress(
    answers: Sequence[AnswerRow],
    hands: Sequence[PlayedRow],
    decided: Mapping[int, Decided],
    due: tuple[int, ...],
    today: date,
    span: Span,
) -> Progress:
    """The sums over all ``answers`` and ``hands``, the oldest first. ``decided``: the decisions of hands, by number, of
    those that were looked at. ``due``: cards that fall due on each day from today on."""
    begin = span.begin(today)
    told, played = [row for row in answers if row.day >= begin], [row for row in hands if row.day >= begin]
    return Progress(
        span=span,
        today=today,
        spell=_spell(_days(told, played), span, today),
        hands=len(played),
        won=sum(row.won for row in played),
        decided=_decided(played, decided),
        answers=Accuracy(len(told), sum(row.right for row in told)),
        minutes=round(sum(row.counted for row in told) + sum(row.counted for row in played)),
        by_fan=tallies((row.fan, row.right) for row in told if row.fan is not None),
        by_skill=tallies((row.skill, row.right) for row in told),
        won_by_fan=Counter(fan for row in played for fan in row.fans),
        losses=tuple(losses((row.day, decided[row.number]) for row in hands if row.number in decided)),
        weeks=weeks(answers, hands, today),
        due=due,
        streak=streak(_days(answers, hands), today),
    )


def _days(answers: Iterable[AnswerRow], hands: Iterable[PlayedRow]) -> set[date]:
    """The days on which something was done."""
    return {row.day for row in answers} | {row.day for row in hands}


def _spell(days: set[date], span: Span, today: date) -> tuple[date, date] | None:
    """The days that are looked at, all of them from the first on which something was done; None where nothing was."""
    if not days:
        return None
    return min(days) if span is Span.ALL else span.begin(today), today


def _decided(played: Sequence[PlayedRow], decided: Mapping[int, Decided]) -> Decided:
    weighed = [decided[row.number] for row in played if row.number in decided]
    return Decided(sum(each.kept for each in weighed), sum(each.lost for each in weighed))


T = TypeVar("T")


def tallies(answers: Iterable[tuple[T, bool]]) -> Mapping[T, Accuracy]:
    """Answers asked and right, by what stands before each."""
    counts = Counter(answers)
    return {key: Accuracy(counts[key, True] + counts[key, False], counts[key, True]) for key, _ in counts}


def losses(hands: Iterable[tuple[date, Decided]]) -> Iterator[LostTiles]:
    """The line of lost decisions, hand by hand."""
    last: list[Decided] = []
    for day, decided in hands:
        last = [*last[1 - MEAN_OF :], decided]
        full = len(last) == MEAN_OF
        lost, kept = (sum(getattr(each, name) for each in last) / MEAN_OF for name in ("lost", "kept"))
        yield LostTiles(day, decided, lost if full else None, kept if full else None)


def weeks(answers: Iterable[AnswerRow], hands: Iterable[PlayedRow], today: date) -> tuple[tuple[date, int], ...]:
    """The minutes of the last weeks, each by its Monday, this week last."""
    days: dict[date, float] = defaultdict(float)
    for answer in answers:
        days[answer.day] += answer.counted
    for hand in hands:
        days[hand.day] += hand.counted
    monday = Span.WEEK.begin(today)
    found = {monday - timedelta(weeks=back): 0.0 for back in reversed(range(WEEKS))}
    for day, minutes in days.items():
        week = Span.WEEK.begin(day)
        if week in found:  # a clock may have stood ahead of today
            found[week] += minutes
    return tuple((week, round(minutes)) for week, minutes in found.items())


def streak(days: set[date], today: date) -> int:
    """Days in a row on which something was done, up to today, or yesterday while today is young."""
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
