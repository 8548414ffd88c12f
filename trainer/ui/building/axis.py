"""Where everything of the chart lies: a line for each way of playing, and a column for each draw."""

import math
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF

from trainer.coach.building import BuildKind
from trainer.ui.building.told import Told
from trainer.ui.look import Look
from trainer.ui.theme import TILE_MINI, TILE_RATIO, TILE_S

WAY: Final = 60
HAND: Final = 28
BAR: Final = 44
NUMBERS: Final = 22
GAP: Final = 8
LOSS: Final = 4
ROAD: Final = 16
_LABEL: Final = 44
_FOOT: Final = 10
_FEWEST: Final = 12
"""As many columns fill the width at the least, so that a short try is not stretched."""
_NARROWEST: Final = 8


class Axis(Struct, frozen=True):
    """The places for what is ``told`` in a width in pixels. A way's line is `WAY` high: its words and its hand within
    `HAND`, its bar at `BAR`."""

    look: Look
    told: Told
    width: int

    @property
    def has_roads(self) -> bool:
        """Whether there is a row of the roads that were named."""
        return self.told.build.task.kind is BuildKind.ROADS

    @property
    def left(self) -> float:
        """Where the columns begin: the start of the hand."""
        return float(self.look.px(_LABEL))

    @property
    def pitch(self) -> float:
        """From one column to the next."""
        return (self.width - self.left - 1) / max(_FEWEST, self.told.columns)

    def column(self, number: int) -> float:
        """The middle of the column of a draw; 0 is the start."""
        return self.left + (number - 0.5) * self.pitch if number else self.left

    def number_at(self, x: float) -> int:
        """The draw whose column is there."""
        return math.floor((x - self.left) / self.pitch) + 1

    @property
    def numbers(self) -> QRectF:
        """The row of the draws' numbers."""
        return QRectF(0, len(self.told.comparison.ways) * self.look.px(WAY), self.width, self.look.px(NUMBERS))

    @property
    def drawn(self) -> QRectF:
        """A tile of the row that was drawn, at the left."""
        wide = min(self.look.tile_width(TILE_MINI), self._widest)
        return QRectF(0, self.numbers.bottom(), wide, round(wide * TILE_RATIO))

    @property
    def thrown(self) -> QRectF:
        """A tile of the row that was thrown, at the left."""
        wide = min(self.look.tile_width(TILE_S), self._widest)
        return QRectF(0, self.drawn.bottom() + self.look.px(GAP), wide, round(wide * TILE_RATIO))

    @property
    def roads(self) -> float:
        """Where the row of roads begins."""
        return self.thrown.bottom() + self.look.px(LOSS + GAP)

    @property
    def height(self) -> int:
        """The whole chart's height."""
        return round(self.roads) + self.look.px((ROAD if self.has_roads else 0) + _FOOT)

    @property
    def _widest(self) -> int:
        return max(_NARROWEST, int(self.pitch) - 4)
