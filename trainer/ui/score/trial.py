"""Trying another choice of fans on a reading: what may sit where, and what it would be worth."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.rules import (
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


@dataclass(frozen=True)
class Trial:
    """Somebody's own choice beside the best of the same reading."""

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
        """Let a fan sit on other parts, or on its first (``came_from`` None). Raises `Refused`."""
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

    def may_sit(self, fan: FanId, came_from: Parts | None, parts: Parts) -> bool:
        """Whether `put` would go through."""
        try:
            self.put(fan, came_from, parts)
        except Refused:
            return False
        return True

    def _chosen(self) -> list[Occurrence]:
        return [Occurrence(receipt.fan, receipt.parts) for receipt in self.score.receipts]

    def _scored(self, chosen: Sequence[Occurrence]) -> Score:
        return score_choice(self.best.reading, self.best.circumstances, chosen, self.best.values)


def meant_place(places: Sequence[Parts], parts: Parts, taken_by: int, over: int) -> Parts:
    """Where a bar is meant to sit that was taken by one of its parts and held over another.

    Its other parts stay if the fan occurs so; else the occurrence on the part that changes least; else, where there
    is none, the parts as they would be, which no rule allows.
    """
    wanted = tuple(sorted({*(part for part in parts if part != taken_by), over}))
    there = [place for place in places if over in place]
    if wanted in there or not there:
        return wanted
    return min(there, key=lambda place: (len(set(place) ^ set(wanted)), place))
