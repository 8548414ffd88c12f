"""How large pages are drawn in a window: they grow with a large one, and an interface scale that would break the table
is held back. No Qt."""

from typing import Final, Protocol

from trainer.text import Language


class Size(Protocol):
    """The size of a window in pixels, as Qt tells it."""

    def width(self) -> int:
        """How wide it is."""

    def height(self) -> int:
        """How high it is."""


_ROOM: Final = {Language.ZH: (960, 640), Language.EN: (1024, 660)}
"""The least window, in pixels at 100 %, in which the whole table has its place with the words of a language."""

_DESIGN: Final = (1440, 900)
"""The window for which the table is drawn, in pixels."""
_MOST_GROWTH: Final = 2.0
"""How many times as large as drawn a large window shows it at most."""

_PAGE: Final = (1280, 800)
"""The window, in pixels at 100 %, that the other pages are never made too large for by growing."""


def growth(window: Size) -> float:
    """How many times as large as drawn the table is in a window: 1 in all that are not larger than the design."""
    return min(_MOST_GROWTH, max(1.0, _ratio(window, *_DESIGN)))


def page_growth(window: Size, chosen: float) -> float:
    """How many times as large the pages beside the table are for a window, where ``chosen`` is the interface scale."""
    return max(1.0, min(growth(window), _ratio(window, *_PAGE) / chosen))


def largest_scale(window: Size, language: Language) -> float:
    """The largest interface scale that can be chosen for the table in a window and still fits it, its growth aside; 1
    in the smallest windows."""
    return max(1.0, int(20 * _whole(window, language) / growth(window)) / 20)


def fitted_scale(wanted: float, window: Size, language: Language) -> float:
    """The scale at which the table is drawn where ``wanted`` is chosen: grown with the window, as far as it fits."""
    return min(wanted * growth(window), _whole(window, language))


def _whole(window: Size, language: Language) -> float:
    """The scale at which the whole table with a language's words just fits a window, never less than 1."""
    return max(1.0, _ratio(window, *_ROOM[language]))


def _ratio(window: Size, wide: int, high: int) -> float:
    """How many times a window is as large as another, in steps of a twentieth: text of few sizes is drawn sooner."""
    return int(20 * min(window.width() / wide, window.height() / high)) / 20
