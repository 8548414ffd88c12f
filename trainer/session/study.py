"""A played hand under review: what is known of it, what the learner chose again, and the branches beside it."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, Signal

from trainer.coach.review import Decision, HandReview
from trainer.coach.review.why import missed_for
from trainer.game import Move
from trainer.game.code import CodeError
from trainer.game.position_code import CodedPosition, position_code
from trainer.rules import FanId, Phrase
from trainer.session.branching import BranchRow, branch_rows
from trainer.session.figures import keep_figures, with_said_goal
from trainer.session.questions import AskWhy, Question
from trainer.session.reviewing import Reviewing
from trainer.session.table_session import TableSession
from trainer.session.worker import Lane
from trainer.store import ReadError, SavedHand, SaveError
from trainer.store.goals import SaidGoal, keep_goal
from trainer.store.listing import HandEnd, hands_page

_FINISHED: Final = (HandEnd.WON, HandEnd.LOST, HandEnd.EXHAUSTED)


class Study(QObject):
    """Reviews one hand of the archive, then the other hands of its record. ``number`` is that of the hand; ``review``
    is None until it is there. A turning point is told only when the learner has chosen again, or does not want to."""

    changed = Signal()
    """Anything is different."""
    arrived = Signal()
    """The review is there, before `changed`."""

    def __init__(self, session: TableSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.number: int | None = None
        self.saved: SavedHand | None = None
        self.review: HandReview | None = None
        self.rows: tuple[BranchRow, ...] = ()
        self._told: dict[tuple[int, int], Move | None] = {}
        self._reasons: dict[AskWhy, Phrase | None] = {}
        self.reviewing = Reviewing(session.reach, session.saving, self)
        self.reviewing.reviewed.connect(self._take)
        self.reviewing.slow_changed.connect(self.changed)
        self.reviewing.finished.connect(self._finish)
        session.reach.page_ready.connect(self._take_reason)
        session.archive_replaced.connect(self._forget)

    def look_at(self, number: int | None) -> None:
        """Review a hand, or without one that which was looked at last, or the newest that was finished. One that is
        there already stays."""
        wanted = number or self.number or self._newest()
        if wanted is not None and (wanted != self.number or self.review is None):
            self.number, self.saved, self.review, self.rows = wanted, None, None, ()
            self.reviewing.begin([wanted])
        elif self.review is not None:
            self._compare()  # branches were played since
        self.changed.emit()

    def cancel(self) -> None:
        """Give up what is on its way."""
        self.reviewing.cancel()
        self.changed.emit()

    def follow(self, goal: FanId | None) -> None:
        """The learner says which fan it followed; that is kept with the hand."""
        if self.review is None or self.saved is None:
            return
        archive, number = self._session.saving.archive, self.saved.id
        self.review = self.review.following(goal)
        try:
            keep_goal(archive.database, number, SaidGoal(goal))
            keep_figures(archive, number, self.review)
        except SaveError as error:
            self._session.notice.emit(error.phrase)
        self.changed.emit()

    def hidden(self, decision: Decision) -> bool:
        """Whether a decision is a turning point that is to be chosen again first."""
        turning = () if self.review is None else self.review.turning
        return any(decision is turn for turn in turning) and self._key(decision) not in self._told

    def tell(self, decision: Decision, picked: Move | None = None) -> None:
        """Tell a turning point; ``picked``: what the learner chose now."""
        if self.hidden(decision):
            self._told[self._key(decision)] = picked
            self.changed.emit()

    def picked(self, decision: Decision) -> Move | None:
        """What the learner chose when it was asked again."""
        return self._told.get(self._key(decision))

    def reason(self, decision: Decision) -> Phrase | None:
        """Why a discard cost something; asked for where it is not known yet."""
        missed = missed_for(decision)
        if missed is None:
            return None
        asked = AskWhy(decision.seen.position, *missed, decision.seen.rules.values)
        if asked not in self._reasons and not self.reviewing.busy:
            self._session.reach.ask_page(Lane.REVIEW, asked)
        return self._reasons.get(asked)

    def code(self, decision: Decision) -> str | Phrase:
        """The code of the moment before a decision, or why there is none."""
        assert self.saved is not None
        try:
            return position_code(CodedPosition(self.saved.invitation, self.saved.moves[: decision.place]))
        except CodeError as error:
            return error.phrase

    def play_from(self, decision: Decision) -> None:
        """Put the moment before a decision on the table, as a branch of this hand."""
        if self.saved is not None:
            self._session.play_from(self.saved, decision.place)

    def _key(self, decision: Decision) -> tuple[int, int]:
        return self.number or 0, decision.place

    def _newest(self) -> int | None:
        archive = self._session.saving.archive
        try:
            found = [hand for end in _FINISHED for hand in hands_page(archive, end=end, limit=1)]
        except ReadError as error:
            self._session.notice.emit(error.phrase)
            return None
        return max(found, key=lambda hand: (hand.started, hand.number)).number if found else None

    def _take(self, saved: SavedHand, review: HandReview | None) -> None:
        if review is not None:
            review = with_said_goal(self._session.saving.archive, saved.id, review)
            with suppress(SaveError):  # it is worked out again then
                keep_figures(self._session.saving.archive, saved.id, review)
        if saved.id != self.number or self.review is not None:
            return  # a branch beside it
        self.saved, self.review = saved, review
        if review is None:
            self._session.notice.emit(Phrase.of("history-no-replay", n=saved.id))
        self.arrived.emit()

    def _finish(self) -> None:
        self._compare()
        self.changed.emit()

    def _compare(self) -> None:
        """Read the hands of the same record, and have those reviewed that were not yet."""
        before, self.rows = {row.saved.id for row in self.rows}, self._read_rows()
        unknown = [row.saved.id for row in self.rows if row.figures is None and row.saved.id not in before]
        if unknown and self.review is not None:
            self.reviewing.begin(unknown)

    def _read_rows(self) -> tuple[BranchRow, ...]:
        try:
            return () if self.number is None else branch_rows(self._session.saving.archive, self.number)
        except ReadError:
            return ()

    def _take_reason(self, asked: Question, reason: Phrase | None) -> None:
        if isinstance(asked, AskWhy) and asked not in self._reasons:
            self._reasons[asked] = reason
            self.changed.emit()

    def _forget(self) -> None:
        """Another archive has other hands."""
        self.reviewing.cancel()
        self.number, self.saved, self.review, self.rows = None, None, None, ()
        self._told.clear()
