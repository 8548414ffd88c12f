"""A question from its asking to its end: answered, explained, tried again or revealed. For lessons and for rounds."""

from enum import Enum, auto
from typing import Final, TypeAlias

from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from trainer.coach.drills import ClaimDrill, ClaimFact, DiscardDrill, DiscardFact, PathDrill, RankedDrill, WaitsDrill
from trainer.coach.drills.sheet import fact_sheet
from trainer.coach.exercises import ChoiceExercise, Exercise, Grade, Judgement, Lanes, Option
from trainer.ui.controls import OutlineButton, PrimaryButton, Run, TextLabel, keep_gaps, paint_icon
from trainer.ui.controls.key_signs import sign_of
from trainer.ui.controls.signs import Sign
from trainer.ui.drill.fact_table import FactTable
from trainer.ui.drill.hand_question import ClaimQuestion, DiscardQuestion, HandQuestion
from trainer.ui.drill.lanes import LanesQuestion
from trainer.ui.drill.question import ENTER, ChoiceQuestion
from trainer.ui.look import Look
from trainer.ui.theme import TILE_M, Step, Tone

STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_VERDICT: Final = 24

View: TypeAlias = ChoiceQuestion | LanesQuestion | DiscardQuestion | ClaimQuestion
"""The view of a question of any kind."""


class TrialPhase(Enum):
    """How far a question is. ``WRONG``: it can be tried again or revealed."""

    ASKING = auto()
    WRONG = auto()
    DONE = auto()


class VerdictSign(Sign):
    """A ring with ✓ or ✕."""

    right = True

    def sizeHint(self) -> QSize:
        """As high as a line of the verdict."""
        side = self._look.px(_VERDICT)
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint ring and sign in the colour of the verdict."""
        theme = self._look.theme
        colour, painter = theme.accent if self.right else theme.bad, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        inset = self.width() * 0.16
        place = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        paint_icon(painter, place, "check" if self.right else "cross", colour)


class TrialPanel(QWidget):
    """Shows one exercise at a time. ``judged`` gives the first answer: exercise, judgement, seconds. ``next_wanted``
    asks for another one; ``next_word`` is the key of what the button for it says. ``base`` is the widest a tile may be.
    """

    judged = Signal(object, object, float)
    next_wanted = Signal()

    def __init__(self, look: Look, next_word: str, base: float = TILE_M) -> None:
        super().__init__()
        self._look, self._next_word, self._base = look, next_word, base
        self._exercise: Exercise | None = None
        self._judgement: Judgement | None = None
        self._facts: tuple[DiscardFact | ClaimFact, ...] = ()
        self._first = True
        self._clock = QElapsedTimer()
        self.phase = TrialPhase.ASKING
        self.question: View | None = None
        self._sign = VerdictSign(look)
        self.verdict, self.table = TextLabel(look, Step.LEAD), FactTable(look)
        self.retry, self.show_answer = OutlineButton(look, "", "A"), PrimaryButton(look, "", "Enter")
        self.next = PrimaryButton(look, "", "Enter")
        self.retry.clicked.connect(self.try_again)
        self.show_answer.clicked.connect(self.reveal)
        self.next.clicked.connect(self.next_wanted)
        self._column, self._told = QVBoxLayout(self), QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._line, row = QHBoxLayout(), QHBoxLayout()
        keep_gaps(look, self._column, 16)
        keep_gaps(look, self._told, 16)
        keep_gaps(look, self._line, 12)
        keep_gaps(look, row, 8)
        self._line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._line.addWidget(self.verdict, 1)
        for button in (self.retry, self.show_answer, self.next):
            row.addWidget(button)
        row.addStretch(1)
        self._told.addLayout(self._line, 1)
        self._told.addLayout(row)
        self._column.addLayout(self._told)
        self._column.addWidget(self.table, 1)
        self._column.addStretch(0)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def unanswered(self) -> bool:
        """Whether a question is there that was never answered; one that is tried again was."""
        return self._exercise is not None and self._first

    def ask(self, exercise: Exercise) -> None:
        """Ask a question in place of the one before."""
        self.clear()
        self._exercise, self._first, self.phase, self._facts = exercise, True, TrialPhase.ASKING, ()
        self.question = question_view(self._look, exercise, self._base)
        self.question.answered.connect(self._judge)
        self._column.insertWidget(0, self.question)
        beside = isinstance(exercise, RankedDrill | WaitsDrill)
        directions = QBoxLayout.Direction
        self._told.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        aligns = Qt.AlignmentFlag
        self._line.setAlignment(self._sign, aligns.AlignVCenter if beside else aligns.AlignTop)
        self._clock.start()
        self._refresh()

    def set_base(self, base: float) -> None:
        """Let the tiles of a hand be wider or narrower, as the page has room for."""
        self._base = base
        if isinstance(self.question, HandQuestion):
            self.question.set_base(base)

    def set_gap(self, gap: int) -> None:
        """Have so many pixels between the question, the verdict and the table."""
        self._column.setSpacing(gap)

    def show_facts(self, exercise: Exercise, facts: tuple[DiscardFact | ClaimFact, ...]) -> None:
        """Have what there is to say of every choice, for the table after the answer."""
        if exercise is self._exercise:
            self._facts = facts
            self._refresh()

    def clear(self) -> None:
        """Show no question."""
        if self.question is not None:
            self._column.removeWidget(self.question)
            self.question.hide()
            self.question.deleteLater()
        self.question = self._exercise = self._judgement = None
        self._refresh()

    def press(self, event: QKeyEvent) -> bool:
        """Take a key; False for one that means nothing here."""
        if self.question is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if self.phase is TrialPhase.ASKING:
            return self.question.press(event)
        if event.key() in ENTER and not event.isAutoRepeat():
            (self.reveal if self.phase is TrialPhase.WRONG else self.next_wanted.emit)()
            return True
        if sign_of(event) == self.retry.key and self.phase is TrialPhase.WRONG:
            self.try_again()
            return True
        return False

    def arrow(self, key: Qt.Key) -> bool:
        """Take an arrow; False where it means nothing. After the answer up and down move through the table."""
        if self.question is None:
            return False
        if self.phase is TrialPhase.ASKING:
            return self.question.arrow(key)
        return key in STEPS and self.table.isVisible() and self.table.step(STEPS[key])

    def try_again(self) -> None:
        """Answer the same question once more; the first answer stays the one that counts."""
        if self.question is not None:
            self.phase = TrialPhase.ASKING
            self._judgement = None
            self.question.again()
            self._refresh()

    def reveal(self) -> None:
        """Show the right answer."""
        if self.question is not None:
            self.phase = TrialPhase.DONE
            self.question.reveal()
            self._refresh()

    def _judge(self, judgement: Judgement) -> None:
        assert self._exercise is not None
        assert self.question is not None
        self._judgement = judgement
        self.phase = TrialPhase.DONE if self.question.solved else TrialPhase.WRONG
        if self.question.solved:
            self.question.reveal()
        first, self._first = self._first, False
        self._refresh()
        if first:
            self.judged.emit(self._exercise, judgement, self._clock.elapsed() / 1000)

    def _refresh(self) -> None:
        words, judgement = self._look.words, self._judgement
        for button, key in (
            (self.retry, "drill-again"),
            (self.show_answer, "drill-reveal"),
            (self.next, self._next_word),
        ):
            button.setText(words(key))
            button.updateGeometry()
        self.retry.setVisible(self.phase is TrialPhase.WRONG)
        self.show_answer.setVisible(self.phase is TrialPhase.WRONG)
        self.next.setVisible(self.phase is TrialPhase.DONE)
        for widget in (self._sign, self.verdict):
            widget.setVisible(judgement is not None)
        if judgement is not None:
            self._sign.right = judgement.grade is Grade.RIGHT
            self._sign.update()
            self.verdict.set_runs(self._verdict(judgement))
            self.verdict.setAccessibleName(self.verdict.text())
        self._show_table()
        self._share_room()

    def _share_room(self) -> None:
        """The room that is left belongs to the hand while it is asked about, then to the table, else to nothing."""
        asking = self.phase is TrialPhase.ASKING and isinstance(self.question, HandQuestion)
        if self.question is not None:
            self._column.setStretchFactor(self.question, 1 if asking else 0)
        self._column.setStretch(self._column.count() - 1, 1 if self.table.isHidden() and not asking else 0)

    def _verdict(self, judgement: Judgement) -> list[Run]:
        """The mark, or what the choice costs, and why; what is best only once it may be seen."""
        words, drill, right = self._look.words, self._exercise, judgement.grade is Grade.RIGHT
        head, said = words(f"drill-grade-{judgement.grade.value}"), words.phrase(judgement.says)
        if isinstance(drill, RankedDrill) and not right:
            head = words.phrase(drill.cost_said(self._picked[0]))
            if self.phase is TrialPhase.DONE:
                said = words("drill-and-best", said=drill.reason(self._picked[0]), best=drill.best_said())
        elif isinstance(drill, PathDrill) and not right and self.phase is TrialPhase.DONE:
            said = words("drill-path-shown", said=judgement.says, right=drill.confirmed())
        return [Run(head, bold=True, step=Step.H3), Run("  "), Run(said, tone=Tone.INK2)]

    def _show_table(self) -> None:
        """Show all choices side by side, once the answer is shown and they are known."""
        drill, words = self._exercise, self._look.words
        has_facts = isinstance(drill, WaitsDrill) or (isinstance(drill, RankedDrill) and bool(self._facts))
        self.table.setVisible(has_facts and self.phase is TrialPhase.DONE)
        if self.table.isVisibleTo(self) and isinstance(drill, RankedDrill | WaitsDrill):
            self.table.show_sheet(fact_sheet(drill, self._facts, self._picked, words), words("facts-name"))

    @property
    def _picked(self) -> tuple[Option, ...]:
        """The options of the last answer."""
        question = self.question
        return () if question is None or isinstance(question, LanesQuestion) else question.picked


def question_view(look: Look, exercise: Exercise, base: float) -> View:
    """The view of an exercise of any kind."""
    match exercise:
        case Lanes():
            return LanesQuestion(look, exercise)
        case DiscardDrill():
            return DiscardQuestion(look, exercise, base)
        case ClaimDrill():
            return ClaimQuestion(look, exercise, base)
    assert isinstance(exercise, ChoiceExercise)
    return ChoiceQuestion(look, exercise, base)
