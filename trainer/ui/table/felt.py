"""The upper part of the table: the centre, everybody's discards, the opponents with their melds."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from trainer.game import SeatView, Won
from trainer.game.bots.protocol import BotId
from trainer.rules import Relation, Seat, relation
from trainer.ui.look import Look
from trainer.ui.table.centre import Centre
from trainer.ui.table.deal_note import DealNote
from trainer.ui.table.layout import SeatLayout, TableLayout
from trainer.ui.table.melds import MeldBlock
from trainer.ui.table.opponent import Backs, SeatLabel
from trainer.ui.table.river import River

_ABOVE_LABEL, _BESIDE_LABEL = 4, 12
"""The least gap between the melds across and the label at the left, in pixels."""
_BEARABLE = 0.7
"""So much of their height the melds across may lose before they stand beside the label."""
OTHERS = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)


class Felt:
    """The widgets of the felt, children of the table view. Not a widget of its own, so that nothing lies over
    anything else."""

    def __init__(self, look: Look, table: QWidget) -> None:
        self.centre = Centre(look, table)
        self.rivers: Mapping[Relation, River] = {each: River(look, each, table) for each in Relation}
        self.backs = {each: Backs(look, each, table) for each in OTHERS}
        self.labels = {each: SeatLabel(look, each, table) for each in OTHERS}
        self.melds = {each: MeldBlock(look, each, table) for each in OTHERS}
        self.note = DealNote(look, table)
        self._layout: TableLayout | None = None

    def show_view(self, view: SeatView | None) -> None:
        """Show what everybody may see; an empty table before the first deal."""
        self.centre.show_view(view)
        self.note.show_view(view)
        for widget in (*self.rivers.values(), *self.backs.values(), *self.labels.values(), *self.melds.values()):
            widget.setVisible(view is not None)
        if view is None:
            return
        newest = view.last_discard[0] if view.last_discard is not None else None
        for seat in Seat:
            self._show_seat(view, seat, newest is seat)
        self._stand_labels()

    def say_of_deal(self, said: str) -> None:
        """Say something in place of how the deal was made."""
        self.note.say_instead(said)
        self._stand_labels()

    def show_bots(self, bots: Mapping[Relation, BotId]) -> None:
        """Tell which bot plays at each place."""
        for each, label in self.labels.items():
            label.show_bot(bots.get(each))

    def place(self, layout: TableLayout) -> None:
        """Put everything in its place."""
        self.centre.setGeometry(layout.centre)
        self.rivers[Relation.SELF].place(layout.river, layout.discard)
        for each in OTHERS:
            seat = layout.seats[each]
            self.rivers[each].place(seat.river, layout.discard)
            self.backs[each].place(seat.backs, layout.factor)
            self.labels[each].setGeometry(seat.label)
            self.melds[each].place(seat.melds, layout.meld)
        self._layout = layout
        self._stand_labels()

    def newest_spot(self, which: Relation) -> QRectF:
        """Where the last discard of a player lies, in the table's pixels."""
        river = self.rivers[which]
        return river.next_spot().translated(river.pos())

    def _show_seat(self, view: SeatView, seat: Seat, newest: bool) -> None:
        which = relation(view.seat, seat)
        open_seat = view.seats[seat]
        self.rivers[which].show_discards(open_seat.discards, newest)
        if which is not Relation.SELF:
            won = view.result.tile if isinstance(view.result, Won) and view.result.seat is seat else None
            self.backs[which].show_hand(open_seat.count, open_seat.hand, won)
            self.labels[which].show_seat(seat, seat is view.dealer)
            self.melds[which].show_melds(seat, open_seat.melds)

    def _stand_labels(self) -> None:
        """A side player's label stands above the backs, and above the melds where these need two rows."""
        if self._layout is None:
            return
        self._stand_across(self._layout.seats[Relation.ACROSS], QRect(self._layout.corner))
        for each in (Relation.NEXT, Relation.PREVIOUS):
            label, seat = self.labels[each], self._layout.seats[each]
            high = self.melds[each].rows_used() > 1
            top = seat.melds.top() - label.height() - 4 if high else seat.label.top()
            label.move(label.x(), max(0, top))
        self.melds[Relation.ACROSS].setGeometry(self._beside_label(self._layout.seats[Relation.ACROSS].melds))

    def _stand_across(self, seat: SeatLayout, corner: QRect) -> None:
        """How the deal was made stands behind the words of the label across, which makes room for it."""
        label = self.labels[Relation.ACROSS]
        words = label.natural_width() + _BESIDE_LABEL
        wanted = corner.right() + 1 - self.note.natural_width() - words
        label.move(max(seat.backs.right() + 1 + _BESIDE_LABEL, min(seat.label.x(), wanted)), seat.label.y())
        corner.setLeft(label.x() + words)
        self.note.setGeometry(corner)

    def _beside_label(self, melds: QRect) -> QRect:
        """The place of the melds across, without what the label at the left takes of it: they stand above the label
        where this leaves them their height, else beside it."""
        label, left = self.labels[Relation.PREVIOUS], QRect(melds)
        if label.y() - _ABOVE_LABEL > melds.bottom():
            return left
        left.setBottom(label.y() - _ABOVE_LABEL)
        if left.height() < _BEARABLE * melds.height():
            left = QRect(melds)
            left.setLeft(label.x() + label.natural_width() + _BESIDE_LABEL)
        return left
