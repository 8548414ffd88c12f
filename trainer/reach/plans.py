"""A program laid out as index arrays: which cells of which tables to take, what to merge with what, for which key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from trainer.reach.programs import SUITS, PairsClaim, Program, Recipe, Source, make_program
from trainer.reach.sevenpairs import PairsTable, pairs_table
from trainer.reach.tables import Table
from trainer.reach.targets import AnyFeature, Feature
from trainer.reach.values import WIN, Key, Line
from trainer.rules import PATTERN_FANS, Meld, Seat, Suit, ValueSet, load_values

Indexes = npt.NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Leaves:
    """All features of one table for one source: leaves of the plan, numbered from ``start`` on."""

    source: Source
    table: Table
    start: int

    @property
    def span(self) -> slice:
        """The numbers of these leaves."""
        return slice(self.start, self.start + len(self.table.features))


@dataclass(frozen=True, slots=True)
class Plan:
    """What to compute for positions with the same open melds and seat.

    ``part_of_leaf`` and ``feature_of_leaf`` tell for a leaf number which of the ``leaves`` it is among, and its place
    there. ``left`` and ``right`` are leaf numbers: a merge each. ``first`` and ``second`` are merge numbers: a hand
    each, 万 merged with 饼, 条 with honours. ``hands`` are hand numbers in the order of the keys they serve; those of
    key number k begin at ``key_starts[k]``. ``by_hand`` orders them by hand number, and the keys served by hand number
    h begin there at ``hand_starts[h]``. ``pairs`` rows belong to the key numbers ``pairs_keys``. ``keys`` holds
    only keys that have hands or pairs; those with hands come first.
    """

    to_make: int
    keys: tuple[Key, ...]
    leaves: tuple[Leaves, ...]
    part_of_leaf: Indexes
    feature_of_leaf: Indexes
    left: Indexes
    right: Indexes
    first: Indexes
    second: Indexes
    hands: Indexes
    key_starts: Indexes
    key_of_hand: Indexes
    by_hand: Indexes
    hand_starts: Indexes
    pairs: PairsTable
    pairs_keys: Indexes

    def leaf(self, number: int) -> tuple[Source, AnyFeature]:
        """The source and the feature of a leaf."""
        leaves = self.leaves[int(self.part_of_leaf[number])]
        return leaves.source, leaves.table.listed[int(self.feature_of_leaf[number])]


class _Numbers(dict[object, int]):
    """Numbers things in the order they are first met."""

    def of(self, thing: object) -> int:
        return self.setdefault(thing, len(self))


@lru_cache(maxsize=128)
def make_plan(keys: tuple[Key, ...], melds: tuple[Meld, ...], seat: Seat, values: ValueSet) -> Plan:
    """The plan for the keys beside open melds."""
    program = make_program(keys, melds, seat, values)
    pairs = dict(program.pairs)
    by_key = [(key, found) for key, found in program.recipes if found]
    leaf_numbers, leaves = _leaves(program)
    merges, hands = _Numbers(), _Numbers()
    hand_of = [[hands.of(_merged(recipe, leaf_numbers, merges)) for recipe in found] for _, found in by_key]
    sizes = [len(found) for found in hand_of]
    used = [key for key, _ in by_key]
    used += [key for key, found in pairs.items() if found and key not in used]
    owners = [number for number, key in enumerate(used) for _ in pairs[key]]
    table = pairs_table(tuple(claim for key in used for claim in pairs[key]))
    served = np.array([hand for found in hand_of for hand in found], np.intp)
    left, right = _columns(merges)
    first, second = _columns(hands)
    return Plan(
        to_make=program.to_make,
        keys=tuple(used),
        leaves=leaves,
        part_of_leaf=np.array([number for number, part in enumerate(leaves) for _ in part.table.features], np.intp),
        feature_of_leaf=np.array([place for part in leaves for place in range(len(part.table.features))], np.intp),
        left=left,
        right=right,
        first=first,
        second=second,
        hands=served,
        key_starts=np.cumsum(sizes, dtype=np.intp) - np.array(sizes, np.intp),
        key_of_hand=np.repeat(np.arange(len(sizes)), sizes).astype(np.intp),
        by_hand=np.argsort(served, kind="stable"),
        hand_starts=np.searchsorted(np.sort(served), np.arange(len(hands))),
        pairs=table,
        pairs_keys=np.array(owners, np.intp)[table.owners],
    )


def _merged(recipe: Recipe, leaf_numbers: Mapping[object, int], merges: _Numbers) -> tuple[int, int]:
    a, b, c, d = (leaf_numbers[leaf] for leaf in recipe.leaves())
    return merges.of((a, b)), merges.of((c, d))


def _columns(numbers: _Numbers) -> tuple[Indexes, Indexes]:
    pairs = np.array(list(numbers), np.intp).reshape(-1, 2)
    return pairs[:, 0].copy(), pairs[:, 1].copy()


def _leaves(program: Program) -> tuple[dict[object, int], tuple[Leaves, ...]]:
    """The number of every leaf, and the leaves by source and table."""
    tables = _tables_for(program.most_melds())
    numbers: dict[object, int] = {}
    leaves: dict[tuple[Source, Table], Leaves] = {}
    start = 0
    for source, feature in dict.fromkeys(_all_leaves(program)):
        table = tables[feature]
        if (source, table) not in leaves:
            leaves[source, table] = Leaves(source, table, start)
            start += len(table.features)
        numbers[source, feature] = leaves[source, table].start + table.features[feature]
    return numbers, tuple(leaves.values())


def _all_leaves(program: Program) -> Iterator[tuple[Source, AnyFeature]]:
    for _, found in program.recipes:
        for recipe in found:
            yield from recipe.leaves()


def _tables_for(most: Mapping[AnyFeature, int]) -> dict[AnyFeature, Table]:
    """The table of each feature: the standard ones, or one made for the features that these lack."""
    chosen: dict[AnyFeature, Table] = {}
    for standard in standard_tables():
        for feature, melds in most.items():
            if standard.most_melds.get(feature, -1) >= melds:
                chosen[feature] = standard
    for kind in (True, False):
        rare = {
            feature: melds
            for feature, melds in most.items()
            if feature not in chosen and isinstance(feature, Feature) is kind
        }
        if rare:
            chosen.update(dict.fromkeys(rare, _rare_table(tuple(sorted(rare.items())))))
    return chosen


@lru_cache(maxsize=8)
def _rare_table(most: tuple[tuple[AnyFeature, int], ...]) -> Table:
    return Table(dict(most))


@cache
def standard_tables() -> tuple[Table, Table]:
    """The tables of the number suits and of the honours, with the features that any open melds can ask for under the
    value set of the rule book and its lines."""
    keys: tuple[Key, ...] = (*PATTERN_FANS, WIN, Line(5), Line(10))
    values = load_values("sihai")
    numbers: dict[AnyFeature, int] = {}
    honours: dict[AnyFeature, int] = {}
    for seat in Seat:
        for feature, melds in make_program(keys, (), seat, values).most_melds().items():
            if isinstance(feature, Feature):
                for left, less in _left_by_open_melds(feature):
                    numbers[left] = max(numbers.get(left, 0), melds - less)
            else:
                honours[feature] = max(honours.get(feature, 0), melds)
    return Table(numbers), Table(honours)


def _left_by_open_melds(feature: Feature) -> Iterable[tuple[Feature, int]]:
    """The feature, and what is left of it when some of its chows are open, with how many these are."""
    for chosen in range(1 << len(feature.chows)):
        left = tuple(chow for place, chow in enumerate(feature.chows) if chosen >> place & 1)
        yield Feature(feature.shape, feature.ends, left, feature.kongs, feature.nothing), len(feature.chows) - len(left)


def suit_counts(counts: Sequence[int], suit: Suit) -> tuple[int, ...]:
    """The nine counts of a suit out of 34; honours get two zeros."""
    start = 9 * SUITS.index(suit)
    return (*counts[start : start + 9], 0, 0)[:9]


__all__ = ["Leaves", "PairsClaim", "Plan", "make_plan", "standard_tables", "suit_counts"]
