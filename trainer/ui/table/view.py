"""The table view: it shows what one seat sees and says what is wished there. It knows no session and no page."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from trainer.coach.claims import Slot, choices_of, moves_by_slot
from trainer.coach.hints import Moment, moment_of
from trainer.coach.turn_line import Turn
from trainer.game import Discard, Event, Move, SeatView
from trainer.game.bots.protocol import BotId
from trainer.rules import FanId, Relation, Tile
from trainer.ui.controls import Painted
from trainer.ui.look import Look
from trainer.ui.table.action_bar import Action, ActionBar
from trainer.ui.table.choice_row import ChoiceRow
from trainer.ui.table.claim_strip import ClaimStrip
from trainer.ui.table.felt import Felt
from trainer.ui.table.flights import TableMotion
from trainer.ui.table.hand_row import HandRow, Pointed, hand_content
from trainer.ui.table.layout import Room, TableLayout, table_layout
from trainer.ui.table.turn_line import TurnLine

_LEAST_WORDS: Final = 216
"""What the turn line keeps beside the buttons of a finished hand, in pixels at 100 %."""
_VEILED: Final = 0.55


class TableContent(Struct, frozen=True):
    """Everything a table shows.

    ``view``: the hand as a seat sees it, with its legal moves; None before there is one. ``waits``: the hand lies under
    a veil and cannot be touched. ``turn``: the turn line. ``actions``: what can be done in place of the claims.
    ``captions``: what moves lead to, below their slots. ``says_short``: whether 和 tells how many points are lacking.
    ``note``: what is said of the deal in place of how it was made. ``claims``: whether the claim slots are there.
    ``pointed``: the tile of the hand that is pointed at, with a word. ``pips``: marks under the tiles of the hand.
    ``lifted``: the tiles that stand higher than the others, each copy once. ``bots``: who plays at each place.
    """

    view: SeatView | None = None
    waits: bool = False
    turn: Turn = field(default_factory=lambda: Turn(""))
    actions: tuple[Action, ...] = ()
    captions: Mapping[Move, str] = field(default_factory=dict)
    says_short: bool = False
    note: str = ""
    claims: bool = True
    pointed: Pointed | None = None
    pips: Mapping[Tile, Sequence[FanId]] = field(default_factory=dict)
    lifted: tuple[Tile, ...] | None = None
    bots: Mapping[Relation, BotId] = field(default_factory=dict)


class _Veil(Painted):
    """A film in the colour of the table over a hand that waits; it takes the pointer from what lies below."""

    def paint(self, painter: QPainter) -> None:
        """Paint the film."""
        painter.setOpacity(_VEILED)
        painter.fillRect(self.rect(), QColor(self.look.theme.table))


class TableView(Painted):
    """Shows a `TableContent`. Children are made in the order in which the keyboard goes through them.

    Wishes: ``move_wanted`` carries a `trainer.game.Move`, ``refused`` the `Slot` that was used without a move,
    ``action_wanted`` the wish of an action; ``chosen`` and ``looked`` the tile that is chosen or looked at, or None;
    ``choosing``: the choice of a tile group opened, closed or moved on; ``pressed``: the bare table was clicked.
    """

    move_wanted = Signal(object)
    refused = Signal(object)
    action_wanted = Signal(str)
    chosen = Signal(object)
    looked = Signal(object)
    choosing = Signal()
    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.content = TableContent()
        self.hand = HandRow(look, self)
        self.choices = ChoiceRow(look, self)
        self.claims = ClaimStrip(look, self)
        self.action_bar = ActionBar(look, self)
        self.turn = TurnLine(look, self)
        self.felt = Felt(look, self)
        self.motion = TableMotion(look, self, self.felt, self.hand)
        self._veil = _Veil(look, self)
        self._veil.hide()
        self._tools: tuple[QWidget, ...] = ()
        self.places: TableLayout | None = None
        self.hand.discard_wanted.connect(self._discard)
        self.hand.chosen.connect(self.chosen)
        self.hand.looked.connect(self.looked)
        self.claims.slot_used.connect(self.use_slot)
        self.choices.taken.connect(self._take)
        self.choices.looked.connect(self.choosing)
        self.action_bar.used.connect(self.action_wanted)
        self.refresh()

    def show_content(self, content: TableContent) -> None:
        """Show a table; what is as before stays untouched."""
        before, self.content = self.content, content
        if content.view is not before.view or content.waits is not before.waits:
            self.close_choices()
            self.felt.show_view(content.view)
            choosing = moment_of(content.view) is Moment.CHOOSING
            self.hand.show_hand(hand_content(content.view), may_discard=choosing and not content.waits)
            self.hand.setEnabled(not content.waits)
            self._veil.setVisible(content.waits)
            for widget in (self._veil, self.turn, self.action_bar, *self._tools) if content.waits else ():
                widget.raise_()
        self.felt.say_of_deal(content.note)
        if content.bots != before.bots:
            self.felt.show_bots(content.bots)
        self._show_marks(content)
        if content.actions != before.actions:
            over = moment_of(content.view) is Moment.OVER
            self.action_bar.show_actions(content.actions, held_back=over)
        self.claims.setVisible(content.claims and not content.actions)
        self.turn.show_turn(content.turn)
        self._place_words()
        self._place_tools()

    def show_events(self, events: Sequence[Event]) -> None:
        """Let the tiles fly that moved to where the table shows them now."""
        if self.content.view is not None:
            self.motion.show_events(self.content.view, events)

    def hold_tools(self, tools: Sequence[QWidget]) -> None:
        """Keep these children of the table at its right edge, above the claims or in their place, the first one
        outermost."""
        self._tools = tuple(tools)
        self._place_tools()

    def cover(self, *, covered: bool) -> None:
        """Whether something lies over all above the claims: no key leads there then."""
        for tool in self._tools:
            tool.setEnabled(not covered or not self.content.claims)

    @property
    def free_height(self) -> int:
        """How much may be covered from above without covering turn line, claims or hand, in pixels."""
        return 0 if self.places is None else self.places.claims.top() - 8

    def use_slot(self, slot: Slot) -> None:
        """Wish the move of a claim slot; where it stands for several, offer them."""
        view = self.content.view
        if view is None:
            return
        moves = moves_by_slot(view)[slot]
        if len(moves) == 1:
            self._take(moves[0])
        elif moves:
            self.choices.offer(choices_of(view, slot))
            self.choices.focus_first()
            self.choosing.emit()
        else:
            self.refused.emit(slot)

    def close_choices(self) -> None:
        """Offer no tile groups any more; the keyboard goes back to the hand."""
        if self.choices.open:
            focused = QApplication.focusWidget()
            had_focus = focused is not None and self.choices.isAncestorOf(focused)
            self.choices.offer(())
            if had_focus:
                self.hand.focus_stop(ring=True)
            self.choosing.emit()

    def take(self, number: int | None = None) -> None:
        """Wish what the keyboard is on: the tile group, by its number if one is given, or the tile in the ring."""
        if self.choices.open:
            move = self.choices.take(number)
            if move is not None:
                self._take(move)
        elif number is None:
            self.hand.discard_ringed()

    def focus_stop(self, *, ring: bool) -> None:
        """Bring the focus to the hand, or before there is one to the first action; ``ring``: show it."""
        if self.hand.isEnabled() and self.hand.buttons:
            self.hand.focus_stop(ring=ring)
        else:
            self.action_bar.focus_stop(ring=ring)

    def refresh(self) -> None:
        """Say everything anew in the language in force, and lay it out in the scales in force."""
        self._lay_out()
        self._show_marks(self.content)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click where nothing lies."""
        super().mousePressEvent(event)
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground."""
        painter.fillRect(self.rect(), QColor(self.look.theme.table))

    def _show_marks(self, content: TableContent) -> None:
        self.hand.show_pointed(content.pointed)
        self.hand.show_pips(content.pips)
        self.hand.show_lifted(content.lifted)
        self.claims.show_view(content.view, content.captions, says_short=content.says_short)

    def _discard(self, tile: Tile, drawn: bool) -> None:
        """Wish a discard; of two alike the drawn one and a held one are different discards."""
        view = self.content.view
        if view is not None:
            self.motion.remember(tile)
            self._take(Discard(view.seat, tile, held=tile is view.drawn and not drawn))

    def _take(self, move: Move) -> None:
        self.close_choices()
        self.move_wanted.emit(move)

    def _lay_out(self) -> None:
        look = self.look
        room = Room(self.width(), self.height(), look.ui_scale, look.tile_scale, self.claims.least_width())
        found = self.places = table_layout(room)
        self.felt.place(found)
        self.claims.place(found.claims)
        self._place_words()
        self.choices.setGeometry(found.turn.adjusted(0, look.px(30), 0, look.px(76) - found.turn.height()))
        self.hand.place(found.hand, found.hand_tile, (found.hand_gap, found.drawn_gap), found.foot)
        self._veil.setGeometry(self.rect())
        self._place_tools()

    def _place_words(self) -> None:
        """Stand the turn line beside the claims or, when these are gone, beside the actions in their place."""
        if self.places is None:
            return
        line, claims = QRect(self.places.turn), self.places.claims
        whole = claims.adjusted(0, 0, 5, 0)
        whole.setLeft(line.left() + self.look.px(_LEAST_WORDS))
        self.action_bar.place(whole)
        if self.content.actions:
            line.setRight(self.action_bar.left - 16)
        elif not self.content.claims:
            line.setRight(claims.right() - sum(tool.sizeHint().width() for tool in self._shown_tools) - 16)
        self.turn.place(line)

    def _place_tools(self) -> None:
        if self.places is None:
            return
        claims, free = self.places.claims, not self.content.claims and not self.content.actions
        x = claims.right() + 1 + self.look.px(8)
        for tool in self._shown_tools:
            size = tool.sizeHint()
            x -= size.width()
            top = claims.top() if free else claims.top() - size.height() - self.look.px(6)
            tool.setGeometry(x, top, size.width(), size.height())

    @property
    def _shown_tools(self) -> tuple[QWidget, ...]:
        return tuple(tool for tool in self._tools if tool.isVisibleTo(self))
