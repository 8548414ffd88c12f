"""A player's discards: six a row, all upright, the first row nearest the centre, an accent bar under the newest."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.game import Discarded
from trainer.rules import Relation, Tile
from trainer.ui.look import Look
from trainer.ui.table.lines import Painted
from trainer.ui.tiles import TileFace

ROW: Final = 6
"""Tiles of a row. The last row that the place has room for goes on beyond six."""

_UNIT = 36
_PITCH = (37.6, 50.0)
_BAR = (12, 3)


class River(Painted):
    """The discards of one player that nobody took."""

    def __init__(self, look: Look, relation: Relation, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.relation = relation
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tile = float(_UNIT)
        self._tiles: tuple[Tile, ...] = ()
        self._newest = False
        self._hidden = False
        self.refresh()

    def place(self, rect: QRect, tile: float) -> None:
        """Take a place and a width of tiles in pixels."""
        self.setGeometry(rect)
        if tile != self._tile:
            self._tile = tile
            self.repaint_later()

    def show_discards(self, discards: Sequence[Discarded], newest: bool) -> None:
        """Show what was not claimed; ``newest`` tells that the last tile is the table's latest discard."""
        shown = tuple(d.tile for d in discards if d.claimed_by is None)
        marked = newest and bool(discards) and discards[-1].claimed_by is None
        if (shown, marked) != (self._tiles, self._newest):
            self._tiles, self._newest = shown, marked
            self.refresh()

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles shown, in the order laid down."""
        return self._tiles

    def hide_last(self, hidden: bool) -> None:
        """Leave the place of the last tile empty while the tile is still on its way."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.repaint_soon()

    def refresh(self) -> None:
        """Name the discards for a screen reader and paint them."""
        words = self.look.words
        who = words("table-discards", who=words.relation(self.relation))
        told = words("table-list-empty") if not self._tiles else ", ".join(words.tile_name(t) for t in self._tiles)
        self.setAccessibleName(f"{who}: {told}")
        self.repaint_soon()

    def spot(self, index: int) -> QRectF:
        """Where the tile of this index lies, in the widget's pixels."""
        factor = self._tile / _UNIT
        across, down = _PITCH[0] * factor, _PITCH[1] * factor
        rows = max(1, 1 + int((self.height() + 2 - self._tile * 4 / 3) // down))
        row = min(index // ROW, rows - 1)
        column = index - row * ROW
        width, height = self._tile, self._tile * 4 / 3
        in_row = ROW if row < rows - 1 else max(ROW, len(self._tiles) - row * ROW, column + 1)
        if in_row > ROW:
            across = min(across, (self.width() - width) / (in_row - 1))
        left = 0.0
        if self.relation is Relation.PREVIOUS:
            left = self.width() - ((in_row - 1) * across + width)
        if self.relation is Relation.ACROSS:
            return QRectF(column * across, self.height() - height - row * down, width, height)
        return QRectF(left + column * across, row * down, width, height)

    def next_spot(self) -> QRectF:
        """Where the last tile lies, or the first will."""
        return self.spot(max(0, len(self._tiles) - 1))

    def decorate(self, painter: QPainter) -> None:
        """Paint the tiles and the bar under the newest."""
        shown = self._tiles[:-1] if self._hidden else self._tiles
        for index, tile in enumerate(shown):
            self.look.art.draw(painter, self.spot(index).topLeft(), self._tile, TileFace(tile))
        if self._newest and not self._hidden:
            last = self.spot(len(self._tiles) - 1)
            factor = self._tile / _UNIT
            wide, high = _BAR[0] * factor, max(2.0, _BAR[1] * factor)
            # The rows of the player across grow upwards, so there the free side of the newest tile is above it.
            above = self.relation is Relation.ACROSS and len(self._tiles) > ROW
            top = last.top() - 2 * factor - high if above else last.bottom() + 4 * factor
            bar = QRectF(last.center().x() - wide / 2, top, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.look.theme.accent))
            painter.drawRoundedRect(bar, high / 2, high / 2)
