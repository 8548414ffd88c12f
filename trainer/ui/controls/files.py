"""Files: which one, asked in the chosen language, and the words of Qt's own dialogs and menus."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QStandardPaths, QTranslator
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.text import Language
from trainer.ui.look import Look

AskPath = Callable[[str, str, str], str]
"""Asks for a file: title, proposed path, filter; an empty answer is none."""

AskFolder = Callable[[str, str], str]
"""Asks for a folder: title, proposed folder; an empty answer is none."""


class FileDialogs:
    """Asks for files. The first dialog opens in the documents, the next ones where a file was last chosen (``folder``).

    ``ask_open``, ``ask_save`` and ``ask_folder`` show a dialog: the desktop's, or Qt's own where the desktop speaks
    another language than the one in force.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self.folder = Path(documents) if documents and Path(documents).is_dir() else Path.home()
        self._look, self._unseen = look, QWidget(parent)
        self._unseen.hide()
        self.ask_open: AskPath = self._show_open
        self.ask_save: AskPath = self._show_save
        self.ask_folder: AskFolder = self._show_folder

    def to_read(self, title: str, kinds: str) -> Path | None:
        """The file that was chosen to be read; None for none."""
        return self._chosen(self.ask_open(title, str(self.folder), kinds))

    def to_write(self, title: str, name: str, kinds: str) -> Path | None:
        """The file that was chosen to be written, proposed as ``name``; None for none."""
        return self._chosen(self.ask_save(title, str(self.folder / name), kinds))

    def to_folder(self, title: str) -> Path | None:
        """The folder that was chosen; None for none."""
        answer = self.ask_folder(title, str(self.folder))
        return Path(answer).absolute() if answer else None

    def _chosen(self, answer: str) -> Path | None:
        if not answer:
            return None
        path = Path(answer).absolute()
        self.folder = path.parent
        return path

    def _parent(self) -> QWidget:
        """What a dialog takes its style from. It is never seen: whatever stood on it would wear the sheet, too."""
        self._unseen.setStyleSheet(self._look.style_sheet())
        return self._unseen

    def _show_open(self, title: str, folder: str, kinds: str) -> str:
        return QFileDialog.getOpenFileName(self._parent(), title, folder, kinds, options=self._options())[0]

    def _show_save(self, title: str, proposed: str, kinds: str) -> str:
        return QFileDialog.getSaveFileName(self._parent(), title, proposed, kinds, options=self._options())[0]

    def _show_folder(self, title: str, folder: str) -> str:
        options = self._options() | QFileDialog.Option.ShowDirsOnly
        return QFileDialog.getExistingDirectory(self._parent(), title, folder, options)

    def _options(self) -> QFileDialog.Option:
        if desktop_speaks(self._look.language):
            return QFileDialog.Option(0)
        return QFileDialog.Option.DontUseNativeDialog


def desktop_speaks(language: Language) -> bool:
    """Whether dialogs of the desktop are in a language."""
    wanted = QLocale.Language.Chinese if language is Language.ZH else QLocale.Language.English
    return QLocale.system().language() is wanted


class QtWords(QTranslator):
    """Qt's own words, in its dialogs and menus, in the language of the look, until `remove`.

    Qt's Chinese words are older than its dialogs: there ``&Look in:`` has a letter to press that ``Look in:`` in the
    list of words has not. What is not found is looked up without that letter.
    """

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._follow)
        self._follow()

    def translate(self, context: str, text: str, /, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The words for a text of Qt; None where there are none."""
        said = super().translate(context, text, disambiguation, n)
        return said or super().translate(context, text.replace("&", ""), disambiguation, n) or None

    def remove(self) -> None:
        """Let Qt speak English again."""
        QCoreApplication.removeTranslator(self)

    def _follow(self) -> None:
        self.remove()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._look.language is Language.ZH and self.load("qtbase_zh_CN", folder):
            QCoreApplication.installTranslator(self)
