"""A hand with its receipts: the tiles in a row, and under them a bar for each fan over the melds that it uses."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, Hand, Receipt, Refusal, RefusalReason, Score, Tile, ValueSet, score_hand
from trainer.rules.explain import why, why_refused
from trainer.ui.look import Look
from trainer.ui.marks import paint_mark
from trainer.ui.rulebook.faces import hand_groups, winning_part
from trainer.ui.theme import TILE_M, TILE_RATIO, Step
from trainer.ui.tiles import RowMetrics, draw_row, fitting_width

_GROUP_GAP = 16
_CAPTION = 26
_LANE = 32
_BAR = 12
_THIN = 3
_REASON = 24
_TOTAL = 44
_RIGHT = 272
_STACKED_LANE = 48
_NARROW = 760
"""Below this width in pixels of the design each name stands above its bar, and the tiles take the whole width."""
_MARK = 20
_COLUMN_GAP = 32
_WIDEST_ROW = 14 * (TILE_M + 1) + 6 * _GROUP_GAP


@dataclass(frozen=True, slots=True)
class _Lane:
    """One bar: a fan that counts, or one refused with the sentence why."""

    fan: FanId
    parts: tuple[int, ...]
    points: int
    text: str
    refused: bool


class ScoredHand(QWidget):
    """A won hand with what the scorer says about it. Nothing is added up here.

    ``wrong`` are tiles to ring as the ones that break a fan; ``refused`` is a fan whose first refusal is shown too.
    """

    def __init__(
        self, look: Look, hand: Hand, values: ValueSet, wrong: Sequence[Tile] = (), refused: FanId | None = None
    ) -> None:
        super().__init__()
        self._look = look
        self._hand = hand
        self._wrong = wrong
        self._refused = refused
        self._score = score_hand(hand, values)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def score(self) -> Score:
        """What is shown."""
        return self._score

    def set_values(self, values: ValueSet) -> None:
        """Score the hand under another value set."""
        self._score = score_hand(self._hand, values)
        self._refresh()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        lanes = sum(self._lane_height(lane, width) for lane in self._lanes)
        return round(self._tile_width(width) * TILE_RATIO) + px(_CAPTION) + lanes + px(_TOTAL)

    def sizeHint(self) -> QSize:
        width = self._look.px(_WIDEST_ROW + _COLUMN_GAP + _RIGHT)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(480), self.heightForWidth(self.width()))

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._tile_width(self.width())
        metrics = RowMetrics(width, gap=1, group_gap=self._look.px(_GROUP_GAP))
        placed = draw_row(painter, self._look.art, self._groups, metrics, QPointF(0, 0))
        spans = [(rects[0].left(), rects[-1].right()) for rects in placed]
        y = width * TILE_RATIO
        self._paint_win(painter, spans, y)
        y += self._look.px(_CAPTION)
        for lane in self._lanes:
            self._paint_lane(painter, lane, spans, y)
            y += self._lane_height(lane, self.width())
        self._paint_total(painter, y)

    def _refresh(self) -> None:
        self._groups = hand_groups(self._hand, self._score, self._wrong)
        self._lanes = (*map(self._counted, self._score.receipts), *self._shown_refusals())
        self.setAccessibleName(self._sentence())
        self.updateGeometry()
        self.update()

    def _counted(self, receipt: Receipt) -> _Lane:
        reason = "" if receipt.parts else self._look.words.phrase(why(self._score.reading, receipt))
        return _Lane(receipt.fan, receipt.parts, receipt.points, reason, refused=False)

    def _shown_refusals(self) -> tuple[_Lane, ...]:
        found = (r for r in self._score.refused if r.fan is self._refused and r.reason is RefusalReason.PART_TAKEN)
        return tuple(self._refused_lane(refusal) for refusal in list(found)[:1])

    def _refused_lane(self, refusal: Refusal) -> _Lane:
        reason = self._look.words.phrase(why_refused(self._score.reading, refusal))
        return _Lane(refusal.fan, refusal.parts, refusal.points, reason, refused=True)

    def _sentence(self) -> str:
        words, score = self._look.words, self._score
        hand = " ".join(words.part(part) for part in score.reading.parts)
        total = words("points", n=score.total)
        if not score.receipts:
            return words("book-hand-bare", hand=hand, win=self._hand.win_tile, total=total)
        receipts = "; ".join(words("book-receipt", fan=r.fan, n=r.points) for r in score.receipts)
        refused = "; ".join(lane.text for lane in self._lanes if lane.refused)
        said = words("book-hand-name", hand=hand, win=self._hand.win_tile, receipts=receipts, total=total)
        return f"{said}; {refused}" if refused else said

    def _stacked(self, width: int) -> bool:
        return width < self._look.px(_NARROW)

    def _tile_width(self, width: int) -> float:
        px = self._look.px
        room = width if self._stacked(width) else width - px(_COLUMN_GAP + _RIGHT)
        return fitting_width(self._groups, room, self._look.tile_width(TILE_M), gap=1, group_gap=px(_GROUP_GAP))

    def _row_right(self) -> int:
        """Where the names begin."""
        return 0 if self._stacked(self.width()) else self.width() - self._look.px(_RIGHT)

    def _lane_height(self, lane: _Lane, width: int) -> int:
        return self._look.px((_STACKED_LANE if self._stacked(width) else _LANE) + (_REASON if lane.refused else 0))

    def _bar_top(self) -> int:
        """How far below the top of its lane the strip of the bar begins."""
        return self._look.px(_STACKED_LANE - _LANE + 8) if self._stacked(self.width()) else 0

    def _paint_win(self, painter: QPainter, spans: Sequence[tuple[float, float]], y: float) -> None:
        look = self._look
        left, right = spans[winning_part(self._hand, self._score)]
        painter.setFont(look.font(Step.SMALL, bold=True))
        painter.setPen(QColor(look.theme.accent))
        said = look.words("book-no-wait", tile=self._hand.win_tile)
        wide = QFontMetrics(painter.font()).horizontalAdvance(said) + 2
        at = min(max(0.0, (left + right - wide) / 2), max(0.0, (self._row_right() or self.width()) - wide))
        painter.drawText(QRectF(at, y + look.px(4), wide, look.px(16)), Qt.AlignmentFlag.AlignCenter, said)

    def _paint_lane(self, painter: QPainter, lane: _Lane, spans: Sequence[tuple[float, float]], y: float) -> None:
        middle = y + self._bar_top() + self._look.px(_LANE) / 2
        painter.save()
        if lane.parts:
            self._paint_bar(painter, lane, [spans[part] for part in lane.parts], middle)
        if lane.text:
            self._paint_reason(painter, lane, y)
        painter.restore()
        self._paint_name(painter, lane, y)

    def _paint_bar(
        self, painter: QPainter, lane: _Lane, seats: Sequence[tuple[float, float]], middle: float
    ) -> None:
        theme, half = self._look.theme, self._look.px(_BAR) / 2
        colour = QColor(theme.ink3 if lane.refused else theme.fans[lane.fan])
        thin = QPen(colour, self._look.px(_THIN) if not lane.refused else 1.4)
        if lane.refused:
            thin.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(thin)
        for (_, end), (start, _) in pairwise(seats):
            painter.drawLine(QPointF(end, middle), QPointF(start, middle))
        painter.setPen(thin if lane.refused else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if lane.refused else colour)
        for left, right in seats:
            painter.drawRoundedRect(QRectF(left, middle - half, right - left, 2 * half), half, half)

    def _paint_reason(self, painter: QPainter, lane: _Lane, y: float) -> None:
        """Why a fan was refused, under its bar; or the event of a fan that uses no meld, in place of a bar."""
        look = self._look
        painter.setFont(look.font(Step.NOTE))
        painter.setPen(QColor(look.theme.ink2))
        under = y + self._bar_top() + look.px(_LANE - 4)
        top, height = (under, look.px(20)) if lane.parts else (y + self._bar_top(), look.px(_LANE))
        room = self.width() if lane.parts else (self._row_right() or self.width()) - look.px(8)
        line = QRectF(0, top, room, height)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, lane.text)

    def _paint_name(self, painter: QPainter, lane: _Lane, y: float) -> None:
        look, left = self._look, self._row_right()
        side, height = look.px(_MARK), look.px(_LANE)
        painter.save()
        painter.setOpacity(0.5 if lane.refused else 1.0)
        paint_mark(painter, QRectF(left, y + (height - side) / 2, side, side), lane.fan, look)
        painter.restore()
        font = look.font(Step.BODY)
        font.setStrikeOut(lane.refused)
        painter.setFont(font)
        painter.setPen(QColor(look.theme.ink3 if lane.refused else look.theme.ink1))
        name = QRectF(left + side + look.px(8), y, self.width() - left, height)
        painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, look.words.fan(lane.fan))
        if not lane.refused:
            painter.setFont(look.font(Step.BODY, bold=True))
            points = QRectF(left, y, self.width() - left, height)
            said = look.words("points", n=lane.points)
            painter.drawText(points, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, said)

    def _paint_total(self, painter: QPainter, y: float) -> None:
        look, left = self._look, self._row_right()
        painter.setPen(QPen(QColor(look.theme.line), 1))
        painter.drawLine(QPointF(left, y + look.px(4)), QPointF(self.width(), y + look.px(4)))
        row = QRectF(left, y + look.px(8), self.width() - left, look.px(28))
        flags = Qt.AlignmentFlag.AlignVCenter
        if not self._score.receipts:
            painter.setFont(look.font(Step.BODY))
            painter.setPen(QColor(look.theme.ink2))
            painter.drawText(row, flags | Qt.AlignmentFlag.AlignLeft, look.words("book-nothing"))
        painter.setFont(look.font(Step.H3))
        painter.setPen(QColor(look.theme.ink1))
        painter.drawText(row, flags | Qt.AlignmentFlag.AlignRight, look.words("book-total", n=self._score.total))
