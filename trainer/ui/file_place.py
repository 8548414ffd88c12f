"""Asking for a file, in the language in force: first in the documents, then where a file was last chosen."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.ui.look import Look

AskPath = Callable[[str, str, str], str]
"""Asks for a file: title, proposed folder or file, filter; an empty answer is none."""


class FilePlace:
    """Remembers the folder of the last file chosen while the program runs. ``folder`` is where the next one opens."""

    def __init__(self) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self.folder = Path(documents) if documents and Path(documents).is_dir() else Path.home()

    def proposed(self, name: str = "") -> str:
        """What a dialog is given: the folder, with a proposed file name if there is one."""
        return str(self.folder / name)

    def chosen(self, path: str) -> None:
        """Remember where a file was chosen; an empty answer of a dialog is none."""
        if path:
            self.folder = Path(path).absolute().parent


def save_dialog(parent: QWidget, look: Look) -> AskPath:
    """Asks where to write a file."""
    return lambda title, proposed, kinds: _asked(
        _dialog(parent, look, (title, proposed, kinds), QFileDialog.AcceptMode.AcceptSave)
    )


def open_dialog(parent: QWidget, look: Look) -> AskPath:
    """Asks which file to read."""
    return lambda title, proposed, kinds: _asked(
        _dialog(parent, look, (title, proposed, kinds), QFileDialog.AcceptMode.AcceptOpen)
    )


def _dialog(parent: QWidget, look: Look, asked: tuple[str, str, str], mode: QFileDialog.AcceptMode) -> QFileDialog:
    title, proposed, kinds = asked
    dialog = QFileDialog(parent, title, proposed, kinds)
    dialog.setAcceptMode(mode)
    saving = mode is QFileDialog.AcceptMode.AcceptSave
    dialog.setFileMode(QFileDialog.FileMode.AnyFile if saving else QFileDialog.FileMode.ExistingFile)
    if Path(proposed).suffix:
        dialog.selectFile(proposed)
    # Qt's own translations have no words for these two.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, look.words("file-look-in"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, look.words("file-type"))
    return dialog


def _asked(dialog: QFileDialog) -> str:
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return chosen[0] if chosen else ""
