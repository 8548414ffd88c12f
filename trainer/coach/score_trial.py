"""Another choice of fans than the best, tried on the same reading: what may sit where, and what it would be worth."""

from collections.abc import Sequence

from msgspec import Struct

from trainer.coach.score_board import Bar
from trainer.rules import (
    FANS,
    Difference,
    FanId,
    IllegalChoice,
    Occurrence,
    Parts,
    Phrase,
    Score,
    difference,
    occurrences,
    score_choice,
    why_illegal,
)


class Refused(ValueError):
    """A fan cannot sit there; ``phrase`` says by which rule."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


class Trial(Struct, frozen=True):
    """A choice of fans (``score``) beside the best one of the same reading."""

    best: Score
    score: Score

    @classmethod
    def begin(cls, best: Score) -> "Trial":
        """Begin with the best choice."""
        return cls(best, best)

    @property
    def told(self) -> Difference:
        """How the choice differs from the best."""
        return difference(self.best, self.score)

    def places(self, fan: FanId) -> tuple[Parts, ...]:
        """Everywhere that a fan occurs in the reading, free or not."""
        found = occurrences(self.best.reading, self.best.circumstances)
        return tuple(sorted(o.parts for of_class in found.values() for o in of_class if o.fan is fan))

    def put(self, fan: FanId, came_from: Parts | None, parts: Parts) -> "Trial":
        """Let a fan sit on some parts; ``came_from`` are those it sits on now, None if it does not count yet.

        Raises `Refused`.
        """
        chosen = self._chosen()
        if came_from is not None:
            chosen.remove(Occurrence(fan, came_from))
        try:
            score = self._scored([*chosen, Occurrence(fan, parts)])
        except IllegalChoice as error:
            raise Refused(why_illegal(self.best, error)) from None
        return Trial(self.best, score)

    def take_off(self, fan: FanId, parts: Parts) -> "Trial":
        """Let a fan that counts count no more."""
        chosen = self._chosen()
        chosen.remove(Occurrence(fan, parts))
        return Trial(self.best, self._scored(chosen))

    def move(self, bar: Bar, target: Parts | None) -> "Trial":
        """Move a bar to some parts, or off the matrix (None). At its own place nothing changes. Raises `Refused`."""
        origin = None if bar.refusal is not None else bar.parts
        if target == origin:
            return self
        return self.take_off(bar.fan, bar.parts) if target is None else self.put(bar.fan, origin, target)

    def why_not(self, bar: Bar, target: Parts | None) -> Phrase | None:
        """The rule that keeps a bar from some parts; None if it may go there."""
        try:
            self.move(bar, target)
        except Refused as refused:
            return refused.phrase
        return None

    def in_the_way(self, bar: Bar, target: Parts | None) -> Parts:
        """Those of the parts that other fans of the bar's class hold."""
        origin = None if bar.refusal is not None else bar.parts
        others = [
            receipt
            for receipt in self.score.in_class(FANS[bar.fan].klass)
            if (receipt.fan, receipt.parts) != (bar.fan, origin)
        ]
        return tuple(part for part in target or () if any(part in receipt.parts for receipt in others))

    def neighbour(self, bar: Bar, target: Parts | None, by: int) -> Parts | None:
        """The next place of the bar's fan, to the right (1) or to the left (-1); before the first is off the matrix."""
        places = (None, *self.places(bar.fan))
        at = places.index(target) if target in places else 0
        return places[min(len(places) - 1, max(0, at + by))]

    def meant(self, bar: Bar, taken_by: int, over: int | None) -> Parts | None:
        """Where a bar is meant to sit that was taken by one of its parts and is held over another, or off all (None).

        Its other parts stay if the fan occurs so. If not, it is the occurrence on the part that changes least. Where
        there is none, it is the parts as they would be, which no rule allows.
        """
        if over is None:
            return None
        wanted = tuple(sorted({*(part for part in bar.parts if part != taken_by), over}))
        there = [place for place in self.places(bar.fan) if over in place]
        if wanted in there or not there:
            return wanted
        return min(there, key=lambda place: (len(set(place) ^ set(wanted)), place))

    def _chosen(self) -> list[Occurrence]:
        return [Occurrence(receipt.fan, receipt.parts) for receipt in self.score.receipts]

    def _scored(self, chosen: Sequence[Occurrence]) -> Score:
        return score_choice(self.best.reading, self.best.circumstances, chosen, self.best.values)
