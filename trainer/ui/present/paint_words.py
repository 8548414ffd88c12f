"""The words of a slide: title and question over the tiles, the sentence under them, steps and clock at the foot."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.coach.packs import Reveal
from trainer.coach.packs.slide import Slide, asked, heading, payments, sum_told, told
from trainer.ui.controls import Align, Lettering, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.present.space import MARGIN, Bands, bands
from trainer.ui.theme import Step, Tone

_DOT: Final = 6
_DASH: Final = 16
_MOST_DOTS: Final = 20
_TITLES: Final = (Step.H3, Step.LEAD, Step.BODY)


class WordsPart(Struct, frozen=True, dict=True):
    """The words of a slide of a size in pixels. ``clock`` stands in the corner, ``note`` beside the step's number."""

    look: Look
    slide: Slide
    width: float
    height: float
    clock: str = ""
    note: str = ""

    @property
    def _wide(self) -> float:
        return self.width - 2 * self.look.px(MARGIN)

    def _heading(self) -> tuple[list[Run], Step]:
        """The title, beside it that of the other language where both are wanted."""
        slide = self.slide
        runs = [Run(heading(slide, self.look.words), bold=True)]
        other = slide.step.title.other(self.look.language.value) if slide.both else ""
        if other:
            runs.append(Run(f"   {other}", Step.BODY, False, Tone.INK2))
        choices = ((runs, step) for step in _TITLES)
        found, step = Lettering(self.look).first_fitting(choices, self._wide, self.look.px(Step.H3.line))
        return list(found), step

    def _question(self) -> list[Run]:
        slide = self.slide
        runs = [Run(asked(slide, self.look.words))] if asked(slide, self.look.words) else []
        other = slide.step.question.other(self.look.language.value) if slide.both else ""
        if other:
            runs.append(Run(f"\n{other}", tone=Tone.INK2))
        return runs

    @cached_property
    def bands(self) -> Bands:
        """The bands of the slide."""
        lettering = Lettering(self.look)
        runs, step = self._heading()
        question = self._question()
        high = lettering.height(question, Step.BODY, self._wide) if question else 0
        return bands(self.look, self.width, self.height, lettering.height(runs, step, self._wide), high)

    def paint(self, painter: QPainter) -> None:
        """Paint heading, question and sentence, and the dots of the steps."""
        slide, found, lettering = self.slide, self.bands, Lettering(self.look)
        self._dots(painter)
        runs, step = self._heading()
        lettering.paint(painter, found.heading, runs, step)
        lettering.paint(painter, found.question, self._question(), Step.BODY)
        total = sum_told(slide, self.look.words)
        room, sentence = found.sentence, QRectF(found.sentence)
        if total and not slide.shows(Reveal.PAYMENT):
            wide = lettering.width(total, Step.H3, True)
            sentence.setWidth(max(1.0, room.width() - wide - self.look.px(16)))
            lettering.line(painter, room, total, Step.H3, Tone.INK1, Qt.AlignmentFlag.AlignRight, bold=True)
        choices = self._sentences()
        said, size = lettering.first_fitting(choices, sentence.width(), sentence.height())
        lettering.paint(painter, sentence, said, size)

    def _sentences(self) -> Iterator[tuple[list[Run], Step]]:
        """The sentence, with the one that matters less as far as there is room."""
        words, slide = self.look.words, self.slide
        first, second = told(slide, words)
        paid = payments(slide, words)
        if paid:
            lanes = slide.shows(Reveal.FANS) or slide.shows(Reveal.LANES) or slide.offers
            second = words("score-separator").join(text for text, _ in paid) if lanes else ""
            first = f"{sum_told(slide, words)}  {first}".strip()
        bold = [Run(first, bold=True)] if first else []
        more = [*bold, Run("\n", Step.BODY), Run(second, Step.BODY, tone=Tone.INK2)] if second else bold
        for runs in (more, bold):
            yield runs, Step.LEAD
            yield runs, Step.BODY

    def lines(self) -> Iterator[TextLine]:
        """The foot: which step it is, and the clock."""
        slide, look, foot = self.slide, self.look, self.bands.foot
        left = foot.left() + self._dots_wide() + look.px(8)
        said = look.words("teach-step", n=slide.number, count=slide.count) if slide.count > 1 else ""
        runs = [Run(said, Step.BODY, tone=Tone.INK2)]
        if self.note:
            runs.append(Run(self.note, Step.BODY, tone=Tone.BAD, gap=10))
        yield TextLine(QRectF(left, foot.top(), foot.right() - left, foot.height()), tuple(runs))
        right = self.clock or look.words("teach-end-key" if slide.ends else "teach-next-key")
        tone = Tone.INK1 if self.clock else Tone.INK3
        yield TextLine(foot, (Run(right, Step.BODY, bool(self.clock), tone=tone),), Align.RIGHT)

    def _dots_wide(self) -> float:
        slide = self.slide
        if slide.count > _MOST_DOTS or slide.count < 2:
            return -self.look.px(8)
        return self.look.px((slide.count - 1) * 2 * _DOT + _DASH)

    def _dots(self, painter: QPainter) -> None:
        slide = self.slide
        if slide.count > _MOST_DOTS or slide.count < 2:
            return
        theme, px, foot = self.look.theme, self.look.px, self.bands.foot
        left, top = foot.left(), foot.center().y() - px(_DOT) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(1, slide.count + 1):
            now = number == slide.number
            painter.setBrush(QColor(theme.accent if now else theme.ink2 if number < slide.number else theme.line2))
            wide = px(_DASH if now else _DOT)
            painter.drawRoundedRect(QRectF(left, top, wide, px(_DOT)), px(_DOT) / 2, px(_DOT) / 2)
            left += wide + px(_DOT)
