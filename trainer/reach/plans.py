"""A program as index arrays: which cells of which tables to take, what to merge with what, and for which key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from trainer.reach.layouts import AnyFeature, Feature
from trainer.reach.model import USUAL_KEYS, Key
from trainer.reach.programs import SUITS, Program, Recipe, Source, make_program
from trainer.reach.sevenpairs import PairsTable, pairs_table
from trainer.reach.tables import Indexes, Table, Words
from trainer.rules import Meld, Seat, Suit, ValueSet, load_values, value_tiles


class Leaves(Struct, frozen=True):
    """All features of one table for one source: leaves of the plan, numbered from ``start`` on."""

    source: Source
    table: Table
    start: int

    @property
    def span(self) -> slice:
        """The numbers of these leaves."""
        return slice(self.start, self.start + len(self.table.features))


class Cells(Struct, frozen=True):
    """Where in its table the layouts of every cell and leaf are (cells × leaves, flat): ``starts`` and ``sizes``.

    ``more_than`` is that of all tables, one after another; the table of each part of the leaves begins at ``firsts``.
    """

    starts: Indexes
    sizes: Indexes
    firsts: Indexes
    more_than: Words


class Plan(Struct, frozen=True):
    """What to compute for positions with the same open melds and the same 番牌.

    A *leaf* is a feature of a source, a *merge* two leaves put together (万 with 饼, or 条 with honours), a *hand* two
    merges; each has a number.

    ``keys``: the keys that have hands or seven pairs; those with hands come first.
    ``part_of_leaf``, ``feature_of_leaf``: for each leaf, which of ``leaves`` it belongs to and its place there.
    ``left``, ``right``: the two leaves of each merge. ``first``, ``second``: the two merges of each hand.
    ``hands``: the hands that serve each key, key after key; those of key k begin at ``key_starts[k]``, and
    ``key_of_hand`` is the key of each.
    ``by_hand``: the places in ``hands`` ordered by hand; those of hand h begin at ``hand_starts[h]``.
    ``pairs``, ``pairs_keys``: the rows of seven pairs, and the key of each.
    ``shifts``: where the bits of each part's suit begin.
    """

    to_make: int
    keys: tuple[Key, ...]
    leaves: tuple[Leaves, ...]
    cells: Cells
    part_of_leaf: Indexes
    feature_of_leaf: Indexes
    shifts: Words
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
        """The number of ``thing``, a new one if it was not met before."""
        return self.setdefault(thing, len(self))


@lru_cache(maxsize=128)
def make_plan(keys: tuple[Key, ...], melds: tuple[Meld, ...], value_ranks: tuple[int, ...], values: ValueSet) -> Plan:
    """The plan for the keys beside open melds. Positions whose winds make the same honours 番牌 share it."""
    program = make_program(keys, melds, value_ranks, values)
    leaf_numbers, leaves = _leaves(program)
    merges, hands = _Numbers(), _Numbers()
    hands_of = {
        key: [hands.of(_merged(recipe, leaf_numbers, merges)) for recipe in found]
        for key, found in program.recipes
        if found
    }
    used, pairs, pairs_keys = _pairs_by_key(program, tuple(hands_of))
    features = [len(part.table.features) for part in leaves]
    sizes = [len(found) for found in hands_of.values()]
    served = np.array([hand for found in hands_of.values() for hand in found], np.intp)
    left, right = _columns(merges)
    first, second = _columns(hands)
    return Plan(
        to_make=program.to_make,
        keys=used,
        leaves=leaves,
        cells=_cells(leaves, program.to_make),
        part_of_leaf=_owners(features),
        feature_of_leaf=_places(features),
        shifts=np.array([9 * SUITS.index(part.source.suit) for part in leaves], np.uint64),
        left=left,
        right=right,
        first=first,
        second=second,
        hands=served,
        key_starts=np.cumsum(sizes, dtype=np.intp) - np.array(sizes, np.intp),
        key_of_hand=_owners(sizes),
        by_hand=np.argsort(served, kind="stable"),
        hand_starts=np.searchsorted(np.sort(served), np.arange(len(hands))),
        pairs=pairs,
        pairs_keys=pairs_keys,
    )


def _cells(leaves: Sequence[Leaves], to_make: int) -> Cells:
    tables = tuple(dict.fromkeys(part.table for part in leaves))
    first_of = dict(zip(tables, accumulate((len(table.tiles) for table in tables), initial=0), strict=False))
    starts, sizes = [np.empty((2 * (to_make + 1), 0), np.intp)], [np.empty((2 * (to_make + 1), 0), np.intp)]
    for part in leaves:
        cells = part.table.cell_at.reshape(-1, len(part.table.features))[: 2 * (to_make + 1)]
        starts.append(part.table.starts[cells])
        sizes.append(part.table.sizes[cells])
    return Cells(
        starts=np.concatenate(starts, axis=1).ravel(),
        sizes=np.concatenate(sizes, axis=1).ravel(),
        firsts=np.array([first_of[part.table] for part in leaves], np.intp),
        more_than=_more_than(tables),
    )


@lru_cache(maxsize=8)
def _more_than(tables: tuple[Table, ...]) -> Words:
    return np.concatenate([np.empty(0, np.uint64), *(table.more_than for table in tables)])


def _pairs_by_key(program: Program, with_hands: tuple[Key, ...]) -> tuple[tuple[Key, ...], PairsTable, Indexes]:
    """All keys that can be reached, those ``with_hands`` first, and their seven pairs: rows, and the key of each."""
    needs = dict(program.pairs)
    used = (*with_hands, *(key for key, found in program.pairs if found and key not in with_hands))
    table = pairs_table(tuple(need for key in used for need in needs[key]))
    return used, table, _owners([len(needs[key]) for key in used])[table.owners]


def _owners(sizes: Sequence[int]) -> Indexes:
    """0 as often as the first size says, then 1 …"""
    return np.repeat(np.arange(len(sizes)), np.array(sizes, np.intp))


def _places(sizes: Sequence[int]) -> Indexes:
    """0, 1, 2 … for each size anew."""
    return np.concatenate([np.empty(0, np.intp), *map(np.arange, sizes)])


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
    worth = [tuple(tile.rank for tile in value_tiles(seat)) for seat in Seat]
    numbers: dict[AnyFeature, int] = {}
    honours: dict[AnyFeature, int] = {}
    for feature, melds in make_program(USUAL_KEYS, (), worth[0], load_values("sihai")).most_melds().items():
        if isinstance(feature, Feature):
            for left, less in _left_by_open_melds(feature):
                numbers[left] = max(numbers.get(left, 0), melds - less)
        else:
            for ranks in worth if feature.value_ranks else ((),):
                honours[replace(feature, value_ranks=ranks)] = melds
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
