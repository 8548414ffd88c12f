"""What a row writes, and where: name, points, tiles that help or the reason, and the number column."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from trainer.coach.panel import Change, FanLine, Standing
from trainer.coach.panel.words import NO_WORD, change_text, live_text, short_live_text
from trainer.rules import FANS
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.table.lines import Align, Line, Span, elided, wrapped
from trainer.ui.theme import Step

_BETWEEN = 12
"""The least room between the words at the left of a line and those at its right, in pixels of the design."""
_TONES = {Change.HURT: "bad", Change.HELPED: "accent", Change.NONE: "accent", Change.SAME: "ink2"}


@dataclass(frozen=True, slots=True)
class RowStyle:
    """What all rows of a panel have in common: with their hands or too narrow for them, with what the fans ask, with
    the Chinese name beside what an English row tells."""

    ghost: bool = True
    asks: bool = False
    both_names: bool = False


@dataclass(frozen=True, slots=True)
class RowPlaces:
    """Where things stand in a row of this size, in pixels: its top, the place of its first line, the tops of the hand,
    of the steps and of what changes, the number column and, from the top, the middle of the number."""

    top: float
    body: QRectF
    ghost: float
    steps: float
    change: float
    numbers: QRectF
    number: float

    @property
    def crowded(self) -> bool:
        """Whether what changes has no place but that of the steps."""
        return self.change < self.steps + 3


def distance_spans(line: FanLine, look: Look) -> tuple[Span, ...]:
    """差 5 张, the number large where it is near, in the accent where it is nearest."""
    words, standing = look.words, line.standing
    unit, ink, step = ("accent", "accent", Step.NUMBER) if standing is Standing.LIT else ("ink2", "ink1", Step.NUMBER)
    if standing is Standing.FAR:
        unit, ink, step = "ink3", "ink3", Step.H3
    bold = standing is Standing.LIT
    before, after = words("panel-away-before"), words("panel-away-after")
    spans = [Span(before, Step.NOTE, bold=bold, colour=unit)] if before != NO_WORD else []
    number = Span(str(line.distance), step, bold=standing is not Standing.FAR, colour=ink, gap=4)
    return (*spans, number, Span(after, Step.NOTE, bold=bold, colour=unit, gap=5))


@dataclass(frozen=True, slots=True)
class RowText:
    """The lines of one row. ``strength``: 1, or less for a fan that a preview hurts. ``detail``: the tiles that help,
    while the row is looked at."""

    look: Look
    line: FanLine
    places: RowPlaces
    style: RowStyle
    pinned: bool
    strength: float
    detail: str

    def name_line(self) -> Line:
        """The name of the fan."""
        return Line(self.places.body, (self._name(),), opacity=self.strength)

    def body_lines(self) -> tuple[Line, ...]:
        """Everything but the number column."""
        match self.line.standing:
            case Standing.UNKNOWN:
                return (self.name_line(),)
            case Standing.OUT:
                return tuple(self._struck_lines())
            case _:
                return (*self._first_line(), *self._second_line())

    def number_lines(self, before: FanLine, share: float) -> tuple[Line, ...]:
        """The number column; ``share`` of the number is there already in place of ``before``'s."""
        words, line = self.look.words, self.line
        match line.standing:
            case Standing.UNKNOWN:
                return ()
            case Standing.OUT:
                word = Span(words("panel-row-out"), Step.NOTE, colour="ink2")
                if line.change is Change.HURT:
                    word = replace(word, bold=True, colour="bad")
                dash = Line(self._number_place(0), (Span("—", Step.H3, colour="ink3"),), Align.RIGHT)
                below = Line(self._number_place(29), (word,), Align.RIGHT)
                return (Line(dash.place, (word,), Align.RIGHT),) if self.places.crowded else (dash, below)
            case Standing.WON:
                have = Span(words("panel-row-won"), Step.H3, bold=True, colour="accent")
                return (Line(self._number_place(4), (have,), Align.RIGHT), *self._change_line())
            case _:
                return (*self._numbers(before, share), *self._change_line())

    def _numbers(self, before: FanLine, share: float) -> Iterator[Line]:
        now = distance_spans(self.line, self.look)
        if share < 1.0 and before.distance is not None and not before.won:
            yield Line(self._distance_place(before), distance_spans(before, self.look), Align.RIGHT, 1.0 - share)
        yield Line(self._distance_place(self.line), now, Align.RIGHT, share * self.strength)

    def _distance_place(self, line: FanLine) -> QRectF:
        return self._number_place(6 if line.standing is Standing.FAR and not self.places.crowded else 0)

    def _number_place(self, lower: float) -> QRectF:
        """A line of the number column, its middle so many design pixels below the middle of a large number."""
        places, px = self.places, self.look.px
        middle = places.top + places.number + px(lower)
        return QRectF(places.numbers.left(), middle - px(14), places.numbers.width(), px(28))

    def _change_line(self) -> tuple[Line, ...]:
        """What a preview changes, below the steps; it may reach to the left, below the hand."""
        said = change_text(self.line, self.look.words)
        if not said:
            return ()
        span = Span(said, Step.SMALL, bold=self.line.change is not Change.SAME, colour=_TONES[self.line.change])
        places, px = self.places, self.look.px
        place = QRectF(places.body.left(), places.change, 0, px(16))
        place.setRight(places.numbers.right())
        return (Line(place, (span,), Align.RIGHT),)

    def _name(self) -> Span:
        line, name = self.line, self.look.words.fan(self.line.fan)
        if line.standing in (Standing.UNKNOWN, Standing.FAR):
            return Span(name, Step.BODY, colour="ink3")
        out = line.standing is Standing.OUT
        return Span(name, Step.BODY, bold=not out, colour="ink3" if out else "ink1", struck=out)

    def _quiet(self) -> str:
        return "ink3" if self.line.standing in (Standing.FAR, Standing.OUT) else "ink2"

    def _worth(self) -> Span:
        return Span(self.look.words("panel-row-points", n=self.line.points), Step.NOTE, colour=self._quiet(), gap=8)

    def _words(self) -> tuple[Span, ...]:
        """nearest, and target."""
        words, lit = self.look.words, self.line.standing is Standing.LIT
        keys = (("panel-row-nearest",) if lit else ()) + (("panel-row-pinned",) if self.pinned else ())
        return tuple(Span(words(key), Step.SMALL, bold=True, colour="accent", gap=10) for key in keys)

    def _first_line(self) -> tuple[Line, ...]:
        place, look = self.places.body, self.look
        left = (self._name(), self._worth())
        live = Span(live_text(self.line, look.words), Step.NOTE, colour=self._quiet())
        words = self._words()
        if not self.style.ghost:
            fits = sum(span.width(look) for span in (*left, *words)) <= place.width()
            return (Line(place, (*left, *(words if fits else ())), opacity=self.strength),)
        room = place.width() - sum(span.width(look) for span in left) - look.px(_BETWEEN)
        taken = sum(span.width(look) for span in words)
        if taken + live.width(look) > room and self.style.asks:
            taken, words = 0.0, ()
        if taken + live.width(look) > room:
            live = replace(live, text=short_live_text(self.line, look.words))
        first = Line(place, (*left, *words), opacity=self.strength)
        if self.line.live is None or self.line.won or taken + live.width(look) > room:
            return (first,)
        return first, Line(place, (live,), Align.RIGHT, self.strength)

    def _second_line(self) -> Iterator[Line]:
        """What the fan asks, or which tiles help; in a row without a hand the number of these."""
        look, place = self.look, self.places.body.translated(0, self.look.px(21))
        if self.style.asks:
            said = self.detail or look.words(f"panel-asks-{self.line.fan.value}")
            moved = () if self._words_fit() else self._words()
            room = place.width() - sum(span.width(look) for span in moved)
            text = elided(look, said, room, Step.NOTE)
            yield Line(place, (Span(text, Step.NOTE, colour=self._quiet()),), opacity=self.strength)
            yield Line(place, moved, Align.RIGHT, self.strength)
        elif not self.style.ghost and not self.line.won:
            moved = () if self._words_fit() else self._words()
            live = Span(live_text(self.line, look.words), Step.NOTE, colour=self._quiet())
            if sum(span.width(look) for span in (live, *moved)) > place.width():
                live = replace(live, text=short_live_text(self.line, look.words))
            yield Line(place, (live, *moved), opacity=self.strength)
        if not self.style.asks:
            yield from self._detail_line()

    def _words_fit(self) -> bool:
        """Whether nearest and target stand in the first line."""
        wanted = self._words()
        return not wanted or wanted[0] in self._first_line()[0].spans

    def _detail_line(self) -> Iterator[Line]:
        """Under the hand, while the row is looked at: the Chinese name of an English one, and the tiles that help."""
        look, px = self.look, self.look.px
        both = self.style.both_names and look.language is Language.EN
        parts = ([FANS[self.line.fan].zh] if both else []) + ([self.detail] if self.detail else [])
        lower = px(52 if self.style.ghost else 40)
        if self.detail and self.places.top + lower + px(15) <= self.places.numbers.bottom():
            place = self.places.body.translated(0, lower)
            place.setHeight(px(15))
            room = place.width() - (px(40) if change_text(self.line, look.words) else 0)
            yield Line(place, (Span(elided(look, " · ".join(parts), room, Step.SMALL), Step.SMALL, colour="ink2"),))

    def _struck_lines(self) -> Iterator[Line]:
        look, place = self.look, self.places.body
        yield Line(place, (self._name(), self._worth()))
        if self.line.reason is not None:
            below = place.translated(0, look.px(23))
            if self.places.crowded:
                below.setRight(self.places.numbers.right())
            rows = 2 if below.bottom() + look.px(16) <= self.places.numbers.bottom() else 1
            reason = look.words.phrase(self.line.reason)
            texts = wrapped(look, reason, below.width(), Step.NOTE)
            if len(texts) > rows:
                texts = (elided(look, reason, below.width(), Step.NOTE),)
            for row, said in enumerate(texts):
                yield Line(below.translated(0, row * look.px(17)), (Span(said, Step.NOTE, colour="ink2"),))
