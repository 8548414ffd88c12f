"""Benches for the tests."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from trainer.text import Language, Words
from trainer.ui.bench import BenchPage
from trainer.ui.look import Look
from trainer.ui.theme import ThemeId

ShowBench = Callable[..., BenchPage]


@pytest.fixture
def show(qtbot: QtBot) -> ShowBench:
    """``show(language=Language.ZH, theme=ThemeId.LIGHT, size=(1280, 800))``: an empty bench, the focus in its line."""

    def make(
        language: Language = Language.ZH, theme: ThemeId = ThemeId.LIGHT, size: tuple[int, int] = (1280, 800)
    ) -> BenchPage:
        look = Look(Words(language), theme)
        look.set_reduced_motion(True)
        page = BenchPage(look)
        look.setParent(page)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        return page

    return make
