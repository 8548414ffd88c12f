"""What stands beside the sum of a board, and the sum itself, in words."""

from dataclasses import dataclass

from trainer.rules import Difference, Receipt
from trainer.text import Words, score_words
from trainer.ui.controls.lettering import Run
from trainer.ui.score.board import Board, Row
from trainer.ui.score.reading_out import legend, status_said
from trainer.ui.theme.scale import Step
from trainer.ui.theme.tokens import Tone


@dataclass(frozen=True)
class SumSaid:
    """The words of the line under a board. While somebody tries another choice, ``told`` says how it differs from the
    best, and ``notice`` what was just refused, ``holding`` what can be done with the bar in hand. ``hidden`` keeps the
    sum back. ``pointed`` is the row that is pointed at: it alone is explained in the legend."""

    words: Words
    board: Board
    told: Difference | None = None
    notice: str = ""
    holding: str = ""
    hidden: bool = False
    pointed: Row | None = None

    def spoken(self) -> str:
        """The sum, and what stands at its left; nothing while the sum is kept back."""
        words, score = self.words, self.board.score
        if self.hidden:
            return ""
        terms = score_words.fan_sum(score, words) or words("score-no-fan")
        total = words("points", n=score.total)
        return f"{terms} = {total}\n" + "".join(run.text for run in self.left())

    def sum(self) -> list[Run]:
        """Terms, total and unit; of a single term only the total, which is the same."""
        words, score = self.words, self.board.score
        terms = score_words.sum_terms(score) or words("score-no-fan")
        added = Run(words("score-sum-ends", terms=terms), tone=Tone.INK2, step=Step.LEAD, bold=False)
        return [
            *([] if len(score.subtotals) == 1 else [added]),
            Run(f"  {score.total}", bold=True),
            Run(f" {words('score-unit')}", tone=Tone.INK3, step=Step.NOTE, bold=False),
        ]

    def left(self, *, with_legend: bool = True) -> list[Run]:
        """What stands at the left of the sum; without the legend where that has no room."""
        words = self.words
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
        words = self.words
        values = Run(words("score-values", set=self.board.score.values.name(words.language.value)))
        if self.pointed is not None and not self.pointed.refused:
            fan = self.pointed.fan
            points = words("score-points-of", fan=fan, points=self.board.score.values.points[fan])
            said = f"{points}{words('score-separator')}{status_said(self.board, fan, words)}"
            return [values, Run(words("score-separator")), Run(said, tone=Tone.INK1)]
        meaning = "" if self.hidden else legend(self.board, words)
        return [values, Run(words("score-separator") + meaning)] if meaning else [values]

    def _told_runs(self, told: Difference) -> list[Run]:
        words = self.words
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


def _fans(receipts: tuple[Receipt, ...], words: Words) -> str:
    return words("score-comma").join(words("trial-fan-points", fan=r.fan, points=r.points) for r in receipts)
