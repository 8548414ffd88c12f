"""Benches for the tests."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.in_front import a_look, bring_to_front
from trainer.text import Language
from trainer.ui.bench import BenchPage
from trainer.ui.theme import ThemeId

ShowBench = Callable[..., BenchPage]


@pytest.fixture
def show(qtbot: QtBot) -> ShowBench:
    """``show(language=Language.ZH, theme=ThemeId.LIGHT, size=(1280, 800))``: an empty bench, the focus in its line."""

    def make(
        language: Language = Language.ZH, theme: ThemeId = ThemeId.LIGHT, size: tuple[int, int] = (1280, 800)
    ) -> BenchPage:
        look = a_look(language, theme)
        page = BenchPage(look)
        bring_to_front(qtbot, page, look, size)
        return page

    return make
