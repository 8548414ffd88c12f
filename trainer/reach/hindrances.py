"""Why a fan is out of reach: the open meld that forbids it, or the tile of which too few are left.

The open melds are looked at first, fan by fan. If they allow the fan, tiles must be to blame: a kind whose visible
copies would make the fan possible again, were they hidden, is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from trainer.reach.distances import in_reach
from trainer.reach.model import USUAL_KEYS, Key, Position, check_position
from trainer.reach.needs import MELDS
from trainer.reach.plans import make_plan
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
    value_tiles,
)


@lru_cache(maxsize=64)
def obstacles(position: Position) -> Mapping[FanId, Phrase]:
    """Each pattern fan out of reach with what is in its way; the words are in ``reach.ftl``.

    Raises `trainer.rules.HandError` for a position that cannot exist.
    """
    check_position(position)
    search = _HiddenTiles(position)
    (reached,) = search.reached([()])
    missed = [fan for fan in PATTERN_FANS if fan not in reached]
    by_meld = {fan: _MELD_RULES.get(fan, _no_rule)(position.melds) for fan in missed}
    by_tiles = _by_tiles(search, [fan for fan, phrase in by_meld.items() if phrase is None])
    return MappingProxyType({fan: phrase or by_tiles[fan] for fan, phrase in by_meld.items()})


class _HiddenTiles:
    """Asks which fans would be in reach if all visible copies of some kinds were hidden."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.unseen = position.unseen()
        self._visible = counts(position.visible)
        self._held = counts(position.concealed)
        self._plan = make_plan(USUAL_KEYS, position.melds, position.value_ranks, load_values("sihai"))

    @property
    def seen(self) -> list[Tile]:
        """The visible kinds, those first of which fewest are left."""
        return sorted(set(self.position.visible), key=lambda tile: (self.unseen[tile], tile))

    def reached(self, hidden: Sequence[Sequence[Tile]]) -> list[set[Key]]:
        """The fans in reach, for each choice of kinds to hide."""
        return in_reach(self._plan, [(self._held, self._supply(kinds)) for kinds in hidden])

    def _supply(self, hidden: Sequence[Tile]) -> tuple[int, ...]:
        supply = list(self.unseen)
        for tile in hidden:
            supply[tile] += self._visible[tile]
        return tuple(supply)


def _did(meld: Meld) -> Phrase:
    if meld.is_chow:
        return Phrase.of("reach-did-chow", meld=meld)
    return Phrase.of("reach-did-pung" if meld.kind is MeldKind.PUNG else "reach-did-kong", tile=meld.tile)


def _first(key: str, forbids: Callable[[Meld], bool]) -> Callable[[Iterable[Meld]], Phrase | None]:
    """A rule that names the first open meld that forbids the fan."""

    def rule(melds: Iterable[Meld]) -> Phrase | None:
        """The phrase of the first of ``melds`` that forbids the fan, None where none does."""
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


_claim_in_seven_pairs = _first("reach-out-qidui", lambda meld: not meld.concealed)
_kong_in_seven_pairs = _first("reach-out-qidui-kong", lambda _: True)


def _seven_pairs(melds: Iterable[Meld]) -> Phrase | None:
    """A meld that was claimed; else a concealed kong, which leaves the hand concealed but breaks the pairs."""
    melds = tuple(melds)
    return _claim_in_seven_pairs(melds) or _kong_in_seven_pairs(melds)


_honour_in_full_flush = _first("reach-out-qingyise", lambda meld: meld.tile.is_honour)


def _full_flush(melds: Iterable[Meld]) -> Phrase | None:
    melds = tuple(melds)
    return _honour_in_full_flush(melds) or _two_suits(melds)


_MELD_RULES: Mapping[FanId, Callable[[Iterable[Meld]], Phrase | None]] = {
    FanId.PINGHE: _first("reach-out-pinghe", lambda meld: not meld.is_chow),
    FanId.DUIDUIHE: _first("reach-out-duiduihe", lambda meld: meld.is_chow),
    FanId.QIDUI: _seven_pairs,
    FanId.DUANYAO: _first("reach-out-duanyao", _has_outside),
    FanId.QUANDAIYAO: _first("reach-out-quandaiyao", lambda meld: not _has_outside(meld)),
    FanId.HUNYISE: _two_suits,
    FanId.QINGYISE: _full_flush,
}


def _by_melds_together(position: Position) -> Phrase:
    """The open melds leave no room: too few are still to make. Without any, what is seen is to blame for all."""
    return Phrase.of("reach-out-room", n=MELDS - len(position.melds))


def _by_tiles(search: _HiddenTiles, fans: Sequence[FanId]) -> Mapping[FanId, Phrase]:
    """For fans that no single open meld forbids: the kind that makes each possible if its visible copies are hidden;
    or, if no single one does, several; or the open melds together."""
    if not fans:
        return {}
    seen = search.seen
    untouched, *one_hidden = search.reached([seen, *([tile] for tile in seen)])
    found = {}
    for fan in fans:
        freeing = [tile for tile, reached in zip(seen, one_hidden, strict=True) if fan in reached]
        found[fan] = _by_kinds(search, fan, freeing) if fan in untouched else _by_melds_together(search.position)
    return found


def _by_kinds(search: _HiddenTiles, fan: FanId, freeing: Sequence[Tile]) -> Phrase:
    """Names one of the kinds that free the fan if hidden, or the honours that 番牌 would need."""
    unseen = search.unseen
    if fan is FanId.FANPAI:
        tiles = value_tiles(search.position.seat, search.position.prevailing)
        # A fifth honour leaves less room for the sentence.
        return Phrase.of("reach-out-several" if len(tiles) == 4 else "reach-out-five", tiles=tiles)
    if freeing:
        return _few(freeing[0], unseen[freeing[0]])
    return _by_several(search, fan)


def _by_several(search: _HiddenTiles, fan: FanId) -> Phrase:
    """The last of the kinds that have to be hidden one after another until the fan is possible."""
    seen = search.seen
    more_and_more = search.reached([seen[:number] for number in range(1, len(seen) + 1)])
    last = next(tile for tile, reached in zip(seen, more_and_more, strict=True) if fan in reached)
    return _few(last, search.unseen[last])


def _few(tile: Tile, left: int) -> Phrase:
    return Phrase.of("reach-out-few", tile=tile, n=left) if left else Phrase.of("reach-out-dead", tile=tile, n=COPIES)
