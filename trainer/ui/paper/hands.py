"""Hands on paper: a row of melds as vectors, and a won hand with the lanes of its score."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from trainer.coach.score_board import Board
from trainer.rules import WonHand
from trainer.ui.look import Look
from trainer.ui.score.grid import BOOK, Measures
from trainer.ui.score.head import vector_tiles
from trainer.ui.score.lanes import PLAIN, MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.tiles import Group, RowMetrics


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
