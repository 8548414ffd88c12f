"""All 34 tiles to choose from, each with the copies that are left."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.coach.bench import Into, Setup
from trainer.rules import TILES, Tile
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


class TilePalette(QWidget):
    """Tiles in a row a suit; arrow keys go round, the space bar chooses. ``chosen`` gives a tile that fits where the
    next one goes; one that does not is pale and gives nothing."""

    chosen = Signal(Tile)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup, self._into = Setup(), Into.HAND
        self._base = TILE_S
        self.tiles = {tile: TileButton(look, tile, TILE_S, _FOOT, self) for tile in TILES}
        for tile, button in self.tiles.items():
            button.installEventFilter(self)
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

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint how many copies are left, under each tile."""
        painter, look = QPainter(self), self._look
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(QColor(look.theme.ink3))
        for tile, button in self.tiles.items():
            under = button.tile_rect().translated(button.pos()).bottom() + look.px(1)
            foot = QRectF(button.x(), under, button.width(), look.px(Step.SMALL.line))
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, look.words("bench-left", n=self._copies(tile)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows go to the neighbour and stay on the palette."""
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or event.key() not in _STEPS:
            return False
        focused = next(tile for tile, button in self.tiles.items() if button is watched)
        rows, columns = _STEPS[Qt.Key(event.key())]
        row, column = focused // _COLUMNS + rows, focused % _COLUMNS + columns
        if 0 <= row < 4 and 0 <= column < _COLUMNS:
            place = TILES[min(row * _COLUMNS + column, len(TILES) - 1)]
            self._stop_at(place)
            self.tiles[place].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _choose(self, tile: Tile) -> None:
        self._stop_at(tile)
        if self._setup.fits(tile, self._into):
            self.chosen.emit(tile)

    def _stop_at(self, stop: Tile) -> None:
        """Let Tab come to one tile only."""
        for tile, button in self.tiles.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is stop else Qt.FocusPolicy.ClickFocus)

    def _copies(self, tile: Tile) -> int:
        return self._setup.left(tile)

    def _step(self) -> tuple[int, int]:
        size = self._look.tile_size(self._base)
        return size.width() + _GAP, size.height() + self._look.px(_FOOT)

    def _refresh(self) -> None:
        words, (across, down) = self._look.words, self._step()
        self.setAccessibleName(words("bench-palette"))
        for tile, button in self.tiles.items():
            fits = self._setup.fits(tile, self._into)
            button.set_state(TileState.REST if fits else TileState.DISABLED)
            key = "bench-palette-tile" if fits else "bench-palette-not"
            button.setAccessibleName(words(key, name=words.tile_name(tile), n=self._copies(tile)))
            meld = self._into.meld(tile)
            button.setToolTip("" if meld is None or not fits else words(f"bench-palette-{self._into}", tiles=meld))
            row, column = divmod(tile, _COLUMNS)
            button.move(column * across, row * down)
        self.updateGeometry()
        self.update()
