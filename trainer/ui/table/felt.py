"""The upper part of the table: the centre, everybody's discards, the opponents with their melds."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QWidget

from trainer.game import SeatView, Won
from trainer.game.bots.protocol import BotId
from trainer.rules import Relation, Seat, relation
from trainer.ui.look import Look
from trainer.ui.table.centre import Centre
from trainer.ui.table.disclosure import Disclosed
from trainer.ui.table.melds import MeldBlock
from trainer.ui.table.opponent import Backs, SeatLabel
from trainer.ui.table.places import Places
from trainer.ui.table.river import River

OTHERS = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)


class Felt:
    """The widgets of the felt, children of the table's ground. Not a widget of its own, so that nothing lies over
    anything else."""

    def __init__(self, look: Look, ground: QWidget) -> None:
        self.centre = Centre(look, ground)
        self.rivers: Mapping[Relation, River] = {each: River(look, each, ground) for each in Relation}
        self.backs = {each: Backs(look, each, ground) for each in OTHERS}
        self.labels = {each: SeatLabel(look, each, ground) for each in OTHERS}
        self.melds = {each: MeldBlock(look, each, ground) for each in OTHERS}
        self.disclosed = Disclosed(look, ground)
        self._places: Places | None = None

    def show_view(self, view: SeatView | None) -> None:
        """Show what everybody may see; an empty table before the first deal."""
        self.centre.show_view(view)
        self.disclosed.show_view(view)
        for widget in (*self.rivers.values(), *self.backs.values(), *self.labels.values(), *self.melds.values()):
            widget.setVisible(view is not None)
        if view is None:
            return
        newest = view.last_discard[0] if view.last_discard is not None else None
        for seat in Seat:
            self._show_seat(view, seat, newest is seat)
        self._stand_labels()

    def show_bots(self, bots: Mapping[Relation, BotId]) -> None:
        """Tell which bot plays at each place."""
        for each, label in self.labels.items():
            label.show_bot(bots.get(each))

    def place(self, places: Places) -> None:
        """Put everything in its place."""
        self.centre.setGeometry(places.centre)
        self.rivers[Relation.SELF].place(places.river, places.small_tile)
        for each in OTHERS:
            side = places.sides[each]
            self.rivers[each].place(side.river, places.small_tile)
            self.backs[each].place(side.backs, places.factor)
            self.labels[each].setGeometry(side.label)
            self.melds[each].place(side.melds, places.small_tile)
        self._places = places
        self._stand_labels()

    def newest_spot(self, which: Relation) -> QRectF:
        """Where the last discard of a player lies, in the ground's pixels."""
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
        """A side player's label stands just above its melds: lower while they fill one row. How the deal was made
        stands behind the words of the label across."""
        if self._places is None:
            return
        across, corner = self.labels[Relation.ACROSS], QRect(self._places.corner)
        corner.setLeft(across.x() + across.natural_width() + 12)
        self.disclosed.setGeometry(corner)
        for each in (Relation.NEXT, Relation.PREVIOUS):
            label, side = self.labels[each], self._places.sides[each]
            rows = self.melds[each].rows_used()
            top = side.melds.bottom() + 1 - round(rows * 50 * self._places.factor) - label.height() - 5
            label.move(label.x(), max(side.label.top(), top))
