"""Files are asked for in the chosen language throughout, and text fields offer cut, copy and paste in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QMenu, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.bench.line import HandLine
from trainer.ui.controls.files import FileDialogs, QtWords
from trainer.ui.look import Look


@pytest.fixture
def words(look: Look) -> QtWords:
    """Qt's words in the language of the look."""
    return QtWords(look, look)


def said_by(dialog: QWidget) -> list[str]:
    """Everything that a dialog says of itself."""
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    buttons = [button.text() or button.toolTip() for button in dialog.findChildren(QAbstractButton)]
    heads = [
        str(view.model().headerData(column, view.header().orientation()))
        for view in dialog.findChildren(QTreeView)
        for column in range(view.model().columnCount())
        if not view.isColumnHidden(column)
    ]
    return [text for text in (*labels, *buttons, *heads) if text]


def is_chinese(text: str) -> bool:
    """Whether a text has Chinese signs."""
    return any("\u4e00" <= char <= "\u9fff" for char in text)


@pytest.mark.usefixtures("words")
def test_qts_own_file_dialog_speaks_the_chosen_language_throughout(qtbot: QtBot, look: Look, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    heard: list[list[str]] = []

    def look_and_close() -> None:
        """Read the dialog, and close it."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        heard.append(said_by(dialog))
        dialog.reject()

    files = FileDialogs(look, parent)
    files.folder = tmp_path
    for language in (Language.ZH, Language.EN):
        look.set_words(Words(language))
        QTimer.singleShot(0, look_and_close)
        assert files.to_read("x", "x (*.x)") is None
    chinese, english = heard
    assert [text for text in chinese if not is_chinese(text)] == []
    assert {"查找范围：", "文件类型："} <= set(chinese)
    assert [text for text in english if is_chinese(text)] == []


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.usefixtures("words")
def test_a_right_click_in_a_line_offers_cut_copy_and_paste_in_the_language(qtbot: QtBot, look: Look) -> None:
    line = HandLine(look)
    qtbot.addWidget(line)
    line.show()
    offered = []
    for language in (Language.ZH, Language.EN):
        look.set_words(Words(language))
        at = line.rect().center()
        QApplication.sendEvent(line.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, at))
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        offered.append([action.text().split("\t")[0].replace("&", "") for action in menu.actions()][:3])
        menu.close()
    assert offered == [["剪切(T)", "复制(C)", "粘贴(P)"], ["Cut", "Copy", "Paste"]]
