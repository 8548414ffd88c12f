"""The answers to choose from on a slide, each with its key, the hands raised as a bar, and at last which is right."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.packs import Reveal
from trainer.coach.packs.slide import Slide
from trainer.ui.controls import Align, Run, TextLine, elided
from trainer.ui.look import Look
from trainer.ui.theme import Step, Tone

_ROW: Final = 30
_MOST_ROWS: Final = 4
_KEY: Final = 20
_BAR: Final = 12
_COUNT: Final = 26
_GAP: Final = 8


class GuessPart(Struct, frozen=True):
    """The answers of a slide in a room: one column, two where there are many."""

    look: Look
    slide: Slide
    room: QRectF

    def lines(self) -> Iterator[TextLine]:
        """The key, the answer and its count, answer by answer."""
        words, look = self.look.words, self.look
        revealed = self.slide.shows(Reveal.POINTS)
        for number, guess in enumerate(self.slide.guesses):
            right = revealed and guess.right
            yield TextLine(self._key(number), (Run(str(number + 1), Step.BODY, True, tone=Tone.INK2),), Align.CENTRE)
            mark = " ✓" if right else ""
            room = self._text(number)
            text = elided(look, guess.text(words), room.width() - look.px(16), Step.BODY) + mark
            tone = Tone.ACCENT if right else Tone.INK2 if revealed and guess.right is False else Tone.INK1
            yield TextLine(room, (Run(text, Step.BODY, bool(right), tone=tone),))
            if any(self.slide.hands):
                count = self.slide.hands[number]
                yield TextLine(self._count(number), (Run(str(count), Step.BODY, True),), Align.RIGHT)

    def paint(self, painter: QPainter) -> None:
        """Paint the caps of the keys and the bars."""
        theme, px = self.look.theme, self.look.px
        most = max((*self.slide.hands, 1))
        for number, guess in enumerate(self.slide.guesses):
            painter.setPen(QPen(QColor(theme.line2), px(1)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._key(number), px(4), px(4))
            hands = self.slide.hands[number] if number < len(self.slide.hands) else 0
            track = self._track(number)
            if hands:
                right = guess.right and self.slide.shows(Reveal.POINTS)
                bar = QRectF(track.left(), track.top(), track.width() * hands / most, track.height())
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent if right else theme.ghost))
                painter.drawRoundedRect(bar, px(3), px(3))

    @property
    def _columns(self) -> int:
        return 2 if len(self.slide.guesses) > _MOST_ROWS else 1

    def _cell(self, number: int) -> QRectF:
        columns = self._columns
        rows = -(-len(self.slide.guesses) // columns)
        wide = (self.room.width() - self.look.px(20) * (columns - 1)) / columns
        high = min(self.look.px(_ROW), self.room.height() / max(1, rows))
        column, row = divmod(number, rows)
        return QRectF(self.room.left() + column * (wide + self.look.px(20)), self.room.top() + row * high, wide, high)

    def _key(self, number: int) -> QRectF:
        cell, side = self._cell(number), self.look.px(_KEY)
        return QRectF(cell.left(), cell.center().y() - side / 2, side, side)

    def _text(self, number: int) -> QRectF:
        cell, left = self._cell(number), self.look.px(_KEY + _GAP)
        share = 0.5 if any(self.slide.hands) else 1.0
        return QRectF(cell.left() + left, cell.top(), (cell.width() - left) * share, cell.height())

    def _count(self, number: int) -> QRectF:
        cell, wide = self._cell(number), self.look.px(_COUNT)
        return QRectF(cell.right() - wide, cell.top(), wide, cell.height())

    def _track(self, number: int) -> QRectF:
        text, count, high = self._text(number), self._count(number), self.look.px(_BAR)
        left = text.right() + self.look.px(_GAP)
        return QRectF(left, text.center().y() - high / 2, count.left() - left - self.look.px(_GAP), high)
