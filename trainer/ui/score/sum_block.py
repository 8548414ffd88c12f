"""The line under the matrix: classes without a fan, the value set in force, and the sum."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.rules import Difference, Receipt
from trainer.text import Words, score_words
from trainer.ui.controls import Run
from trainer.ui.look import Look
from trainer.ui.score.board import Board, Row
from trainer.ui.score.lettering import Lettering
from trainer.ui.score.reading_out import legend, status_said
from trainer.ui.theme import Step, Tone

_HEIGHT = 60
_RULE = 2
_RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class SumBlock:
    """The sum of a board. While somebody tries another choice, ``told`` says how it differs from the best, and
    ``notice`` what was just refused, ``holding`` what can be done with the bar in hand. ``pointed`` is the row that
    is pointed at: it alone is explained in the legend."""

    look: Look
    board: Board
    told: Difference | None = None
    notice: str = ""
    holding: str = ""
    hidden: bool = False
    pointed: Row | None = None

    def height(self, _: float) -> float:
        """The rule and one line of numbers."""
        return self.look.px(_HEIGHT)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the rule, what is left of it and the sum."""
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), _RULE), QColor(self.look.theme.ink1))
        lettering, inner = Lettering(self.look), rect.adjusted(0, _RULE, 0, 0)
        wide = 0.0 if self.hidden else self._sum(painter, lettering, inner)
        left = QRectF(inner.left(), inner.top(), inner.width() - wide - self.look.px(32), inner.height())
        runs = self._left_runs()
        room = left.height()
        step = next((s for s in (Step.NOTE, Step.SMALL) if lettering.height(runs, s, left.width()) <= room), None)
        if step is None:
            runs, step = self._left_runs(with_legend=False), Step.NOTE
        lettering.paint(painter, left, runs, step, Tone.INK3)

    def spoken(self) -> str:
        """The sum, and what stands at its left."""
        words, score = self.look.words, self.board.score
        if self.hidden:
            return ""
        terms = score_words.fan_sum(score, words) or words("score-no-fan")
        total = words("points", n=score.total)
        return f"{terms} = {total}\n" + "".join(run.text for run in self._left_runs())

    def _left_runs(self, *, with_legend: bool = True) -> list[Run]:
        words = self.look.words
        if self.told is not None:
            return self._told_runs(self.told)
        values = self._value_runs() if with_legend else self._value_runs()[:1]
        if not self.board.empty:
            return values
        if not self.board.lanes:
            return [Run(words("score-empty-all") + "\n"), *values]
        classes = words("score-separator").join(words.fan_class(klass) for klass in self.board.empty)
        return [Run(words("score-empty", classes=classes) + "\n"), *values]

    def _value_runs(self) -> list[Run]:
        """The value set, then what the sources of the numbers mean: of the row pointed at, else of all shown."""
        words = self.look.words
        values = Run(words("score-values", set=self.board.score.values.name(words.language.value)))
        if self.pointed is not None and not self.pointed.refused:
            fan = self.pointed.fan
            points = words("score-points-of", fan=fan, points=self.board.score.values.points[fan])
            said = f"{points}{words('score-separator')}{status_said(self.board, fan, words)}"
            return [values, Run(words("score-separator")), Run(said, tone=Tone.INK1)]
        meaning = "" if self.hidden else legend(self.board, words)
        return [values, Run(words("score-separator") + meaning)] if meaning else [values]

    def _told_runs(self, told: Difference) -> list[Run]:
        words = self.look.words
        if self.holding:
            return [Run(self.holding, tone=Tone.ACCENT, bold=True, step=Step.BODY)]
        if self.notice:
            return [Run(self.notice, tone=Tone.BAD, bold=True, step=Step.BODY)]
        if not told.lacking and not told.instead:
            best = words("trial-best", points=self.board.score.total)
            return [Run(best, tone=Tone.ACCENT, bold=True, step=Step.BODY), Run(f"\n{words('trial-hint')}")]
        if told.points:
            head = Run(words("trial-less", points=told.points), tone=Tone.BAD, bold=True, step=Step.BODY)
        else:
            same = words("trial-same", points=self.board.score.total)
            head = Run(same, tone=Tone.ACCENT, bold=True, step=Step.BODY)
        parts = []
        if told.lacking:
            parts.append(words("trial-lacks", fans=_fans(told.lacking, words)))
        if told.instead:
            parts.append(words("trial-instead", fans=_fans(told.instead, words)))
        return [head, Run("\n" + words("score-comma").join(parts), tone=Tone.INK2)]

    def _sum(self, painter: QPainter, lettering: Lettering, rect: QRectF) -> float:
        """The sum at the right; returns the room it took."""
        words, score = self.look.words, self.board.score
        terms = score_words.sum_terms(score) or words("score-no-fan")
        runs = [
            Run(words("score-sum-ends", terms=terms), tone=Tone.INK2, step=Step.LEAD, bold=False),
            Run(f"  {score.total}", bold=True),
            Run(f" {words('score-unit')}", tone=Tone.INK3, step=Step.NOTE, bold=False),
        ]
        lettering.paint(painter, rect, runs, Step.NUMBER, Tone.INK1, _RIGHT)
        return sum(lettering.width(run.text, run.step or Step.NUMBER, run.bold) for run in runs)


def _fans(receipts: tuple[Receipt, ...], words: Words) -> str:
    return words("score-comma").join(words("trial-fan-points", fan=r.fan, points=r.points) for r in receipts)
