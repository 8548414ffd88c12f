"""A tile of the own hand: as wide as the table has room for."""

from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.rules import FanId, Tile
from trainer.ui.controls import FOOT, TileButton
from trainer.ui.look import Look
from trainer.ui.tiles import TileState


class HandTile(TileButton):
    """A `TileButton` sized in pixels by the table. All keys are the page's: it moves the choice and discards."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget | None = None) -> None:
        self.is_chosen = False
        self._arriving = False
        self._wide = 0.0
        super().__init__(look, tile, foot=FOOT, parent=parent)

    def set_width(self, width: int) -> None:
        """Stand ``width`` pixels wide, whatever the tile scale."""
        base = width / self.look.tile_scale
        if base != self._wide:
            self._wide = base
            self.set_base(base)

    def set_selected(self, selected: bool) -> None:
        """Choose the tile: it rises with a ring. ``is_chosen`` tells it."""
        self.is_chosen = selected
        super().set_selected(selected)

    def set_arriving(self, arriving: bool) -> None:
        """Leave the place empty while the tile is on its way; it can be chosen and discarded all the same."""
        self._arriving = arriving
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, unless it is still on its way."""
        if not self._arriving:
            super().paintEvent(event)

    @property
    def state(self) -> TileState:
        """The state it was last put into."""
        return self._state

    @property
    def pips(self) -> tuple[FanId, ...]:
        """The marks under it."""
        return self._pips

    def pips_fitting(self) -> int:
        """How many marks have room under the tile."""
        return max(1, int((self.tile_rect().width() + self.look.px(4)) // self.look.px(21)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the focus ring, and leave the key to the page."""
        self._focus.key_used()
        self.update()
        event.ignore()
