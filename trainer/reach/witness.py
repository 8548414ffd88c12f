"""A hand to aim at: of the nearest hands that serve a key the one worth most, then the one with most live tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from trainer.reach.engine import Tally, tally
from trainer.reach.options import Options, parts_of, serving
from trainer.reach.pairhands import best_pairs
from trainer.reach.plans import Leaves, make_plan
from trainer.reach.programs import SUITS, Opened
from trainer.reach.tables import IMPOSSIBLE
from trainer.reach.targets import HonourFeature
from trainer.reach.values import Key, Position, check_position
from trainer.reach.worth import SuitChoices, hand_points
from trainer.rules import (
    COPIES,
    Circumstances,
    FanId,
    Meld,
    MeldKind,
    Part,
    Reading,
    Score,
    Suit,
    Tile,
    ValueSet,
    counts,
    score_reading,
)

MOST_COMBINATIONS = 400_000
"""Combinations of suits that are compared for one way of spreading the melds. Where a hand so far from done that more
are equally near, each suit enters with its best choices only."""


@dataclass(frozen=True, slots=True)
class Witness:
    """A nearest hand for a key.

    ``score``: what it would be worth, with receipts; its parts are the open melds, the melds still to make or made in
    the hand in order of their tiles, and the pair (or seven pairs). ``missing``: for each part the tiles of it that
    are not in the hand. ``accepts`` are the kinds that this hand lacks, ``live`` the unseen copies of these.
    """

    key: Key
    distance: int
    score: Score
    missing: tuple[tuple[Tile, ...], ...]
    accepts: tuple[Tile, ...]
    live: int

    @property
    def parts(self) -> tuple[Part, ...]:
        """The melds and the pair, or seven pairs."""
        return self.score.reading.parts


def witness(position: Position, key: Key, values: ValueSet) -> Witness | None:
    """The best of the nearest hands for a key, or None if the key is out of reach.

    Equal positions give equal answers. Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    check_position(position)
    held, free = counts(position.concealed), position.unseen()
    plan = make_plan((key,), position.melds, position.seat, values)
    found = tally(plan, held, free, ())
    if not plan.keys or found.best[0, 0] >= IMPOSSIBLE:
        return None
    distance = int(found.best[0, 0])
    search = _Search(position, found, values)
    candidates = [search.best()] if bool((found.totals == distance).any()) else []
    if bool((found.pairs == distance).any()):
        candidates.append(best_pairs(held, free, key, distance, values))
    _, _, parts = max(candidates, key=lambda candidate: candidate[:2])
    score = score_reading(Reading(parts), Circumstances(position.seat), values)
    missing = _missing(parts, position)
    accepts = tuple(sorted({tile for tiles in missing for tile in tiles}))
    return Witness(key, distance, score, missing, accepts, sum(free[tile] for tile in accepts))


def witness_after(position: Position, discard: Tile, key: Key, values: ValueSet) -> Witness | None:
    """The witness of the position after a discard."""
    return witness(position.without(discard), key, values)


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

_Spread = tuple[tuple[int, int], ...]
"""For each suit the number of the leaf and of its cell."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """The options of one suit that are as near as can be, one for each thing they can be worth. ``kongs`` counts the
    melds that are kongs or become one by a fourth tile that is held and not needed elsewhere."""

    suit: Suit
    options: Options
    rows: npt.NDArray[np.intp]
    kongs: npt.NDArray[np.int64]
    live: npt.NDArray[np.int64]

    def only(self, places: npt.NDArray[np.intp]) -> _Choice:
        """Some of the options."""
        return _Choice(self.suit, self.options, self.rows[places], self.kongs[places], self.live[places])


class _Search:
    """Goes through every cheapest way to spread melds and pair over the suits, and through what each suit can hold."""

    def __init__(self, position: Position, found: Tally, values: ValueSet) -> None:
        self._held, self._free = counts(position.concealed), position.unseen()
        self._opened = Opened.of(position.melds, position.seat)
        self._found, self._values = found, values
        self._choices: dict[tuple[int, int], _Choice] = {}

    def best(self) -> Candidate:
        """The best hand of four melds and a pair."""
        return max(map(self._best_of, self._spreads()), key=lambda candidate: candidate[:2])

    def _spreads(self) -> Iterator[_Spread]:
        found, plan = self._found, self._found.plan
        last = len(found.costs) - 1
        for hand in np.unique(plan.hands[(found.totals == found.best[0, 0])[plan.hands, 0]]):
            for cell in np.flatnonzero(found.ways[:, hand, 0]):
                first = self._splits(int(plan.first[hand]), int(cell))
                second = self._splits(int(plan.second[hand]), int(last - cell))
                yield from ((*a, *b) for a, b in product(first, second))

    def _splits(self, merge: int, cell: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        plan, costs = self._found.plan, self._found.costs[:, :, 0]
        left, right = int(plan.left[merge]), int(plan.right[merge])
        wanted = int(self._found.merges[cell, merge, 0])
        return [
            ((left, a), (right, cell - a))
            for a in range(cell + 1)
            if not (a % 2 and (cell - a) % 2) and int(costs[a, left]) + int(costs[cell - a, right]) == wanted
        ]

    def _best_of(self, spread: _Spread) -> Candidate:
        """The best hand of one spread."""
        *number, honours = (self._choice(leaf, cell) for leaf, cell in spread)
        number = _cut(number)
        open_suits = {meld.suit for meld in self._opened.melds}
        used = [cell > 0 or suit in open_suits for (_, cell), suit in zip(spread, SUITS, strict=True)]
        points = hand_points([self._with_open(choice) for choice in number], used[3], used[:3], self._values)
        live = number[0].live[:, None, None] + number[1].live[:, None] + number[2].live
        place = np.unravel_index(int((points * 1000 + live).argmax()), points.shape)
        bonus, row = self._best_honours(honours)
        upgrades = {tile for leaf, _ in spread for tile in self._leaves(leaf).source.upgrades}
        parts = self._parts([*number, honours], [*map(int, place), row], upgrades)
        return int(points[place]) + bonus, int(live[place]) + int(honours.live[row]), parts

    def _leaves(self, leaf: int) -> Leaves:
        plan = self._found.plan
        return plan.leaves[int(plan.part_of_leaf[leaf])]

    def _choice(self, leaf: int, cell: int) -> _Choice:
        if (leaf, cell) not in self._choices:
            self._choices[leaf, cell] = self._make_choice(leaf, cell)
        return self._choices[leaf, cell]

    def _make_choice(self, leaf: int, cell: int) -> _Choice:
        leaves = self._leaves(leaf)
        feature = list(leaves.table.features)[int(self._found.plan.feature_of_leaf[leaf])]
        suit, upgrades = leaves.source.suit, leaves.source.upgrades
        options, rows = serving(feature, cell // 2, bool(cell % 2))
        fourths = [tile for tile in upgrades if not self._held[tile]]
        lacking, live = self._lacking(suit, options.counts[rows], upgrades)
        near = lacking + len(fourths) == self._found.costs[cell, leaf, 0]
        rows = rows[near]
        kongs = feature.kongs + len(upgrades) + self._free_kongs(suit, options, rows, upgrades).sum(axis=1)
        choice = _Choice(suit, options, rows, kongs, live[near] + sum(self._free[tile] for tile in fourths))
        if isinstance(feature, HonourFeature):
            return choice
        alike = options.chows[rows] @ (5 ** np.arange(options.chows.shape[1]))
        alike = alike * 4 + options.simple[rows] * 2 + options.outside[rows]
        order = np.lexsort((-choice.live, -kongs, alike))
        return choice.only(order[np.flatnonzero(np.diff(alike[order], prepend=-1))])

    def _lacking(
        self, suit: Suit, targets: npt.NDArray[np.uint8], upgrades: tuple[Tile, ...]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """For each target the copies that lack (too many if some cannot come) and the unseen copies of their kinds."""
        tiles = _tiles_of(suit)
        held = np.array([0 if tile in upgrades else self._held[tile] for tile in tiles])
        free = np.array([0 if tile in upgrades else self._free[tile] for tile in tiles])
        lack = np.maximum(targets[:, : len(tiles)].astype(np.int64) - held, 0)
        cost = np.where((lack > free).any(axis=1), IMPOSSIBLE, lack.sum(axis=1))
        return cost, (lack > 0) @ free

    def _free_kongs(
        self, suit: Suit, options: Options, rows: npt.NDArray[np.intp], upgrades: tuple[Tile, ...]
    ) -> npt.NDArray[np.bool_]:
        """For each option the ranks of which a pung, of the hand or open, has its fourth tile in the hand unused."""
        tiles, counted = _tiles_of(suit), options.counts[rows]
        has_pung = options.pungs[rows]
        held = np.array([self._held[tile] for tile in tiles])
        opened = np.array([tile in self._opened.pungs and tile not in upgrades for tile in tiles])
        in_hand = has_pung[:, : len(tiles)] & (held == COPIES) & (counted[:, : len(tiles)] == COPIES - 1)
        return np.asarray(in_hand | (opened & (held == 1) & (counted[:, : len(tiles)] == 0)))

    def _with_open(self, choice: _Choice) -> SuitChoices:
        melds = [meld for meld in self._opened.melds if meld.suit is choice.suit]
        options, rows = choice.options, choice.rows
        chows = options.chows[rows]
        for meld in melds:
            if meld.is_chow:
                chows[:, meld.tile.rank - 1] += 1
        simple = all(tile.is_simple for meld in melds for tile in meld.tiles)
        outside = all(any(not tile.is_simple for tile in meld.tiles) for meld in melds)
        return SuitChoices(chows, options.simple[rows] & simple, options.outside[rows] & outside, choice.kongs)

    def _best_honours(self, choice: _Choice) -> tuple[int, int]:
        """The points of the honours' melds and of the open kongs, and the row of the best choice."""
        worth = self._values.points
        ranks = [rank - 1 for rank in self._opened.value_ranks]
        pungs = (choice.options.counts[choice.rows][:, ranks] >= COPIES - 1).sum(axis=1)
        points = pungs * worth[FanId.FANPAI] + choice.kongs * worth[FanId.GANG]
        row = int((points * 1000 + choice.live).argmax())
        opened = self._opened.value_pungs * worth[FanId.FANPAI] + self._opened.kongs * worth[FanId.GANG]
        return int(points[row]) + opened, row

    def _parts(self, choices: list[_Choice], places: list[int], upgrades: set[Tile]) -> tuple[Part, ...]:
        """Open melds, then the melds of the hand in order of their tiles, then the pair."""
        made: list[Part] = []
        raised = set(upgrades)
        for choice, place in zip(choices, places, strict=True):
            row = choice.rows[place : place + 1]
            mine = tuple(tile for tile in upgrades if tile.suit is choice.suit)
            free = self._free_kongs(choice.suit, choice.options, row, mine)[0]
            raised |= {tile for tile, is_free in zip(_tiles_of(choice.suit), free, strict=True) if is_free}
            made += parts_of(choice.options, int(row[0]), choice.suit)
        melds = [part for part in (*self._opened.melds, *made) if isinstance(part, Meld)]
        pairs = [part for part in made if not isinstance(part, Meld)]
        return (*(_raised(meld) if meld.tile in raised else meld for meld in melds), *pairs)


def _raised(meld: Meld) -> Meld:
    return Meld.kong(meld.tile, meld.concealed) if meld.kind is MeldKind.PUNG else meld


def _tiles_of(suit: Suit) -> tuple[Tile, ...]:
    return tuple(tile for tile in Tile if tile.suit is suit)


def _cut(choices: list[_Choice]) -> list[_Choice]:
    """The choices, the longest halved by their live tiles until few enough combinations are left."""
    choices = list(choices)
    while np.prod([len(choice.rows) for choice in choices]) > MOST_COMBINATIONS:
        longest = max(range(len(choices)), key=lambda number: len(choices[number].rows))
        choice = choices[longest]
        best = np.argsort(-choice.live, kind="stable")[: len(choice.rows) // 2]
        choices[longest] = choice.only(np.sort(best))
    return choices
