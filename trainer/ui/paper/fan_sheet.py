"""The twenty fans to take away: on one page, or in large print on several. Every hand is scored, none is described."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.coach.lessons import LESSONS, ideas
from trainer.coach.rule_book.wording import other_name
from trainer.coach.score_board import Board, text_board
from trainer.rules import (
    FANS,
    INCIDENTAL_FANS,
    MAIN_FANS,
    SMALL_FANS,
    FanClass,
    FanId,
    Phrase,
    Scheme,
    Status,
    ValueSet,
    WonBy,
    WonHand,
    score_hand,
)
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.paper.hands import lanes_height, paint_example, paint_lanes
from trainer.ui.paper.sheet import HEIGHT, LARGE, MARGIN, ROOM, USUAL, Leaf, save_pages, sheet_look
from trainer.ui.score.grid import SMALL
from trainer.ui.score.lanes import SheetOptions
from trainer.ui.theme import Step, Tone

_GROUPS: Final = {"small": SMALL_FANS, "main": MAIN_FANS, "incidental": INCIDENTAL_FANS}
_GUTTER: Final = 44
"""Pixels of the page between its two columns."""
_TOP, _FOOT = 60, 1696
_MARK: Final = 22
_TILE: Final = 27
_TITLE: Final = 30
_NAME, _ASKS = 22, 17
"""Heights of the first and the second line of an entry, in pixels of the design."""
_WITH_TILES, _WORDS_ONLY = 80, 44
"""Heights of the entry of a fan, in pixels of the design: with a hand, and of one that no tiles show."""
_LANES: Final = replace(SMALL, rule=0, labels=132)
_TALL_LANES: Final = replace(SMALL, rule=0, labels=140, lane=48)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class FanEntry(Struct, frozen=True):
    """One fan: mark, name, points, what it asks, and an example with a bar below the melds that make it."""

    look: Look
    fan: FanId
    values: ValueSet

    @property
    def height(self) -> float:
        """Its height in pixels."""
        return self.look.px(_WORDS_ONLY if self.fan in INCIDENTAL_FANS else _WITH_TILES)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it from the top left of ``room`` and as wide as it."""
        look, words, px = self.look, self.look.words, self.look.px
        lettering, side, line = Lettering(look), px(_MARK), px(_NAME)
        paint_mark(painter, QRectF(room.left(), room.top() + (line - side) / 2, side, side), self.fan, look)
        name = [Run(words.fan(self.fan), bold=True)]
        name.append(Run(f"  {other_name(FANS[self.fan], words.language)}", step=Step.NOTE, tone=Tone.INK2))
        inner = QRectF(room.left() + side + px(8), room.top(), room.width() - side - px(8), line)
        lettering.paint(painter, inner, name, Step.LEAD)
        sign = "" if self.values.statuses[self.fan] is Status.FIXED else "*"
        points = [Run(str(self.values.points[self.fan])), Run(f" {words('score-unit')}{sign}", bold=False)]
        points[1:] = [Run(points[1].text, bold=False, step=Step.NOTE)]
        lettering.paint(painter, inner, [Run(points[0].text, bold=True), points[1]], Step.LEAD, align=_RIGHT)
        asks = [Run(words(f"book-{self.fan}-asks"))]
        step = lettering.fitting(asks, (Step.BODY, Step.NOTE, Step.SMALL), inner.width())
        below = QRectF(inner.left(), inner.bottom(), inner.width(), px(_ASKS))
        lettering.paint(painter, below, asks, step, Tone.INK2)
        if self.fan not in INCIDENTAL_FANS:
            room = QRectF(inner.left(), below.bottom() + px(3), inner.width(), px(_TILE))
            paint_example(painter, look, self.fan, self.values, room)


class FanSheet(Struct, frozen=True):
    """The sheet in a language and under a value set. ``look`` is one of paper."""

    look: Look
    values: ValueSet

    def one_page(self) -> tuple[Leaf, ...]:
        """Everything on one page: small fans and two ideas at the left, main fans at the right, incidental fans below
        them, and at the foot the rule of the game on a hand."""
        return (self._page,)

    def large_print(self) -> tuple[Leaf, ...]:
        """A page for each group; the ideas stand below the small fans, the rule of the game below the incidental."""
        return tuple(self._group_page(number, name) for number, name in enumerate(_GROUPS, 1))

    def _page(self, painter: QPainter) -> None:
        top, gap = self._head(painter), self.look.px(8)
        wide = (ROOM.width() - _GUTTER) / 2
        left, right = QRectF(MARGIN, top, wide, 0), QRectF(MARGIN + wide + _GUTTER, top, wide, 0)
        under_small = self._group(painter, left, "small", SMALL_FANS)
        self._ideas(painter, left.translated(0, under_small + gap - top), ("line", "payment"))
        below = self._group(painter, right, "main", MAIN_FANS) + gap
        half = len(INCIDENTAL_FANS) // 2
        self._group(painter, left.translated(0, below - top), "incidental", INCIDENTAL_FANS[:half])
        self._entries(painter, right.translated(0, below - top + self._title_high), INCIDENTAL_FANS[half:])
        won, board = self._worked()
        high = lanes_height(self.look, won, board, ROOM.width(), _LANES)
        room = QRectF(MARGIN, _FOOT - high - gap, ROOM.width(), high)
        paint_lanes(painter, self.look, won, board, room, _LANES)
        self._foot(painter, self.look.words("app-name"), LESSONS)

    def _group_page(self, number: int, name: str) -> Leaf:
        def leaf(painter: QPainter) -> None:
            """One group over the whole width, and what stands below it."""
            top = self._head(painter)
            below = self._group(painter, QRectF(MARGIN, top, ROOM.width(), 0), name, _GROUPS[name])
            room = QRectF(MARGIN, below + self.look.px(12), ROOM.width(), 0)
            if name == "small":
                self._ideas(painter, room, ("line", "payment"))
            elif name == "incidental":
                self._rule(painter, room)
            self._foot(painter, self.look.words("sheet-page", n=number, of=len(_GROUPS)), _GROUPS[name])

        return leaf

    def _rule(self, painter: QPainter, room: QRectF) -> None:
        """The idea of classes with its hand, from the top of ``room`` on."""
        gap, lettering = self.look.px(12), Lettering(self.look)
        top = self._ideas(painter, room, ("classes",)) + gap
        won, board = self._worked()
        lanes = QRectF(MARGIN, top, ROOM.width(), lanes_height(self.look, won, board, ROOM.width(), _TALL_LANES))
        options = SheetOptions(heading=Phrase.of("sheet-example"))
        paint_lanes(painter, self.look, won, board, lanes, _TALL_LANES, options)
        shown = [Run(self.look.words.phrase(ideas()[0].shown))]
        high = lettering.height(shown, Step.BODY, ROOM.width())
        lettering.paint(painter, QRectF(MARGIN, lanes.bottom() + gap, ROOM.width(), high), shown)

    def _head(self, painter: QPainter) -> float:
        """The title over a strong rule; returns where the page goes on."""
        words, px, lettering = self.look.words, self.look.px, Lettering(self.look)
        line = QRectF(MARGIN, _TOP, ROOM.width(), px(Step.H2.line))
        lettering.paint(painter, line, [Run(words("sheet-title"))], Step.H2)
        lettering.line(painter, line, self.values.name(words.language), Step.NOTE, Tone.INK2, _RIGHT)
        rule = line.bottom() + px(6)
        painter.fillRect(QRectF(MARGIN, rule, ROOM.width(), 2), QColor(self.look.theme.ink1))
        return rule + px(10)

    @property
    def _title_high(self) -> float:
        return self.look.px(_TITLE)

    def _group(self, painter: QPainter, room: QRectF, name: str, fans: Sequence[FanId]) -> float:
        """Fans under the name of their group, from the top of ``room`` on; returns their lower edge."""
        words, px, lettering = self.look.words, self.look.px, Lettering(self.look)
        title = [Run(words(f"home-group-{name}"), bold=True)]
        title.append(Run(f"  {words(f'home-group-{name}-song')}", step=Step.NOTE, tone=Tone.INK2))
        lettering.paint(painter, QRectF(room.left(), room.top(), room.width(), px(Step.LEAD.line)), title, Step.LEAD)
        return self._entries(painter, room.translated(0, self._title_high), fans)

    def _entries(self, painter: QPainter, room: QRectF, fans: Sequence[FanId]) -> float:
        """Fans one below the other from the top of ``room`` on; returns their lower edge."""
        top = room.top()
        for fan in fans:
            entry = FanEntry(self.look, fan, self.values)
            entry.paint(painter, QRectF(room.left(), top, room.width(), entry.height))
            top += entry.height
        return top

    def _ideas(self, painter: QPainter, room: QRectF, wanted: Sequence[str]) -> float:
        """Ideas that hold for all fans, each under its name; returns their lower edge."""
        words, px, lettering = self.look.words, self.look.px, Lettering(self.look)
        top = room.top()
        for idea in ideas():
            if idea.id not in wanted:
                continue
            title, told = [Run(words.phrase(idea.title), bold=True)], [Run(words.phrase(idea.told))]
            for runs in (title, told):
                high = lettering.height(runs, Step.BODY, room.width())
                lettering.paint(painter, QRectF(room.left(), top, room.width(), high), runs)
                top += high
            top += px(6)
        return top

    def _worked(self) -> tuple[WonHand, Board]:
        """The hand of the idea of classes with two of its lanes: in one a fan is refused, in the other the same meld
        serves again."""
        shown = ideas()[0].hands[0]
        hand = shown.hand
        won = WonHand(hand, self.values, Scheme.SIHAI, WonBy.SELF_DRAW, None, 0, hand.seat)
        board = text_board(score_hand(hand, self.values), FanId.XIXIANGFENG)
        kept = tuple(lane for lane in board.lanes if lane.klass in (FanClass.TERMINALS, FanClass.MIXED))
        return won, replace(board, lanes=kept)

    def _foot(self, painter: QPainter, right: str, fans: Sequence[FanId]) -> None:
        """The foot of a page; what the sign at points means stands there where one of its ``fans`` has it."""
        lettering = Lettering(self.look)
        painter.fillRect(QRectF(MARGIN, _FOOT, ROOM.width(), 1), QColor(self.look.theme.line))
        line = QRectF(MARGIN, _FOOT + 6, ROOM.width(), HEIGHT - _FOOT - 14)
        if any(self.values.statuses[fan] is not Status.FIXED for fan in fans):
            lettering.line(painter, line, self.look.words("sheet-open-points"), Step.NOTE, Tone.INK2)
        lettering.line(painter, line, right, Step.NOTE, Tone.INK2, _RIGHT)


def save_fan_sheet(screen: Look, values: ValueSet, path: Path) -> None:
    """Write the sheet on one page, in the language of the window. Raises `ExportError`."""
    look = sheet_look(screen, USUAL)
    save_pages(FanSheet(look, values).one_page(), path, look.words("sheet-title"))


def save_large_sheet(screen: Look, values: ValueSet, path: Path) -> None:
    """Write the sheet in large print. Raises `ExportError`."""
    look = sheet_look(screen, LARGE)
    save_pages(FanSheet(look, values).large_print(), path, look.words("sheet-title"))
