"""One path of the reach panel: mark, name, points, the target as a ghost hand, and how far it is.

The row never moves and never goes: a path that cannot be had stays, struck, with its reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from trainer.reach import TargetHand as Witness
from trainer.rules import FanId
from trainer.ui.look import Look
from trainer.ui.table.fade import Fade
from trainer.ui.table.lines import Line, PaintedButton
from trainer.ui.table.mark_art import draw_mark
from trainer.ui.table.path_words import accepted_text, told
from trainer.ui.table.row_text import RowStyle, RowText
from trainer.ui.table.rows import Change, FanLine
from trainer.ui.theme import TILE_MINI
from trainer.ui.tiles import Group, RowMetrics, TileState, draw_row, fitting_width, ghost_faces

ROW_HEIGHT: Final = 85
LOWEST_ROW: Final = 56
LOWEST_PLAIN_ROW: Final = 48
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
            self.repaint_later()

    def show_both_names(self, both: bool) -> None:
        """In English, show the Chinese name beside the English one where those of all rows fit."""
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
        return (*self.still_lines(), *self._text().number_lines(self._before, self._fade.share))

    def still_lines(self) -> tuple[Line, ...]:
        """Everything but the number, which fades: it is written over the picture."""
        return self._text().still_lines()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, and the number over it."""
        super().paintEvent(event)
        painter = QPainter(self)
        for line in self._text().number_lines(self._before, self._fade.share):
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
        if self._line.change is Change.HURT and theme.outline:
            _paint_hurt_rule(painter, self.height(), theme.bad)
        painter.save()
        painter.setOpacity(self._strength() if self._line.known and not self._line.out else 0.4)
        side = self.look.px(_MARK)
        draw_mark(painter, QPointF(inset, grid.top + self.look.px(2)), side, self.fan, self.look)
        self._paint_ghost(painter, grid)
        painter.restore()
        self.paint_ring(painter, QRectF(self.rect()).adjusted(5, 4, -5, -6), 4, theme.surface)

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

    def _text(self) -> RowText:
        grid = self._grid()
        style = RowStyle(ghost=self._ghost, pinned=self._pinned, both_names=self._both_names, strength=self._strength())
        return RowText(self.look, self.fan, self._line, style, grid.body, grid.numbers, self.look.px(ROW_INSET))


def _paint_hurt_rule(painter: QPainter, height: int, colour: str) -> None:
    """In high contrast nothing fades: a dashed rule at the left says that the path is hurt."""
    pen = QPen(QColor(colour), 2)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawLine(QLineF(1, 6, 1, height - 8))


def _mark_missing(painter: QPainter, groups: Sequence[Group], placed: Sequence[Sequence[QRectF]], colour: str) -> None:
    """While the row is looked at, a line under each missing tile says what to wait for."""
    for group, rects in zip(groups, placed, strict=True):
        for face, rect in zip(group, rects, strict=True):
            if face.state is TileState.MISSING:
                painter.fillRect(QRectF(rect.left() + 2, rect.bottom() + 1.5, rect.width() - 4, 2.5), QColor(colour))
