"""All that sums over a learner's answers and hands are made of, read from the archive bit by bit. No Qt."""

from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from datetime import date, datetime

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.memory import forecast
from trainer.coach.progress import DUE_DAYS, AnswerRow, Decided, PlayedRow, Progress, Span, progress
from trainer.coach.review import HandReview
from trainer.coach.review.figures import FORM, decided_from_data, figures_of, figures_to_data
from trainer.session.practice import Practice
from trainer.store import Archive
from trainer.store.findings import finding_data
from trainer.store.learning import answer_rows
from trainer.store.listing import hand_rows
from trainer.store.saved_hands import FAULTS


class Gathered(Struct, frozen=True):
    """Rows of a profile as they were on a day."""

    answers: tuple[AnswerRow, ...]
    hands: tuple[PlayedRow, ...]
    decided: Mapping[int, Decided]
    due: tuple[int, ...]
    today: date

    def with_review(self, hand: int, review: HandReview) -> "Gathered":
        """With the decisions of a hand that was reviewed just now."""
        found = decided_from_data(figures_to_data(figures_of(review)))
        return replace(self, decided={**self.decided, hand: found})

    def over(self, span: Span) -> Progress:
        """The sums over a span of days."""
        return progress(self.answers, self.hands, self.decided, self.due, self.today, span)


def gathering(archive: Archive, practice: Practice, now: Callable[[], datetime]) -> Generator[None, None, Gathered]:
    """Read everything in short steps, between which a window can go on; the rows are what they return. Raises
    `trainer.store.ReadError`."""
    answers: list[AnswerRow] = []
    hands: list[PlayedRow] = []
    for told in answer_rows(archive):
        answers += told
        yield
    for played in hand_rows(archive):
        hands += played
        yield
    decided: dict[int, Decided] = {}
    for found in finding_data(archive, FORM):
        for number, data in found:
            with suppress(*FAULTS):
                decided[number] = decided_from_data(data)
        yield
    when = now()
    due = forecast(practice.cards(), when, DUE_DAYS)
    yield
    return Gathered(tuple(answers), tuple(hands), decided, due, when.date())
