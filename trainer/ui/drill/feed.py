"""Has questions made ahead, beside the window's thread: the next one while the learner still thinks."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from trainer.coach.drills import RankedDrill
from trainer.coach.exercises import CannotAsk, Exercise, Grade
from trainer.coach.practice import Course
from trainer.session.questions import AskExercise, AskFacts, AskPanel, OfPage
from trainer.session.reach_service import ReachService
from trainer.session.worker import Lane


class QuestionFeed(QObject):
    """Asks the worker for what a course needs. ``values`` gives the value set in force by its id.

    ``arrived``: the next question is there, or there is none of its kind. ``facts_found`` gives a drill and the facts
    of its choices, ``panel_found`` the reach panel that was looked for.
    """

    arrived = Signal()
    facts_found = Signal(object, object)
    panel_found = Signal(object)

    def __init__(self, reach: ReachService, values: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._reach, self._values = reach, values
        self._wanted: AskExercise | None = None
        self._about: tuple[OfPage, ...] = ()
        self._look: AskPanel | None = None
        self.ready: Exercise | CannotAsk | None = None
        reach.page_ready.connect(self._take)

    @property
    def over(self) -> bool:
        """Whether the course has no next question."""
        return self._wanted is None

    def want(self, course: Course) -> None:
        """Have the next question of a course made, before all that is asked about the one that is shown."""
        ask = course.next_ask()
        self.ready, self._wanted = None, None if ask is None else AskExercise(ask, self._values())
        self.ask_again()

    def ask_again(self) -> None:
        """Ask for what is still wanted; another page may have asked in its place."""
        waiting = () if self._wanted is None or self.ready is not None else (self._wanted,)
        self._reach.ask_page(Lane.EXERCISE, *waiting, *self._about)

    def take(self) -> Exercise | CannotAsk | None:
        """The next question, if it is there; it is there no more."""
        found, self.ready = self.ready, None
        return found

    def shown(self, course: Course, exercise: Exercise) -> None:
        """A question is asked: have every question made that may follow it, then find the facts of its own."""
        facts = (AskFacts(exercise),) if isinstance(exercise, RankedDrill) else ()
        after = (course.after(grade, 0).next_ask() for grade in Grade)
        ahead = (AskExercise(ask, self._values()) for ask in after if ask is not None)
        self._about = (*dict.fromkeys(ahead), *facts)
        self._look = None
        self._reach.ask_page(Lane.EXERCISE, *self._about)

    def look(self, drill: RankedDrill, line: int) -> None:
        """Have the reach panel of a drill made, at a winning line in points."""
        self._look = AskPanel(drill.position, self._values(), line)
        self._reach.ask_page(Lane.EXERCISE, self._look, *self._about)

    def _take(self, question: OfPage, answer: object) -> None:
        if question in self._about and isinstance(question, AskFacts):
            self._about = tuple(other for other in self._about if other is not question)
            self.facts_found.emit(question.drill, answer)
        elif question == self._look:
            self.panel_found.emit(answer)
        elif question == self._wanted and isinstance(answer, Exercise | CannotAsk):
            self.ready = answer
            self.arrived.emit()
