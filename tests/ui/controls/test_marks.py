"""Every fan has a mark of its own: by shape and filling its class and rank, by its character the fan."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from trainer.rules import FANS, INCIDENTAL_FANS, MAIN_FANS, SMALL_FANS, FanId
from trainer.text import Language, Words
from trainer.ui.controls.marks import mark_sign, paint_mark
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId


def painted(look: Look, fan: FanId, side: int = 28) -> QImage:
    canvas = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    paint_mark(painter, QRectF(0, 0, side, side), fan, look)
    painter.end()
    return canvas


@pytest.mark.parametrize("language", Language)
def test_no_two_fans_share_a_sign(language: Language) -> None:
    signs = {mark_sign(fan, language) for fan in FanId}
    assert len(signs) == len(FanId)
    assert all(len(sign) == 1 for sign in signs)


def test_the_chinese_sign_is_of_the_fans_name() -> None:
    assert all(mark_sign(fan, Language.ZH) in row.zh for fan, row in FANS.items())


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("side", [17, 28])
def test_no_two_marks_look_the_same(look: Look, language: Language, side: int) -> None:
    look.set_words(Words(language))
    seen = {fan: painted(look, fan, side) for fan in FanId}
    assert all(seen[a] != seen[b] for a, b in combinations(FanId, 2))


def spilled(look: Look, fan: FanId, side: int) -> bool:
    """Whether the mark has ink more than a pixel and a half outside its square."""
    room = QImage(side + 8, side + 8, QImage.Format.Format_ARGB32_Premultiplied)
    room.fill(Qt.GlobalColor.transparent)
    painter = QPainter(room)
    paint_mark(painter, QRectF(4, 4, side, side), fan, look)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(2, 2, side + 4, side + 4, Qt.GlobalColor.black)  # what is left can only be outside
    painter.end()
    empty = room.copy()
    empty.fill(Qt.GlobalColor.transparent)
    return room != empty


@pytest.mark.parametrize("side", [17, 20, 24, 28, 48, 56])
def test_marks_stay_in_their_squares(look: Look, side: int) -> None:
    assert [fan for fan in FanId if spilled(look, fan, side)] == []


@pytest.mark.parametrize("theme", ThemeId)
def test_main_fans_are_solid_and_the_others_hollow(look: Look, theme: ThemeId) -> None:
    look.set_theme(theme)
    solid = {fan for fan in FanId if painted(look, fan, 56).pixelColor(10, 28).alpha() == 255}
    assert set(MAIN_FANS) <= solid
    assert not solid & {*SMALL_FANS, *INCIDENTAL_FANS} - {FanId.GANG}


def test_marks_are_in_the_colours_of_the_theme(look: Look) -> None:
    for fan in FanId:
        canvas = painted(look, fan, 56)
        assert QColor(look.theme.fans[fan]).rgba() in {canvas.pixel(x, y) for x in range(56) for y in range(56)}, fan
