"""Everything fits: lanes, sum and buttons are visible in every window, in both languages, and nothing is cut off."""

import itertools

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from tests.rules import won
from tests.ui.score.conftest import ShowPage, topic
from trainer.coach.rule_book.content import key_map
from trainer.rules import FANS, WonHand
from trainer.text import Language
from trainer.ui.controls import KeyButton, Run, Switch
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score import ScorePage
from trainer.ui.score.grid import MatrixGrid
from trainer.ui.score.head import breadth, part_faces
from trainer.ui.score.row_words import RowWords
from trainer.ui.score.totals import TotalBlock
from trainer.ui.theme import TILE_MINI, Step, ThemeId

EVERY = pytest.mark.parametrize("name", list(won.EVERY_SORT))
LANGUAGES = pytest.mark.parametrize("language", list(Language))
CASES = [
    *((name, size) for name in won.EVERY_SORT for size in ((880, 460), (1280, 800))),
    *((name, size) for name in ("example-2", "four-kongs", "seven-pairs") for size in ((960, 540), (1920, 1080))),
]
"""Every sort of hand in the smallest window and in a common one, three of them in two more."""


def look_of(page: ScorePage) -> Look:
    """The look that the page was given."""
    look = page.findChild(Look)
    assert isinstance(look, Look)
    return look


def grid_of(page: ScorePage) -> MatrixGrid:
    """Where everything lies on the page."""
    grid = page.sheet.matrix.grid
    assert grid is not None
    return grid


def place(page: ScorePage, widget: QWidget) -> QRect:
    """Where a widget lies on the page."""
    return QRect(widget.mapTo(page, QPoint()), widget.size())


@pytest.mark.parametrize(("name", "size"), CASES)
@LANGUAGES
def test_what_is_needed_is_visible_and_in_its_place(
    show: ShowPage, name: str, language: Language, size: tuple[int, int]
) -> None:
    of = won.EVERY_SORT[name]
    page = show(of, language, size=size)
    assert (page.width(), page.height()) == size
    assert_seen(page, lines=6 if size > (880, 460) else 5)
    assert_apart(page, of)


def assert_seen(page: ScorePage, lines: int) -> None:
    """Lanes, sum, total and buttons are seen whole; more lanes than ``lines`` may scroll."""
    grid, matrix = grid_of(page), page.sheet.matrix
    seen = matrix.visibleRegion().boundingRect()
    assert seen.bottom() + 1 >= grid.head + min(lines, grid.lines) * grid.lane - 1
    for widget in (page.sheet.sum, page.total, page.next, page.again):
        assert QRect(QPoint(), page.size()).contains(place(page, widget))
        assert not widget.visibleRegion().isEmpty()
    assert page.sheet.sum.visibleRegion().boundingRect() == page.sheet.sum.rect()


def assert_apart(page: ScorePage, of: WonHand) -> None:
    """Melds keep to their columns, columns stay apart and before the reasons, fans' names stay in their rows."""
    grid, board, look = grid_of(page), page.sheet.matrix.board, look_of(page)
    assert board is not None
    panels = [grid.panel(column) for column in range(grid.columns)]
    assert grid.tile >= TILE_MINI
    assert breadth(part_faces(of, board.score.reading)) * grid.tile <= panels[0].width()
    assert all(left.right() < right.left() for left, right in itertools.pairwise(panels))
    assert panels[-1].right() < grid.reasons_left
    assert [grid.column_at(panel.center().x()) for panel in panels] == list(range(grid.columns))
    words = RowWords(look, board, grid, both_names=False)
    for row in board.rows:
        width = grid.labels - grid.klass - 34
        runs, step = words.fan_name(row, width, grid.lane)
        assert Lettering(look).height(runs, step, width) <= grid.lane


@LANGUAGES
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)])
def test_a_common_window_shows_settlement_and_tools_without_scrolling(
    show: ShowPage, language: Language, size: tuple[int, int]
) -> None:
    page = show(won.EXAMPLE_2, language, size=size)
    assert page.sheet.lower_area.verticalScrollBar().maximum() == 0
    assert page.tools.visibleRegion().boundingRect() == page.tools.rect()


@pytest.mark.parametrize("scale", [1.5, 2.0])
@LANGUAGES
def test_an_enlarged_interface_does_not_shrink_the_lanes(show: ShowPage, scale: float, language: Language) -> None:
    page = show(won.EXAMPLE_2, language, size=(1280, 800))
    usual = grid_of(page)
    look_of(page).set_ui_scale(scale)
    QApplication.processEvents()
    enlarged = grid_of(page)
    assert (page.width(), page.height()) == (1280, 800)
    assert enlarged.tile >= usual.tile - 2
    assert enlarged.lane >= usual.lane - 1
    assert enlarged.reasons_left + enlarged.measures.points * scale <= page.sheet.width()
    assert page.sheet.sum.visibleRegion().boundingRect() == page.sheet.sum.rect()


@pytest.mark.parametrize("name", ["four-kongs", "seven-pairs", "example-1"])
@LANGUAGES
def test_melds_keep_to_their_columns_at_twice_the_size(show: ShowPage, name: str, language: Language) -> None:
    page = show(won.EVERY_SORT[name], language, size=(1280, 800))
    look_of(page).set_ui_scale(2.0)
    QApplication.processEvents()
    assert_apart(page, won.EVERY_SORT[name])


@EVERY
@LANGUAGES
def test_the_head_of_a_small_window_tells_who_won(show: ShowPage, name: str, language: Language) -> None:
    page = show(won.EVERY_SORT[name], language, size=(880, 460))
    assert page.view is not None
    block = TotalBlock(look_of(page), page.view, small=True)
    room = page.total.width() / 2
    assert Lettering(look_of(page)).height(block.beside_fitting(room), Step.BODY, room) <= page.total.height()


def test_the_rule_of_the_game_stands_in_full_ink_at_sixteen_pixels(show: ShowPage) -> None:
    look = look_of(show(won.EXAMPLE_2))
    assert Step.LEAD.size == 16
    room = 232 - 12
    assert Lettering(look).height([Run(look.words("score-rule"))], Step.LEAD, room) <= 104


@pytest.mark.parametrize("theme", list(ThemeId))
def test_every_theme_paints_every_sort(show: ShowPage, theme: ThemeId) -> None:
    page = show(won.EXAMPLE_2, theme=theme, size=(1280, 800))
    page.compare.click()
    for of in won.EVERY_SORT.values():
        page.enter(topic(of))
        assert not page.grab().isNull()


@pytest.mark.parametrize("both", [True, False])
def test_chinese_names_stand_after_english_ones(show: ShowPage, both: bool) -> None:
    page = show(won.EXAMPLE_2, Language.EN, size=(1280, 800))
    look, grid, board = look_of(page), grid_of(page), page.sheet.matrix.board
    assert board is not None
    words = RowWords(look, board, grid, both_names=both)
    for row in board.rows:
        runs, _ = words.fan_name(row, grid.labels - grid.klass - 34, grid.lane)
        assert [run.text.strip() for run in runs] == [look.words.fan(row.fan), *([FANS[row.fan].zh] if both else [])]


def test_a_chinese_page_names_a_fan_once(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    board = page.sheet.matrix.board
    assert board is not None
    words = RowWords(look_of(page), board, grid_of(page), both_names=True)
    assert len(words.fan_name(board.rows[0], 200, 60)[0]) == 1


@LANGUAGES
@pytest.mark.parametrize("width", [880, 1280])
def test_the_rule_book_lists_the_keys_that_stand_on_the_buttons(show: ShowPage, language: Language, width: int) -> None:
    page = show(won.EXAMPLE_2, language, size=(width, 800))
    (listed,) = (place for place in key_map() if place.id == "score")
    keyed = [child for child in page.findChildren(QWidget) if isinstance(child, KeyButton | Switch)]
    assert {control.key for control in keyed} == {cap for row in listed.rows for cap in row.caps}
    for control in keyed:
        assert control.width() >= control.sizeHint().width() or control.isHidden()
