"""The two numbers of a score: the total over the matrix, in the largest type, and the sum under it."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.coach.score_speech import Mood, Notes, notes_said, sum_said
from trainer.coach.score_view import ScoreView
from trainer.rules import Score
from trainer.text import score_words
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

SUM_HEIGHT = 60
_HEIGHT = 64
_SMALL_HEIGHT = 44
_GAP = 20
_SMALL_SUM = 42
_RULE = 2
_UNKNOWN = "—"
_RIGHT = Qt.AlignmentFlag.AlignRight
_TONES = {Mood.QUIET: Tone.INK3, Mood.FULL: Tone.INK1, Mood.GOOD: Tone.ACCENT, Mood.BAD: Tone.BAD}


class TotalBlock(Struct, frozen=True):
    """What the hand is worth and how it was won; of another player's win, what the learner pays for it."""

    look: Look
    view: ScoreView
    small: bool = False

    def height(self, _: float) -> float:
        """One line of display type; of a ``small`` one less."""
        return self.look.px(_SMALL_HEIGHT if self.small else _HEIGHT)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the number and the lines beside it."""
        lettering, left = Lettering(self.look), self._number_wide
        lettering.paint(painter, QRectF(rect.left(), rect.top(), left, rect.height()), self._number, self._step)
        beside = QRectF(rect.left() + left, rect.top(), rect.width() - left, rect.height())
        lettering.paint(painter, beside, self.beside_fitting(beside.width()), Step.BODY, Tone.INK2)

    def spoken(self) -> str:
        """What is paid, the total, how it was won, the line."""
        view, words = self.view, self.look.words
        if view.hidden:
            return self._how
        line = score_words.line_passed(view.won, view.score.total, words)
        said = [words("points", n=view.score.total), self._how, line]
        if self._paid:
            said = [f"{words('won-you-pay')} {words('points', n=self._paid)}", self._how, self._worth, line]
        return words("score-comma").join(said)

    @property
    def _step(self) -> Step:
        return Step.H1 if self.small else Step.DISPLAY

    @property
    def _paid(self) -> int:
        """What the learner pays for another player's win; 0 for an own one."""
        won = self.view.won
        if won.winner is won.learner or self.view.is_short:
            return 0
        return -won.settlement(self.view.score.total, won.scheme).of(won.learner).amount

    @property
    def _how(self) -> str:
        words = self.look.words
        if self.view.is_short and not self.view.hidden:
            return words("won-head-short")
        return score_words.headline(self.view.won, words)

    @property
    def _worth(self) -> str:
        return self.look.words("won-hand-worth", n=self.view.score.total)

    @property
    def _number(self) -> list[Run]:
        words = self.look.words
        unit = Run(f" {words('score-unit')}", step=Step.H3, bold=False)
        if self.view.hidden:
            return [Run(_UNKNOWN), unit]
        if self._paid:
            return [
                Run(f"{words('won-you-pay')} ", step=Step.H3, bold=False),
                Run(str(self._paid), tone=Tone.BAD),
                unit,
            ]
        return [Run(str(self.view.score.total)), unit]

    @property
    def _number_wide(self) -> float:
        lettering = Lettering(self.look)
        wide = sum(lettering.width(run.text, run.step or self._step, run.bold) for run in self._number)
        return wide + self.look.px(_GAP)

    def beside_fitting(self, width: float) -> list[Run]:
        """How the hand was won and the line, as large as there is room for: in little room without the own seat, then
        without the line."""
        choices = [self._beside(step, seat=True) for step in (Step.H3, Step.LEAD, Step.BODY, Step.NOTE, Step.SMALL)]
        choices += [self._beside(step, seat=False) for step in (Step.BODY, Step.NOTE, Step.SMALL)]
        choices += [[Run(self._how, bold=True, tone=Tone.INK1, step=step)] for step in (Step.NOTE, Step.SMALL)]
        fitting = ((runs, Step.BODY) for runs in choices)
        return list(Lettering(self.look).first_fitting(fitting, width, self.height(width))[0])

    def _beside(self, step: Step, *, seat: bool) -> list[Run]:
        view, words = self.view, self.look.words
        below = min(step, Step.BODY, key=lambda found: found.size)
        said = [Run(score_words.sitting(view.won, words), step=below)] if seat else []
        if not view.hidden:
            if self._paid:
                said.insert(0, Run(self._worth, tone=Tone.INK1, bold=True, step=below))
            line = score_words.line_passed(view.won, view.score.total, words)
            short = view.is_short or None
            said.append(Run(line, tone=Tone.BAD if short else None, bold=short, step=below))
        runs = [Run(self._how, bold=True, tone=Tone.INK1, step=step), Run("\n", step=below)]
        for place, run in enumerate(said):
            runs += [Run(words("score-separator"), step=below), run] if place else [run]
        return runs


class SumBlock(Struct, frozen=True):
    """The line under the matrix: ``notes`` at the left, the sum at the right. ``hidden`` keeps the sum back; ``small``
    is for little height."""

    look: Look
    score: Score
    notes: Notes
    hidden: bool = False
    small: bool = False

    def height(self, _: float) -> float:
        """The rule and one line of numbers."""
        return self.look.px(_SMALL_SUM if self.small else SUM_HEIGHT)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the rule, what is left of it and the sum."""
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), _RULE), QColor(self.look.theme.ink1))
        lettering, inner = Lettering(self.look), rect.adjusted(0, _RULE, 0, 0)
        step = Step.H3 if self.small else Step.NUMBER
        runs = [] if self.hidden else self.sum()
        lettering.paint(painter, inner, runs, step, Tone.INK1, _RIGHT)
        wide = sum(lettering.width(run.text, run.step or step, run.bold) for run in runs)
        left = QRectF(inner.left(), inner.top(), inner.width() - wide - self.look.px(24), inner.height())
        choices = [(self._left(self.notes), found) for found in (Step.NOTE, Step.SMALL)]
        choices += [(self._left(tuple(line[:1] for line in self.notes)), Step.SMALL)]
        choices += [(self._left(self.notes[:1]), Step.SMALL)]
        runs_left, step_left = lettering.first_fitting(choices, left.width(), left.height())
        lettering.paint(painter, left, runs_left, step_left, Tone.INK3)

    def spoken(self) -> str:
        """The sum, and what stands at its left; nothing while the sum is kept back."""
        return "" if self.hidden else f"{sum_said(self.score, self.look.words)}\n{notes_said(self.notes)}"

    def sum(self) -> list[Run]:
        """Terms, total and unit; of a single term only the total, which is the same."""
        words, score = self.look.words, self.score
        terms = score_words.sum_terms(score) or words("score-no-fan")
        added = Run(words("score-sum-ends", terms=terms), tone=Tone.INK2, step=Step.LEAD, bold=False)
        return [
            *([] if len(score.subtotals) == 1 else [added]),
            Run(f"  {score.total}", bold=True),
            Run(f" {words('score-unit')}", tone=Tone.INK3, step=Step.NOTE, bold=False),
        ]

    @staticmethod
    def _left(notes: Notes) -> list[Run]:
        runs: list[Run] = []
        for line in notes:
            if runs:
                runs.append(Run("\n"))
            for note in line:
                loud = note.mood in (Mood.GOOD, Mood.BAD)
                runs.append(Run(note.text, Step.BODY if loud else None, loud or None, _TONES[note.mood]))
        return runs
