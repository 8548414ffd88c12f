"""The first line of the scoring page: the total in the largest type, how the hand was won, the line passed by."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.rules import Score, WonHand
from trainer.text import score_words
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_HEIGHT = 64
_GAP = 20
_UNKNOWN = "—"


@dataclass(frozen=True)
class TotalBlock:
    """The head of one score; ``hidden`` keeps the total back until every lane is revealed."""

    look: Look
    won: WonHand
    score: Score
    hidden: bool = False

    def height(self, _: float) -> float:
        """One line of display type."""
        return self.look.px(_HEIGHT)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the total and the lines beside it."""
        lettering, left = Lettering(self.look), self._number_wide
        lettering.paint(painter, QRectF(rect.left(), rect.top(), left, rect.height()), self._number, Step.DISPLAY)
        beside = QRectF(rect.left() + left, rect.top(), rect.width() - left, rect.height())
        lettering.paint(painter, beside, self.beside_fitting(beside.width()), Step.BODY, Tone.INK2)

    def spoken(self) -> str:
        """Total, how won, line."""
        words = self.look.words
        how, line = score_words.headline(self.won, words), score_words.line_passed(self.won, self.score.total, words)
        if self.hidden:
            return how
        return words("score-comma").join((words("points", n=self.score.total), how, line))

    @property
    def _number(self) -> list[Run]:
        number = _UNKNOWN if self.hidden else str(self.score.total)
        return [Run(number), Run(f" {self.look.words('score-unit')}", step=Step.H3, bold=False)]

    @property
    def _number_wide(self) -> float:
        number, unit = self._number
        lettering = Lettering(self.look)
        wide = lettering.width(number.text, Step.DISPLAY) + lettering.width(unit.text, Step.H3, False)
        return wide + self.look.px(_GAP)

    def beside_fitting(self, width: float) -> list[Run]:
        """How the hand was won and the line, as large as there is room for; in the least the own seat is left out."""
        choices = [self._beside(step, seat=True) for step in (Step.H3, Step.LEAD, Step.BODY, Step.NOTE, Step.SMALL)]
        choices += [self._beside(step, seat=False) for step in (Step.BODY, Step.NOTE, Step.SMALL)]
        lettering, room = Lettering(self.look), self.look.px(_HEIGHT)
        return next((runs for runs in choices if lettering.height(runs, Step.BODY, width) <= room), choices[-1])

    def _beside(self, step: Step, *, seat: bool) -> list[Run]:
        words = self.look.words
        below = min(step, Step.BODY, key=lambda found: found.size)
        runs = [Run(score_words.headline(self.won, words), bold=True, tone=Tone.INK1, step=step), Run("\n", step=below)]
        if seat:
            runs.append(Run(score_words.sitting(self.won, words), step=below))
        if not self.hidden:
            short = self.score.total < self.won.line
            line = score_words.line_passed(self.won, self.score.total, words)
            runs += [Run(words("score-separator"), step=below)] if seat else []
            runs.append(Run(line, tone=Tone.BAD if short else None, bold=True if short else None, step=below))
        return runs
