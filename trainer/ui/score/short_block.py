"""What a hand under the winning line lacks, in place of a settlement."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.rules import Score, WonHand, swaps_to_line
from trainer.text import score_words
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_TITLE = 36
_LINE = 28
_MOST = 4


@dataclass(frozen=True)
class ShortBlock:
    """The points missing, and the nearest single tiles that would have brought the hand to its line."""

    look: Look
    won: WonHand
    score: Score

    @cached_property
    def _lines(self) -> tuple[str, ...]:
        words = self.look.words
        swaps = swaps_to_line(self.won.hand, self.score.values, self.won.line)[:_MOST]
        if not swaps:
            return (words("short-none"),)
        return tuple(
            words(
                "short-swap",
                out=swap.out,
                into=swap.into,
                points=swap.score.total,
                fans=score_words.fan_sum(swap.score, words),
            )
            for swap in swaps
        )

    def height(self, _: float) -> float:
        """A title and a line for each swap."""
        return self.look.px(_TITLE + _LINE * len(self._lines))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint title and lines."""
        lettering, px = Lettering(self.look), self.look.px
        title = QRectF(rect.left(), rect.top(), rect.width(), px(_TITLE))
        lettering.paint(painter, title, [Run(self._title, bold=True)], Step.LEAD, Tone.BAD)
        for place, line in enumerate(self._lines):
            room = QRectF(rect.left(), rect.top() + px(_TITLE + place * _LINE), rect.width(), px(_LINE))
            lettering.line(painter, room, line, Step.BODY, Tone.INK2)

    def spoken(self) -> str:
        """Title and lines."""
        return "\n".join((self._title, *self._lines))

    @property
    def _title(self) -> str:
        return self.look.words("short-title", short=self.won.line - self.score.total)
