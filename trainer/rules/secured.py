"""Which fans the laid-down melds hold for certain, whatever becomes of the rest of the hand."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from trainer.rules.fans import Circumstances, FanClass, FanId
from trainer.rules.melds import Meld
from trainer.rules.readings import Reading
from trainer.rules.scoring import Receipt, best_choice, occurrences, worth
from trainer.rules.values import ValueSet

_BY_MELDS: Final = (FanClass.HONOURS, FanClass.KONGS, FanClass.SAME, FanClass.RUN, FanClass.MIXED)
"""Classes whose fans are made of single melds, pairs or triples of them: laid down, they cannot be lost."""


class Secured(Struct, frozen=True):
    """What is had already; the parts of a receipt are places among the laid-down melds."""

    receipts: tuple[Receipt, ...] = ()

    @property
    def fans(self) -> frozenset[FanId]:
        """The fans that are had."""
        return frozenset(receipt.fan for receipt in self.receipts)

    @property
    def by_fan(self) -> Mapping[FanId, int]:
        """The points that are had with each of them, all its occurrences together."""
        return {fan: worth(receipt for receipt in self.receipts if receipt.fan is fan) for fan in self.fans}

    @property
    def points(self) -> int:
        """The points that are had: a finished hand with these melds is worth no less."""
        return worth(self.receipts)


def secured(melds: Sequence[Meld], circumstances: Circumstances, values: ValueSet) -> Secured:
    """What the laid-down melds score for certain."""
    if not melds:
        return Secured()
    found = occurrences(Reading(tuple(melds)), circumstances)
    return Secured(tuple(receipt for klass in _BY_MELDS for receipt in best_choice(found.get(klass, ()), values)))
