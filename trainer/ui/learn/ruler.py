"""The rank ruler: suits as rows, ranks as columns, tiles stacked in their places; a broken one is ringed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy

from trainer.rules import Suit, Tile
from trainer.ui.controls import Painted
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_RATIO, Step, Tone
from trainer.ui.tiles import TileFace, TileState

_LABEL: Final = 44
_HEAD: Final = 28
_GAP: Final = 4
_ROW_GAP: Final = 12
_STACK: Final = 5
_TINT: Final = 4
_RANKS: Final = 9
_LEAST: Final = 18


@dataclass(frozen=True, slots=True)
class Ruled:
    """What stands on a ruler: ``tint`` are the places that count, ``wrong`` the tile at fault and ``mends`` the one
    that is wanted."""

    tint: tuple[Tile, ...] = ()
    tiles: tuple[Tile, ...] = ()
    wrong: Tile | None = None
    mends: Tile | None = None
    suits: tuple[Suit, ...] = field(init=False)

    def __post_init__(self) -> None:
        there = {tile.suit for tile in (*self.tint, *self.tiles)}
        shown = tuple(suit for suit in Suit if suit in there or suit is not Suit.HONOURS)
        object.__setattr__(self, "suits", shown)


class RankRuler(Painted):
    """Paints a `Ruled`. Several tiles of a kind lie on a pile."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._ruled = Ruled()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_ruled(self, ruled: Ruled) -> None:
        """Show other tiles."""
        self._ruled = ruled
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Narrow rulers have small tiles."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The numbers and a row for each suit."""
        return round(self.look.px(_HEAD) + len(self._ruled.suits) * self._row(width))

    def sizeHint(self) -> QSize:
        """Tiles of the middle size."""
        width = self.look.px(_LABEL) + _RANKS * (self.look.tile_width(TILE_M) + self.look.px(_GAP))
        return QSize(width, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        """The smallest tiles."""
        return QSize(self.look.px(_LABEL) + _RANKS * self.look.px(_LEAST + _GAP), 1)

    def paint(self, painter: QPainter) -> None:
        """Paint numbers, names, tinted places and tiles."""
        lettering = Lettering(self.look)
        for rank in range(1, _RANKS + 1):
            head = QRectF(self._left(rank), 0, self._tile(self.width()), self.look.px(_HEAD))
            lettering.line(painter, head, str(rank), Step.NOTE, Tone.INK3, Qt.AlignmentFlag.AlignHCenter)
        for row, suit in enumerate(self._ruled.suits):
            place = self._place(row, 1)
            name = QRectF(0, place.top(), self.look.px(_LABEL), place.height())
            lettering.line(painter, name, self.look.words(f"ruler-{suit.value}"), Step.BODY, Tone.INK2)
            self._paint_row(painter, row, suit)

    def _paint_row(self, painter: QPainter, row: int, suit: Suit) -> None:
        theme, ruled = self.look.theme, self._ruled
        self._paint_tint(painter, row, {tile.rank for tile in ruled.tint if tile.suit is suit})
        there = Counter(tile.rank for tile in ruled.tiles if tile.suit is suit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.line2))
        ranks = range(1, (_RANKS if suit is not Suit.HONOURS else 7) + 1)
        for rank in (rank for rank in ranks if not there[rank]):
            painter.drawEllipse(self._place(row, rank).center(), 2, 2)
        for tile in dict.fromkeys(tile for tile in ruled.tiles if tile.suit is suit):
            self._pile(painter, self._place(row, tile.rank), tile, there[tile.rank])
        self._paint_mend(painter, row, suit)

    def _paint_mend(self, painter: QPainter, row: int, suit: Suit) -> None:
        """Paint an empty place for the tile that mends a near miss."""
        tile = self._ruled.mends
        if tile is not None and tile.suit is suit and tile not in self._ruled.tiles:
            face = TileFace(tile, TileState.MISSING)
            self.look.art.draw(painter, self._place(row, tile.rank).topLeft(), self._tile(self.width()), face)

    def _paint_tint(self, painter: QPainter, row: int, ranks: set[int]) -> None:
        """Paint the ground of the ranks that the fan asks for."""
        theme, reach = self.look.theme, self.look.px(_TINT)
        painter.setPen(QColor(theme.accent) if theme.outline else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent_weak))
        for first, last in _runs(ranks):
            ground = self._place(row, first).united(self._place(row, last)).adjusted(-reach, -reach, reach, reach)
            painter.drawRoundedRect(ground, self.look.px(8), self.look.px(8))

    def _pile(self, painter: QPainter, place: QRectF, tile: Tile, count: int) -> None:
        """The copies of a tile, each a little above the one before; the uppermost of the tile at fault is ringed."""
        step = self.look.px(_STACK)
        for number in range(count):
            last = number == count - 1
            state = TileState.WORSE if last and tile is self._ruled.wrong else TileState.REST
            at = place.topLeft() - QPointF(0, step * number)
            self.look.art.draw(painter, at, place.width(), TileFace(tile, state))

    def _tile(self, width: float) -> float:
        room = (width - self.look.px(_LABEL)) / _RANKS - self.look.px(_GAP)
        return max(self.look.px(_LEAST), min(self.look.tile_width(TILE_M), int(room)))

    def _row(self, width: float) -> float:
        return self._tile(width) * TILE_RATIO + self.look.px(_ROW_GAP) + self._piled

    @property
    def _piled(self) -> int:
        """The room that the highest pile takes over its place."""
        highest = max(Counter(self._ruled.tiles).values(), default=1)
        return self.look.px(_STACK) * (highest - 1)

    def _left(self, rank: int) -> float:
        return self.look.px(_LABEL) + (rank - 1) * (self._tile(self.width()) + self.look.px(_GAP))

    def _place(self, row: int, rank: int) -> QRectF:
        tile = self._tile(self.width())
        top = self.look.px(_HEAD) + row * self._row(self.width()) + self._piled
        return QRectF(self._left(rank), top, tile, tile * TILE_RATIO)

    def refresh(self) -> None:
        """Read it out in the language in force."""
        words, ruled = self.look.words, self._ruled
        self.setAccessibleName(words.tiles(ruled.tiles))
        super().refresh()


def _runs(ranks: Sequence[int] | set[int]) -> list[tuple[int, int]]:
    """Ranks as runs without a gap, first and last of each.

    >>> _runs({1, 2, 3, 7, 9})
    [(1, 3), (7, 7), (9, 9)]
    """
    found: list[tuple[int, int]] = []
    for rank in sorted(ranks):
        if found and found[-1][1] == rank - 1:
            found[-1] = (found[-1][0], rank)
        else:
            found.append((rank, rank))
    return found
