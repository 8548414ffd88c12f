"""Pieces of the rich text that the pages of the rule book are made of, in the type steps and tones of the design."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from msgspec import Struct

from trainer.coach.rule_book.content import InForce
from trainer.coach.rule_book.places import Kind, Place, place_title
from trainer.rules import FanId
from trainer.text import Words
from trainer.text.inline import inline_html
from trainer.ui.look import Look, text_width
from trainer.ui.theme import Step, Tone

MARK = 20
_LINK_GAP = 28
_NBSP = "\u00a0"


class Pen(Struct, frozen=True):
    """Writes rich text in one look for a page that is ``width`` pixels wide; ``in_force`` is what it speaks of."""

    look: Look
    in_force: InForce
    width: int

    @property
    def words(self) -> Words:
        """The words in force."""
        return self.look.words

    def wide(self, length: int) -> bool:
        """Whether the page is at least so wide, in pixels of the design."""
        return self.width >= self.look.px(length)

    def text(self, said: str, step: Step = Step.BODY, tone: Tone = Tone.INK1, bold: bool | None = None) -> str:
        """A text with its marks (strong, code, links), to stand in a line."""
        weight = 700 if (step.bold if bold is None else bold) else 400
        style = f"font-size:{self.look.px(step.size)}px; font-weight:{weight}; color:{self.look.theme.tone(tone)}"
        return f'<span style="{style}">{inline_html(said, self.look.theme.accent)}</span>'

    def line(self, html: str, step: Step = Step.BODY, above: int = 0, narrowest: int = 0) -> str:
        """A paragraph of ready text. ``narrowest``: it is no wider than so many pixels of the design."""
        px = self.look.px
        right = max(0, self.width - px(narrowest)) if narrowest else 0
        style = f"margin:{px(above)}px {right}px 0 0; line-height:{px(step.line)}px"
        return f'<p style="{style}">{html}</p>'

    def para(
        self, said: str, step: Step = Step.BODY, tone: Tone = Tone.INK1, bold: bool | None = None, above: int = 0
    ) -> str:
        """A paragraph in one step and tone."""
        return self.line(self.text(said, step, tone, bold), step, above)

    def head(self, key: str, above: int = 0) -> str:
        """The small heading of a section."""
        return self.para(self.words(key), Step.BODY, Tone.INK2, bold=True, above=above)

    def rule(self) -> str:
        """A hairline across the page."""
        return f"{self.gap(24)}{self.line(self.picture('line:'))}{self.gap(16)}"

    def gap(self, height: int) -> str:
        """Room over something that has no margin of its own, in pixels of the design."""
        return f'<p style="margin:0; font-size:1px; line-height:{self.look.px(height)}px">{_NBSP}</p>'

    def picture(self, address: str, spoken: str = "") -> str:
        """A picture of `pictures` by its address. Screen readers do not hear it: they hear ``spoken`` in its place,
        which is written too small to be seen."""
        return f'<img src="{escape(address)}" style="vertical-align:middle" />{self.hidden(spoken)}'

    def hidden(self, spoken: str) -> str:
        """Words for screen readers, too small to be seen."""
        return f'<span style="font-size:1px; color:{self.look.theme.bg}">{escape(spoken)}</span>' if spoken else ""

    def link(self, place: Place) -> str:
        """A page by its title, with the mark of its fan; it never breaks."""
        title = escape(place_title(place, self.words)).replace(" ", _NBSP)
        mark = f"{self.mark(FanId(place.name))}{_NBSP}{_NBSP}" if place.kind is Kind.FAN else ""
        style = f"color:{self.look.theme.ink1}; font-size:{self.look.px(Step.BODY.size)}px"
        return f'{mark}<a href="{place}" style="{style}">{title}</a>'

    def mark(self, fan: FanId, side: int = MARK) -> str:
        """The mark of a fan; its name stands beside it."""
        return self.picture(f"mark:{fan}:{side}")

    def links(self, places: Sequence[Place], share: int) -> str:
        """Links in as many columns as ``share`` per cent of the page have room for."""
        wide = max(text_width(self.look, place_title(place, self.words), Step.BODY) for place in places)
        column = wide + self.look.px(MARK + _LINK_GAP)
        columns = max(1, min(len(places), int(self.width * share / 100 / column)))
        cells = [self.link(place) for place in places]
        cells += [""] * (-len(cells) % columns)
        rows = (cells[first : first + columns] for first in range(0, len(cells), columns))
        return self.table(rows, (0,) * columns, pad=4, gap=_LINK_GAP - 12)

    def table(self, rows: Iterable[Sequence[str]], widths: Sequence[int], pad: int = 6, gap: int = 24) -> str:
        """Rows of ready cells. ``widths`` are per cent; a column of 0 is as wide as it needs."""
        made = "".join(f"<tr>{''.join(self._cells(row, widths, pad, gap))}</tr>" for row in rows)
        wide = ' width="100%"' if any(widths) else ""
        return f'<table cellspacing="0" cellpadding="0" border="0"{wide}>{made}</table>'

    def _cells(self, row: Sequence[str], widths: Sequence[int], pad: int, gap: int) -> Iterator[str]:
        above = self.look.px(pad)
        for column, (cell, share) in enumerate(zip(row, widths, strict=True)):
            right = self.look.px(gap) if column < len(widths) - 1 else 0
            wide = f' width="{share}%"' if share else ""
            yield f'<td style="padding:{above}px {right}px {above}px 0"{wide}>{cell}</td>'

    def beside(self, left: str, right: str, room: int) -> str:
        """Two sections beside each other, or one under the other where the page has no ``room`` for both."""
        if self.wide(room):
            return self.table([(left, right)], (53, 47), pad=0, gap=48)
        return left + self.gap(24) + right
