"""Phrases that several kinds of exercise say."""

from collections.abc import Iterable

from trainer.rules import FanId, Phrase, Score, Value, why


def listed(values: Iterable[Value]) -> Phrase:
    """Fans, tiles or phrases one after the other. Raises `ValueError` for none."""
    *rest, last = values
    phrase = Phrase.of("exercise-one", one=last)
    for value in reversed(rest):
        phrase = Phrase.of("exercise-list", first=value, rest=phrase)
    return phrase


def fans_counted(score: Score) -> Phrase:
    """The fans that count, each with its points: 平和 5 + 断幺 5; said also where none does."""
    pieces = [Phrase.of("receipt-short", fan=fan, points=points) for fan, points in score.subtotals.items()]
    if not pieces:
        return Phrase.of("receipt-none")
    phrase = pieces[-1]
    for piece in reversed(pieces[:-1]):
        phrase = Phrase.of("game-list", first=piece, rest=phrase)
    return phrase


def dearest_first(score: Score) -> tuple[FanId, ...]:
    """The fans that count, those worth most first."""
    return tuple(sorted(score.subtotals, key=lambda fan: -score.subtotals[fan]))


def why_counts(score: Score, fan: FanId) -> Phrase:
    """Why a fan counts, by its first receipt."""
    receipt = next(receipt for receipt in score.receipts if receipt.fan is fan)
    return Phrase.of("exercise-counts-for", fan=fan, reason=why(score, receipt))
