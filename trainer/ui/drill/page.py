"""The page that asks: exercises or drills one after another, and at the end of a round its sum."""

import secrets
from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from trainer.coach.drills import DrillRound, Length, PathDrill, RankedDrill, WaitsDrill
from trainer.coach.drills.offers import SPEEDS
from trainer.coach.exercises import CannotAsk, Exercise, ExerciseKind, Judgement, Level, Round, RoundPlan
from trainer.coach.practice import Course, DueRound, round_sum, skill_of
from trainer.coach.question_speech import facts_said
from trainer.coach.reviews import most_missed
from trainer.reach import Line
from trainer.rules import readable_values
from trainer.store.settings import MOST_RIGHT
from trainer.text import Words
from trainer.ui.controls import PageScroll, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.held_key import HeldKey
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.page_bar import PageBar
from trainer.ui.controls.question_head import LOW, QuestionHead
from trainer.ui.controls.text_label import Say, word
from trainer.ui.drill.choices import RoundChoice
from trainer.ui.drill.feed import QuestionFeed
from trainer.ui.drill.ground import RoundGround
from trainer.ui.drill.panel import STEPS, TrialPanel
from trainer.ui.drill.progress import Countdown, RoundSummary
from trainer.ui.drill.question import ENTER, ChoiceQuestion
from trainer.ui.page import Context, Page, practice_of
from trainer.ui.reach import NARROW_WIDTH, ReachPanel
from trainer.ui.theme import PAGE_MARGIN, TILE_DRILL, Step, Tone

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

_SEATED: Final = (RankedDrill, WaitsDrill, PathDrill)
"""Drills over a hand: where one sits is told beside their kind."""
_LOW_TILE: Final = 42
_GAP: Final = 16
_LOW_GAP: Final = 8
"""Above, below and between head, question and foot; where the page is low and the question a choice, the second."""


class DrillPage(Page):
    """Asks a round. Its topic is a `RoundPlan`, or a round itself, of drills too; without one the last plan again."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context, self._look = context, context.look
        self._practice = practice_of(context)
        self._plan = RoundPlan()
        self._levels: dict[StrEnum, Level] = {}
        self._judged: list[Judgement] = []
        self._refused = False
        self.course: Course | None = None
        self.exercise: Exercise | None = None
        look = self._look
        self.feed = QuestionFeed(context.session.reach, lambda: readable_values(context.settings.current.values), self)
        self.bar = PageBar(look, "learn")
        self.bar.serve(context)
        self.clock, self.last = Countdown(look), TextLabel(look, Step.BODY, Tone.INK2)
        self.head = QuestionHead(look, self.clock)
        self.trial = TrialPanel(look, "drill-next", TILE_DRILL)
        self.look_key, self.skip = QuietButton(look, "", "Z"), QuietButton(look, "", "S")
        self.panel, self._held, self._ground = ReachPanel(look), HeldKey(self), RoundGround(look, self.trial)
        self.panel.keyed = False
        self.choice = RoundChoice(look, lambda: most_missed(self._practice.cards()))
        self.summary = RoundSummary(look, self.choice, self._begin_chosen, context.go_back)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._arrows = [QShortcut(QKeySequence(key), self, lambda key=key: self._arrow(key)) for key in _ARROWS]
        for shortcut in self._arrows:
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self.trial.judged.connect(self._keep)
        self.trial.next_wanted.connect(self._go_on)
        self.skip.clicked.connect(self._skip)
        self.look_key.pressed.connect(self._held.go_down)
        self.look_key.released.connect(self._held.let_go)
        self._held.held.connect(self._show_reach)
        self.clock.up.connect(self._end)
        self.feed.arrived.connect(self._arrive)
        self.feed.facts_found.connect(self.trial.show_facts)
        self.feed.panel_found.connect(self.panel.show_content)
        self._look.changed.connect(self._refresh)

    def enter(self, topic: object) -> None:
        """Begin a round, or go on with the one that is not over."""
        match topic:
            case RoundPlan():
                self._plan = topic
                self._begin_again()
            case Round() | DueRound() | DrillRound():
                self._begin(topic)
            case _ if self.course is None or self.course.next_ask() is None:
                self._begin_again()
            case _:
                self.feed.ask_again()

    def come_back(self, _: object) -> None:
        """Go on: going back begins no round again."""
        self.enter(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the question, S skips it, Z held looks at the reach, Esc leaves."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() == Qt.Key.Key_Escape:
            self._context.go_back()
        elif bare and self.summary.isVisible() and event.key() in ENTER:
            self._begin_chosen()
        elif bare and self.skip.isVisible() and sign_of(event) == self.skip.key:
            self._skip()
        elif bare and self.look_key.isVisible() and sign_of(event) == self.look_key.key:
            self._held.go_down()
        elif not self.trial.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The look at the reach ends with its key."""
        if sign_of(event) == self.look_key.key and not event.isAutoRepeat():
            self._held.come_up()
        super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the question stands in smaller letters, over smaller tiles."""
        super().resizeEvent(event)
        self.trial.set_base(_LOW_TILE if self.height() < self._look.px(LOW) else TILE_DRILL)
        self.head.fit(self.size())
        self._refresh()

    def _lay_out(self) -> None:
        look, page, foot, across = self._look, QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        page.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keep_gaps(look, page)
        keep_gaps(look, foot, 16)
        keep_gaps(look, across)
        foot.addWidget(self.last, 100)
        foot.addStretch(1)
        foot.addWidget(self.look_key)
        foot.addWidget(self.skip)
        self._foot = foot
        column = self._column = QVBoxLayout(self._ground)
        keep_gaps(look, column, _GAP, (PAGE_MARGIN, _GAP, PAGE_MARGIN, _GAP))
        column.addWidget(self.head)
        column.addWidget(self.trial, 1)
        column.addLayout(foot)
        self._round_area, self._sum_area, holder = PageScroll(self._look), PageScroll(self._look), QWidget()
        within = QVBoxLayout(holder)
        keep_gaps(look, within, 0, (PAGE_MARGIN, 32, PAGE_MARGIN, 32))
        within.addWidget(self.summary)
        page.addWidget(self.bar)
        page.addLayout(across, 1)
        self._stack = QStackedLayout()
        across.addLayout(self._stack, 1)  # before its widgets: it would show them as windows of their own
        for area, content in ((self._round_area, self._ground), (self._sum_area, holder)):
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setWidget(content)
            self._stack.addWidget(area)
        across.addWidget(self.panel)
        self.panel.hide()

    def _begin_again(self) -> None:
        levels = tuple((kind, level) for kind, level in self._levels.items() if isinstance(kind, ExerciseKind))
        self._begin(Round(self._plan, secrets.randbits(32), levels))

    def _begin_chosen(self) -> None:
        """Begin the round that is chosen; of drills another one of the same kind, as hard as the last one ended."""
        if isinstance(self.course, DrillRound):
            levels = tuple((kind, self.course.level(kind)) for kind in self.course.plan.kinds)
            self._begin(DrillRound(self.course.plan, secrets.randbits(32), levels))
        else:
            self._plan = self.choice.plan
            self._begin_again()

    def _begin(self, course: Course) -> None:
        self.course, self._judged, self._refused = course, [], False
        self.exercise = None
        self.trial.clear()
        self.last.set_text("")
        self.clock.hide()
        if isinstance(course, DrillRound) and course.plan.length.by_clock:
            self.clock.show_left(course.seconds_left)
        self.bar.set_current("drills" if isinstance(course, DrillRound) else "learn")
        self._show(self._round_area)
        self.feed.want(course)
        if self.exercise is None:
            self._go_on()

    def _arrive(self) -> None:
        """The next question is there: ask it where it is waited for."""
        if self.exercise is None:
            self._go_on()

    def _go_on(self) -> None:
        """Ask the next question, as soon as it is there; after the last one tell the sum."""
        found, course = self.feed.take(), self.course
        self.exercise = found if isinstance(found, Exercise) else None
        self._refused = isinstance(found, CannotAsk)
        self._held.let_go()
        if self.exercise is not None and course is not None:
            self.trial.ask(self.exercise)
            if isinstance(self.trial.question, ChoiceQuestion) and isinstance(self.exercise, _SEATED):
                self.trial.question.leave_facts_out()
            self.feed.shown(course, self.exercise)
            self._round_area.verticalScrollBar().setValue(0)
            self.clock.go_on()
        else:
            self.trial.clear()
            if self.feed.over:
                self._end()
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end(self) -> None:
        """Tell what the round came to; a question over which its time ran out does not count."""
        self.clock.hold()
        self.trial.clear()
        self.exercise = None
        if isinstance(self.course, Round):
            self._levels |= {kind: self.course.level(kind) for kind in ExerciseKind}
        self.summary.show_sum(round_sum(self._judged), _record(self._context, self.course))
        self.choice.show_plan(self._plan)
        self.choice.setVisible(not isinstance(self.course, DrillRound))
        self._show(self._sum_area)
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrow(self, key: Qt.Key) -> None:
        """Arrows are for the question; else up and down scroll."""
        if not self.trial.arrow(key) and key in STEPS:
            bar = self._round_area.verticalScrollBar()
            bar.setValue(bar.value() + STEPS[key] * bar.pageStep() // 4)

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
        self.clock.hold()
        self._held.let_go()
        self.feed.want(self.course)
        if isinstance(self.course, DrillRound) and self.course.plan.length is Length.SPEED:
            words = self._look.words
            grade = words(f"drill-grade-{judgement.grade.value}")
            self.last.set_text(words("drill-last", grade=grade, said=judgement.says))
            self._go_on()
        self._refresh()

    def _skip(self) -> None:
        if self.course is not None and self.trial.unanswered:
            self.course = self.course.skipped()
            self.exercise = None
            self.feed.want(self.course)
            if self.exercise is None:
                self._go_on()

    def _show_reach(self, held: bool) -> None:
        """Have the reach panel beside the hand for as long as its key is held."""
        drill = self.exercise
        if held and not self.panel.isVisible() and isinstance(drill, RankedDrill) and self.trial.unanswered:
            line = drill.goal.points if isinstance(drill.goal, Line) else self._context.settings.current.lines[0]
            self.panel.setFixedWidth(self._look.px(NARROW_WIDTH))
            self.panel.blank()
            self.panel.show()
            self.feed.look(drill, line)
        elif not held:
            self.panel.hide()

    def _refresh(self) -> None:
        words, exercise, course = self._look.words, self.exercise, self.course
        low = self.height() < self._look.px(LOW)
        self.setAccessibleName(words("page-drill"))
        none, how = (words("drill-no-question"), words("drill-no-question-how")) if self._refused else ("", "")
        asked = none if exercise is None else words.phrase(exercise.prompt())
        self.head.ask(asked, how if exercise is None else _kind_said(exercise, words))
        unanswered = self.trial.unanswered
        for button, key in ((self.skip, "drill-skip"), (self.look_key, "drill-look")):
            button.setText(words(key))
            button.updateGeometry()
        self.skip.setVisible(unanswered)
        self.look_key.setVisible(unanswered and isinstance(exercise, RankedDrill))
        if course is not None:
            self._count_on(course)
        self.last.setVisible(bool(self.last.text()))
        self._fold(tight=low and isinstance(self.trial.question, ChoiceQuestion))
        self._ground.update()

    def _count_on(self, course: Course) -> None:
        """Tell which question of the round it is."""
        words = self._look.words
        number = len(course.answered) + (self.trial.unanswered or self.exercise is None)
        endless = isinstance(course, DrillRound) and course.plan.length is not Length.TEN
        self.head.bars.setVisible(not endless)
        self.head.bars.show_progress(number - 1, course.planned)
        counted = (
            words("drill-number", n=number)
            if endless
            else words("drill-count", n=min(number, course.planned), all=course.planned)
        )
        self.head.count.set_text(counted)

    def _fold(self, *, tight: bool) -> None:
        """Where room is short, the key that skips stands in the head and gaps are narrow: the question and the keys
        that answer it are seen at once."""
        place, px = (self.head.row if tight else self._foot), self._look.px
        if place.indexOf(self.skip) < 0:
            (self._foot if tight else self.head.row).removeWidget(self.skip)
            place.insertWidget(1 if tight else place.count(), self.skip, 0, Qt.AlignmentFlag.AlignTop)
        gap = px(_LOW_GAP if tight else _GAP)
        self._column.setContentsMargins(px(PAGE_MARGIN), gap, px(PAGE_MARGIN), gap)
        self._column.setSpacing(gap)
        self.trial.set_gap(gap)


def _kind_said(exercise: Exercise, words: Words) -> str:
    """The kind of a question, and where one sits in a drill over a hand."""
    kind = words(f"exercise-kind-{exercise.kind.value}")
    if not isinstance(exercise, _SEATED):
        return kind
    return words("score-separator").join((kind, facts_said(exercise.position, words)))


def _record(context: Context, course: Course | None) -> Say | None:
    """How a round of speed stands beside the personal best, which is kept; None for another round."""
    settings = context.settings
    if not isinstance(course, DrillRound) or course.plan.length is not Length.SPEED:
        return None
    bests, place = list(settings.current.speed_bests), SPEEDS.index(course.plan.kinds[0])
    before, right = bests[place], min(course.right, MOST_RIGHT)
    if right <= before:
        return word(context.look, "drills-record", n=before)
    bests[place] = right
    settings.change(replace(settings.current, speed_bests=tuple(bests)))
    return word(context.look, "drills-record-new")
