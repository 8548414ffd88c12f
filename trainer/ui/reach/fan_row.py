"""One row of the reach panel: mark, name, points, a nearest hand, and how far it is.

The row never moves and never goes: a fan that cannot be had stays, struck, with its reason. Looked at, it tells which
tiles help, in its own place: nothing pops up over the hand or over the next row.
"""

from itertools import chain
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from trainer.coach.panel import Change, FanLine, Standing
from trainer.coach.panel.words import accepted_text, change_text, row_told
from trainer.reach import TargetHand
from trainer.rules import FanId
from trainer.ui.controls import TextLine
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.reach.fan_button import FanButton
from trainer.ui.reach.pieces import FADED, paint_tint
from trainer.ui.reach.row_text import RowPlaces, RowStyle, RowText
from trainer.ui.table.fade import Fade
from trainer.ui.theme import TILE_MINI
from trainer.ui.tiles import Group, RowMetrics, TileFace, TileState, fitting_width, ghost_faces

INSET: Final = 8
"""How far the row reaches beyond its words at both sides, in pixels of the design: for the tint."""
BODY: Final = 40
"""From the mark to the words."""
NUMBERS: Final = 72
"""The column of the number, the gap before it included."""
_MARK = 28
_STEPS: Final = 5
_BLOCK = (60, 76)
"""Height of what a row writes and draws, without and with the line of what the fan asks."""
_QUIET_GHOST = 0.8


class FanRow(FanButton):
    """A fan. Clicking pins it; the pointer or the focus on it asks to see its tiles."""

    def __init__(self, look: Look, fan: FanId, parent: QWidget | None = None) -> None:
        super().__init__(look, fan, parent)
        self._target: TargetHand | None = None
        self._style = RowStyle()
        self._parted = True
        self._before = self._line
        self._fade = Fade(self.update, self)
        self.looked.connect(lambda _: self.update())
        self.refresh()

    def show_line(self, line: FanLine, target: TargetHand | None = None, *, pinned: bool = False) -> None:
        """Show the fan as ``line`` says, a nearest hand as ``target`` holds it. The row does not move; its number fades
        over into another."""
        if (line, target, pinned) == (self._line, self._target, self._pinned):
            return
        if line.distance != self._line.distance:
            self._before = self._line
            self._fade.begin(self.look.motion.number if self.isVisible() else 0)
        self._line, self._target, self._pinned = line, target, pinned
        self.refresh()

    def set_style(self, style: RowStyle) -> None:
        """Show the row in another way."""
        if style != self._style:
            self._style = style
            self.update()

    def set_parted(self, parted: bool) -> None:
        """Whether a hairline parts the row from the next."""
        if parted is not self._parted:
            self._parted = parted
            self.update()

    @property
    def fading(self) -> bool:
        """Whether its number is still becoming another one."""
        return self._fade.share < 1.0

    @property
    def target(self) -> TargetHand | None:
        """The hand that it draws."""
        return self._target

    @property
    def tinted(self) -> bool:
        """Whether it stands on a ground of its own: it is nearest, or had already."""
        return self._line.standing in (Standing.LIT, Standing.WON)

    def refresh(self) -> None:
        """Name the fan for a screen reader and paint it; the kinds that help are its description."""
        self.setAccessibleName(row_told(self._line, self.look.words, pinned=self._pinned))
        self.setAccessibleDescription(accepted_text(self._line, self.look.words))
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees need not fade."""
        super().hideEvent(event)
        self._fade.finish()

    def name_line(self) -> TextLine:
        """The name of the fan."""
        return self._text().name_line()

    def lines(self) -> tuple[TextLine, ...]:
        """Name and points, tiles that help or the reason, and the number column."""
        text = self._text()
        return (*text.body_lines(), *text.number_lines(self._before, self._fade.share))

    def ghost_groups(self) -> tuple[Group, ...]:
        """The parts of the hand, own melds first, held tiles solid and missing ones hollow."""
        if self._target is None or self._line.out or not self._style.ghost:
            return ()
        parts = zip(self._target.parts, self._target.missing, strict=True)
        return tuple(ghost_faces(part.tiles, missing) for part, missing in parts)

    def paint(self, painter: QPainter) -> None:
        """Paint ground, hairline, pin, mark, hand and steps."""
        theme, px, places = self.look.theme, self.look.px, self._places()
        self._paint_ground(painter)
        if self._pinned:
            painter.fillRect(QRectF(0, px(INSET), 3, self.height() - 2 * px(INSET)), QColor(theme.accent))
        if self._line.change is Change.HURT and theme.outline:
            _paint_hurt_rule(painter, self.height(), theme.bad)
        standing = self._line.standing
        painter.setOpacity(self._strength if standing not in (Standing.OUT, Standing.UNKNOWN) else FADED)
        mark = QRectF(px(INSET), places.top + px(2), px(_MARK), px(_MARK))
        paint_mark(painter, mark, self.fan, self.look, theme.ink3 if standing is Standing.FAR else "")
        self._paint_hand(painter, places)
        in_place_of_steps = places.crowded and change_text(self._line, self.look.words)
        if standing in (Standing.LIT, Standing.NEAR, Standing.WON) and not in_place_of_steps:
            _paint_steps(painter, self._line, places, self.look, lit=self.tinted)
        painter.setOpacity(1.0)
        self.underline(painter)
        self.paint_ring(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), 4, theme.surface)

    def _paint_ground(self, painter: QPainter) -> None:
        theme, edge = self.look.theme, self.look.px(INSET)
        if self._parted:
            painter.fillRect(QRectF(edge, self.height() - 1, self.width() - 2 * edge, 1), QColor(theme.line))
        if self.tinted:
            paint_tint(painter, QRectF(self.rect()).adjusted(0, 1, 0, -1), theme)
        if self.underMouse() and self.isEnabled():
            painter.fillRect(QRectF(0, edge, 2, self.height() - 2 * edge), QColor(theme.line2))

    def _places(self) -> RowPlaces:
        px, asks = self.look.px, self._style.asks
        block = px(_BLOCK[asks])
        top = max(2.0, (self.height() - block) / 2)
        left, right = px(INSET + BODY), self.width() - px(INSET + NUMBERS)
        ghost = top + px(47 if asks else 24)
        number, foot = px(28 if asks else 16), self.height() - 1
        if self.height() < block:
            number = px(14)
        numbers = QRectF(right, top, px(NUMBERS), foot - top)
        steps, change = min(top + number + px(28), foot - px(5)), min(top + number + px(33), foot - px(16))
        return RowPlaces(top, QRectF(left, top, right - left, px(18)), ghost, steps, change, numbers, number)

    def _paint_hand(self, painter: QPainter, places: RowPlaces) -> None:
        groups = self.ghost_groups()
        if not groups:
            return
        gap = self.look.px(5)
        width = fitting_width(groups, places.body.width(), self.look.px(TILE_MINI), 1, gap)
        placed = RowMetrics(width, 1, gap).places(groups, QPointF(places.body.left(), places.ghost))
        for face, rect in zip(chain.from_iterable(groups), chain.from_iterable(placed), strict=True):
            self._paint_tile(painter, face, rect)

    def _paint_tile(self, painter: QPainter, face: TileFace, rect: QRectF) -> None:
        """Paint a tile of the hand: fainter in a row that is far, and underlined where it is missing and looked at."""
        quiet, missing, strength = (
            self._line.standing is Standing.FAR,
            face.state is TileState.MISSING,
            painter.opacity(),
        )
        state = TileState.QUIET if quiet and not missing else face.state
        painter.setOpacity(strength * (_QUIET_GHOST if missing and quiet else 1.0))
        self.look.art.draw(painter, rect.topLeft(), rect.width(), TileFace(face.tile, state, mini=True))
        if missing and self._is_looked_at():
            line = QRectF(rect.left() + 2, rect.bottom() + 1, rect.width() - 4, 2)
            painter.fillRect(line, QColor(self.look.theme.accent))
        painter.setOpacity(strength)

    @property
    def _strength(self) -> float:
        return FADED if self._line.change is Change.HURT and not self.look.theme.outline else 1.0

    def _is_looked_at(self) -> bool:
        return self.underMouse() or self.ring_shown

    def _text(self) -> RowText:
        detail = ""
        if self._is_looked_at() and self._line.accepts and not self._line.won:
            detail = self.look.words.tiles(self._line.accepts)
        return RowText(self.look, self._line, self._places(), self._style, self._pinned, self._strength, detail)


def _paint_hurt_rule(painter: QPainter, height: int, colour: str) -> None:
    """In high contrast nothing fades: a dashed rule at the left says that the fan is hurt."""
    pen = QPen(QColor(colour), 2)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawLine(QLineF(1, 6, 1, height - 8))


def _paint_steps(painter: QPainter, line: FanLine, places: RowPlaces, look: Look, *, lit: bool) -> None:
    """Five bars, as many of them filled as tiles have come in of the last five."""
    theme, px = look.theme, look.px
    filled = _STEPS if line.won else _STEPS - (line.distance or 0)
    left = places.numbers.right() - px(9 * _STEPS + 3 * (_STEPS - 1))
    bars = [QRectF(left + px(12) * place, places.steps, px(9), px(4)) for place in range(_STEPS)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent if lit else theme.ink2))
    for bar in bars[:filled]:
        painter.drawRoundedRect(bar, px(2), px(2))
    painter.setBrush(QColor(theme.line2 if theme.is_dark else theme.line))
    if theme.outline:
        painter.setPen(QPen(QColor(theme.ink3), 1))
        painter.setBrush(QColor(theme.surface))
    edge = 0.5 if theme.outline else 0
    for bar in bars[filled:]:
        painter.drawRoundedRect(bar.adjusted(edge, edge, -edge, -edge), px(2), px(2))
