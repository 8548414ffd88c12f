"""The names of fans at the left of the matrix: in the language in force, or in English with the Chinese after it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from trainer.rules import FANS
from trainer.text import Language
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.board import Row
from trainer.ui.theme import Step, Tone


class FanNames(StrEnum):
    """Which names a fan is given on an English page; a Chinese page has only Chinese ones."""

    ONE = "one"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class FanLabel:
    """The name of a row's fan, as large as it fits."""

    look: Look
    row: Row
    names: FanNames

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the name into ``room``; the Chinese one is left out where both do not fit."""
        lettering = Lettering(self.look)
        runs, step = self.fitting(room.width(), room.height())
        lettering.paint(painter, room, runs, step, Tone.INK3 if self.row.refused else Tone.INK1)

    def fitting(self, width: float, height: float) -> tuple[list[Run], Step]:
        """The runs and the step in which they fit."""
        lettering = Lettering(self.look)
        for runs, step, lines in self._choices(width):
            needed = lettering.height(runs, step, width)
            if needed <= (self.look.px(step.line) if lines == 1 else height):
                return runs, step
        return [self._name], Step.BODY

    def _choices(self, width: float) -> Iterator[tuple[list[Run], Step, int]]:
        """What could be painted, the best first: runs, step, and whether they may take more than one line."""
        chinese = self._chinese
        if chinese:
            small = Run(f"\n{chinese}", bold=False, tone=Tone.INK3, step=Step.SMALL)
            after = Run(f" {chinese}", bold=False, tone=Tone.INK3)
            yield [self._name, after], Step.LEAD, 1
            yield [self._name, after], Step.BODY, 1
            if Lettering(self.look).fits([self._name], Step.BODY, width):
                yield [self._name, small], Step.BODY, 2
            yield [self._name, after], Step.BODY, 2
        yield [self._name], Step.LEAD, 1

    @property
    def _name(self) -> Run:
        words, row = self.look.words, self.row
        many = len(row.bars)
        name = words("score-times", fan=row.fan, n=many) if many > 1 else words.fan(row.fan)
        return Run(name, bold=not row.refused, struck=row.struck)

    @property
    def _chinese(self) -> str:
        if self.names is FanNames.ONE or self.look.language is Language.ZH:
            return ""
        return FANS[self.row.fan].zh
