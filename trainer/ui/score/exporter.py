"""Taking a score out of the app: as PNG, PDF, plain lines or notation."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.text import score_words
from trainer.text.receipt import hand_notation, receipt_text
from trainer.ui.file_place import FilePlace
from trainer.ui.look import Look
from trainer.ui.score.export import ExportError, paper_look, picture_look, save_pdf, save_png
from trainer.ui.score.fan_label import FanNames
from trainer.ui.score.sheet import ScoreSheet
from trainer.ui.score.view import ScoreView

AskPath = Callable[[str, str, str], str]
"""Asks for the file to write: title, proposed name, filter; an empty answer is none."""


class Exporter(QObject):
    """Exports what a page shows. ``told`` says what was done, or why not."""

    told = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.place = FilePlace()
        self.ask: AskPath = lambda title, name, kinds: QFileDialog.getSaveFileName(parent, title, name, kinds)[0]

    def png(self, view: ScoreView, *, comparing: bool, names: FanNames = FanNames.ONE) -> None:
        """Save a picture in the theme in force."""
        path = self._asked(self._look.words("tool-save-png-title"), f"{_file_name(view)}.png", "PNG (*.png)")
        if path:
            sheet = ScoreSheet(picture_look(self._look), view, comparing, names)
            self._save(lambda to: save_png(sheet, to), Path(path).with_suffix(".png"))

    def pdf(self, view: ScoreView, *, comparing: bool, names: FanNames = FanNames.ONE) -> None:
        """Save a PDF in the light theme, as paper is."""
        words = self._look.words
        path = self._asked(words("tool-save-pdf-title"), f"{_file_name(view)}.pdf", "PDF (*.pdf)")
        if path:
            sheet = ScoreSheet(paper_look(self._look), view, comparing, names)
            how = score_words.how_won(view.won, words)
            title = words("receipt-title", points=view.score.total, how=how)
            self._save(lambda to: save_pdf(sheet, to, title), Path(path).with_suffix(".pdf"))

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

    def _asked(self, title: str, name: str, kinds: str) -> str:
        path = self.ask(title, self.place.proposed(name), kinds)
        self.place.chosen(path)
        return path

    def _save(self, write: Callable[[Path], None], path: Path) -> None:
        words = self._look.words
        try:
            write(path)
        except ExportError as error:
            self.told.emit(words("tool-save-failed", reason=str(error)))
        else:
            self.told.emit(words("tool-saved", name=path.name))


def _file_name(view: ScoreView) -> str:
    """A name without spaces or brackets, from points and hand."""
    hand = hand_notation(view.won).translate(str.maketrans(" ", "_", "+()[]"))
    return f"sihai_{view.score.total}_{hand}"
