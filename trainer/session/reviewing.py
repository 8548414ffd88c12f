"""Reviews of one hand or of many, worked out beside the window, with progress, and given up when they are no longer
wanted."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.coach.review import HandReview
from trainer.session.autosave import Autosave
from trainer.session.dealing import PATIENCE
from trainer.session.questions import AskReview, Question
from trainer.session.reach_service import ReachService
from trainer.session.worker import Lane
from trainer.store import ReadError, SavedHand, Unreadable

_AT_ONCE: Final = 4
"""Hands that wait in the thread beside the window; the others are read when their turn comes."""


class Reviewing(QObject):
    """Reviews the hands of some numbers in the archive, one after another. Asked again, it begins anew; another
    `Reviewing` over the same service takes its place."""

    reviewed = Signal(object, object)
    """The `SavedHand` and its `HandReview`, None for one that does not replay."""
    slow_changed = Signal()
    """`slow` is another than before."""
    progressed = Signal()
    """`done` is another than before."""
    finished = Signal()
    """Nothing is left to do."""

    def __init__(self, reach: ReachService, saving: Autosave, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reach, self._saving = reach, saving
        self._left: deque[int] = deque()
        self._asked: dict[AskReview, SavedHand] = {}
        self.done = self.all = 0
        self.slow = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._set_slow(True))
        reach.page_ready.connect(self._ready)
        reach.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return bool(self._left or self._asked)

    def begin(self, numbers: Sequence[int]) -> None:
        """Review these hands; those that cannot be read are passed over."""
        self.cancel()
        self._left.extend(numbers)
        self.done, self.all = 0, len(numbers)
        self._timer.start(PATIENCE)
        self._ask_more()

    def cancel(self) -> None:
        """Give up what is not done yet."""
        if self._asked:
            self._reach.ask_page(Lane.REVIEW)
        self._left.clear()
        self._asked.clear()
        self._timer.stop()
        self._set_slow(False)

    def _ask_more(self) -> None:
        while not self._asked and self._left:
            for _ in range(min(_AT_ONCE, len(self._left))):
                self._read(self._left.popleft())
        if self._asked:
            self._reach.ask_page(Lane.REVIEW, *self._asked)
        else:
            self._timer.stop()
            self._set_slow(False)
            self.finished.emit()

    def _read(self, number: int) -> None:
        try:
            saved = self._saving.archive.hand(number)
        except (Unreadable, ReadError):
            self.done += 1
        else:
            self._asked[AskReview(saved.record, saved.invitation.seat, number)] = saved

    def _ready(self, question: Question, review: HandReview | None) -> None:
        saved = self._asked.pop(question, None) if isinstance(question, AskReview) else None
        if saved is None:
            return
        self.done += 1
        self.reviewed.emit(saved, review)
        self.progressed.emit()
        if not self._asked:
            self._ask_more()

    def _failed(self, question: Question) -> None:
        if isinstance(question, AskReview):
            self._ready(question, None)

    def _set_slow(self, slow: bool) -> None:
        if slow is not self.slow:
            self.slow = slow
            self.slow_changed.emit()
