"""In every size, language and theme: no word is cut, no tile leaves the page, no bar to scroll at the usual sizes."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QScrollArea, QWidget

from tests.ui.bench.conftest import ShowBench
from trainer.rules import FanId, Relation, Seat
from trainer.text import Language
from trainer.ui.bench import BenchPage, Setup
from trainer.ui.bench.event_toggle import EventToggle
from trainer.ui.bench.examples import EXAMPLES
from trainer.ui.controls import IconButton, KeyButton, TextLabel
from trainer.ui.controls.segmented import Segment
from trainer.ui.page_bar import PageLink
from trainer.ui.theme import ThemeId

SIZES = [(1024, 700), (1280, 800), (1440, 900), (1920, 1080)]
STATES = {
    **EXAMPLES,
    "empty": Setup(),
    "part": Setup("123m456p11z +7s [789s]"),
    "no-win": Setup("123m456p789s12345z"),
    "no-fan": Setup("123m456p789s222p11z"),
    "faults": Setup("12x3m 55555p [124m] 4 +5s", Seat.E, Relation.NEXT, frozenset({FanId.TIANHE})),
}


def cut(page: BenchPage) -> Iterator[str]:
    """Controls that have less room than their words need."""
    for kind in (KeyButton, IconButton, TextLabel, Segment, PageLink, EventToggle):
        for widget in page.findChildren(kind):
            if not widget.isVisibleTo(page):
                continue
            width, height = widget.minimumSizeHint().width(), widget.sizeHint().height()
            if isinstance(widget, TextLabel | EventToggle) and widget.hasHeightForWidth():
                height = widget.heightForWidth(widget.width())
            if isinstance(widget, TextLabel) and not widget.hasHeightForWidth():
                width = widget.sizeHint().width()
            if widget.width() < width or widget.height() < height:
                yield f"{type(widget).__name__} {widget.accessibleName()} {widget.size()} needs {width}×{height}"


def outside(page: BenchPage) -> Iterator[str]:
    """Tiles and melds that leave the row of the hand."""
    row = page.hand.row
    buttons: list[QWidget] = [*row.tiles, *row.melds]
    for button in buttons:
        if button.isVisible() and not row.rect().contains(button.geometry().adjusted(0, 20, 0, 0)):
            yield f"{button.accessibleName()} at {button.geometry()} in {row.rect()}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", list(Language))
def test_everything_fits(show: ShowBench, language: Language, size: tuple[int, int]) -> None:
    page = show(language, size=size)
    scroll = page.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    for name, setup in STATES.items():
        page.load(setup)
        assert not page.grab().isNull()
        assert list(cut(page)) == [], name
        assert list(outside(page)) == [], name
        assert scroll.horizontalScrollBar().maximum() == 0, name
        assert scroll.verticalScrollBar().maximum() == 0, name
        outcome = page.outcome
        assert outcome.height() >= outcome.heightForWidth(outcome.width()), name


@pytest.mark.parametrize("theme", list(ThemeId))
def test_every_theme_paints_every_state(show: ShowBench, theme: ThemeId) -> None:
    page = show(theme=theme)
    for setup in STATES.values():
        page.load(setup)
        assert not page.grab().isNull()


def test_an_overlong_hand_still_stands_on_the_page(show: ShowBench) -> None:
    page = show(size=(1024, 700))
    page.load(Setup("123456789m123456789p123456789s1234567z [1111z]"))
    assert list(outside(page)) == []
