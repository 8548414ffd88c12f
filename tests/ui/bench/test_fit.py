"""In every size and language no word is cut, no tile leaves the page, and nothing is scrolled sideways."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea

from tests.ui.bench.conftest import ShowBench
from tests.ui.fits import misfits, settle
from trainer.coach.bench import EXAMPLES, Setup
from trainer.rules import FanId, Relation, Seat, Tile
from trainer.text import Language
from trainer.ui.bench import BenchPage
from trainer.ui.controls.choice import Choice
from trainer.ui.theme import ThemeId

SIZES = [(880, 460), (960, 540), (1280, 800), (1920, 1080)]
FAULTY = Setup("12x3m 55555p [124m] 4 +5s", Seat.E, Relation.NEXT, frozenset({FanId.TIANHE}))
STATES = {
    **EXAMPLES,
    "empty": Setup(),
    "part": Setup("123m456p11z +7s [789s]"),
    "waits": Setup("23456789m123p55s"),
    "nine-waits": Setup("1112345678999p"),
    "under-the-line": Setup("123m678m234p789s55z"),
    "no-win": Setup("123m456p789s12345z"),
    "overlong": Setup("123456789m123456789p123456789s1234567z [1111z]"),
    "faults": FAULTY,
}


def scrolled(page: BenchPage) -> int:
    """How far the page can be scrolled down."""
    settle()
    area = page.findChildren(QScrollArea)[0]
    return area.verticalScrollBar().maximum()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", list(Language))
def test_everything_fits(show: ShowBench, language: Language, size: tuple[int, int]) -> None:
    page = show(language, size=size)
    for name, setup in STATES.items():
        page.load(setup)
        assert list(misfits(page)) == [], name
        if size >= (1280, 800) and setup is not FAULTY:
            assert scrolled(page) == 0, name


@pytest.mark.parametrize(("size", "largest"), [((880, 460), 1.5), ((1280, 800), 2.0)])
@pytest.mark.parametrize("language", list(Language))
def test_a_larger_interface_makes_no_tile_smaller_and_scrolls_down_only(
    show: ShowBench, language: Language, size: tuple[int, int], largest: float
) -> None:
    tiles = []
    for scale in (1.0, largest):
        page = show(language, size=size, ui_scale=scale)
        page.load(EXAMPLES["kongs"])
        assert list(misfits(page)) == []
        shown = (page.palette_tiles.tiles[Tile.M1], page.hand.row.tiles[0])
        tiles.append([button.tile_rect().width() for button in shown])
    assert tiles[1] == pytest.approx(tiles[0], abs=1)  # the bar for scrolling is wider


def test_every_choice_and_every_fan_is_whole_in_a_narrow_window_at_twice_the_size(show: ShowBench) -> None:
    page = show(Language.EN, size=(880, 460), ui_scale=2.0)
    page.load(EXAMPLES["straight"])
    settle()
    for choice in page.findChildren(Choice):
        assert choice.rect().contains(choice.childrenRect()), choice.accessibleName()
    before = page.outcome.height()
    page.resize(1440, 460)
    settle()
    assert page.outcome.height() < before, "the fans stood below the total"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [880, 1024, 1440])
@pytest.mark.parametrize("language", list(Language))
def test_the_bar_of_pages_fits_at_every_scale_of_the_interface(
    show: ShowBench, language: Language, width: int, scale: float
) -> None:
    page = show(language, size=(width, 640), ui_scale=scale)
    settle()
    assert page.bar.width() == page.width() == width
    assert [fault for fault in misfits(page) if "PageLink" in fault or "IconButton" in fault] == []
    parts = [page.bar.icon, *page.bar.links.values(), page.bar.help, page.bar.gear]
    edges = [(part.mapTo(page, QPoint(0, 0)).x(), part.width()) for part in parts]
    for (left, wide), (following, _) in pairwise(edges):
        assert left + wide <= following + 4


def test_hand_verdict_and_score_are_in_sight_of_the_smallest_window(show: ShowBench) -> None:
    page = show(Language.EN, size=(880, 460))
    page.load(EXAMPLES["kongs"])
    settle()
    for widget in (page.line, page.hand.row, page.outcome, page.score, page.into):
        assert widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("theme", list(ThemeId))
def test_every_theme_paints_every_state(show: ShowBench, theme: ThemeId) -> None:
    page = show(theme=theme)
    for setup in STATES.values():
        page.load(setup)
        assert not page.grab().isNull()
