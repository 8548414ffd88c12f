"""The head of the reach panel: how far it is to the winning line, by which way, and which discard is looked at."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.reach import Chance, Nearness, Witness
from trainer.rules import Tile
from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.table.lines import Align, Line, Painted, Span, elided, wrapped
from trainer.ui.table.rows import Head
from trainer.ui.theme import Step
from trainer.ui.tiles import TileFace

_TILE: Final = 27
_HIGH = {Language.ZH: 78, Language.EN: 88}
_PITCH: Final = 18
_NARROW: Final = 340
"""Below this width, in pixels at 100 %, there is a third line for the nearest way."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What the head says. ``nearest``: the nearest complete hand; ``preview``: the discard looked at; ``drawn``: the
    tile it is compared with; ``switch``: on a dead wait the discard that leaves live tiles, and what it leaves;
    ``chance``: an estimate with the draws it speaks of; ``left``: the last discard, where the head speaks of the hand
    that it left, not of the hand now."""

    head: Head
    nearest: Witness | None = None
    preview: Tile | None = None
    drawn: Tile | None = None
    switch: tuple[Tile, Nearness] | None = None
    chance: Chance | None = None
    left: Tile | None = None


class PanelHead(Painted):
    """Two or three lines over the rows; `setText` has no part in it, everything comes from a `Heading`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._heading: Heading | None = None
        self._reserved = 0

    def reserve(self, right: int) -> None:
        """Leave so many pixels at the right edge to something else."""
        self._reserved = right
        self.repaint_soon()

    def show_heading(self, heading: Heading | None) -> None:
        """Show a heading; None while there is no answer yet."""
        if heading != self._heading:
            self._heading = heading
            self.refresh()

    def height_wanted(self, width: int) -> int:
        """Its height in pixels at a width, the same whatever it says."""
        more = _PITCH if self.look.language is Language.EN and width < self.look.px(_NARROW) else 0
        return self.look.px(_HIGH[self.look.language] + more)

    def least_height(self) -> int:
        """The height in pixels with which it manages where there is little room."""
        return self.look.px(_HIGH[self.look.language])

    def refresh(self) -> None:
        """Name the head for a screen reader and paint it."""
        parts = [self._title(), " · ".join(self._parts())]
        if self._heading is not None and self._heading.preview is not None:
            parts += [span.text for line in self._preview_lines() for span in line.spans]
            parts.append(self.look.words.tile_name(self._heading.preview))
        self.setAccessibleName(" ".join(part for part in parts if part))
        self.repaint_soon()

    def lines(self) -> tuple[Line, ...]:
        """Title, the nearest way below it, and the discard looked at."""
        px = self.look.px
        title = Span(self._title(), Step.H3, bold=True)
        preview, room = self._fitting_preview(title)
        if title.width(self.look) > room:
            title = replace(title, step=Step.LEAD)
        rows = 2 if self.height() <= self.least_height() else 3
        texts, step = self._fitting_detail(room, rows)
        top = min(px(19), self.height() - px(49) - px(_PITCH) * (len(texts) - 1)) if len(texts) > 1 else px(19)
        lines = [Line(QRectF(0, top, self._room(), px(28)), (title,))]
        for row, text in enumerate(texts):
            place = QRectF(0, top + px(27) + row * px(_PITCH), self._row_room(row, room), px(20))
            lines.append(Line(place, (Span(text, step, colour="ink2"),)))
        return (*lines, *preview)

    def decorate(self, painter: QPainter) -> None:
        """Paint the hairline and the tile looked at."""
        theme = self.look.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QLineF(0, self.height() - 0.5, self.width(), self.height() - 0.5))
        if self._heading is not None and self._heading.preview is not None:
            width = self.look.px(_TILE)
            at = QPointF(self._room() - width, self.look.px(22))
            self.look.art.draw(painter, at, width, TileFace(self._heading.preview, mini=True))

    def _room(self) -> int:
        return self.width() - self._reserved

    def _title(self) -> str:
        words = self.look.words
        if self._heading is None:
            return words("table-head-thinking")
        head = self._heading.head
        if head.distance is None:
            return words("table-head-none", line=head.line)
        if head.reached:
            key = "table-head-any" if head.line == 0 else "table-head-reached"
            return words(key, line=head.line, n=head.distance)
        return words("table-head", line=head.line, n=head.distance)

    def _row_room(self, row: int, beside: float) -> float:
        """The width of a line of the nearest way: the first stands beside the tile looked at, the others below it."""
        return beside if row == 0 else float(self._room())

    def _fitting_detail(self, beside: float, rows: int) -> tuple[tuple[str, ...], Step]:
        """The nearest way in so many lines at most: whole, else without the estimate; only then its fans are cut, never
        the accepted tiles."""
        parts = self._parts()
        if len(wrapped(self.look, " · ".join(parts), beside, Step.BODY)) < 2:
            return (" · ".join(parts),) if parts else (), Step.BODY
        estimated = self._heading is not None and self._heading.chance is not None
        for said in (parts, parts[: -int(estimated) or None]):
            texts = self._flowed(" · ".join(said), beside)
            if len(texts) <= rows:
                return texts, Step.NOTE
        texts = self._flowed(" · ".join(sorted(said, key=lambda part: part != self._live())), beside)
        rest = elided(self.look, " ".join(texts[rows - 1 :]), self._row_room(rows - 1, beside), Step.NOTE)
        return (*texts[: rows - 1], rest), Step.NOTE

    def _flowed(self, text: str, beside: float) -> tuple[str, ...]:
        """A text in lines of which the first has less room than the others."""
        first = wrapped(self.look, text, beside, Step.NOTE)[0]
        rest = text.removeprefix(first).lstrip()
        return (first, *wrapped(self.look, rest, self._room(), Step.NOTE))

    def _parts(self) -> tuple[str, ...]:
        """What there is to say of the nearest way, the estimate last."""
        words, heading = self.look.words, self._heading
        if heading is None or heading.head.distance is None:
            return ()
        parts = [self._live()]
        if heading.nearest is not None:
            fans = words.fans(heading.nearest.score.fans) or words("receipt-none")
            parts.insert(0, words("table-head-nearest", fans=fans, points=heading.nearest.score.total))
        if heading.switch is not None:
            tile, near = heading.switch
            parts = [self._live(), words("table-head-switch", tile=tile, n=near.distance, live=near.live)]
        if heading.left is not None:
            parts.insert(0, words("table-head-left", tile=heading.left))
        if heading.chance is not None:
            percent = round(100 * heading.chance.share)
            parts.append(words("table-head-chance", percent=percent, draws=heading.chance.draws))
        return tuple(parts)

    def _live(self) -> str:
        """How many tiles help."""
        words, heading = self.look.words, self._heading
        if heading is None:
            return ""
        dead = not heading.head.live and heading.head.distance
        return words("table-head-dead") if dead else words("table-row-live", n=heading.head.live or 0)

    def _fitting_preview(self, title: Span) -> tuple[tuple[Line, ...], float]:
        """As much of the preview's words as leaves the title its place, and the room that is left beside them."""
        preview = self._preview_lines()
        if not preview:
            return (), self._room()
        small = replace(title, step=Step.LEAD).width(self.look)
        for kept in (preview, preview[:1], ()):
            taken = max((line.width(self.look) for line in kept), default=0.0)
            room = self._room() - taken - self.look.px(_TILE + 20)
            if small <= room:
                break
        return kept, room

    def _preview_lines(self) -> tuple[Line, ...]:
        px, words = self.look.px, self.look.words
        heading = self._heading
        if heading is None or heading.preview is None:
            return ()
        room = self._room() - px(_TILE + 10)
        first = Line(QRectF(0, px(23), room, px(20)), (Span(words("table-head-if"), Step.BODY),), Align.RIGHT)
        if heading.drawn is None:
            return (first,)
        against = Span(words("table-head-against", tile=heading.drawn), Step.NOTE, colour="ink2")
        return first, Line(QRectF(0, px(42), room, px(18)), (against,), Align.RIGHT)
