"""Why a fan is out of reach: the open meld that forbids it, or the tile of which too few are left.

The open melds are looked at first, fan by fan. If they allow the fan, tiles must be to blame: a kind whose visible
copies would make the fan possible again, were they hidden, is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType

from trainer.reach.engine import tally
from trainer.reach.plans import make_plan
from trainer.reach.programs import value_ranks
from trainer.reach.tables import IMPOSSIBLE
from trainer.reach.values import Position, check_position
from trainer.rules import (
    COPIES,
    PATTERN_FANS,
    FanId,
    Meld,
    MeldKind,
    Phrase,
    Tile,
    counts,
    load_values,
)


@lru_cache(maxsize=64)
def obstacles(position: Position) -> Mapping[FanId, Phrase]:
    """Each pattern fan out of reach with what is in its way; the words are in ``reach.ftl``.

    Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    check_position(position)
    reached = _reached(position, PATTERN_FANS)
    return MappingProxyType({fan: _obstacle(position, fan) for fan in PATTERN_FANS if fan not in reached})


def _reached(position: Position, fans: tuple[FanId, ...]) -> set[FanId]:
    """Which of the fans are in reach."""
    plan = make_plan(fans, position.melds, position.seat, load_values("sihai"))
    found = tally(plan, counts(position.concealed), position.unseen(), ())
    return {
        FanId(key)
        for key, distance in zip(plan.keys, found.best[:, 0].tolist(), strict=True)
        if distance < IMPOSSIBLE and isinstance(key, FanId)
    }


def _obstacle(position: Position, fan: FanId) -> Phrase:
    by_meld = _MELD_RULES.get(fan, _no_rule)(position.melds)
    if by_meld is not None:
        return by_meld
    untouched = Position(position.concealed, position.melds, position.seat, ())
    if not _reached(untouched, (fan,)):
        return _by_melds_together(position)
    return _by_tiles(position, fan)


def _did(meld: Meld) -> Phrase:
    if meld.is_chow:
        return Phrase.of("reach-did-chow", meld=meld)
    return Phrase.of("reach-did-pung" if meld.kind is MeldKind.PUNG else "reach-did-kong", tile=meld.tile)


def _first(key: str, forbids: Callable[[Meld], bool]) -> Callable[[Iterable[Meld]], Phrase | None]:
    """A rule that names the first open meld that forbids the fan."""

    def rule(melds: Iterable[Meld]) -> Phrase | None:
        return next((Phrase.of(key, did=_did(meld)) for meld in melds if forbids(meld)), None)

    return rule


def _no_rule(_: Iterable[Meld]) -> Phrase | None:
    return None


def _has_outside(meld: Meld) -> bool:
    return not all(tile.is_simple for tile in meld.tiles)


def _two_suits(melds: Iterable[Meld]) -> Phrase | None:
    """Open melds of two number suits."""
    number = [meld for meld in melds if not meld.tile.is_honour]
    other = next((meld for meld in number if meld.suit is not number[0].suit), None)
    return None if other is None else Phrase.of("reach-out-two-suits", first=_did(number[0]), second=_did(other))


_honour_in_full_flush = _first("reach-out-qingyise", lambda meld: meld.tile.is_honour)


def _full_flush(melds: Iterable[Meld]) -> Phrase | None:
    melds = tuple(melds)
    return _honour_in_full_flush(melds) or _two_suits(melds)


_MELD_RULES: Mapping[FanId, Callable[[Iterable[Meld]], Phrase | None]] = {
    FanId.PINGHE: _first("reach-out-pinghe", lambda meld: not meld.is_chow),
    FanId.DUIDUIHE: _first("reach-out-duiduihe", lambda meld: meld.is_chow),
    FanId.QIDUI: _first("reach-out-qidui", lambda _: True),
    FanId.DUANYAO: _first("reach-out-duanyao", _has_outside),
    FanId.QUANDAIYAO: _first("reach-out-quandaiyao", lambda meld: not _has_outside(meld)),
    FanId.HUNYISE: _two_suits,
    FanId.QINGYISE: _full_flush,
}


def _by_melds_together(position: Position) -> Phrase:
    """The own melds leave no room: too few are still to make, or they hold the copies that the fan needs."""
    left = 4 - len(position.melds)
    return Phrase.of("reach-out-room", n=left) if position.melds else Phrase.of("reach-out-held")


def _by_tiles(position: Position, fan: FanId) -> Phrase:
    """The kind that makes the fan possible if its visible copies are hidden; or, if no single one does, several."""
    unseen = position.unseen()
    seen = sorted(set(position.visible), key=lambda tile: (unseen[tile], tile))
    freeing = [tile for tile in seen if fan in _reached(_hiding(position, {tile}), (fan,))]
    if len(freeing) == 1 or (freeing and not unseen[freeing[0]] and fan is not FanId.FANPAI):
        return _few(freeing[0], unseen[freeing[0]])
    if fan is FanId.FANPAI:
        ranks = value_ranks(position.seat)
        return Phrase.of("reach-out-several", tiles=tuple(t for t in Tile if t.is_honour and t.rank in ranks))
    if freeing:
        return _few(freeing[0], unseen[freeing[0]])
    return _by_several(position, fan, seen)


def _by_several(position: Position, fan: FanId, seen: list[Tile]) -> Phrase:
    """The last of the kinds that have to be hidden one after another until the fan is possible."""
    unseen, hidden = position.unseen(), set[Tile]()
    for tile in seen:
        hidden.add(tile)
        if fan in _reached(_hiding(position, hidden), (fan,)):
            return _few(tile, unseen[tile])
    return Phrase.of("reach-out-gone")


def _hiding(position: Position, hidden: set[Tile]) -> Position:
    visible = tuple(tile for tile in position.visible if tile not in hidden)
    return Position(position.concealed, position.melds, position.seat, visible)


def _few(tile: Tile, left: int) -> Phrase:
    return Phrase.of("reach-out-few", tile=tile, n=left) if left else Phrase.of("reach-out-dead", tile=tile, n=COPIES)
