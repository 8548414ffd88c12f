"""The felt under the hand of a drill: all of the page while it is asked, a strip behind the hand afterwards."""

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.drill.hand_question import HandQuestion
from trainer.ui.drill.panel import TrialPanel, TrialPhase
from trainer.ui.look import Look


class RoundGround(QWidget):
    """What a question stands on. ``trial``: the panel that asks it, somewhere on it."""

    def __init__(self, look: Look, trial: TrialPanel) -> None:
        super().__init__()
        self._look, self._trial = look, trial

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the felt from the hand to the end of it."""
        question = self._trial.question
        if not isinstance(question, HandQuestion):
            return
        top = question.mapTo(self, QPoint(0, 0)).y() - self._look.px(8)
        asking = self._trial.phase is TrialPhase.ASKING
        bottom = self.height() if asking else question.mapTo(self, QPoint(0, question.height())).y()
        painter = QPainter(self)
        painter.fillRect(QRectF(0, top, self.width(), bottom - top), QColor(self._look.theme.table))
