"""What one suit can hold in a nearest hand: of its targets at a given cost, one for each thing it can be worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from trainer.reach.options import Options, serving
from trainer.reach.programs import Opened, Source
from trainer.reach.targets import AnyFeature, HonourFeature
from trainer.reach.values import Position
from trainer.reach.worth import SuitChoices, suit_points
from trainer.rules import COPIES, FanId, Meld, MeldKind, Suit, Tile, ValueSet, counts

_NEVER = 64
"""What a rank adds that cannot be had: more than any target costs."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The choices of one suit, a row each. ``points``: the fans of its chows among each other, and its kongs and 番牌;
    ``live``: unseen copies of the kinds that lack. ``free_kongs``: ranks of which a pung, of the hand or open, has its
    fourth tile in the hand unused. ``side``: what matters when suits are put together, open melds included."""

    suit: Suit
    options: Options
    rows: npt.NDArray[np.intp]
    free_kongs: npt.NDArray[np.bool_]
    points: npt.NDArray[np.int64]
    live: npt.NDArray[np.int64]
    side: SuitChoices

    def only(self, places: npt.NDArray[np.intp]) -> Choice:
        """Some of the rows."""
        side = SuitChoices(self.side.chows[places], self.side.simple[places], self.side.outside[places])
        return Choice(
            self.suit,
            self.options,
            self.rows[places],
            self.free_kongs[places],
            self.points[places],
            self.live[places],
            side,
        )


@dataclass(frozen=True, slots=True)
class SuitState:
    """One suit of a position: copies held and unseen by rank, its open melds, and which of these pungs are to become
    kongs (``upgrades``); ``value_ranks`` are the ranks that count as 番牌, for honours."""

    suit: Suit
    held: tuple[int, ...]
    free: tuple[int, ...]
    melds: tuple[Meld, ...]
    upgrades: tuple[Tile, ...]
    value_ranks: tuple[int, ...]


class Choices:
    """The choices for one position, made as they are asked for. Positions that share a suit share its choices."""

    def __init__(self, position: Position, values: ValueSet) -> None:
        self.opened = Opened.of(position.melds, position.value_ranks)
        self._held, self._free = counts(position.concealed), position.unseen()
        self._values = values
        self._states: dict[Source, SuitState] = {}

    def of(self, source: Source, feature: AnyFeature, cell: int, cost: int) -> Choice:
        """What a source can hold of a feature in a cell (melds and pair) at its least cost."""
        return suit_choice(self._state(source), feature, cell, cost, self._values)

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


@lru_cache(maxsize=8192)
def suit_choice(state: SuitState, feature: AnyFeature, cell: int, cost: int, values: ValueSet) -> Choice:
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
    return _distinct(Choice(state.suit, options, rows, free_kongs, points, live, side))


def _costs(targets: npt.NDArray[np.uint8], held: list[int], free: list[int]) -> npt.NDArray[np.uint8]:
    """The copies that each target lacks; far too many where some cannot come."""
    have = np.array(held, np.uint8)
    lacks = np.maximum(targets[:, : len(held)], have) - have
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


def _with_open(melds: tuple[Meld, ...], options: Options, rows: npt.NDArray[np.intp]) -> SuitChoices:
    chows = options.chows[rows]
    for meld in melds:
        if meld.is_chow:
            chows[:, meld.tile.rank - 1] += 1
    simple = all(tile.is_simple for meld in melds for tile in meld.tiles)
    outside = all(any(not tile.is_simple for tile in meld.tiles) for meld in melds)
    return SuitChoices(chows, options.simple[rows] & simple, options.outside[rows] & outside)


def _distinct(choice: Choice) -> Choice:
    """Of rows that matter alike to the other suits the one worth most, then with most live tiles, then the first."""
    side = choice.side
    alike = side.chows @ (5 ** np.arange(side.chows.shape[1])) * 4 + side.simple * 2 + side.outside
    if len(alike) == 1:
        return choice
    order = np.lexsort((-choice.live, -choice.points, alike))
    return choice.only(order[np.flatnonzero(np.diff(alike[order], prepend=-1))])
