"""Hands out and in: all that are listed as one file or as a folder, and files and folders taken in."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.store import Archive
from trainer.ui.controls import Flow, QuietButton, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look

_WAYS = ("export", "export-folder", "import", "import-folder")


class Exchange(QWidget):
    """Four buttons and what came of the last one. ``numbers`` gives the hands that are listed; ``taken_in`` tells that
    there may be others now."""

    taken_in = Signal()

    def __init__(self, look: Look, archive: Callable[[], Archive], numbers: Callable[[], list[int]]) -> None:
        super().__init__()
        self._look, self._archive, self._numbers = look, archive, numbers
        self.files = FileDialogs(look, self)
        self.told = FileOutcome(look)
        self.buttons = {way: QuietButton(look, "") for way in _WAYS}
        column = QVBoxLayout(self)
        keep_gaps(look, column, 2)
        column.addWidget(Flow(look, tuple(self.buttons.values()), gap=4, line_gap=0))
        column.addWidget(self.told)
        self.buttons["export"].clicked.connect(self._export)
        self.buttons["export-folder"].clicked.connect(self._export_folder)
        self.buttons["import"].clicked.connect(self._import)
        self.buttons["import-folder"].clicked.connect(self._import_folder)
        look.changed.connect(self._refresh)
        self._refresh()

    def _export(self) -> None:
        words = self._look.words
        name = f"sihai-hands-{date.today():%Y-%m-%d}.jsonl"
        path = self.files.to_write(words("history-export-title"), name, words("settings-kind-jsonl"))
        if path is not None:
            target = path.with_suffix(".jsonl")
            self.told.of(target.name, lambda: self._written(target))

    def _written(self, target: Path) -> str:
        from trainer.store.transfer import export_hands  # hardly ever needed

        return self._said("exported", export_hands(self._archive(), self._numbers(), target).hands, target)

    def _export_folder(self) -> None:
        folder = self.files.to_folder(self._look.words("history-folder-title"))
        if folder is not None:
            self.told.of(folder.name, lambda: self._written_to(folder))

    def _written_to(self, folder: Path) -> str:
        from trainer.store.transfer import export_folder

        return self._said("exported", export_folder(self._archive(), self._numbers(), folder).hands, folder)

    def _import(self) -> None:
        words = self._look.words
        self._take(self.files.to_read(words("settings-import-title"), words("settings-kind-jsonl")))

    def _import_folder(self) -> None:
        self._take(self.files.to_folder(self._look.words("history-folder-title")))

    def _take(self, source: Path | None) -> None:
        if source is not None:
            self.told.of(source.name, lambda: self._taken(source))
            self.taken_in.emit()

    def _taken(self, source: Path) -> str:
        from trainer.store.transfer import import_all

        found, words = import_all(self._archive(), source), self._look.words
        said = self._said("imported", found.hands, source)
        return f"{said} · {words('history-imported-left', n=found.passed_over)}" if found.passed_over else said

    def _said(self, what: str, hands: int, where: Path) -> str:
        return self._look.words(f"history-{what}", n=hands, file=where.name)

    def _refresh(self) -> None:
        for way, button in self.buttons.items():
            button.setText(self._look.words(f"history-{way}"))
            button.updateGeometry()
