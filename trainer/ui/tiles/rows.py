"""Groups of tiles in a row: melds with the called tile on its side, hands split into held and missing."""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from trainer.rules import Hand, Meld, MeldKind, Relation, Tile
from trainer.ui.theme import TILE_RATIO
from trainer.ui.tiles.art import TileArt
from trainer.ui.tiles.face import TileFace, TileState

Group = tuple[TileFace, ...]
"""Tiles that belong together and lie without a gap but the tile gap."""


def meld_faces(
    tiles: Sequence[Tile], claimed: Tile | None = None, giver: Relation | None = None, mini: bool = False
) -> Group:
    """The faces of a meld; the claimed tile lies on its side where its place tells who gave it.

    Left is 上家 (PREVIOUS), the middle 对家 (ACROSS), right 下家 (NEXT). Nothing lies on its side without a ``giver``.
    """
    rest = list(tiles)
    if claimed is None or giver is None:
        return tuple(TileFace(tile, mini=mini) for tile in rest)
    rest.remove(claimed)
    place = {Relation.PREVIOUS: 0, Relation.ACROSS: 1, Relation.NEXT: len(rest)}[giver]
    faces = [TileFace(tile, mini=mini) for tile in rest]
    faces.insert(place, TileFace(claimed, turned=True, mini=mini))
    return tuple(faces)


def concealed_kong_faces(tile: Tile, mini: bool = False) -> Group:
    """A concealed kong: the outer two face down."""
    down = TileFace(tile, TileState.DOWN, mini=mini)
    shown = TileFace(tile, mini=mini)
    return (down, shown, shown, down)


def held_groups(concealed: Sequence[Tile], melds: Sequence[Meld]) -> tuple[Group, ...]:
    """A hand as it is held: the concealed tiles, then each meld laid down; a concealed kong half face down."""
    laid = (
        concealed_kong_faces(meld.tile) if meld.kind is MeldKind.KONG and meld.concealed else meld_faces(meld.tiles)
        for meld in melds
    )
    return (tuple(map(TileFace, concealed)), *laid)


def won_groups(hand: Hand) -> tuple[Group, ...]:
    """A won hand: the concealed tiles, the winning tile ringed and apart, then the melds laid down."""
    rest = list(hand.concealed)
    rest.remove(hand.win_tile)
    held, *melds = held_groups(rest, hand.melds)
    return (held, (TileFace(hand.win_tile, TileState.WINNING),), *melds)


def ghost_faces(tiles: Sequence[Tile], missing: Iterable[Tile]) -> Group:
    """Mini faces of a target: tiles named in ``missing`` (once for each copy) are hollow, the rest held.

    The last copies of a kind are the hollow ones.
    """
    lacking = list(missing)
    faces = []
    for tile in reversed(tiles):
        held = tile not in lacking
        if not held:
            lacking.remove(tile)
        faces.append(TileFace(tile, TileState.REST if held else TileState.MISSING, mini=True))
    return tuple(reversed(faces))


class RowMetrics(Struct, frozen=True):
    """How a row is spaced, in logical pixels: the width of an upright tile, the gaps between tiles and groups."""

    width: float
    gap: float = 1
    group_gap: float = 4

    def measure(self, groups: Sequence[Group]) -> QSizeF:
        """The room that the groups take in one line."""
        return QSizeF(sum(self.group_width(group) for group in groups) + self._between(groups), self.width * TILE_RATIO)

    def group_width(self, group: Group) -> float:
        """The room that one group takes."""
        return sum(face.breadth(self.width) for face in group) + self.gap * max(0, len(group) - 1)

    def places(self, groups: Sequence[Group], origin: QPointF) -> tuple[tuple[QRectF, ...], ...]:
        """Where each tile lies when the row's top left is ``origin``; turned tiles stand on the common foot line."""
        foot = origin.y() + self.width * TILE_RATIO
        x = origin.x()
        placed = []
        for group in groups:
            rects = []
            for face in group:
                breadth, height = face.breadth(self.width), face.height(self.width)
                rects.append(QRectF(x, foot - height, breadth, height))
                x += breadth + self.gap
            placed.append(tuple(rects))
            x += self.group_gap - self.gap
        return tuple(placed)

    def _between(self, groups: Sequence[Group]) -> float:
        return self.group_gap * max(0, len(groups) - 1)


def draw_row(
    painter: QPainter, art: TileArt, groups: Sequence[Group], metrics: RowMetrics, origin: QPointF
) -> tuple[tuple[QRectF, ...], ...]:
    """Draw the groups in one line from ``origin`` (top left) and return where each tile lies."""
    placed = metrics.places(groups, origin)
    for group, rects in zip(groups, placed, strict=True):
        for face, rect in zip(group, rects, strict=True):
            art.draw(painter, rect.topLeft(), metrics.width, face)
    return placed


def fitting_width(groups: Sequence[Group], room: float, widest: float, gap: float = 1, group_gap: float = 4) -> float:
    """The largest whole tile width up to ``widest`` with which the groups fit into ``room`` pixels (at least 1)."""
    units = sum(face.breadth(1) for group in groups for face in group)
    gaps = gap * sum(max(0, len(group) - 1) for group in groups) + group_gap * max(0, len(groups) - 1)
    if not units:
        return widest
    # A turned tile is a third wider: a row that fits exactly must not be lost to the last bit of that third.
    return max(1.0, min(widest, math.floor((room - gaps) / units + 1e-9)))
