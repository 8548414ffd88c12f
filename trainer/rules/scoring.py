"""Scoring by one uniform model: list occurrences, choose in each class, keep receipts.

For a reading of the hand, every fan lists its occurrences with the parts each one uses. Within a class a part may
serve one fan only (同类别不复用), so in each class the disjoint set of occurrences worth most is taken; classes do
not disturb each other. Whatever was listed and not taken is a refusal that names the receipts in its way. The hand
is read in the way worth most.

Why was this fan refused? Look at ``Score.refused``: each `Refusal` holds its ``blockers``.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cached_property

from msgspec import Struct

from trainer.rules.fans import FANS, Circumstances, FanClass, FanId, Parts
from trainer.rules.hands import Hand, check_hand
from trainer.rules.readings import Reading, readings
from trainer.rules.values import ValueSet


class Occurrence(Struct, frozen=True):
    """A fan with the parts of the reading that it uses; the events' fans use none."""

    fan: FanId
    parts: Parts


class Receipt(Struct, frozen=True):
    """A fan that counts: what it is worth and which parts serve it."""

    fan: FanId
    parts: Parts
    points: int

    @property
    def klass(self) -> FanClass:
        """The class in which its parts are spent."""
        return FANS[self.fan].klass


class RefusalReason(StrEnum):
    """Why a fan that is there does not count."""

    PART_TAKEN = "part-taken"
    """A part that it needs already serves another fan of the class."""
    LOWER_FORM = "lower-form"
    """Its upper form counts instead, on parts that hold all of its own (混一色 under 清一色)."""
    LEFT_OUT = "left-out"
    """Nothing is in its way: somebody's own choice does not take it. Never so in a best score."""


class Refusal(Struct, frozen=True):
    """A fan that does not count, what it would have been worth, and the receipts in its way."""

    fan: FanId
    parts: Parts
    points: int
    reason: RefusalReason
    blockers: tuple[Receipt, ...]

    @property
    def klass(self) -> FanClass:
        """The class in which it was refused."""
        return FANS[self.fan].klass

    @property
    def taken(self) -> Mapping[int, Receipt]:
        """Its parts that are already spent in the class, each with the receipt that holds it."""
        return {part: blocker for part in self.parts for blocker in self.blockers if part in blocker.parts}


def worth(receipts: Iterable[Receipt]) -> int:
    """The points of some receipts together."""
    return sum(receipt.points for receipt in receipts)


class Score(Struct, frozen=True, dict=True):
    """What a hand is worth in one reading, as receipts. Panels and texts show these and add nothing up."""

    reading: Reading
    receipts: tuple[Receipt, ...]
    refused: tuple[Refusal, ...]
    values: ValueSet
    circumstances: Circumstances

    @cached_property
    def total(self) -> int:
        """The points of all receipts."""
        return worth(self.receipts)

    @property
    def fans(self) -> Mapping[FanId, int]:
        """How often each fan counts."""
        return Counter(receipt.fan for receipt in self.receipts)

    @property
    def subtotals(self) -> Mapping[FanId, int]:
        """The points of each fan that counts, all its receipts together, in the order of the fan table."""
        return {fan: worth(receipt for receipt in self.receipts if receipt.fan is fan) for fan in self.fans}

    def in_class(self, klass: FanClass) -> tuple[Receipt, ...]:
        """The receipts of one class."""
        return tuple(receipt for receipt in self.receipts if receipt.klass is klass)


class NotAWin(ValueError):
    """Tiles that make neither four melds and a pair nor seven pairs."""


def score_hand(hand: Hand, values: ValueSet) -> Score:
    """The score of a won hand in the reading worth most.

    Raises `trainer.rules.hands.HandError` for a hand that cannot exist and `NotAWin` for one not complete.
    """
    return score_readings(hand, values)[0]


def score_readings(hand: Hand, values: ValueSet) -> tuple[Score, ...]:
    """The score of every reading, the best first (among equals in the order of `readings`). Raises as `score_hand`."""
    check_hand(hand)
    circumstances = Circumstances(hand.seat, hand.events, hand.prevailing)
    scores = [score_reading(reading, circumstances, values) for reading in readings(hand.concealed, hand.melds)]
    if not scores:
        raise NotAWin("neither four melds and a pair nor seven pairs")
    return tuple(sorted(scores, key=lambda score: -score.total))


def score_reading(reading: Reading, circumstances: Circumstances, values: ValueSet) -> Score:
    """The best score of one reading: in each class the choice worth most."""
    receipts: list[Receipt] = []
    refused: list[Refusal] = []
    for klass, found in occurrences(reading, circumstances).items():
        chosen = best_choice(found, values)
        receipts += chosen
        refused += refusals(klass, found, chosen, values)
    return Score(reading, tuple(receipts), tuple(refused), values, circumstances)


def score_choice(
    reading: Reading, circumstances: Circumstances, chosen: Sequence[Occurrence], values: ValueSet
) -> Score:
    """The score of a reading under somebody's own choice of occurrences, for trying out what another would give.

    Raises `IllegalChoice` if the choice uses a part twice in a class or names what does not occur.
    """
    receipts: list[Receipt] = []
    refused: list[Refusal] = []
    by_class = occurrences(reading, circumstances)
    for occurrence in chosen:
        if occurrence not in by_class.get(FANS[occurrence.fan].klass, ()):
            raise IllegalChoice(occurrence, ())
    for klass, found in by_class.items():
        taken: list[Receipt] = []
        for occurrence in chosen:
            if FANS[occurrence.fan].klass is klass:
                in_the_way = _sharing(occurrence.parts, taken)
                if in_the_way or _receipt(occurrence, values) in taken:
                    raise IllegalChoice(occurrence, in_the_way)
                taken.append(_receipt(occurrence, values))
        receipts += taken
        refused += refusals(klass, found, taken, values)
    return Score(reading, tuple(receipts), tuple(refused), values, circumstances)


class IllegalChoice(ValueError):
    """A choice that breaks the no-reuse rule (``blockers`` are in the way), or names what does not occur."""

    def __init__(self, occurrence: Occurrence, blockers: tuple[Receipt, ...]) -> None:
        super().__init__(f"{occurrence.fan} on parts {occurrence.parts}: blocked by {[b.fan.value for b in blockers]}")
        self.occurrence = occurrence
        self.blockers = blockers


def occurrences(reading: Reading, circumstances: Circumstances) -> Mapping[FanClass, Sequence[Occurrence]]:
    """Every occurrence of every fan in a reading, by class in the order of the fan table."""
    found: dict[FanClass, list[Occurrence]] = {}
    for fan in FANS.values():
        for parts in fan.occurrences(reading, circumstances):
            found.setdefault(fan.klass, []).append(Occurrence(fan.id, parts))
    return found


def best_choice(found: Sequence[Occurrence], values: ValueSet) -> tuple[Receipt, ...]:
    """The disjoint occurrences of one class worth most; among equals the one with most receipts, then the first.

    An exact search: a class has few occurrences, and each takes parts away from the others.
    """
    if len(found) == 1:
        return (_receipt(found[0], values),)
    offers = sorted((_receipt(occurrence, values) for occurrence in found), key=lambda receipt: -receipt.points)
    best: tuple[Receipt, ...] = ()
    best_worth = (-1, 0)

    def search(start: int, taken: tuple[Receipt, ...], used: frozenset[int], points: int) -> None:
        """Try every disjoint choice that goes on from ``taken`` with offers from ``start`` on."""
        nonlocal best, best_worth
        if (points, len(taken)) > best_worth:
            best, best_worth = taken, (points, len(taken))
        for index in range(start, len(offers)):
            offer = offers[index]
            if used.isdisjoint(offer.parts):
                search(index + 1, (*taken, offer), used.union(offer.parts), points + offer.points)

    search(0, (), frozenset(), 0)
    return best


def refusals(
    klass: FanClass, found: Sequence[Occurrence], chosen: Sequence[Receipt], values: ValueSet
) -> tuple[Refusal, ...]:
    """What was listed in a class and not chosen, each with the chosen receipts in its way, worth most first; and
    the lower form of a whole-hand fan, which is not even listed (混一色 under 清一色)."""
    taken = {(receipt.fan, receipt.parts) for receipt in chosen}
    refused = [
        _refusal(occurrence, _sharing(occurrence.parts, chosen), values)
        for occurrence in found
        if (occurrence.fan, occurrence.parts) not in taken
    ]
    listed = {occurrence.fan for occurrence in found}
    for lower in _LOWER_FORMS.get(klass, ()):
        if lower.id not in listed:
            uppers = tuple(receipt for receipt in chosen if receipt.fan is lower.upper)
            refused += [_refusal(Occurrence(lower.id, upper.parts), (upper,), values) for upper in uppers]
    return tuple(sorted(refused, key=lambda refusal: -refusal.points))


_LOWER_FORMS = {fan.klass: (fan,) for fan in FANS.values() if fan.upper}
"""The lower form of a class's series; no class has two."""


def _receipt(occurrence: Occurrence, values: ValueSet) -> Receipt:
    return Receipt(occurrence.fan, occurrence.parts, values.points[occurrence.fan])


def _sharing(parts: Parts, receipts: Iterable[Receipt]) -> tuple[Receipt, ...]:
    return tuple(receipt for receipt in receipts if not set(parts).isdisjoint(receipt.parts))


def refusal_reason(occurrence: Occurrence, blockers: Iterable[Receipt]) -> RefusalReason:
    """Why an occurrence does not count beside the receipts in its way."""
    found = tuple(blockers)
    upper = FANS[occurrence.fan].upper
    if any(blocker.fan is upper and set(occurrence.parts) <= set(blocker.parts) for blocker in found):
        return RefusalReason.LOWER_FORM
    return RefusalReason.PART_TAKEN if found else RefusalReason.LEFT_OUT


def _refusal(occurrence: Occurrence, blockers: tuple[Receipt, ...], values: ValueSet) -> Refusal:
    reason = refusal_reason(occurrence, blockers)
    return Refusal(occurrence.fan, occurrence.parts, values.points[occurrence.fan], reason, blockers)
