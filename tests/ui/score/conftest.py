"""Scoring pages for the tests."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.in_front import a_look, bring_to_front
from trainer.rules import WonHand
from trainer.text import Language
from trainer.ui.score import ScorePage
from trainer.ui.theme import ThemeId

ShowPage = Callable[..., ScorePage]


@pytest.fixture
def show(qtbot: QtBot) -> ShowPage:
    """``show(won, language=Language.ZH, theme=ThemeId.LIGHT, size=(1440, 900), still=True)``: a page of a hand; a still
    one has reduced motion."""

    def make(
        won: WonHand,
        language: Language = Language.ZH,
        theme: ThemeId = ThemeId.LIGHT,
        size: tuple[int, int] = (1440, 900),
        still: bool = True,
    ) -> ScorePage:
        look = a_look(language, theme, still=still)
        page = ScorePage(look)
        page.resize(*size)
        page.show_hand(won)
        bring_to_front(qtbot, page, look, size)
        page.grab()
        return page

    return make
