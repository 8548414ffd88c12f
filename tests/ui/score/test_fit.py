"""Everything fits: no sentence leaves its row, no page asks for more than the smallest window, in both languages."""

import itertools

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.ui.score import won
from tests.ui.score.conftest import ShowPage
from trainer.rules import FANS
from trainer.text import Language
from trainer.text.score_words import sitting
from trainer.ui.controls import Later, Run
from trainer.ui.controls.lettering import Lettering
from trainer.ui.look import Look
from trainer.ui.score.fan_label import FanLabel, FanNames
from trainer.ui.score.head_art import HeadPainter, screen_tiles
from trainer.ui.score.head_block import TotalBlock
from trainer.ui.score.matrix import Matrix
from trainer.ui.score.melds import part_faces
from trainer.ui.score.reading_out import row_said
from trainer.ui.theme import TILE_MINI, Step, ThemeId
from trainer.ui.tiles import RowMetrics

EVERY = pytest.mark.parametrize("name", list(won.EVERY_SORT))


@EVERY
@pytest.mark.parametrize("language", list(Language))
def test_the_page_fits_1280_by_800(show: ShowPage, name: str, language: Language) -> None:
    page = show(won.EVERY_SORT[name], language, size=(1280, 800))
    assert page.minimumSizeHint().width() <= 1280
    assert page.size().width() == 1280
    assert not page.grab().isNull()
    page.tools.try_it.click()
    page.step()
    assert page.minimumSizeHint().width() <= 1280


@EVERY
@pytest.mark.parametrize("language", list(Language))
def test_reasons_stay_in_their_rows_at_1280(show: ShowPage, name: str, language: Language) -> None:
    page = show(won.EVERY_SORT[name], language, size=(1280, 800))
    matrix, look = page.body.matrix, page.findChild(Look)
    assert isinstance(look, Look)
    assert matrix.board is not None
    assert matrix.grid is not None
    for index, row in enumerate(matrix.board.rows):
        room = matrix.grid.refusal(index) if row.refused else matrix.grid.reason(index)
        runs = [Run(row_said(matrix.board, row, look.words)), Run("\n-", step=Step.SMALL)]
        assert Lettering(look).height(runs, Step.NOTE, room.width()) <= room.height() + 1, row.fan


def _plain(matrix: Matrix, strip: QRectF) -> bool:
    """Whether nothing is written in a strip."""
    image = matrix.grab(strip.toRect()).toImage()
    return all(image.pixel(x, y) == image.pixel(0, y) for y in range(image.height()) for x in range(image.width()))


@EVERY
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [(1280, 800), (1440, 820)])
def test_words_of_the_matrix_do_not_touch_the_lines_below(
    show: ShowPage, name: str, language: Language, size: tuple[int, int]
) -> None:
    matrix = show(won.EVERY_SORT[name], language, size=size).body.matrix
    grid = matrix.grid
    assert grid is not None
    melds = [grid.meld(column).adjusted(2, 0, -2, 0) for column in range(grid.columns)]
    for room in (*melds, *(grid.refusal(row) for row in range(grid.rows))):
        assert _plain(matrix, QRectF(room.left(), room.bottom() - 5, room.width(), 4))


@EVERY
def test_columns_stay_apart_and_end_before_the_reasons(show: ShowPage, name: str) -> None:
    grid = show(won.EVERY_SORT[name], size=(1280, 800)).body.matrix.grid
    assert grid is not None
    panels = [grid.panel(column) for column in range(grid.columns)]
    assert all(left.right() < right.left() for left, right in itertools.pairwise(panels))
    assert panels[-1].right() < grid.reason_head().left()
    assert [grid.column_at(panel.center().x()) for panel in panels] == list(range(grid.columns))
    assert grid.column_at(0) is None


@pytest.mark.parametrize("theme", list(ThemeId))
def test_every_theme_paints_every_sort(show: ShowPage, theme: ThemeId) -> None:
    for of in won.EVERY_SORT.values():
        page = show(of, theme=theme, size=(1280, 800))
        page.header.compare.click()
        assert not page.grab().isNull()


def test_text_wraps_at_the_heights_of_its_steps(show: ShowPage) -> None:
    look = show(won.EXAMPLE_2).findChild(Look)
    assert isinstance(look, Look)
    lettering = Lettering(look)
    assert lettering.height([Run("一"), Run("\n二", step=Step.SMALL)], Step.NOTE, 300) == 18 + 16
    assert lettering.height([], Step.NOTE, 300) == 18
    assert lettering.fits([Run("一")], Step.NOTE, 300)
    assert not lettering.fits([Run("一二三四五")], Step.NOTE, 30)


SMALLEST = (1024, 700)


@EVERY
@pytest.mark.parametrize("language", list(Language))
def test_the_page_fits_the_smallest_window(show: ShowPage, name: str, language: Language) -> None:
    page = show(won.EVERY_SORT[name], language, size=SMALLEST)
    assert (page.width(), page.height()) == SMALLEST
    tools = page.tools
    assert tools.mapTo(page, tools.rect().bottomRight()).y() < page.height()
    page.header.compare.click()
    page.tools.try_it.click()
    assert (page.width(), page.height()) == SMALLEST


@EVERY
@pytest.mark.parametrize("language", list(Language))
def test_no_meld_is_wider_than_its_column_in_the_smallest_window(show: ShowPage, name: str, language: Language) -> None:
    of = won.EVERY_SORT[name]
    page = show(of, language, size=SMALLEST)
    grid, board = page.body.matrix.grid, page.body.matrix.board
    assert grid is not None
    assert board is not None
    faces = part_faces(of, board.score.reading)
    width = grid.tile_width(faces)
    assert width >= TILE_MINI
    assert max(RowMetrics(width).group_width(group) for group in faces) <= grid.panel(0).width()


@EVERY
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("size", [SMALLEST, (1280, 800)])
def test_the_winning_tile_is_named_and_captions_stay_in_the_head(
    show: ShowPage, name: str, language: Language, size: tuple[int, int]
) -> None:
    of = won.EVERY_SORT[name]
    page = show(of, language, size=size)
    look, grid, board = page.findChild(Look), page.body.matrix.grid, page.body.matrix.board
    assert isinstance(look, Look)
    assert grid is not None
    assert board is not None
    head = HeadPainter(look, of, board, grid, screen_tiles(look))
    captions = head.captions()
    tile = of.hand.win_tile
    told = look.words.tile(tile) if tile.is_honour else str(tile.rank)
    (wins,) = [runs[-1].text for runs in captions if len(runs) > 1]
    assert told in wins
    assert head.height_needed(captions) <= grid.head


@EVERY
@pytest.mark.parametrize("language", list(Language))
def test_the_head_of_the_smallest_window_tells_the_own_seat_and_fits(
    show: ShowPage, name: str, language: Language
) -> None:
    of = won.EVERY_SORT[name]
    page = show(of, language, size=SMALLEST)
    look = page.findChild(Look)
    assert isinstance(look, Look)
    assert page.view is not None
    block = TotalBlock(look, of, page.view.score)
    runs = block.beside_fitting(page.header.total.width())
    assert sitting(of, look.words) in [run.text for run in runs]


@pytest.mark.parametrize("width", [1024, 1280, 1440])
@pytest.mark.parametrize("both", [True, False])
def test_chinese_names_stand_after_english_ones_where_they_fit(show: ShowPage, width: int, both: bool) -> None:
    page = show(won.EXAMPLE_2, Language.EN, size=(width, 800))
    page.set_both_names(both)
    look, grid, board = page.findChild(Look), page.body.matrix.grid, page.body.matrix.board
    assert isinstance(look, Look)
    assert grid is not None
    assert board is not None
    for index, row in enumerate(board.rows):
        room = grid.fan_label(index)
        runs, step = FanLabel(look, row, FanNames.BOTH if both else FanNames.ONE).fitting(
            room.width() - 34, room.height()
        )
        assert runs[0].text == look.words.fan(row.fan)
        assert [run.text.strip() for run in runs[1:]] == ([FANS[row.fan].zh] if both else [])
        assert Lettering(look).height(runs, step, room.width() - 34) <= room.height()


def test_a_chinese_page_names_a_fan_once(show: ShowPage) -> None:
    page = show(won.EXAMPLE_2)
    page.set_both_names(True)
    look, board = page.findChild(Look), page.body.matrix.board
    assert isinstance(look, Look)
    assert board is not None
    assert len(FanLabel(look, board.rows[0], FanNames.BOTH).fitting(200, 60)[0]) == 1


def test_tools_keep_their_room_when_another_hand_has_more_points(show: ShowPage, qtbot: QtBot) -> None:
    page = show(won.NO_POINTS, size=(1024, 676))
    tools = page.tools
    for width in range(940, 1040, 6):
        page.resize(width, 676)
        page.show_hand(won.NO_POINTS)
        qtbot.waitUntil(lambda: not Later.of(page).waiting)
        page.show_hand(won.FOUR_KONGS)
        qtbot.waitUntil(lambda: not Later.of(page).waiting)
        page.grab()
        assert tools.try_it.width() >= tools.try_it.sizeHint().width(), width
