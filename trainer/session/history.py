"""The moves of one hand with those taken back: a frozen value with undo and redo to the learner's own decisions."""

from functools import lru_cache

from msgspec import Struct

from trainer.game import (
    Deal,
    DealError,
    Discard,
    Event,
    Move,
    Pass,
    Record,
    RecordError,
    SeatView,
    State,
    WinRefused,
    apply,
    replay_steps,
    seen_by,
    start_hand,
    view,
)
from trainer.game.wording import event_phrase
from trainer.rules import Phrase, Seat, ValueSetError, load_values
from trainer.store import SavedHand

Step = tuple[State, tuple[Event, ...]]


class History(Struct, frozen=True):
    """Every state of a hand with the events that led to it; the first ``made`` moves stand, the rest were taken back.

    ``steps`` holds the dealt state and one more for each move.
    """

    steps: tuple[Step, ...]
    made: int

    @property
    def state(self) -> State:
        """The hand as it stands."""
        return self.steps[self.made][0]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move that stands, or the deal, led to."""
        return self.steps[self.made][1]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move, also those taken back."""
        return self.steps[-1][0].moves

    def play(self, move: Move) -> "History":
        """Make a move; what was taken back is gone. Raises `trainer.game.IllegalMove`."""
        return History((*self.steps[: self.made + 1], apply(self.state, move)), self.made + 1)

    def decided(self, seat: Seat, first: int = 0) -> tuple[tuple[SeatView, Move], ...]:
        """The moves of ``seat`` that stand, from the ``first`` on, each with what the seat saw when it made it."""
        places = [place for place, move in enumerate(self.moves[: self.made]) if move.seat is seat]
        return tuple((view(self.steps[place][0], seat), self.moves[place]) for place in places[first:])

    def own_moves(self, seat: Seat) -> tuple[Move, ...]:
        """The moves of ``seat`` that stand."""
        return tuple(move for move in self.moves[: self.made] if move.seat is seat)

    def undone(self, seat: Seat) -> "History | None":
        """Back to the last decision of ``seat`` before now; None when there is none."""
        places = (place for place in reversed(range(self.made)) if self.moves[place].seat is seat)
        return self._at(next(places, None))

    def redone(self, seat: Seat) -> "History | None":
        """Forward to the next decision of ``seat``, or to the last move taken back; None when nothing was."""
        end = len(self.moves)
        if self.made == end:
            return None
        places = (place for place in range(self.made + 1, end) if self.moves[place].seat is seat)
        return self._at(next(places, end))

    def _at(self, made: int | None) -> "History | None":
        return None if made is None else History(self.steps, made)

    def left_by(self, seat: Seat) -> State | None:
        """The hand as the last discard of ``seat`` left it; None before its first one."""
        places = (place for place in reversed(range(self.made)) if self.moves[place].seat is seat)
        discards = (place for place in places if isinstance(self.moves[place], Discard))
        last = next(discards, None)
        return None if last is None else self.steps[last + 1][0]

    def refusal(self, seat: Seat) -> WinRefused | None:
        """The complete hand below its line that ``seat`` could not win with: with the tile it has drawn, else with the
        last discard that would have completed it since it moved. On its own turn only a discard counts that led to
        this turn. None where there was none."""
        own_turn = self.state.turn is seat and self.state.offer is None
        for state, events in reversed(self.steps[self.made if own_turn else 0 : self.made + 1]):
            refused = (event for event in reversed(events) if isinstance(event, WinRefused) and event.seat is seat)
            if (last := next(refused, None)) is not None:
                return last
            if state.moves and state.moves[-1].seat is seat and not isinstance(state.moves[-1], Pass):
                return None
        return None

    def log(self, seat: Seat) -> tuple[Phrase, ...]:
        """The hand so far in sentences, as ``seat`` may know it."""
        return tuple(phrase for _, events in self.steps[: self.made + 1] for phrase in _sentences(events, seat))


@lru_cache(maxsize=512)
def _sentences(events: tuple[Event, ...], seat: Seat) -> tuple[Phrase, ...]:
    return tuple(event_phrase(event, seat) for event in seen_by(events, seat))


def begun(deal: Deal) -> History:
    """A hand just dealt. Raises `trainer.game.DealError` for a start that cannot be made."""
    return History((start_hand(deal),), 0)


def resumed(record: Record, made: int) -> History:
    """A hand from its moves, of which ``made`` stand. Raises `trainer.game.RecordError` or `DealError`."""
    return History(replay_steps(record), min(made, len(record.moves)))


class LeftHand(Struct, frozen=True):
    """What its learner saw of it last, and the hand so far in sentences."""

    view: SeatView
    log: tuple[Phrase, ...]


def left_hand(saved: SavedHand) -> LeftHand | None:
    """The hand as it was left; None when it does not replay."""
    seat = saved.invitation.seat
    try:
        load_values(saved.invitation.deal.rules.values)
        history = resumed(saved.record_of_all, saved.made)
    except (RecordError, DealError, ValueSetError, OSError):
        return None
    return LeftHand(view(history.state, seat), history.log(seat))
