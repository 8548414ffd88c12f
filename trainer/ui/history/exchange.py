"""Hands out and in: all that are listed as one file or as a folder, and files and folders taken in."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.session.stepwise import Stepwise
from trainer.store import Archive
from trainer.store.taking_in import importing
from trainer.store.transfer import Transferred, exporting, exporting_folder
from trainer.ui.controls import Flow, QuietButton, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look

_SHOWN = 3
"""Lines that could not be taken in and are told one by one."""

_WAYS = ("export", "export-folder", "import", "import-folder")


class Exchange(QWidget):
    """Four buttons, how far the work is and a way to stop it, and what came of the last one. ``numbers`` gives the
    hands that are listed; ``taken_in`` tells that there may be others now."""

    taken_in = Signal()

    def __init__(self, look: Look, archive: Callable[[], Archive], numbers: Callable[[], list[int]]) -> None:
        super().__init__()
        self._look, self._archive, self._numbers = look, archive, numbers
        self._said, self._where = "exported", Path()
        self.files = FileDialogs(look, self)
        self.told, self.work = FileOutcome(look), Stepwise(self)
        self.buttons = {way: QuietButton(look, "") for way in _WAYS}
        self.stop = QuietButton(look, "")
        column = QVBoxLayout(self)
        keep_gaps(look, column, 2)
        column.addWidget(Flow(look, (*self.buttons.values(), self.stop), gap=4, line_gap=0))
        column.addWidget(self.told)
        self.buttons["export"].clicked.connect(self._export)
        self.buttons["export-folder"].clicked.connect(self._export_folder)
        self.buttons["import"].clicked.connect(self._import)
        self.buttons["import-folder"].clicked.connect(self._import_folder)
        self.stop.clicked.connect(self._stop)
        self.work.progressed.connect(self._progress)
        self.work.finished.connect(self._finish)
        self.work.failed.connect(self._fail)
        look.changed.connect(self._refresh)
        self._refresh()

    def _export(self) -> None:
        words = self._look.words
        name = f"sihai-hands-{date.today():%Y-%m-%d}.jsonl"
        path = self.files.to_write(words("history-export-title"), name, words("settings-kind-jsonl"))
        if path is not None:
            target = path.with_suffix(".jsonl")
            self._begin("exported", target, exporting(self._archive(), self._numbers(), target))

    def _export_folder(self) -> None:
        folder = self.files.to_folder(self._look.words("history-folder-title"))
        if folder is not None:
            self._begin("exported", folder, exporting_folder(self._archive(), self._numbers(), folder))

    def _import(self) -> None:
        words = self._look.words
        self._take(self.files.to_read(words("settings-import-title"), words("settings-kind-jsonl")))

    def _import_folder(self) -> None:
        self._take(self.files.to_folder(self._look.words("history-folder-title")))

    def _take(self, source: Path | None) -> None:
        if source is not None:
            self._begin("imported", source, importing(self._archive(), source))

    def _begin(self, said: str, where: Path, steps: Iterator[Transferred]) -> None:
        self._said, self._where = said, where
        self.told.hide()
        self.work.begin(steps)
        self._refresh()

    def _progress(self) -> None:
        if self.work.slow:
            self.told.tell(self._so_far)
            self._refresh()

    def _stop(self) -> None:
        said = self._so_far
        self.work.cancel()
        self.told.tell(f"{said} · {self._look.words('history-stopped')}")
        self._end()

    def _finish(self) -> None:
        self.told.tell(self._so_far)
        self._end()

    def _fail(self, error: OSError) -> None:
        def fail() -> str:
            """Have the reason told as for every other file."""
            raise error

        self.told.of(self._where.name, fail)
        self._end()

    def _end(self) -> None:
        self._refresh()
        if self._said == "imported":
            self.taken_in.emit()

    @property
    def _so_far(self) -> str:
        """What was done until now."""
        words, done = self._look.words, self.work.latest
        found = done if isinstance(done, Transferred) else Transferred()
        said = words(f"history-{self._said}", n=found.hands, file=self._where.name)
        if not found.passed_over:
            return said
        left = words("history-imported-left", n=found.passed_over)
        return " · ".join((said, left, *map(words.phrase, found.refused[:_SHOWN])))

    def _refresh(self) -> None:
        for way, button in self.buttons.items():
            button.setText(self._look.words(f"history-{way}"))
            button.setEnabled(not self.work.busy)
            button.updateGeometry()
        self.stop.setText(self._look.words("history-stop"))
        self.stop.updateGeometry()
        self.stop.setVisible(self.work.slow)
