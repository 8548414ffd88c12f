"""Makes the first moment of a hand. A start between two fans may take a second to find: it is looked for beside the
window."""

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from trainer.coach.first_hand import invitation_to
from trainer.game import Conflict, Deal, DealError
from trainer.game.code import Invitation
from trainer.session.history import History
from trainer.session.questions import AskDeal, AskFirstDeal, Question
from trainer.session.reach_service import ReachService

PATIENCE: Final = 300
"""Milliseconds after which it is told that a deal takes time."""


class NewHand(Struct, frozen=True):
    """A hand that is wanted; ``retry``: its wall was played before."""

    invitation: Invitation
    retry: bool = False


class Dealing(QObject):
    """Deals one hand at a time; another that is wanted takes the place of the one on its way. ``patience``:
    milliseconds after which a deal is slow."""

    dealt = Signal(object, object)
    """`NewHand`, and the `History` it begins with."""
    refused = Signal(object, object)
    """`NewHand`, and the `DealError` that says why it cannot be dealt."""
    slow_changed = Signal()
    """`slow` is another than before."""

    def __init__(self, reach: ReachService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reach = reach
        self._wanted: NewHand | None = None
        self._asked: AskDeal | AskFirstDeal | None = None
        self._slow = False
        self.patience = PATIENCE
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self._set_slow(True))
        reach.deal_ready.connect(self._ready)
        reach.failed.connect(self._failed)

    @property
    def slow(self) -> bool:
        """Whether a deal is on its way that takes time."""
        return self._slow

    def deal(self, wanted: NewHand) -> None:
        """Deal a hand: `dealt` or `refused` tells it, at once where no search is needed."""
        self.cancel()
        asked = AskDeal(wanted.invitation.deal)
        self._wanted, self._asked = wanted, asked
        if isinstance(wanted.invitation.deal.start, Conflict):
            self._timer.start(self.patience)
            self._reach.ask_deal(asked)
        else:
            self._ready(asked, asked.answer())

    def deal_first(self, seed: int) -> None:
        """Deal the prepared hand of a seed; it is practice and counts in no score."""
        self.cancel()
        self._asked = AskFirstDeal(seed)
        self._timer.start(self.patience)
        self._reach.ask_deal(self._asked)

    def cancel(self) -> None:
        """Deal nothing any more; what is on the table stays."""
        self._wanted = self._asked = None
        self._timer.stop()
        self._set_slow(False)

    def _ready(self, asked: AskDeal | AskFirstDeal, found: History | Deal | DealError) -> None:
        if asked is not self._asked:
            return
        if isinstance(found, Deal):
            self.deal(NewHand(invitation_to(found), retry=True))
            return
        wanted = self._wanted
        self.cancel()
        if wanted is not None:
            (self.refused if isinstance(found, DealError) else self.dealt).emit(wanted, found)

    def _failed(self, asked: Question) -> None:
        if asked is self._asked:
            self.cancel()

    def _set_slow(self, slow: bool) -> None:
        if slow is not self._slow:
            self._slow = slow
            self.slow_changed.emit()
