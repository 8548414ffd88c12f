"""Keeps the turn line at what the moment, the choice and the last notice ask for."""

from msgspec.structs import replace
from PySide6.QtCore import QObject

from trainer.coach.after_discard import verdict
from trainer.coach.claims import refusal_of
from trainer.coach.hints import HintLevel, Moment
from trainer.coach.turn_line import Said, Turn, turn_of
from trainer.game import Discard, Pass
from trainer.rules import Phrase
from trainer.session import TableSession
from trainer.session.history import History
from trainer.ui.look import Look
from trainer.ui.play.hint_controller import HintController
from trainer.ui.table import TableView


class TurnLinePresenter(QObject):
    """Says on the turn line what there is to say. A notice stays until the learner acts, whatever others do."""

    def __init__(
        self, look: Look, session: TableSession, table: TableView, hints: HintController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._session = session
        self._table = table
        self._hints = hints
        self._notice: Phrase | None = None
        self._aside: Phrase | None = None
        self._claimed = False
        self._guided: Turn | None = None
        session.played.connect(self._played)
        session.notice.connect(self.tell)
        session.discard_judged.connect(lambda _: self.show_now())
        table.chosen.connect(lambda _: self.show_now())
        table.choosing.connect(self.show_now)
        hints.explained.connect(self._explain)
        hints.answered.connect(self.show_now)

    def tell(self, notice: Phrase) -> None:
        """Show a sentence in place of the usual one."""
        self._notice = notice
        self.show_now()

    def lead(self, turn: Turn | None) -> None:
        """Say this in place of what the moment asks for; None: no more."""
        self._guided = turn

    def forget_notice(self) -> None:
        """The learner has done something else: the notice is out of date."""
        self._notice = None

    def say_why_no_paths(self) -> None:
        """Where the hint level shows no paths now though they are asked for, say when it does."""
        key = {HintLevel.OFF: "table-paths-off", HintLevel.AFTER: "table-paths-later"}.get(self._session.hint_level)
        if key is not None and self._session.view is not None and not self._hints.visible.panel:
            self.tell(Phrase.of(key))

    def show_now(self) -> None:
        """Bring the line up to date."""
        said = self._said()
        turn = turn_of(self._session.view, said, self._look.words)
        if self._guided is not None and not turn.above:
            turn = self._guided if said.notice is None else Turn(self._guided.title, turn.sentences)
        self._table.show_content(replace(self._table.content, turn=turn))

    def _said(self) -> Said:
        """What may be said now, beside what the hand itself tells."""
        session, allowed = self._session, self._hints.visible
        judged = session.judgement if allowed.judgement and not self._claimed else None
        refused = session.refusal if allowed.refusals else None
        left = session.left_hand() if session.view is None else None
        return Said(
            chosen=self._table.hand.chosen_tile,
            judgement=() if judged is None else verdict(judged),
            refusal=None if refused is None else refusal_of(refused),
            notice=self._aside or self._notice,
            choosing=self._table.choices.open,
            resumable=session.view is None and session.resumable() is not None,
            waiting=None if left is None else left.view,
            left=session.left_before,
            instead=self._hints.instead_of_win(),
            kinds=self._hints.kinds_waited_for,
            dealing=session.dealing.slow,
            asks=session.veiled if session.moment is Moment.OVER else session.asks_first,
        )

    def _explain(self, aside: Phrase | None) -> None:
        """Say something as long as it is looked at."""
        if aside != self._aside:
            self._aside = aside
            self.show_now()

    def _played(self, history: History) -> None:
        """After a claim or a kong the line speaks no longer of the discard before."""
        move = history.moves[-1]
        if move.seat is self._session.seat:
            self.forget_notice()
            if not isinstance(move, Pass):
                self._claimed = not isinstance(move, Discard)
