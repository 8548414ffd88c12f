"""Icons, key caps and lines are drawn in the colours of the theme."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from trainer.resources import asset
from trainer.ui.controls import AppIcon, Hairline, KeyCap, app_icon, paint_icon
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId

ICONS = sorted(path.stem for path in asset("icons").glob("*.svg") if "-" not in path.stem and path.stem != "app")


def colours(image: QImage) -> set[str]:
    """The colours of all pixels that are wholly there."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {pixel.name().upper() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.usefixtures("qapp")
def test_every_icon_takes_the_colour_it_is_given() -> None:
    assert ICONS
    for name in ICONS:
        canvas = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        canvas.fill(Qt.GlobalColor.transparent)
        painter = QPainter(canvas)
        paint_icon(painter, QRectF(0, 0, 80, 80), name, "#A23A2A")
        painter.end()
        found = colours(canvas)
        assert "#A23A2A" in found, name
        assert "#4D5852" not in found, name  # the colour it is drawn in


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [16, 32, 256])
def test_the_app_icon_comes_in_the_sizes_of_desktops(side: int) -> None:
    assert QSize(side, side) in app_icon().availableSizes()


@pytest.mark.parametrize("theme", ThemeId)
def test_the_app_icon_beside_the_name_is_in_the_accent(qtbot: QtBot, look: Look, theme: ThemeId) -> None:
    look.set_theme(theme)
    icon = AppIcon(look, 44)
    qtbot.addWidget(icon)
    icon.resize(icon.sizeHint())
    assert icon.grab().toImage().pixelColor(22, 4) == QColor(look.theme.accent)


def test_a_key_cap_holds_its_text(qtbot: QtBot, look: Look) -> None:
    widths = []
    for key in ("Z", "Enter", "Ctrl Z"):
        cap = KeyCap(look, key)
        qtbot.addWidget(cap)
        assert cap.accessibleName() == key
        widths.append(cap.sizeHint().width())
    assert widths == sorted(widths)
    assert widths[0] >= 18


@pytest.mark.parametrize("way", Qt.Orientation)
def test_a_hairline_is_one_pixel_of_line(qtbot: QtBot, look: Look, way: Qt.Orientation) -> None:
    line = Hairline(look, way)
    qtbot.addWidget(line)
    line.resize(line.sizeHint())
    assert line.size() == QSize(1, 1)
    assert line.grab().toImage().pixelColor(0, 0) == QColor(look.theme.line)
