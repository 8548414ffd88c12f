"""Saving a score as a picture or as a PDF of vectors. Both are written whole or not at all."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QIODevice, QMarginsF, QSaveFile
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from trainer.ui.look import Look
from trainer.ui.score.sheet import ScoreSheet
from trainer.ui.theme import ThemeId

_SCALE = 2
_DPI = 300
_MARGIN_MM = 8
_PAPER = "#FFFFFF"


class ExportError(OSError):
    """A file that could not be written; the text is the system's reason."""


def picture_look(look: Look) -> Look:
    """The look of a picture: words and theme in force, the sizes of the design."""
    made = Look(look.words, look.theme.id)
    made.set_corner_indices(look.corner_indices)
    return made


def paper_look(look: Look) -> Look:
    """The look of a page of paper: the light theme on white."""
    made = Look(look.words, ThemeId.LIGHT)
    made.set_corner_indices(look.corner_indices)
    made.theme = replace(made.theme, bg=_PAPER)
    return made


def save_png(sheet: ScoreSheet, path: Path) -> None:
    """Write the sheet as a PNG of twice its size. Raises `ExportError`."""
    image = QImage(round(sheet.width * _SCALE), round(sheet.height * _SCALE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(_SCALE, _SCALE)
    sheet.paint(painter)
    painter.end()
    file = _opened(path)
    if not QImageWriter(file, b"png").write(image) or not file.commit():
        raise ExportError(file.errorString())


def save_pdf(sheet: ScoreSheet, path: Path, title: str) -> None:
    """Write the sheet as one A4 page across, as large as it fits. Raises `ExportError`."""
    file = _opened(path)
    writer = QPdfWriter(file)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    page = QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Landscape, margins)
    page.setUnits(QPageLayout.Unit.Millimeter)
    page.setMargins(margins)
    writer.setPageLayout(page)
    painter = QPainter(writer)
    room = writer.pageLayout().paintRectPixels(_DPI)
    scale = min(room.width() / sheet.width, room.height() / sheet.height)
    painter.translate((room.width() - sheet.width * scale) / 2, 0)
    painter.scale(scale, scale)
    sheet.paint(painter)
    painter.end()
    if not file.commit():
        raise ExportError(file.errorString())


def _opened(path: Path) -> QSaveFile:
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise ExportError(file.errorString())
    return file
