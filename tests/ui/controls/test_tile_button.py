"""A tile of a hand is chosen by pointer and key, rises as far as motion allows, and says its name."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.rules import FanId, Tile
from trainer.text import Language, Words
from trainer.ui.controls import FOOT, MARGIN, TileButton
from trainer.ui.look import Look
from trainer.ui.tiles import TileState


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """A window in front, with room for a tile away from the pointer."""
    table = QWidget()
    table.resize(400, 400)
    qtbot.addWidget(table)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return table


@pytest.fixture
def button(table: QWidget, look: Look) -> TileButton:
    button = TileButton(look, Tile.M3, foot=FOOT, parent=table)
    button.move(200, 200)
    button.show()
    return button


def top(button: TileButton) -> int:
    """The first row of pixels that the tile covers in its middle."""
    image = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    x, ground = image.width() // 2, image.pixel(0, 0)
    return next(y for y in range(image.height()) if image.pixel(x, y) != ground)


@pytest.mark.parametrize(
    ("tile", "zh", "en"),
    [(Tile.M3, "三万", "3 of Characters"), (Tile.Z1, "东风", "East Wind"), (Tile.P9, "九饼", "9 of Dots")],
)
def test_it_says_its_name_in_the_language_in_force(
    look: Look, button: TileButton, tile: Tile, zh: str, en: str
) -> None:
    button.set_tile(tile)
    assert button.tile is tile
    assert QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name) == zh
    look.set_words(Words(Language.EN))
    assert button.accessibleName() == en


def test_only_the_tile_takes_the_pointer(qtbot: QtBot, button: TileButton) -> None:
    inside = button.tile_rect().center().toPoint()
    with qtbot.waitSignal(button.clicked):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=inside)
    for outside in (QPoint(1, inside.y()), QPoint(inside.x(), button.height() - 2)):
        with qtbot.assertNotEmitted(button.clicked):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=outside)


def test_the_space_bar_clicks_it(qtbot: QtBot, button: TileButton) -> None:
    with qtbot.waitSignal(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_enter_is_left_to_the_table(qtbot: QtBot, button: TileButton) -> None:
    with qtbot.assertNotEmitted(button.clicked):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_a_chosen_tile_rises_and_comes_down(qtbot: QtBot, button: TileButton) -> None:
    rest = top(button)
    button.set_selected(True)
    qtbot.waitUntil(lambda: top(button) == rest - 14)
    button.set_selected(False)
    qtbot.waitUntil(lambda: top(button) == rest)


def test_a_lifted_tile_rises_without_a_ring(qtbot: QtBot, look: Look, button: TileButton) -> None:
    rest = top(button)
    button.set_lifted(True)
    qtbot.waitUntil(lambda: top(button) == rest - 14)
    look.set_reduced_motion(True)
    assert top(button) == rest


def test_it_can_stand_smaller(button: TileButton) -> None:
    button.set_base(48)
    assert (button.tile_rect().width(), button.tile_rect().height()) == (48, 64)
    assert button.size() == button.sizeHint()


def test_in_reduced_motion_the_ring_alone_tells_it(look: Look, button: TileButton) -> None:
    look.set_reduced_motion(True)
    rest, bare = top(button), button.grab().toImage()
    button.set_selected(True)
    assert top(button) == rest
    assert button.grab().toImage() != bare


def test_a_tile_that_cannot_be_played_does_not_rise(look: Look, button: TileButton) -> None:
    look.set_reduced_motion(True)
    bare = button.grab().toImage()
    button.setEnabled(False)
    button.set_selected(True)
    assert button.grab().toImage() == bare


@pytest.mark.parametrize("state", [state for state in TileState if state not in (TileState.REST, TileState.QUIET)])
def test_every_state_is_seen(button: TileButton, state: TileState) -> None:
    bare = button.grab().toImage()
    button.set_state(state)
    assert button.grab().toImage() != bare


@pytest.mark.parametrize("count", [1, 2, 3])
def test_pips_stand_under_the_middle_of_the_tile(button: TileButton, count: int) -> None:
    button.set_pips((FanId.YITIAOLONG, FanId.YIBANGAO, FanId.SANSETONGSHUN)[:count])
    image, rect = button.grab().toImage().convertToFormat(QImage.Format.Format_RGB32), button.tile_rect()
    below = range(round(rect.bottom()) + 6, image.height())
    ground = image.pixel(0, 0)
    inked = [x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in below)]
    assert abs((inked[0] + inked[-1] + 1) / 2 - rect.center().x()) <= 2


def test_pips_and_captions_stand_below_the_tile(button: TileButton) -> None:
    foot = button.rect().adjusted(0, round(button.tile_rect().bottom()) + 1, 0, 0)
    bare = button.grab(foot).toImage()
    button.set_pips((FanId.YITIAOLONG, FanId.HUNYISE))
    two = button.grab(foot).toImage()
    button.set_pips((FanId.YITIAOLONG, FanId.HUNYISE, FanId.QINGYISE))
    three = button.grab(foot).toImage()
    button.set_pips((FanId.YITIAOLONG, FanId.HUNYISE, FanId.QINGYISE, FanId.QIDUI))
    assert button.grab(foot).toImage() == three
    assert bare != two
    assert two != three
    button.set_caption("最佳")
    assert button.grab(foot).toImage() not in (bare, two, three)


@pytest.mark.parametrize("scale", [0.75, 1, 1.3, 2])
def test_it_grows_with_the_tile_scale(look: Look, button: TileButton, scale: float) -> None:
    look.set_tile_scale(scale)
    rect = button.tile_rect()
    assert rect.width() == round(60 * scale)
    assert rect.height() == pytest.approx(rect.width() * 4 / 3, abs=0.5)
    assert button.size() == button.sizeHint()
    assert button.rect().toRectF().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN).contains(rect)


def test_the_ring_shows_for_the_keyboard(button: TileButton) -> None:
    bare = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    ringed = button.grab().toImage()
    assert ringed != bare
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.tile_rect().center().toPoint())
    assert not button.ring_shown
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(0, 0))


@pytest.mark.parametrize("reduced", [False, True])
def test_under_the_pointer_it_looks_other_than_chosen(
    qtbot: QtBot, look: Look, button: TileButton, reduced: bool
) -> None:
    look.set_reduced_motion(reduced)
    qtbot.mouseMove(button, button.tile_rect().center().toPoint())
    qtbot.waitUntil(button.underMouse)
    button.set_selected(False)
    qtbot.waitUntil(lambda: reduced or 0 < button._lifting.height < 0.5)
    hovered = button.grab().toImage()
    button.set_selected(True)
    qtbot.waitUntil(lambda: reduced or button._lifting.height == 1.0)
    assert button.grab().toImage() != hovered


def test_in_another_size_it_looks_as_if_it_had_always_had_it(table: QWidget, look: Look) -> None:
    sizes = TileButton(look, Tile.M3, foot=FOOT, parent=table), TileButton(Look(look.words), Tile.M3, 83, parent=table)
    changed, always = sizes
    for button in sizes:
        button.show()
        button.grab()
    changed.set_base(83)
    corner = always.tile_rect().toRect()
    wanted = always.grab(corner).toImage()
    assert changed.grab(corner).toImage() == wanted
