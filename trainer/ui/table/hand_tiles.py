"""The tile buttons of the own hand: as many as there are tiles, in one line, the drawn one apart."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from trainer.rules import HAND_SIZE, Tile
from trainer.ui.look import Look
from trainer.ui.table.hand_tile import HandTile


class HandTiles:
    """A stock of buttons on ``parent``; ``made`` is called with each one and its place.

    All are made at once, so that the keyboard comes to the hand before anything that is made later.
    """

    def __init__(self, look: Look, parent: QWidget, made: Callable[[HandTile, int], None]) -> None:
        self._look = look
        self._stock = [HandTile(look, Tile.M1, parent) for _ in range(HAND_SIZE)]
        for place, button in enumerate(self._stock):
            button.hide()
            made(button, place)
        self.tiles: tuple[Tile, ...] = ()
        self.drawn = False

    @property
    def buttons(self) -> tuple[HandTile, ...]:
        """The buttons in use, from left to right."""
        return tuple(self._stock[: len(self.tiles)])

    def show(self, tiles: tuple[Tile, ...], drawn: bool) -> bool:
        """Show these tiles, the last one as just drawn if ``drawn``; whether that is another hand than before."""
        changed = (tiles, drawn) != (self.tiles, self.drawn)
        self.tiles, self.drawn = tiles, drawn
        for place, button in enumerate(self._stock):
            if place < len(tiles):
                if button.tile is not tiles[place]:
                    button.set_tile(tiles[place])
            elif button.hasFocus() and tiles:
                ring = Qt.FocusReason.ShortcutFocusReason if button.ring_shown else Qt.FocusReason.MouseFocusReason
                self._stock[len(tiles) - 1].setFocus(ring)
            button.setVisible(place < len(tiles))
        return changed

    def name(self) -> None:
        """Names for a screen reader: the drawn tile says that it is the drawn one."""
        words = self._look.words
        for place, button in enumerate(self.buttons):
            name = words.tile_name(button.tile)
            last = self.drawn and place == len(self.tiles) - 1
            button.setAccessibleName(words("table-drawn-tile", tile=name) if last else name)

    def stand(self, width: int, gaps: tuple[int, int], left: int, bottom: int) -> int:
        """Stand the tiles ``width`` wide from ``left`` on the line ``bottom``, with a gap between them and another
        before the drawn one; returns where the next would stand."""
        gap, drawn_gap = gaps
        x = left
        for place, button in enumerate(self.buttons):
            if self.drawn and place == len(self.tiles) - 1 and place:
                x += drawn_gap - gap
            button.set_width(width)
            rect = button.tile_rect()
            button.move(round(x - rect.left()), round(bottom - rect.bottom()))
            x += width + gap
        return x

    def spot(self, place: int) -> QRectF:
        """Where the tile of this place stands, in the parent's pixels."""
        button = self._stock[place]
        return button.tile_rect().translated(button.pos())
