"""What happens to a try: its steps, what is asked of the worker for it, and what of it is kept. It shows nothing."""

import secrets

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QObject, Signal

from trainer.coach.building import (
    Build,
    BuildPlace,
    BuildTask,
    Ending,
    TableBuild,
    TableTry,
    Turned,
    WaysCompared,
    complete,
)
from trainer.coach.building.order import BuildOrder
from trainer.game import DealError
from trainer.game.deals import MAX_SEED
from trainer.rules import FanId, Tile, readable_values
from trainer.session.building import BuildKeeper, invitation_to
from trainer.session.questions import AskBuild, AskWays
from trainer.session.worker import Lane
from trainer.ui.building.told import Told
from trainer.ui.page import Context, practice_of


class BuildController(QObject):
    """Holds the try. ``working`` gives the key of what is at work; ``moved``: the try has a new moment to be played;
    ``finished`` gives what is `Told` of it; ``lacking``: there is no try, so one is to be chosen; ``seated``: it is on
    the table. ``left`` is a try at the table that is not over."""

    working = Signal(str)
    moved = Signal()
    finished = Signal(object)
    lacking = Signal()
    seated = Signal()

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context, session = context, context.session
        practice = practice_of(context)
        self._keeper = BuildKeeper(lambda: context.settings.profile.folder, practice, session.notice.emit)
        self._clock = QElapsedTimer()
        self._asked: AskBuild | AskWays | None = None
        self._fresh = False
        self._game: TableTry | None = None
        self.left: TableTry | None = None
        self.build: Build | None = None
        self.home: tuple[FanId, ...] = ()
        session.reach.page_ready.connect(self._take)
        session.reach.failed.connect(self._failed)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None

    def resume(self) -> None:
        """Go on with what was there, or with what the last run of the program kept."""
        if self._asked is not None:
            self._ask(self._asked)  # another page may have asked in its place
        elif self.build is None:
            kept = self._keeper.last()
            if kept:
                self._ask(AskBuild(None, kept))
            else:
                self.lacking.emit()

    def begin(self, task: BuildTask) -> None:
        """Deal the tiles of a task."""
        self._ask(AskBuild(task))

    def order(self, order: BuildOrder) -> None:
        """Deal other tiles for an order, under the values in force."""
        self.begin(order.task(secrets.randbelow(MAX_SEED), readable_values(self._context.settings.current.values)))

    def show_table(self, game: TableTry) -> None:
        """Look at a try that was played at the table."""
        self.build, self._game, self.left = None, game, None
        self._ask(AskWays(game))

    def go_on(self) -> None:
        """Go back to the try that was left at the table; where another hand lies there, its tiles from the
        beginning."""
        game, session = self.left, self._context.session
        if game is None:
            return
        waiting = session.resumable()
        if game.invitation == session.invitation:
            self.seated.emit()
        elif waiting is not None and waiting.invitation == game.invitation:
            session.resume()
            self.seated.emit()
        else:
            self._seat(game.again())

    def cancel(self) -> None:
        """Wait for nothing any more."""
        self._asked = None
        self._context.session.reach.ask_page(Lane.EXERCISE)

    def throw(self, tile: Tile, keeps: tuple[FanId, ...]) -> None:
        """Discard a tile for some roads."""
        if self.build is not None and not self.build.over:
            self._go(self.build.throw(tile, keeps))

    def win(self) -> None:
        """Declare the goal that is complete."""
        if self.build is not None and self.home:
            self._go(self.build.end(Ending.WON))

    def leave(self) -> None:
        """End the try as it is."""
        if self.build is not None and not self.build.over:
            self._go(self.build.end(Ending.LEFT))

    def back(self) -> None:
        """Take the last step back."""
        if self.build is not None and not self.busy and (self.build.thrown or self.build.over):
            self._go(self.build.back())

    def again(self) -> None:
        """The same tiles from the beginning."""
        if self.build is not None:
            self._go(self.build.again())
        elif self._game is not None:
            self._seat(self._game.again())

    def aid(self) -> None:
        """The panel is looked at."""
        if self.build is not None and not self.build.known:
            self.build = self.build.aided()
            self._keeper.keep(self.build)

    def _go(self, build: Build) -> None:
        self._keeper.keep(build)
        self._fresh = build.over
        self._show(build)

    def _show(self, build: Build) -> None:
        """Play on, or have a try that is over compared."""
        self.build = build
        self.home = () if build.over else complete(build)
        if build.over:
            self._ask(AskWays(build))
        else:
            self.moved.emit()

    def _seat(self, game: TableTry) -> None:
        """Put a try on the table. What is kept of it tells the table its goal."""
        self.build, self._game, self.left = None, game, None
        self._keeper.keep(game)
        self._clock.start()
        self._context.session.same_wall(game.invitation)
        self.seated.emit()

    def _ask(self, question: AskBuild | AskWays) -> None:
        self._asked = question
        self.working.emit("build-comparing" if isinstance(question, AskWays) else "build-dealing")
        self._context.session.reach.ask_page(Lane.EXERCISE, question)

    def _take(self, question: object, answer: object) -> None:
        if question != self._asked:
            return
        self._asked = None
        match question, answer:
            case AskWays(), (Build() | TableBuild() as build, WaysCompared() as comparison, tuple() as turns):
                self._tell(build, comparison, turns)
            case AskWays(TableTry() as game), None:
                self.left = game
                self.lacking.emit()
            case AskBuild(), TableTry():
                self.show_table(answer)
            case AskBuild(BuildTask(place=BuildPlace.TABLE) as task), Build():
                self._seat(TableTry(task, invitation_to(task, self._context.settings.current)))
            case AskBuild(), Build():
                self._game = self.left = None
                self._clock.start()
                if isinstance(question, AskBuild) and question.task is not None:
                    self._keeper.keep(answer)
                self._show(answer)
            case _, DealError():
                self._context.session.notice.emit(answer.phrase)
                self.lacking.emit()
            case _:
                self.lacking.emit()

    def _tell(self, build: Build | TableBuild, comparison: WaysCompared, turns: tuple[Turned, ...]) -> None:
        if self._fresh or (isinstance(build, TableBuild) and not build.game.counted):
            self._fresh = False
            self._keeper.answer(build, comparison, self._clock.elapsed() / 1000 if self._clock.isValid() else 0)
            if isinstance(build, TableBuild):
                self._game = replace(build.game, counted=True)
                self._keeper.keep(self._game)
        self.finished.emit(Told(build, comparison, turns))

    def _failed(self, question: object) -> None:
        if question == self._asked:
            self._asked = None
            self.lacking.emit()
