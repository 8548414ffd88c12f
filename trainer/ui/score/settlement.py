"""What stands under the sum: who pays what, with the split payment or the comparison beside it; or what is missing."""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from trainer.coach.score_view import ScoreView
from trainer.rules import SPLIT, Payment, Role, Scheme, Score, Settlement, WonHand, swaps_to_line
from trainer.text import score_words
from trainer.ui.controls import Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.blocks import Block
from trainer.ui.score.links import LinksBlock
from trainer.ui.theme import Step, Tone

_ROW = 40
_TITLE = 36
_SHARES = (0.0, 0.22, 0.43, 0.61, 0.81, 1.0)
"""Where the columns of the table begin: seat, role, formula, payment, payment under the other scheme, end."""
_BAR = 32
_BAR_GAP = 4
_PAD = 12
_TABLE = 730 / 1376
_TABLE_BESIDE_LINKS = 592 / 1376
_GAP = 48
_UNDER = 16
_NARROW = 880
_SWAP = 28
_SWAPS = 4
_RIGHT = Qt.AlignmentFlag.AlignRight


class SettlementTable(Struct, frozen=True):
    """The four seats with role, formula and payment; beside it what the other scheme would give."""

    look: Look
    won: WonHand
    settlement: Settlement
    other: Settlement

    def height(self, _: float) -> float:
        """Title and four rows."""
        return self.look.px(_TITLE + 4 * _ROW)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint title, heads and rows."""
        lettering, words = Lettering(self.look), self.look.words
        head = QRectF(rect.left(), rect.top(), rect.width(), self.look.px(_TITLE - 4))
        title = self._cell(head, 0, 4)
        title.setRight(title.right() - lettering.width(words(f"settle-scheme-{self.settlement.scheme}"), Step.SMALL))
        lettering.paint(painter, title, self._title(lettering, title.width()), Step.BODY)
        for column, settlement in ((3, self.settlement), (4, self.other)):
            tone = Tone.INK2 if settlement is self.settlement else Tone.INK3
            name = words(f"settle-scheme-{settlement.scheme}")
            lettering.line(painter, self._cell(head, column), name, Step.SMALL, tone, _RIGHT)
        for index, seat in enumerate(score_words.payer_order(self.won)):
            top = rect.top() + self.look.px(_TITLE + index * _ROW)
            row = QRectF(rect.left(), top, rect.width(), self.look.px(_ROW))
            painter.fillRect(QRectF(row.left(), row.top(), row.width(), 1), QColor(self.look.theme.line))
            self._row(painter, lettering, row, self.settlement.of(seat), self.other.of(seat))

    def _title(self, lettering: Lettering, width: float) -> list[Run]:
        """Title and kind of the settlement on one line, smaller where the room is narrow."""
        words = self.look.words
        kind = score_words.settle_headline(self.won, self.settlement, words)
        for of_title, of_kind in ((Step.LEAD, Step.NOTE), (Step.LEAD, Step.SMALL), (Step.BODY, Step.SMALL)):
            runs = [
                Run(words("settle-title"), bold=True, step=of_title),
                Run(f"  {kind}", tone=Tone.INK2, step=of_kind),
            ]
            if lettering.fits(runs, Step.BODY, width):
                break
        return runs

    def spoken(self) -> str:
        """Headline and rows in words."""
        words = self.look.words
        lines = [f"{words('settle-title')}: {score_words.settle_headline(self.won, self.settlement, words)}"]
        for seat in score_words.payer_order(self.won):
            payment = self.settlement.of(seat)
            parts = (
                words.seat(seat),
                score_words.who(self.won, seat, words),
                score_words.role(self.won, self.settlement, payment, words),
                score_words.amount(payment, words),
                payment.formula,
            )
            lines.append(words("score-comma").join(part for part in parts if part))
        return "\n".join(lines)

    def _row(self, painter: QPainter, lettering: Lettering, row: QRectF, payment: Payment, other: Payment) -> None:
        words = self.look.words
        tone = _tone(payment)
        seat = [
            Run(words.seat(payment.seat), bold=True),
            Run(f" {score_words.who(self.won, payment.seat, words)}", tone=Tone.INK2),
        ]
        self._fitted(painter, lettering, self._cell(row, 0), seat)
        said = score_words.role(self.won, self.settlement, payment, words)
        loud = payment.role in (Role.WINNER, Role.DISCARDER)
        self._fitted(painter, lettering, self._cell(row, 1), [Run(said, bold=loud, tone=tone if loud else Tone.INK2)])
        self._fitted(painter, lettering, self._cell(row, 2), [Run(payment.formula, tone=Tone.INK2)])
        lettering.line(
            painter, self._cell(row, 3), score_words.amount(payment, words), Step.LEAD, tone, _RIGHT, bold=True
        )
        lettering.line(painter, self._cell(row, 4), score_words.amount(other, words), Step.NOTE, Tone.INK3, _RIGHT)

    @staticmethod
    def _fitted(painter: QPainter, lettering: Lettering, cell: QRectF, runs: list[Run]) -> None:
        """Runs on one line, a little smaller where the cell is narrow."""
        step = lettering.fitting(runs, (Step.BODY, Step.NOTE, Step.SMALL), cell.width())
        lettering.paint(painter, cell, runs, step)

    @staticmethod
    def _cell(row: QRectF, first: int, last: int | None = None) -> QRectF:
        left, right = _SHARES[first], _SHARES[(first if last is None else last - 1) + 1]
        gap = 0 if first == 4 else 8
        return QRectF(row.left() + row.width() * left, row.top(), row.width() * (right - left) - gap, row.height())


def _tone(payment: Payment) -> Tone:
    if payment.role is Role.WINNER:
        return Tone.ACCENT
    return Tone.BAD if payment.role is Role.DISCARDER else Tone.INK1


class SettlementNotes(Struct, frozen=True, dict=True):
    """The stacked bar of a payment above 25, how it comes about, and what would hold otherwise."""

    look: Look
    won: WonHand
    settlement: Settlement

    @cached_property
    def _lines(self) -> tuple[tuple[str, Tone], ...]:
        words = self.look.words
        first = [(score_words.split_sum(self.settlement, words), Tone.INK2)] if self.settlement.is_split else []
        return (*first, *((note, Tone.INK3) for note in score_words.settlement_notes(self.won, self.settlement, words)))

    def height(self, width: float) -> float:
        """Title, bar and sentences; nothing where there is nothing to say."""
        if not self._lines:
            return 0.0
        top = self.look.px(_TITLE + _BAR + 8) if self.settlement.is_split else self.look.px(_TITLE)
        return top + sum(height for _, _, height in self._placed(width))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what there is to say."""
        if not self._lines:
            return
        lettering, words, top = Lettering(self.look), self.look.words, rect.top()
        if self.settlement.is_split:
            title = QRectF(rect.left(), top, rect.width(), self.look.px(_TITLE - 4))
            said = words("settle-split-title", points=self.settlement.points)
            lettering.line(painter, title, said, Step.BODY, bold=True)
            top += self.look.px(_TITLE)
            self._bar(painter, lettering, QRectF(rect.left(), top, rect.width(), self.look.px(_BAR)))
            top += self.look.px(_BAR + 8)
        else:
            title = QRectF(rect.left(), top, rect.width(), self.look.px(_TITLE - 4))
            lettering.line(painter, title, words("settle-else"), Step.BODY, bold=True)
            top += self.look.px(_TITLE)
        for text, tone, height in self._placed(rect.width()):
            lettering.line(painter, QRectF(rect.left(), top, rect.width(), height), text, Step.NOTE, tone)
            top += height

    def spoken(self) -> str:
        """The sentences."""
        return "\n".join(text for text, _ in self._lines)

    def _placed(self, width: float) -> Iterator[tuple[str, Tone, float]]:
        lettering = Lettering(self.look)
        for text, tone in self._lines:
            yield text, tone, lettering.height([Run(text)], Step.NOTE, width) + self.look.px(6)

    def _bar(self, painter: QPainter, lettering: Lettering, rect: QRectF) -> None:
        """One block a payer, as wide as what is paid, but never too narrow for its words."""
        words, theme, gap = self.look.words, self.look.theme, self.look.px(_BAR_GAP)
        payments = [self.settlement.of(seat) for seat in score_words.payer_order(self.won)[:-1]]
        texts = [words("settle-share", seat=payment.seat, n=-payment.amount) for payment in payments]
        least = [lettering.width(text, Step.BODY, True) + 2 * self.look.px(_PAD) for text in texts]
        room = rect.width() - 2 * gap
        narrow = [max(need, room * SPLIT / self.settlement.received) for need in least[1:]]
        widths = [room - sum(narrow), *narrow]
        left = rect.left()
        for payment, text, width in zip(payments, texts, widths, strict=True):
            block = QRectF(left, rect.top(), width, rect.height())
            loud = payment.role is Role.DISCARDER
            painter.setPen(QColor(theme.line) if theme.outline else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.bad if loud else theme.bg if theme.outline else theme.line2))
            painter.drawRoundedRect(block, self.look.px(8), self.look.px(8))
            if loud:
                self._on_bad(painter, block.adjusted(self.look.px(_PAD), 0, 0, 0), text)
            else:
                lettering.line(painter, block, text, Step.BODY, Tone.INK1, Qt.AlignmentFlag.AlignHCenter)
            left += width + gap

    def _on_bad(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(self.look.font(Step.BODY, bold=True))
        painter.setPen(QColor(self.look.theme.mark_ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


class LowerBlock(Struct, frozen=True, dict=True):
    """The settlement of a score under ``scheme``; ``links`` takes the place of the notes when comparing."""

    look: Look
    won: WonHand
    score: Score
    scheme: Scheme
    links: LinksBlock | None = None

    @cached_property
    def table(self) -> SettlementTable:
        """The table of the four seats."""
        settlement = self.won.settlement(self.score.total, self.scheme)
        other = self.won.settlement(self.score.total, self.scheme.other)
        return SettlementTable(self.look, self.won, settlement, other)

    @cached_property
    def beside(self) -> Block:
        """What stands beside the table, or under it."""
        return self.links or SettlementNotes(self.look, self.won, self.table.settlement)

    def height(self, width: float) -> float:
        """The higher of both sides; where one stands under the other, both."""
        left, right = self._widths(width)
        heights = self.table.height(left), self.beside.height(right)
        return sum(heights) + self.look.px(_UNDER) if left == width else max(heights)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint both sides."""
        left, right = self._widths(rect.width())
        self.table.paint(painter, QRectF(rect.left(), rect.top(), left, rect.height()))
        below = self.table.height(left) + self.look.px(_UNDER) if left == rect.width() else 0
        height = self.beside.height(right)
        self.beside.paint(painter, QRectF(rect.right() - right, rect.top() + below, right, height))

    def spoken(self) -> str:
        """Both sides in words."""
        return f"{self.table.spoken()}\n{self.beside.spoken()}"

    def _widths(self, width: float) -> tuple[float, float]:
        """The widths of both sides; both are as wide as there is room where that is too narrow for two."""
        if width < self.look.px(_NARROW):
            return width, width
        left = width * (_TABLE_BESIDE_LINKS if self.links else _TABLE)
        return left, width - left - self.look.px(_GAP)


class ShortBlock(Struct, frozen=True, dict=True):
    """The points missing, and the nearest single tiles that would have brought the hand to its line."""

    look: Look
    won: WonHand
    score: Score

    @cached_property
    def _lines(self) -> tuple[str, ...]:
        words = self.look.words
        swaps = swaps_to_line(self.won.hand, self.score.values, self.won.line)[:_SWAPS]
        if not swaps:
            return (words("short-none"),)
        return tuple(
            words(
                "short-swap",
                out=swap.out,
                into=swap.into,
                points=swap.score.total,
                fans=score_words.fan_sum(swap.score, words),
            )
            for swap in swaps
        )

    def height(self, _: float) -> float:
        """A title and a line for each swap."""
        return self.look.px(_TITLE + _SWAP * len(self._lines))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint title and lines."""
        lettering, px = Lettering(self.look), self.look.px
        title = QRectF(rect.left(), rect.top(), rect.width(), px(_TITLE))
        lettering.paint(painter, title, [Run(self._title, bold=True)], Step.LEAD, Tone.BAD)
        for place, line in enumerate(self._lines):
            room = QRectF(rect.left(), rect.top() + px(_TITLE + place * _SWAP), rect.width(), px(_SWAP))
            lettering.line(painter, room, line, Step.BODY, Tone.INK2)

    def spoken(self) -> str:
        """Title and lines."""
        return "\n".join((self._title, *self._lines))

    @property
    def _title(self) -> str:
        return self.look.words("short-title", short=self.won.line - self.score.total)


def lower_block(look: Look, view: ScoreView, *, comparing: bool) -> Block:
    """What stands under the sum of a view: a hand under its line is not settled."""
    if view.is_short:
        return ShortBlock(look, view.won, view.score)
    links = LinksBlock(look, view.score) if comparing else None
    return LowerBlock(look, view.won, view.score, view.won.scheme, links)
