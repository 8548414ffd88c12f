"""Hands on paper: a row of melds as vectors, and a won hand with the lanes of its score."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.coach.lessons import lessons
from trainer.coach.score_board import Board, shown_order
from trainer.rules import FanId, Meld, MeldKind, Part, ValueSet, WonHand, score_hand
from trainer.ui.look import Look
from trainer.ui.score.grid import BOOK, Measures
from trainer.ui.score.head import vector_tiles
from trainer.ui.score.lanes import PLAIN, MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles import Group, RowMetrics, TileFace, concealed_kong_faces, fitting_width

BAR: Final = 4
"""The height of a line below melds, in pixels of the design."""

_PART_GAP: Final = 6
_LEGIBLE: Final = 40
"""Tiles lower than this, in pixels of the design, are mini tiles."""


def paint_groups(
    painter: QPainter, look: Look, groups: Sequence[Group], metrics: RowMetrics, origin: QPointF
) -> tuple[QRectF, ...]:
    """Paint groups of tiles as vectors from ``origin``, their top left; returns the room of each group."""
    taken = []
    for group, places in zip(groups, metrics.places(groups, origin), strict=True):
        for face, place in zip(group, places, strict=True):
            look.art.paint(painter, place, face)
        room = places[0]
        for place in places[1:]:
            room = room.united(place)
        taken.append(room)
    return tuple(taken)


def paint_example(painter: QPainter, look: Look, fan: FanId, values: ValueSet, room: QRectF) -> None:
    """Paint the example of a fan's lesson, as high as ``room`` where its width allows, and below its melds a line in
    the colour of the fan: from the first meld that makes it to the last, thick below each."""
    score = score_hand(lessons()[fan].example.hand, values)
    order, mini = shown_order(score.reading), room.height() < _LEGIBLE * look.ui_scale
    groups = tuple(_faces(score.reading.parts[part], mini=mini) for part in order)
    gap = look.px(_PART_GAP)
    wide = fitting_width(groups, room.width(), room.height() / TILE_RATIO, group_gap=gap)
    taken = paint_groups(painter, look, groups, RowMetrics(wide, group_gap=gap), room.topLeft())
    for receipt in score.receipts:
        if receipt.fan is fan:
            _paint_bar(
                painter, look, fan, [taken[order.index(part)] for part in sorted(receipt.parts, key=order.index)]
            )


def _faces(part: Part, *, mini: bool) -> Group:
    if isinstance(part, Meld) and part.kind is MeldKind.KONG and part.concealed:
        return concealed_kong_faces(part.tile, mini=mini)
    return tuple(TileFace(tile, mini=mini) for tile in part.tiles)


def _paint_bar(painter: QPainter, look: Look, fan: FanId, rooms: Sequence[QRectF]) -> None:
    colour, high, top = QColor(look.theme.fans[fan]), look.px(BAR), rooms[0].bottom() + look.px(2)
    middle = top + high / 2
    painter.setPen(QPen(colour, high / 4))
    painter.drawLine(QPointF(rooms[0].left() + high, middle), QPointF(rooms[-1].right() - high, middle))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for room in rooms:
        painter.drawRoundedRect(QRectF(room.left(), top, room.width(), high), high / 2, high / 2)


def lanes_height(look: Look, won: WonHand, board: Board, width: float, measures: Measures = BOOK) -> float:
    """How high `paint_lanes` is."""
    return matrix_grid(board, won, width, measures, look).height


def paint_lanes(
    painter: QPainter,
    look: Look,
    won: WonHand,
    board: Board,
    room: QRectF,
    measures: Measures = BOOK,
    options: SheetOptions = PLAIN,
) -> None:
    """Paint the melds of a won hand and the lanes of a board as vectors, from the top left of ``room`` and as wide as
    it. Lanes without rows are empty ones to be filled by hand. The scale is that of the look."""
    grid = matrix_grid(board, won, room.width(), measures, look)
    painter.save()
    painter.translate(room.topLeft())
    MatrixPainter(look, won, board, grid, vector_tiles(look), options).paint(painter, MatrixState())
    painter.restore()
