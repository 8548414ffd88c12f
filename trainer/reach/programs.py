"""From needs to work for the tables: which feature of which suit, for given open melds.

Open melds fulfil part of a need (an open 123 is half of 连六), forbid others (an open pung forbids 平和), and leave
fewer melds to make. What is left of a need is spread over the suits: a *recipe* names one feature a suit, and a hand
that takes a layout of each, with as many melds as are still to make and one pair, meets the need. An own open pung
may become the kong that a need asks for: its fourth tile is taken out of the suit first (an *upgrade*).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement

from msgspec import Struct

from trainer.reach.layouts import AnyFeature, Feature, HonourFeature, has_layouts
from trainer.reach.model import Key
from trainer.reach.needs import MELDS, NUMBER_SUITS, Ends, Flush, Need, Shape, needs
from trainer.rules import Meld, MeldKind, Suit, Tile, ValueSet

SUITS = tuple(Suit)


class Source(Struct, frozen=True):
    """Where a cost comes from: a suit, without the tiles that make open pungs of these kinds kongs."""

    suit: Suit
    upgrades: tuple[Tile, ...] = ()


class Recipe(Struct, frozen=True):
    """One feature for each suit, in the order of the suits, and the open pungs that become kongs."""

    features: tuple[AnyFeature, ...]
    upgrades: tuple[Tile, ...] = ()

    def leaves(self) -> Iterator[tuple[Source, AnyFeature]]:
        """The four features with their sources."""
        for suit, feature in zip(SUITS, self.features, strict=True):
            yield Source(suit, tuple(tile for tile in self.upgrades if tile.suit is suit)), feature

    @property
    def fewest_melds(self) -> int:
        """Melds that the features need together."""
        return sum(feature.fewest_melds for feature in self.features)


class OpenMelds(Struct, frozen=True):
    """What open melds give to every need: chows, how many are 番牌 or 杠, and the pungs that can become kongs."""

    melds: tuple[Meld, ...]
    value_ranks: tuple[int, ...]
    chows: tuple[Tile, ...]
    honours: int
    value_pungs: int
    kongs: int
    pungs: tuple[Tile, ...]

    @classmethod
    def of(cls, melds: tuple[Meld, ...], value_ranks: tuple[int, ...]) -> OpenMelds:
        """Open melds where honours of these ranks are 番牌."""
        honours = [meld.tile.rank for meld in melds if meld.suit is Suit.HONOURS]
        return cls(
            melds=melds,
            value_ranks=value_ranks,
            chows=tuple(meld.tile for meld in melds if meld.is_chow),
            honours=len(honours),
            value_pungs=sum(rank in value_ranks for rank in honours),
            kongs=sum(meld.kind is MeldKind.KONG for meld in melds),
            pungs=tuple(sorted(meld.tile for meld in melds if meld.kind is MeldKind.PUNG)),
        )


def recipes(need: Need, opened: OpenMelds) -> Iterator[Recipe]:
    """The ways to meet a need of four melds and a pair beside open melds; none if these forbid it."""
    if need.pairs or not all(_allows(need, meld) for meld in opened.melds):
        return
    chows = list(need.chows)
    for chow in opened.chows:
        if chow in chows:
            chows.remove(chow)
    for kongs, upgrades in _kongs(max(0, need.kongs - opened.kongs), opened.pungs):
        features: tuple[AnyFeature, ...] = (
            *(_number_feature(need, suit, chows, count) for suit, count in zip(NUMBER_SUITS, kongs[:3], strict=True)),
            _honour_feature(need, opened, kongs[3]),
        )
        recipe = Recipe(features, upgrades)
        if recipe.fewest_melds + len(opened.melds) <= MELDS and all(map(has_layouts, features)):
            yield recipe


def _allows(need: Need, meld: Meld) -> bool:
    simple = all(tile.is_simple for tile in meld.tiles)
    return (
        need.shape in (Shape.ANY, Shape.CHOWS if meld.is_chow else Shape.PUNGS)
        and need.ends in (Ends.ANY, Ends.SIMPLES if simple else Ends.OUTSIDE)
        and meld.suit in _suits(need)
    )


def _suits(need: Need) -> tuple[Suit | None, ...]:
    return {Flush.ANY: SUITS, Flush.HALF: (need.suit, Suit.HONOURS), Flush.FULL: (need.suit,)}[need.flush]


_NO_KONGS = (((0,) * len(SUITS), ()),)


def _kongs(wanted: int, pungs: tuple[Tile, ...]) -> Iterable[tuple[tuple[int, ...], tuple[Tile, ...]]]:
    """How many kongs to make in each suit, and which open pungs to make kongs of."""
    if not wanted:
        return _NO_KONGS
    return [
        (tuple(chosen.count(suit) for suit in SUITS), upgrades)
        for count in range(min(wanted, len(pungs)) + 1)
        for upgrades in combinations(pungs, count)
        for chosen in combinations_with_replacement(SUITS, wanted - count)
    ]


def _number_feature(need: Need, suit: Suit, chows: Iterable[Tile], kongs: int) -> Feature:
    if need.flush is not Flush.ANY and need.suit is not suit:
        return Feature(nothing=True, kongs=kongs)
    return Feature(need.shape, need.ends, tuple(chow.rank for chow in chows if chow.suit is suit), kongs)


def _honour_feature(need: Need, opened: OpenMelds, kongs: int) -> HonourFeature:
    allowed = need.ends is not Ends.SIMPLES and need.flush is not Flush.FULL
    value_pungs = max(0, need.value_pungs - opened.value_pungs)
    return HonourFeature(
        pungs=allowed and need.shape is not Shape.CHOWS,
        pair=allowed,
        some=need.flush is Flush.HALF and not opened.honours,
        value_ranks=opened.value_ranks if value_pungs else (),
        value_pungs=value_pungs,
        kongs=kongs,
    )


class PairsNeed(Struct, frozen=True):
    """Seven pairs that serve a key: of which kinds they are, and whether there has to be one of honours."""

    tiles: frozenset[Tile]
    some_honour: bool


def pairs_need(need: Need) -> PairsNeed:
    """The kinds that a need of seven pairs allows."""
    tiles = [tile for tile in Tile if tile.suit in _suits(need)]
    if need.ends is not Ends.ANY:
        tiles = [tile for tile in tiles if tile.is_simple == (need.ends is Ends.SIMPLES)]
    return PairsNeed(frozenset(tiles), need.flush is Flush.HALF)


class Program(Struct, frozen=True):
    """Everything that is asked about positions with the same open melds: recipes and needs of seven pairs by key."""

    to_make: int
    recipes: tuple[tuple[Key, tuple[Recipe, ...]], ...]
    pairs: tuple[tuple[Key, tuple[PairsNeed, ...]], ...]

    def most_melds(self) -> dict[AnyFeature, int]:
        """Each feature with the most melds it can be asked to hold, the other suits holding their fewest."""
        most: dict[AnyFeature, int] = {}
        for _, found in self.recipes:
            for recipe in found:
                for feature in recipe.features:
                    room = self.to_make - recipe.fewest_melds + feature.fewest_melds
                    most[feature] = max(most.get(feature, 0), room)
        return most


def make_program(
    keys: tuple[Key, ...], melds: tuple[Meld, ...], value_ranks: tuple[int, ...], values: ValueSet
) -> Program:
    """The program for the keys; a key without a recipe or a need of pairs is out of reach with these open melds."""
    made, pairs = [], []
    opened = OpenMelds.of(melds, value_ranks)
    for key in keys:
        asked = needs(key, values)
        found = dict.fromkeys(recipe for need in asked for recipe in recipes(need, opened))
        made.append((key, tuple(found)))
        pairs.append((key, tuple(pairs_need(need) for need in asked if need.pairs and not melds)))
    return Program(MELDS - len(melds), tuple(made), tuple(pairs))
