"""Text in the type steps of the design: runs of different weight, tone and size.

`Lettering` wraps runs within a width. A `TextLine` is one line whose place is known before it is painted, so that it
can be asked whether it fits.
"""

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from trainer.ui.look import Look, advance, face, metrics, text_width
from trainer.ui.theme import Step, Tone

WIDEST: Final = 1e6
"""The width in pixels of a line that never wraps."""


def units(text: str) -> int:
    """How many places Qt counts in a text: two for a sign beyond the first 65536, such as the mahjong tiles of Unicode.

    >>> units("5万"), units("🀄")
    (2, 2)
    """
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def first_units(text: str, count: int) -> str:
    """As much of a text as takes ``count`` of Qt's places; a sign that would be cut in two is left out.

    >>> first_units("🀄中", 1), first_units("🀄中", 2)
    ('', '🀄')
    """
    return text.encode("utf-16-le", "surrogatepass")[: 2 * count].decode("utf-16-le", "ignore")


class Align(StrEnum):
    """At which end of its place a line stands."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Run(Struct, frozen=True):
    """A piece of text; what is None comes from whatever shows it.

    Within a `TextLine` ``gap`` is the room before it, in pixels of the design, and its letters are ``factor`` times as
    large as those of its step.
    """

    text: str
    step: Step | None = None
    bold: bool | None = None
    tone: Tone | None = None
    struck: bool = False
    gap: float = 0.0
    factor: float = 1.0

    def font(self, look: Look) -> QFont:
        """Its font within a line."""
        font = QFont(face(*self._face(look)))
        font.setStrikeOut(self.struck)
        return font

    def metrics(self, look: Look) -> QFontMetricsF:
        """What its font measures."""
        return metrics(*self._face(look))

    def width(self, look: Look) -> float:
        """Its width in pixels within a line, the gap included."""
        return look.px(self.gap) + advance(self.text, *self._face(look))

    def _face(self, look: Look) -> tuple[int, bool]:
        step = self.step or Step.BODY
        return round(look.px(step.size) * self.factor), step.bold if self.bold is None else self.bold


class TextLine(Struct, frozen=True):
    """Runs on one baseline, in the middle of ``place``; ``opacity`` fades the whole line."""

    place: QRectF
    runs: tuple[Run, ...]
    align: Align = Align.LEFT
    opacity: float = 1.0

    def width(self, look: Look) -> float:
        """The width of all runs in pixels."""
        return sum(run.width(look) for run in self.runs)

    def taken(self, look: Look) -> QRectF:
        """The part of its place that the text covers."""
        width = self.width(look)
        return QRectF(self._start(width), self.place.top(), width, self.place.height())

    def paint(self, painter: QPainter, look: Look) -> None:
        """Write the line, all runs on the baseline of the largest one."""
        if not self.runs:
            return
        tallest = max((run.metrics(look) for run in self.runs), key=lambda one: one.ascent())
        baseline = self.place.center().y() + (tallest.ascent() - tallest.descent()) / 2
        x = self._start(self.width(look))
        painter.save()
        painter.setOpacity(painter.opacity() * self.opacity)
        for run in self.runs:
            painter.setFont(run.font(look))
            painter.setPen(QColor(look.theme.tone(run.tone or Tone.INK1)))
            painter.drawText(QPointF(x + look.px(run.gap), baseline), run.text)
            x += run.width(look)
        painter.restore()

    def _start(self, width: float) -> float:
        match self.align:
            case Align.LEFT:
                return self.place.left()
            case Align.CENTRE:
                return self.place.center().x() - width / 2
            case Align.RIGHT:
                return self.place.right() - width


class Lettering(Struct, frozen=True):
    """Paints text in one look. ``step`` and ``tone`` hold for runs that have none of their own."""

    look: Look

    def width(self, text: str, step: Step, bold: bool | None = None) -> float:
        """The width of one line of text."""
        return text_width(self.look, text, step, bold)

    def height(self, runs: Sequence[Run], step: Step, width: float) -> float:
        """The height of the runs wrapped within ``width``."""
        if self._surely_one_line(runs, step, width):
            return self._line_height(runs, step)
        return self.laid_out(runs, step, Tone.INK1, width, Qt.AlignmentFlag.AlignLeft)[1]

    def fits(self, runs: Sequence[Run], step: Step, width: float) -> bool:
        """Whether the runs need one line only."""
        if self._surely_one_line(runs, step, width):
            return True
        layout, _ = self.laid_out(runs, step, Tone.INK1, width, Qt.AlignmentFlag.AlignLeft)
        return layout.lineCount() <= 1

    def fitting(self, runs: Sequence[Run], steps: Sequence[Step], width: float) -> Step:
        """The first of some steps in which the runs need one line only, else the last."""
        return next((step for step in steps if self.fits(runs, step, width)), steps[-1])

    def first_fitting(
        self, choices: Iterable[tuple[Sequence[Run], Step]], width: float, height: float
    ) -> tuple[Sequence[Run], Step]:
        """The first of some ways to write something that needs no more room, else the last."""
        runs: Sequence[Run] = ()
        step = Step.BODY
        for runs, step in choices:
            if self.height(runs, step, width) <= height:
                break
        return runs, step

    def paint(
        self,
        painter: QPainter,
        rect: QRectF,
        runs: Sequence[Run],
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Paint the runs wrapped within ``rect``, in the middle of its height."""
        layout, height = self.laid_out(runs, step, tone, rect.width(), align)
        layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - height) / 2))

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        step: Step = Step.BODY,
        tone: Tone = Tone.INK1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        bold: bool | None = None,
    ) -> None:
        """Paint one plain text, as `paint` does."""
        self.paint(painter, rect, [Run(text, bold=bold)], step, tone, align)

    def _surely_one_line(self, runs: Sequence[Run], step: Step, width: float) -> bool:
        """Whether one line is enough with a pixel to spare: quicker to know than where lines break."""
        if any("\n" in run.text for run in runs):
            return False
        return sum(self.width(run.text, run.step or step, run.bold) for run in runs) + 1 <= width

    def laid_out(
        self, runs: Sequence[Run], step: Step, tone: Tone, width: float, align: Qt.AlignmentFlag
    ) -> tuple[QTextLayout, float]:
        """The runs as they lie within ``width``, and how high they are."""
        if align is Qt.AlignmentFlag.AlignLeft and self._surely_one_line(runs, step, width):
            width = WIDEST
        return _laid_out(tuple(self._piece(run, step, tone) for run in runs), self._plain(step), width, align)

    def _line_height(self, runs: Sequence[Run], step: Step) -> int:
        """The height of one line of all runs: that of the largest step in it."""
        return max((self.look.px((run.step or step).line) for run in runs if run.text), default=self.look.px(step.line))

    def _piece(self, run: Run, step: Step, tone: Tone) -> "_Piece":
        found = run.step or step
        bold = found.bold if run.bold is None else run.bold
        colour = self.look.theme.tone(run.tone or tone)
        return _Piece(run.text, self.look.px(found.size), bold, self.look.px(found.line), colour, run.struck)

    def _plain(self, step: Step) -> "_Piece":
        return _Piece("", self.look.px(step.size), step.bold, self.look.px(step.line))


class _Piece(Struct, frozen=True):
    """A run as a look shows it; sizes and the height of its ``line`` in pixels."""

    text: str
    pixels: int
    bold: bool
    line: int
    colour: str = ""
    struck: bool = False


# The same words are measured and painted over and over, and laying them out takes longer than painting them.
@lru_cache(maxsize=1024)
def _laid_out(
    pieces: tuple[_Piece, ...], plain: _Piece, width: float, align: Qt.AlignmentFlag
) -> tuple[QTextLayout, float]:
    """The pieces within ``width`` and the height of their lines; ``plain`` is what holds where there is no text."""
    text = "".join(piece.text for piece in pieces).replace("\n", "\u2028")
    layout = QTextLayout(text, face(plain.pixels, plain.bold))
    option = QTextOption(align)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(_formats(pieces))
    top = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height = _line_height(pieces, plain, line.textStart(), line.textStart() + line.textLength())
        line.setPosition(QPointF(0, top + (height - line.height()) / 2))
        top += height
    layout.endLayout()
    return layout, top or plain.line


def _line_height(pieces: Sequence[_Piece], plain: _Piece, start: int, end: int) -> int:
    """The height of a line: that of the largest piece in it."""
    heights, at = [], 0
    for piece in pieces:
        if at < end and at + units(piece.text.rstrip("\n")) > start:
            heights.append(piece.line)
        at += units(piece.text)
    return max(heights, default=plain.line)


def _formats(pieces: Sequence[_Piece]) -> list[QTextLayout.FormatRange]:
    made, start = [], 0
    for piece in pieces:
        form = QTextCharFormat()
        form.setFont(face(piece.pixels, piece.bold))
        form.setForeground(QColor(piece.colour))
        form.setFontStrikeOut(piece.struck)
        one = QTextLayout.FormatRange()
        # PySide declares the fields of this struct as methods' results; they are plain attributes.
        one.start, one.length, one.format = start, units(piece.text), form
        made.append(one)
        start += units(piece.text)
    return made


def widest(lettering: Lettering, texts: Sequence[str], step: Step, bold: bool | None = None) -> float:
    """The width of the widest of some single lines, rounded up."""
    return math.ceil(max((lettering.width(text, step, bold) for text in texts), default=0.0))


def elided(look: Look, text: str, width: float, step: Step, bold: bool = False) -> str:
    """``text`` cut to ``width`` with a sign that there is more, where it does not fit."""
    return metrics(look.px(step.size), bold).elidedText(text, Qt.TextElideMode.ElideRight, width)


def wrapped(look: Look, text: str, width: float, step: Step, bold: bool = False) -> tuple[str, ...]:
    """``text`` broken into lines no wider than ``width``."""
    runs = [Run(text, bold=bold)]
    layout, _ = Lettering(look).laid_out(runs, step, Tone.INK1, width, Qt.AlignmentFlag.AlignLeft)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    ends = [first_units(text, line.textStart() + line.textLength()) for line in lines]
    starts = ["", *ends]
    return tuple(end[len(start) :].strip() for start, end in zip(starts, ends, strict=False) if end)
