"""Pages grow with a large window, and leave what the chosen size of the interface needs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.look.fitting import fitted_scale, growth, largest_scale, page_growth
from trainer.ui.look.page_look import PageLook
from trainer.ui.theme import ThemeId


@pytest.mark.parametrize(
    ("window", "factor"),
    [((1024, 700), 1.0), ((1440, 900), 1.0), ((1920, 1080), 1.2), ((2880, 1800), 2.0), ((3840, 2160), 2.0)],
)
def test_a_large_window_is_drawn_larger_up_to_twice(window: tuple[int, int], factor: float) -> None:
    assert growth(QSize(*window)) == factor
    assert page_growth(QSize(*window), 1.0) == factor


@pytest.mark.parametrize(("window", "chosen", "factor"), [((1920, 1080), 1.5, 1.0), ((2880, 1800), 1.5, 1.5)])
def test_a_large_interface_leaves_less_to_grow(window: tuple[int, int], chosen: float, factor: float) -> None:
    assert page_growth(QSize(*window), chosen) == pytest.approx(factor)


@given(st.integers(640, 5000), st.integers(480, 3000), st.sampled_from([0.75, 1.0, 1.25, 1.5, 1.75, 2.0]))
def test_growing_leaves_room_for_a_whole_page_or_does_not_happen(wide: int, high: int, chosen: float) -> None:
    factor = page_growth(QSize(wide, high), chosen)
    scale = factor * chosen
    assert factor == 1 or (wide >= 1280 * scale - 1e-6 and high >= 800 * scale - 1e-6)
    assert 1 <= factor <= growth(QSize(wide, high))


@pytest.mark.parametrize(
    ("window", "language", "most"),
    [
        ((800, 600), Language.ZH, 1.0),
        ((1280, 800), Language.ZH, 1.25),
        ((1280, 800), Language.EN, 1.2),
        ((1920, 1080), Language.ZH, 1.35),
        ((1920, 1080), Language.EN, 1.3),
    ],
)
def test_the_largest_size_that_can_be_chosen_is_what_the_words_of_a_language_leave(
    window: tuple[int, int], language: Language, most: float
) -> None:
    assert largest_scale(QSize(*window), language) == most


@pytest.mark.parametrize(
    ("wanted", "window", "scale"),
    [
        (1.0, (1440, 900), 1.0),
        (0.75, (1440, 900), 0.75),
        (1.0, (1920, 1080), 1.2),
        (0.75, (1920, 1080), 0.9),
        (2.0, (1280, 800), 1.25),
        (2.0, (800, 600), 1.0),
    ],
)
def test_the_table_grows_with_its_window_as_far_as_it_fits(
    wanted: float, window: tuple[int, int], scale: float
) -> None:
    assert fitted_scale(wanted, QSize(*window), Language.ZH) == pytest.approx(scale)


@given(st.integers(640, 5000), st.integers(480, 3000), st.sampled_from(Language))
def test_the_largest_size_fits_and_the_next_does_not(wide: int, high: int, language: Language) -> None:
    window = QSize(wide, high)
    most = largest_scale(window, language)
    whole = fitted_scale(100, window, language)
    assert fitted_scale(most, window, language) <= whole
    assert most == 1 or most * growth(window) <= whole + 1e-9 < (most + 0.05) * growth(window) + 1e-9


@pytest.fixture
def followed(qapp: QApplication) -> Look:
    assert qapp
    return Look(Words(Language.ZH))


def test_the_look_of_a_page_follows_the_apps_in_all_but_its_size(followed: Look, qtbot: QtBot) -> None:
    followed.set_ui_scale(2.0)
    look = PageLook(followed, whole=True)
    with qtbot.waitSignal(look.changed):
        look.follow(QSize(1280, 800))
    assert look.ui_scale == 1.25
    followed.set_words(Words(Language.EN))
    with qtbot.waitSignal(look.changed):
        look.follow(QSize(1280, 800))
    assert (look.language, look.ui_scale) == (Language.EN, 1.2)
    followed.set_theme(ThemeId.DARK)
    with qtbot.waitSignal(look.changed):
        look.follow(QSize(1280, 800))
    assert (look.theme, look.art, look.ui_scale) == (followed.theme, followed.art, 1.2)
    assert followed.ui_scale == 2.0


def test_a_window_of_another_size_that_changes_nothing_tells_nobody(followed: Look, qtbot: QtBot) -> None:
    look = PageLook(followed, whole=True)
    look.follow(QSize(1280, 800))
    with qtbot.assertNotEmitted(look.changed):
        look.follow(QSize(1300, 810))
