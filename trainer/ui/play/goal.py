"""A hand at the table that is a try at building: its goal is said all through, and it is kept at every move."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from trainer.coach.hints import Moment
from trainer.game import Dealt, Won
from trainer.session.history import History
from trainer.store.last_build import last_build
from trainer.ui.page import Context, practice_of
from trainer.ui.play.hint_controller import HintController
from trainer.ui.table import Action

if TYPE_CHECKING:
    from trainer.coach.building import TableTry
    from trainer.session.building import BuildKeeper

_MOVES: Final = '"record"'
"""What a kept try at the table has, and one that is built alone has not."""
_COMPARE = Action("build", "build-compare", "Enter", primary=True)
_SCORE = Action("score", "table-deal-score", "")
_REVIEW = Action("review", "table-deal-review", "R")
_AGAIN = Action("again", "table-deal-again", "A")


class TableGoal(QObject):
    """Knows the try whose hand lies on the table: the one that was kept last, where it is this deal."""

    def __init__(self, context: Context, hints: HintController, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._hints = context, hints
        self._session = session = context.session
        self._game: TableTry | None = None
        self._keeper: BuildKeeper | None = None
        self._find(fresh=False)
        self._settle(changed=self.on)
        session.changed.connect(self._follow)
        for moved in (session.played, session.taken_back, session.made_again):
            moved.connect(self._keep)
        hints.asking_changed.connect(self._see)
        context.settings.changed.connect(self._see)

    @property
    def on(self) -> bool:
        """Whether a goal is built on the table."""
        return self._game is not None

    @property
    def said(self) -> str:
        """The goal, in the language in force; empty where there is none."""
        if self._game is None:
            return ""
        from trainer.coach.building.saying import goal_said

        return goal_said(self._game.task, self._context.look.words)

    @property
    def actions(self) -> tuple[Action, ...]:
        """What can be done when the hand is over; nothing before, and while its worth is asked for."""
        view = self._session.view
        if self._game is None or view is None or not view.over or self._session.veiled:
            return ()
        score = (_SCORE,) if isinstance(view.result, Won) else ()
        return (_COMPARE, *score, _REVIEW, _AGAIN)  # another hand is dealt by its key all the same

    def compare(self) -> None:
        """Show what the try came to, as it is kept: its answer may have been counted before."""
        self._find(fresh=False)
        self._context.open_page("build", self._game)

    def _find(self, *, fresh: bool) -> None:
        """Look whether the hand on the table is the try that was kept; ``fresh``: it was dealt just now."""
        folder = self._context.settings.profile.folder
        kept, self._game = last_build(folder), None
        if _MOVES not in kept or self._session.invitation is None:
            return
        from trainer.session.building import BuildKeeper, table_try  # only now: they bring the exercises

        self._game = table_try(kept, self._session.invitation)
        if self._game is None:
            return
        self._keeper = BuildKeeper(lambda: folder, practice_of(self._context), self._session.notice.emit)
        if fresh and self._game.moves:
            self._take(self._game.again())

    def _follow(self, _: object, events: object) -> None:
        """Look again where another hand, or another moment of one, came to the table; see what is shown."""
        dealt, before = isinstance(events, tuple) and any(isinstance(event, Dealt) for event in events), self.on
        if dealt or not events:
            self._find(fresh=dealt)
        self._settle(changed=dealt or self.on is not before)
        self._see()

    def _settle(self, *, changed: bool) -> None:
        """A try is begun with hints on request: what is seen without being asked for would tell what to do."""
        if changed:
            self._session.quiet = self.on
            self._session.use(self._context.settings.current)

    def _keep(self, history: History) -> None:
        if self._game is not None:
            self._take(self._game.played(history.moves[: history.made]))

    def _see(self, *_: object) -> None:
        """A try in which the panel was seen tells nothing about the learner."""
        game, session = self._game, self._session
        if game is None or game.known or session.moment in (Moment.EMPTY, Moment.OVER):
            return
        if session.visible(asked=self._hints.asked).panel:
            self._take(game.aided())

    def _take(self, game: "TableTry") -> None:
        self._game = game
        if self._keeper is not None:
            self._keeper.keep(game)
