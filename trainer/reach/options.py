"""The targets of a suit once more, this time as melds: what a witness hand can be made of.

`trainer.reach.targets` knows a target by its nine counts; here the same counts appear once for each way to lay them
out as melds, because the ways are worth different points (111 222 333 or 123 three times).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np
import numpy.typing as npt

from trainer.reach.claims import Ends, Shape
from trainer.reach.targets import HONOUR_RANKS, RANKS, AnyFeature, Feature, HonourFeature
from trainer.rules import COPIES, Meld, Pair, Part, Suit, Tile

CHOW_RANKS = 7
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


@dataclass(frozen=True, slots=True)
class Options:
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
