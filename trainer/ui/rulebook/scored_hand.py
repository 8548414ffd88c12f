"""A hand with its receipts: the tiles in a row, and under them a bar for each fan over the melds that it uses."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.rules import FanId, Hand, Score, Tile, ValueSet, score_hand
from trainer.ui.look import Look
from trainer.ui.rulebook.bars import COLUMN_GAP, RIGHT, LaneFrame, Span
from trainer.ui.rulebook.faces import hand_groups, winning_part
from trainer.ui.rulebook.lanes import lanes_of, spoken
from trainer.ui.theme import TILE_M, TILE_RATIO, Step
from trainer.ui.tiles import RowMetrics, draw_row, fitting_width

_GROUP_GAP = 16
_CAPTION = 26
_SEAT = 24
_TOTAL = 44
_NARROWEST = 320
_WIDEST_ROW = 14 * (TILE_M + 1) + 6 * _GROUP_GAP


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
        self._refused = refused
        self._score = score_hand(hand, values)
        self._groups = hand_groups(hand, self._score, wrong)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def score(self) -> Score:
        """What is shown."""
        return self._score

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that a width needs."""
        frame = LaneFrame(self._look, width)
        lanes = sum(frame.height(lane) for lane in self._lanes)
        tiles = round(self._tile_width(frame) * TILE_RATIO)
        return tiles + self._above_lanes(frame) + lanes + self._look.px(_TOTAL)

    def sizeHint(self) -> QSize:
        """The hand in one line."""
        width = self._look.px(_WIDEST_ROW + COLUMN_GAP + RIGHT)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """No smaller than its content."""
        return QSize(self._look.px(_NARROWEST), self.heightForWidth(self.width()))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint it in the look in force."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = LaneFrame(self._look, self.width())
        width = self._tile_width(frame)
        metrics = RowMetrics(width, gap=1, group_gap=self._look.px(_GROUP_GAP))
        placed = draw_row(painter, self._look.art, self._groups, metrics, QPointF(0, 0))
        spans = [(rects[0].left(), rects[-1].right()) for rects in placed]
        y = width * TILE_RATIO
        self._paint_win(painter, frame, spans, y)
        self._paint_seat(painter, frame, y)
        y += self._above_lanes(frame)
        for lane in self._lanes:
            frame.paint(painter, lane, spans, y)
            y += frame.height(lane)
        self._paint_total(painter, frame, y)

    def _refresh(self) -> None:
        self._lanes = lanes_of(self._score, self._refused, self._look.words)
        self.setAccessibleName(spoken(self._hand, self._score, self._lanes, self._look.words))
        self.updateGeometry()
        self.update()

    def _tile_width(self, frame: LaneFrame) -> float:
        gap = self._look.px(_GROUP_GAP)
        return fitting_width(self._groups, frame.room, self._look.tile_width(TILE_M), gap=1, group_gap=gap)

    def _above_lanes(self, frame: LaneFrame) -> int:
        """The room between tiles and lanes, for the winning tile's words and in a narrow page the seat's."""
        return self._look.px(_CAPTION + (_SEAT if frame.stacked else 0))

    def _paint_win(self, painter: QPainter, frame: LaneFrame, spans: Sequence[Span], y: float) -> None:
        look = self._look
        left, right = spans[winning_part(self._hand, self._score)]
        painter.setFont(look.font(Step.SMALL, bold=True))
        painter.setPen(QColor(look.theme.accent))
        said = look.words("book-no-wait", tile=self._hand.win_tile)
        wide = QFontMetrics(painter.font()).horizontalAdvance(said) + 2
        at = min(max(0.0, (left + right - wide) / 2), max(0.0, (frame.names or frame.width) - wide))
        painter.drawText(QRectF(at, y + look.px(4), wide, look.px(16)), Qt.AlignmentFlag.AlignCenter, said)

    def _paint_seat(self, painter: QPainter, frame: LaneFrame, y: float) -> None:
        """The seat, on which value honours and the first tile depend: beside the tiles, or in a line below them."""
        look = self._look
        painter.setFont(look.font(Step.NOTE))
        painter.setPen(QColor(look.theme.ink3))
        room = QRectF(frame.names, 0, look.px(RIGHT), y)
        if frame.stacked:
            room = QRectF(0, y + look.px(_CAPTION), frame.width, look.px(_SEAT))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, flags, look.words("book-seat", seat=self._hand.seat))

    def _paint_total(self, painter: QPainter, frame: LaneFrame, y: float) -> None:
        look, left = self._look, frame.names
        painter.setPen(QPen(QColor(look.theme.line), 1))
        painter.drawLine(QPointF(left, y + look.px(4)), QPointF(frame.width, y + look.px(4)))
        row = QRectF(left, y + look.px(8), frame.width - left, look.px(28))
        flags = Qt.AlignmentFlag.AlignVCenter
        if not self._score.receipts:
            painter.setFont(look.font(Step.BODY))
            painter.setPen(QColor(look.theme.ink2))
            painter.drawText(row, flags | Qt.AlignmentFlag.AlignLeft, look.words("book-nothing"))
        painter.setFont(look.font(Step.H3))
        painter.setPen(QColor(look.theme.ink1))
        painter.drawText(row, flags | Qt.AlignmentFlag.AlignRight, look.words("book-total", n=self._score.total))
