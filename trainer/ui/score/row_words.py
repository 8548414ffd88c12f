"""The words of the scoring matrix: the class of a lane, the fan of a row, its reason and its points."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from trainer.coach.score_board import Board, ClassLane, Row
from trainer.coach.score_speech import more_counted, more_said, row_said
from trainer.rules import FANS, Phrase
from trainer.text import Language
from trainer.text.receipt import class_path
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.score.grid import MatrixGrid
from trainer.ui.theme import Step, Tone

_MARK = 22
_MARK_GAP = 8
_AIR = 4
"""What the words of a row leave free above and below them together."""
_REASON_STEPS = (Step.NOTE, Step.SMALL)
_RIGHT = Qt.AlignmentFlag.AlignRight


class RowWords(Struct, frozen=True):
    """Paints the words of a board on a grid."""

    look: Look
    board: Board
    grid: MatrixGrid
    both_names: bool

    def klass(self, painter: QPainter, lane: ClassLane, line: int) -> None:
        """Paint the name of a lane's class."""
        words, room = self.look.words, self.grid.label(line)
        room.setWidth((self.grid.klass or room.width()) - self.look.px(4))
        runs = [Run(words.fan_class(lane.klass))]
        if lane.klass.major.value != lane.klass.value:
            major = words("score-major", major=words(f"major-{lane.klass.major}"))
            runs = [Run(f"{major}\n", tone=Tone.INK3, step=Step.SMALL), *runs]
        self._lettering.paint(painter, room, runs, Step.BODY, Tone.INK1)

    def empty(self, painter: QPainter, line: int) -> None:
        """Say that nothing is in a lane yet."""
        room = self.grid.label(line)
        room.setLeft(self.grid.klass or room.center().x())
        self._lettering.line(painter, room, self.look.words("lanes-empty"), Step.BODY, Tone.INK3)

    def fan(self, painter: QPainter, lane: ClassLane, row: Row, line: int, grown: float) -> None:
        """Paint mark and name of the fan of a row."""
        room, side = self.grid.label(line), self.look.px(_MARK)
        left = self.grid.klass
        painter.save()
        painter.setOpacity(painter.opacity() * min(1.0, grown * 2) * (0.6 if row.refused else 1.0))
        paint_mark(painter, QRectF(left, room.center().y() - side / 2, side, side), row.fan, self.look)
        painter.restore()
        left += side + self.look.px(_MARK_GAP)
        place = QRectF(left, room.top(), room.right() - left - self.look.px(4), room.height())
        over = "" if self.grid.klass or row is not lane.rows[0] else class_path(lane.klass, self.look.words)
        runs, step = self.fan_name(row, place.width(), place.height(), over)
        self._lettering.paint(painter, place, runs, step, Tone.INK3 if row.refused else Tone.INK1)

    def fan_name(self, row: Row, width: float, height: float, over: str = "") -> tuple[Sequence[Run], Step]:
        """The name of a row's fan as large as it fits, ``over`` it in small its class. Where there is no room for both,
        the Chinese name is left out, then the class."""
        small = Run(f"{over}\n", bold=False, tone=Tone.INK3, step=Step.SMALL)
        for above in ([small], []) if over else ([],):
            left = height - self.look.px(Step.SMALL.line) * len(above)
            for runs, step, lines in self._names(row, width):
                room = min(left, self.look.px(step.line)) if lines == 1 else left
                if self._lettering.height(runs, step, width) <= room:
                    return [*above, *runs], step
        return runs, step

    def _names(self, row: Row, width: float) -> Iterator[tuple[list[Run], Step, int]]:
        """What could be painted, the best first: runs, step, and whether they may take more than one line."""
        words, many = self.look.words, len(row.bars)
        said = words("score-times", fan=row.fan, n=many) if many > 1 else words.fan(row.fan)
        name = Run(said, bold=not row.refused, struck=row.struck)
        if self.both_names and self.look.language is not Language.ZH:
            chinese = FANS[row.fan].zh
            after = [name, Run(f" {chinese}", bold=False, tone=Tone.INK3)]
            yield after, Step.LEAD, 1
            yield after, Step.BODY, 1
            if self._lettering.fits([name], Step.BODY, width):
                yield [name, Run(f"\n{chinese}", bold=False, tone=Tone.INK3, step=Step.SMALL)], Step.BODY, 2
            yield after, Step.BODY, 2
        yield [name], Step.LEAD, 1
        yield [name], Step.BODY, 2
        yield [name], Step.NOTE, 2

    def reason(self, painter: QPainter, row: Row, line: int, why_not: Phrase | None = None) -> None:
        """Paint why a row counts or not, or the rule that keeps the bar in hand from where it is held."""
        words = self.look.words
        if why_not is not None:
            said = words.phrase(why_not)
            choices: list[tuple[Sequence[Run], Step]] = [([Run(said, tone=Tone.BAD)], s) for s in _REASON_STEPS]
        else:
            choices = list(self._reasons(row_said(self.board, row, words), self._note(row, line)))
        room = self.grid.refusal(line) if row.refused else self.grid.reason(line)
        runs, step = self._lettering.first_fitting(choices, room.width(), room.height() - self.look.px(_AIR))
        self._lettering.paint(painter, room, runs, step, Tone.INK1 if row.refused else Tone.INK2)

    @staticmethod
    def _reasons(said: str, note: str) -> Iterator[tuple[list[Run], Step]]:
        """A reason with its note; in little room without it, or not at all: pointing at the row tells both."""
        noted = [Run(said), Run(f"\n{note}", tone=Tone.INK3, step=Step.SMALL)] if note else [Run(said)]
        yield from ((noted, step) for step in _REASON_STEPS)
        yield from (([Run(said)], step) for step in _REASON_STEPS)
        yield [], Step.SMALL

    def _note(self, row: Row, line: int) -> str:
        """Where the number comes from; of a refused row, what else is refused or could be chosen in its lane."""
        words = self.look.words
        if not row.refused:
            return words(f"status-{self.board.score.values.statuses[row.fan]}")
        named = more_said(row, words)
        fits = self._lettering.fits([Run(named)], Step.SMALL, self.grid.refusal(line).width())
        return named if fits else more_counted(row, words)

    def points(self, painter: QPainter, row: Row, line: int) -> None:
        """Paint what a row is worth; nothing for a refused one."""
        if not row.refused:
            step = Step.H2 if self.grid.klass else Step.H3
            runs = [
                Run(str(row.points), bold=True, step=step),
                Run(f" {self.look.words('score-unit')}", tone=Tone.INK3, step=Step.NOTE),
            ]
            self._lettering.paint(painter, self.grid.points(line), runs, step, Tone.INK1, _RIGHT)

    @property
    def _lettering(self) -> Lettering:
        return Lettering(self.look)
