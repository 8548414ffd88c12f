"""What a key needs of a hand of four melds and a pair, or of seven pairs.

A fan asks for one need or a few (一般高: two equal chows, which can be any of 21). A line of points asks for any of
the smallest sets of fans that are worth it together: at ten points 番牌 alone, or 平和 with 断幺, or a chow that serves
both 连六 and 喜相逢. Smallest means that every other such set asks for more; the sets are derived here from the value
set, none is written down.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, product

from msgspec import Struct
from msgspec.structs import replace

from trainer.reach.chowfans import CHOW_FANS, CHOWS, Chows, chows_of, joined, places, worth_of
from trainer.reach.model import Key, Line
from trainer.rules import PATTERN_FANS, FanId, Suit, Tile, ValueSet

MELDS = 4
"""Melds of a hand that is not seven pairs."""


class Shape(StrEnum):
    """Which melds are allowed."""

    ANY = "any"
    CHOWS = "chows"
    PUNGS = "pungs"


class Ends(StrEnum):
    """What is asked of terminals and honours: nothing, none of them, one in every meld and in the pair."""

    ANY = "any"
    SIMPLES = "simples"
    OUTSIDE = "outside"


class Flush(StrEnum):
    """Which suits are allowed: all, one number suit with at least one part of honours, one number suit alone."""

    ANY = "any"
    HALF = "half"
    FULL = "full"


class Need(Struct, frozen=True):
    """What a hand must hold. ``suit`` is the number suit of a flush. ``chows`` are the lowest tiles of chows that
    have to be there, sorted; ``value_pungs`` and ``kongs`` say how many melds are 番牌 and 杠 (one meld can be both).
    ``pairs`` asks for seven pairs in place of melds."""

    shape: Shape = Shape.ANY
    ends: Ends = Ends.ANY
    flush: Flush = Flush.ANY
    suit: Suit | None = None
    chows: Chows = ()
    value_pungs: int = 0
    kongs: int = 0
    pairs: bool = False

    def is_covered_by(self, other: Need) -> bool:
        """Whether every hand that meets this need meets ``other`` as well."""
        return (
            other.shape in (Shape.ANY, self.shape)
            and other.ends in (Ends.ANY, self.ends)
            and (other.flush is Flush.ANY or (other.flush, other.suit) == (self.flush, self.suit))
            and other.value_pungs <= self.value_pungs
            and other.kongs <= self.kongs
            and other.pairs == self.pairs
            and _contains(self.chows, other.chows)
        )

    def can_be(self) -> bool:
        """Whether the parts of the need do not exclude each other."""
        pungs = max(self.value_pungs, self.kongs)
        if self._needs_honours() and self._forbids_honours():
            return False
        if self.pairs:
            return self.shape is Shape.ANY and not pungs and not self.chows
        return len(self.chows) + pungs <= MELDS and self._shape_allows(pungs) and all(map(self._allows, self.chows))

    def _shape_allows(self, pungs: int) -> bool:
        if self.shape is Shape.CHOWS:
            return not pungs
        return self.shape is Shape.ANY or not self.chows

    def _needs_honours(self) -> bool:
        return self.value_pungs > 0 or self.flush is Flush.HALF

    def _forbids_honours(self) -> bool:
        return self.ends is Ends.SIMPLES or self.flush is Flush.FULL

    def _allows(self, chow: Tile) -> bool:
        if self.flush is not Flush.ANY and chow.suit is not self.suit:
            return False
        at_end = chow.rank in (1, 7)
        return self.ends is Ends.ANY or at_end == (self.ends is Ends.OUTSIDE)


def _contains(chows: Chows, wanted: Chows) -> bool:
    return all(chows.count(chow) >= wanted.count(chow) for chow in set(wanted))


NUMBER_SUITS = (Suit.CHARACTERS, Suit.DOTS, Suit.BAMBOO)
_FLUSHES: tuple[tuple[Flush, Suit | None], ...] = (
    (Flush.ANY, None),
    *((flush, suit) for flush in (Flush.HALF, Flush.FULL) for suit in NUMBER_SUITS),
)


def needs(key: Key, values: ValueSet) -> tuple[Need, ...]:
    """The needs of which a hand must meet one; none covers another."""
    return _line_needs(key.points, values) if isinstance(key, Line) else _fan_needs(key)


_SHAPES = {FanId.PINGHE: Shape.CHOWS, FanId.DUIDUIHE: Shape.PUNGS}
_ENDS = {FanId.DUANYAO: Ends.SIMPLES, FanId.QUANDAIYAO: Ends.OUTSIDE}
_FLUSH = {FanId.HUNYISE: Flush.HALF, FanId.QINGYISE: Flush.FULL}
_SINGLE = {FanId.FANPAI: Need(value_pungs=1), FanId.GANG: Need(kongs=1), FanId.QIDUI: Need(pairs=True)}


@lru_cache(maxsize=len(PATTERN_FANS))
def _fan_needs(fan: FanId) -> tuple[Need, ...]:
    if fan in _SHAPES:
        return (Need(shape=_SHAPES[fan]),)
    if fan in _ENDS:
        return tuple(Need(ends=_ENDS[fan], pairs=pairs) for pairs in (False, True))
    if fan in _FLUSH:
        return tuple(
            Need(flush=_FLUSH[fan], suit=suit, pairs=pairs) for suit in NUMBER_SUITS for pairs in (False, True)
        )
    if fan in _SINGLE:
        return (_SINGLE[fan],)
    return tuple(Need(chows=chows) for chows in chows_of(fan))


@lru_cache(maxsize=64)
def _line_needs(line: int, values: ValueSet) -> tuple[Need, ...]:
    """All needs worth ``line``, the weakest only. Needs are tried from the weakest on, so one that an earlier one
    covers can be dropped."""
    found: dict[Chows, list[Need]] = {}

    def is_covered(need: Need) -> bool:
        """Whether a weaker need does already what this one does."""
        return any(need.is_covered_by(other) for part in _subsets(need.chows) for other in found.get(part, ()))

    for frame in sorted(_frames(line, values), key=_weight):
        if is_covered(frame):
            continue
        missing = line - _frame_points(frame, values)
        for chows in _chow_sets(missing, values, _most_chows(frame)):
            need = replace(frame, chows=chows)
            if need.can_be() and not is_covered(need):
                found.setdefault(chows, []).append(need)
    return tuple(need for needs_there in found.values() for need in needs_there)


def _subsets(chows: Chows) -> set[Chows]:
    return {subset for size in range(len(chows) + 1) for subset in combinations(chows, size)}


def _frames(line: int, values: ValueSet) -> Iterator[Need]:
    """Every need without chows: what is asked of the hand as a whole and of its pungs and kongs."""
    value_pungs, kongs = (range(_most_of(fan, line, values) + 1) for fan in (FanId.FANPAI, FanId.GANG))
    for pairs, shape, ends, (flush, suit) in product((False, True), Shape, Ends, _FLUSHES):
        for value_pung_count, kong_count in product(value_pungs, kongs):
            frame = Need(shape, ends, flush, suit, (), value_pung_count, kong_count, pairs)
            if frame.can_be():
                yield frame


def _most_of(fan: FanId, line: int, values: ValueSet) -> int:
    """How many melds of a fan are worth the line alone; more are never asked for."""
    points = values.points[fan]
    return min(MELDS, -(-line // points)) if points else 0


def _weight(need: Need) -> int:
    wholes = (need.shape is not Shape.ANY) + (need.ends is not Ends.ANY) + (need.flush is not Flush.ANY)
    return wholes + need.value_pungs + need.kongs


def _most_chows(frame: Need) -> int:
    """Four chows make 平和, whose own frame asks for that shape; other frames need no more than three."""
    if frame.pairs or frame.shape is Shape.PUNGS:
        return 0
    return MELDS if frame.shape is Shape.CHOWS else MELDS - max(1, frame.value_pungs, frame.kongs)


def _frame_points(frame: Need, values: ValueSet) -> int:
    worth = values.points
    shapes = {Shape.ANY: 0, Shape.CHOWS: worth[FanId.PINGHE], Shape.PUNGS: worth[FanId.DUIDUIHE]}
    ends = {Ends.ANY: 0, Ends.SIMPLES: worth[FanId.DUANYAO], Ends.OUTSIDE: worth[FanId.QUANDAIYAO]}
    flushes = {Flush.ANY: 0, Flush.HALF: worth[FanId.HUNYISE], Flush.FULL: worth[FanId.QINGYISE]}
    return (
        shapes[frame.shape]
        + ends[frame.ends]
        + flushes[frame.flush]
        + frame.value_pungs * worth[FanId.FANPAI]
        + frame.kongs * worth[FanId.GANG]
        + (worth[FanId.QIDUI] if frame.pairs else 0)
    )


@lru_cache(maxsize=256)
def _chow_sets(missing: int, values: ValueSet, most: int) -> tuple[Chows, ...]:
    """The smallest sets of at most ``most`` chows whose fans are worth ``missing`` points together."""
    if missing <= 0:
        return ((),)
    found: set[Chows] = set()
    cheapest = min((values.points[fan] for fan in CHOW_FANS if values.points[fan]), default=missing)
    most = min(most, 3 * -(-missing // cheapest))  # so many fans are always enough, each of two or three chows
    for size in range(2, most + 1):
        for chows in combinations_with_replacement(CHOWS, size):
            parts = (tuple(chows[place] for place in part) for part in places(size))
            if found.isdisjoint(parts) and _are_worth(chows, missing, values):
                found.add(chows)
    return tuple(sorted(found))


def _are_worth(chows: Chows, missing: int, values: ValueSet) -> bool:
    """Whether the fans of chows alone are worth what is missing; most are not even if all of them counted."""
    found = joined(chows)
    return sum(values.points[each.fan] for each in found) >= missing and worth_of(found, values) >= missing
