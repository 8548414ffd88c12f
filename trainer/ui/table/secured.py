"""Which fans the laid-down melds hold for certain, whatever becomes of the rest of the hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from trainer.rules import Circumstances, FanClass, FanId, Meld, Reading, Seat, ValueSet, best_choice, occurrences

_BY_MELDS: Final = (FanClass.HONOURS, FanClass.KONGS, FanClass.SAME, FanClass.RUN, FanClass.MIXED)
"""Classes whose fans are made of single melds, pairs or triples of them: laid down, they cannot be lost."""


@dataclass(frozen=True, slots=True)
class Secured:
    """Fans that are had already, and what they are worth."""

    fans: frozenset[FanId] = frozenset()
    points: int = 0


def secured(melds: Sequence[Meld], seat: Seat, values: ValueSet) -> Secured:
    """What the laid-down melds of ``seat`` score for certain."""
    if not melds:
        return Secured()
    found = occurrences(Reading(tuple(melds)), Circumstances(seat, frozenset()))
    chosen = [receipt for klass in _BY_MELDS for receipt in best_choice(found.get(klass, ()), values)]
    return Secured(frozenset(receipt.fan for receipt in chosen), sum(receipt.points for receipt in chosen))
