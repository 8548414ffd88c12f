"""The tiles of the own hand: buttons in one line, as wide as the table has room for, the drawn one apart."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from trainer.rules import HAND_SIZE, FanId, Tile
from trainer.ui.controls import FOOT, TileButton
from trainer.ui.look import Look
from trainer.ui.tiles import TileState


class OwnTile(TileButton):
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

    def paint(self, painter: QPainter) -> None:
        """Paint the tile, unless it is still on its way."""
        if not self._arriving:
            super().paint(painter)

    def paint_ring(self, painter: QPainter, around: QRectF, radius: float, ground: str = "") -> None:
        """Paint the focus ring, unless the tile has a frame already: one frame is enough."""
        if not self.is_chosen and not self.underMouse():
            super().paint_ring(painter, around, radius, ground)

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


class HandTiles:
    """A stock of buttons on ``parent``; ``made`` is called with each one and its place.

    All are made at once, so that the keyboard comes to the hand before anything that is made later.
    """

    def __init__(self, look: Look, parent: QWidget, made: Callable[[OwnTile, int], None]) -> None:
        self._look = look
        self._stock = [OwnTile(look, Tile.M1, parent) for _ in range(HAND_SIZE)]
        for place, button in enumerate(self._stock):
            button.hide()
            made(button, place)
        self.tiles: tuple[Tile, ...] = ()
        self.drawn = False

    @property
    def buttons(self) -> tuple[OwnTile, ...]:
        """The buttons in use, from left to right."""
        return tuple(self._stock[: len(self.tiles)])

    def is_drawn(self, place: int) -> bool:
        """Whether the tile of this place is the one just drawn."""
        return self.drawn and place == len(self.tiles) - 1

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
            button.setAccessibleName(words("table-drawn-tile", tile=name) if self.is_drawn(place) else name)

    def stand(self, width: int, gaps: tuple[int, int], left: int, bottom: int) -> int:
        """Stand the tiles ``width`` wide from ``left`` on the line ``bottom``, with a gap between them and another
        before the drawn one; returns where the next would stand."""
        gap, drawn_gap = gaps
        x = left
        for place, button in enumerate(self.buttons):
            if self.is_drawn(place) and place:
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
