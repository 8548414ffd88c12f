"""What a path row writes, and where: name, points, accepted tiles or the reason, and the number column."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from trainer.rules import FanId
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.table.lines import Align, Line, Span, wrapped
from trainer.ui.table.path_words import change_spans, distance_spans, live_text, short_live_text
from trainer.ui.table.row_names import ALONE, BETWEEN, BOTH, RowNames, beside_numbers, fitting_names
from trainer.ui.table.rows import Change, FanLine
from trainer.ui.theme import Step


@dataclass(frozen=True, slots=True)
class RowStyle:
    """How a row is shown: with its ghost hand or narrow, pinned, with the Chinese name beside the English one, and how
    strong (1, or less for a path that is hurt)."""

    ghost: bool
    pinned: bool
    both_names: bool
    strength: float


@dataclass(frozen=True, slots=True)
class RowText:
    """The lines of one row; ``body`` is the place of its first line, ``numbers`` that of the column at its end,
    ``edge`` where the mark begins."""

    look: Look
    fan: FanId
    line: FanLine
    style: RowStyle
    body: QRectF
    numbers: QRectF
    edge: float

    def still_lines(self) -> tuple[Line, ...]:
        """Everything but the number."""
        if not self.line.known:
            return (Line(self.body, self._faint_names(struck=False)),)
        lines = self._struck_lines() if self.line.out else self._live_lines()
        return (*lines, *self._pin())

    def _pin(self) -> tuple[Line, ...]:
        """The word for a pinned path, below its mark."""
        if not self.style.pinned:
            return ()
        px, left = self.look.px, self.edge
        place = QRectF(left, self.body.top() + px(31), self.body.left() - left, px(16))
        return (Line(place, (Span(self.look.words("table-row-pinned"), Step.SMALL, bold=True, colour="accent"),)),)

    def _live_lines(self) -> tuple[Line, ...]:
        strong, names = self.style.strength, tuple(self._names().spans(self.look, self.fan))
        worth = self._worth()
        if self.style.ghost:
            left = Line(self.body, (*names, *worth), opacity=strong)
            return left, Line(self.body, self._live(left.width(self.look)), Align.RIGHT, opacity=strong)
        second = self.body.translated(0, self.look.px(24))
        return (Line(self.body, names, opacity=strong), Line(second, (*worth, *self._live()), opacity=strong))

    def _live(self, taken: float = 0.0) -> tuple[Span, ...]:
        """The accepted tiles, in fewer words where so much of the line is taken already."""
        if self.line.live is None:
            return ()
        full = Span(live_text(self.line, self.look.words), Step.BODY, colour="ink2")
        fits = taken + self.look.px(BETWEEN) + full.width(self.look) <= self.body.width()
        return (full if fits else replace(full, text=short_live_text(self.line, self.look.words)),)

    def _names(self) -> RowNames:
        """How all rows write their names; the Chinese ones are beside the English ones alone."""
        both = self.style.both_names and self.look.language is Language.EN
        wide = self.body.width()
        return fitting_names(
            self.look, BOTH if both else ALONE, beside_numbers(self.look, wide) if self.style.ghost else wide
        )

    def _faint_names(self, *, struck: bool) -> tuple[Span, ...]:
        """The names of a fan of which nothing is known yet, or that cannot be had."""
        first, *second = self._names().spans(self.look, self.fan)
        return replace(first, colour="ink3", struck=struck), *second

    def _struck_lines(self) -> tuple[Line, ...]:
        words, line = self.look.words, self.line
        names = self._faint_names(struck=True)
        worth = (Span(words("table-row-points", n=line.points), Step.BODY, colour="ink3", gap=6),)
        first = (*names, *worth) if self.style.ghost else names
        lines = [Line(self.body, first)]
        if line.reason is not None:
            texts = wrapped(self.look, words.phrase(line.reason), self.body.width(), Step.NOTE)
            place = QRectF(self.body).translated(0, self.look.px(23))
            for text in texts[:2]:
                lines.append(Line(QRectF(place), (Span(text, Step.NOTE, colour="ink2"),)))
                place.translate(0, self.look.px(17))
        return tuple(lines)

    def _worth(self) -> tuple[Span, ...]:
        words = self.look.words
        gap = 6 if self.style.ghost else 0
        spans = [Span(words("table-row-points", n=self.line.points), Step.BODY, colour="ink2", gap=gap)]
        if not self.style.ghost:
            spans.append(Span("", Step.BODY, gap=8))
        return tuple(spans)

    def number_lines(self, before: FanLine, share: float) -> tuple[Line, ...]:
        """The number column; ``share`` of the number is there already in place of ``before``'s."""
        words, line = self.look.words, self.line
        if not line.known:
            return ()
        left, room, high = self.numbers.left(), self.numbers.width(), self.numbers.height()
        big = QRectF(left, high * 0.41 - self.look.px(14), room, self.look.px(28))
        small = QRectF(left, high * 0.8 - self.look.px(8), room, self.look.px(16))
        if line.out:
            dash = Span("—", Step.H3, colour="ink3")
            under = Span(words("table-row-out"), Step.SMALL, colour="ink2")
            if line.change is Change.HURT:
                under = Span(words("table-row-out"), Step.SMALL, bold=True, colour="bad")
            return Line(big, (dash,), Align.RIGHT), Line(small, (under,), Align.RIGHT)
        if line.won:
            have = Span(words("table-row-won"), Step.H3, bold=True, colour="accent")
            return Line(big, (have,), Align.RIGHT), Line(small, change_spans(line, words), Align.RIGHT)
        below = Line(small, change_spans(line, words), Align.RIGHT)
        now = Line(big, distance_spans(line, words), Align.RIGHT, share)
        if share < 1.0 and before.distance is not None and not before.won:
            gone = Line(big, distance_spans(before, words), Align.RIGHT, 1.0 - share)
            return gone, now, below
        return now, below
