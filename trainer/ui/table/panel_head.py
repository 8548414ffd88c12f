"""The head of the reach panel: how far it is to the winning line, by which way, and which discard is looked at."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.text import Language
from trainer.ui.look import Look
from trainer.ui.table.heading import Heading
from trainer.ui.table.lines import Align, Line, Painted, Span, elided, wrapped
from trainer.ui.theme import Step
from trainer.ui.tiles import TileFace

_TILE: Final = 27
_HIGH = {Language.ZH: 78, Language.EN: 88}
_PITCH: Final = 18
_DOT: Final = " · "
_NARROW: Final = 340
"""Below this width, in pixels at 100 %, there is a third line for the nearest way."""


class PanelHead(Painted):
    """Two or three lines over the rows; `setText` has no part in it, everything comes from a `Heading`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._heading: Heading | None = None
        self._reserved = 0

    def reserve(self, right: int) -> None:
        """Leave so many pixels at the right edge to something else."""
        if right != self._reserved:
            self._reserved = right
            self.repaint_later()

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
        """Name the head for a screen reader and paint it; what its number means is its description and its tooltip."""
        parts = [self._title(), _DOT.join(self._parts())]
        if self._heading is not None and self._heading.preview is not None:
            parts += [span.text for line in self._preview_lines() for span in line.spans]
            parts.append(self.look.words.tile_name(self._heading.preview))
        self.setAccessibleName(" ".join(part for part in parts if part))
        means = "" if self._heading is None else self._heading.means(self.look.words)
        self.setAccessibleDescription(means)
        self.setToolTip(means)
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
        return words("table-head-thinking") if self._heading is None else self._heading.title(words)

    def _parts(self) -> tuple[str, ...]:
        return () if self._heading is None else self._heading.parts(self.look.words)

    def _live(self) -> str:
        return "" if self._heading is None else self._heading.live(self.look.words)

    def _row_room(self, row: int, beside: float) -> float:
        """The width of a line of the nearest way: the first stands beside the tile looked at, the others below it."""
        return beside if row == 0 else float(self._room())

    def _fitting_detail(self, beside: float, rows: int) -> tuple[tuple[str, ...], Step]:
        """The nearest way in so many lines at most: whole, else without the estimate; only then its fans are cut, never
        the accepted tiles."""
        parts = self._parts()
        if len(wrapped(self.look, _DOT.join(parts), beside, Step.BODY)) < 2:
            return (_DOT.join(parts),) if parts else (), Step.BODY
        estimated = self._heading is not None and self._heading.chance is not None
        for said in (parts, parts[: -int(estimated) or None]):
            texts = self._flowed(_DOT.join(said), beside)
            if len(texts) <= rows:
                return _bare(texts), Step.NOTE
        texts = self._flowed(_DOT.join(sorted(said, key=lambda part: part != self._live())), beside)
        rest = elided(self.look, " ".join(texts[rows - 1 :]), self._row_room(rows - 1, beside), Step.NOTE)
        return _bare((*texts[: rows - 1], rest)), Step.NOTE

    def _flowed(self, text: str, beside: float) -> tuple[str, ...]:
        """A text in lines of which the first has less room than the others."""
        first = wrapped(self.look, text, beside, Step.NOTE)[0]
        rest = text.removeprefix(first).lstrip()
        return (first, *wrapped(self.look, rest, self._room(), Step.NOTE))

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
        px, room = self.look.px, self._room() - self.look.px(_TILE + 10)
        places = (QRectF(0, px(23), room, px(20)), QRectF(0, px(42), room, px(18)))
        styles = ((Step.BODY, "ink1"), (Step.NOTE, "ink2"))
        said = () if self._heading is None else self._heading.against(self.look.words)
        return tuple(
            Line(place, (Span(text, step, colour=colour),), Align.RIGHT)
            for place, (step, colour), text in zip(places, styles, said, strict=False)
        )


def _bare(texts: Sequence[str]) -> tuple[str, ...]:
    """Lines without the dots that a break has left at their ends."""
    return tuple(text.strip(_DOT) for text in texts)
