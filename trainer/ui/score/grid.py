"""Where everything of the scoring matrix lies: head, lanes of bars, seats, reasons and points."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.score.board import Bar, Board
from trainer.ui.score.columns import Columns
from trainer.ui.theme import TILE_M, TILE_MINI
from trainer.ui.tiles import Group, fitting_width

_LABELS = 232
_LABELS_EN = 256
_POINTS = 72
_GUTTER = 8
_GUTTER_NARROW = 3
_ROOMY_COLUMN = 120
"""From this width on the columns stand well apart; below it the tiles need the room."""
_BAR_INSET = 8
_BAR_HEIGHT = 32
_SEAT = 22


@dataclass(frozen=True, slots=True)
class Density:
    """How high the parts of the matrix are, in pixels of the design."""

    head: int
    lane: int
    bar: int = _BAR_HEIGHT


ROOMY = Density(head=128, lane=60)
DENSE = Density(head=104, lane=54, bar=28)


@dataclass(frozen=True, slots=True)
class Grid(Columns):
    """The matrix laid out from (0, 0), ``rows`` below its head."""

    rows: int
    density: Density

    @property
    def head(self) -> float:
        """Height of the head with the melds."""
        return self.density.head * self.unit

    @property
    def lane(self) -> float:
        """Height of a row, its hairline included."""
        return self.density.lane * self.unit + 1

    @property
    def height(self) -> float:
        """Height of the whole matrix, without the line under it."""
        return self.head + max(1, self.rows) * self.lane

    def panel(self, column: int) -> QRectF:
        """The tinted ground of a meld's column, from the head down to the end."""
        gutter = (_GUTTER if self.column >= _ROOMY_COLUMN * self.unit else _GUTTER_NARROW) * self.unit
        return QRectF(self.labels + column * self.column + gutter, 0, self.column - 2 * gutter, self.height)

    def meld(self, column: int) -> QRectF:
        """The room of a meld in the head."""
        panel = self.panel(column)
        return QRectF(panel.left(), 0, panel.width(), self.head)

    def tile_width(self, melds: Sequence[Group]) -> float:
        """One tile width for all melds, at most M and not below mini tiles; no meld is wider than its column."""
        room = self.panel(0).width()
        widest = (TILE_M if self.density is ROOMY else TILE_M - 6) * self.unit
        return max(TILE_MINI * self.unit, min(fitting_width([group], room, widest) for group in melds))

    def row(self, index: int) -> QRectF:
        """A row over the whole width."""
        return QRectF(0, self.head + index * self.lane, self.width, self.lane)

    def class_label(self, index: int) -> QRectF:
        """Where a lane's class is named."""
        row = self.row(index)
        return QRectF(0, row.top(), self.class_wide - 4 * self.unit, row.height())

    def fan_label(self, index: int) -> QRectF:
        """Where a row's fan is named, its mark included."""
        row, left = self.row(index), self.class_wide
        return QRectF(left, row.top(), self.labels - left, row.height())

    def reason(self, index: int) -> QRectF:
        """Where a row says why, its points beside it."""
        return self.refusal(index).adjusted(0, 0, -_POINTS * self.unit, 0)

    def refusal(self, index: int) -> QRectF:
        """Where a row without points says why, up to the right edge."""
        row, left = self.row(index), self.reasons_left
        return QRectF(left, row.top(), self.width - left, row.height())

    def points(self, index: int) -> QRectF:
        """Where a row's points stand, up to the right edge."""
        row, wide = self.row(index), _POINTS * self.unit
        return QRectF(self.width - wide, row.top(), wide, row.height())

    def reason_head(self) -> QRectF:
        """The room over the reasons and points, in the head."""
        left = self.reasons_left
        return QRectF(left, 0, self.width - left, self.head)

    def bar(self, index: int, bar: Bar) -> QRectF:
        """The room of a bar from its first to its last meld; an event's bar takes the width of all of them."""
        first, last = (bar.columns[0], bar.columns[-1]) if bar.columns else (0, self.columns - 1)
        return self.block(index, first, last)

    def block(self, index: int, first: int, last: int) -> QRectF:
        """The bar's room from one meld to another in a row."""
        row, inset = self.row(index), _BAR_INSET * self.unit
        left, right = self.panel(first).left() + inset, self.panel(last).right() - inset
        height = self.density.bar * self.unit
        return QRectF(left, row.top() + (row.height() - height) / 2, right - left, height)

    def seat(self, index: int, column: int) -> QRectF:
        """The disc in the middle of a meld's column in a row."""
        side = _SEAT * self.unit
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(self.block(index, column, column).center())
        return disc


def grid_for(board: Board, width: float, density: Density, look: Look) -> Grid:
    """The grid of a board within ``width`` pixels, in the scale of a look; English names take wider labels."""
    labels = _LABELS if look.language is Language.ZH else _LABELS_EN
    return Grid(width, len(board.order), look.ui_scale, labels, len(board.rows), density)
