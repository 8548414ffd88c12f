"""Complete hands that hold a chosen fan, made by chance: what starts to order are cut from.

A recipe names the melds a fan cannot do without and what the rest may be made of. Hands are made meld by meld
under the limit of four copies; given tiles to resemble, each free meld is the most alike of a few drawn.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

from msgspec import Struct

from trainer.rules import COPIES, TILES, FanId, Meld, Tile

Tiles = tuple[Tile, ...]

_CHOWS: tuple[Tiles, ...] = tuple(Meld.chow(tile).tiles for tile in TILES if tile.begins_chow)
_PUNGS: tuple[Tiles, ...] = tuple(Meld.pung(tile).tiles for tile in TILES)
_ANY = _CHOWS * 3 + _PUNGS
"""Chows more often than pungs, as hands are."""
_PAIRS: tuple[Tiles, ...] = tuple((tile, tile) for tile in TILES)


class _Recipe(Struct, frozen=True):
    """Parts that must be there, and what the rest is drawn from, up to ``sets`` melds and ``eyes`` pairs."""

    needed: tuple[Tiles, ...] = ()
    melds: Sequence[Tiles] = _ANY
    pairs: Sequence[Tiles] = _PAIRS
    sets: int = 4
    eyes: int = 1


def target_hand(fan: FanId, honours: Tiles, rng: Random, like: Mapping[Tile, int] | None = None) -> Tiles:
    """A complete hand with ``fan``: 14 tiles, 15 for one with a kong. ``like``: tiles to resemble.

    ``fan`` is one of the 14 pattern fans; another raises `KeyError`. ``honours`` are those that are 番牌 for the seat.
    """
    recipe = _RECIPES[fan]
    while True:
        hand = _try(recipe(honours, rng), rng, like)
        if hand is not None:
            return hand


def _try(recipe: _Recipe, rng: Random, like: Mapping[Tile, int] | None) -> Tiles | None:
    """One attempt; None when it ends with five of a kind."""
    wanted = Counter(like)
    chosen = [*recipe.needed]
    for part in chosen:
        wanted.subtract(part)
    for _ in range(recipe.sets - len(recipe.needed)):
        chosen.append(_draw(recipe.melds, rng, wanted))
    for _ in range(recipe.eyes):
        chosen.append(_draw(recipe.pairs, rng, wanted))
    tiles = tuple(sorted(tile for part in chosen for tile in part))
    return tiles if max(Counter(tiles).values()) <= COPIES else None


def _draw(parts: Sequence[Tiles], rng: Random, wanted: Counter[Tile]) -> Tiles:
    tries = [rng.choice(parts) for _ in range(_TRIES if wanted else 1)]
    drawn = max(tries, key=lambda part: sum((wanted & Counter(part)).values()))
    wanted.subtract(drawn)
    return drawn


_TRIES = 24


def _outside(parts: Sequence[Tiles]) -> tuple[Tiles, ...]:
    return tuple(part for part in parts if any(tile.is_terminal or tile.is_honour for tile in part))


def _simple(parts: Sequence[Tiles]) -> tuple[Tiles, ...]:
    return tuple(part for part in parts if all(tile.is_simple for tile in part))


def _of_suit(parts: Sequence[Tiles], suit: int) -> tuple[Tiles, ...]:
    return tuple(part for part in parts if part[0] // 9 == suit)


_HONOURS = 3
"""The number of the honours where suits are counted by nine kinds."""


def _half_flush(rng: Random) -> _Recipe:
    suit = rng.randrange(3)
    melds = _of_suit(_ANY, suit) + _of_suit(_PUNGS, _HONOURS)
    if rng.random() < 0.5:
        return _Recipe((rng.choice(_of_suit(_PUNGS, _HONOURS)),), melds, _of_suit(_PAIRS, suit))
    return _Recipe((), melds, _of_suit(_PAIRS, _HONOURS))


def _full_flush(rng: Random) -> _Recipe:
    suit = rng.randrange(3)
    return _Recipe((), _of_suit(_ANY, suit), _of_suit(_PAIRS, suit))


def _value_pung(honours: Tiles, rng: Random) -> _Recipe:
    return _Recipe((rng.choice([Meld.pung(tile).tiles for tile in honours]),))


def _chow(rank: int, suit: int) -> Tiles:
    return Meld.chow(Tile(9 * suit + rank - 1)).tiles


def _chow_pair(rng: Random) -> _Recipe:
    chow = rng.choice(_CHOWS)
    return _Recipe((chow, chow))


def _short_straight(rng: Random) -> _Recipe:
    low, suit = rng.randint(1, 4), rng.randrange(3)
    return _Recipe((_chow(low, suit), _chow(low + 3, suit)))


def _straight(rng: Random) -> _Recipe:
    suit = rng.randrange(3)
    return _Recipe((_chow(1, suit), _chow(4, suit), _chow(7, suit)))


def _mixed_chows(rng: Random, many: int) -> _Recipe:
    low = rng.randint(1, 7)
    return _Recipe(tuple(_chow(low, suit) for suit in rng.sample(range(3), many)))


_RECIPES: Mapping[FanId, Callable[[Tiles, Random], _Recipe]] = {
    FanId.PINGHE: lambda _honours, _rng: _Recipe((), _CHOWS),
    FanId.DUIDUIHE: lambda _honours, _rng: _Recipe((), _PUNGS),
    FanId.QIDUI: lambda _honours, _rng: _Recipe(sets=0, eyes=7),
    FanId.DUANYAO: lambda _honours, _rng: _Recipe((), _simple(_ANY), _simple(_PAIRS)),
    FanId.QUANDAIYAO: lambda _honours, _rng: _Recipe((), _outside(_ANY), _outside(_PAIRS)),
    FanId.HUNYISE: lambda _honours, rng: _half_flush(rng),
    FanId.QINGYISE: lambda _honours, rng: _full_flush(rng),
    FanId.FANPAI: _value_pung,
    FanId.GANG: lambda _honours, rng: _Recipe((Meld.kong(rng.choice(TILES)).tiles,)),
    FanId.YIBANGAO: lambda _honours, rng: _chow_pair(rng),
    FanId.LIANLIU: lambda _honours, rng: _short_straight(rng),
    FanId.YITIAOLONG: lambda _honours, rng: _straight(rng),
    FanId.XIXIANGFENG: lambda _honours, rng: _mixed_chows(rng, 2),
    FanId.SANSETONGSHUN: lambda _honours, rng: _mixed_chows(rng, 3),
}
