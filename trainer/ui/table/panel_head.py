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

    def height_wanted(self) -> int:
        """Its height in pixels, the same whatever it says."""
        return self.look.px(_HIGH[self.look.language])

    def refresh(self) -> None:
        """Name the head for a screen reader and paint it."""
        parts = [self._title(), self._detail()]
        if self._heading is not None and self._heading.preview is not None:
            parts += [span.text for line in self._preview_lines() for span in line.spans]
            parts.append(self.look.words.tile_name(self._heading.preview))
        self.setAccessibleName(" ".join(part for part in parts if part))
        self.repaint_soon()

    def lines(self) -> tuple[Line, ...]:
        """Title, the nearest way in at most two lines, and the discard looked at."""
        px = self.look.px
        title = Span(self._title(), Step.H3, bold=True)
        preview, room = self._fitting_preview(title)
        if title.width(self.look) > room:
            title = replace(title, step=Step.LEAD)
        texts = wrapped(self.look, self._detail(), room, Step.BODY)
        step = Step.BODY if len(texts) < 2 else Step.NOTE
        texts = wrapped(self.look, self._detail(), room, step)
        if len(texts) > 2:
            # What does not fit is the rest of the way: the accepted tiles are never cut.
            texts = wrapped(self.look, self._detail(live_first=True), room, step)
            texts = (texts[0], elided(self.look, " ".join(texts[1:]), room, step))
        top = px(19) if len(texts) < 2 else self.height() - px(67)
        lines = [Line(QRectF(0, top, self._room(), px(28)), (title,))]
        for row, text in enumerate(texts):
            place = QRectF(0, top + px(27) + row * px(18), room, px(20))
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

    def _detail(self, *, live_first: bool = False) -> str:
        words, heading = self.look.words, self._heading
        if heading is None or heading.head.distance is None:
            return ""
        live = words("table-row-live", n=heading.head.live or 0)
        if not heading.head.live and heading.head.distance:
            live = words("table-head-dead")
        parts = [live]
        if heading.nearest is not None:
            fans = words.fans(heading.nearest.score.fans) or words("receipt-none")
            parts.insert(int(live_first), words("table-head-nearest", fans=fans, points=heading.nearest.score.total))
        if heading.switch is not None:
            tile, near = heading.switch
            parts = [live, words("table-head-switch", tile=tile, n=near.distance, live=near.live)]
        if heading.chance is not None:
            percent = round(100 * heading.chance.share)
            parts.append(words("table-head-chance", percent=percent, draws=heading.chance.draws))
        if heading.left is not None:
            parts.insert(0, words("table-head-left", tile=heading.left))
        return " · ".join(parts)

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
