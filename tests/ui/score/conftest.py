"""Scoring pages for the tests."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from trainer.rules import WonHand
from trainer.text import Language, Words
from trainer.ui.look import Look
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
        look = Look(Words(language), theme)
        look.set_reduced_motion(still)
        page = ScorePage(look)
        look.setParent(page)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show_hand(won)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.setFocus()
        return page

    return make
