"""Every layout that one suit of a complete hand can have.

A *layout* is what a complete hand holds of one suit: 0 to 4 melds and perhaps the pair, written as nine counts. A
*feature* names the layouts that serve a need (only chows, only simples, holding the chow 123 …). A layout that
serves several features is listed under each, so that the layouts of one feature with the same number of melds, with or
without the pair, lie side by side: such a run of rows is a *cell*. Honours are a suit of their own with seven ranks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from trainer.reach.needs import MELDS, Ends, Shape
from trainer.rules import COPIES

RANKS = 9
HONOUR_RANKS = 7
CHOW_RANKS = 7
"""Ranks that a chow can begin with."""

Rows = npt.NDArray[np.uint8]
"""Layouts, one a row: nine counts."""


class Feature(Struct, frozen=True, order=True):
    """Which layouts of a number suit serve: the shape and ends of the need, the ranks of the chows that have to be
    there (of their lowest tiles, from 1), and the number of kongs. ``nothing``: no tile of the suit."""

    shape: Shape = Shape.ANY
    ends: Ends = Ends.ANY
    chows: tuple[int, ...] = ()
    kongs: int = 0
    nothing: bool = False

    @property
    def fewest_melds(self) -> int:
        """Melds that every layout of the feature has."""
        return len(self.chows) + self.kongs


class HonourFeature(Struct, frozen=True, order=True):
    """Which layouts of the honours serve: whether pungs and the pair are allowed, whether there has to be any honour,
    the ranks that count as 番牌, how many pungs of these and how many kongs there have to be."""

    pungs: bool = True
    pair: bool = True
    some: bool = False
    value_ranks: tuple[int, ...] = ()
    value_pungs: int = 0
    kongs: int = 0

    @property
    def fewest_melds(self) -> int:
        """Melds that every layout of the feature has."""
        return max(self.value_pungs, self.kongs)


AnyFeature = Feature | HonourFeature


def cells_of(feature: AnyFeature, most: int) -> Iterator[tuple[int, bool, Rows]]:
    """The layouts of a feature with at most ``most`` melds: melds, pair, and one row of nine counts for each."""
    for melds in range(feature.fewest_melds, most + 1):
        for pair in (False, True):
            if isinstance(feature, Feature):
                rows = _number_rows(feature, melds, pair)
            else:
                rows = _honour_rows(feature, melds, pair)
            if len(rows):
                yield melds, pair, rows


@lru_cache(maxsize=4096)
def has_layouts(feature: AnyFeature) -> bool:
    """Whether anything serves the feature: three kongs of terminals, say, are more than one suit can hold."""
    return next(cells_of(feature, MELDS), None) is not None


def _number_rows(feature: Feature, melds: int, pair: bool) -> Rows:
    if feature.nothing:
        return np.zeros((0 if melds or pair else 1, RANKS), np.uint8)
    wanted = sum(map(_chow, feature.chows), _none())
    parts = []
    for kongs in combinations(range(RANKS), feature.kongs):
        if all(feature.shape is not Shape.CHOWS and _pung_allowed(feature.ends, rank) for rank in kongs):
            free = _plain_rows(feature.shape, feature.ends, melds - feature.fewest_melds)
            free = free[~free[:, kongs].any(axis=1)]
            parts.append(free + wanted + _alike(kongs, 4))
    rows = np.concatenate(parts) if parts else np.empty((0, RANKS), np.uint8)
    return _distinct(_with_pairs(rows, feature.ends) if pair else rows)


def _none() -> Rows:
    return np.zeros(RANKS, np.uint8)


def _chow(rank: int) -> Rows:
    row = _none()
    row[rank - 1 : rank + 2] = 1
    return row


def _alike(ranks: Iterable[int], copies: int) -> Rows:
    row = _none()
    row[list(ranks)] = copies
    return row


def _pung_allowed(ends: Ends, rank: int) -> bool:
    at_end = rank in (0, RANKS - 1)
    return ends is Ends.ANY or at_end == (ends is Ends.OUTSIDE)


def _chow_allowed(ends: Ends, rank: int) -> bool:
    at_end = rank in (1, RANKS - 2)
    return ends is Ends.ANY or at_end == (ends is Ends.OUTSIDE)


@lru_cache(maxsize=64)
def _plain_rows(shape: Shape, ends: Ends, melds: int) -> Rows:
    """Counts of every choice of ``melds`` chows and pungs, kongs and pair left out."""
    kinds: list[Rows] = []
    if shape is not Shape.PUNGS:
        kinds += [_chow(rank) for rank in range(1, RANKS - 1) if _chow_allowed(ends, rank)]
    if shape is not Shape.CHOWS:
        kinds += [_alike([rank], 3) for rank in range(RANKS) if _pung_allowed(ends, rank)]
    rows = _none()[None]
    for _ in range(melds):
        rows = _distinct((rows[:, None] + np.array(kinds)).reshape(-1, RANKS))
    return rows


def _with_pairs(rows: Rows, ends: Ends) -> Rows:
    pairs = np.array([_alike([rank], 2) for rank in range(RANKS) if _pung_allowed(ends, rank)])
    paired: Rows = (rows[:, None] + pairs).reshape(-1, RANKS)
    return paired


_PLACES = (COPIES + 1.0) ** np.arange(RANKS)
"""Floats, which NumPy multiplies much faster and which hold these numbers exactly."""


def _distinct(rows: Rows) -> Rows:
    """The rows that exist (four copies of a kind at most), each once."""
    rows = rows[(rows <= COPIES).all(axis=1)]
    codes = rows @ _PLACES
    distinct: Rows = rows[np.unique(codes, return_index=True)[1]]
    return distinct


def _honour_rows(feature: HonourFeature, melds: int, pair: bool) -> Rows:
    if not _honours_allowed(feature, melds, pair):
        return np.empty((0, RANKS), np.uint8)
    rows: list[list[int]] = []
    for ranks in combinations(range(HONOUR_RANKS), melds):
        if sum(rank + 1 in feature.value_ranks for rank in ranks) >= feature.value_pungs:
            for kongs in combinations(ranks, feature.kongs):
                row = [3 * (rank in ranks) + (rank in kongs) for rank in range(RANKS)]
                rows += _with_honour_pairs(row) if pair else [row]
    return np.array(rows, np.uint8).reshape(-1, RANKS)


def _honours_allowed(feature: HonourFeature, melds: int, pair: bool) -> bool:
    """Whether so many honour melds, and a pair or none, go with the feature at all."""
    if (melds and not feature.pungs) or (pair and not feature.pair):
        return False
    return bool(melds or pair) or not feature.some


def _with_honour_pairs(row: list[int]) -> list[list[int]]:
    """The row with a pair of each honour that it has none of."""
    return [[*row[:rank], 2, *row[rank + 1 :]] for rank in range(HONOUR_RANKS) if not row[rank]]
