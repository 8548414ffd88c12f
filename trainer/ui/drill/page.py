"""The page of exercises: one question after another, and at the end of a round its sum."""

import secrets
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.exercises import Exercise, ExerciseKind, Judgement, Level, Round, RoundPlan
from trainer.coach.practice import Course, DueRound, round_sum, skill_of, skipped
from trainer.coach.reviews import most_missed
from trainer.session.questions import AskExercise
from trainer.ui.controls import PageScroll, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.round_bars import RoundBars
from trainer.ui.drill.choices import RoundChoice
from trainer.ui.drill.panel import TrialPanel
from trainer.ui.drill.progress import RoundSummary
from trainer.ui.drill.question import ENTER
from trainer.ui.page import Context, Page, practice_of
from trainer.ui.theme import PAGE_MARGIN, TILE_DRILL, Step, Tone

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class DrillPage(Page):
    """Asks a round of exercises. Its topic is a `RoundPlan`, or a round itself; without one the last plan again."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._practice = practice_of(context)
        self._plan = RoundPlan()
        self._levels: tuple[tuple[ExerciseKind, Level], ...] = ()
        self._judged: list[Judgement] = []
        self._wanted: AskExercise | None = None
        self._ready: Exercise | None = None
        self.course: Course | None = None
        self.exercise: Exercise | None = None
        look = self._look
        self.bar = PageBar(look, "learn")
        self.bar.serve(context)
        self.asked = TextLabel(look, Step.H1)
        self.kind = TextLabel(look, Step.BODY, Tone.INK2)
        self.bars, self.count = RoundBars(look), TextLabel(look, Step.NOTE, Tone.INK2, lines=1)
        self.trial = TrialPanel(look, "drill-next", TILE_DRILL)
        self.trial.judged.connect(self._keep)
        self.trial.next_wanted.connect(self._go_on)
        self.skip = QuietButton(look, "", "S")
        self.skip.clicked.connect(self._skip)
        self.choice = RoundChoice(look, lambda: most_missed(self._practice.cards()))
        self.summary = RoundSummary(look, self.choice, self._begin_chosen, context.go_back)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._arrows = [QShortcut(QKeySequence(key), self, lambda key=key: self.trial.arrow(key)) for key in _ARROWS]
        for shortcut in self._arrows:
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        context.session.reach.exercise_ready.connect(self._take)
        look.changed.connect(self._refresh)
        self._refresh()

    def enter(self, topic: object) -> None:
        """Begin a round, or go on with the one that is not over."""
        match topic:
            case RoundPlan():
                self._plan = topic
                self._begin_again()
            case Round() | DueRound():
                self._begin(topic)
            case _ if self.course is None or self.course.next_ask() is None:
                self._begin_again()
            case _ if self._wanted is not None and self._ready is None:
                self._context.session.reach.ask_exercise(self._wanted)  # another page may have asked in its place

    def come_back(self, _: object) -> None:
        """Go on: going back begins no round again."""
        self.enter(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the question, S skips it, Esc leaves."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        elif bare and self.summary.isVisible() and event.key() in ENTER:
            self._begin_chosen()
        elif bare and self.skip.isVisible() and sign_of(event) == self.skip.key:
            self._skip()
        elif not self.trial.press(event):
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        look, page, head, beside = self._look, QVBoxLayout(self), QHBoxLayout(), QVBoxLayout()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        title, round_page, foot = QVBoxLayout(), QWidget(), QHBoxLayout()
        keep_gaps(look, page)
        keep_gaps(look, head, 24)
        keep_gaps(look, title)
        keep_gaps(look, beside, 6)
        keep_gaps(look, foot, 16)
        title.addWidget(self.asked)
        title.addWidget(self.kind)
        beside.addWidget(self.bars, 0, Qt.AlignmentFlag.AlignRight)
        beside.addWidget(self.count, 0, Qt.AlignmentFlag.AlignRight)
        beside.addStretch(1)
        head.addLayout(title, 1)
        head.addLayout(beside)
        foot.addStretch(1)
        foot.addWidget(self.skip)
        column = QVBoxLayout(round_page)
        keep_gaps(look, column, 16, (PAGE_MARGIN, 16, PAGE_MARGIN, 16))
        column.addLayout(head)
        column.addWidget(self.trial, 1)
        column.addLayout(foot)
        self._round_area, self._sum_area, holder = PageScroll(), PageScroll(), QWidget()
        within = QVBoxLayout(holder)
        keep_gaps(look, within, 0, (PAGE_MARGIN, 32, PAGE_MARGIN, 32))
        within.addWidget(self.summary)
        self._stack = QStackedLayout()
        for area, content in ((self._round_area, round_page), (self._sum_area, holder)):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(content)
            self._stack.addWidget(area)
        page.addWidget(self.bar)
        page.addLayout(self._stack, 1)

    def _begin_again(self) -> None:
        self._begin(Round(self._plan, secrets.randbits(32), self._levels))

    def _begin_chosen(self) -> None:
        self._plan = self.choice.plan
        self._begin_again()

    def _begin(self, course: Course) -> None:
        self.course, self._judged = course, []
        self._show(self._round_area)
        self._prepare()
        self._go_on()

    def _prepare(self) -> None:
        """Let the next question be made, off the window's thread."""
        ask = None if self.course is None else self.course.next_ask()
        self._ready = None
        self._wanted = None if ask is None else AskExercise(ask, self._context.settings.current.values)
        if self._wanted is not None:
            self._context.session.reach.ask_exercise(self._wanted)

    def _take(self, question: AskExercise, exercise: Exercise) -> None:
        if question == self._wanted:
            self._ready = exercise
            if self.exercise is None:
                self._go_on()

    def _go_on(self) -> None:
        """Ask the next question, as soon as it is there; after the last one tell the sum."""
        self.exercise, self._ready = self._ready, None
        if self.exercise is not None:
            self.trial.ask(self.exercise)
            self._round_area.verticalScrollBar().setValue(0)
        else:
            self.trial.clear()
            if self._wanted is None:
                self._end()
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end(self) -> None:
        if isinstance(self.course, Round):
            self._levels = tuple((kind, self.course.level(kind)) for kind in ExerciseKind)
        self.summary.show_sum(round_sum(self._judged))
        self.choice.show_plan(self._plan)
        self._show(self._sum_area)

    def _show(self, area: PageScroll) -> None:
        """Show the round or its sum; in the sum arrows belong to the choices."""
        self._stack.setCurrentWidget(area)
        for shortcut in self._arrows:
            shortcut.setEnabled(area is self._round_area)

    def _keep(self, exercise: Exercise, judgement: Judgement, seconds: float) -> None:
        assert self.course is not None
        self._practice.keep(exercise, judgement, seconds, skill_of(self.course, exercise))
        self._judged.append(judgement)
        self.course = self.course.after(judgement.grade, seconds)
        self._prepare()
        self._refresh()

    def _skip(self) -> None:
        if self.course is not None and self.trial.unanswered:
            self.course = skipped(self.course)
            self.exercise = None
            self._prepare()
            self._go_on()

    def _refresh(self) -> None:
        words, exercise, course = self._look.words, self.exercise, self.course
        self.setAccessibleName(words("page-drill"))
        self.asked.set_text("" if exercise is None else words.phrase(exercise.prompt()))
        self.kind.set_text("" if exercise is None else words(f"exercise-kind-{exercise.kind.value}"))
        self.skip.setText(words("drill-skip"))
        self.skip.updateGeometry()
        self.skip.setVisible(self.trial.unanswered)
        if course is not None:
            number = len(course.answered) + (1 if self.trial.unanswered or exercise is None else 0)
            self.bars.show_progress(number - 1, course.planned)
            self.count.set_text(words("drill-count", n=min(number, course.planned), all=course.planned))
