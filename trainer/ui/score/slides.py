"""A hand or a score as a picture for slides: PNG at a chosen width, or SVG."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QMenu, QWidget

from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look
from trainer.ui.look.worn import wear_sheet
from trainer.ui.score.export import ExportError, Paper, open_whole, save_png
from trainer.ui.tiles import Group, RowMetrics

SLIDE_WIDTHS: Final = (1280, 1920, 3840)
"""Widths of a PNG to choose from, in pixels."""
_TILE: Final = 76
_MARGIN: Final = 24
_GAP: Final = 20


class TilesPicture(Struct, frozen=True):
    """A row of tiles, without words."""

    look: Look
    groups: tuple[Group, ...]

    @property
    def width(self) -> float:
        """Width with both margins."""
        return self._metrics.measure(self.groups).width() + 2 * _MARGIN

    @property
    def height(self) -> float:
        """Height with both margins."""
        return self._metrics.measure(self.groups).height() + 2 * _MARGIN

    def paint(self, painter: QPainter) -> None:
        """Paint it with its ground, from (0, 0)."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.look.theme.bg))
        placed = self._metrics.places(self.groups, QPointF(_MARGIN, _MARGIN))
        for group, rooms in zip(self.groups, placed, strict=True):
            for face, room in zip(group, rooms, strict=True):
                self.look.art.paint(painter, room, face)

    @property
    def _metrics(self) -> RowMetrics:
        return RowMetrics(_TILE, group_gap=_GAP)


def save_svg(paper: Paper, path: Path, title: str) -> None:
    """Write what is painted as an SVG of its size. Raises `ExportError`."""
    data, generator = QByteArray(), QSvgGenerator()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    generator.setSize(QSize(round(paper.width), round(paper.height)))
    generator.setViewBox(QRectF(0, 0, paper.width, paper.height))
    painter = QPainter(generator)
    paper.paint(painter)
    painter.end()
    buffer.close()
    file = open_whole(path)
    if file.write(data) < 0 or not file.commit():
        raise ExportError(file.errorString())


class SlideMenu(QObject):
    """Offers the sizes and saves the one that is chosen. ``told`` says what was done, or why not."""

    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._parent = look, parent
        self.files = FileDialogs(look, parent)
        self.menu = QMenu(parent)
        wear_sheet(look, self.menu)

    def offer(self, paper: Paper, name: str, button: QWidget) -> None:
        """Show the sizes at a button."""
        words = self._look.words
        self.menu.clear()
        for width in SLIDE_WIDTHS:
            action = self.menu.addAction(words("slide-png", n=str(width)))
            action.triggered.connect(partial(self._png, paper, name, width))
        self.menu.addAction(words("slide-svg")).triggered.connect(partial(self._svg, paper, name))
        self.menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _png(self, paper: Paper, name: str, width: int) -> None:
        path = self.files.to_write(self._look.words("slide-title"), f"{name}_{width}.png", "PNG (*.png)")
        if path is not None:
            self._save(path.with_suffix(".png"), lambda to: save_png(paper, to, width / paper.width))

    def _svg(self, paper: Paper, name: str) -> None:
        path = self.files.to_write(self._look.words("slide-title"), f"{name}.svg", "SVG (*.svg)")
        if path is not None:
            self._save(path.with_suffix(".svg"), lambda to: save_svg(paper, to, name))

    def _save(self, path: Path, write: Callable[[Path], None]) -> None:
        words = self._look.words
        try:
            write(path)
        except ExportError as error:
            self.told.emit(words("tool-save-failed", reason=str(error)))
        else:
            self.told.emit(words("tool-saved", name=path.name))
