"""What one suit of a target hand can hold: its melds and pair at the least cost, for a position.

`trainer.reach.layouts` knows a layout by its nine counts; an *option* is one way to read these counts as melds, because
the ways are worth different points (111 222 333 or 123 three times). The *choices* of a suit are the options of least
cost, one for each thing that can matter: its points, and what the other suits have to know of it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from trainer.reach.layouts import CHOW_RANKS, HONOUR_RANKS, RANKS, AnyFeature, Feature, HonourFeature
from trainer.reach.model import Position
from trainer.reach.needs import Ends, Shape
from trainer.reach.programs import OpenMelds, Source
from trainer.reach.target_points import Traits, suit_points
from trainer.rules import COPIES, FanId, Meld, MeldKind, Pair, Part, Suit, Tile, ValueSet, counts

_PUNGS, _KONGS = CHOW_RANKS, CHOW_RANKS + RANKS
"""Kinds of meld by number: chows by their lowest rank, then pungs, then kongs."""

_KIND_COUNTS = np.array(
    [[int(low <= rank < low + 3) for rank in range(RANKS)] for low in range(CHOW_RANKS)]
    + [[copies * (rank == alike) for rank in range(RANKS)] for copies in (3, 4) for alike in range(RANKS)],
    np.uint8,
)
_KIND_CHOWS = (np.arange(len(_KIND_COUNTS))[:, None] == np.arange(CHOW_RANKS)).astype(np.uint8)
_KIND_PUNGS = np.arange(len(_KIND_COUNTS))[:, None] == np.arange(_PUNGS, _KONGS)
_AT_END = np.isin(np.arange(RANKS), (0, RANKS - 1))


class Options(Struct, frozen=True):
    """Ways to make some melds, and perhaps the pair, of one suit; a row each.

    ``kinds``: the melds by number. ``pairs``: the rank of the pair from 0, or -1. ``counts``: copies of the nine
    ranks. ``chows``: chows by lowest rank. ``pungs``: whether there is a pung of each rank. ``simple``: no terminal;
    ``outside``: a terminal in every part.
    """

    kinds: npt.NDArray[np.intp]
    pairs: npt.NDArray[np.intp]
    counts: npt.NDArray[np.uint8]
    chows: npt.NDArray[np.uint8]
    pungs: npt.NDArray[np.bool_]
    simple: npt.NDArray[np.bool_]
    outside: npt.NDArray[np.bool_]


@lru_cache(maxsize=64)
def number_options(melds: int, pair: bool, kongs: int) -> Options:
    """All ways in a number suit."""
    plain = list(combinations_with_replacement(range(_KONGS), melds - kongs))
    fourfold = list(combinations(range(_KONGS, len(_KIND_COUNTS)), kongs))
    return _options([(*some, *others) for others in fourfold for some in plain], melds, RANKS if pair else 0)


@lru_cache(maxsize=64)
def honour_options(melds: int, pair: bool, kongs: int) -> Options:
    """All ways in the honours."""
    found = [
        tuple((_KONGS if rank in fourfold else _PUNGS) + rank for rank in ranks)
        for ranks in combinations(range(HONOUR_RANKS), melds)
        for fourfold in combinations(ranks, kongs)
    ]
    return _options(found, melds, HONOUR_RANKS if pair else 0)


def _options(found: list[tuple[int, ...]], melds: int, pair_ranks: int) -> Options:
    """Options from the melds; ``pair_ranks`` is 0 without a pair."""
    kinds = np.repeat(np.array(found, np.intp).reshape(len(found), melds), max(1, pair_ranks), axis=0)
    pairs = np.tile(np.arange(pair_ranks) if pair_ranks else np.array([-1]), len(found))
    pair_counts = (pairs[:, None] == np.arange(RANKS)) * np.uint8(2)
    counts = _KIND_COUNTS[kinds].sum(axis=1, dtype=np.uint8) + pair_counts
    exist = _every(counts <= COPIES)
    kinds, pairs, counts = kinds[exist], pairs[exist], counts[exist]
    kind_ends = _KIND_COUNTS[:, _AT_END].sum(axis=1) > 0
    pair_ends = (pairs < 0) | np.isin(pairs, np.flatnonzero(_AT_END))
    return Options(
        kinds,
        pairs,
        counts,
        _KIND_CHOWS[kinds].sum(axis=1, dtype=np.uint8),
        _KIND_PUNGS[kinds].any(axis=1),
        counts[:, _AT_END].sum(axis=1) == 0,
        _every(kind_ends[kinds]) & pair_ends,
    )


def _every(flags: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Whether all flags of a row are set."""
    return np.asarray(np.logical_and.reduce(flags, axis=1))


@lru_cache(maxsize=1024)
def serving(feature: AnyFeature, melds: int, pair: bool) -> tuple[Options, npt.NDArray[np.intp]]:
    """The options with so many melds, and which of them have the feature."""
    if isinstance(feature, HonourFeature):
        options = honour_options(melds, pair, feature.kongs)
        ranks = np.array([rank - 1 for rank in feature.value_ranks])
        value_pungs = np.isin(options.kinds, (*(ranks + _PUNGS), *(ranks + _KONGS))).sum(axis=1)
        return options, np.flatnonzero(value_pungs >= feature.value_pungs)
    options = number_options(melds, pair, feature.kongs)
    return options, np.flatnonzero(_has(feature, options))


def _has(feature: Feature, options: Options) -> npt.NDArray[np.bool_]:
    wanted = np.bincount([rank - 1 for rank in feature.chows] or [0], minlength=CHOW_RANKS) * bool(feature.chows)
    has = _every(options.chows >= wanted)
    if feature.shape is not Shape.ANY:
        chows = options.chows.sum(axis=1)
        has &= chows == (options.kinds.shape[1] if feature.shape is Shape.CHOWS else 0)
    if feature.ends is not Ends.ANY:
        has &= options.simple if feature.ends is Ends.SIMPLES else options.outside
    return has


def parts_of(options: Options, row: int, suit: Suit) -> tuple[Part, ...]:
    """The melds of an option as parts made within the hand, the pair last."""
    first = next(tile for tile in Tile if tile.suit is suit)
    melds = sorted((_meld(int(kind), first) for kind in options.kinds[row]), key=lambda meld: (meld.tile, meld.kind))
    rank = int(options.pairs[row])
    return (*melds, Pair(Tile(first + rank))) if rank >= 0 else tuple(melds)


def _meld(kind: int, first: Tile) -> Meld:
    if kind < _PUNGS:
        return Meld.chow(Tile(first + kind), concealed=True)
    if kind < _KONGS:
        return Meld.pung(Tile(first + kind - _PUNGS), concealed=True)
    return Meld.kong(Tile(first + kind - _KONGS), concealed=True)


_NEVER = 64
"""What a rank adds that cannot be had: more than any layout costs."""


class SuitChoices(Struct, frozen=True):
    """The choices of one suit, a row each.

    ``points``: what the fans within the suit are worth (its chows among each other, its kongs, 番牌). ``live``: unseen
    copies of the kinds that lack. ``free_kongs``: ranks of which the hand holds the fourth tile of a pung, of its own
    or open, and needs it for nothing else. ``side``: what the other suits have to know, open melds included.
    """

    suit: Suit
    options: Options
    rows: npt.NDArray[np.intp]
    free_kongs: npt.NDArray[np.bool_]
    points: npt.NDArray[np.int64]
    live: npt.NDArray[np.int64]
    side: Traits

    def only(self, places: npt.NDArray[np.intp]) -> SuitChoices:
        """Some of the rows."""
        side = Traits(self.side.chows[places], self.side.simple[places], self.side.outside[places])
        return SuitChoices(
            self.suit,
            self.options,
            self.rows[places],
            self.free_kongs[places],
            self.points[places],
            self.live[places],
            side,
        )


class SuitState(Struct, frozen=True):
    """One suit of a position: copies held and unseen by rank, its open melds, and which of these pungs are to become
    kongs (``upgrades``); ``value_ranks`` are the ranks that count as 番牌, for honours."""

    suit: Suit
    held: tuple[int, ...]
    free: tuple[int, ...]
    melds: tuple[Meld, ...]
    upgrades: tuple[Tile, ...]
    value_ranks: tuple[int, ...]


class PositionChoices:
    """The choices for one position, made as they are asked for. Positions that share a suit share its choices."""

    def __init__(self, position: Position, values: ValueSet) -> None:
        self.opened = OpenMelds.of(position.melds, position.value_ranks)
        self._held, self._free = counts(position.concealed), position.unseen()
        self._values = values
        self._states: dict[Source, SuitState] = {}

    def of(self, source: Source, feature: AnyFeature, cell: int, cost: int) -> SuitChoices:
        """What a source can hold of a feature in a cell (melds and pair) at its least cost."""
        return suit_choices(self._state(source), feature, cell, cost, self._values)

    def _state(self, source: Source) -> SuitState:
        if source not in self._states:
            span = SPANS[source.suit]
            melds = tuple(meld for meld in self.opened.melds if meld.suit is source.suit)
            self._states[source] = SuitState(
                source.suit, self._held[span], self._free[span], melds, source.upgrades, self.opened.value_ranks
            )
        return self._states[source]


SPANS = {suit: slice(9 * place, min(9 * place + 9, len(Tile))) for place, suit in enumerate(Suit)}
"""Where the ranks of a suit lie among the 34 kinds."""


@lru_cache(maxsize=1024)
def suit_choices(state: SuitState, feature: AnyFeature, cell: int, cost: int, values: ValueSet) -> SuitChoices:
    """What a suit can hold of a feature in a cell at this cost, which has to be its least."""
    raised = [tile.rank - 1 for tile in state.upgrades]
    fourths = [rank for rank in raised if not state.held[rank]]
    held = [0 if rank in raised else copies for rank, copies in enumerate(state.held)]
    free = [0 if rank in raised else copies for rank, copies in enumerate(state.free)]
    options, serve = serving(feature, cell // 2, bool(cell % 2))
    rows = serve[_costs(options.counts[serve], held, free) + len(fourths) == cost]
    counted = options.counts[rows][:, : len(held)]
    live = (counted > held) @ np.array(free, np.int64) + sum(state.free[rank] for rank in fourths)
    free_kongs = _free_kongs(state, options.pungs[rows], counted)
    kongs = free_kongs.sum(axis=1) + feature.kongs + len(raised)
    side = _with_open(state.melds, options, rows)
    points = kongs * values.points[FanId.GANG]
    if isinstance(feature, HonourFeature):
        value_pungs = counted[:, [rank - 1 for rank in state.value_ranks]] >= COPIES - 1
        points = points + value_pungs.sum(axis=1) * values.points[FanId.FANPAI]
    else:
        points = points + suit_points(side.chows, values)
    return _distinct(SuitChoices(state.suit, options, rows, free_kongs, points, live, side))


def _costs(layouts: npt.NDArray[np.uint8], held: list[int], free: list[int]) -> npt.NDArray[np.uint8]:
    """The copies that each layout lacks; far too many where some cannot come."""
    have = np.array(held, np.uint8)
    lacks = np.maximum(layouts[:, : len(held)], have) - have
    dead = (lacks > np.array(free, np.uint8)).any(axis=1)
    return np.asarray(lacks.sum(axis=1, dtype=np.uint8) + np.uint8(_NEVER) * dead)


def _free_kongs(
    state: SuitState, has_pung: npt.NDArray[np.bool_], counted: npt.NDArray[np.uint8]
) -> npt.NDArray[np.bool_]:
    held = np.array(state.held)
    pungs = {meld.tile for meld in state.melds if meld.kind is MeldKind.PUNG} - set(state.upgrades)
    opened = np.array([rank + 1 in {tile.rank for tile in pungs} for rank in range(len(held))])
    in_hand = has_pung[:, : len(held)] & (held == COPIES) & (counted == COPIES - 1)
    return np.asarray(in_hand | (opened & (held == 1) & (counted == 0)))


def _with_open(melds: tuple[Meld, ...], options: Options, rows: npt.NDArray[np.intp]) -> Traits:
    chows = options.chows[rows]
    for meld in melds:
        if meld.is_chow:
            chows[:, meld.tile.rank - 1] += 1
    simple = all(tile.is_simple for meld in melds for tile in meld.tiles)
    outside = all(any(not tile.is_simple for tile in meld.tiles) for meld in melds)
    return Traits(chows, options.simple[rows] & simple, options.outside[rows] & outside)


def _distinct(choice: SuitChoices) -> SuitChoices:
    """Of rows that matter alike to the other suits the one worth most, then with most live tiles, then the first."""
    side = choice.side
    alike = side.chows @ (5 ** np.arange(side.chows.shape[1])) * 4 + side.simple * 2 + side.outside
    if len(alike) == 1:
        return choice
    order = np.lexsort((-choice.live, -choice.points, alike))
    return choice.only(order[np.flatnonzero(np.diff(alike[order], prepend=-1))])
