"""Where everything of the chart stands, in pixels of its widget; nothing is painted here."""

from functools import cached_property
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from trainer.coach.review.chart import ReviewChart, key_label
from trainer.ui.look import Look, text_width
from trainer.ui.theme import TILE_RATIO, Step

_LABELS: Final = 88
"""Room for the names of the rows, left of the columns, in pixels of the design."""
_TOP: Final = 44
_ROW: Final = 54
_ROWS_HIGH: Final = 240
_WIDEST_COLUMN: Final = 54
_LEAST_COLUMN: Final = 16
_NUMBERS: Final = 24
_CAME: Final = 20
_LARGEST_TILE: Final = 38
_GAP: Final = 12
OFFSET: Final = 6
"""How far the line of the fan lies below that of the winning line, so that both are seen where they meet."""
_MARK: Final = 28


class Plot(Struct, frozen=True, dict=True):
    """The places of a chart in a width, in the look of the moment it was made."""

    look: Look
    chart: ReviewChart
    width: float

    @cached_property
    def left(self) -> float:
        """Where the first column begins."""
        words = self.look.words
        names = [words("review-row-won"), words("review-row-away", n=9)]
        names += [words("review-row-out")] if self.gone else []
        widest = max(text_width(self.look, name, Step.NOTE, bold=True) for name in names)
        return float(max(self.look.px(_LABELS), round(widest) + self.look.px(16)))

    @cached_property
    def ends(self) -> float:
        """The room for the names at the ends of the lines; of many columns in little width at least that of a mark."""
        look, names = self.look, [self.chart.line, self.chart.goal]
        widths = [text_width(look, look.words.phrase(key_label(key)), Step.NOTE, bold=True) for key in names if key]
        whole, mark = round(max(widths, default=0)) + look.px(_MARK + 16), look.px(_MARK + 16)
        return float(max(mark, min(whole, self.width - self.left - _LEAST_COLUMN * len(self.chart.columns))))

    @cached_property
    def pitch(self) -> float:
        """The width of a column."""
        count = max(1, len(self.chart.columns))
        room = (self.width - self.left - self.ends) / count
        return max(_LEAST_COLUMN, min(self.look.px(_WIDEST_COLUMN), room))

    @property
    def right(self) -> float:
        """Where the last column ends."""
        return self.left + self.pitch * len(self.chart.columns)

    @cached_property
    def rows(self) -> int:
        """Rows below that of a win."""
        return self.farthest + self.gone

    @cached_property
    def farthest(self) -> int:
        """The largest distance in it."""
        return self.chart.farthest

    @cached_property
    def gone(self) -> bool:
        """Whether there is a row for what is out of reach."""
        return self.chart.gone

    @cached_property
    def row(self) -> float:
        """The height of a row."""
        return min(self.look.px(_ROW), self.look.px(_ROWS_HIGH) / self.rows)

    def y(self, away: int | None) -> float:
        """Where a distance stands; None: what is out of reach."""
        row = self.rows if away is None else away
        return self.look.px(_TOP) + self.row * row

    def middle(self, column: int) -> float:
        """The middle of a column."""
        return self.left + self.pitch * (column + 0.5)

    def point(self, column: int, away: int | None, *, of_goal: bool) -> QPointF:
        """A place on one of the lines."""
        return QPointF(self.middle(column), self.y(away) + (self.look.px(OFFSET) if of_goal else 0))

    @cached_property
    def tile(self) -> float:
        """The width of the tiles that were played."""
        return min(self.look.tile_width(_LARGEST_TILE), self.pitch - 2)

    @cached_property
    def mini(self) -> float:
        """The width of the tiles that came."""
        return min(self.look.tile_width(_CAME), self.pitch - 2)

    @cached_property
    def numbers(self) -> QRectF:
        """The line of the numbers of the draws."""
        top = self.y(None if self.gone else self.farthest) + self.look.px(OFFSET + 8)
        return QRectF(0, top, self.width, self.look.px(_NUMBERS))

    @cached_property
    def came(self) -> QRectF:
        """The line of the tiles that came."""
        return QRectF(0, self.numbers.bottom(), self.width, self.mini * TILE_RATIO)

    @cached_property
    def played(self) -> QRectF:
        """The line of the tiles that were played."""
        return QRectF(0, self.came.bottom() + self.look.px(_GAP), self.width, self.tile * TILE_RATIO)

    @cached_property
    def height(self) -> float:
        """The height of the whole chart."""
        return self.played.bottom() + self.look.px(_GAP)

    def column(self, place: int) -> QRectF:
        """The whole of a column."""
        top = self.look.px(_TOP) / 2
        return QRectF(self.left + self.pitch * place, top, self.pitch, self.height - top)
