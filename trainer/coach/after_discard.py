"""What a discard did to each path, against the best that any discard of the same hand would have kept.

A path is one of the eight main fans. The sentence is short when nothing better was to be had for the learner's
aim (the winning line, unless another aim is given), and names the better tiles when there was.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trainer.reach.comparison import best_nearness
from trainer.reach.model import Key, Line, Nearness, Reach
from trainer.rules import MAIN_FANS, FanId, Phrase, Tile

NEAR = 4
"""The distance up to which a path is worth a word: beyond it a hand may still become anything."""

MOST_KEPT = 2
"""How many kept paths the one-line sentence names, the nearest first."""


class Effect(StrEnum):
    """What became of a path: it cannot be had any more, it got farther, it lost accepted tiles, it is as near as it
    could be."""

    CLOSED = "closed"
    FARTHER = "farther"
    FEWER = "fewer"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class PathEffect:
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


@dataclass(frozen=True, slots=True)
class AfterDiscard:
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


def line(after: AfterDiscard) -> Phrase:
    """The one sentence: what it cost the aim, what it closed, and what it keeps."""
    near = [path for path in after.paths if path.best.distance <= NEAR]
    cost = _cost(after)
    clauses = [] if cost is None else [cost]
    closed = [_fan(path) for path in near if path.effect is Effect.CLOSED]
    if closed:
        clauses.append(Phrase.of("after-closes", fans=_listed(closed)))
    kept = sorted((path for path in near if path.effect is Effect.KEPT), key=lambda path: path.best.distance)
    if kept:
        clauses.append(Phrase.of("after-keeps", fans=_listed([_fan(path) for path in kept[:MOST_KEPT]])))
    said = _joined("after-and", clauses) if clauses else Phrase.of("after-nothing")
    return Phrase.of("after-line", tile=after.tile, what=said)


def details(after: AfterDiscard) -> tuple[Phrase, ...]:
    """What there is to say when a better discard was to be had: the better tiles, then a sentence for each path that
    suffered, the nearest first. Empty for a good discard."""
    if after.good or after.aim is None:
        return ()
    found = [Phrase.of("after-better", tiles=after.better, kinds=len(after.better), **_numbers(after.aim.best))]
    hurt = (path for path in after.paths if path.effect is not Effect.KEPT and path.best.distance <= NEAR)
    return (*found, *(_path_sentence(path) for path in sorted(hurt, key=lambda path: path.best.distance)))


def _cost(after: AfterDiscard) -> Phrase | None:
    """What the aim lost against the best discard, which is named; nothing to say when there was no better one."""
    aim = after.aim
    if aim is None or not after.better:
        return None
    name, best = _aim_name(aim.key), after.better[0]
    if aim.effect is Effect.CLOSED:
        return Phrase.of("after-aim-closed", aim=name)
    if aim.effect is Effect.FARTHER:
        return Phrase.of("after-aim-farther", aim=name, n=aim.farther, best=best)
    return Phrase.of("after-aim-fewer", aim=name, n=aim.fewer, best=best)


def _path_sentence(path: PathEffect) -> Phrase:
    fan = _fan(path)
    if path.after is None:
        return Phrase.of("after-path-closed", fan=fan, n=path.best.distance)
    if path.effect is Effect.FARTHER:
        return Phrase.of("after-path-farther", fan=fan, was=path.best.distance, now=path.after.distance)
    return Phrase.of("after-path-fewer", fan=fan, was=path.best.live, now=path.after.live)


def _fan(path: PathEffect) -> FanId:
    assert isinstance(path.key, FanId)
    return path.key


def _aim_name(key: Key) -> Phrase:
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
