"""The drawings of tiles are read in pauses, a little at a time, so that no first paint has to."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.rules import TILES
from trainer.text import Language, Words
from trainer.ui.ahead import Ahead
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId
from trainer.ui.tiles import TileFace
from trainer.ui.tiles.art import read_drawings


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """What the work goes with."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def paint_all(look: Look) -> None:
    """Paint every tile, whole and small."""
    for tile in TILES:
        look.art.pixmap(TileFace(tile), 48, 1.0)
        look.art.pixmap(TileFace(tile, mini=True), 20, 1.0)


def test_tiles_are_painted_from_drawings_read_ahead(window: QWidget, qtbot: QtBot) -> None:
    look = Look(Words(Language.ZH), ThemeId.DARK, window)
    ahead = Ahead(look, window)
    qtbot.waitUntil(lambda: not ahead.at_work)
    before = read_drawings()
    paint_all(look)
    assert read_drawings() == before


def test_tiles_of_another_look_are_read_as_well(window: QWidget, qtbot: QtBot) -> None:
    look = Look(Words(Language.ZH), ThemeId.LIGHT, window)
    ahead = Ahead(look, window)
    look.set_theme(ThemeId.CONTRAST)
    assert ahead.at_work
    qtbot.waitUntil(lambda: not ahead.at_work)
    before = read_drawings()
    paint_all(look)
    assert read_drawings() == before
