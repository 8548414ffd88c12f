"""Real hands feed memory: at the end of a hand the decisions that stand are kept as answers are."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.game.code import Invitation
from trainer.session import HandOver, SettingsKeeper, TableSession
from trainer.session.questions import AskTableLessons
from trainer.session.worker import Lane

if TYPE_CHECKING:
    from trainer.coach.table_lessons import TableLesson


class HandLearning(QObject):
    """Keeps what a hand says about the learner, once for each hand. A wall played before says nothing."""

    def __init__(self, session: TableSession, settings: SettingsKeeper, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._learned: Invitation | None = None
        session.hand_over.connect(self._take_note)
        session.reach.page_ready.connect(self._keep)

    def _take_note(self, over: HandOver) -> None:
        """Have the decisions looked at beside the window."""
        session, invitation = self._session, self._session.invitation
        if invitation is None or session.retrying or invitation is self._learned:
            return
        self._learned, targets = invitation, self._settings.current.pinned
        values = over.view.rules.values
        session.reach.ask_page(Lane.LEARNED, AskTableLessons(session.decided(), targets, invitation.deal.seed, values))

    def _keep(self, question: object, found: "tuple[TableLesson, ...]") -> None:
        if not isinstance(question, AskTableLessons):
            return
        from trainer.coach.table_lessons import TableSkill
        from trainer.session.practice import Practice, spacing_of

        session, settings = self._session, self._settings
        practice = Practice(
            lambda: session.saving.archive, session.notice.emit, spacing=lambda: spacing_of(settings.current)
        )
        missed = {card.subject.fan for card in practice.cards() if card.subject.skill == TableSkill.TABLE}
        for lesson in found:  # what was done right is told only where it was missed before
            if lesson.judgement.mistake is not None or missed & set(lesson.fans):
                practice.keep(lesson, lesson.judgement, 0)
