"""What the engine says of steps, asked beside the window: at once where it is known, else by signal."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from trainer.coach.bench import Terms
from trainer.coach.packs import Content, PackStep, StepAnswer, content_faults
from trainer.rules import load_values, readable_values
from trainer.session.questions import AskStep
from trainer.session.worker import Lane
from trainer.ui.page import Context


class StepAnswers(QObject):
    """Answers under the settings in force. ``ready`` gives the content that is answered now."""

    ready = Signal(object)

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._given: Mapping[Content, StepAnswer] = {}
        context.session.reach.page_ready.connect(self._take)

    def use(self, given: Mapping[Content, StepAnswer]) -> None:
        """Take these answers in place of the engine's, for hands that were scored by rules of their own."""
        self._given = given

    @property
    def terms(self) -> Terms:
        """What hands are scored by; points of the published rules where the chosen ones cannot be read."""
        settings = self._context.settings.current
        return Terms(load_values(readable_values(settings.values)), settings.scheme, settings.lines[0])

    def can_show(self, step: PackStep) -> bool:
        """Whether there is nothing wrong with what a step shows."""
        known = self.answer(step.content)
        return not known.faults if known is not None else not content_faults(step.content, self.terms)

    def answer(self, content: Content) -> StepAnswer | None:
        """The answer; None while it is worked out or was not asked for."""
        return self._given.get(content) or self._context.session.reach.known_step(self._question(content))

    def ask(self, contents: Iterable[Content]) -> None:
        """Ask for what is not known, in this order, in place of what was asked before."""
        questions = (self._question(content) for content in contents if self.answer(content) is None)
        self._context.session.reach.ask_page(Lane.STEP, *questions)

    def _question(self, content: Content) -> AskStep:
        settings = self._context.settings.current
        return AskStep(content, readable_values(settings.values), settings.scheme, settings.lines[0])

    def _take(self, question: object, _: object) -> None:
        if isinstance(question, AskStep):
            self.ready.emit(question.content)
