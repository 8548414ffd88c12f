"""Paints tiles from the SVG signs in assets/tiles, in the colours of a tile theme, and keeps the pixmaps."""

from collections import OrderedDict
from functools import cache

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trainer.resources import asset
from trainer.rules import Tile
from trainer.ui.theme import TILE_RATIO, TILE_THEMES, Theme, TileTheme, TileThemeId
from trainer.ui.tiles.face import TileFace, TileState, corner_index

_UNIT = 60
_RADIUS = 8
_RING = 3
_KEPT = 1500
_FADED = 0.55
_SMALLER = 0.11
_RINGED = {TileState.SELECTED, TileState.WINNING, TileState.BEST, TileState.WORSE}
_MATERIAL = ("face", "edge", "side", "back", "back_line")
_INKS = ("ink", "red", "green", "blue", "index")


@cache
def _source(name: str) -> str:
    # Qt strokes on paper what has no stroke of its own, unless its width is 0; on screens this changes nothing.
    return asset(f"tiles/{name}.svg").read_text("utf-8").replace("<svg ", '<svg stroke-width="0" ', 1)


@cache
def _sign(name: str, colours: tuple[tuple[str, str], ...]) -> QSvgRenderer:
    """A sign with its drawn colours replaced; the drawings are in the colours of the ivory theme."""
    text = _source(name)
    for drawn, wanted in colours:
        text = text.replace(f'"{drawn}"', f'"{wanted.lower()}"')
    return QSvgRenderer(QByteArray(text.encode()))


class TileArt:
    """Paints tiles in one look: a tile theme, the interface theme (for rings and ghosts), corner indices or none."""

    def __init__(self, tiles: TileTheme, theme: Theme, corner_indices: bool) -> None:
        drawn = TILE_THEMES[TileThemeId.IVORY]
        self._theme = theme
        self._corner_indices = corner_indices
        self._outline = QColor(tiles.edge) if tiles.id is TileThemeId.CONTRAST else None
        self._colours = tuple((getattr(drawn, role), getattr(tiles, role)) for role in _MATERIAL + _INKS)
        self._as_drawn = tuple((old, tiles.drawn if old == drawn.face else new) for old, new in self._colours)
        self._ghosts = tuple((getattr(drawn, role), theme.ghost) for role in _INKS)
        quiet = tiles.index if theme.is_dark else theme.ink3
        self._quiet = tuple((getattr(drawn, role), quiet) for role in _INKS)
        self._pixmaps: OrderedDict[tuple[TileFace, QSize, float], QPixmap] = OrderedDict()

    def paint(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        """Paint ``face`` as vectors into ``rect`` (3 : 4, or 4 : 3 when turned): for large tiles and printers."""
        if face.state is TileState.DISABLED:
            self._paint_faded(painter, rect, replace(face, state=TileState.REST))
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.topLeft())
        if face.turned:
            painter.translate(0, rect.height())
            painter.rotate(-90)
            self._paint_upright(painter, QRectF(0, 0, rect.height(), rect.width()), face)
        else:
            self._paint_upright(painter, QRectF(0, 0, rect.width(), rect.height()), face)
        painter.restore()

    def draw(self, painter: QPainter, place: QPointF, width: float, face: TileFace) -> QRectF:
        """Draw ``face`` from the pixmaps with its top left at ``place``; returns the room it took.

        ``width`` is that of an upright tile in logical pixels. Places are rounded to whole device pixels, so that a
        tile is as sharp wherever it lies.
        """
        dpr = painter.device().devicePixelRatioF()
        pixmap = self.pixmap(face, width, dpr)
        at = QPointF(round(place.x() * dpr) / dpr, round(place.y() * dpr) / dpr)
        painter.drawPixmap(at, pixmap)
        return QRectF(at, pixmap.deviceIndependentSize())

    def pixmap(self, face: TileFace, width: float, dpr: float) -> QPixmap:
        """The face as a pixmap; ``width`` is that of an upright tile in logical pixels."""
        key = _key(face, width, dpr)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._render(*key)
            self._pixmaps[key] = found
            if len(self._pixmaps) > _KEPT:
                self._pixmaps.popitem(last=False)
        else:
            self._pixmaps.move_to_end(key)
        return found

    def _render(self, face: TileFace, size: QSize, dpr: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(0, 0, size.width(), size.height()), face)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _paint_faded(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        """Paint a face weaker as a whole: its layers must not shine through each other."""
        scale = painter.deviceTransform().m11() or 1.0
        size = QSize(max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale)))
        painter.save()
        painter.setOpacity(painter.opacity() * _FADED)
        painter.drawPixmap(rect, self._render(face, size, 1.0), QRectF(0, 0, size.width(), size.height()))
        painter.restore()

    def _paint_upright(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        if face.state is TileState.MISSING:
            self._paint_missing(painter, rect, face.tile)
        elif face.state is TileState.DOWN or face.tile is None:
            self._svg("back", self._colours, painter, rect)
        else:
            self._paint_front(painter, rect, face.tile, face)
        if self._outline is not None and face.state is not TileState.MISSING:
            self._frame(painter, rect, QPen(self._outline, max(1.0, rect.width() / _UNIT)))
        if face.state in _RINGED:
            colour = self._theme.bad if face.state is TileState.WORSE else self._theme.accent
            self._frame(painter, rect, QPen(QColor(colour), max(1.6, _RING * rect.width() / _UNIT)))

    def _paint_front(self, painter: QPainter, rect: QRectF, tile: Tile, face: TileFace) -> None:
        colours = self._as_drawn if face.state is TileState.AS_DRAWN else self._colours
        if face.mini:
            inks = self._quiet if face.state is TileState.QUIET else colours
            self._svg("mini-body", colours, painter, rect)
            self._svg(f"mini/{tile}", inks, painter, rect)
            return
        self._svg("body", colours, painter, rect)
        self._svg(str(tile), colours, painter, rect)
        if self._corner_indices:
            self._svg(f"index/{corner_index(tile)}", colours, painter, rect)

    def _paint_missing(self, painter: QPainter, rect: QRectF, tile: Tile | None) -> None:
        """An empty place: a dashed outline and, where one kind fits, its sign in the colour of ghosts."""
        pen = QPen(QColor(self._theme.ghost), max(1.0, 1.5 * rect.width() / _UNIT))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        dash = max(2.0, 4.2 * rect.width() / _UNIT) / pen.widthF()
        pen.setDashPattern([dash, dash * 0.8])
        self._frame(painter, rect, pen)
        if tile is not None:
            # In high contrast ghosts are as black as ink: a smaller sign tells them from tiles that are held.
            less = rect.width() * _SMALLER if self._theme.outline else 0.0
            place = rect.adjusted(less, less * TILE_RATIO, -less, -less * TILE_RATIO)
            self._svg(f"mini/{tile}", self._ghosts, painter, place)

    @staticmethod
    def _svg(name: str, colours: tuple[tuple[str, str], ...], painter: QPainter, rect: QRectF) -> None:
        _sign(name, colours).render(painter, rect)

    @staticmethod
    def _frame(painter: QPainter, rect: QRectF, pen: QPen) -> None:
        """A rounded outline just inside ``rect``."""
        inset = pen.widthF() / 2
        radius = max(1.0, _RADIUS * rect.width() / _UNIT - inset)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def _key(face: TileFace, width: float, dpr: float) -> tuple[TileFace, QSize, float]:
    """What tells a pixmap from others: ``width`` is that of an upright tile in logical pixels, the size in device
    pixels."""
    across, down = round(width * dpr), round(width * TILE_RATIO * dpr)
    return face, QSize(down, across) if face.turned else QSize(across, down), dpr
