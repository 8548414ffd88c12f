"""The hand on the table goes into the archive move by move; a failure of the file is told and stops nothing."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

from trainer.game import DealError, RecordError
from trainer.game.code import Invitation
from trainer.rules import Phrase, ValueSetError, load_values
from trainer.session.history import History, resumed
from trainer.session.tally import Tally, tally_of
from trainer.store import Archive, Profile, ReadError, SavedHand, SaveError, Unreadable
from trainer.store.branches import Fork

T = TypeVar("T")


@dataclass(slots=True)
class _Kept:
    """The hand on the table. ``number`` in the archive is 0 until it is begun there, which comes before all else that
    is written of it; ``history`` is None until a move was made; ``fork``: where it parted from another hand."""

    invitation: Invitation
    retry: bool
    number: int = 0
    history: History | None = None
    fork: Fork | None = None


class Autosave:
    """Keeps one running hand. ``tell`` is called with what the user should know.

    What could not be written is written, in its order, before the next thing that is to be; what never can be is left
    out, so that it holds up nothing else. Why something could not be written is told at once, and while that lasts
    again at the beginning and the end of each hand.
    """

    def __init__(
        self, archive: Archive, tell: Callable[[Phrase], None], today: Callable[[], date] = date.today
    ) -> None:
        self._archive = archive
        self._tell = tell
        self._today = today
        self._sitting: int | None = None
        self._hand: _Kept | None = None
        self._behind: deque[Callable[[], object]] = deque()
        self._failing = self._blind = False
        self._tally: tuple[date, Tally] | None = None

    @property
    def archive(self) -> Archive:
        """Where hands are kept."""
        return self._archive

    @property
    def number(self) -> int:
        """The number in the archive of the hand on the table; 0 while there is none."""
        return 0 if self._hand is None else self._hand.number

    def begin(self, invitation: Invitation, *, retry: bool, fork: Fork | None = None) -> None:
        """A new hand, from its deal or from a moment of another one; the first one begins an evening."""
        self._failing = False
        self._hand = _Kept(invitation, retry, fork=fork)
        self._write_begin(self._hand)

    def _write_begin(self, hand: _Kept) -> None:
        def write() -> None:
            """Begin it in the archive, and the evening where there is none."""
            if self._sitting is None:
                self._sitting = self._archive.begin_sitting()
            hand.number = self._archive.begin(self._sitting, hand.invitation, retry=hand.retry, fork=hand.fork)

        self._write(write)

    def played(self, history: History) -> None:
        """A move was made, and perhaps the hand ended with it."""
        moves = history.state.moves
        self._write_of_hand(history, lambda hand: self._archive.save_moves(hand, moves))
        self._finish_if_over(history)

    def taken_back(self, history: History) -> None:
        """The learner took moves back."""
        made = history.made

        def write(hand: int) -> None:
            """Take them back there, too."""
            self._archive.take_back(hand, made)
            self._tally = None

        self._write_of_hand(history, write)

    def made_again(self, history: History) -> None:
        """Moves taken back were made again, perhaps up to the end."""
        made = history.made
        self._write_of_hand(history, lambda hand: self._archive.make_again(hand, made))
        self._finish_if_over(history)

    @property
    def unsaved(self) -> bool:
        """Whether moves are in memory alone, and gone when the program ends."""
        return bool(self._behind) or (self._hand is not None and self._archive.in_memory)

    def move_to(self, folder: Path) -> Phrase | None:
        """Keep everything in another folder from now on: all hands, or, where their file cannot be read any more, the
        one on the table. None when that is done; else why not."""
        path = Profile(folder).hands_file
        try:
            self._archive.move_to(path)
        except SaveError as error:
            return error.phrase
        except ReadError:
            self._archive.begin_anew(path)
            self._write_all_again()
        self._failing = self._blind = False
        self._tally = None
        self.catch_up()
        return self._archive.database.notices[-1] if self._archive.in_memory else None

    def restore(self, backup: Path) -> Phrase | None:
        """Put a copy in the place of the file of hands, and go on with the hand on the table there. None when that is
        done; else why not, and everything is as it was."""
        self.catch_up()
        self._tally = None
        try:
            self._archive.restore(backup)
        except SaveError as error:
            return error.phrase
        except OSError as error:
            return Phrase.of("store-not-saved", reason=error.strerror or str(error))
        for notice in self._archive.database.notices:
            self._tell(notice)
        self._failing = self._blind = False
        self._write_all_again()
        return None

    def _write_all_again(self) -> None:
        """Put the hand on the table into another archive, which may hold an earlier moment of it."""
        self._behind.clear()
        self._sitting = None
        if self._hand is None:
            return
        there = _found_again(self._archive, self._hand)
        if there is None:
            self._hand.number = 0
            self._write_begin(self._hand)
        else:
            self._hand.number, self._sitting = there.id, there.sitting
        if (history := self._hand.history) is not None:
            self._write_of_hand(history, lambda hand: self._archive.save_moves(hand, history.moves))
            self._write_of_hand(history, lambda hand: self._archive.make_again(hand, history.made))
            self._finish_if_over(history)

    def catch_up(self) -> None:
        """Write what could not be written before, as far as it can be now."""
        while self._behind:
            # Taken out first: whatever it raises, it holds up nothing that comes after it.
            write = self._behind.popleft()
            try:
                write()
                self._failing = False
            except SaveError as error:
                if not self._failing:
                    self._tell(error.phrase)
                self._failing = True
                if error.passing:
                    self._behind.appendleft(write)
                    return

    def tally(self) -> Tally:
        """The score of today; it is read from the archive where it may have changed."""
        today = self._today()
        if self._tally is None or self._tally[0] != today:
            self._tally = today, tally_of(self._read(self._archive.outcomes_today) or ())
        return self._tally[1]

    def waiting(self) -> SavedHand | None:
        """A hand left in the middle, other than the one on the table."""
        try:
            found = self._read(self._archive.running)
        except Unreadable as error:
            self._tell(error.phrase)
            return None
        on_table = found is not None and self._hand is not None and found.id == self._hand.number
        return None if on_table else found

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
            self._write(lambda: self._archive.mark_unreadable(saved.id))
            self._tell(Unreadable(saved.id, str(error)).phrase)
            return None
        self._sitting, self._hand = saved.sitting, _Kept(saved.invitation, saved.retry, saved.id, history)
        self._write(lambda: self._archive.run_again(saved.id))
        self._finish_if_over(history)  # the program ended between the last move and the result
        return history

    def _finish_if_over(self, history: History) -> None:
        state = history.state

        def write(hand: int) -> None:
            """Keep the result."""
            self._archive.finish(hand, state)
            self._tally = None

        if state.over:
            self._failing = False
            self._write_of_hand(history, write)

    def _write_of_hand(self, history: History, write: Callable[[int], object]) -> None:
        """Write something of the hand on the table, which is now as ``history``, by its number in the archive."""
        hand = self._hand
        if hand is not None:
            hand.history = history
            self._write(lambda: write(hand.number))

    def _write(self, write: Callable[[], object]) -> None:
        self._behind.append(write)
        self.catch_up()

    def _read(self, look: Callable[[], T]) -> T | None:
        try:
            found = look()
        except ReadError as error:
            if not self._blind:
                self._tell(error.phrase)
            self._blind = True
            return None
        self._blind = False
        return found


def _found_again(archive: Archive, hand: _Kept) -> SavedHand | None:
    """The hand as an archive holds it, where it is the last one there."""
    over = hand.history is not None and hand.history.state.over
    try:
        found = next(iter(archive.finished(limit=1)), None) if over else archive.running()
    except (ReadError, Unreadable):
        return None
    alike = found is not None and (found.invitation, found.retry) == (hand.invitation, hand.retry)
    return found if alike else None
