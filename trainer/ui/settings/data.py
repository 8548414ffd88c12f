"""What the user did, as files: all of it out and in again, and the results as a table."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.store import Archive
from trainer.text import Words
from trainer.ui.controls import Flow, OutlineButton, keep_gaps
from trainer.ui.controls.file_outcome import FileOutcome
from trainer.ui.controls.files import FileDialogs
from trainer.ui.look import Look

Transfer = Callable[[Archive, Path, Words], str]
"""Moves data between the archive and a file, and says what came of it. Raises `OSError`, `SaveError`, `ReadError`."""


_SHOWN = 3
"""Lines that could not be taken in and are told one by one."""


def _export(archive: Archive, path: Path, words: Words) -> str:
    from trainer.store.transfer import export_all  # hardly ever needed

    return words("settings-exported", n=export_all(archive, path).hands, file=path.name)


def _results(archive: Archive, path: Path, words: Words) -> str:
    from trainer.store.transfer import export_results

    return words("settings-exported", n=export_results(archive, path), file=path.name)


def _import(archive: Archive, path: Path, words: Words) -> str:
    from trainer.store.taking_in import import_all

    found = import_all(archive, path)
    said = words("settings-imported", n=found.hands, file=path.name)
    if not found.passed_over:
        return said
    refused = " · ".join(words.phrase(why) for why in found.refused[:_SHOWN])
    return " ".join((said, words("settings-import-left", n=found.passed_over), refused)).rstrip()


class DataControl(QWidget):
    """Buttons for each way out and in; below them, what came of the last one."""

    def __init__(self, look: Look, archive: Callable[[], Archive]) -> None:
        super().__init__()
        self._look, self._archive = look, archive
        self.files = FileDialogs(look, self)
        self.buttons = {key: OutlineButton(look, "") for key in ("export", "results", "import")}
        self.told = FileOutcome(look)
        self.buttons["export"].clicked.connect(lambda: self._write("sihai", "jsonl", _export))
        self.buttons["results"].clicked.connect(lambda: self._write("sihai-results", "csv", _results))
        self.buttons["import"].clicked.connect(self._read)
        column = QVBoxLayout(self)
        keep_gaps(look, column, 4)
        column.addWidget(Flow(look, tuple(self.buttons.values()), gap=4, line_gap=0))
        column.addWidget(self.told)
        look.changed.connect(self._refresh)
        self._refresh()

    def _write(self, name: str, ending: str, transfer: Transfer) -> None:
        words = self._look.words
        title, kinds = words("settings-export-title"), words(f"settings-kind-{ending}")
        path = self.files.to_write(title, f"{name}-{date.today():%Y-%m-%d}.{ending}", kinds)
        if path is not None:
            self._do(transfer, path.with_suffix(f".{ending}"))

    def _read(self) -> None:
        words = self._look.words
        path = self.files.to_read(words("settings-import-title"), words("settings-kind-jsonl"))
        if path is not None:
            self._do(_import, path)

    def _do(self, transfer: Transfer, path: Path) -> None:
        self.told.of(path.name, lambda: transfer(self._archive(), path, self._look.words))

    def _refresh(self) -> None:
        for key, button in self.buttons.items():
            button.setText(self._look.words(f"settings-{key}"))
            button.updateGeometry()
