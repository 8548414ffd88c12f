"""The board of an evening as a picture to pin up, and as a table of spreadsheets."""

import csv
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from trainer.coach.evening import Evening, rows, sheet
from trainer.store.evenings import KeptEvening
from trainer.store.files import replacing
from trainer.text import Words
from trainer.ui.controls import Lettering, Run, TextLine
from trainer.ui.controls.files import FileDialogs
from trainer.ui.keeper.columns import Columns
from trainer.ui.keeper.rows import head_height, head_lines, paint_charts, paint_row_marks, row_lines
from trainer.ui.look import Look
from trainer.ui.score.export import ExportError, paper_look, save_png
from trainer.ui.theme import Step, Tone

_WIDTH: Final = 944
_MARGIN: Final = 32
_TITLE: Final = 56
_ROW: Final = 48
_FOOT: Final = 48


class BoardPicture(Struct, frozen=True):
    """The whole board, every hand on it, under its title."""

    look: Look
    evening: Evening
    title: str
    about: str

    @property
    def width(self) -> float:
        """Width with both margins."""
        return _WIDTH + 2 * _MARGIN

    @property
    def height(self) -> float:
        """Height with both margins."""
        head = head_height(self.look, charts=True)
        return 2 * _MARGIN + _TITLE + head + _ROW * len(self.evening.entries) + _FOOT

    def paint(self, painter: QPainter) -> None:
        """Paint it with its ground, from (0, 0)."""
        look, evening, columns = self.look, self.evening, Columns.of(self.look, _WIDTH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(look.theme.bg))
        painter.translate(_MARGIN, _MARGIN)
        title = (Run(self.title, Step.H2), Run(self.about, tone=Tone.INK2, gap=16))
        TextLine(QRectF(0, 0, _WIDTH, Step.H2.line), title).paint(painter, look)
        painter.translate(0, _TITLE)
        for line in head_lines(look, evening, columns, _WIDTH, charts=True):
            line.paint(painter, look)
        paint_charts(painter, look, evening, columns)
        top = float(head_height(look, charts=True))
        for row in rows(evening):
            painter.fillRect(QRectF(0, top, _WIDTH, 1), QColor(look.theme.line))
            place = QRectF(0, top, _WIDTH, _ROW)
            for line in row_lines(look, evening, row, columns, place):
                line.paint(painter, look)
            paint_row_marks(painter, look, row, columns, place)
            top += _ROW
        painter.fillRect(QRectF(0, top, _WIDTH, 2), QColor(look.theme.ink1))
        foot = QRectF(0, top + 8, _WIDTH, _FOOT - 8)
        rule = look.words(f"keeper-rule-{evening.scheme}")
        Lettering(look).paint(painter, foot, [Run(rule)], Step.NOTE, Tone.INK2)


def save_csv(evening: Evening, words: Words, path: Path) -> None:
    """Write the board as a table that spreadsheets open. Raises `OSError`."""
    with replacing(path) as part, part.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file).writerows(sheet(evening, words))


def titles_of(kept: KeptEvening, words: Words) -> tuple[str, str]:
    """What is over the board and what is beside it: tonight's score, or the score of a day."""
    began, hands = kept.began, len(kept.journal.evening.entries)
    if began.date() == date.today():
        return words("keeper-title"), words("keeper-about", month=began.month, day=began.day, n=hands)
    return words("keeper-title-of", month=began.month, day=began.day), words("keeper-about-hands", n=hands)


class BoardExport(QObject):
    """Saves the board where the user says. ``told`` says what was done, or why not."""

    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.files = FileDialogs(look, parent)

    def csv(self, kept: KeptEvening | None) -> None:
        """Save it as a table."""
        if kept is None:
            return
        evening, words = kept.journal.evening, self._look.words
        path = self.files.to_write(words("keeper-csv-title"), f"{_file_name(kept)}.csv", "CSV (*.csv)")
        if path:
            self._save(lambda to: save_csv(evening, words, to), path.with_suffix(".csv"))

    def png(self, kept: KeptEvening | None) -> None:
        """Save it as a picture on white, as paper is."""
        if kept is None:
            return
        evening, words, began = kept.journal.evening, self._look.words, kept.began
        path = self.files.to_write(words("keeper-png-title"), f"{_file_name(kept)}.png", "PNG (*.png)")
        if path:
            title = words("keeper-title-of", month=began.month, day=began.day)
            about = words("keeper-about-hands", n=len(evening.entries))
            picture = BoardPicture(paper_look(self._look), evening, title, about)
            self._save(lambda to: save_png(picture, to), path.with_suffix(".png"))

    def _save(self, write: Callable[[Path], None], path: Path) -> None:
        words = self._look.words
        try:
            write(path)
        except ExportError as error:
            self.told.emit(words("keeper-not-saved", reason=str(error)))
        except OSError as error:
            self.told.emit(words("keeper-not-saved", reason=error.strerror or str(error)))
        else:
            self.told.emit(words("keeper-saved", name=path.name))


def _file_name(kept: KeptEvening) -> str:
    return f"sihai_{kept.began:%Y-%m-%d}"
