"""What is said of a line of the statistics."""

from collections import Counter
from typing import Final

from trainer.coach.review import ReviewSum
from trainer.coach.review.figures import GroupKind, StatisticsGroup
from trainer.rules import FanId
from trainer.text import Words

COLUMNS: Final = ("name", "hands", "decisions", "nearest", "given", "par", "won", "points")
NEAREST: Final = COLUMNS.index("nearest")
_LEAST: Final = 5
"""Fewer decisions or hands than these are told as a count: a per cent would say more than they do."""
_NONE: Final = "–"


def name_of(words: Words, group: StatisticsGroup) -> str:
    """What a line is about."""
    match group.kind:
        case GroupKind.ALL:
            return words("statistics-all")
        case GroupKind.STAGE:
            return words(f"statistics-stage-{group.name}")
        case GroupKind.GOAL:
            return words.fan(FanId(group.name)) if group.name else words("statistics-no-goal")
        case GroupKind.LINE:
            return words("points", n=int(group.name))
        case GroupKind.OPPONENTS:
            return _opponents(words, group.name)
    return group.name or words("statistics-no-month")


def _opponents(words: Words, names: str) -> str:
    """Opponents by their names, alike ones together."""
    counted = Counter(names.split(","))
    known = {name: words(key) if words.has(key := f"settings-bot-{name}") else name for name in counted}
    return " + ".join(f"{known[name]} × {n}" if n > 1 else known[name] for name, n in counted.items())


def share(part: int, whole: int) -> float | None:
    """A part of a whole, None where there are too few to tell it so."""
    return part / whole if whole >= _LEAST else None


def said(words: Words, group: StatisticsGroup) -> list[str]:
    """A line, column by column."""
    found, whole_hands = group.sum, group.kind is not GroupKind.STAGE
    return [
        name_of(words, group),
        str(group.hands),
        str(found.decisions),
        _rate(words, found.best, found.decisions),
        f"{found.given_away / group.hands:.1f}",
        _rate(words, found.par_met, found.par) if whole_hands else "",
        _rate(words, found.won, found.hands) if whole_hands else "",
        _mean_points(found) if whole_hands else "",
    ]


def _rate(words: Words, part: int, whole: int) -> str:
    """A rate in per cent with what it is of; of few, both counts; of none a dash."""
    rate = share(part, whole)
    if rate is None:
        return words("statistics-of", part=part, whole=whole) if whole else _NONE
    return words("statistics-per-cent", n=round(100 * rate))


def _mean_points(found: ReviewSum) -> str:
    return f"{found.points / found.won:.0f}" if found.won else _NONE


def sentence(words: Words, group: StatisticsGroup) -> str:
    """A line as one sentence, for screen readers."""
    heads = [words(f"statistics-column-{name}") for name in COLUMNS[1:]]
    name, *texts = said(words, group)
    return f"{name}. " + ", ".join(f"{head} {text}" for head, text in zip(heads, texts, strict=True) if text)
