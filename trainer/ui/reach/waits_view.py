"""What a hand waits for, by worth: each tile with its points and copies, those under the line apart, and the chance."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import WaitsContent
from trainer.coach.panel.words import caption, chance_texts, title, told
from trainer.reach import Wait
from trainer.ui.controls import Align, Painted, Run, TextLine
from trainer.ui.look import Look
from trainer.ui.reach.pieces import Piece, PieceLine, text
from trainer.ui.theme import TILE_MINI, TILE_S, Step, Tone
from trainer.ui.tiles import TileFace

HEIGHT: Final = 124
"""Its height in pixels of the design."""
_PITCH = 105
_MINI_PITCH = 84
_LARGE: Final = 4
"""So many kinds at most have large tiles."""
_ROWS: Final = 2
_TOP = 44
_BELOW = 0.5


class WaitsView(Painted):
    """Shows a `WaitsContent` in one of its sizes: large tiles for a few kinds, mini tiles for more."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._content: WaitsContent | None = None
        self._reserved = 0

    def show_waits(self, content: WaitsContent) -> None:
        """Show other waits."""
        if content != self._content:
            self._content = content
            self.refresh()

    def reserve(self, right: int) -> None:
        """Leave so many pixels at the right end of the title to something else."""
        if right != self._reserved:
            self._reserved = right
            self.update()

    def refresh(self) -> None:
        """Tell a screen reader everything, and paint it."""
        self.setAccessibleName("" if self._content is None else told(self._content, self.look.words))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for four kinds side by side."""
        return QSize(self.look.px(_LARGE * _PITCH), self.look.px(HEIGHT))

    def paint(self, painter: QPainter) -> None:
        """Paint the tiles."""
        for (wait, _), spot in zip(self._places(), self.spots(), strict=True):
            painter.setOpacity(1.0 if self._wins(wait) else _BELOW)
            face = TileFace(wait.tile, mini=not self._large)
            self.look.art.draw(painter, spot.topLeft(), spot.width(), face)
        painter.setOpacity(1.0)

    def lines(self) -> tuple[TextLine, ...]:
        """Title and line of points, points and copies of each tile, and the chance."""
        if self._content is None:
            return ()
        return (*self._heading(self._content), *(line for one in self._places() for line in self._told(*one)))

    def _heading(self, content: WaitsContent) -> Iterator[TextLine]:
        words, px, room = self.look.words, self.look.px, self.width() - self._reserved
        said, limit = title(content, words), Run(caption(content, words), Step.NOTE, tone=Tone.INK2)
        steps = (Run(said, step, bold=True) for step in (Step.H3, Step.LEAD, Step.BODY))
        head = next((run for run in steps if run.width(self.look) <= room), Run(said, Step.NOTE, bold=True))
        top, foot = px(8) - self._lost // 5, QRectF(0, px(102) - self._lost * 9 // 10, self.width(), px(18))
        yield TextLine(QRectF(0, top, room, px(28)), (head,))
        beside = head.width(self.look) + px(12) + limit.width(self.look) <= room
        if beside:
            yield TextLine(QRectF(0, top + 1, room, px(28)), (limit,), Align.RIGHT)
        if not (self._lost and self._rows > 1):
            yield from self._foot(content, foot, None if beside else limit)

    def _foot(self, content: WaitsContent, place: QRectF, limit: Run | None) -> Iterator[TextLine]:
        """The chance, shorter where it has little room, and the line of points if that does not stand above."""
        chances = [Run(said, Step.NOTE, tone=Tone.INK2) for said in chance_texts(content, self.look.words)]
        chance = next((run for run in chances if run.width(self.look) <= place.width()), None)
        if chance is not None:
            yield TextLine(place, (chance,))
        taken = 0.0 if chance is None else chance.width(self.look) + self.look.px(12)
        if limit is not None and taken + limit.width(self.look) <= place.width():
            yield TextLine(place, (limit,), Align.RIGHT)

    @property
    def _lost(self) -> int:
        """How many pixels lower than it wants to be it is."""
        return max(0, self.look.px(HEIGHT) - self.height())

    @property
    def _waits(self) -> tuple[Wait, ...]:
        return () if self._content is None else (*self._content.wins, *self._content.below)

    @property
    def _large(self) -> bool:
        count = len(self._waits)
        return count <= _LARGE and count * self.look.px(_PITCH) <= self.width() + self.look.px(8)

    @property
    def _a_row(self) -> int:
        """How many kinds stand side by side."""
        return max(1, (self.width() + self.look.px(4)) // self.look.px(_PITCH if self._large else _MINI_PITCH))

    @property
    def _rows(self) -> int:
        return min(_ROWS, -(-len(self._waits) // self._a_row))

    def _places(self) -> Iterator[tuple[Wait, QRectF]]:
        """The place of each kind: one line of large tiles, else up to two lines of mini tiles."""
        px, large = self.look.px, self._large
        pitch = px(_PITCH if large else _MINI_PITCH)
        a_row = self._a_row
        for number, wait in enumerate(self._waits[: a_row * _ROWS]):
            row, column = divmod(number, a_row)
            top = px(_TOP + 29 * row) - self._lost * 11 // 20
            yield wait, QRectF(column * pitch, top, pitch, px(48 if large else 27))

    def spots(self) -> tuple[QRectF, ...]:
        """Where the tiles lie."""
        wide = self.look.px(TILE_S if self._large else TILE_MINI)
        return tuple(QRectF(place.left(), place.top(), wide, place.height()) for _, place in self._places())

    def _wins(self, wait: Wait) -> bool:
        return self._content is not None and wait.points >= self._content.line

    def _told(self, wait: Wait, place: QRectF) -> tuple[TextLine, ...]:
        words, px, wins = self.look.words, self.look.px, self._wins(wait)
        ink, quiet = (Tone.ACCENT, Tone.INK2) if wins else (Tone.INK3, Tone.INK3)
        number, unit = _number_and_unit(words("panel-row-points", n=wait.points))
        if self._content is not None and self._content.veiled:
            number = "?"
        copies = words("panel-copies", n=wait.live)
        if not wins:
            copies = f"{copies} {words('panel-waits-below')}"
        if self._large:
            points = (Run(number, Step.H3, bold=True, tone=ink), Run(unit, Step.SMALL, tone=quiet, gap=5))
            left, wide = place.left() + px(TILE_S + 8), place.width() - px(TILE_S + 8)
            above = TextLine(QRectF(left, place.top(), wide, px(26)), points)
            return above, TextLine(
                QRectF(left + 1, place.top() + px(28), wide, px(18)), (Run(copies, Step.NOTE, tone=quiet),)
            )
        pieces = (
            Piece(Run(number, Step.BODY, bold=True, tone=ink)),
            text(copies, Run("", Step.SMALL, tone=quiet), 5),
        )
        at = QPointF(place.left() + px(TILE_MINI + 5), place.center().y())
        return PieceLine(pieces, at.x(), at.y()).lines(self.look)


def _number_and_unit(points: str) -> tuple[str, str]:
    """``40 分`` apart: the number is written larger.

    >>> _number_and_unit("40 pts")
    ('40', 'pts')
    """
    number, _, unit = points.partition(" ")
    return number, unit
