"""What a row writes, and where: name, points, tiles that help or the reason, and the number column."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from trainer.coach.panel import Change, FanLine, Standing
from trainer.coach.panel.words import NO_WORD, change_text, live_text, short_live_text
from trainer.rules import FANS
from trainer.text import Language
from trainer.ui.controls import Align, Run, TextLine, elided, wrapped
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_BETWEEN = 12
"""The least room between the words at the left of a line and those at its right, in pixels of the design."""
_TONES = {Change.HURT: Tone.BAD, Change.HELPED: Tone.ACCENT, Change.NONE: Tone.ACCENT, Change.SAME: Tone.INK2}


class RowStyle(Struct, frozen=True):
    """What all rows of a panel have in common: with their hands or too narrow for them, with what the fans ask, with
    the Chinese name beside what an English row tells."""

    ghost: bool = True
    asks: bool = False
    both_names: bool = False


class RowPlaces(Struct, frozen=True):
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


def width_of(runs: Iterable[Run], look: Look) -> float:
    """The width of runs one after another, in pixels."""
    return sum(run.width(look) for run in runs)


def distance_runs(line: FanLine, look: Look) -> tuple[Run, ...]:
    """差 5 张, the number large where it is near, in the accent where it is nearest."""
    words, standing = look.words, line.standing
    unit, ink, step = (
        (Tone.ACCENT, Tone.ACCENT, Step.NUMBER) if standing is Standing.LIT else (Tone.INK2, Tone.INK1, Step.NUMBER)
    )
    if standing is Standing.FAR:
        unit, ink, step = Tone.INK3, Tone.INK3, Step.H3
    bold = standing is Standing.LIT
    before, after = words("panel-away-before"), words("panel-away-after")
    runs = [Run(before, Step.NOTE, bold=bold, tone=unit)] if before != NO_WORD else []
    number = Run(str(line.distance), step, bold=standing is not Standing.FAR, tone=ink, gap=4)
    return (*runs, number, Run(after, Step.NOTE, bold=bold, tone=unit, gap=5))


class RowText(Struct, frozen=True):
    """The lines of one row. ``strength``: 1, or less for a fan that a preview hurts. ``detail``: the tiles that help,
    while the row is looked at."""

    look: Look
    line: FanLine
    places: RowPlaces
    style: RowStyle
    pinned: bool
    strength: float
    detail: str

    def name_line(self) -> TextLine:
        """The name of the fan."""
        return TextLine(self.places.body, (self._name(),), opacity=self.strength)

    def body_lines(self) -> tuple[TextLine, ...]:
        """Everything but the number column."""
        match self.line.standing:
            case Standing.UNKNOWN:
                return (self.name_line(),)
            case Standing.OUT:
                return tuple(self._struck_lines())
            case _:
                return (*self._first_line(), *self._second_line())

    def number_lines(self, before: FanLine, share: float) -> tuple[TextLine, ...]:
        """The number column; ``share`` of the number is there already in place of ``before``'s."""
        words, line = self.look.words, self.line
        match line.standing:
            case Standing.UNKNOWN:
                return ()
            case Standing.OUT:
                word = Run(words("panel-row-out"), Step.NOTE, tone=Tone.INK2)
                if line.change is Change.HURT:
                    word = replace(word, bold=True, tone=Tone.BAD)
                dash = TextLine(self._number_place(0), (Run("—", Step.H3, bold=False, tone=Tone.INK3),), Align.RIGHT)
                below = TextLine(self._number_place(29), (word,), Align.RIGHT)
                return (TextLine(dash.place, (word,), Align.RIGHT),) if self.places.crowded else (dash, below)
            case Standing.WON:
                have = Run(words("panel-row-won"), Step.H3, bold=True, tone=Tone.ACCENT)
                return (TextLine(self._number_place(4), (have,), Align.RIGHT), *self._change_line())
            case _:
                return (*self._numbers(before, share), *self._change_line())

    def _numbers(self, before: FanLine, share: float) -> Iterator[TextLine]:
        now = distance_runs(self.line, self.look)
        if share < 1.0 and before.distance is not None and not before.won:
            yield TextLine(self._distance_place(before), distance_runs(before, self.look), Align.RIGHT, 1.0 - share)
        yield TextLine(self._distance_place(self.line), now, Align.RIGHT, share * self.strength)

    def _distance_place(self, line: FanLine) -> QRectF:
        return self._number_place(6 if line.standing is Standing.FAR and not self.places.crowded else 0)

    def _number_place(self, lower: float) -> QRectF:
        """A line of the number column, its middle so many design pixels below the middle of a large number."""
        places, px = self.places, self.look.px
        middle = places.top + places.number + px(lower)
        return QRectF(places.numbers.left(), middle - px(14), places.numbers.width(), px(28))

    def _change_line(self) -> tuple[TextLine, ...]:
        """What a preview changes, below the steps; it may reach to the left, below the hand."""
        said = change_text(self.line, self.look.words)
        if not said:
            return ()
        run = Run(said, Step.SMALL, bold=self.line.change is not Change.SAME, tone=_TONES[self.line.change])
        places, px = self.places, self.look.px
        place = QRectF(places.body.left(), places.change, 0, px(16))
        place.setRight(places.numbers.right())
        return (TextLine(place, (run,), Align.RIGHT),)

    def _name(self) -> Run:
        line, name = self.line, self.look.words.fan(self.line.fan)
        if line.standing in (Standing.UNKNOWN, Standing.FAR):
            return Run(name, Step.BODY, tone=Tone.INK3)
        out = line.standing is Standing.OUT
        return Run(name, Step.BODY, bold=not out, tone=Tone.INK3 if out else Tone.INK1, struck=out)

    def _quiet(self) -> Tone:
        return Tone.INK3 if self.line.standing in (Standing.FAR, Standing.OUT) else Tone.INK2

    def _worth(self) -> Run:
        return Run(self.look.words("panel-row-points", n=self.line.points), Step.NOTE, tone=self._quiet(), gap=8)

    def _words(self) -> tuple[Run, ...]:
        """nearest, and target."""
        words, lit = self.look.words, self.line.standing is Standing.LIT
        keys = (("panel-row-nearest",) if lit else ()) + (("panel-row-pinned",) if self.pinned else ())
        return tuple(Run(words(key), Step.SMALL, bold=True, tone=Tone.ACCENT, gap=10) for key in keys)

    def _first_line(self) -> tuple[TextLine, ...]:
        place, look = self.places.body, self.look
        left = (self._name(), self._worth())
        live = Run(live_text(self.line, look.words), Step.NOTE, tone=self._quiet())
        words = self._words()
        if not self.style.ghost:
            whole = (*left, *words)
            fitting = whole if width_of(whole, look) <= place.width() else left
            return (TextLine(place, fitting, opacity=self.strength),)
        room = place.width() - width_of(left, look) - look.px(_BETWEEN)
        taken = width_of(words, look)
        if taken + live.width(look) > room and self.style.asks:
            taken, words = 0.0, ()
        if taken + live.width(look) > room:
            live = replace(live, text=short_live_text(self.line, look.words))
        first = TextLine(place, (*left, *words), opacity=self.strength)
        if self.line.live is None or self.line.won or taken + live.width(look) > room:
            return (first,)
        return first, TextLine(place, (live,), Align.RIGHT, self.strength)

    def _second_line(self) -> Iterator[TextLine]:
        """What the fan asks, or which tiles help; in a row without a hand the number of these."""
        look, place = self.look, self.places.body.translated(0, self.look.px(21))
        moved = () if self._words_fit() else self._words()
        if self.style.asks:
            said = self._told() or look.words(f"panel-asks-{self.line.fan.value}")
            room = place.width() - width_of(moved, look)
            text = elided(look, said, room, Step.NOTE)
            yield TextLine(place, (Run(text, Step.NOTE, tone=self._quiet()),), opacity=self.strength)
            yield TextLine(place, moved, Align.RIGHT, self.strength)
        elif not self.style.ghost and not self.line.won:
            live = Run(live_text(self.line, look.words), Step.NOTE, tone=self._quiet())
            if width_of((live, *moved), look) > place.width():
                live = replace(live, text=short_live_text(self.line, look.words))
            yield TextLine(place, (live, *moved), opacity=self.strength)
        if not self.style.asks:
            yield from self._detail_line()

    def _words_fit(self) -> bool:
        """Whether nearest and target stand in the first line."""
        wanted = self._words()
        return not wanted or wanted[0] in self._first_line()[0].runs

    def _told(self) -> str:
        """What is told while the row is looked at: the Chinese name of an English one, and the tiles that help."""
        both = self.style.both_names and self.look.language is Language.EN
        return " · ".join(([FANS[self.line.fan].zh] if both else []) + [self.detail]) if self.detail else ""

    def _detail_line(self) -> Iterator[TextLine]:
        """Under the hand."""
        look, px, told = self.look, self.look.px, self._told()
        lower = px(52 if self.style.ghost else 40)
        if told and self.places.top + lower + px(15) <= self.places.numbers.bottom():
            place = self.places.body.translated(0, lower)
            place.setHeight(px(15))
            room = place.width() - (px(40) if change_text(self.line, look.words) else 0)
            yield TextLine(place, (Run(elided(look, told, room, Step.SMALL), Step.SMALL, tone=Tone.INK2),))

    def _struck_lines(self) -> Iterator[TextLine]:
        look, place = self.look, self.places.body
        yield TextLine(place, (self._name(), self._worth()))
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
                yield TextLine(below.translated(0, row * look.px(17)), (Run(said, Step.NOTE, tone=Tone.INK2),))
