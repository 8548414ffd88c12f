"""The page that asks about the hand just won, one question after another, and then opens its score."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.ask_first import questions_about
from trainer.coach.exercises import ChoiceExercise, Exercise, Judgement
from trainer.session.practice import Practice, spacing_of
from trainer.ui.controls import PageScroll, QuietButton, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.question_head import QuestionHead
from trainer.ui.drill import TrialPanel
from trainer.ui.page import Context, Page
from trainer.ui.score import ScoreTopic
from trainer.ui.theme import PAGE_MARGIN, TILE_M

_SKIP: Final = "S"


class AskFirstPage(Page):
    """Asks about the win of a `ScoreTopic`. Every question can be passed over, and Esc shows the score at once."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        session, settings = context.session, context.settings
        self._practice = Practice(
            lambda: session.saving.archive, session.notice.emit, spacing=lambda: spacing_of(settings.current)
        )
        self._topic: ScoreTopic | None = None
        self._questions: tuple[ChoiceExercise, ...] = ()
        self._number = 0
        look = self._look
        self.bar = PageBar(look, "table")
        self.bar.serve(context)
        self.head = QuestionHead(look)
        self.trial = TrialPanel(look, "drill-next", TILE_M)
        self.trial.judged.connect(self._keep)
        self.trial.next_wanted.connect(self._go_on)
        self.skip, self.show_score = QuietButton(look, "", _SKIP), QuietButton(look, "", "Esc")
        self.skip.clicked.connect(self._go_on)
        self.show_score.clicked.connect(self._open_score)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Ask about a win from the beginning; without one go on."""
        if not isinstance(topic, ScoreTopic):
            return
        invitation = self._context.session.invitation
        self._topic, self._number = topic, 0
        self._questions = questions_about(topic.won, 0 if invitation is None else invitation.deal.seed)
        self._ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the question, S passes over it, Esc shows the score."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape:
            self._open_score()
        elif bare and self.skip.isVisible() and sign_of(event) == _SKIP:
            self._go_on()
        elif not self.trial.press(event):
            super().keyPressEvent(event)

    def _ask(self) -> None:
        """Ask the next question; after the last one show the score."""
        if self._number >= len(self._questions):
            self._open_score()
            return
        self.trial.ask(self._questions[self._number])
        self._area.verticalScrollBar().setValue(0)
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        self._number += 1
        self._ask()

    def _keep(self, exercise: Exercise, judgement: Judgement, seconds: float) -> None:
        self._practice.keep(exercise, judgement, seconds)
        self._refresh()

    def _open_score(self) -> None:
        self.trial.clear()
        self._context.session.unveil()
        self._context.open_page("score", self._topic)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the question have the letters that there is room for."""
        super().resizeEvent(event)
        self.head.fit(self.size())

    def _lay_out(self) -> None:
        look, page, holder = self._look, QVBoxLayout(self), QWidget()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column, foot = QVBoxLayout(holder), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, column, 16, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        keep_gaps(look, foot, 8)
        foot.addStretch(1)
        foot.addWidget(self.skip)
        foot.addWidget(self.show_score)
        column.addWidget(self.head)
        column.addWidget(self.trial, 1)
        column.addLayout(foot)
        self._area = PageScroll(self._look)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(holder)
        page.addWidget(self.bar)
        page.addWidget(self._area, 1)

    def _refresh(self) -> None:
        words, questions = self._look.words, self._questions
        self.setAccessibleName(words("page-ask"))
        for button, key in ((self.skip, "drill-skip"), (self.show_score, "ask-first-show")):
            button.setText(words(key))
            button.updateGeometry()
        self.skip.setVisible(self.trial.unanswered)
        if self._number < len(questions):
            self.head.ask(words.phrase(questions[self._number].prompt()), words("ask-first-about"))
            self.head.bars.show_progress(self._number, len(questions))
            self.head.count.set_text(words("drill-count", n=self._number + 1, all=len(questions)))
