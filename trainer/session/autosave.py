"""The hand on the table goes into the archive move by move; a failure of the file is told once and stops nothing."""

from collections.abc import Callable
from typing import TypeVar

from trainer.game import DealError, RecordError, State
from trainer.game.code import Invitation
from trainer.rules import Phrase, ValueSetError, load_values
from trainer.session.history import History, resumed
from trainer.session.tally import Tally, tally_of
from trainer.store import Archive, ReadError, SavedHand, SaveError, Unreadable

T = TypeVar("T")


class Autosave:
    """Keeps one running hand. ``tell`` is called with what the user should know.

    A move that could not be saved is saved with the next one that can.
    """

    def __init__(self, archive: Archive, tell: Callable[[Phrase], None]) -> None:
        self._archive = archive
        self._tell = tell
        self._sitting: int | None = None
        self._hand: int | None = None
        self._kept = 0
        self._failing = self._blind = False
        self._tally: Tally | None = None

    def begin(self, invitation: Invitation, *, retry: bool) -> None:
        """A new hand; the first one begins an evening."""
        self._hand = self._tally = None
        self._kept = 0
        if self._sitting is None:
            self._sitting = self._try(self._archive.begin_sitting)
        sitting = self._sitting
        if sitting is not None:
            self._hand = self._try(lambda: self._archive.begin(sitting, invitation, retry=retry))

    def played(self, history: History) -> None:
        """A move was made, and perhaps the hand ended with it."""
        hand = self._hand
        if hand is None:
            return
        self._save(hand, history, min(self._kept, history.made - 1))
        if history.state.over:
            self._finish(hand, history.state)

    def taken_back(self, history: History) -> None:
        """The learner took moves back."""
        hand, self._tally = self._hand, None
        if hand is not None:
            self._try(lambda: self._archive.take_back(hand, history.made))

    def made_again(self, history: History) -> None:
        """Moves taken back were made again, perhaps up to the end."""
        hand, self._tally = self._hand, None
        if hand is None:
            return
        if self._kept < history.made:
            self._save(hand, history, self._kept)
        else:
            self._try(lambda: self._archive.make_again(hand, history.made))
        if history.state.over:
            self._finish(hand, history.state)

    def tally(self) -> Tally:
        """The score of today; it is read from the archive where it may have changed."""
        if self._tally is None:
            self._tally = tally_of(self._read(self._archive.outcomes_today) or ())
        return self._tally

    def waiting(self) -> SavedHand | None:
        """A hand left in the middle, other than the one on the table."""
        try:
            found = self._read(self._archive.running)
        except Unreadable as error:
            self._tell(error.phrase)
            return None
        return None if found is None or found.id == self._hand else found

    def running(self) -> SavedHand | None:
        """The hand that another one would take the place of: on the table, or left in the middle."""
        try:
            return self._read(self._archive.running)
        except Unreadable:
            return None

    def take_up(self, saved: SavedHand) -> History | None:
        """Go on with a saved hand and its sitting; None when it does not replay, which is told."""
        try:
            load_values(saved.invitation.deal.rules.values)
            history = resumed(saved.record_of_all, saved.made)
        except (RecordError, DealError, ValueSetError, OSError) as error:
            self._try(lambda: self._archive.mark_unreadable(saved.id))
            self._tell(Unreadable(saved.id, str(error)).phrase)
            return None
        self._sitting, self._hand, self._tally = saved.sitting, saved.id, None
        self._kept = len(saved.moves)
        self._try(lambda: self._archive.run_again(saved.id))
        if history.state.over:  # the program ended between the last move and the result
            self._finish(saved.id, history.state)
        return history

    def _save(self, hand: int, history: History, first: int) -> None:
        """Save the moves that stand, from place ``first`` on."""
        kept = self._try(lambda: self._archive.save_moves(hand, first, history.state.moves[first:]))
        self._kept = first if kept is None else kept

    def _finish(self, hand: int, state: State) -> None:
        self._tally = None
        self._try(lambda: self._archive.finish(hand, state))

    def _try(self, save: Callable[[], T]) -> T | None:
        try:
            done = save()
        except SaveError as error:
            if not self._failing:
                self._tell(error.phrase)
            self._failing = True
            return None
        self._failing = False
        return done

    def _read(self, look: Callable[[], T]) -> T | None:
        try:
            return look()
        except ReadError as error:
            if not self._blind:
                self._tell(error.phrase)
            self._blind = True
            return None
