"""Where everything of the scoring matrix lies, in pixels: head, lanes of bars, seats, reasons and points.

`Measures` say how large the parts are drawn; a `MatrixGrid` lays a board out in them. A page, a text, an exercise and
a sheet of paper differ in their measures only.
"""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from trainer.coach.score_board import Bar, Board
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_MINI, TILE_S

_BAR_INSET = 8
_REASON_GAP = 16
_NARROW_GUTTER = 3
"""Pixels at either side of a column that hold at every scale."""
_CRAMPED = 26
_GAP = 1
"""Between two tiles."""
_WORDS_OF = {Language.ZH: 0, Language.EN: 24}
"""How much wider the labels of a language are, in pixels of the design."""


class Measures(Struct, frozen=True):
    """Sizes of the parts of a matrix, in pixels of the design.

    ``labels`` is the width of the names at the left, ``klass`` the part of it that the classes take: 0 puts the class
    over the name of its first fan. ``rule`` is the height of a line over the whole matrix that says the rule of the
    game; 0 puts it beside the melds. ``column`` and ``tile`` are the widest a column and a tile may be. ``below`` is
    the least room to leave for what stands below lanes and sum.
    """

    head: int
    lane: int
    bar: int
    seat: int
    labels: int
    klass: int
    column: int
    gutter: int
    tile: int
    reasons: int
    points: int = 72
    rule: int = 0
    below: int = 0


ROOMY = Measures(
    128, 60, bar=32, seat=22, labels=232, klass=100, column=200, gutter=8, tile=TILE_M, reasons=304, below=250
)
DENSE = Measures(
    104, 54, bar=28, seat=22, labels=208, klass=94, column=200, gutter=8, tile=TILE_M - 6, reasons=248, below=24
)
SMALL = Measures(
    62, 36, bar=22, seat=18, labels=146, klass=0, column=150, gutter=4, tile=28, reasons=260, points=60, rule=26
)
LARGE_TYPE = replace(SMALL, head=72, labels=124, points=52)
"""The same where the interface is enlarged: words give way, not the tiles."""
EXERCISE = Measures(
    112, 56, bar=32, seat=22, labels=240, klass=100, column=168, gutter=8, tile=46, reasons=276, points=72
)
"""Lanes that a learner fills."""
BOOK = Measures(90, 44, bar=24, seat=18, labels=150, klass=0, column=136, gutter=4, tile=TILE_S, reasons=240, points=60)
"""A hand in the text of the rule book."""


class GridColumns(Struct, frozen=True):
    """The matrix from left to right, in pixels: labels, a column for each of ``columns`` melds, reasons, points, all
    within ``width``. ``widest`` is the number of tiles of the largest meld, a turned one counted as four thirds;
    ``unit`` is a pixel of the design. Reasons give way to tiles that are narrower than ``least``."""

    measures: Measures
    width: float
    columns: int
    widest: float
    unit: float
    least: float

    @property
    def labels(self) -> float:
        """Width of the column of classes and fans."""
        return self.measures.labels * self.unit

    @property
    def klass(self) -> float:
        """Width of the names of classes; 0 where they stand over those of fans."""
        return self.measures.klass * self.unit

    @property
    def column(self) -> float:
        """Distance from one meld's column to the next: what labels and reasons leave. It is never less than the largest
        meld needs in the least tiles; the reasons give way to that, the points do not."""
        room = self.width - self.labels
        even = (room - self.measures.reasons * self.unit) / self.columns
        most = (room - (self.measures.points + _REASON_GAP) * self.unit) / self.columns
        needed = self._meld_wide(self.least) + 2 * _NARROW_GUTTER
        return min(max(even, min(needed, most)), self.measures.column * self.unit)

    @property
    def gutter(self) -> float:
        """The gap at either side of a column: little where the tiles need the room."""
        spare = (self.column - self._meld_wide(self.measures.tile * self.unit)) / 2
        return max(_NARROW_GUTTER, min(self.measures.gutter * self.unit, spare))

    @property
    def tile(self) -> float:
        """The width of all tiles: no meld is wider than its column, no tile smaller than a mini tile at usual size."""
        room = self.column - 2 * self.gutter - (self.widest - 1) * _GAP
        return max(TILE_MINI, min(self.measures.tile * self.unit, int(room / self.widest + 1e-9)))

    @property
    def is_cramped(self) -> bool:
        """Whether the tiles are hardly larger than mini tiles, so that the words should give them room."""
        return self.tile < _CRAMPED * self.unit

    def _meld_wide(self, tile: float) -> float:
        """The width in pixels of the largest meld in tiles of a width in pixels."""
        return self.widest * tile + (self.widest - 1) * _GAP

    @property
    def reasons_left(self) -> float:
        """Where the reasons begin."""
        return self.labels + self.columns * self.column + _REASON_GAP * self.unit

    def column_at(self, x: float) -> int | None:
        """The meld whose column holds ``x``; None to the left of all of them."""
        if x < self.labels:
            return None
        return min(self.columns - 1, int((x - self.labels) / self.column))


class MatrixGrid(GridColumns, frozen=True):
    """The matrix laid out from (0, 0): its columns, and ``lines`` lines of lanes below the head."""

    lines: int

    @property
    def rule(self) -> QRectF:
        """The line over the melds that says the rule of the game; empty where it stands beside them."""
        return QRectF(0, 0, self.width, self.measures.rule * self.unit)

    @property
    def head(self) -> float:
        """Height of all above the lanes."""
        return (self.measures.rule + self.measures.head) * self.unit

    @property
    def lane(self) -> float:
        """Height of a line, its hairline included."""
        return self.measures.lane * self.unit + 1

    @property
    def height(self) -> float:
        """Height of the whole matrix, without the line under it."""
        return self.head + self.lines * self.lane

    def panel(self, column: int) -> QRectF:
        """The tinted ground of a meld's column, from the head down to the end."""
        left, top = self.labels + column * self.column + self.gutter, self.rule.height()
        return QRectF(left, top, self.column - 2 * self.gutter, self.height - top)

    def meld(self, column: int) -> QRectF:
        """The room of a meld in the head."""
        panel = self.panel(column)
        return QRectF(panel.left(), panel.top(), panel.width(), self.head - panel.top())

    def beside(self) -> QRectF:
        """The room at the left of the melds."""
        top = self.rule.height()
        return QRectF(0, top, self.labels, self.head - top)

    def row(self, index: int) -> QRectF:
        """A line over the whole width."""
        return QRectF(0, self.head + index * self.lane, self.width, self.lane)

    def label(self, index: int) -> QRectF:
        """Where the first line of a lane names its class, and every line its fan."""
        row = self.row(index)
        return QRectF(0, row.top(), self.labels, row.height())

    def reason(self, index: int) -> QRectF:
        """Where a line says why, its points beside it."""
        return self.refusal(index).adjusted(0, 0, -self.measures.points * self.unit, 0)

    def refusal(self, index: int) -> QRectF:
        """Where a line without points says why, up to the right edge."""
        row, left = self.row(index), self.reasons_left
        return QRectF(left, row.top(), self.width - left, row.height())

    def points(self, index: int) -> QRectF:
        """Where a line's points stand, up to the right edge."""
        row, wide = self.row(index), self.measures.points * self.unit
        return QRectF(self.width - wide, row.top(), wide, row.height())

    def reason_head(self) -> QRectF:
        """The room over the reasons and points, in the head."""
        left, top = self.reasons_left, self.rule.height()
        return QRectF(left, top, self.width - left, self.head - top)

    def row_at(self, y: float) -> int | None:
        """The line at a place from the top; None over the first and below the last."""
        line = int((y - self.head) // self.lane)
        return line if 0 <= line < self.lines else None

    def bar(self, index: int, bar: Bar) -> QRectF:
        """The room of a bar from its first to its last meld; an event's bar takes the width of all of them."""
        first, last = (bar.columns[0], bar.columns[-1]) if bar.columns else (0, self.columns - 1)
        return self.block(index, first, last)

    def block(self, index: int, first: int, last: int) -> QRectF:
        """The bar's room from one meld to another in a line."""
        row = self.row(index)
        inset = min(_BAR_INSET, self.measures.gutter) * self.unit
        left, right = self.panel(first).left() + inset, self.panel(last).right() - inset
        height = self.measures.bar * self.unit
        return QRectF(left, row.top() + (row.height() - height) / 2, right - left, height)

    def seat(self, index: int, column: int) -> QRectF:
        """The disc in the middle of a meld's column in a line."""
        side = self.measures.seat * self.unit
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(self.block(index, column, column).center())
        return disc


def grid_for(board: Board, width: float, measures: Measures, look: Look, widest: float) -> MatrixGrid:
    """The grid of a board within ``width`` pixels, in the scale and for the words of a look. In an enlarged interface
    the words give way to tiles of the usual size."""
    unit = look.ui_scale
    least = max(TILE_MINI * unit, DENSE.tile) if measures is LARGE_TYPE else TILE_MINI * unit
    found = replace(measures, labels=measures.labels + _WORDS_OF[look.language])
    return MatrixGrid(found, width, len(board.order), widest, unit, least, board.height)
