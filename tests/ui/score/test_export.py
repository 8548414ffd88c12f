"""Files that are really written, and what is copied."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from tests.rules import won
from tests.rules.hands import hand
from tests.ui.score.conftest import ShowPage
from trainer.rules import WonHand
from trainer.text import Language
from trainer.ui.controls.files import FileDialogs
from trainer.ui.theme import ThemeId


@pytest.mark.parametrize("name", ["example-2", "four-kongs", "seven-pairs", "under-the-line"])
def test_a_picture_of_twice_the_size_is_written(show: ShowPage, tmp_path: Path, name: str) -> None:
    page = show(won.EVERY_SORT[name], theme=ThemeId.DARK)
    page.exporter.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / Path(proposed).name)
    page.tools.png.click()
    (path,) = tmp_path.iterdir()
    assert path.name.startswith("sihai_")
    assert QImage(str(path)).width() == 2 * 1440
    assert page.tools.told() == f"已存：{path.name}"


def test_a_pdf_holds_vectors_and_its_own_fonts(show: ShowPage, tmp_path: Path, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_4, Language.EN)
    page.compare.click()
    page.exporter.files.ask_save = lambda _title, _proposed, _kinds: str(tmp_path / "score")
    qtbot.keyClick(page, Qt.Key.Key_P)
    content = (tmp_path / "score.pdf").read_bytes()
    assert content.startswith(b"%PDF-")
    assert b"/Subtype /Image" not in content
    assert b"/FontFile2" in content


def test_nothing_is_written_where_no_file_is_named(show: ShowPage, tmp_path: Path, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    page.exporter.files.ask_save = lambda _title, _proposed, _kinds: ""
    qtbot.keyClick(page, Qt.Key.Key_E)
    page.tools.pdf.click()
    assert page.tools.told() == ""
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_is_told(show: ShowPage, tmp_path: Path) -> None:
    page = show(won.EXAMPLE_2)
    page.exporter.files.ask_save = lambda _title, proposed, _kinds: str(
        tmp_path / "no such folder" / Path(proposed).name
    )
    for button in (page.tools.png, page.tools.pdf):
        button.click()
        assert page.tools.told().startswith("没有存成：")


def test_the_receipt_is_copied_as_lines(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    qtbot.keyClick(page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "55 分 ・ 点和 ・ 对家出 5万"
    assert "番值表：四海·休闲版" in lines
    assert page.tools.told() == "文字已复制"


def test_nothing_is_saved_or_copied_of_a_choice_being_tried(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.EXAMPLE_2)
    page.tools.try_it.click()
    assert not page.tools.png.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_C)
    assert page.tools.told() == ""
    page.tools.try_it.click()
    assert page.tools.png.isVisible()


@pytest.mark.parametrize(
    ("of", "notation"),
    [(won.EXAMPLE_2, "11223346m55p +5m [789m]"), (won.won(hand("1122p6688s445566z")), "1122p6688s44556z +6z")],
)
def test_the_notation_is_copied(show: ShowPage, qtbot: QtBot, of: WonHand, notation: str) -> None:
    page = show(of)
    qtbot.keyClick(page, Qt.Key.Key_M)
    assert QGuiApplication.clipboard().text() == notation
    assert notation in page.tools.told()


def test_files_go_to_the_documents_first_then_where_the_last_one_went(show: ShowPage, tmp_path: Path) -> None:
    page = show(won.EXAMPLE_2)
    asked: list[Path] = []

    def answer(_title: str, proposed: str, _kinds: str) -> str:
        asked.append(Path(proposed))
        return str(tmp_path / "mine.png")

    page.exporter.files.ask_save = answer
    page.tools.png.click()
    page.tools.png.click()
    assert [path.parent for path in asked] == [FileDialogs(page._look, page).folder, tmp_path]
    assert FileDialogs(page._look, page).folder != Path.cwd()
