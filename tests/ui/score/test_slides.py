"""Pictures for slides: a PNG is as wide as was chosen, an SVG is made of vectors."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.rules import Meld, Tile, parse_tiles
from trainer.ui.look import Look
from trainer.ui.score.slides import SLIDE_WIDTHS, SlideMenu, TilesPicture, save_svg
from trainer.ui.tiles import held_groups

GROUPS = held_groups(parse_tiles("123m456p7899s"), (Meld.pung(Tile.Z5),))


@pytest.fixture
def menu(look: Look, qtbot: QtBot, tmp_path: Path) -> SlideMenu:
    """The menu of a page that saves into a folder of the test."""
    page = QWidget()
    qtbot.addWidget(page)
    made = SlideMenu(look, page)
    made.files.ask_save = lambda _title, proposed, _kinds: str(tmp_path / Path(proposed).name)
    made.offer(TilesPicture(look, GROUPS), "hand", page)
    return made


@pytest.mark.parametrize("place", range(len(SLIDE_WIDTHS)))
def test_a_png_is_as_wide_as_was_chosen(menu: SlideMenu, qtbot: QtBot, tmp_path: Path, place: int) -> None:
    width = SLIDE_WIDTHS[place]
    with qtbot.waitSignal(menu.told) as told:
        menu.menu.actions()[place].trigger()
    assert told.args == [f"已存：hand_{width}.png"]
    assert QImageReader(str(tmp_path / f"hand_{width}.png")).size().width() == width


def test_an_svg_is_made_of_vectors(menu: SlideMenu, tmp_path: Path) -> None:
    menu.menu.actions()[-1].trigger()
    text = (tmp_path / "hand.svg").read_text("utf-8")
    assert "<svg" in text
    assert "<path" in text
    assert "<image" not in text
    assert not QImage(str(tmp_path / "hand.svg")).isNull()


def test_where_nothing_can_be_written_it_is_said(menu: SlideMenu, qtbot: QtBot, tmp_path: Path) -> None:
    menu.files.ask_save = lambda _title, _proposed, _kinds: str(tmp_path / "no" / "hand.svg")
    with qtbot.waitSignal(menu.told) as told:
        menu.menu.actions()[-1].trigger()
    assert told.args is not None
    assert "hand.svg" not in told.args[0]


def test_the_tiles_fill_their_picture(look: Look, tmp_path: Path) -> None:
    paper = TilesPicture(look, GROUPS)
    save_svg(paper, tmp_path / "a.svg", "a")
    assert paper.width > paper.height > 100
