"""File dialogs speak the language in force, all of them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.in_front import a_look
from trainer.text import Language
from trainer.ui.app import QtWords
from trainer.ui.file_place import AskPath, open_dialog, save_dialog
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId


@pytest.mark.parametrize("ask_with", [save_dialog, open_dialog])
@pytest.mark.parametrize(
    ("language", "labels"),
    [
        (Language.ZH, {"位置：", "文件名称：", "文件类型："}),
        (Language.EN, {"Look in:", "File name:", "Files of type:"}),
    ],
)
def test_a_file_dialog_speaks_one_language(
    qtbot: QtBot, ask_with: Callable[[QWidget, Look], AskPath], language: Language, labels: set[str]
) -> None:
    look = a_look(language, ThemeId.LIGHT)
    qt_words = QtWords(look)
    parent = QWidget()
    qtbot.addWidget(parent)
    seen: set[str] = set()

    def look_and_leave() -> None:
        """Read the labels of the dialog, then leave it."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        seen.update(label.text().replace("(&N)", "").replace("&", "") for label in dialog.findChildren(QLabel))
        dialog.reject()

    ask = ask_with(parent, look)
    QTimer.singleShot(0, look_and_leave)
    assert ask("?", "", "PNG (*.png)") == ""
    assert labels <= seen
    qt_words.remove()
