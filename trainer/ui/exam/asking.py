"""One question after another, without marks: answered, put off to the end, or left when the exam is handed in."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.coach.exams import ExamRun
from trainer.coach.exercises import Judgement
from trainer.ui.controls import Flow, OutlineButton, QuietButton, TextLabel, keep_gaps
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.question_head import QuestionHead
from trainer.ui.drill.lanes import LanesQuestion
from trainer.ui.drill.panel import View, question_view
from trainer.ui.look import Look
from trainer.ui.theme import TILE_DRILL, Step

_SECOND: Final = 1000
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ExamAsking(QWidget):
    """Asks the questions of an `ExamRun`. ``changed`` gives the run after each answer; the last one is over."""

    changed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._run: ExamRun | None = None
        self._clock, self._question_clock = QElapsedTimer(), QElapsedTimer()
        self._tick = QTimer(self, interval=_SECOND)
        self._tick.timeout.connect(self._look_at_the_clock)
        self.question: View | None = None
        self.left = TextLabel(look, Step.H3, lines=1)
        self.head = QuestionHead(look, self.left)
        self.put_off, self.hand_in = QuietButton(look, "", "S"), OutlineButton(look, "", "Ctrl Enter")
        self._column = QVBoxLayout(self)
        keep_gaps(look, self._column, 16)
        self._column.addWidget(self.head)
        self._ways = Flow(look, (self.put_off, self.hand_in), gap=8)
        self._column.addWidget(self._ways)
        self._column.addStretch(1)
        self.put_off.clicked.connect(lambda: self._change(ExamRun.put_off))
        self.hand_in.clicked.connect(lambda: self._change(ExamRun.hand_in))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, context=within).activated.connect(self.hand_in.click)
        for key in _ARROWS:
            QShortcut(QKeySequence(key), self, context=within).activated.connect(lambda key=key: self._arrow(key))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._refresh)

    def begin(self, run: ExamRun) -> None:
        """Ask from the first question on."""
        self._clock.start()
        if run.plan.minutes is not None:
            self._tick.start()
        self._show(run)

    def stop(self) -> None:
        """The exam is over."""
        self._tick.stop()
        self._clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are for the question, S puts it off."""
        bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if bare and sign_of(event) == self.put_off.key:
            self.put_off.click()
        elif not (bare and self.question is not None and self.question.press(event)):
            super().keyPressEvent(event)

    def _arrow(self, key: Qt.Key) -> None:
        if isinstance(self.question, LanesQuestion):
            self.question.arrow(key)

    def _answered(self, judgement: Judgement) -> None:
        if self._run is not None:
            self._go(self._run.answer(judgement, self._question_clock.elapsed() / 1000))

    def _change(self, change: Callable[[ExamRun], ExamRun]) -> None:
        if self._run is not None and not self._run.over:
            self._go(change(self._run))

    def _go(self, run: ExamRun) -> None:
        self._run = run
        if run.over:
            self.stop()
        else:
            self._show(run)
        self.changed.emit(run)

    def _show(self, run: ExamRun) -> None:
        self._clear()
        self._run = run
        if run.at is None:
            return
        shown = self.question = question_view(self._look, run.exercises[run.at], TILE_DRILL)
        shown.answered.connect(self._answered)
        self._column.insertWidget(1, shown)
        self._question_clock.start()
        self._refresh()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        if self.question is not None:
            self._column.removeWidget(self.question)
            self.question.hide()
            self.question.deleteLater()
            self.question = None

    def _look_at_the_clock(self) -> None:
        """Hand in when the time is up."""
        run = self._run
        if run is not None and run.plan.minutes is not None and self._seconds_left(run.plan.minutes) <= 0:
            self._go(run.hand_in())
        else:
            self._refresh()

    def _seconds_left(self, minutes: int) -> int:
        return minutes * 60 - self._clock.elapsed() // 1000

    def _refresh(self) -> None:
        run, words = self._run, self._look.words
        for button, key in ((self.put_off, "exam-put-off"), (self.hand_in, "exam-hand-in")):
            button.setText(words(key))
            button.updateGeometry()
        if run is None or run.at is None:
            return
        exercise, minutes = run.exercises[run.at], run.plan.minutes
        self.head.ask(words.phrase(exercise.prompt()), words(f"exercise-kind-{exercise.kind.value}"))
        self.head.bars.show_progress(len(run.given), len(run.exercises))
        self.head.count.set_text(words("exam-progress", n=run.at + 1, count=len(run.exercises), given=len(run.given)))
        self.left.setVisible(minutes is not None)
        if minutes is not None:
            left = max(0, self._seconds_left(minutes))
            self.left.set_text(words("exam-left", time=f"{left // 60}:{left % 60:02}"))
        self._ways.show_only((self.put_off, self.hand_in) if len(run.queue) > 1 else (self.hand_in,))
