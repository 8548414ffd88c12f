"""What is said of a hand in the list, and of all hands together."""

from datetime import datetime

from trainer.rules import FanId, relation
from trainer.store import HandState, Outcome
from trainer.store.listing import HandTotals, ListedHand
from trainer.text import Words


def began(hand: ListedHand) -> str:
    """When a hand began, by the clock of this place; as it is written where that is no time."""
    try:
        return f"{datetime.fromisoformat(hand.started).astimezone():%Y-%m-%d %H:%M}"
    except (ValueError, OverflowError, OSError):
        return hand.started[:20]


def became(words: Words, hand: ListedHand) -> str:
    """What became of a hand."""
    match hand.state:
        case HandState.UNREADABLE:
            return words("history-unreadable")
        case HandState.LEFT:
            return words("history-left", n=hand.made)
        case HandState.RUNNING:
            return words("history-running")
    return words("history-unreadable") if hand.outcome is None else _ended(words, hand.outcome)


def _ended(words: Words, outcome: Outcome) -> str:
    if outcome.winner is None:
        return words("history-exhausted")
    if outcome.winner is outcome.seat:
        return words("history-won")
    who = words.relation(relation(outcome.seat, outcome.winner))
    return words("history-paid" if outcome.payer is outcome.seat else "history-lost", who=who)


def points(hand: ListedHand) -> str:
    """The points of a win; nothing where nobody won."""
    return "" if hand.outcome is None or hand.outcome.winner is None else str(hand.outcome.points)


def remarks(words: Words, hand: ListedHand) -> str:
    """What else is to be said of a hand."""
    said = (
        words("history-retry") if hand.retry else "",
        words("history-taken-back", n=hand.taken_back) if hand.taken_back else "",
    )
    return " · ".join(filter(None, said))


def whole_row(words: Words, hand: ListedHand, fans: tuple[FanId, ...]) -> str:
    """A line of the list as one sentence, for screen readers."""
    parts = (began(hand), became(words, hand), scored(words, hand), words.fans(fans) if fans else "")
    return ". ".join(filter(None, (*parts, remarks(words, hand))))


def scored(words: Words, hand: ListedHand) -> str:
    """The points of a win with their unit; nothing where nobody won."""
    return words("history-points", n=hand.outcome.points) if points(hand) and hand.outcome else ""


def totals_said(words: Words, totals: HandTotals) -> str:
    """What all hands come to."""
    counted = words(
        "history-totals",
        n=totals.finished,
        won=totals.won,
        points=totals.points_won,
        paid=totals.paid,
        exhausted=totals.exhausted,
    )
    others = {"retries": totals.retries, "left": totals.left, "unreadable": totals.unreadable}
    return " · ".join((counted, *(words(f"history-totals-{key}", n=n) for key, n in others.items() if n)))
