"""A sheet of paper: its size, its look, and how the pages of a document become a PDF.

Everything is painted in pixels of 150 to the inch, in which A4 is 1240 by 1754, so a measure of the design can be used
as it is. The look of a sheet is one and a half times as large as on a screen: text of 13 pixels is 10 points on paper.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from trainer.text import Words
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


class PaperSize(Enum):
    """Sizes of paper, in pixels of 150 to the inch."""

    A4 = (WIDTH, HEIGHT, QPageSize.PageSizeId.A4)
    LETTER = (1275, 1650, QPageSize.PageSizeId.Letter)

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.value[1]

    @property
    def layout(self) -> QPageLayout:
        """The page upright, without margins: those of the sheet are enough."""
        return QPageLayout(QPageSize(self.value[2]), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))


def sheet_look(screen: Look, scale: float = USUAL, words: Words | None = None, *, colour: bool = True) -> Look:
    """The look of a sheet: black on white, tiles in one ink, colour in the marks of fans alone, or not even there.
    ``words``: in another language than that of the screen."""
    made = Look(words or screen.words)
    made.ui_scale = made.tile_scale = scale
    made.corner_indices = screen.corner_indices
    made.theme = _THEME if colour else replace(_THEME, fans=dict.fromkeys(_THEME.fans, _INK))
    made.art = TileArt(_TILES, made.theme, made.corner_indices)
    return made


def save_pages(leaves: Sequence[Leaf], path: Path, title: str, size: PaperSize = PaperSize.A4) -> None:
    """Write pages as one PDF of vectors, whole or not at all. Raises `ExportError`."""
    file = open_whole(path)
    writer = QPdfWriter(file)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    writer.setPageLayout(size.layout)
    paint_pages(writer, leaves, size)
    if not file.commit():
        raise ExportError(file.errorString())


def paint_pages(device: QPagedPaintDevice, leaves: Sequence[Leaf], size: PaperSize) -> None:
    """Paint pages onto a printer or a PDF, each as large as it fits."""
    painter = QPainter(device)
    for number, leaf in enumerate(leaves):
        if number:
            device.newPage()
        painter.save()
        scale = min(device.width() / size.width, device.height() / size.height)
        painter.scale(scale, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        leaf(painter)
        painter.restore()
    painter.end()
