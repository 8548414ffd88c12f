"""Where file dialogs open: in the documents the first time, then where a file was last chosen."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


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
