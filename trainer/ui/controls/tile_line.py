"""A row of tiles in groups, as large as its width allows; one thing to a screen reader."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.controls.painted import Painted
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_MINI, TILE_RATIO
from trainer.ui.tiles import Group, RowMetrics, draw_row, fitting_width


class TileLine(Painted):
    """Shows tiles of the design's width ``base`` at most, groups ``gap`` pixels of the design apart."""

    def __init__(self, look: Look, base: float = TILE_M, gap: float = 16, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._base, self._gap = base, gap
        self._groups: tuple[Group, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_groups(self, groups: Sequence[Group], said: str) -> None:
        """Show other tiles; ``said`` reads them out."""
        self._groups = tuple(groups)
        self.setAccessibleName(said)
        self.refresh()

    def hasHeightForWidth(self) -> bool:
        """Narrow lines have small tiles."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the tiles at a width."""
        return round(self._metrics(width).width * TILE_RATIO) + 1

    def sizeHint(self) -> QSize:
        """All tiles as large as they may be."""
        metrics = self._metrics(1 << 20)
        return QSize(round(metrics.measure(self._groups).width()) + 1, round(metrics.width * TILE_RATIO) + 1)

    def minimumSizeHint(self) -> QSize:
        """All as mini tiles."""
        return QSize(round(self._spaced(TILE_MINI).measure(self._groups).width()), TILE_MINI)

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles from the left."""
        draw_row(painter, self.look.art, self._groups, self._metrics(self.width()), QPointF(0, 0))

    def _metrics(self, width: float) -> RowMetrics:
        widest = self.look.tile_width(self._base)
        gap = self.look.px(self._gap)
        return self._spaced(fitting_width(self._groups, width, widest, group_gap=gap))

    def _spaced(self, tile: float) -> RowMetrics:
        return RowMetrics(tile, group_gap=self.look.px(self._gap))
