"""The look tells every change once, keeps scales within bounds, and dresses the app."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.theme import FULL_MOTION, THEMES, Step, ThemeId, TileThemeId
from trainer.ui.tiles import TileFace

CHANGES: dict[str, Callable[[Look], None]] = {
    "words": lambda look: look.set_words(Words(Language.EN)),
    "theme": lambda look: look.set_theme(ThemeId.DARK),
    "tile theme": lambda look: look.set_tile_theme(TileThemeId.BONE),
    "corner indices": lambda look: look.set_corner_indices(False),
    "tile scale": lambda look: look.set_tile_scale(1.5),
    "interface scale": lambda look: look.set_ui_scale(1.25),
    "motion": lambda look: look.set_reduced_motion(True),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_is_told_once(qtbot: QtBot, look: Look, change: Callable[[Look], None]) -> None:
    told: list[bool] = []
    look.changed.connect(lambda: told.append(True))
    with qtbot.waitSignal(look.changed):
        change(look)
    change(look)  # what is so already is not told again
    assert told == [True]


@pytest.mark.parametrize(("asked", "given"), [(0.1, 0.75), (0.75, 0.75), (1.13, 1.13), (2, 2), (9, 2)])
def test_scales_stay_within_bounds(look: Look, asked: float, given: float) -> None:
    look.set_tile_scale(asked)
    look.set_ui_scale(asked)
    assert (look.tile_scale, look.ui_scale) == (given, given)


def test_sizes_follow_their_own_scale(look: Look) -> None:
    look.set_ui_scale(1.5)
    look.set_tile_scale(2)
    assert (look.px(8), look.tile_width(60), look.tile_size(60).height()) == (12, 120, 160)
    assert look.font(Step.BODY).pixelSize() == 21


@pytest.mark.parametrize("step", Step)
def test_a_line_holds_its_font(look: Look, step: Step) -> None:
    assert QFontMetricsF(look.font(step)).tightBoundingRect("0123456789国龙").height() <= step.line


@pytest.mark.parametrize("step", Step)
def test_the_weight_is_the_steps_unless_asked(look: Look, step: Step) -> None:
    assert look.font(step).bold() == step.bold
    assert look.font(step, bold=not step.bold).bold() != step.bold


def test_the_tiles_follow_the_interface_until_they_have_a_theme_of_their_own(look: Look) -> None:
    face = TileFace(None)

    def back() -> str:
        return look.art.pixmap(face, 60, 1).toImage().pixelColor(30, 40).name()

    ivory = back()
    look.set_theme(ThemeId.DARK)
    bone = back()
    look.set_tile_theme(TileThemeId.IVORY)
    assert bone != ivory
    assert back() == ivory
    look.set_tile_theme(None)
    assert back() == bone


def test_reduced_motion_keeps_only_short_fades(look: Look) -> None:
    assert look.motion == FULL_MOTION
    look.set_reduced_motion(True)
    assert look.reduced_motion
    assert (look.motion.raise_tile, look.motion.discard, look.motion.lane, look.motion.refused) == (0, 0, 0, 0)
    assert max(look.motion.number, look.motion.claims) == 80


@pytest.mark.parametrize("theme", ThemeId)
def test_the_app_takes_the_colours_and_the_font_of_the_theme(qapp: QApplication, look: Look, theme: ThemeId) -> None:
    before = qapp.font(), qapp.palette()
    look.dress(qapp)
    look.set_theme(theme)
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == THEMES[theme].bg.lower()
    assert qapp.font().family() == look.font(Step.BODY).family()
    qapp.setFont(before[0])
    qapp.setPalette(before[1])
    assert THEMES[theme].accent in look.style_sheet()
