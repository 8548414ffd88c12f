"""The hand on the bench as tiles: concealed ones, the winning one apart, melds at the right. All can be clicked."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.notation.hand_text import HandText
from trainer.rules import HAND_SIZE, Meld, MeldKind, Tile
from trainer.ui.controls import MARGIN, FocusButton, TileButton, paint_focus
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_RATIO
from trainer.ui.tiles import RowMetrics, TileFace, TileState, concealed_kong_faces, draw_row

_GAP: Final = 3
_APART: Final = 16
_MELD_SCALE: Final = 42 / 48
_FOOT: Final = 22
_SMALLEST: Final = 18
_REMOVE: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class HandTile(TileButton):
    """A concealed tile; Delete takes it away whatever a click does. Arrow keys are left to the row."""

    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the tile away, arrows are the row's."""
        if event.key() in _REMOVE:
            self.removed.emit()
        elif event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class MeldButton(FocusButton):
    """A meld laid down; a click or Delete takes it away. Arrow keys are left to the row."""

    enter_clicks = False

    def __init__(self, look: Look, meld: Meld, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._meld = meld
        self._width = float(TILE_M)
        self._refresh()

    def show_meld(self, meld: Meld, width: float) -> None:
        """Show a meld with tiles ``width`` pixels wide."""
        self._meld, self._width = meld, width
        size = RowMetrics(width).measure([self._faces()])
        self.resize(math.ceil(size.width()) + 2 * MARGIN, math.ceil(size.height()) + 2 * MARGIN)
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the meld away, arrows are the row's."""
        if event.key() in _REMOVE:
            self.click()
        elif event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the tiles, ringed under the pointer and where the keyboard is."""
        painter, theme = QPainter(self), self._look.theme
        draw_row(painter, self._look.art, [self._faces()], RowMetrics(self._width), QPointF(MARGIN, MARGIN))
        if self.ring_shown or self.underMouse():
            body = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            paint_focus(painter, body, self._width * 8 / 60, theme, theme.bg)

    def _faces(self) -> tuple[TileFace, ...]:
        if self._meld.kind is MeldKind.KONG and self._meld.concealed:
            return concealed_kong_faces(self._meld.tile)
        return tuple(TileFace(tile) for tile in self._meld.tiles)

    def _refresh(self) -> None:
        kind = "concealed-kong" if self._meld.concealed else self._meld.kind
        name = self._look.words(f"bench-meld-{kind}", tiles=self._meld)
        self.setAccessibleName(name)
        self.setToolTip(name)
        super()._refresh()


class BenchHand(QWidget):
    """Shows a `HandText`. ``tile_clicked`` gives a tile and whether it is the winning one, ``tile_removed`` the same
    for Delete; ``meld_clicked`` the place of a meld."""

    tile_clicked = Signal(Tile, bool)
    tile_removed = Signal(Tile, bool)
    meld_clicked = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hand = HandText()
        self._base = TILE_M
        self._hollow: tuple[QRectF, ...] = ()
        self.tiles: list[HandTile] = []
        self.melds: list[MeldButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def show_hand(self, hand: HandText) -> None:
        """Show another hand; the focus stays at its place in the row."""
        self._hand = hand
        while len(self.tiles) < len(self._row):
            self._new_tile()
        while len(self.melds) < len(hand.melds):
            self._new_meld()
        self._lay_out()

    def set_base(self, base: int) -> None:
        """Let tiles be as wide as ``base`` pixels of the design where there is room."""
        self._base = base
        self._lay_out()

    def sizeHint(self) -> QSize:
        """The height of a tile with its foot; any width will do."""
        return QSize(self._look.px(320), self._height())

    def minimumSizeHint(self) -> QSize:
        """No lower than a tile with its foot."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take tiles that fit the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the places of the tiles that are still missing."""
        painter, art = QPainter(self), self._look.art
        for place in self._hollow:
            art.draw(painter, place.topLeft(), place.width(), TileFace(None, TileState.MISSING))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from tile to tile and on to the melds."""
        buttons: list[QWidget] = [button for button in (*self.tiles, *self.melds) if not button.isHidden()]
        at = next((place for place, button in enumerate(buttons) if button.hasFocus()), None)
        if at is None or event.key() not in _STEPS:
            super().keyPressEvent(event)
            return
        to = max(0, min(len(buttons) - 1, at + _STEPS[Qt.Key(event.key())]))
        buttons[to].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _row(self) -> tuple[Tile, ...]:
        last = self._hand.last_tile
        return self._hand.held if last is None else (*self._hand.held, last)

    @property
    def _missing(self) -> int:
        """Places of concealed tiles that are empty."""
        return max(0, HAND_SIZE - 3 * len(self._hand.melds) - len(self._row))

    def _new_tile(self) -> None:
        place, button = len(self.tiles), HandTile(self._look, Tile.M1, self._base, _FOOT, self)
        button.clicked.connect(lambda: self.tile_clicked.emit(*self._at(place)))
        button.removed.connect(lambda: self.tile_removed.emit(*self._at(place)))
        self.tiles.append(button)

    def _new_meld(self) -> None:
        place, button = len(self.melds), MeldButton(self._look, Meld.pung(Tile.M1), self)
        button.clicked.connect(lambda: self.meld_clicked.emit(place))
        self.melds.append(button)

    def _at(self, place: int) -> tuple[Tile, bool]:
        return self._row[place], place == len(self._row) - 1

    def _width(self) -> int:
        """Tiles as wide as they may be, narrower where the hand would not fit."""
        melds = self._hand.melds
        places = len(self._row) + self._missing
        gaps = _GAP * places + _APART * (2 + len(melds)) + 2 * MARGIN + sum(len(m.tiles) for m in melds)
        units = places + _MELD_SCALE * sum(len(meld.tiles) for meld in melds)
        widest = self._look.tile_width(self._base)
        return max(_SMALLEST, min(widest, math.floor((self.width() - gaps) / units))) if units else widest

    def _height(self) -> int:
        return round(self._look.tile_width(self._base) * (TILE_RATIO + 14 / 60)) + MARGIN + self._look.px(_FOOT)

    def _lay_out(self) -> None:
        width, row = self._width(), self._row
        words = self._look.words
        self.setAccessibleName(words("bench-hand"))
        if self.minimumHeight() != self._height():
            self.setFixedHeight(self._height())
        bottom = self.height() - self._look.px(_FOOT)
        self._hollow, x = (), 0.0
        for place, button in enumerate(self.tiles):
            button.setVisible(place < len(row))
            if place >= len(row):
                continue
            wins = place == len(row) - 1
            x += _APART if wins and place else 0
            self._stand(button, row[place], wins, width)
            button.move(round(x), round(bottom - button.tile_rect().bottom()))
            x += width + _GAP
        x = self._lay_hollow(x + (_APART if row else 0), bottom, width) if self._missing else x
        self._lay_melds(x + _APART, bottom, width * _MELD_SCALE)
        self.update()

    def _stand(self, button: HandTile, tile: Tile, wins: bool, width: int) -> None:
        words = self._look.words
        button.set_base(width / self._look.tile_scale)
        button.set_tile(tile)
        button.set_state(TileState.WINNING if wins else TileState.REST)
        button.set_caption(words("bench-win") if wins else "")
        button.setAccessibleName(words("bench-tile-win" if wins else "bench-tile", name=words.tile_name(tile)))

    def _lay_hollow(self, x: float, bottom: float, width: int) -> float:
        """Leave room for the missing tiles; gives where the next thing stands."""
        high = round(width * TILE_RATIO)
        steps = [x + place * (width + _GAP) for place in range(self._missing)]
        self._hollow = tuple(QRectF(left + MARGIN, bottom - high, width, high) for left in steps)
        return steps[-1] + width + _GAP

    def _lay_melds(self, x: float, bottom: float, width: float) -> None:
        for place, button in enumerate(self.melds):
            there = place < len(self._hand.melds)
            button.setVisible(there)
            if there:
                button.show_meld(self._hand.melds[place], width)
                button.move(round(x), round(bottom - button.height() + MARGIN))
                x += button.width() - 2 * MARGIN + _APART
