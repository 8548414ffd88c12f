"""Tiles on their way: a discard flies to its row, a claimed tile glides to its meld, a drawn one comes from the wall.

Flights are pictures over the table that take no input and delay none: what they show has already happened.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.game import ChowMade, DiscardMade, Drawn, Event, KongMade, PungMade, ReplacementDrawn, SeatView
from trainer.rules import Relation, Seat, Tile, relation
from trainer.ui.look import Look
from trainer.ui.table.felt import Felt
from trainer.ui.table.hand_row import HandRow
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles import TileFace


class Flight(QWidget):
    """One tile between two places of its parent."""

    def __init__(self, look: Look, tile: Tile, start: QRectF, end: QRectF, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._tile = tile
        self._start = start
        self._end = end
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.motion.valueChanged.connect(self._move)
        self._move()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the tile as large as its place is now."""
        painter = QPainter(self)
        self._look.art.draw(painter, QPointF(0, 0), self._width(), TileFace(self._tile))
        painter.end()

    def _share(self) -> float:
        value = self.motion.currentValue()
        return float(value) if value is not None else 0.0

    def _width(self) -> float:
        share = self._share()
        return round(self._start.width() + (self._end.width() - self._start.width()) * share)

    def _move(self) -> None:
        share = self._share()
        at = self._start.topLeft() + (self._end.topLeft() - self._start.topLeft()) * share
        width = self._width()
        self.setGeometry(QRect(round(at.x()), round(at.y()), round(width) + 1, round(width * TILE_RATIO) + 1))


class Flights:
    """The tiles in the air over ``table``. With reduced motion nothing flies."""

    def __init__(self, look: Look, table: QWidget) -> None:
        self._look = look
        self._table = table
        self._flying: list[tuple[Flight, Callable[[], None]]] = []

    @property
    def count(self) -> int:
        """How many tiles are in the air."""
        return len(self._flying)

    def send(self, tile: Tile, start: QRectF, end: QRectF, landed: Callable[[], None]) -> bool:
        """Send a tile; ``landed`` is called when it is there or the flight is cut short. False if nothing flies."""
        duration = self._look.motion.discard
        if duration <= 0 or start.isEmpty() or end.isEmpty() or not self._table.isVisible():
            return False
        flight = Flight(self._look, tile, start, end, self._table)
        entry = (flight, landed)
        self._flying.append(entry)
        flight.motion.setDuration(duration)
        flight.motion.finished.connect(lambda: self._land(entry))
        flight.show()
        flight.motion.start()
        return True

    def land_all(self) -> None:
        """Everything is where it belongs, at once."""
        for entry in tuple(self._flying):
            self._land(entry)

    def _land(self, entry: tuple[Flight, Callable[[], None]]) -> None:
        if entry not in self._flying:
            return
        self._flying.remove(entry)
        flight, landed = entry
        flight.motion.stop()
        flight.hide()
        flight.deleteLater()
        landed()


class TableMotion:
    """Shows events as flights over the table, once the table shows what came of them."""

    def __init__(self, look: Look, table: QWidget, felt: Felt, hand: HandRow) -> None:
        self._felt, self._hand = felt, hand
        self.flights = Flights(look, table)
        self._left: QRectF | None = None

    def remember(self, tile: Tile) -> None:
        """Keep in mind where a tile of the own hand stands, before it is discarded."""
        hand = self._hand
        places = [i for i, button in enumerate(hand.buttons) if button.tile is tile]
        chosen = [i for i in places if hand.buttons[i].is_chosen or hand.buttons[i].ring_shown]
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
        buttons = self._hand.buttons
        if tile is None or not buttons or buttons[-1].tile is not tile:
            return
        button = buttons[-1]
        centre = QRectF(self._felt.centre.geometry()).center()
        small = self._felt.rivers[Relation.SELF].spot(0)
        start = QRectF(centre.x() - small.width() / 2, centre.y(), small.width(), small.height())
        end = self._hand.tile_spot(len(buttons) - 1).translated(self._hand.pos())
        button.set_arriving(True)
        if not self.flights.send(tile, start, end, lambda: button.set_arriving(False)):
            button.set_arriving(False)

    def _discard(self, view: SeatView, seat: Seat, tile: Tile) -> None:
        which = relation(view.seat, seat)
        river = self._felt.rivers[which]
        if not river.tiles or river.tiles[-1] is not tile:
            return
        start = self._left if which is Relation.SELF and self._left is not None else self._hand_of(which)
        river.hide_last(True)
        if not self.flights.send(tile, start, self._felt.newest_spot(which), lambda: river.hide_last(False)):
            river.hide_last(False)

    def _claim(self, view: SeatView, seat: Seat, tile: Tile, source: Seat) -> None:
        river = self._felt.rivers[relation(view.seat, source)]
        start = river.spot(len(river.tiles)).translated(river.pos())
        which = relation(view.seat, seat)
        hand = self._hand
        block = hand.melds if which is Relation.SELF else self._felt.melds[which]
        spots = block.spots()
        if not spots:
            return
        end = max(spots[-1], key=lambda rect: rect.width()).translated(block.pos())
        if which is Relation.SELF:
            end.translate(hand.pos())
        upright = QRectF(end.left(), end.top(), min(end.width(), end.height()), 0)
        upright.setHeight(upright.width() * TILE_RATIO)
        self.flights.send(tile, start, upright, lambda: None)

    def _hand_of(self, which: Relation) -> QRectF:
        """The middle of a player's tiles, as a place for one small tile."""
        if which is Relation.SELF:
            widget = self._hand
            spots = [button.tile_rect().translated(button.pos()) for button in widget.buttons]
            return spots[-1].translated(widget.pos()) if spots else QRectF()
        backs = self._felt.backs[which]
        spots = list(backs.spots())
        if not spots:
            return QRectF()
        middle = spots[len(spots) // 2].translated(backs.pos())
        return QRectF(middle.left(), middle.top(), middle.width(), middle.width() * TILE_RATIO)
