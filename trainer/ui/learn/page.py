"""The page of lessons: one fan or idea at a time, arrows lead to the one before and the next."""

from contextlib import suppress
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.exercises import Ask, Exercise, Judgement, Level, RoundPlan
from trainer.coach.lessons import IDEAS, TryIt, ideas, lessons
from trainer.rules import FanId, ValueSet, ValueSetError, load_values, readable_values
from trainer.session.questions import AskExercise
from trainer.session.worker import Lane
from trainer.store import Settings
from trainer.ui.controls import Hairline, PageScroll, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.learn.head import LessonHead
from trainer.ui.learn.lesson import IdeaBody, LessonBody
from trainer.ui.learn.strip import STOPS, LessonStrip, Stop
from trainer.ui.learn.take_away import TakeAway
from trainer.ui.page import Context, Page, practice_of
from trainer.ui.theme import PAGE_MARGIN

_LOW: Final = 620
"""Below this height in pixels of the design the marks of the lessons give room to the lesson."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class LessonPage(Page):
    """Twenty lessons and six ideas. Its topic is a fan or the id of an idea."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._values: ValueSet = load_values("sihai")
        self._practice = practice_of(context)
        self._tries = 0
        self._wanted: AskExercise | None = None
        self.stop: Stop = STOPS[0]
        self.exercise: Exercise | None = None
        look = self._look
        self.bar = PageBar(look, "learn")
        self.bar.serve(context)
        self.head = LessonHead(look, self._values)
        self.head.practise.clicked.connect(self._practise)
        self.head.first_hand.clicked.connect(self._to_first_hand)
        self.take_away = TakeAway(look, lambda: self._values)
        self.strip = LessonStrip(look)
        self.strip.wanted.connect(self.open)
        self.body: LessonBody | IdeaBody | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        for key in _ARROWS:
            shortcut = QShortcut(QKeySequence(key), self, lambda key=key: self._arrow(key))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        context.session.reach.page_ready.connect(self._take)
        context.settings.changed.connect(self._use)
        look.changed.connect(self._refresh)
        self._use(context.settings.current)

    def enter(self, topic: object) -> None:
        """Open the lesson of a fan, or an idea by its id."""
        found = topic if isinstance(topic, FanId) else str(topic)
        if found in STOPS:
            self.open(found)
        elif self._wanted is not None:
            self._context.session.reach.ask_page(
                Lane.EXERCISE, self._wanted
            )  # another page may have asked in its place

    def open(self, stop: Stop) -> None:
        """Open a lesson or an idea from its beginning."""
        self.stop, self._tries = stop, 0
        self._show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the question; P practises the fan, F goes on with the guided hand, S saves the sheet of fans,
        Esc leaves."""
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        elif self.body is not None and self.body.trial.press(event):
            return
        elif not event.modifiers() and sign_of(event) == self.head.practise.key:
            self._practise()
        elif not event.modifiers() and sign_of(event) == self.head.first_hand.key:
            self._to_first_hand()
        elif not event.modifiers() and sign_of(event) == self.take_away.sheet.key:
            self.take_away.sheet.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take what the new size has room for."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        look, page, holder, foot = self._look, QVBoxLayout(self), QWidget(), QVBoxLayout()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        self._column = QVBoxLayout(holder)
        keep_gaps(look, self._column, 24, (PAGE_MARGIN, 16, PAGE_MARGIN, 24))
        self._column.addWidget(self.head)
        self._column.addStretch(1)
        self._column.addWidget(Hairline(look))
        self._column.addWidget(self.take_away)
        self._scroll = PageScroll(self._look)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(holder)
        keep_gaps(look, foot, 8, (PAGE_MARGIN, 0, PAGE_MARGIN, 8))
        foot.addWidget(Hairline(look))
        foot.addWidget(self.strip)
        page.addWidget(self.bar)
        page.addWidget(self._scroll, 1)
        page.addLayout(foot)

    def _use(self, settings: Settings) -> None:
        """Show the lesson under the values in force."""
        before = self._values
        with suppress(ValueSetError, OSError):
            self._values = load_values(settings.values)
        first = settings.first_hand
        self.head.offer_first_hand(under_way=first is not None and not first.silent)
        if self.body is None or self._values != before:
            self._show()
        self._refresh()

    def _show(self) -> None:
        if self.body is not None:
            self._column.removeWidget(self.body)
            self.body.hide()
            self.body.deleteLater()
        if isinstance(self.stop, FanId):
            self.body = LessonBody(self._look, lessons()[self.stop], self._values)
        else:
            self.body = IdeaBody(self._look, ideas()[IDEAS.index(self.stop)], self._values)
        self._column.insertWidget(1, self.body)
        self.body.trial.judged.connect(self._keep)
        self.body.trial.next_wanted.connect(self._another)
        self._scroll.verticalScrollBar().setValue(0)
        self.strip.show_stop(self.stop)
        self.exercise = None
        self._refresh()
        self._ask()

    @property
    def _trial(self) -> TryIt:
        if isinstance(self.stop, FanId):
            return lessons()[self.stop].trial
        return ideas()[IDEAS.index(self.stop)].trial

    def _ask(self) -> None:
        """Let the question be made, off the window's thread."""
        trial = self._trial
        ask = Ask(trial.kind, trial.seed + self._tries, Level.PLAIN, trial.fan)
        self._wanted = AskExercise(ask, readable_values(self._context.settings.current.values))
        self._context.session.reach.ask_page(Lane.EXERCISE, self._wanted)

    def _take(self, question: AskExercise, exercise: Exercise) -> None:
        if question == self._wanted and self.body is not None:
            self._wanted, self.exercise = None, exercise
            self.body.trial.ask(exercise)
            self._refresh()

    def _another(self) -> None:
        self._tries += 1
        self._ask()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, exercise: Exercise, judgement: Judgement, seconds: float) -> None:
        self._practice.keep(exercise, judgement, seconds)

    def _practise(self) -> None:
        """A round of ten about the fan; of an idea, of its kind of question."""
        trial = self._trial
        plan = RoundPlan(fans=(self.stop,)) if isinstance(self.stop, FanId) else RoundPlan(kinds=(trial.kind,))
        self._context.open_page("drill", plan)

    def _to_first_hand(self) -> None:
        """Go on with the guided hand, where one is under way."""
        first = self._context.settings.current.first_hand
        if first is not None and not first.silent:
            self._context.open_page("table", first)

    def _arrow(self, key: Qt.Key) -> None:
        """Arrows move what the question holds; else they lead on, or scroll."""
        if self.body is not None and self.body.trial.arrow(key):
            return
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.strip.step(1 if key is Qt.Key.Key_Right else -1)
            return
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.value() + (1 if key is Qt.Key.Key_Down else -1) * 3 * bar.singleStep())

    def _fit(self) -> None:
        """Leave the marks out in a low window."""
        self.strip.show_marks(self.height() >= self._look.px(_LOW))

    def _refresh(self) -> None:
        self._fit()
        words = self._look.words
        self.setAccessibleName(words("page-learn"))
        both = self._context.settings.current.chinese_names
        self.head.show_stop(self.stop, self._values, both_names=both)
        if self.body is not None and self.exercise is not None:
            self.body.asked.set_text(words.phrase(self.exercise.prompt()))
