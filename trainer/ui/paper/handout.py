"""A handout as pages: questions first, then answers; in one language or two, at the usual size or in large print."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.coach.handouts import Handout
from trainer.coach.packs import Wording
from trainer.rules import MAIN_FANS, SMALL_FANS, FanId, ValueSet
from trainer.text import Language, Words
from trainer.ui.controls import Align, Lettering, Run
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.paper.questions import PaperLanes, answer_of, question_of
from trainer.ui.paper.scribe import PaperBlock, Scribe
from trainer.ui.paper.sheet import LARGE, MARGIN, USUAL, Leaf, PaperSize, sheet_look
from trainer.ui.theme import Step, Tone

_TOP: Final = 64
_FOOT: Final = 58
"""Pixels from the lower edge of the paper to the line over its foot."""
_MARK: Final = 24
_LEGEND_LINE: Final = 36
_NAME_LINE: Final = 176
_TITLE: Final = 28 / 30


class Tongue(StrEnum):
    """The languages of a handout."""

    ZH = "zh"
    EN = "en"
    BOTH = "both"


class PaperStyle(Struct, frozen=True):
    """How a handout is printed. ``large``: in large print; ``colour``: the marks of fans are in colour."""

    size: PaperSize = PaperSize.A4
    tongue: Tongue = Tongue.ZH
    large: bool = False
    colour: bool = True

    def scribes(self, screen: Look) -> tuple[Scribe, ...]:
        """Who writes the questions, then who writes the answers: of two languages one after the other."""
        first = Language.EN if self.tongue is Tongue.EN else Language.ZH
        scale = LARGE if self.large else USUAL
        look = sheet_look(screen, scale, Words(first), colour=self.colour)
        if self.tongue is not Tongue.BOTH:
            return Scribe(look), Scribe(look)
        second = sheet_look(screen, scale, Words(Language.EN), colour=self.colour)
        return Scribe(look, second.words), Scribe(look), Scribe(second)


class HandoutPages(Struct, frozen=True):
    """The pages of a handout under a value set."""

    handout: Handout
    values: ValueSet
    style: PaperStyle
    scribes: tuple[Scribe, ...]

    @classmethod
    def of(cls, handout: Handout, values: ValueSet, style: PaperStyle, screen: Look) -> "HandoutPages":
        """Ready to be laid out."""
        return cls(handout, values, style, style.scribes(screen))

    def leaves(self) -> tuple[Leaf, ...]:
        """Every page, the questions first."""
        asking, *answering = self.scribes
        items = self.handout.printed
        asked = self._divided(asking, self._questions(asking), "paper-what")
        told = [
            (scribe, page, "paper-answers")
            for scribe in answering[: len(answering)]
            for page in self._divided(
                scribe, [answer_of(scribe, item, n) for n, item in enumerate(items, 1)], "paper-answers"
            )
        ]
        pages = [(asking, page, "paper-what") for page in asked] + told
        first_answer = len(asked) + 1
        return tuple(
            self._leaf(scribe, page, what, number, len(pages), first_answer)
            for number, (scribe, page, what) in enumerate(pages, 1)
        )

    @property
    def room(self) -> QRectF:
        """What a page has within its margins, down to its foot."""
        size = self.style.size
        return QRectF(MARGIN, _TOP, size.width - 2 * MARGIN, size.height - _FOOT - _TOP - 8)

    def _questions(self, scribe: Scribe) -> Sequence[PaperBlock]:
        """Four hands fill a page: where they nearly do, their lanes are a little lower."""
        blocks = [question_of(scribe, item, n) for n, item in enumerate(self.handout.printed, 1)]
        width, wanted = self.room.width(), 2 if self.style.large else 4
        room = self.room.bottom() - self._head_bottom(scribe, "paper-what")
        if not any(isinstance(block, PaperLanes) and block.height(width) * wanted > room for block in blocks):
            return blocks
        return [(block.within(room / wanted) or block) if isinstance(block, PaperLanes) else block for block in blocks]

    def _divided(self, scribe: Scribe, blocks: Sequence[PaperBlock], what: str) -> list[list[PaperBlock]]:
        """Blocks page by page, none cut in two."""
        pages: list[list[PaperBlock]] = [[]]
        top, bottom = self._head_bottom(scribe, what), self.room.bottom()
        y = top
        for block in blocks:
            high = block.height(self.room.width())
            if pages[-1] and y + high > bottom + scribe.px(16):
                pages.append([])
                y = top
            pages[-1].append(block)
            y += high
        return pages

    def _leaf(
        self, scribe: Scribe, page: Sequence[PaperBlock], what: str, number: int, count: int, first_answer: int
    ) -> Leaf:
        def leaf(painter: QPainter) -> None:
            """Paint one page."""
            size = self.style.size
            painter.fillRect(QRectF(0, 0, size.width, size.height), QColor(scribe.look.theme.bg))
            top = self._head(painter, scribe, what)
            for block in page:
                high = block.height(self.room.width())
                block.paint(painter, QRectF(self.room.left(), top, self.room.width(), high))
                top += high
            self._foot(painter, scribe, number, count, first_answer)

        return leaf

    def _head_bottom(self, scribe: Scribe, what: str) -> float:
        return self._head(None, scribe, what)

    def _head(self, painter: QPainter | None, scribe: Scribe, what: str) -> float:
        """Title, source, what to do, the line for a name, and all fans of tiles; returns where the page goes on."""
        room, px, asking = self.room, scribe.px, what == "paper-what"
        line = QRectF(room.left(), room.top(), room.width(), px(54))
        lettering, what_runs = Lettering(scribe.look), self._what(scribe) if asking else list(scribe.word(what))
        wide = room.width() - (px(_NAME_LINE + 90) if asking else 0)
        below = QRectF(room.left(), line.bottom(), wide, max(px(38), lettering.height(what_runs, Step.LEAD, wide)))
        if painter is not None:
            title = self._said(self.handout.title, scribe, Step.NUMBER)
            scribe.line(painter, line, *(_smaller(run) for run in title))
            scribe.line(
                painter,
                line.adjusted(0, 0, 0, -px(4)),
                *self._said(self.handout.source, scribe, Step.LEAD)[:1],
                align=Align.RIGHT,
            )
            lettering.paint(painter, below, what_runs, Step.LEAD)
            if asking:
                self._name_line(painter, scribe, QRectF(room.left(), below.top(), room.width(), px(38)))
        top = below.bottom() + px(6)
        if painter is not None:
            scribe.rule(painter, room.left(), room.right(), top)
        if not asking:
            return top + px(18)
        top = self._legend(painter, scribe, QRectF(room.left(), top + px(8), room.width(), 0))
        if painter is not None:
            scribe.hairline(painter, room.left(), room.right(), top + px(6))
        return top + px(18)

    def _what(self, scribe: Scribe) -> list[Run]:
        """What to do: with lanes, with answers to choose from, or with both."""
        items = self.handout.printed
        found = {
            "paper-what": any(item.lanes is not None for item in items),
            "paper-what-options": any(item.lanes is None for item in items),
        }
        keys = [key for key, asked in found.items() if asked]
        first = " ".join(scribe.look.words(key) for key in keys)
        if scribe.second is None:
            return [Run(first)]
        second = " ".join(scribe.second(key) for key in keys)
        return [Run(f"{first}\n"), Run(second, Step.NOTE, tone=Tone.INK2)]

    def _name_line(self, painter: QPainter, scribe: Scribe, row: QRectF) -> None:
        px = scribe.px
        painter.fillRect(
            QRectF(row.right() - px(_NAME_LINE), row.bottom() - px(6), px(_NAME_LINE), px(1.5)),
            QColor(scribe.look.theme.ink1),
        )
        name = scribe.word("paper-name")
        scribe.line(painter, row.adjusted(0, 0, -px(_NAME_LINE + 10), 0), *name, align=Align.RIGHT)

    def _legend(self, painter: QPainter | None, scribe: Scribe, room: QRectF) -> float:
        """Always all fourteen fans of tiles, so that nothing is given away; returns their lower edge."""
        tongues = (scribe.look.words,) if scribe.second is None else (scribe.look.words, scribe.second)
        top = room.top()
        for words in tongues:
            for key, fans in (("small", SMALL_FANS), ("main", MAIN_FANS)):
                top = self._fans(
                    painter, scribe, QRectF(room.left(), top, room.width(), 0), words(f"paper-{key}"), fans, words
                )
        return top

    def _fans(
        self, painter: QPainter | None, scribe: Scribe, room: QRectF, label: str, fans: Sequence[FanId], words: Words
    ) -> float:
        px, look = scribe.px, scribe.look
        name = Run(label, Step.NOTE, bold=True)
        indent = max(px(64), name.width(look) + px(14))
        x, y, high = room.left() + indent, room.top(), px(_LEGEND_LINE)
        if painter is not None:
            scribe.line(painter, QRectF(room.left(), y, indent, high), name)
        for fan in fans:
            runs = (Run(words.fan(fan), Step.NOTE), Run(str(self.values.points[fan]), Step.NOTE, bold=True, gap=4))
            wide = px(_MARK + 6) + sum(run.width(look) for run in runs)
            if x + wide > room.right() + 1:
                x, y = room.left() + indent, y + high
            if painter is not None:
                side = px(_MARK)
                paint_mark(painter, QRectF(x, y + (high - side) / 2, side, side), fan, look)
                scribe.line(painter, QRectF(x + px(_MARK + 5), y, wide, high), *runs)
            x += wide + px(5)
        return y + high

    def _foot(self, painter: QPainter, scribe: Scribe, number: int, count: int, first_answer: int) -> None:
        size, room = self.style.size, self.room
        top = size.height - _FOOT
        scribe.hairline(painter, room.left(), room.right(), top)
        line = QRectF(room.left(), top + 4, room.width(), _FOOT - 20)
        key = "paper-foot" if number < first_answer else "paper-foot-answers"

        def said(words: Words) -> str:
            """Page, and where the answers are."""
            return words(key, n=number, count=count, answers=first_answer)

        second = "" if scribe.second is None else said(scribe.second)
        runs = scribe.both(said(scribe.look.words), second, "  ")
        scribe.line(painter, line, *(Run(run.text, Step.NOTE, tone=Tone.INK2) for run in runs))
        scribe.line(painter, line, Run(scribe.look.words("app-name"), Step.NOTE, tone=Tone.INK2), align=Align.RIGHT)

    @staticmethod
    def _said(wording: Wording, scribe: Scribe, step: Step) -> tuple[Run, ...]:
        language = scribe.look.language.value
        first = wording.said(language)
        second = "" if scribe.second is None else wording.other(language)
        return tuple(
            Run(run.text, run.step or step, tone=run.tone, bold=run.step is None)
            for run in scribe.both(first, second, "  ")
        )


def _smaller(run: Run) -> Run:
    """The title is a little smaller than its step."""
    return Run(run.text, run.step, bold=run.bold, tone=run.tone, factor=_TITLE if run.step is Step.NUMBER else 1.0)
