"""Pages grow with a large window, and leave what the chosen size of the interface needs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize

from trainer.ui.fitting import growth, page_growth


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
