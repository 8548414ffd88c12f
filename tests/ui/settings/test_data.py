"""All hands go out as a file and come in again, by clicks; what cannot be is told."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context
from trainer.ui.settings import SettingsPage

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def context(qapp: QApplication, tmp_path: Path) -> Iterator[Context]:
    assert qapp
    with given(Look(Words(Language.EN)), tmp_path / "profile", Settings(language=Language.EN), Ways()) as found:
        yield found


@pytest.fixture
def page(qtbot: QtBot, context: Context) -> SettingsPage:
    made = SettingsPage(context)
    qtbot.addWidget(made)
    made.show()
    return made


def answer_with(page: SettingsPage, path: Path) -> None:
    """Let every dialog name a file."""
    page.data.files.ask_open = page.data.files.ask_save = lambda *_: str(path)


def test_hands_go_out_and_come_in_again_only_where_they_are_new(
    qtbot: QtBot, page: SettingsPage, context: Context, tmp_path: Path
) -> None:
    context.session.deal_new()
    answer_with(page, tmp_path / "all")
    qtbot.mouseClick(page.data.buttons["export"], LEFT)
    assert page.data.told.text() == "Exported to all.jsonl: 1 hand"
    answer_with(page, tmp_path / "all.jsonl")
    qtbot.mouseClick(page.data.buttons["import"], LEFT)
    assert page.data.told.text() == "New from all.jsonl: 0 hands"


def test_results_are_a_table(qtbot: QtBot, page: SettingsPage, context: Context, tmp_path: Path) -> None:
    context.session.deal_new()
    answer_with(page, tmp_path / "results.csv")
    qtbot.mouseClick(page.data.buttons["results"], LEFT)
    with (tmp_path / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.reader(file))) == 2


def test_what_is_no_export_is_told(qtbot: QtBot, page: SettingsPage, tmp_path: Path) -> None:
    answer_with(page, tmp_path / "gone.jsonl")
    qtbot.mouseClick(page.data.buttons["import"], LEFT)
    assert "gone.jsonl" in page.data.told.text()


def test_no_file_named_changes_nothing(qtbot: QtBot, page: SettingsPage) -> None:
    page.data.files.ask_open = page.data.files.ask_save = lambda *_: ""
    for button in page.data.buttons.values():
        qtbot.mouseClick(button, LEFT)
    assert not page.data.told.isVisible()
