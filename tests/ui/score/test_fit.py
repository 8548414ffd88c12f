"""Everything fits: no sentence leaves its row, no page asks for more than the smallest window, in both languages."""

import itertools

import pytest

from tests.ui.score import won
from tests.ui.score.conftest import ShowPage
from trainer.text import Language
from trainer.ui.controls import Run
from trainer.ui.look import Look
from trainer.ui.score.lettering import Lettering
from trainer.ui.score.reading_out import row_said
from trainer.ui.theme import Step, ThemeId

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
