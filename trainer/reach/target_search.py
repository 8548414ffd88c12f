"""The target hand of a key: of the nearest hands that serve it the one worth most, then the one with most live tiles.

Hands of four melds are put together from what each suit can hold; seven pairs are looked for beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

import numpy as np
from msgspec import Struct

from trainer.reach.distances import Distances, measure
from trainer.reach.model import USUAL_KEYS, Key, Position, TargetHand, check_position
from trainer.reach.needs import NUMBER_SUITS, Ends, Flush, Need, needs
from trainer.reach.plans import make_plan
from trainer.reach.programs import SUITS, PairsNeed, pairs_need
from trainer.reach.sevenpairs import PAIRS, pair_costs
from trainer.reach.tables import IMPOSSIBLE
from trainer.reach.target_points import TraitBounds, flush_points, joint_points, most_joint_points
from trainer.reach.target_suits import SPANS, PositionChoices, SuitChoices, parts_of
from trainer.rules import (
    Circumstances,
    FanId,
    Meld,
    MeldKind,
    Pair,
    Part,
    Reading,
    Tile,
    ValueSet,
    counts,
    score_reading,
)

MOST_COMBINATIONS = 400_000
"""Combinations of suits that are compared for one way of spreading the melds. Where a hand so far from done that more
are equally near, each suit enters with its best choices only."""


def target_hand(position: Position, key: Key, values: ValueSet) -> TargetHand | None:
    """The best of the nearest hands for a key, or None if the key is out of reach.

    Equal positions give equal answers. Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    check_position(position)
    study = _study(position, values, key)
    plan = study.found.plan
    if key not in plan.keys or study.found.best[plan.keys.index(key), 0] >= IMPOSSIBLE:
        return None
    number = plan.keys.index(key)
    distance = int(study.found.best[number, 0])
    candidates = []
    if bool((study.found.totals[plan.hands[plan.key_of_hand == number], 0] == distance).any()):
        candidates.append(study.search.best(key))
    if bool((study.found.pairs[plan.pairs_keys == number, 0] == distance).any()):
        candidates.append(_best_pairs(study.held, study.free, key, distance, values))
    parts = max(candidates, key=lambda candidate: candidate[:2])[2]
    score = score_reading(Reading(parts), Circumstances(position.seat, prevailing=position.prevailing), values)
    missing = _missing(parts, position)
    accepts = tuple(sorted({tile for tiles in missing for tile in tiles}))
    return TargetHand(key, distance, score, missing, accepts, sum(study.free[tile] for tile in accepts))


class _Study(Struct, frozen=True):
    """What the target hands of one position share."""

    held: tuple[int, ...]
    free: tuple[int, ...]
    found: Distances
    search: _BestHand


def _study(position: Position, values: ValueSet, key: Key) -> _Study:
    """Every usual key is measured at once; a line of other points has its own."""
    return _make_study(position, values, USUAL_KEYS if key in USUAL_KEYS else (key,))


@lru_cache(maxsize=32)
def _make_study(position: Position, values: ValueSet, keys: tuple[Key, ...]) -> _Study:
    held, free = counts(position.concealed), position.unseen()
    found = measure(make_plan(keys, position.melds, position.value_ranks, values), held, free, ())
    return _Study(held, free, found, _BestHand(found, PositionChoices(position, values), values))


def _missing(parts: tuple[Part, ...], position: Position) -> tuple[tuple[Tile, ...], ...]:
    """Held tiles go to the parts in order; open melds hold their own."""
    rest = list(position.own_tiles)
    missing = []
    for part in parts:
        lacking = []
        for tile in part.tiles:
            if tile in rest:
                rest.remove(tile)
            else:
                lacking.append(tile)
        missing.append(tuple(lacking))
    return tuple(missing)


Candidate = tuple[int, int, tuple[Part, ...]]
"""Points, live tiles, parts."""


class _Spread(Struct, frozen=True):
    """One cheapest way to spread melds and pair over the suits: what each suit can hold, and which suits are used.
    ``most``: no hand of it is worth more points or, with as many, has more live tiles."""

    choices: tuple[SuitChoices, ...]
    used: tuple[bool, ...]
    upgrades: frozenset[Tile]
    most: tuple[int, int]


class _Side(Struct, frozen=True):
    """What one suit can hold at a leaf and cell, and what no choice of it exceeds."""

    choice: SuitChoices
    bounds: TraitBounds
    points: int
    live: int


class _BestHand:
    """Goes through the cheapest ways to spread melds and pair over the suits, the most promising first."""

    def __init__(self, found: Distances, choices: PositionChoices, values: ValueSet) -> None:
        self._found, self._choices, self._values = found, choices, values
        self._sides: dict[tuple[int, int], _Side] = {}
        opened = choices.opened
        self._open_suits = {meld.suit for meld in opened.melds}
        self._open_points = opened.value_pungs * values.points[FanId.FANPAI] + opened.kongs * values.points[FanId.GANG]

    def best(self, key: Key) -> Candidate:
        """The best hand of four melds and a pair for the key."""
        best: Candidate = (-1, -1, ())
        for spread in sorted(self._spreads(key), key=lambda spread: spread.most, reverse=True):
            if spread.most <= best[:2]:
                break
            best = max(best, self._best_of(spread), key=lambda candidate: candidate[:2])
        return best

    def _spreads(self, key: Key) -> Iterator[_Spread]:
        found, plan = self._found, self._found.plan
        number = plan.keys.index(key)
        last = len(found.costs) - 1
        hands = plan.hands[plan.key_of_hand == number]
        for hand in hands[found.totals[hands, 0] == found.best[number, 0]]:
            for cell in np.flatnonzero(found.ways[:, hand, 0]).tolist():
                first = self._splits(int(plan.first[hand]), cell)
                second = self._splits(int(plan.second[hand]), last - cell)
                yield from (self._spread((*a, *b)) for a, b in product(first, second))

    def _splits(self, merge: int, cell: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """The leaf and cell of either side, for every cheapest way to split a cell of a merge."""
        plan = self._found.plan
        left, right = int(plan.left[merge]), int(plan.right[merge])
        lefts, rights = self._found.costs[:, left, 0].tolist(), self._found.costs[:, right, 0].tolist()
        wanted = int(self._found.merges[cell, merge, 0])
        return [
            ((left, a), (right, cell - a))
            for a in range(cell + 1)
            if not (a % 2 and (cell - a) % 2) and lefts[a] + rights[cell - a] == wanted
        ]

    def _spread(self, leaves: tuple[tuple[int, int], ...]) -> _Spread:
        sides = [self._side(leaf, cell) for leaf, cell in leaves]
        used = tuple(cell > 0 or suit in self._open_suits for (_, cell), suit in zip(leaves, SUITS, strict=True))
        points = sum(side.points for side in sides) + self._fixed_points(used)
        points += most_joint_points([side.bounds for side in sides[:3]], used[3], self._values)
        live = sum(side.live for side in sides)
        upgrades = frozenset(tile for leaf, _ in leaves for tile in self._found.plan.leaf(leaf)[0].upgrades)
        return _Spread(tuple(side.choice for side in sides), used, upgrades, (points, live))

    def _side(self, leaf: int, cell: int) -> _Side:
        if (leaf, cell) not in self._sides:
            source, feature = self._found.plan.leaf(leaf)
            choice = self._choices.of(source, feature, cell, int(self._found.costs[cell, leaf, 0]))
            most = int(choice.points.max()), int(choice.live.max())
            self._sides[leaf, cell] = _Side(choice, TraitBounds.of(choice.side), *most)
        return self._sides[leaf, cell]

    def _fixed_points(self, used: tuple[bool, ...]) -> int:
        return self._open_points + flush_points(used[3], sum(used[:3]), self._values)

    def _best_of(self, spread: _Spread) -> Candidate:
        number, honours = _cut(spread.choices[:3]), spread.choices[3]
        points = joint_points([choice.side for choice in number], spread.used[3], self._values)
        live = np.zeros_like(points)
        for axis, choice in enumerate(number):
            along = tuple(-1 if axis == other else 1 for other in range(3))
            points += choice.points.reshape(along)
            live += choice.live.reshape(along)
        row = int((honours.points * 1000 + honours.live).argmax())
        place = np.unravel_index(int((points * 1000 + live).argmax()), points.shape)
        total = int(points[place]) + int(honours.points[row]) + self._fixed_points(spread.used)
        parts = self._parts([*number, honours], [*map(int, place), row], spread.upgrades)
        return total, int(live[place]) + int(honours.live[row]), parts

    def _parts(self, choices: list[SuitChoices], rows: list[int], upgrades: frozenset[Tile]) -> tuple[Part, ...]:
        """Open melds, then the melds of the hand in order of their tiles, then the pair."""
        made: list[Part] = []
        raised = set(upgrades)
        for choice, row in zip(choices, rows, strict=True):
            first = SPANS[choice.suit].start
            raised |= {Tile(first + int(rank)) for rank in np.flatnonzero(choice.free_kongs[row])}
            made += parts_of(choice.options, int(choice.rows[row]), choice.suit)
        melds = [part for part in (*self._choices.opened.melds, *made) if isinstance(part, Meld)]
        pairs = [part for part in made if not isinstance(part, Meld)]
        return (*(_raised(meld) if meld.tile in raised else meld for meld in melds), *pairs)


def _raised(meld: Meld) -> Meld:
    return Meld.kong(meld.tile, meld.concealed) if meld.kind is MeldKind.PUNG else meld


def _cut(choices: Sequence[SuitChoices]) -> list[SuitChoices]:
    """The choices, the longest halved by their live tiles until few enough combinations are left."""
    cut = list(choices)
    while np.prod([len(choice.rows) for choice in cut]) > MOST_COMBINATIONS:
        longest = max(range(len(cut)), key=lambda number: len(cut[number].rows))
        best = np.argsort(-cut[longest].live, kind="stable")[: len(cut[longest].rows) // 2]
        cut[longest] = cut[longest].only(np.sort(best))
    return cut


def _best_pairs(held: tuple[int, ...], free: tuple[int, ...], key: Key, distance: int, values: ValueSet) -> Candidate:
    """The best seven pairs that serve the key at this distance; there have to be some."""
    offers = _pair_offers(held, free)
    hands: list[Candidate] = []
    for points, need in _pairs_needs(key, values):
        if hands and points < hands[0][0]:
            break
        parts = _cheapest_pairs(offers, need, distance)
        if parts is not None:
            hands.append((points, _pairs_live(parts, held, free), parts))
    return max(hands, key=lambda hand: hand[:2])


@lru_cache(maxsize=128)
def _pairs_needs(key: Key, values: ValueSet) -> tuple[tuple[int, PairsNeed], ...]:
    """The needs of seven pairs for a key with their points, worth most first; also every need that asks for more,
    so that 断幺 or 清一色 is among the points wherever it costs nothing."""
    found = [
        (_pairs_points(stricter, values), pairs_need(stricter))
        for need in needs(key, values)
        if need.pairs
        for stricter in _stricter(need)
    ]
    return tuple(sorted(found, key=lambda pair: -pair[0]))


def _stricter(need: Need) -> Iterator[Need]:
    """The need, and all that ask for more of the pairs."""
    flushes = [(Flush.ANY, None), *product((Flush.HALF, Flush.FULL), NUMBER_SUITS)]
    for ends, (flush, suit) in product(Ends, flushes):
        tried = Need(ends=ends, flush=flush, suit=suit, pairs=True)
        if tried.is_covered_by(need) and tried.can_be():
            yield tried


def _pairs_points(need: Need, values: ValueSet) -> int:
    ends = {Ends.ANY: (), Ends.SIMPLES: (FanId.DUANYAO,), Ends.OUTSIDE: (FanId.QUANDAIYAO,)}[need.ends]
    flush = {Flush.ANY: (), Flush.HALF: (FanId.HUNYISE,), Flush.FULL: (FanId.QINGYISE,)}[need.flush]
    return sum(values.points[fan] for fan in (FanId.QIDUI, *ends, *flush))


_Offer = tuple[int, int, int, Tile]
"""What a pair costs, less the live tiles it adds, whether it is the second of its kind, the kind."""


def _pair_offers(held: tuple[int, ...], free: tuple[int, ...]) -> list[_Offer]:
    """Every pair that can be had, the cheapest first, of these the ones with most live tiles. A kind that lacks in its
    first pair already adds none by its second."""
    return sorted(
        (cost, -free[tile] if cost and (place == 0 or held[tile] >= 2) else 0, place, tile)
        for tile in Tile
        for place, cost in enumerate(pair_costs(held[tile], free[tile]))
    )


def _cheapest_pairs(offers: list[_Offer], need: PairsNeed, distance: int) -> tuple[Part, ...] | None:
    """Seven pairs that the need allows at this distance, with most live tiles, or None."""
    allowed = [offer for offer in offers if offer[3] in need.tiles]
    chosen = allowed[:PAIRS]
    if need.some_honour and not any(tile.is_honour for *_, tile in chosen):
        chosen = [*allowed[: PAIRS - 1], *(offer for offer in allowed if offer[3].is_honour)][:PAIRS]
    if len(chosen) < PAIRS or sum(cost for cost, *_ in chosen) != distance:
        return None
    return tuple(map(Pair, sorted(tile for *_, tile in chosen)))


def _pairs_live(parts: tuple[Part, ...], held: tuple[int, ...], free: tuple[int, ...]) -> int:
    tiles = [tile for part in parts for tile in part.tiles]
    return sum(free[tile] for tile in set(tiles) if tiles.count(tile) > held[tile])
