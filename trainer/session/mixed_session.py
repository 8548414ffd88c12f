"""A table with several people at one screen: whose turn it is, what that person may see, and who plays in empty chairs.

A hand of somebody is given to the window only after this person has said to be there, and is taken away with the move.
Not loaded with the session: the page of the mixed table brings it.
"""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from trainer.coach.hints import HintLevel, Moment
from trainer.game import (
    Deal,
    IllegalMove,
    Move,
    Result,
    SeatView,
    TableRules,
    Won,
    place_of,
    prevailing_in,
    to_act,
    view,
)
from trainer.game.bots.protocol import BotId
from trainer.game.code import CodeError, Invitation, deal_code
from trainer.rules import Seat
from trainer.session.history import History, begun
from trainer.session.opponents import Opponents
from trainer.session.table_session import TableSession
from trainer.store import Settings
from trainer.text import Language


class Sitter(Struct, frozen=True):
    """Who sits at a place: a person, or a ``bot`` in an empty chair. ``line`` is the winning line in points."""

    name: str
    line: int = 10
    level: HintLevel = HintLevel.OFF
    language: Language = Language.ZH
    bot: BotId | None = None


Sitters = tuple[Sitter, Sitter, Sitter, Sitter]
"""By place: the seat of the first hand, E S W N."""


def mixed_deal(sitters: Sitters, number: int, seed: int, settings: Settings) -> Deal:
    """The deal of hand ``number`` by the values and the settlement of the settings; lines go with the people."""
    rules = TableRules(settings.values, settings.scheme, prevailing_in(number) if settings.prevailing else None)
    east, south, west, north = (sitters[place_of(seat, number)].line for seat in Seat)
    return Deal(seed, rules, (east, south, west, north))


class MixedSession(QObject):
    """One hand after another among ``sitters``. ``turn`` is the seat of the person who is to move, None while bots do
    and at the end; ``view`` is what that person sees, None until `show_hand` and again after the move. ``changed``
    tells of all of it, ``ended`` gives the result of a hand."""

    changed = Signal()
    ended = Signal(object)

    def __init__(self, table: TableSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.sitters: Sitters | None = None
        self.number = 1
        self.turn: Seat | None = None
        self.view: SeatView | None = None
        self.result: Result | None = None
        self._history: History | None = None
        self._deal: Deal | None = None
        self.pace = 0
        self._opponents = Opponents(table.reach, self)
        self._opponents.moved.connect(self._advance)
        table.changed.connect(self._when_free)

    @property
    def playing(self) -> bool:
        """Whether a hand is on the table that is not over."""
        return self._history is not None and not self._history.state.over

    def sitter(self, seat: Seat) -> Sitter:
        """Who sits at a seat in this hand."""
        assert self.sitters is not None
        return self.sitters[place_of(seat, self.number)]

    def begin(self, sitters: Sitters, number: int, deal: Deal, pace: int) -> None:
        """Deal hand ``number``; bots wait ``pace`` milliseconds before each move."""
        self.sitters, self.number, self.pace, self._deal = sitters, number, pace, deal
        self.result = None
        self._show(begun(deal))

    def show_hand(self) -> None:
        """The person whose turn it is has said to be there."""
        if self.turn is not None and self._history is not None and self.view is None:
            self.view = view(self._history.state, self.turn)
            self.changed.emit()

    def hide_hand(self) -> None:
        """Whoever sat there has left the screen."""
        if self.view is not None:
            self.view = None
            self.changed.emit()

    def play(self, move: Move) -> None:
        """Make the move of the person whose hand is shown; one that is not allowed changes nothing."""
        if self.view is None or self._history is None or move.seat is not self.turn:
            return
        try:
            history = self._history.play(move)
        except IllegalMove:
            return
        self._show(history)

    def stop(self) -> None:
        """Nobody plays any more."""
        self._opponents.stop()
        self._history = self.view = self.turn = None

    def code(self) -> str:
        """The code of the deal, for the same hand on other machines; empty where there is none."""
        if self._deal is None:
            return ""
        right, across, left = (self.sitter(seat).bot or BotId.STEADY for seat in Seat.E.others())
        try:
            return deal_code(Invitation(self._deal, Seat.E, (right, across, left)))
        except CodeError:
            return ""

    def final_view(self) -> SeatView | None:
        """The hand that is over as the winner sees it, or who sits East."""
        if self._history is None or not self._history.state.over:
            return None
        result = self._history.state.result
        return view(self._history.state, result.seat if isinstance(result, Won) else Seat.E)

    @property
    def bots(self) -> Mapping[Seat, BotId]:
        """Who plays in the empty chairs."""
        return {seat: bot for seat in Seat if (bot := self.sitter(seat).bot) is not None}

    def _advance(self, move: Move) -> None:
        if self._history is not None:
            self._show(self._history.play(move))

    def _show(self, history: History) -> None:
        """Take the hand from the screen, and see who is next."""
        self._history, self.view = history, None
        bots = self.bots
        self.turn = next((seat for seat in to_act(history.state) if seat not in bots), None)
        if history.state.over:
            self.result = history.state.result
        self._go_on()
        self.changed.emit()
        if self.result is not None:
            self.ended.emit(self.result)

    def _go_on(self) -> None:
        """Let a bot move, as soon as the learner's own table asks for no move of its own."""
        if self._history is None or self._table.moment is Moment.WAITING:
            self._table.hurry()
            return
        self._opponents.go_on(self.bots, self._history.state, self.pace)

    def _when_free(self) -> None:
        if self.playing and self.turn is None:
            self._go_on()
