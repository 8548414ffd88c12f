"""Where everything lies on a slide, in pixels: heading, tiles, what is revealed below them, the sentence, the foot."""

import math
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from trainer.coach.score_board import Board
from trainer.rules import COPIES, WonHand
from trainer.ui.look import Look
from trainer.ui.score.grid import MatrixGrid, Measures
from trainer.ui.score.head import part_faces
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles import Group

DESIGN: Final = (640, 360)
"""A slide in pixels of the design; type steps are twice as large on a screen of 1280 × 720, the smallest 28 pixels."""
MARGIN: Final = 24
_SLIDE: Final = Measures(0, 30, bar=11, seat=11, labels=0, klass=0, column=0, gutter=0, tile=0, reasons=0)
_APART: Final = 5
"""Between two melds."""
_GAP: Final = 1.0
LEAST_ROW: Final = 27
"""The least height of a lane with its name, in pixels of the design."""
_MOST_ROW: Final = 36
_RAISED: Final = 0.34
"""How far the fourth tile of a kong looks out over the other three, in heights of a tile."""


def slide_scale(width: float, height: float, chosen: float) -> float:
    """The interface scale of a slide of a size, where ``chosen`` is the own scale of slides."""
    return max(0.5, min(width / DESIGN[0], height / DESIGN[1]) * chosen)


class Bands(Struct, frozen=True):
    """A slide from top to bottom, each band over its whole width between the margins."""

    heading: QRectF
    question: QRectF
    middle: QRectF
    sentence: QRectF
    foot: QRectF


def bands(look: Look, width: float, height: float, heading: float, question: float) -> Bands:
    """The bands of a slide whose heading and question are so high; the middle takes what the words leave."""
    px = look.px
    left, wide = px(MARGIN), width - 2 * px(MARGIN)
    foot, sentence, top = px(24), px(44), px(10)
    below = height - px(6) - foot
    first = QRectF(left, top, wide, heading)
    second = QRectF(left, first.bottom(), wide, question)
    last = QRectF(left, below - sentence, wide, sentence)
    middle = QRectF(left, second.bottom() + px(6), wide, last.top() - second.bottom() - px(8))
    return Bands(first, second, middle, last, QRectF(left, below, wide, foot))


class TileSpot(Struct, frozen=True):
    """A tile of a meld: its face's place; ``behind`` is the fourth of a kong, which the others cover in part."""

    place: QRectF
    behind: bool = False


def is_kong(group: Group) -> bool:
    """Whether four faces are a kong, the fourth of which stands behind the others."""
    return len(group) == COPIES and len({face.tile for face in group}) == 1


def front(group: Group) -> Group:
    """The faces that stand side by side."""
    return group[:3] if is_kong(group) else group


def meld_places(group: Group, left: float, foot: float, tile: float) -> tuple[TileSpot, ...]:
    """Where the faces of a meld stand: side by side on ``foot``, the fourth of a kong behind the others."""
    high, spots = tile * TILE_RATIO, []
    for face in front(group):
        wide, tall = face.breadth(tile), face.height(tile)
        spots.append(TileSpot(QRectF(left, foot - tall, wide, tall)))
        left += wide + _GAP
    if is_kong(group):
        middle = spots[1].place.center().x()
        spots.append(TileSpot(QRectF(middle - tile / 2, foot - high * (1 + _RAISED), tile, high), behind=True))
    return tuple(spots)


def _wide(group: Group, tile: float) -> float:
    faces = front(group)
    return sum(face.breadth(tile) for face in faces) + _GAP * (len(faces) - 1)


def tile_width(groups: tuple[Group, ...], room: float, apart: float, most: float) -> float:
    """The widest tiles with which the melds fit side by side into ``room``, at most ``most``; whole pixels."""
    units = sum(face.breadth(1) for group in groups for face in front(group))
    gaps = sum(_GAP * (len(front(group)) - 1) for group in groups) + apart * (len(groups) - 1)
    return max(8.0, math.floor(min(most, (room - gaps) / units)))


def melds_in(groups: tuple[Group, ...], room: QRectF, look: Look, most: float) -> tuple[tuple[TileSpot, ...], ...]:
    """The places of groups of tiles in a row from the left, at the top of a room."""
    apart = look.px(_APART)
    tile = tile_width(groups, room.width(), apart, most)
    raised = _RAISED if any(map(is_kong, groups)) else 0
    foot, left, placed = room.top() + tile * TILE_RATIO * (1 + raised), room.left(), []
    for group in groups:
        placed.append(meld_places(group, left, foot, tile))
        left += _wide(group, tile) + apart
    return tuple(placed)


class SlideGrid(MatrixGrid, frozen=True):
    """The lanes of a slide: columns as wide as their melds, a row with its name over its bar. ``first`` is the row that
    stands at the top where there is no room for all."""

    edges: tuple[tuple[float, float], ...]
    top: float
    row_high: float
    first: int = 0

    @property
    def right(self) -> float:
        """Where the last column ends."""
        return self.edges[-1][1]

    def panel(self, column: int) -> QRectF:
        """A meld's column over all lanes."""
        left, right = self.edges[column]
        return QRectF(left, self.top, right - left, self.row_high * self.lines)

    def row(self, index: int) -> QRectF:
        """A row with its name and its bar."""
        left = self.edges[0][0]
        return QRectF(left, self.top + (index - self.first) * self.row_high, self.right - left, self.row_high)

    def block(self, index: int, first: int, last: int) -> QRectF:
        """The bar's room from one meld to another, at the foot of its row."""
        row, high = self.row(index), self.measures.bar * self.unit
        left, right = self.edges[first][0], self.edges[last][1]
        return QRectF(left, row.bottom() - high - 2 * self.unit, right - left, high)

    def name(self, index: int) -> QRectF:
        """The room of the name, over the bar."""
        row = self.row(index)
        return QRectF(row.left(), row.top(), row.width(), row.height() - (self.measures.bar + 3) * self.unit)

    def visible(self, index: int) -> bool:
        """Whether a row has a place now."""
        return self.first <= index < self.first + self.lines


def lanes_in(board: Board, edges: tuple[tuple[float, float], ...], room: QRectF, look: Look, newest: int) -> SlideGrid:
    """The lanes of a board in a room, under columns with these edges; row ``newest`` is among those shown."""
    count = max(1, len(board.rows))
    least = look.px(LEAST_ROW)
    lines = max(1, min(count, int(room.height() // least)))
    high = min(look.px(_MOST_ROW), room.height() / lines)
    first = max(0, min(count - lines, newest - lines + 1))
    return SlideGrid(_SLIDE, room.width(), len(edges), 3, look.ui_scale, 1, lines, edges, room.top(), high, first)


def hand_groups(won: WonHand, board: Board) -> tuple[Group, ...]:
    """The faces of a won hand, meld by meld in the order of the board."""
    faces = part_faces(won, board.score.reading)
    return tuple(faces[part] for part in board.order)


def edges_of(placed: tuple[tuple[TileSpot, ...], ...]) -> tuple[tuple[float, float], ...]:
    """Where each meld begins and ends."""
    fronts = [[spot.place for spot in spots if not spot.behind] for spots in placed]
    return tuple((places[0].left(), places[-1].right()) for places in fronts)


def round_about(place: QRectF, by: float) -> QRectF:
    """A place with room around it, for a circle."""
    return QRectF(place.topLeft() - QPointF(by, by), place.bottomRight() + QPointF(by, by))
