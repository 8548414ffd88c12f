"""All 34 tiles to choose from, each with the copies that are left."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import COPIES, TILES, Tile
from trainer.ui.bench.setup import Into, Setup
from trainer.ui.controls import MARGIN, TileButton
from trainer.ui.look import Look
from trainer.ui.theme import TILE_S, Step
from trainer.ui.tiles import TileState

_COLUMNS: Final = 9
_GAP: Final = 5
_FOOT: Final = 17
_STEPS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class PaletteTile(TileButton):
    """One kind of tile with the number of copies left under it."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget) -> None:
        super().__init__(look, tile, TILE_S, _FOOT, parent)
        self._left = COPIES

    def show_left(self, left: int) -> None:
        """Say how many copies are left."""
        if left != self._left:
            self._left = left
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave arrow keys to the palette: Qt would look for the nearest button by itself."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile and how many copies are left."""
        super().paintEvent(event)
        look, rect = self._look, self.tile_rect()
        painter = QPainter(self)
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(QColor(look.theme.ink3))
        foot = QRectF(0, rect.bottom() + look.px(1), self.width(), look.px(Step.SMALL.line))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, look.words("bench-left", n=self._left))


class TilePalette(QWidget):
    """Tiles in a row a suit; arrow keys go round, the space bar chooses. ``chosen`` gives a tile that fits where the
    next one goes; one that does not is pale and gives nothing."""

    chosen = Signal(Tile)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup, self._into = Setup(), Into.HAND
        self._base = TILE_S
        self.tiles = {tile: PaletteTile(look, tile, self) for tile in TILES}
        for tile, button in self.tiles.items():
            button.clicked.connect(lambda _=False, tile=tile: self._choose(tile))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._stop_at(Tile.M1)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup, into: Into) -> None:
        """Show what is left beside a setup, and what can go where the next tile goes."""
        self._setup, self._into = setup, into
        self._refresh()

    def set_base(self, base: int) -> None:
        """Stand with tiles ``base`` pixels of the design wide."""
        if base != self._base:
            self._base = base
            for button in self.tiles.values():
                button.set_base(base)
            self._refresh()

    def sizeHint(self) -> QSize:
        """Four rows of tiles with their feet."""
        across, down = self._step()
        above = self.tiles[Tile.M1].tile_rect().top()
        return QSize(_COLUMNS * across - _GAP + 2 * MARGIN, 4 * down + round(above))

    def minimumSizeHint(self) -> QSize:
        """All tiles."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows go to the neighbour, staying on the palette."""
        focused = next((tile for tile, button in self.tiles.items() if button.hasFocus()), None)
        if focused is None or event.key() not in _STEPS:
            super().keyPressEvent(event)
            return
        rows, columns = _STEPS[Qt.Key(event.key())]
        row, column = focused // _COLUMNS + rows, focused % _COLUMNS + columns
        place = min(row * _COLUMNS + column, len(TILES) - 1)
        if 0 <= row < 4 and 0 <= column < _COLUMNS:
            self._stop_at(TILES[place])
            self.tiles[TILES[place]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self, tile: Tile) -> None:
        self._stop_at(tile)
        if self._setup.fits(tile, self._into):
            self.chosen.emit(tile)

    def _stop_at(self, stop: Tile) -> None:
        """Let Tab come to one tile only."""
        for tile, button in self.tiles.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is stop else Qt.FocusPolicy.ClickFocus)

    def _step(self) -> tuple[int, int]:
        size = self._look.tile_size(self._base)
        return size.width() + _GAP, size.height() + self._look.px(_FOOT)

    def _refresh(self) -> None:
        words, (across, down) = self._look.words, self._step()
        self.setAccessibleName(words("bench-palette"))
        held = self._setup.hand.tiles
        for tile, button in self.tiles.items():
            left, fits = max(0, COPIES - held.count(tile)), self._setup.fits(tile, self._into)
            button.show_left(left)
            button.set_state(TileState.REST if fits else TileState.DISABLED)
            name = words.tile_name(tile)
            button.setAccessibleName(words("bench-palette-tile" if fits else "bench-palette-not", name=name, n=left))
            meld = self._into.meld(tile)
            button.setToolTip("" if meld is None or not fits else words(f"bench-palette-{self._into}", tiles=meld))
            row, column = divmod(tile, _COLUMNS)
            button.move(column * across, row * down)
        self.updateGeometry()
