"""The first line of the scoring page: the total in the largest type, how the hand was won, the line passed by."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.rules import Score, WonHand
from trainer.text import score_words
from trainer.ui.controls import Run
from trainer.ui.look import Look
from trainer.ui.score.lettering import Lettering
from trainer.ui.theme import Step, Tone

_HEIGHT = 64
_GAP = 20
_LINE = 26
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
        """Paint the total and the two lines beside it."""
        lettering, words, px = Lettering(self.look), self.look.words, self.look.px
        number = _UNKNOWN if self.hidden else str(self.score.total)
        unit = f" {words('score-unit')}"
        wide = lettering.width(number, Step.DISPLAY) + lettering.width(unit, Step.H3, False) + 2
        room = QRectF(rect.left(), rect.top(), wide, rect.height())
        lettering.paint(painter, room, [Run(number), Run(unit, step=Step.H3, bold=False)], Step.DISPLAY)
        left = room.right() + px(_GAP)
        middle = rect.top() + rect.height() / 2
        how = QRectF(left, middle - px(_LINE), rect.right() - left, px(_LINE))
        lettering.line(painter, how, score_words.how_won(self.won, words), self._how_step(how.width()), bold=True)
        below = QRectF(left, middle, rect.right() - left, px(Step.BODY.line + 2))
        runs = [Run(words("won-you-sit", seat=self.won.learner))]
        if not self.hidden:
            short = self.score.total < self.won.line
            tone = Tone.BAD if short else None
            line = score_words.line_passed(self.won, self.score.total, words)
            runs += [Run(words("score-separator")), Run(line, tone=tone, bold=short or None)]
        lettering.paint(painter, below, runs, Step.BODY, Tone.INK2)

    def spoken(self) -> str:
        """Total, how won, line."""
        words = self.look.words
        how, line = score_words.how_won(self.won, words), score_words.line_passed(self.won, self.score.total, words)
        if self.hidden:
            return how
        return words("score-comma").join((words("points", n=self.score.total), how, line))

    def _how_step(self, width: float) -> Step:
        fits = Lettering(self.look).width(score_words.how_won(self.won, self.look.words), Step.H3) <= width
        return Step.H3 if fits else Step.LEAD
