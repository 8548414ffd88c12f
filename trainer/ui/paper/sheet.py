"""A sheet of paper: its size, its look, and how the pages of a document become a PDF.

Everything is painted in pixels of 150 to the inch, in which A4 is 1240 by 1754, so a measure of the design can be used
as it is. The look of a sheet is one and a half times as large as on a screen: text of 13 pixels is 10 points on paper.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from trainer.ui.look import Look
from trainer.ui.score.export import ExportError, open_whole
from trainer.ui.theme import THEMES, TILE_THEMES, ThemeId, TileThemeId
from trainer.ui.tiles import TileArt

WIDTH: Final = 1240
HEIGHT: Final = 1754
MARGIN: Final = 88
ROOM: Final = QRectF(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
"""What is left of a page within its margins."""

USUAL: Final = 1.5
LARGE: Final = 2.25
"""How much larger than on a screen everything is, for most readers and in large print."""

_WHITE, _INK, _NOTES, _LINES = "#FFFFFF", "#000000", "#4A4A4A", "#8A8A8A"
_THEME: Final = replace(
    THEMES[ThemeId.LIGHT],
    bg=_WHITE, table=_WHITE, centre=_WHITE, sunk=_WHITE, accent_weak=_WHITE, bad_weak=_WHITE,
    ink1=_INK, accent=_INK, bad=_INK, ink2=_NOTES, ink3=_NOTES, line=_LINES, line2=_LINES, ghost=_LINES,
)  # fmt: skip
_TILES: Final = replace(
    TILE_THEMES[TileThemeId.CONTRAST],
    face=_WHITE, side=_WHITE, drawn=_WHITE, back_line=_WHITE,
    edge=_INK, back=_INK, ink=_INK, red=_INK, green=_INK, blue=_INK, index=_INK,
)  # fmt: skip
_DPI: Final = 600
"""Dots to the inch of the PDF's own grid; fine enough for the thinnest line."""

Leaf = Callable[[QPainter], None]
"""Paints one page, from (0, 0)."""


def sheet_look(screen: Look, scale: float = USUAL) -> Look:
    """The look of a sheet: black on white, tiles in one ink, colour in the marks of fans alone."""
    made = Look(screen.words)
    made.ui_scale = made.tile_scale = scale
    made.corner_indices = screen.corner_indices
    made.theme = _THEME
    made.art = TileArt(_TILES, _THEME, made.corner_indices)
    return made


def save_pages(leaves: Sequence[Leaf], path: Path, title: str) -> None:
    """Write pages of A4 as one PDF of vectors, whole or not at all. Raises `ExportError`."""
    file = open_whole(path)
    writer = QPdfWriter(file)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    none = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, none))
    painter = QPainter(writer)
    scale = writer.width() / WIDTH
    for number, leaf in enumerate(leaves):
        if number:
            writer.newPage()
        painter.save()
        painter.scale(scale, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaf(painter)
        painter.restore()
    painter.end()
    if not file.commit():
        raise ExportError(file.errorString())
