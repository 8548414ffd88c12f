"""The figures of reviewed hands, as they are kept in the archive and read again."""

from contextlib import suppress
from datetime import datetime

from trainer.coach.review import HandReview
from trainer.coach.review.figures import (
    FORM,
    HandFigures,
    SummedHand,
    figures_from_data,
    figures_of,
    figures_to_data,
)
from trainer.store import Archive, ReadError
from trainer.store.findings import Finding, finding_of, findings, keep_finding
from trainer.store.goals import goal_of
from trainer.store.saved_hands import FAULTS


def with_said_goal(archive: Archive, hand: int, review: HandReview) -> HandReview:
    """A review of a hand for the fan that the learner says it was played for; where nothing is said, as it is."""
    with suppress(ReadError):
        said = goal_of(archive.database, hand)
        return review if said is None else review.following(said.fan)
    return review


def keep_figures(archive: Archive, hand: int, review: HandReview) -> HandFigures:
    """Keep what a review adds to the statistics, for the fan that the learner says. Raises `SaveError`."""
    figures = figures_of(with_said_goal(archive, hand, review))
    kept = Finding(hand, figures.sum.given_away, figures.draws, figures_to_data(figures))
    keep_finding(archive, kept, FORM)
    return figures


def kept_figures(archive: Archive, hand: int) -> HandFigures | None:
    """The figures of a hand, None where it was not reviewed as it is now. Raises `trainer.store.ReadError`."""
    found = finding_of(archive, hand, FORM)
    with suppress(*FAULTS):
        return None if found is None else figures_from_data(found.data)
    return None


def counted_hands(archive: Archive) -> tuple[SummedHand, ...]:
    """The figures of all hands that count and were reviewed, the oldest first. Raises `trainer.store.ReadError`."""
    counted = []
    for found in findings(archive, FORM):
        with suppress(*FAULTS):
            counted.append(SummedHand(figures_from_data(found.data), found.opponents, month_of(found.started)))
    return tuple(counted)


def month_of(started: str) -> str:
    """The month of a moment by the clock of this place, as 2026-03; empty where it is no time."""
    try:
        return f"{datetime.fromisoformat(started).astimezone():%Y-%m}"
    except (ValueError, OverflowError, OSError):
        return ""
