"""Words, marks and mini tiles in one line, placed before they are painted, so that it can be asked whether they fit."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.rules import FanId, Tile
from trainer.ui.controls import Run, TextLine
from trainer.ui.controls.marks import paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import RADIUS_BUTTON, TILE_MINI, TILE_RATIO, Theme
from trainer.ui.tiles import TileFace, TileState

FADED: Final = 0.42
"""The opacity of what cannot be had, and of what a preview hurts."""


class Piece(Struct, frozen=True):
    """A text, the mark of a fan or a mini tile. ``size``: the side of a mark in pixels of the design; ``gap``: the room
    before it; ``opacity`` that of a tile; ``missing``: the tile is drawn hollow."""

    content: Run | FanId | Tile
    size: float = 0.0
    gap: float = 0.0
    opacity: float = 1.0
    missing: bool = False

    def width(self, look: Look) -> float:
        """Its width in pixels, without the gap."""
        match self.content:
            case Run():
                return self.content.width(look)
            case Tile():
                return look.px(self.size or TILE_MINI)
            case _:
                return look.px(self.size)


def width_of(pieces: Iterable[Piece], look: Look) -> float:
    """The width of pieces in one line, in pixels."""
    return sum(look.px(piece.gap) + piece.width(look) for piece in pieces)


def first_fitting(ways: Sequence[Sequence[Piece]], room: float, look: Look) -> Sequence[Piece]:
    """The first way that fits into ``room`` pixels; the last where none does."""
    return next((way for way in ways if width_of(way, look) <= room), ways[-1])


class PieceLine(Struct, frozen=True):
    """Pieces in one line from ``left``, centred on the height ``middle``, all texts on one baseline."""

    pieces: tuple[Piece, ...]
    left: float
    middle: float

    def lines(self, look: Look) -> tuple[TextLine, ...]:
        """The texts with their places."""
        runs = [piece.content for piece in self.pieces if isinstance(piece.content, Run)]
        if not runs:
            return ()
        metrics = [run.metrics(look) for run in runs]
        tallest = max(metrics, key=lambda one: one.ascent())
        lines = []
        for run, one, left in zip(runs, metrics, self._lefts(look, Run), strict=True):
            lower = (tallest.ascent() - tallest.descent() - one.ascent() + one.descent()) / 2
            high = one.ascent() + one.descent()
            place = QRectF(left, self.middle + lower - high / 2, run.width(look), high)
            lines.append(TextLine(place, (run,)))
        return tuple(lines)

    def paint(self, painter: QPainter, look: Look) -> None:
        """Paint marks and tiles; the texts are written by whoever shows the line."""
        for piece, left in zip(self.pieces, self._lefts(look), strict=True):
            content, width = piece.content, piece.width(look)
            if isinstance(content, FanId):
                paint_mark(painter, QRectF(left, self.middle - width / 2, width, width), content, look)
            elif isinstance(content, Tile):
                painter.setOpacity(piece.opacity)
                state = TileState.MISSING if piece.missing else TileState.REST
                face = TileFace(content, state, mini=not piece.size or piece.size <= TILE_MINI)
                look.art.draw(painter, QPointF(left, self.middle - width * TILE_RATIO / 2), width, face)
                painter.setOpacity(1.0)

    def _lefts(self, look: Look, kind: type[object] = object) -> tuple[float, ...]:
        lefts, x = [], self.left
        for piece in self.pieces:
            x += look.px(piece.gap)
            if isinstance(piece.content, kind):
                lefts.append(x)
            x += piece.width(look)
        return tuple(lefts)


def text(content: str, run: Run, gap: float = 0.0) -> Piece:
    """A piece that writes ``content`` in the style of ``run``."""
    return Piece(replace(run, text=content), gap=gap)


def paint_tint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The ground of what is nearest or had already: a tint, in high contrast an outline."""
    inset = theme.outline / 2
    painter.setPen(QPen(QColor(theme.accent), theme.outline) if theme.outline else QPen(QColor(theme.accent_weak), 0))
    painter.setBrush(QColor(theme.accent_weak))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON)
