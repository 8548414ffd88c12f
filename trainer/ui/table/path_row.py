"""One path of the reach panel: mark, name, points, the target as a ghost hand, and how far it is.

The row never moves and never goes: a path that cannot be had stays, struck, with its reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.reach import Witness
from trainer.rules import FANS, FanId
from trainer.text import Language
from trainer.ui.controls import paint_focus
from trainer.ui.look import Look
from trainer.ui.table.fade import Fade
from trainer.ui.table.lines import Align, Line, PaintedButton, Span, wrapped
from trainer.ui.table.mark_art import draw_mark
from trainer.ui.table.path_words import accepted_text, change_spans, distance_spans, live_text, told
from trainer.ui.table.rows import Change, FanLine
from trainer.ui.theme import TILE_MINI, Step
from trainer.ui.tiles import Group, RowMetrics, TileState, draw_row, fitting_width, ghost_faces

ROW_HEIGHT: Final = 85
LOWEST_ROW: Final = 56
LOWEST_PLAIN_ROW: Final = 50
"""The least height with and without a ghost hand."""
ROW_INSET: Final = 6
"""How far the row reaches beyond its words at both sides: for the pin and the focus ring."""
_FADED = 0.42
_MARK = 28
_BODY = 40
_NUMBERS = 60
_GAP = 12


@dataclass(frozen=True, slots=True)
class _Grid:
    """The lines of a row of this size, in pixels."""

    top: float
    body: QRectF
    numbers: QRectF


class PathRow(PaintedButton):
    """A path. Clicking pins it; the pointer or the focus on it asks to see its tiles."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.fan = fan
        self._line = FanLine(fan, 0, known=False)
        self._witness: Witness | None = None
        self._ghost = True
        self._both_names = False
        self._pinned = False
        self._before = self._line
        self._fade = Fade(self.update, self)
        self.refresh()

    def show_line(self, line: FanLine, witness: Witness | None, pinned: bool) -> bool:
        """Show the path as ``line`` says, its target as ``witness`` holds it; whether that is something else than
        before. The row does not move; its number fades over into another."""
        if line == self._line and witness is self._witness and pinned is self._pinned:
            return False
        if line.distance != self._line.distance:
            self._before = self._line
            self._fade.begin(self.look.motion.number if self.isVisible() else 0)
        self._line = line
        self._witness = witness
        self._pinned = pinned
        self.refresh()
        return True

    def show_ghost(self, shown: bool) -> None:
        """Show the ghost hand, or leave it out in a narrow panel."""
        if shown is not self._ghost:
            self._ghost = shown
            self.repaint_soon()

    def show_both_names(self, both: bool) -> None:
        """In English, show the Chinese name beside the English one where it fits."""
        if both is not self._both_names:
            self._both_names = both
            self.repaint_soon()

    @property
    def fading(self) -> bool:
        """Whether its number is still becoming another one."""
        return self._fade.share < 1.0

    @property
    def to_be_painted(self) -> bool:
        """Whether it shows something that is not painted yet."""
        return self._picture.due and self.isVisible()

    @property
    def shows_ghost(self) -> bool:
        """Whether there is room for the ghost hand."""
        return self._ghost

    @property
    def line(self) -> FanLine:
        """What the row says."""
        return self._line

    @property
    def witness(self) -> Witness | None:
        """The target it shows."""
        return self._witness

    def refresh(self) -> None:
        """Name the path for a screen reader and paint it; the accepted kinds are its description and its tooltip."""
        self.setAccessibleName(told(self._line, self.look.words, pinned=self._pinned))
        kinds = accepted_text(self._line, self.look.words)
        self.setAccessibleDescription(kinds)
        self.setToolTip(kinds)
        self.repaint_soon()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees need not fade."""
        super().hideEvent(event)
        self._fade.finish()

    def lines(self) -> tuple[Line, ...]:
        """Name and points, accepted tiles or reason, and the number column."""
        return (*self.still_lines(), *self._number_lines())

    def still_lines(self) -> tuple[Line, ...]:
        """Everything but the number, which fades: it is written over the picture."""
        grid = self._grid()
        if not self._line.known:
            return (Line(grid.body, (Span(self.look.words.fan(self.fan), Step.LEAD, bold=True, colour="ink3"),)),)
        return self._struck_lines(grid) if self._line.out else self._live_lines(grid)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and the number over it."""
        super().paintEvent(event)
        painter = QPainter(self)
        for line in self._number_lines():
            line.paint(painter, self.look)
        painter.end()

    def decorate(self, painter: QPainter) -> None:
        """Paint hairline, pin, mark and ghost hand."""
        theme, grid = self.look.theme, self._grid()
        painter.setPen(QPen(QColor(theme.line), 1))
        inset, foot = self.look.px(ROW_INSET), self.height() - 0.5
        painter.drawLine(QLineF(inset, foot, self.width() - inset, foot))
        if self.underMouse() and self.isEnabled():
            painter.fillRect(QRectF(-0.5, 0, 2.0, self.height() - 1), QColor(theme.line2))
        if self._pinned:
            painter.fillRect(QRectF(0, 0, 3, self.height() - 1), QColor(theme.accent))
        self._paint_hurt_rule(painter)
        painter.save()
        painter.setOpacity(self._strength() if self._line.known and not self._line.out else 0.4)
        side = self.look.px(_MARK)
        draw_mark(painter, QPointF(inset, grid.top + self.look.px(2)), side, self.fan, self.look)
        self._paint_ghost(painter, grid)
        painter.restore()
        if self.ring_shown:
            inside = QRectF(self.rect()).adjusted(5, 4, -5, -6)
            paint_focus(painter, inside, 4, theme, theme.surface)

    def ghost_groups(self) -> tuple[Group, ...]:
        """The target's parts, own melds first, held tiles solid and missing ones hollow."""
        if self._witness is None or self._line.out:
            return ()
        parts = zip(self._witness.parts, self._witness.missing, strict=True)
        return tuple(ghost_faces(part.tiles, missing) for part, missing in parts)

    def _grid(self) -> _Grid:
        px, high = self.look.px, self.height()
        top = max(2.0, (high - px(51)) * 0.36)
        left, right = px(_BODY + ROW_INSET), self.width() - px(ROW_INSET + _NUMBERS + _GAP)
        return _Grid(top, QRectF(left, top, right - left, px(20)), QRectF(right, 0, px(_NUMBERS + _GAP), high))

    def _strength(self) -> float:
        return _FADED if self._line.change is Change.HURT and not self.look.theme.outline else 1.0

    def _paint_hurt_rule(self, painter: QPainter) -> None:
        """In high contrast nothing fades: a dashed rule at the left says that the path is hurt."""
        if self._line.change is Change.HURT and self.look.theme.outline:
            pen = QPen(QColor(self.look.theme.bad), 2)
            pen.setDashPattern([3, 2])
            painter.setPen(pen)
            painter.drawLine(QLineF(1, 6, 1, self.height() - 8))

    def _paint_ghost(self, painter: QPainter, grid: _Grid) -> None:
        groups = self.ghost_groups()
        if not groups or not self._ghost:
            return
        gap = self.look.px(5)
        width = fitting_width(groups, grid.body.width(), self.look.px(TILE_MINI), 1, gap)
        origin = QPointF(grid.body.left(), grid.top + self.look.px(24))
        placed = draw_row(painter, self.look.art, groups, RowMetrics(width, 1, gap), origin)
        if self.underMouse() or self.ring_shown:
            _mark_missing(painter, groups, placed, self.look.theme.accent)

    def _live_lines(self, grid: _Grid) -> tuple[Line, ...]:
        words, line, strong = self.look.words, self._line, self._strength()
        name = Span(words.fan(self.fan), Step.LEAD, bold=True)
        worth = self._worth()
        live = (Span(live_text(line, words), Step.BODY, colour="ink2"),) if line.live is not None else ()
        taken = Line(grid.body, (name, *worth, *live)).width(self.look) if self._ghost else name.width(self.look)
        name_too = self._second_name(grid.body.width() - taken - self.look.px(12))
        if self._ghost:
            return (
                Line(grid.body, (name, *name_too, *worth), opacity=strong),
                Line(grid.body, live, Align.RIGHT, opacity=strong),
            )
        second = grid.body.translated(0, self.look.px(24))
        return (Line(grid.body, (name, *name_too), opacity=strong), Line(second, (*worth, *live), opacity=strong))

    def _second_name(self, room: float) -> tuple[Span, ...]:
        """The Chinese name after the English one, one weight lighter, where there is so much room."""
        if not self._both_names or self.look.language is not Language.EN:
            return ()
        span = Span(FANS[self.fan].zh, Step.BODY, colour="ink3", gap=6)
        return (span,) if span.width(self.look) <= room else ()

    def _struck_lines(self, grid: _Grid) -> tuple[Line, ...]:
        words, line = self.look.words, self._line
        name = Span(words.fan(self.fan), Step.LEAD, bold=True, colour="ink3", struck=True)
        worth = (Span(words("table-row-points", n=line.points), Step.BODY, colour="ink3", gap=6),)
        first = (name, *worth) if self._ghost else (name,)
        lines = [Line(grid.body, first)]
        if line.reason is not None:
            texts = wrapped(self.look, words.phrase(line.reason), grid.body.width(), Step.NOTE)
            place = QRectF(grid.body).translated(0, self.look.px(23))
            for text in texts[:2]:
                lines.append(Line(QRectF(place), (Span(text, Step.NOTE, colour="ink2"),)))
                place.translate(0, self.look.px(17))
        return tuple(lines)

    def _worth(self) -> tuple[Span, ...]:
        words = self.look.words
        gap = 6 if self._ghost else 0
        spans = [Span(words("table-row-points", n=self._line.points), Step.BODY, colour="ink2", gap=gap)]
        if self._pinned:
            spans.append(Span(words("table-row-pinned"), Step.SMALL, bold=True, colour="accent", gap=6))
        if not self._ghost:
            spans.append(Span("", Step.BODY, gap=8))
        return tuple(spans)

    def _number_lines(self) -> tuple[Line, ...]:
        return self._numbers(self._grid()) if self._line.known else ()

    def _numbers(self, grid: _Grid) -> tuple[Line, ...]:
        words, line = self.look.words, self._line
        left, room, high = grid.numbers.left(), grid.numbers.width(), self.height()
        big = QRectF(left, high * 0.41 - self.look.px(14), room, self.look.px(28))
        small = QRectF(left, high * 0.8 - self.look.px(8), room, self.look.px(16))
        if line.out:
            dash = Span("—", Step.H3, colour="ink3")
            under = Span(words("table-row-out"), Step.SMALL, colour="ink2")
            if line.change is Change.HURT:
                under = Span(words("table-row-out"), Step.SMALL, bold=True, colour="bad")
            return Line(big, (dash,), Align.RIGHT), Line(small, (under,), Align.RIGHT)
        if line.won:
            have = Span(words("table-row-won"), Step.H3, bold=True, colour="accent")
            return Line(big, (have,), Align.RIGHT), Line(small, change_spans(line, words), Align.RIGHT)
        below = Line(small, change_spans(line, words), Align.RIGHT)
        now = Line(big, distance_spans(line, words), Align.RIGHT, self._fade.share)
        if self._fade.share < 1.0 and self._before.distance is not None and not self._before.won:
            gone = Line(big, distance_spans(self._before, words), Align.RIGHT, 1.0 - self._fade.share)
            return gone, now, below
        return now, below


def _mark_missing(painter: QPainter, groups: Sequence[Group], placed: Sequence[Sequence[QRectF]], colour: str) -> None:
    """While the row is looked at, a line under each missing tile says what to wait for."""
    for group, rects in zip(groups, placed, strict=True):
        for face, rect in zip(group, rects, strict=True):
            if face.state is TileState.MISSING:
                painter.fillRect(QRectF(rect.left() + 2, rect.bottom() + 1.5, rect.width() - 4, 2.5), QColor(colour))
