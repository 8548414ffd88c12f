"""Which fans a won hand holds beyond doubt.

Two ways to score a hand can be worth the same with different fans. A question about a fan that counts in one of them
only has no honest answer, so such questions are not asked.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from trainer.rules import (
    FanId,
    Hand,
    Occurrence,
    Score,
    ValueSet,
    occurrences,
    score_readings,
)

Fans = frozenset[FanId]


class Certainty(Struct, frozen=True, dict=True):
    """How the fans of a won hand stand: the ``scores`` of its readings, the best first, and the fans of each of the
    equally good ``ways`` to score it."""

    scores: tuple[Score, ...]
    ways: frozenset[Fans]

    @property
    def score(self) -> Score:
        """The best score."""
        return self.scores[0]

    @cached_property
    def certain(self) -> Fans:
        """The fans that count in every way."""
        return frozenset.intersection(*self.ways)

    @cached_property
    def doubtful(self) -> Fans:
        """The fans that count in some ways only."""
        return frozenset.union(*self.ways) - self.certain

    @cached_property
    def shown(self) -> Fans:
        """The fans that are there in some reading, also those that cannot count."""
        listed = (occurrences(score.reading, score.circumstances).values() for score in self.scores)
        return frozenset(occurrence.fan for classes in listed for found in classes for occurrence in found)

    def elsewhere(self, fan: FanId) -> Score | None:
        """The best score of a worse reading in which a fan counts that does not in the best; None if there is none."""
        return next((score for score in self.scores if fan in score.fans), None)


def standing(hand: Hand, values: ValueSet) -> Certainty:
    """How the fans of a hand stand. Raises as `trainer.rules.score_hand`."""
    scores = score_readings(hand, values)
    best = [score for score in scores if score.total == scores[0].total]
    return Certainty(scores, frozenset(way for score in best for way in _ways(score)))


def _ways(score: Score) -> Iterator[Fans]:
    """The fans of every choice of occurrences that is worth as much as the best of the reading."""
    found = occurrences(score.reading, score.circumstances)
    ways: set[Fans] = {frozenset()}
    for klass, listed in found.items():
        wanted = sum(receipt.points for receipt in score.in_class(klass))
        own = set(_full_choices(listed, score.values, wanted))
        ways = {way | choice for way in ways for choice in own}
    yield from ways


def _full_choices(listed: Sequence[Occurrence], values: ValueSet, wanted: int) -> Iterator[Fans]:
    """The fans of each disjoint choice worth ``wanted`` to which nothing can be added."""

    def search(start: int, taken: tuple[Occurrence, ...], used: frozenset[int], points: int) -> Iterator[Fans]:
        """Every such choice that goes on from ``taken``."""
        if points == wanted and not any(_fits(other, taken, used) for other in listed):
            yield frozenset(occurrence.fan for occurrence in taken)
        for place in range(start, len(listed)):
            one = listed[place]
            if used.isdisjoint(one.parts):
                yield from search(place + 1, (*taken, one), used.union(one.parts), points + values.points[one.fan])

    return search(0, (), frozenset(), 0)


def _fits(other: Occurrence, taken: tuple[Occurrence, ...], used: frozenset[int]) -> bool:
    return other not in taken and used.isdisjoint(other.parts)
