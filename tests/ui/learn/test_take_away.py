"""The lessons lead to what can be taken away: by key and click, written where it was asked."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from trainer.rules import FanId
from trainer.ui.learn import LessonPage
from trainer.ui.page import Context


@pytest.fixture
def page(qtbot: QtBot, context: Context, tmp_path: Path) -> Iterator[LessonPage]:
    made = LessonPage(context)
    made.take_away.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / "out" / Path(proposed).name)
    made.resize(1280, 800)
    made.show()
    made.enter(FanId.GANG)
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def test_s_saves_the_sheet_of_fans(qtbot: QtBot, page: LessonPage, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    qtbot.keyClick(page, Qt.Key.Key_S)
    assert page.take_away.told.text() == "已存：四海二十番.pdf"
    assert (tmp_path / "out" / "四海二十番.pdf").read_bytes().startswith(b"%PDF-")


def test_the_deck_is_saved_by_its_button(qtbot: QtBot, page: LessonPage, tmp_path: Path) -> None:
    qtbot.mouseClick(page.take_away.deck, Qt.MouseButton.LeftButton)
    assert page.take_away.told.text() == "已存：四海二十番.apkg"
    assert (tmp_path / "out" / "四海二十番.apkg").read_bytes().startswith(b"PK")


def test_what_cannot_be_written_is_told(
    qtbot: QtBot, page: LessonPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out").write_text("a file where a folder should be")
    qtbot.mouseClick(page.take_away.large, Qt.MouseButton.LeftButton)
    assert page.take_away.told.text().startswith("没有存成")
    monkeypatch.setitem(sys.modules, "genanki", None)
    qtbot.mouseClick(page.take_away.deck, Qt.MouseButton.LeftButton)
    assert "sihai-trainer[anki]" in page.take_away.told.text()
