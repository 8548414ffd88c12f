"""A small fan as a chip: mark, name, and 已成 n 分, 可成 n 张 or 不成."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.table.lines import Line, PaintedButton, Span
from trainer.ui.table.mark_art import draw_mark
from trainer.ui.table.rows import Change, FanLine
from trainer.ui.theme import Step

_MARK = 20
_BAR = 3
_MOST = 40
"""The most points that a small fan can have: four times its ten."""


class FanChip(PaintedButton):
    """One of the six small fans. Clicking pins it as it does a path."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.fan = fan
        self._line = FanLine(fan, 0, known=False)
        self._pinned = False
        self._step, self._inset = Step.BODY, 0
        self.refresh()

    def show_line(self, line: FanLine, pinned: bool) -> bool:
        """Show the fan as ``line`` says; whether that is something else than before."""
        if line == self._line and pinned is self._pinned:
            return False
        self._line = line
        self._pinned = pinned
        self.refresh()
        return True

    @property
    def line(self) -> FanLine:
        """What the chip says."""
        return self._line

    def refresh(self) -> None:
        """Name the fan for a screen reader and paint it; the reason is its tooltip."""
        words, line = self.look.words, self._line
        told = [words.fan(self.fan), *([self._status().text] if line.known else [])]
        if line.reason is not None:
            told.append(words.phrase(line.reason))
        if self._pinned:
            told.append(words("table-row-pinned"))
        self.setAccessibleName(", ".join(told))
        self.setToolTip("" if line.reason is None else words.phrase(line.reason))
        self.repaint_soon()

    def set_style(self, step: Step, inset: int) -> None:
        """Write the name in another type step; ``inset``: pixels at both sides for the focus ring alone."""
        if (step, inset) != (self._step, self._inset):
            self._step, self._inset = step, inset
            self.refresh()

    def natural_width(self, step: Step) -> float:
        """The width in which the name in a type step, and whatever may stand below it, have one line each."""
        words = self.look.words
        name = replace(self._name(), step=step).width(self.look)
        status = Span(words("table-chip-won", n=_MOST), Step.NOTE, bold=True).width(self.look)
        return max(self._text_left() - self._inset + name, status) + 2

    def lines(self) -> tuple[Line, ...]:
        """The name beside the mark, the status below."""
        px, left, room = self.look.px, self._text_left(), self.width() - self._inset
        place = QRectF(self._inset, self._top + px(22), room - self._inset, px(18))
        status = Line(place, (self._status(), *self._target(place.width())))
        return Line(QRectF(left, self._top, room - left, px(22)), (self._name(),)), status

    def decorate(self, painter: QPainter) -> None:
        """Paint the bar of a target, and the mark, faded for a fan that is out."""
        px = self.look.px
        line = self._line
        if self._pinned:
            bar = min(_BAR, max(1, self._inset - 1))
            painter.fillRect(QRectF(0, self._top, bar, px(40)), QColor(self.look.theme.accent))
        hurt = line.change is Change.HURT and not self.look.theme.outline
        faded = line.out or not line.known or hurt
        painter.save()
        painter.setOpacity(0.42 if faded else 1.0)
        draw_mark(painter, QPointF(self._inset + 1, self._top + px(1)), px(_MARK), self.fan, self.look)
        painter.restore()
        self.paint_ring(painter, QRectF(self.rect()).adjusted(4, 4, -4, -4), 4, self.look.theme.surface)

    def _text_left(self) -> float:
        return self._inset + self.look.px(_MARK + 6)

    @property
    def _top(self) -> float:
        """Where the name begins: name and status stand in the middle of the chip's height."""
        return (self.height() - self.look.px(40)) / 2

    def _name(self) -> Span:
        line = self._line
        colour = "ink3" if line.out or not line.known else "accent" if self._pinned else "ink1"
        return Span(self.look.words.fan(self.fan), self._step, bold=True, colour=colour, struck=line.out)

    def _target(self, room: float) -> tuple[Span, ...]:
        """The word for a target, where it has room behind the status: no chip gets wider for it."""
        if not self._pinned:
            return ()
        word = Span(self.look.words("table-row-pinned"), Step.SMALL, bold=True, colour="accent", gap=6)
        return (word,) if self._status().width(self.look) + word.width(self.look) <= room else ()

    def _status(self) -> Span:
        words, line = self.look.words, self._line
        if not line.known:
            return Span("", Step.NOTE)
        if line.won:
            return Span(words("table-chip-won", n=line.points), Step.NOTE, bold=True, colour="accent")
        if line.out:
            return Span(words("table-row-out"), Step.NOTE, colour="bad" if line.change is Change.HURT else "ink2")
        colour = {Change.HURT: "bad", Change.HELPED: "accent"}.get(line.change, "ink3")
        bold = line.change in (Change.HURT, Change.HELPED)
        return Span(words("table-chip-possible", n=line.distance or 0), Step.NOTE, bold=bold, colour=colour)
