"""The door to one hand: it holds the state, moves the opponents, and says what changed.

A page shows `view` and calls `play`; it never sees a `trainer.game.State`.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from trainer.coach.after_discard import AfterDiscard, after_discard
from trainer.coach.hints import HintLevel, Moment, Visible, moment_of, visible
from trainer.game import Discard, Event, IllegalMove, Move, SeatView, WinRefused, seen_by, view
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.reach import Line, Position, Reach
from trainer.rules import Phrase, Relation, Seat, Tile
from trainer.session.history import History
from trainer.session.opponents import Opponents, bot_at, just_discarded
from trainer.session.reach_service import ReachService
from trainer.session.worker import Lane

READING = 1200
"""The least wait, in milliseconds, after the learner's discard when the hints come only then: time to read them."""


class HandSession(QObject):
    """One hand with the learner at ``seat`` and bots at the others.

    ``view`` is None until a hand was begun. ``judgement`` is what the learner's last discard did, once it is known;
    ``left_position`` is the position that it left, without what came since. ``refusal`` is the learner's complete hand
    that its line forbids: until the next own turn when a discard completed it, until the own discard when the drawn
    tile did.
    """

    changed = Signal(object, object)
    """View, and the events that led to it as the learner may know them (none after undo, redo and resume)."""
    reach_ready = Signal(object, object)
    """Position, `trainer.reach.Reach`: for the position on the table, or for one asked of `reach`."""
    discard_judged = Signal(object)
    """`trainer.coach.after_discard.AfterDiscard`."""
    ended = Signal(object)
    """The view of a hand that is over, after `changed`."""
    notice = Signal(object)
    """A `trainer.rules.Phrase` that the learner should read."""
    played = Signal(object)
    """`History` after any move."""
    taken_back = Signal(object)
    """`History` after an undo."""
    made_again = Signal(object)
    """`History` after a redo."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = Seat.E
        self.view: SeatView | None = None
        self.judgement: AfterDiscard | None = None
        self.left_position: Position | None = None
        self.refusal: WinRefused | None = None
        self.hint_level = HintLevel.ALWAYS
        self.pace = 0
        self.reach = ReachService(self)
        self.reach.reach_ready.connect(self._reach_found)
        self.reach.notice.connect(self.notice)
        self._history: History | None = None
        self._invitation: Invitation | None = None
        self._left: tuple[Position, Tile] | None = None
        self._opponents = Opponents(self.reach, self)
        self._opponents.moved.connect(self._opponent_moved)

    @property
    def moment(self) -> Moment:
        """What the learner is doing."""
        return moment_of(self.view)

    @property
    def position(self) -> Position | None:
        """The position on the table as `reach` knows it."""
        return None if self.view is None else self.view.position

    @property
    def bots(self) -> Mapping[Relation, BotId]:
        """Who plays beside the learner, by place; nobody before the first hand."""
        others = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)
        return {} if self._invitation is None else dict(zip(others, self._invitation.opponents, strict=True))

    @property
    def invitation(self) -> Invitation | None:
        """How the hand on the table was dealt, and for whom."""
        return self._invitation

    @property
    def own_moves(self) -> tuple[Move, ...]:
        """The learner's moves in the hand so far."""
        return () if self._history is None else self._history.own_moves(self.seat)

    def decided(self, first: int = 0) -> tuple[tuple[SeatView, Move], ...]:
        """The learner's moves in the hand so far, from the ``first`` on, each with the view in which it was made."""
        return () if self._history is None else self._history.decided(self.seat, first)

    @property
    def log(self) -> tuple[Phrase, ...]:
        """The hand so far, in sentences."""
        return () if self._history is None else self._history.log(self.seat)

    def begin(self, invitation: Invitation, history: History, events: tuple[Event, ...] = ()) -> None:
        """Put a hand on the table, in place of the one there; ``events`` are told with it."""
        self._invitation, self.seat = invitation, invitation.seat
        self.reach.values = invitation.deal.rules.values
        self.reach.line = invitation.deal.lines[invitation.seat]
        self._turn_to(history, events)

    def play(self, move: Move) -> None:
        """Make the learner's move. An illegal one changes nothing and gives a notice for every reason.

        Raises `ValueError` for a move of another seat.
        """
        if move.seat is not self.seat:
            raise ValueError(f"{move} is no move of the learner's seat {self.seat.letter}")
        if self._history is None or self.view is None:
            return
        try:
            history = self._history.play(move)
        except IllegalMove as error:
            for reason in error.reasons:
                self.notice.emit(reason)
            return
        if not isinstance(move, Discard):
            self._advance(history)
            return
        self.judgement, self._left = None, (self.view.position, move.tile)
        left = self._left
        self._advance(history)
        if self._left is left:
            self.reach.ask(left[0], lane=Lane.JUDGED)

    def undo(self) -> None:
        """Go back to the learner's last decision, across the moves of others; nothing happens without one."""
        back = self._history and self._history.undone(self.seat)
        if back:
            self.taken_back.emit(back)
            self._turn_to(back)

    def redo(self) -> None:
        """Go forward again to the next decision; nothing happens when nothing was taken back."""
        forth = self._history and self._history.redone(self.seat)
        if forth:
            self.made_again.emit(forth)
            self._turn_to(forth)

    def can_undo(self) -> bool:
        """Whether there is a decision to go back to."""
        return self._history is not None and self._history.undone(self.seat) is not None

    def can_redo(self) -> bool:
        """Whether moves were taken back and nothing else was played since."""
        return self._history is not None and self._history.redone(self.seat) is not None

    def hurry(self) -> None:
        """Let the opponents move without waiting until the learner has something to decide."""
        if self.moment is Moment.WAITING:
            self._opponents.hurry()

    def visible(self, *, asked: bool = False) -> Visible:
        """What of the reach may be shown now; ``asked``: the learner holds the key for a look."""
        acted = self.view is not None and bool(self.view.discards)
        return visible(self.hint_level, self.moment, asked=asked, acted=acted)

    def close(self) -> None:
        """Stop the opponents and end the reach thread, waiting for it."""
        self._opponents.stop()
        self.reach.close()

    def _turn_to(self, history: History, events: tuple[Event, ...] = ()) -> None:
        """Stand at another moment than the next move would lead to."""
        self.judgement = self._left = None
        self.reach.forget_wishes()
        self._show(history, events)

    def _opponent_moved(self, move: Move) -> None:
        assert self._history is not None
        self._advance(self._history.play(move))

    def _advance(self, history: History) -> None:
        # Saved before it is shown: what the learner has seen happen is never lost.
        self.played.emit(history)
        self._show(history, history.events)

    def _show(self, history: History, events: tuple[Event, ...]) -> None:
        self._history = history
        shown = self.view = view(history.state, self.seat)
        left = history.left_by(self.seat)
        self.left_position = None if left is None else view(left, self.seat).position
        self.refusal = history.refusal(self.seat)
        assert self._invitation is not None
        bots = {other: bot_at(self._invitation, other) for other in self.seat.others()}
        self._opponents.go_on(bots, history.state, self._wait(history.state.moves))
        self.changed.emit(shown, seen_by(events, self.seat))
        if self.view is not shown:
            return
        if shown.over:
            self.ended.emit(shown)
        else:
            self.reach.ask(shown.position, lane=Lane.NOW)

    def _wait(self, moves: tuple[Move, ...]) -> int:
        reading = self.hint_level is HintLevel.AFTER and just_discarded(moves, self.seat)
        return max(self.pace, READING) if reading else self.pace

    def _reach_found(self, position: Position, reach: Reach) -> None:
        self.reach_ready.emit(position, reach)
        if self._left is None or self._left[0] != position:
            return
        tile, self._left = self._left[1], None
        self.judgement = after_discard(reach, tile, Line(self.reach.line))
        self.discard_judged.emit(self.judgement)
