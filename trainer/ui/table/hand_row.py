"""The own hand: tiles that can be chosen and discarded, the drawn one apart, the own melds at the right.

Choosing is one thing (pointer, arrow keys, Home, End), discarding another (a second click, Enter): a slip costs
nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from trainer.game import SeatView, TableMeld, Won
from trainer.rules import FanId, Relation, Seat, Tile
from trainer.ui.look import Look
from trainer.ui.table.hand_tiles import HandTiles, OwnTile
from trainer.ui.table.layout import DRAWN_GAP, HAND_GAP
from trainer.ui.table.melds import MeldBlock
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles import TileState

_OWN_MELD: Final = 42 / 60
_LEAST_GAP = 16
_INSET = 8

Pips = Mapping[Tile, Sequence[FanId]]
Pointed = tuple[Tile, str]
"""A tile of the hand that is pointed at, and what is said below it."""


class HandContent(Struct, frozen=True):
    """A hand: its tiles, sorted, the ``drawn`` one among them. ``won``: that one wins. ``seat`` and ``melds``: whose
    hand it is and what is laid down; without a seat there is no place for melds."""

    tiles: tuple[Tile, ...] = ()
    drawn: Tile | None = None
    won: bool = False
    seat: Seat | None = None
    melds: tuple[TableMeld, ...] = ()


def hand_content(view: SeatView | None) -> HandContent:
    """The hand of a view's own seat; none where there is no view."""
    if view is None:
        return HandContent()
    winning = _winning_tile(view)
    drawn = winning if winning is not None else view.drawn if view.drawn in view.hand else None
    return HandContent(view.hand, drawn, winning is not None, view.seat, view.melds)


class HandRow(QWidget):
    """Shows a `HandContent`. It knows which one is chosen and says what is wished."""

    looked = Signal(object)
    """The tile under the pointer, else the chosen one, else None."""
    discard_wanted = Signal(object, bool)
    """A tile, and whether it is the drawn one."""
    chosen = Signal(object)
    """The tile chosen by click or key, or None."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.melds = MeldBlock(look, Relation.SELF, self)
        self._tiles = HandTiles(look, self, self._connect)
        self._width, self._gaps, self._foot = 60, (HAND_GAP, DRAWN_GAP), 44
        self._pips: Pips | None = None
        self._index: int | None = None
        self._hovered: int | None = None
        self._may_discard = False
        self._won = False
        self._pointed: Pointed | None = None
        look.changed.connect(self._name)

    def show_hand(self, hand: HandContent, may_discard: bool) -> None:
        """Show a hand; a choice stays while the hand is the same."""
        self._won = hand.won
        if hand.seat is not None:
            self.melds.show_melds(hand.seat, hand.melds)
        self.melds.setVisible(hand.seat is not None)
        self._may_discard = may_discard
        focused = next((button for button in self.buttons if button.hasFocus()), None)
        ring = focused is not None and focused.ring_shown
        if self._tiles.show(_drawn_last(hand.tiles, hand.drawn), hand.drawn is not None):
            self._hovered = next((i for i, button in enumerate(self.buttons) if button.underMouse()), None)
            self.choose(None)
            if focused is not None:
                self.focus_stop(ring=ring)
        self._lay_out()

    def show_pips(self, pips: Pips | None) -> None:
        """Show marks under the tiles, or none at all; under the tile that wins stands what it is."""
        self._pips = pips
        pointed = self._pointed_button
        for button in self.buttons:
            marks = () if pips is None else pips.get(button.tile, ())
            button.set_pips(tuple(marks[: button.pips_fitting()]))
            won = self._won and button is self.buttons[-1]
            said = self._pointed[1] if self._pointed is not None and button is pointed else ""
            button.set_caption(self.look.words("table-winning-tile") if won else said)

    def show_pointed(self, pointed: Pointed | None) -> None:
        """Point at a tile: a ring, and a word below it; the last one of several alike."""
        self._pointed = pointed

    def show_lifted(self, tiles: Sequence[Tile] | None) -> None:
        """Lift the tiles that a target uses, each copy once, and dim the others; None puts all down."""
        left = list(tiles) if tiles is not None else []
        for button in self.buttons:
            used = button.tile in left
            if used:
                left.remove(button.tile)
            button.set_lifted(used)
            button.set_state(TileState.DISABLED if tiles is not None and not used else TileState.REST)
        last = self.buttons[-1:] if self._won else ()
        for button in last:
            button.set_state(TileState.WINNING)
        if (pointed := self._pointed_button) is not None:
            pointed.set_state(TileState.BEST)

    def place(self, rect: QRect, width: int, gaps: tuple[int, int], foot: int) -> None:
        """Take a place: tiles ``width`` wide, a gap between them and another before the drawn one, and ``foot`` below
        them, all in pixels."""
        self._width, self._gaps, self._foot = width, gaps, foot
        self.setGeometry(rect)
        self._lay_out()

    @property
    def _pointed_button(self) -> OwnTile | None:
        tile = None if self._pointed is None else self._pointed[0]
        return next((button for button in reversed(self.buttons) if button.tile is tile), None)

    @property
    def buttons(self) -> tuple[OwnTile, ...]:
        """The tiles from left to right, the drawn one last."""
        return self._tiles.buttons

    @property
    def chosen_tile(self) -> Tile | None:
        """The tile that is chosen."""
        return None if self._index is None else self._tiles.tiles[self._index]

    @property
    def looked_tile(self) -> Tile | None:
        """The tile under the pointer, else the chosen one."""
        place = self._hovered if self._hovered is not None else self._index
        return self._tiles.tiles[place] if place is not None and place < len(self._tiles.tiles) else None

    def choose(self, index: int | None, *, focus: bool = False) -> None:
        """Choose a tile by its place, or none; ``focus`` brings the keyboard there as well, and what the keyboard
        chooses is looked at even while the pointer rests on another tile."""
        self._index = index
        if focus:
            self._hovered = None
        last = len(self.buttons) - 1
        for place, button in enumerate(self.buttons):
            button.set_selected(place == index)
            stop = place == (last if index is None else index)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)
        if focus and index is not None:
            self.buttons[index].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.chosen.emit(self.chosen_tile)
        self.looked.emit(self.looked_tile)

    def step(self, by: int) -> None:
        """Choose the neighbour ``by`` places on; from nowhere, the drawn tile."""
        last = len(self.buttons) - 1
        if last >= 0:
            self.choose(last if self._index is None else max(0, min(last, self._index + by)), focus=True)

    def step_to(self, end: int) -> None:
        """Choose the leftmost tile (0) or the drawn one (-1)."""
        if self.buttons:
            self.choose(range(len(self.buttons))[end], focus=True)

    def focus_stop(self, *, ring: bool) -> None:
        """Bring the focus to the tile where Tab enters the hand; ``ring``: show that it is there."""
        for button in self.buttons:
            if button.focusPolicy() is Qt.FocusPolicy.StrongFocus:
                button.setFocus(Qt.FocusReason.ShortcutFocusReason if ring else Qt.FocusReason.MouseFocusReason)

    def discard_ringed(self) -> None:
        """Wish to discard the tile in the ring, if there is one and the turn allows it: where the keyboard is, else the
        chosen one."""
        focused = (place for place, button in enumerate(self.buttons) if button.ring_shown)
        place = next(focused, self._index)
        if place is not None and self._may_discard:
            self.discard_wanted.emit(self._tiles.tiles[place], self._tiles.is_drawn(place))

    def tile_spot(self, place: int) -> QRectF:
        """Where the tile of this place stands, in the row's pixels."""
        return self._tiles.spot(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _connect(self, button: OwnTile, place: int) -> None:
        button.clicked.connect(lambda: self._clicked(place))
        button.entered.connect(lambda: self._hover(place))
        button.left.connect(lambda: self._hover(None))

    def _clicked(self, place: int) -> None:
        if place == self._index:
            self.discard_ringed()
        else:
            self.choose(place)

    def _hover(self, place: int | None) -> None:
        self._hovered = place
        self.looked.emit(self.looked_tile)

    def _name(self) -> None:
        self.setAccessibleName(self.look.words("table-hand", n=len(self.buttons)))
        self._tiles.name()

    def _lay_out(self) -> None:
        bottom = self.height() - self._foot
        x = self._tiles.stand(self._width, self._gaps, _INSET, bottom)
        gap, drawn_gap = self._gaps
        # Room is kept for a drawn tile, so that the melds stay where they are from turn to turn.
        kept = x if self._tiles.drawn else x + self._width + drawn_gap
        right = self.width() - _INSET
        left = min(kept + _LEAST_GAP - gap, right)
        high = round(self._width * _OWN_MELD * TILE_RATIO)
        self.melds.place(QRect(left, bottom - high, right - left, high), self._width * _OWN_MELD, most_rows=1)
        self.show_pips(self._pips)
        # A tile that is sized anew names itself anew, without knowing that it was just drawn.
        self._name()


def _drawn_last(hand: tuple[Tile, ...], drawn: Tile | None) -> tuple[Tile, ...]:
    """The hand in order, the drawn tile moved to the end."""
    if drawn is None:
        return hand
    rest = list(hand)
    rest.remove(drawn)
    return (*rest, drawn)


def _winning_tile(view: SeatView) -> Tile | None:
    """The tile with which the own seat has won, or the drawn one with which it can; None in every other case."""
    if view.win is not None and view.win.allowed and view.win.source is None:
        return view.win.tile
    won = view.result if isinstance(view.result, Won) and view.result.seat is view.seat else None
    return won.tile if won is not None and won.tile in view.hand else None
