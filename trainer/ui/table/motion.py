"""Which tile flies from where to where when something happened at the table."""

from collections.abc import Iterable

from PySide6.QtCore import QRectF

from trainer.game import ChowMade, DiscardMade, Drawn, Event, KongMade, PungMade, ReplacementDrawn, SeatView
from trainer.rules import Relation, Seat, Tile, relation
from trainer.ui.look import Look
from trainer.ui.table.flight import Flights
from trainer.ui.table.ground import Ground


class TableMotion:
    """Shows events as flights over the table, once the table shows what came of them."""

    def __init__(self, look: Look, ground: Ground) -> None:
        self._ground = ground
        self.flights = Flights(look, ground)
        self._left: QRectF | None = None

    def remember(self, tile: Tile) -> None:
        """Keep in mind where a tile of the own hand stands, before it is discarded."""
        hand = self._ground.hand
        places = [i for i, button in enumerate(hand.buttons) if button.tile is tile]
        chosen = [i for i in places if hand.buttons[i].is_chosen]
        found = (chosen or places)[-1:]
        self._left = hand.tile_spot(found[0]).translated(hand.pos()) if found else None

    def show_events(self, view: SeatView, events: Iterable[Event]) -> None:
        """Fly what moved. Whatever was in the air lands first."""
        self.flights.land_all()
        for event in events:
            match event:
                case Drawn(seat, tile, _) | ReplacementDrawn(seat, tile, _) if seat is view.seat and tile is view.drawn:
                    self._draw(tile)
                case DiscardMade(seat, tile, _):
                    self._discard(view, seat, tile)
                case ChowMade(seat, _, claimed, source):
                    self._claim(view, seat, claimed, source)
                case PungMade(seat, meld, source):
                    self._claim(view, seat, meld.tile, source)
                case KongMade(seat, meld, _, source) if source is not None:
                    self._claim(view, seat, meld.tile, source)
        self._left = None

    def _draw(self, tile: Tile | None) -> None:
        """The own drawn tile comes from the middle of the table."""
        buttons = self._ground.hand.buttons
        if tile is None or not buttons or buttons[-1].tile is not tile:
            return
        button = buttons[-1]
        centre = QRectF(self._ground.felt.centre.geometry()).center()
        small = self._ground.felt.rivers[Relation.SELF].spot(0)
        start = QRectF(centre.x() - small.width() / 2, centre.y(), small.width(), small.height())
        end = self._ground.hand.tile_spot(len(buttons) - 1).translated(self._ground.hand.pos())
        button.set_arriving(True)
        if not self.flights.send(tile, start, end, lambda: button.set_arriving(False)):
            button.set_arriving(False)

    def _discard(self, view: SeatView, seat: Seat, tile: Tile) -> None:
        which = relation(view.seat, seat)
        river = self._ground.felt.rivers[which]
        if not river.tiles or river.tiles[-1] is not tile:
            return
        start = self._left if which is Relation.SELF and self._left is not None else self._hand_of(which)
        river.hide_last(True)
        if not self.flights.send(tile, start, self._ground.felt.newest_spot(which), lambda: river.hide_last(False)):
            river.hide_last(False)

    def _claim(self, view: SeatView, seat: Seat, tile: Tile, source: Seat) -> None:
        river = self._ground.felt.rivers[relation(view.seat, source)]
        start = river.spot(len(river.tiles)).translated(river.pos())
        which = relation(view.seat, seat)
        hand = self._ground.hand
        block = hand.melds if which is Relation.SELF else self._ground.felt.melds[which]
        spots = block.spots()
        if not spots:
            return
        end = max(spots[-1], key=lambda rect: rect.width()).translated(block.pos())
        if which is Relation.SELF:
            end.translate(hand.pos())
        upright = QRectF(end.left(), end.top(), min(end.width(), end.height()), 0)
        upright.setHeight(upright.width() * 4 / 3)
        self.flights.send(tile, start, upright, lambda: None)

    def _hand_of(self, which: Relation) -> QRectF:
        """The middle of a player's tiles, as a place for one small tile."""
        if which is Relation.SELF:
            widget = self._ground.hand
            spots = [button.tile_rect().translated(button.pos()) for button in widget.buttons]
            return spots[-1].translated(widget.pos()) if spots else QRectF()
        backs = self._ground.felt.backs[which]
        spots = list(backs.spots())
        if not spots:
            return QRectF()
        middle = spots[len(spots) // 2].translated(backs.pos())
        return QRectF(middle.left(), middle.top(), middle.width(), middle.width() * 4 / 3)
