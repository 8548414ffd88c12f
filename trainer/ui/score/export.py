"""Taking a score out of the app: as a picture, as a PDF of vectors, as plain lines or as notation."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QIODevice, QMarginsF, QObject, QRectF, QSaveFile, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QWidget

from trainer.coach.score_speech import board_notes
from trainer.coach.score_view import ScoreView
from trainer.text import score_words
from trainer.text.receipt import hand_notation, receipt_text
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look
from trainer.ui.score.blocks import Block
from trainer.ui.score.grid import ROOMY
from trainer.ui.score.head import vector_tiles
from trainer.ui.score.lanes import PLAIN, MatrixPainter, MatrixState, SheetOptions, matrix_grid
from trainer.ui.score.settlement import lower_block
from trainer.ui.score.totals import SumBlock, TotalBlock
from trainer.ui.theme import ThemeId

_WIDTH = 1376
_MARGIN = 32
_GAP = 24
_SCALE = 2
_DPI = 300
_MARGIN_MM = 8
_PAPER = "#FFFFFF"


class ExportError(OSError):
    """A file that could not be written; the text is the system's reason."""


class Paper(Protocol):
    """What is saved as a picture: as large as it says, painted with its ground from (0, 0)."""

    @property
    def width(self) -> float:
        """Width with both margins."""

    @property
    def height(self) -> float:
        """Height with both margins."""

    def paint(self, painter: QPainter) -> None:
        """Paint all of it."""


class ScorePaper(Struct, frozen=True):
    """A whole score to be saved, from the pieces that the page shows; as high as it needs."""

    look: Look
    view: ScoreView
    options: SheetOptions = PLAIN

    @property
    def width(self) -> float:
        """Width with both margins."""
        return _WIDTH + 2 * _MARGIN

    @property
    def height(self) -> float:
        """Height with both margins."""
        total, sum_line, lower = (block.height(_WIDTH) for block in self._blocks)
        return 2 * _MARGIN + total + _GAP + self._matrix.grid.height + sum_line + _GAP + lower

    def paint(self, painter: QPainter) -> None:
        """Paint it with its ground, from (0, 0)."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, self.width, self.height), QColor(self.look.theme.bg))
        total, sum_line, lower = self._blocks
        top = self._place(painter, total, _MARGIN) + _GAP
        painter.save()
        painter.translate(_MARGIN, top)
        self._matrix.paint(painter, MatrixState())
        painter.restore()
        top = self._place(painter, sum_line, top + self._matrix.grid.height)
        self._place(painter, lower, top + _GAP)

    @staticmethod
    def _place(painter: QPainter, block: Block, top: float) -> float:
        height = block.height(_WIDTH)
        block.paint(painter, QRectF(_MARGIN, top, _WIDTH, height))
        return top + height

    @property
    def _matrix(self) -> MatrixPainter:
        look, view = self.look, self.view
        grid = matrix_grid(view.board, view.won, _WIDTH, ROOMY, look)
        return MatrixPainter(look, view.won, view.board, grid, vector_tiles(look), self.options)

    @property
    def _blocks(self) -> tuple[Block, Block, Block]:
        look, view = self.look, self.view
        return (
            TotalBlock(look, view),
            SumBlock(look, view.shown, board_notes(view.board, look.words)),
            lower_block(look, view, comparing=self.options.comparing),
        )


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


def save_png(paper: Paper, path: Path, scale: float = _SCALE) -> None:
    """Write what is painted as a PNG, so many times its size. Raises `ExportError`."""
    image = QImage(round(paper.width * scale), round(paper.height * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paper.paint(painter)
    painter.end()
    file = open_whole(path)
    if not QImageWriter(file, b"png").write(image) or not file.commit():
        raise ExportError(file.errorString())


def save_pdf(paper: ScorePaper, path: Path, title: str) -> None:
    """Write a score as one A4 page across, as large as it fits. Raises `ExportError`."""
    file = open_whole(path)
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
    scale = min(room.width() / paper.width, room.height() / paper.height)
    painter.translate((room.width() - paper.width * scale) / 2, 0)
    painter.scale(scale, scale)
    paper.paint(painter)
    painter.end()
    if not file.commit():
        raise ExportError(file.errorString())


def open_whole(path: Path) -> QSaveFile:
    """A file that is written whole or not at all. Raises `ExportError`."""
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise ExportError(file.errorString())
    return file


class Exporter(QObject):
    """Exports what a page shows. ``told`` says what was done, or why not."""

    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.files = FileDialogs(look, parent)

    def png(self, view: ScoreView, options: SheetOptions) -> None:
        """Save a picture in the theme in force."""
        path = self.files.to_write(self._look.words("tool-save-png-title"), f"{file_name(view)}.png", "PNG (*.png)")
        if path:
            paper = ScorePaper(picture_look(self._look), view, options)
            self._save(lambda to: save_png(paper, to), path.with_suffix(".png"))

    def pdf(self, view: ScoreView, options: SheetOptions) -> None:
        """Save a PDF in the light theme, as paper is."""
        words = self._look.words
        path = self.files.to_write(words("tool-save-pdf-title"), f"{file_name(view)}.pdf", "PDF (*.pdf)")
        if path:
            paper = ScorePaper(paper_look(self._look), view, options)
            how = score_words.how_won(view.won, words)
            title = words("receipt-title", points=view.score.total, how=how)
            self._save(lambda to: save_pdf(paper, to, title), path.with_suffix(".pdf"))

    def text(self, view: ScoreView) -> None:
        """Copy the receipt as plain lines."""
        settlement = view.won.settlement(view.score.total, view.won.scheme)
        QGuiApplication.clipboard().setText(receipt_text(view.won, view.shown, settlement, self._look.words))
        self.told.emit(self._look.words("tool-copied-text"))

    def notation(self, view: ScoreView) -> None:
        """Copy the hand in mpsz."""
        notation = hand_notation(view.won)
        QGuiApplication.clipboard().setText(notation)
        self.told.emit(self._look.words("tool-copied-notation", notation=notation))

    def _save(self, write: Callable[[Path], None], path: Path) -> None:
        words = self._look.words
        try:
            write(path)
        except ExportError as error:
            self.told.emit(words("tool-save-failed", reason=str(error)))
        else:
            self.told.emit(words("tool-saved", name=path.name))


def file_name(view: ScoreView) -> str:
    """A name without spaces or brackets, from points and hand."""
    hand = hand_notation(view.won).translate(str.maketrans(" ", "_", "+()[]"))
    return f"sihai_{view.score.total}_{hand}"
