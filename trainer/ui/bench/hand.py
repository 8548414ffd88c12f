"""The hand on the bench as tiles: concealed ones, the winning one apart, melds at the right. All can be clicked."""

import math
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from trainer.coach.bench import Setup
from trainer.notation.hand_text import HandText
from trainer.rules import HAND_SIZE, Meld, MeldKind, Tile
from trainer.ui.controls import MARGIN, FocusButton, Run, TextLabel, TileButton, keep_gaps, paint_focus
from trainer.ui.controls.choice import Choice
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, TILE_RATIO, Step, Tone
from trainer.ui.tiles import RowMetrics, TileFace, TileState, concealed_kong_faces, draw_row

_GAP: Final = 3
_APART: Final = 16
_MELD_SCALE: Final = 42 / 48
_FOOT: Final = 22
_SMALLEST: Final = 15
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_VARIED: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class Click(StrEnum):
    """What a click on a tile of the hand does."""

    REMOVE = "remove"
    WIN = "win"


class MeldButton(FocusButton):
    """A meld laid down; Enter goes on to the page."""

    enter_clicks = False

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._meld = Meld.pung(Tile.M1)
        self._width = float(TILE_M)

    def show_meld(self, meld: Meld, width: float) -> None:
        """Show a meld with tiles ``width`` pixels wide."""
        self._meld, self._width = meld, width
        size = RowMetrics(width).measure([self._faces()])
        self.resize(math.ceil(size.width()) + 2 * MARGIN, math.ceil(size.height()) + 2 * MARGIN)
        self.refresh()

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles, ringed under the pointer and where the keyboard is."""
        theme = self._look.theme
        draw_row(painter, self._look.art, [self._faces()], RowMetrics(self._width), QPointF(MARGIN, MARGIN))
        if self.ring_shown or self.underMouse():
            body = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            paint_focus(painter, body, self._width * 8 / 60, theme, theme.bg)

    def _faces(self) -> tuple[TileFace, ...]:
        if self._meld.kind is MeldKind.KONG and self._meld.concealed:
            return concealed_kong_faces(self._meld.tile)
        return tuple(TileFace(tile) for tile in self._meld.tiles)

    def refresh(self) -> None:
        """Name the meld in the language in force."""
        kind = "concealed-kong" if self._meld.concealed else self._meld.kind
        name = self._look.words(f"bench-meld-{kind}", tiles=self._meld)
        self.setAccessibleName(name)
        self.setToolTip(name)
        super().refresh()


class BenchHand(QWidget):
    """Shows a `HandText`. ``clicked`` and ``removed`` (by Delete) give a place: concealed tiles first, the winning one
    last of them, then the melds. ``varied`` gives the place of a concealed tile and 1 for the next kind, -1 for the one
    before. The tiles are as large as the page's width allows."""

    clicked = Signal(int)
    removed = Signal(int)
    varied = Signal(int, int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._hand, self._won = HandText(), True
        self._base = TILE_M
        self._hollow: tuple[QRectF, ...] = ()
        self.tiles: list[TileButton] = []
        self.melds: list[MeldButton] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def show_hand(self, hand: HandText, *, won: bool) -> None:
        """Show another hand, its last tile as the winning one or, where it is not named so, as one just drawn; the
        focus stays at its place in the row."""
        self._hand, self._won = hand, won
        while len(self.tiles) < len(hand.concealed):
            self.tiles.append(TileButton(self._look, Tile.M1, self._base, _FOOT, self))
            self._listen_to(self.tiles[-1])
        while len(self.melds) < len(hand.melds):
            self.melds.append(MeldButton(self._look, self))
            self._listen_to(self.melds[-1])
        self._lay_out()

    def set_base(self, base: int) -> None:
        """Let tiles be as wide as ``base`` pixels of the design where there is room."""
        self._base = base
        self._lay_out()

    def sizeHint(self) -> QSize:
        """The height of a tile with its foot; any width will do."""
        return QSize(self._look.px(320), self._height())

    def minimumSizeHint(self) -> QSize:
        """No lower than a tile with its foot, however narrow."""
        return QSize(0, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take tiles that fit the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the places of the tiles that are still missing."""
        painter, art = QPainter(self), self._look.art
        for place in self._hollow:
            art.draw(painter, place.topLeft(), place.width(), TileFace(None, TileState.MISSING))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and right go from tile to tile and on to the melds; Delete takes away, up and down make it another."""
        buttons = self._shown
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or watched not in buttons:
            return False
        at = next(place for place, button in enumerate(buttons) if button is watched)
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(at)
        elif event.key() in _VARIED and at < len(self._row):
            self.varied.emit(at, _VARIED[Qt.Key(event.key())])
        elif event.key() in _STEPS:
            to = max(0, min(len(buttons) - 1, at + _STEPS[Qt.Key(event.key())]))
            buttons[to].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            return False
        return True

    @property
    def _shown(self) -> list[FocusButton]:
        return [*self.tiles[: len(self._hand.concealed)], *self.melds[: len(self._hand.melds)]]

    @property
    def _row(self) -> tuple[Tile, ...]:
        last = self._hand.last_tile
        return self._hand.held if last is None else (*self._hand.held, last)

    @property
    def _missing(self) -> int:
        """Places of concealed tiles that are empty."""
        return max(0, HAND_SIZE - 3 * len(self._hand.melds) - len(self._row))

    def _listen_to(self, button: FocusButton) -> None:
        button.installEventFilter(self)
        button.clicked.connect(lambda: self._click(button))

    def _click(self, button: FocusButton) -> None:
        """Pass a click on, unless what stood there has just gone: a screen reader may come late."""
        shown = self._shown
        if button in shown:
            self.clicked.emit(shown.index(button))

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
        self.setAccessibleName(self._look.words("bench-hand"))
        if self.minimumHeight() != self._height():
            self.setFixedHeight(self._height())
        bottom, x = self.height() - self._look.px(_FOOT), 0.0
        for place, button in enumerate(self.tiles):
            button.setVisible(place < len(row))
            if place < len(row):
                last = place == len(row) - 1 and (self._hand.win_tile is not None or not self._missing)
                x += _APART if last and place else 0
                self._stand(button, row[place], last, width)
                button.move(round(x), round(bottom - button.tile_rect().bottom()))
                x += width + _GAP
        self._hollow = ()
        if self._missing:
            x = self._lay_hollow(x + (_APART if row else 0), bottom, width)
        self._lay_melds(x + _APART, bottom, width * _MELD_SCALE)
        self.update()

    def _stand(self, button: TileButton, tile: Tile, last: bool, width: int) -> None:
        words, name = self._look.words, self._look.words.tile_name(tile)
        wins = self._won or self._hand.win_tile is not None
        caption, said = ("bench-win", "bench-tile-win") if wins else ("bench-drawn", "bench-tile-drawn")
        button.set_base(width / self._look.tile_scale)
        button.set_tile(tile)
        button.set_state(TileState.WINNING if last and wins else TileState.REST)
        button.set_caption(words(caption) if last else "")
        button.setAccessibleName(words(said if last else "bench-tile", name=name))

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


class HandBlock(QWidget):
    """The hand under its caption, with how many tiles it has, and what a click on one does. ``changed`` gives the setup
    after a click on a tile or a meld."""

    changed = Signal(Setup)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._setup = Setup()
        self.caption = TextLabel(look, Step.BODY, lines=1)
        self.about_click = TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.click = Choice(
            look, tuple(Click), lambda click: look.words(f"bench-click-{click}"), lambda: look.words("bench-click")
        )
        self.row = BenchHand(look)
        head = QHBoxLayout()
        keep_gaps(look, head, 8, (5, 0, 5, 0))
        head.addWidget(self.caption, 1)
        head.addWidget(self.about_click)
        head.addWidget(self.click)
        column = QVBoxLayout(self)
        keep_gaps(look, column)
        column.addLayout(head)
        column.addWidget(self.row)
        self.row.clicked.connect(self._clicked)
        self.row.removed.connect(self._remove)
        self.row.varied.connect(self._vary)
        look.changed.connect(self._refresh)
        self._refresh()

    def show_setup(self, setup: Setup, *, won: bool = True) -> None:
        """Show the hand of a setup: one that is won, or one on its way."""
        self._setup = setup
        self.row.show_hand(setup.hand, won=won)
        self._refresh()

    def _clicked(self, place: int) -> None:
        hand = self._setup.hand
        if self.click.value is Click.WIN and place < len(hand.held):
            self.changed.emit(self._setup.win_with(hand.held[place]))
        elif self.click.value is not Click.WIN or place >= len(hand.concealed):
            self._remove(place)

    def _remove(self, place: int) -> None:
        self.changed.emit(self._setup.remove_at(place))

    def _vary(self, place: int, by: int) -> None:
        """Make a tile another one; the keyboard goes with it."""
        setup, stands = self._setup.varied(place, by)
        self.changed.emit(setup)
        self.row.tiles[stands].setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        words, hand = self._look.words, self._setup.hand
        tiles, melds = len(hand.tiles), len(hand.melds)
        count = words("bench-hand-count", tiles=tiles)
        if melds:
            count = words("bench-hand-count-melds", tiles=len(hand.concealed), melds=melds)
        note = Run(f"  {count}", tone=Tone.INK2, step=Step.NOTE)
        self.caption.set_runs([Run(words("bench-hand"), bold=True), note])
        self.about_click.set_text(words("bench-click"))
