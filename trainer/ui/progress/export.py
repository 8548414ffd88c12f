"""Taking progress out of the program: every table as one CSV file, the page as a picture."""

import csv
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from trainer.store.files import replacing
from trainer.ui.progress.plot import PlotContent
from trainer.ui.score.export import ExportError, open_whole

_SCALE = 2


def save_csv(plots: Iterable[PlotContent], path: Path) -> None:
    """Write the tables below each other, each under its title, an empty line between them; UTF-8 with a mark that
    spreadsheets know. Raises `OSError`."""
    with replacing(path) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        for number, plot in enumerate(plots):
            if number:
                writer.writerow(())
            writer.writerow((plot.title, plot.note))
            writer.writerow(plot.head)
            writer.writerows(plot.rows)


def save_picture(content: QWidget, ground: str, path: Path) -> None:
    """Write a widget as a PNG of twice its size on a ground. Raises `ExportError`."""
    image = QImage(content.size() * _SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SCALE)
    image.fill(QColor(ground))
    painter = QPainter(image)
    content.render(painter, QPoint(0, 0), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    file = open_whole(path)
    if not QImageWriter(file, b"png").write(image) or not file.commit():
        raise ExportError(file.errorString())
