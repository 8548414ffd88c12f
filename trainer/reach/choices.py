"""What one suit can hold in a nearest hand: of its targets at a given cost, one for each thing it can be worth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trainer.reach.options import Options, serving
from trainer.reach.programs import Opened, Source
from trainer.reach.targets import AnyFeature, HonourFeature
from trainer.reach.values import Position
from trainer.reach.worth import SuitChoices, suit_points
from trainer.rules import COPIES, FanId, Suit, Tile, ValueSet, counts

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


class Choices:
    """The choices for one position, made as they are asked for and kept."""

    def __init__(self, position: Position, values: ValueSet) -> None:
        self.opened = Opened.of(position.melds, position.seat)
        self._held, self._free = counts(position.concealed), position.unseen()
        self._values = values
        self._known: dict[tuple[Source, AnyFeature, int], Choice] = {}

    def of(self, source: Source, feature: AnyFeature, cell: int, cost: int) -> Choice:
        """What a source can hold of a feature in a cell (melds and pair) at its least cost."""
        asked = (source, feature, cell)
        if asked not in self._known:
            self._known[asked] = self._make(source, feature, cell, cost)
        return self._known[asked]

    def _make(self, source: Source, feature: AnyFeature, cell: int, cost: int) -> Choice:
        suit, upgrades = source.suit, source.upgrades
        tiles = [tile for tile in Tile if tile.suit is suit]
        held = [0 if tile in upgrades else self._held[tile] for tile in tiles]
        free = [0 if tile in upgrades else self._free[tile] for tile in tiles]
        fourths = [tile for tile in upgrades if not self._held[tile]]
        options, serve = serving(feature, cell // 2, bool(cell % 2))
        rows = serve[_costs(options.counts[serve], held, free) + len(fourths) == cost]
        counted = options.counts[rows][:, : len(tiles)]
        live = (counted > held) @ np.array(free, np.int64) + sum(self._free[tile] for tile in fourths)
        free_kongs = self._free_kongs(tiles, upgrades, options.pungs[rows], counted)
        kongs = free_kongs.sum(axis=1) + feature.kongs + len(upgrades)
        side = self._with_open(suit, options, rows)
        points = kongs * self._values.points[FanId.GANG]
        if isinstance(feature, HonourFeature):
            value_pungs = counted[:, [rank - 1 for rank in self.opened.value_ranks]] >= COPIES - 1
            points = points + value_pungs.sum(axis=1) * self._values.points[FanId.FANPAI]
        else:
            points = points + suit_points(side.chows, self._values)
        return _distinct(Choice(suit, options, rows, free_kongs, points, live, side))

    def _free_kongs(
        self,
        tiles: list[Tile],
        upgrades: tuple[Tile, ...],
        has_pung: npt.NDArray[np.bool_],
        counted: npt.NDArray[np.uint8],
    ) -> npt.NDArray[np.bool_]:
        held = np.array([self._held[tile] for tile in tiles])
        opened = np.array([tile in self.opened.pungs and tile not in upgrades for tile in tiles])
        in_hand = has_pung[:, : len(tiles)] & (held == COPIES) & (counted == COPIES - 1)
        return np.asarray(in_hand | (opened & (held == 1) & (counted == 0)))

    def _with_open(self, suit: Suit, options: Options, rows: npt.NDArray[np.intp]) -> SuitChoices:
        melds = [meld for meld in self.opened.melds if meld.suit is suit]
        chows = options.chows[rows]
        for meld in melds:
            if meld.is_chow:
                chows[:, meld.tile.rank - 1] += 1
        simple = all(tile.is_simple for meld in melds for tile in meld.tiles)
        outside = all(any(not tile.is_simple for tile in meld.tiles) for meld in melds)
        return SuitChoices(chows, options.simple[rows] & simple, options.outside[rows] & outside)


def _costs(targets: npt.NDArray[np.uint8], held: list[int], free: list[int]) -> npt.NDArray[np.int64]:
    """The copies that each target lacks; far too many where some cannot come."""
    total = np.zeros(len(targets), np.int64)
    for rank, (have, can_come) in enumerate(zip(held, free, strict=True)):
        lacks = [max(0, count - have) for count in range(COPIES + 1)]
        total += np.array([lack if lack <= can_come else _NEVER for lack in lacks])[targets[:, rank]]
    return total


def _distinct(choice: Choice) -> Choice:
    """Of rows that matter alike to the other suits the one worth most, then with most live tiles, then the first."""
    side = choice.side
    alike = side.chows @ (5 ** np.arange(side.chows.shape[1])) * 4 + side.simple * 2 + side.outside
    order = np.lexsort((-choice.live, -choice.points, alike))
    return choice.only(order[np.flatnonzero(np.diff(alike[order], prepend=-1))])
