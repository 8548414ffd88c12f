"""What a path row writes, and where: name, points, accepted tiles or the reason, and the number column."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from trainer.rules import FANS, FanId
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.table.lines import Align, Line, Span, wrapped
from trainer.ui.table.path_words import change_spans, distance_spans, live_text
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
            return (Line(self.body, (Span(self.look.words.fan(self.fan), Step.LEAD, bold=True, colour="ink3"),)),)
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
        words, line, strong = self.look.words, self.line, self.style.strength
        name = Span(words.fan(self.fan), Step.LEAD, bold=True)
        worth = self._worth()
        live = (Span(live_text(line, words), Step.BODY, colour="ink2"),) if line.live is not None else ()
        taken = Line(self.body, (name, *worth, *live)).width(self.look) if self.style.ghost else name.width(self.look)
        name_too = self._second_name(self.body.width() - taken - self.look.px(12))
        if self.style.ghost:
            return (
                Line(self.body, (name, *name_too, *worth), opacity=strong),
                Line(self.body, live, Align.RIGHT, opacity=strong),
            )
        second = self.body.translated(0, self.look.px(24))
        return (Line(self.body, (name, *name_too), opacity=strong), Line(second, (*worth, *live), opacity=strong))

    def _second_name(self, room: float) -> tuple[Span, ...]:
        """The Chinese name after the English one, one weight lighter, where there is so much room."""
        if not self.style.both_names or self.look.language is not Language.EN:
            return ()
        span = Span(FANS[self.fan].zh, Step.BODY, colour="ink3", gap=6)
        return (span,) if span.width(self.look) <= room else ()

    def _struck_lines(self) -> tuple[Line, ...]:
        words, line = self.look.words, self.line
        name = Span(words.fan(self.fan), Step.LEAD, bold=True, colour="ink3", struck=True)
        worth = (Span(words("table-row-points", n=line.points), Step.BODY, colour="ink3", gap=6),)
        first = (name, *worth) if self.style.ghost else (name,)
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
