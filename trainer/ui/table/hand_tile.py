"""A tile of the own hand: as wide as the table has room for, and lifted when a path uses it."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.rules import Tile
from trainer.ui.controls import FOOT, TileButton
from trainer.ui.look import Look
from trainer.ui.tiles import TileState


class HandTile(TileButton):
    """A `TileButton` sized in pixels by the table."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget | None = None) -> None:
        self._lifted = False
        super().__init__(look, tile, foot=FOOT, parent=parent)

    def set_width(self, width: int) -> None:
        """Stand ``width`` pixels wide, whatever the tile scale."""
        base = width / self._look.tile_scale
        if base != self._base:
            self._base = base
            self._refresh()

    @property
    def is_chosen(self) -> bool:
        """Whether it is the tile that would be discarded."""
        return self._selected

    def set_lifted(self, lifted: bool) -> None:
        """Rise because a path that is looked at uses the tile."""
        if lifted != self._lifted:
            self._lifted = lifted
            self._move()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All keys are the page's: it moves the choice and discards."""
        self._focus.key_used()
        event.ignore()

    def pips_fitting(self) -> int:
        """How many marks have room under the tile."""
        return max(1, int((self.tile_rect().width() + self._look.px(4)) // self._look.px(21)))

    def _raised(self) -> bool:
        return super()._raised() or (self._lifted and self._state is TileState.REST)

    def _shown_state(self) -> TileState:
        """The ring is for what is chosen or pointed at; a lifted tile only rises."""
        return TileState.SELECTED if super()._raised() else self._state
