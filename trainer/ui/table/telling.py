"""Keeps the turn line at what the moment, the choice and the last notice ask for."""

from PySide6.QtCore import QObject

from trainer.coach.after_discard import details, line
from trainer.coach.hints import HintLevel
from trainer.rules import Phrase
from trainer.session import TableSession
from trainer.session.history import History
from trainer.ui.look import Look
from trainer.ui.table.choices import refusal_of
from trainer.ui.table.ground import Ground
from trainer.ui.table.hint_show import HintShow
from trainer.ui.table.speech import Said, turn_of


class Telling(QObject):
    """Says on the turn line what there is to say. A notice stays until the learner acts, whatever others do."""

    def __init__(self, look: Look, session: TableSession, ground: Ground, hints: HintShow, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._ground = ground
        self._hints = hints
        self._notice: Phrase | None = None
        self._aside: Phrase | None = None
        session.played.connect(self._played)
        session.notice.connect(self.tell)
        session.discard_judged.connect(lambda _: self.show_now())
        ground.hand.chosen.connect(lambda _: self.show_now())
        hints.explained.connect(self._explain)

    def tell(self, notice: Phrase) -> None:
        """Show a sentence in place of the usual one."""
        self._notice = notice
        self.show_now()

    def forget_notice(self) -> None:
        """The learner has done something else: the notice is out of date."""
        self._notice = None

    def _explain(self, aside: Phrase | None) -> None:
        """Say something as long as it is looked at."""
        if aside != self._aside:
            self._aside = aside
            self.show_now()

    def _played(self, history: History) -> None:
        if history.moves[-1].seat is self._session.seat:
            self.forget_notice()

    def say_why_no_paths(self) -> None:
        """Where the hint level shows no paths now though they are asked for, say when it does."""
        key = {HintLevel.OFF: "table-paths-off", HintLevel.AFTER: "table-paths-later"}.get(self._session.hint_level)
        if key is not None and self._session.view is not None and not self._hints.visible.panel:
            self.tell(Phrase.of(key))

    def show_now(self) -> None:
        """Bring the line up to date."""
        judged = self._session.judgement
        told: tuple[Phrase, ...] = ()
        if judged is not None and self._hints.visible.judgement:
            told = (line(judged), *details(judged))
        hand, choices = self._ground.hand, self._ground.choices
        refused = self._session.refusal if self._hints.visible.refusals else None
        said = Said(
            chosen=hand.chosen_tile,
            judgement=told,
            refusal=None if refused is None else refusal_of(refused),
            notice=self._aside or self._notice,
            choosing=choices.open,
            resumable=self._session.view is None and self._session.resumable() is not None,
            waiting=self._session.left_hand() if self._session.view is None else None,
            left=self._session.left_before,
        )
        self._ground.turn.show_turn(turn_of(self._session.view, said, self._look.words))
