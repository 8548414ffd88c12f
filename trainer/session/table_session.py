"""The door of the table page: hand after hand, saved as it is played, with the score of the day."""

import secrets
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from trainer.coach.hints import NOTHING, HintLevel, Visible
from trainer.game import DealError, Record, RecordError, Result, SeatView, Start, Won, seat_in
from trainer.game.code import CodeError, Invitation, deal_code, new_seed, read_code
from trainer.game.position_code import CodedPosition, is_position_code, read_position
from trainer.rules import BUILT_IN, Phrase, Seat, ValueSetError, load_values
from trainer.session.autosave import Autosave
from trainer.session.dealing import Dealing, NewHand
from trainer.session.hand_session import HandSession
from trainer.session.history import History, LeftHand, left_hand, resumed
from trainer.session.invitations import has_its_fans, invitation_for, no_deal, start_for
from trainer.session.tally import Tally
from trainer.store import Archive, SavedHand, Settings, Unreadable
from trainer.store.branches import Fork


def random_seed() -> int:
    """A seed nobody can foresee, short enough for a short deal code."""
    return new_seed(secrets.randbits(64))


class HandOver(Struct, frozen=True):
    """A finished hand: how it looks to the learner, how it ended, and the day's score with it."""

    view: SeatView
    result: Result
    tally: Tally


class TableSession(HandSession):
    """A series of hands. Deals, lines and opponents follow the settings from the next deal on. ``retrying``: the wall
    on the table was played before, and the hand does not count. ``quiet``: hints come on request only, whatever the
    settings say, from the next `use` on. ``seeds`` gives the seed of the next deal. ``saving``
    tells whether moves are in memory alone (`Autosave.unsaved`), and keeps everything elsewhere (`Autosave.move_to`);
    ``dealing`` whether a deal is on its way, and gives it up."""

    hand_over = Signal(object)
    """`HandOver`, after `changed` has told the last move."""
    archive_replaced = Signal()
    """The archive holds other hands than before."""
    unveiled = Signal()
    """What the hand was worth may be told now."""

    def __init__(
        self,
        settings: Settings,
        archive: Archive,
        *,
        seeds: Callable[[], int] = random_seed,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._before: SavedHand | None = None
        self.retrying = self.quiet = False
        self._unveiled: Result | None = None
        self._left_hand: tuple[SavedHand, LeftHand | None] | None = None
        self.seeds = seeds
        self.dealing = Dealing(self.reach, self)
        self.dealing.dealt.connect(self._begin_new)
        self.dealing.refused.connect(lambda hand, error: self._refuse(error, hand.invitation.deal.start))
        self.saving = Autosave(archive, self.notice.emit)
        self.played.connect(self.saving.played)
        self.taken_back.connect(self.saving.taken_back)
        self.made_again.connect(self.saving.made_again)
        self.ended.connect(self._tell_end)
        self.use(settings)

    @property
    def tally(self) -> Tally:
        """The score of today, over all starts of the program."""
        return self.saving.tally()

    def use(self, settings: Settings) -> None:
        """Follow new settings: pace and hints at once, everything else from the next deal on."""
        self._settings = settings
        loud = settings.hint_level in (HintLevel.AFTER, HintLevel.ALWAYS)
        self.pace = settings.pace
        self.hint_level = HintLevel.ON_REQUEST if self.quiet and loud else settings.hint_level
        if self.view is None and settings.values in BUILT_IN:
            self.reach.values, self.reach.line = settings.values, settings.lines[0]

    @property
    def asks_first(self) -> bool:
        """Whether the learner says what a win is worth before it is told; never in a guided hand."""
        first = self._settings.first_hand
        guided = first is not None and not first.silent and first.plays(self._invitation)
        return self._settings.ask_first and not guided

    @property
    def veiled(self) -> bool:
        """Whether the hand on the table was won and nothing of its worth may be told yet."""
        result = None if self.view is None else self.view.result
        return self.asks_first and isinstance(result, Won) and result != self._unveiled

    def unveil(self) -> None:
        """The learner has answered, or wants to see the score without."""
        self._unveiled = None if self.view is None else self.view.result
        self.unveiled.emit()

    def visible(self, *, asked: bool = False) -> Visible:
        """What of the reach may be shown now: nothing of a win at hand that will be asked about."""
        win = None if self.view is None else self.view.win
        return NOTHING if self.asks_first and win is not None and win.allowed else super().visible(asked=asked)

    @property
    def log(self) -> tuple[Phrase, ...]:
        """The hand so far, in sentences; none that tells points while they are asked for."""
        told = super().log
        return tuple(said for said in told if "points" not in dict(said.items)) if self.veiled else told

    def can_undo(self) -> bool:
        """Whether there is a decision to go back to, or a hand that was left for this one."""
        return super().can_undo() or self._before is not None

    def undo(self) -> None:
        """Go back to the learner's last decision; from the first one to the hand that was left for this one."""
        if super().can_undo():
            super().undo()
        elif self._before is not None:
            self._take_up(self._before)

    @property
    def left_before(self) -> bool:
        """Whether the next undo goes back to a hand that was left for this one."""
        return self._before is not None and not super().can_undo()

    def deal_new(self) -> None:
        """A new wall. The deal passes with every hand finished today, the learner dealing first; until one is finished
        its seats stay."""
        number = self.tally.standings.number
        seat = seat_in(Seat.E, number)
        if not has_its_fans(self._settings):
            self.notice.emit(Phrase.of("session-start-without-fans"))
        try:
            invitation = invitation_for(self._settings, seat, self.seeds(), number)
        except DealError as error:
            self._refuse(error, start_for(self._settings, seat))
            return
        self._open(invitation)

    def same_wall(self, invitation: Invitation | None = None) -> None:
        """The hand on the table from its beginning, or an earlier one by its invitation; it does not count in the
        score. Nothing without a hand."""
        again = invitation or self._invitation
        if again is not None:
            self._open(again, retry=True)

    def play_from(self, saved: SavedHand, place: int) -> None:
        """Play on from the moment before a move of a saved hand, on the same wall: a branch of that hand, which does
        not count in the score. A hand that does not replay gives a notice and changes nothing."""
        self._play_on(saved.invitation, Fork(saved.id, saved.moves[:place]))

    def open_code(self, text: str) -> None:
        """The hand of a deal code, or the moment of a hand of a position code. A text that is none gives a notice and
        changes nothing."""
        try:
            if is_position_code(text):
                self._play_on(*_moment(read_position(text)))
            else:
                self._open(read_code(text))
        except CodeError as error:
            self.notice.emit(error.phrase)

    def code(self) -> str | None:
        """The deal code of the hand on the table; None, with a notice, where there is none."""
        if self._invitation is None:
            return None
        try:
            return deal_code(self._invitation)
        except CodeError as error:
            self.notice.emit(error.phrase)
            return None

    def resumable(self) -> SavedHand | None:
        """A hand that was left in the middle, other than the one on the table."""
        return self.saving.waiting()

    def left_hand(self) -> LeftHand | None:
        """How that hand looks, before it is gone on with; None also when it does not replay."""
        saved = self.resumable()
        if saved is None:
            self._left_hand = None
        elif self._left_hand is None or self._left_hand[0] != saved:
            self._left_hand = saved, left_hand(saved)
        return None if self._left_hand is None else self._left_hand[1]

    def resume(self, saved: SavedHand | None = None) -> None:
        """Go on with that hand where it was, or with another one that was left."""
        found = saved or self.saving.waiting()
        if found:
            self._take_up(found)

    def restore(self, backup: Path) -> Phrase | None:
        """Put a copy of the hands in their place; the hand on the table goes on. None when that is done, else why
        not."""
        failed = self.saving.restore(backup)
        self._before = self._left_hand = None
        self.archive_replaced.emit()
        return failed

    def close(self) -> None:
        """Write what could not be written before, if it can be now; stop the opponents and end the reach thread."""
        self.dealing.cancel()
        self.saving.catch_up()
        super().close()

    def _open(self, invitation: Invitation, *, retry: bool = False) -> None:
        try:
            load_values(invitation.deal.rules.values)
        except (ValueSetError, OSError):
            self.notice.emit(Phrase.of("session-no-values", name=invitation.deal.rules.values))
            return
        self.dealing.deal(NewHand(invitation, retry))

    def _begin_new(self, hand: NewHand, history: History) -> None:
        self._before = self.saving.running()
        self._unveiled, self.retrying = None, hand.retry
        self.saving.begin(hand.invitation, retry=hand.retry)
        self.begin(hand.invitation, history, history.events)

    def _play_on(self, invitation: Invitation, fork: Fork) -> None:
        """Begin a hand with the moves of a fork."""
        try:
            load_values(invitation.deal.rules.values)
            history = resumed(Record(invitation.deal, fork.moves), len(fork.moves))
        except (RecordError, DealError, ValueSetError, OSError) as error:
            self.notice.emit(Unreadable(fork.parent or 0, str(error)).phrase)
            return
        self.dealing.cancel()
        self._before, self.retrying = self.saving.running(), True
        self.saving.begin(invitation, retry=True, fork=fork)
        self.begin(invitation, history)

    def _take_up(self, saved: SavedHand) -> None:
        self.dealing.cancel()
        self._before = None
        history = self.saving.take_up(saved)
        if history:
            self.retrying = saved.retry
            self.begin(saved.invitation, history)

    def _refuse(self, error: DealError, start: Start) -> None:
        for fault in error.faults:
            self.notice.emit(no_deal(start, fault))

    def _tell_end(self, shown: SeatView) -> None:
        result = shown.result
        assert result is not None
        self.hand_over.emit(HandOver(shown, result, self.tally))


def _moment(coded: CodedPosition) -> tuple[Invitation, Fork]:
    """A moment that came as a code: of a hand that need not be in the archive."""
    return coded.invitation, Fork(None, coded.moves)
