"""How far tiles are from a plan, quickly: what a bot can afford to ask hundreds of times a move.

The panels ask `trainer.reach`, which looks at every way to a fan, every tile seen and every discard. A bot follows a
few plans. The layouts of a suit come from `trainer.reach.layouts`; here only the cheapest cost of each number of melds,
with and without the pair, is kept for a suit as it is held, so a distance is a few look-ups. Tiles that others hold do
not make a plan farther here; bots count live tiles apart.

Why bots do not ask `trainer.reach`: asked at each of their choices for the winning line and the main fans alone, it
takes three to four times as long, and with it a hand of four players 2.5 to 3 times as long (104 against 42 ms in the
first 60 hands, 60 against 20 ms after 160).
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from trainer.reach.layouts import HONOUR_RANKS, RANKS, AnyFeature, Feature, HonourFeature, cells_of
from trainer.reach.needs import Ends, Shape
from trainer.rules import COPIES, FanId, Meld, ValueSet

FAR = 60
"""A distance that cannot be: more tiles than any hand holds, small enough to be added up."""


class MeldCosts(Struct, frozen=True, eq=False):
    """Tiles lacking for 0–4 melds without and with the pair: entry ``2 * melds + pair``.

    Made by `_meld_costs` only, once for equal costs, and compared by identity: that makes them quick keys.
    """

    costs: tuple[int, ...]


_meld_costs = lru_cache(maxsize=None)(MeldCosts)

Counts = tuple[int, ...]
"""Copies held of each kind: 34 of all, 9 of a suit, 7 of the honours."""

Suits = tuple[Counts, Counts, Counts, Counts]
"""Copies held, suit by suit; the honours last."""


def split(held: Counts) -> Suits:
    """The 34 counts suit by suit."""
    return held[:9], held[9:18], held[18:27], held[27:]


_FREE = Feature()
_FREE_HONOURS = HonourFeature()


class HandPlan(Struct, frozen=True):
    """A kind of hand to aim at: the fans it is sure to hold, and what each suit may be built into.

    ``pairs`` asks for seven pairs and for nothing else.
    """

    fans: tuple[FanId, ...]
    suits: tuple[Feature, Feature, Feature] = (_FREE, _FREE, _FREE)
    honours: HonourFeature = _FREE_HONOURS
    pairs: bool = False

    def points(self, values: ValueSet) -> int:
        """What its fans are worth."""
        return sum(values.points[fan] for fan in self.fans)


class _CostTables(dict[Counts, MeldCosts]):
    """The costs of one feature by the copies held, made when first asked for."""

    def __init__(self, feature: AnyFeature) -> None:
        super().__init__()
        ranks = RANKS if isinstance(feature, Feature) else HONOUR_RANKS
        cells = [(2 * melds + pair, rows[:, :ranks]) for melds, pair, rows in cells_of(feature, 4)]
        self._places = tuple(place for place, _ in cells)
        self._starts = np.cumsum([0, *(len(rows) for _, rows in cells[:-1])])
        targets = np.concatenate([rows for _, rows in cells]).astype(np.int8)
        # Lacking tiles of every layout by rank and copies held, so that a table is nine columns added up.
        self._lacking = [[np.maximum(column - held, 0) for held in range(COPIES + 1)] for column in targets.T]

    def __missing__(self, held: Counts) -> MeldCosts:
        if len(self) >= _KEPT:
            self.clear()
        lacking = self._lacking[0][held[0]].copy()
        for rank in range(1, len(held)):
            lacking += self._lacking[rank][held[rank]]
        costs = [FAR] * 10
        for place, least in zip(self._places, np.minimum.reduceat(lacking, self._starts), strict=True):
            costs[place] = int(least)
        costs_held = self[held] = _meld_costs(tuple(costs))
        return costs_held


_KEPT = 1 << 12
"""Tables kept for a feature before it starts anew, about 0.6 MB."""

_tables = lru_cache(maxsize=256)(_CostTables)


class OpenPlan(Struct, frozen=True):
    """A plan fitted to the melds laid down, ready to measure hands. ``wanted``: melds still to make; ``required``:
    tiles that its chows cannot do without, with the number of copies."""

    plan: HandPlan
    points: int
    tables: tuple[_CostTables, ...]
    wanted: int
    required: tuple[tuple[int, int], ...]

    def distance_of(self, held: Counts, suits: Suits) -> int:
        """The fewest tiles that must come in. ``held`` are the 34 counts of the hand, before or after the discard (as
        long as a tile is left over, the answer is the same); ``suits`` the same, split by `split`."""
        if self.plan.pairs:
            return _pairs_lacking(*_pairs_and_singles(held))
        one, two, three, honours = self.tables
        left, right = _merge(one[suits[0]], two[suits[1]]), _merge(three[suits[2]], honours[suits[3]])
        return _close(left, right, self.wanted)

    def at_least(self, held: Counts) -> int:
        """A distance it cannot be below, at little cost: the tiles that the required chows lack."""
        return sum(copies - held[kind] for kind, copies in self.required if held[kind] < copies)

    def one_less(self, held: Counts, kinds: Iterable[int]) -> dict[int, int]:
        """The distance with one copy less of each of ``kinds``, all of which are held."""
        return self._neighbours(held, -1, kinds)

    def one_more(self, held: Counts, kinds: Iterable[int]) -> dict[int, int]:
        """The distance with one copy more of each of ``kinds``, none of which is held four times."""
        return self._neighbours(held, 1, kinds)

    def nearer(self, held: Counts, kinds: Iterable[int], distance: int) -> list[int]:
        """The kinds of which one more copy brings the plan nearer than ``distance``."""
        return [kind for kind, after in self.one_more(held, kinds).items() if after < distance]

    def _neighbours(self, held: Counts, step: int, kinds: Iterable[int]) -> dict[int, int]:
        if self.plan.pairs:
            return _pairs_around(held, step, kinds)
        one, two, three, honours = (tables[suit] for tables, suit in zip(self.tables, split(held), strict=True))
        left, right = _merge(one, two), _merge(three, honours)
        rests = (_merge(two, right), _merge(one, right), _merge(honours, left), _merge(three, left))
        found = {}
        for kind in kinds:
            suit = kind // 9
            own = self.tables[suit][(*held[9 * suit : kind], held[kind] + step, *held[kind + 1 : 9 * suit + 9])]
            found[kind] = _close(own, rests[suit], self.wanted)
        return found


def open_plan(plan: HandPlan, points: int, melds: tuple[Meld, ...]) -> OpenPlan | None:
    """Fit a plan to the melds laid down; None when one of them rules it out."""
    if plan.pairs and melds:
        return None
    fitted = _fit(plan, melds)
    if fitted is None:
        return None
    return OpenPlan(plan, points, tuple(map(_tables, fitted)), 4 - len(melds), _required(fitted))


def _required(features: tuple[AnyFeature, ...]) -> tuple[tuple[int, int], ...]:
    needed: Counter[int] = Counter()
    for suit, feature in enumerate(features):
        if isinstance(feature, Feature):
            needed.update(9 * suit + rank - 1 + step for rank in feature.chows for step in range(3))
    return tuple(needed.items())


def nearest(open_plans: Sequence[OpenPlan], held: Counts) -> tuple[int, list[OpenPlan]]:
    """The shortest distance and all open_plans that have it."""
    least, found, suits = FAR + 1, [], split(held)
    for each in open_plans:
        if each.required and each.at_least(held) > least:
            continue
        distance = each.distance_of(held, suits)
        if distance < least:
            least, found = distance, [each]
        elif distance == least:
            found.append(each)
    return least, found


def _pairs_and_singles(held: Counts) -> tuple[int, int]:
    singles = sum([count & 1 for count in held])
    return (sum(held) - singles) // 2, singles


def _pairs_lacking(pairs: int, singles: int) -> int:
    """Tiles that seven pairs lack: one for a single that becomes a pair, two for a pair out of nothing."""
    lacking = 7 - pairs
    return lacking + max(0, lacking - singles)


def _pairs_around(held: Counts, step: int, kinds: Iterable[int]) -> dict[int, int]:
    """What seven pairs lack with one copy more or less of each kind."""
    pairs, singles = _pairs_and_singles(held)
    if step > 0:
        odd, even = _pairs_lacking(pairs + 1, singles - 1), _pairs_lacking(pairs, singles + 1)
    else:
        odd, even = _pairs_lacking(pairs, singles - 1), _pairs_lacking(pairs - 1, singles + 1)
    return {kind: odd if held[kind] & 1 else even for kind in kinds}


@lru_cache(maxsize=1 << 15)
def _merge(one: MeldCosts, other: MeldCosts) -> MeldCosts:
    """The cheapest split of melds and pair between two suits."""
    first, second = one.costs, other.costs
    costs = (
        min(
            first[2 * melds + pair] + second[2 * (many - melds) + eyes - pair]
            for melds in range(many + 1)
            for pair in range(eyes + 1)
        )
        for many in range(5)
        for eyes in range(2)
    )
    return _meld_costs(tuple(min(cost, FAR) for cost in costs))


@lru_cache(maxsize=1 << 15)
def _close(one: MeldCosts, other: MeldCosts, wanted: int) -> int:
    first, second = one.costs, other.costs
    best = FAR
    for melds in range(wanted + 1):
        rest = 2 * (wanted - melds)
        without, within = first[2 * melds] + second[rest + 1], first[2 * melds + 1] + second[rest]
        best = min(best, without, within)
    return best


def _fit(plan: HandPlan, melds: tuple[Meld, ...]) -> tuple[AnyFeature, ...] | None:
    """What the plan still asks of each suit beside the melds laid down; None when one of them rules it out."""
    suits, honours = list(plan.suits), plan.honours
    for meld in melds:
        if meld.tile.is_honour:
            if not honours.pungs:
                return None
            honours = _with_honours(honours, meld)
        else:
            fitted = _with_meld(suits[meld.tile // 9], meld)
            if fitted is None:
                return None
            suits[meld.tile // 9] = fitted
    return (*suits, honours)


def _with_honours(honours: HonourFeature, meld: Meld) -> HonourFeature:
    value = meld.tile.rank in honours.value_ranks and honours.value_pungs > 0
    if not (value or honours.some):
        return honours
    return replace(honours, some=False, value_pungs=honours.value_pungs - value)


def _with_meld(feature: Feature, meld: Meld) -> Feature | None:
    if feature.nothing or feature.shape is (Shape.PUNGS if meld.is_chow else Shape.CHOWS):
        return None
    outside = any(tile.is_terminal for tile in meld.tiles)
    if feature.ends is not Ends.ANY and outside is not (feature.ends is Ends.OUTSIDE):
        return None
    if not meld.is_chow or meld.tile.rank not in feature.chows:
        return feature
    chows = list(feature.chows)
    chows.remove(meld.tile.rank)
    return replace(feature, chows=tuple(chows))
