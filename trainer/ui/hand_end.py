"""From the end of a hand to the scoring page: the move, the score and the page each have an event of their own."""

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.game import Won
from trainer.rules import WonHand
from trainer.session import HandOver
from trainer.ui.outcome import won_hand
from trainer.ui.score import ScorePage


class HandEnd(QObject):
    """Scores every win on ``page``. ``own_won``: the learner's own is there to be looked at."""

    own_won = Signal()

    def __init__(self, page: ScorePage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._won: WonHand | None = None

    def take(self, over: HandOver) -> None:
        """A hand is over; a win is scored next."""
        if isinstance(over.result, Won):
            self._won = won_hand(over.view, over.result)
            QTimer.singleShot(0, self, self.score)
            if over.result.seat is over.view.seat:
                QTimer.singleShot(0, self, self.own_won.emit)

    def score(self) -> None:
        """Bring the page to the last win, if it does not show it yet."""
        if self._won is not None:
            won, self._won = self._won, None
            self._page.show_hand(won)
