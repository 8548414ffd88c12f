"""Writing on a page in one language or two: letters, numbers and lines, and what a piece of a page is."""

from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from trainer.text import Language, Words
from trainer.ui.controls import Align, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.paper.sheet import USUAL
from trainer.ui.theme import Step, Tone

LABELS: Final = 132
WIDE_LABELS: Final = 156
BOTH_LABELS: Final = 224
_NUMBER: Final = 28 / 30


class PaperBlock(Protocol):
    """A piece of a page."""

    def height(self, width: float) -> float:
        """The height it takes."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it from the top left of ``room``, as wide as it."""


class Scribe(Struct, frozen=True):
    """Writes on a page: the look of the paper, and the words of a second language where there are two."""

    look: Look
    second: Words | None = None

    def px(self, length: float) -> float:
        """A length of the page at its usual size."""
        return length * self.look.ui_scale / USUAL

    @property
    def labels(self) -> float:
        """The room of the names at the left."""
        if self.second is not None:
            return self.px(BOTH_LABELS)
        return self.px(LABELS if self.look.language is Language.ZH else WIDE_LABELS)

    def both(self, first: str, second: str, between: str = " ") -> tuple[Run, ...]:
        """A text, and after it the same in the second language, in the tone of notes."""
        if self.second is None or not second or second == first:
            return (Run(first),)
        return Run(first), Run(f"{between}{second}", Step.NOTE, tone=Tone.INK2)

    def word(self, key: str) -> tuple[Run, ...]:
        """A word of both."""
        return self.both(self.look.words(key), "" if self.second is None else self.second(key))

    def line(self, painter: QPainter, room: QRectF, *runs: Run, align: Align = Align.LEFT) -> None:
        """Write one line."""
        TextLine(room, runs, align).paint(painter, self.look)

    def number(self, painter: QPainter, room: QRectF, number: int) -> None:
        """The number of a question."""
        self.line(
            painter,
            QRectF(room.left(), room.top(), self.labels, self.px(48)),
            Run(str(number), Step.NUMBER, factor=_NUMBER),
        )

    def hairline(self, painter: QPainter, left: float, right: float, top: float) -> None:
        """A thin line."""
        painter.fillRect(QRectF(left, top, right - left, 1), QColor(self.look.theme.line))

    def rule(self, painter: QPainter, left: float, right: float, top: float) -> None:
        """A strong line."""
        painter.fillRect(QRectF(left, top, right - left, self.px(2)), QColor(self.look.theme.ink1))
