"""What a discard did to each path, against the best that any discard of the same hand would have kept.

A path is one of the eight main fans. The verdict says that the discard was one of the best for the learner's aim (the
winning line, unless another aim is given), or what it cost, and then names the better tiles.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from trainer.coach.panel.rows import best_discard
from trainer.reach.comparison import best_nearness
from trainer.reach.model import Key, Line, Nearness, Reach
from trainer.rules import MAIN_FANS, FanId, Phrase, Tile

NEAR = 4
"""The distance up to which a path is worth a word: beyond it a hand may still become anything."""

MOST_KEPT = 2
"""How many kept paths the verdict names, the nearest first."""

MOST_NAMED = 4
"""How many equally good discards are named; of more, one is an example."""


class Effect(StrEnum):
    """What became of a path: it cannot be had any more, it got farther, it lost accepted tiles, it is as near as it
    could be."""

    CLOSED = "closed"
    FARTHER = "farther"
    FEWER = "fewer"
    KEPT = "kept"


class PathEffect(Struct, frozen=True):
    """One key before and after: ``best`` of all discards, and ``after`` this one (None: out of reach)."""

    key: Key
    best: Nearness
    after: Nearness | None

    @property
    def effect(self) -> Effect:
        """What became of it."""
        if self.after is None:
            return Effect.CLOSED
        if self.after.distance > self.best.distance:
            return Effect.FARTHER
        return Effect.FEWER if self.after.live < self.best.live else Effect.KEPT

    @property
    def farther(self) -> int:
        """How many tiles farther it got; 0 for a closed one."""
        return 0 if self.after is None else self.after.distance - self.best.distance

    @property
    def fewer(self) -> int:
        """How many live tiles fewer bring it nearer, at the same distance; else 0."""
        return self.best.live - self.after.live if self.after is not None and not self.farther else 0


class AfterDiscard(Struct, frozen=True):
    """What discarding ``tile`` did: to the ``aim`` (None when no discard leaves it in reach), and to every path that
    was in reach, in the order of the panel. ``better`` are the tiles that would have kept the aim best; empty when
    this one did."""

    tile: Tile
    aim: PathEffect | None
    paths: tuple[PathEffect, ...]
    better: tuple[Tile, ...]

    @property
    def good(self) -> bool:
        """Whether no other discard would have kept the aim nearer or with more live tiles."""
        return not self.better


def after_discard(reach: Reach, tile: Tile, aim: Key) -> AfterDiscard:
    """Judge the discard of ``tile`` from a hand that had to discard.

    Raises `KeyError` when ``reach`` knows no such discard.
    """
    reach.discards[tile]
    effects = {key: effect for key in (aim, *MAIN_FANS) if (effect := _effect(reach, tile, key)) is not None}
    judged = effects.get(aim)
    better: tuple[Tile, ...] = ()
    if judged is not None and judged.effect is not Effect.KEPT:
        better = tuple(other for other, rows in reach.discards.items() if _as_good(rows.get(aim), judged.best))
    return AfterDiscard(tile, judged, tuple(effects[fan] for fan in MAIN_FANS if fan in effects), better)


def _effect(reach: Reach, tile: Tile, key: Key) -> PathEffect | None:
    rows = [found[key] for found in reach.discards.values() if key in found]
    return PathEffect(key, best_nearness(rows), reach.discards[tile].get(key)) if rows else None


def _as_good(near: Nearness | None, best: Nearness) -> bool:
    return near is not None and (near.distance, near.live) == (best.distance, best.live)


def verdict(after: AfterDiscard) -> tuple[Phrase, ...]:
    """The verdict in one sentence, or two: that the discard was one of the best, then what it keeps; or what it cost
    and closed, then the better discards."""
    near = [path for path in after.paths if path.best.distance <= NEAR]
    cost = _cost(after)
    clauses = [Phrase.of("after-best") if cost is None else cost]
    closed = [_fan(path) for path in near if path.effect is Effect.CLOSED]
    if closed:
        clauses.append(Phrase.of("after-closes", fans=_listed(closed)))
    said = Phrase.of("after-line", tile=after.tile, what=_joined("after-and", clauses))
    return (said, *(_kept(near) if cost is None else _better(after)))


def _kept(near: Sequence[PathEffect]) -> tuple[Phrase, ...]:
    """The nearest paths that are as near as they could be."""
    kept = sorted((path for path in near if path.effect is Effect.KEPT), key=lambda path: path.best.distance)
    fans = [_fan(path) for path in kept[:MOST_KEPT]]
    return (Phrase.of("after-keeps", fans=_listed(fans)),) if fans else ()


def _better(after: AfterDiscard) -> tuple[Phrase, ...]:
    """Which discards would have been best, and how near they leave the aim."""
    assert after.aim is not None
    best = after.aim.best
    if len(after.better) > MOST_NAMED:
        tiles = Phrase.of("after-better-many", others=len(after.better) - 1, tile=after.better[0])
    else:
        tiles = either(after.better)
    return (Phrase.of("after-better", tiles=tiles, **_numbers(best)),)


def either(tiles: Sequence[Tile]) -> Phrase:
    """Tiles of which one is meant, the suit once for all of its ranks: 1, 4 or 9 Bamboo."""
    last = len(tiles) - 1
    named = [
        Phrase.of("either-rank", rank=tile.rank)
        if place < last and not tile.is_honour and tiles[place + 1].suit is tile.suit
        else Phrase.of("either-tile", tile=tile)
        for place, tile in enumerate(tiles)
    ]
    *others, final = named
    return Phrase.of("either-or", first=_joined("either-list", others), last=final) if others else final


def _cost(after: AfterDiscard) -> Phrase | None:
    """What the aim lost against the best discard; nothing to say when there was no better one."""
    aim = after.aim
    if aim is None or not after.better:
        return None
    name = aim_name(aim.key)
    if aim.effect is Effect.CLOSED:
        return Phrase.of("after-aim-closed", aim=name)
    if aim.effect is Effect.FARTHER:
        return Phrase.of("after-aim-farther", aim=name, n=aim.farther)
    return Phrase.of("after-aim-fewer", n=aim.fewer)


def _fan(path: PathEffect) -> FanId:
    assert isinstance(path.key, FanId)
    return path.key


def aim_name(key: Key) -> Phrase:
    """An aim as sentences name it: a fan, a win, or the points of a line."""
    if isinstance(key, Line):
        return Phrase.of("aim-line", n=key.points) if key.points else Phrase.of("aim-win")
    return Phrase.of("aim-fan", fan=key)


def _numbers(near: Nearness) -> dict[str, int]:
    return {"n": near.distance, "live": near.live}


def _listed(fans: Sequence[FanId]) -> Phrase:
    return _joined("after-list", [Phrase.of("aim-fan", fan=fan) for fan in fans])


def _joined(key: str, phrases: Iterable[Phrase]) -> Phrase:
    """Phrases one after the other, by the two-place phrase ``key``."""
    first, *rest = phrases
    for phrase in rest:
        first = Phrase.of(key, first=first, rest=phrase)
    return first


def instead_of_win(reach: Reach, aim: Key) -> Phrase | None:
    """What the best discard would keep where a win could be had; None where no discard keeps the aim in reach."""
    found = best_discard(reach, aim)
    if found is None:
        return None
    tile, near = found
    return Phrase.of("after-instead-of-win", tile=tile, **_numbers(near))
