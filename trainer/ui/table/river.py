"""A player's discards: all upright, the first row nearest the centre, an accent bar at the newest.

A tile that was discarded as drawn lies a little darker; the river's name for a screen reader says it, too.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.game import Discarded
from trainer.rules import Relation, Tile
from trainer.ui.controls import Painted
from trainer.ui.look import Look
from trainer.ui.table.layout import DISCARD, PITCH, RiverLayout
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles import TileFace, TileState

_BAR: Final = (20, 4, 3)
"""The bar at the newest discard: its width, its height, and its distance from the tile."""


class River(Painted):
    """The discards of one player that nobody took."""

    def __init__(self, look: Look, relation: Relation, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.relation = relation
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tile = float(DISCARD)
        self._rows: tuple[int, ...] = (6, 6, 6)
        self._shift = 0
        self._discards: tuple[Discarded, ...] = ()
        self._newest = False
        self._hidden = False
        self.refresh()

    def place(self, layout: RiverLayout, tile: float) -> None:
        """Take a place and a width of tiles in pixels."""
        bar = sum(_BAR[1:])
        above = bar if self.relation is Relation.ACROSS else 0
        self.setGeometry(layout.place.adjusted(0, -above, 0, bar))
        self._tile, self._rows, self._shift = tile, layout.rows, layout.shift
        self.update()

    def show_discards(self, discards: Sequence[Discarded], newest: bool) -> None:
        """Show what was not claimed; ``newest`` tells that the last tile is the table's latest discard."""
        shown = tuple(d for d in discards if d.claimed_by is None)
        marked = newest and bool(discards) and discards[-1].claimed_by is None
        if (shown, marked) != (self._discards, self._newest):
            self._discards, self._newest = shown, marked
            self.refresh()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles shown, in the order laid down."""
        return tuple(discard.tile for discard in self._discards)

    def hide_last(self, hidden: bool) -> None:
        """Leave the place of the last tile empty while the tile is still on its way."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.update()

    def refresh(self) -> None:
        """Name the discards for a screen reader and paint them."""
        words = self.look.words
        who = words("table-discards", who=words.relation(self.relation))
        told = ", ".join(self._name(discard) for discard in self._discards) or words("table-list-empty")
        self.setAccessibleName(f"{who}: {told}")
        self.update()

    def spot(self, index: int) -> QRectF:
        """Where the tile of this index lies, in the widget's pixels."""
        row, column = 0, index
        while row < len(self._rows) - 1 and column >= self._rows[row]:
            column -= self._rows[row]
            row += 1
        factor, height = self._tile / DISCARD, self._tile * TILE_RATIO
        across, down = PITCH[0] * factor, PITCH[1] * factor
        left = float(self._shift if row > 1 else 0)
        in_row = len(self._discards) - sum(self._rows[:row])
        if row == len(self._rows) - 1 and in_row > self._rows[row]:
            room = self._room(row, left, across)
            across = min(across, (room - self._tile) / (in_row - 1))
        top = self.height() - sum(_BAR[1:]) - height - row * down if self.relation is Relation.ACROSS else row * down
        return QRectF(left + column * across, top, self._tile, height)

    def next_spot(self) -> QRectF:
        """Where the last tile lies, or the first will."""
        return self.spot(max(0, len(self._discards) - 1))

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles and the bar at the newest."""
        shown = self._discards[:-1] if self._hidden else self._discards
        for index, discard in enumerate(shown):
            face = TileFace(discard.tile, TileState.AS_DRAWN if discard.drawn else TileState.REST)
            self.look.art.draw(painter, self.spot(index).topLeft(), self._tile, face)
        if self._newest and not self._hidden:
            self._paint_bar(painter, self.spot(len(self._discards) - 1))

    def _room(self, row: int, left: float, across: float) -> float:
        """The width that the last row may fill: at the sides its own tiles, else the whole place."""
        if self.relation in (Relation.NEXT, Relation.PREVIOUS):
            return (self._rows[row] - 1) * across + self._tile
        return self.width() - left

    def _name(self, discard: Discarded) -> str:
        words = self.look.words
        name = words.tile_name(discard.tile)
        return words("table-discard-drawn", tile=name) if discard.drawn else name

    def _paint_bar(self, painter: QPainter, tile: QRectF) -> None:
        """The rows of the player across grow upwards, so there the free side of the newest tile is above it."""
        factor = self._tile / DISCARD
        wide, high, apart = _BAR[0] * factor, max(2.0, _BAR[1] * factor), max(2.0, _BAR[2] * factor)
        above = self.relation is Relation.ACROSS and len(self._discards) > self._rows[0]
        top = tile.top() - apart - high if above else tile.bottom() + apart
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.theme.accent))
        painter.drawRoundedRect(QRectF(tile.center().x() - wide / 2, top, wide, high), high / 2, high / 2)
