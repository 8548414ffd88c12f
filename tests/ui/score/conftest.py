"""Scoring pages for the tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.in_front import a_look, bring_to_front
from trainer.rules import WonHand
from trainer.store import Settings
from trainer.text import Language
from trainer.ui.score import NextStep, ScorePage, ScoreTopic
from trainer.ui.theme import ThemeId

ShowPage = Callable[..., ScorePage]


def topic(won: WonHand, *ways: NextStep) -> ScoreTopic:
    """A hand as the page gets it; with no ways given, as after a hand at the table."""
    return ScoreTopic(won, frozenset(ways or (NextStep.NEXT, NextStep.AGAIN)))


@pytest.fixture
def show(qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory, ways: Ways) -> Iterator[ShowPage]:
    """``show(won, language=Language.ZH, theme=ThemeId.LIGHT, size=(1440, 900), still=True)``: a page of a hand; a still
    one has reduced motion."""

    with ExitStack() as stack:

        def make(
            won: WonHand,
            language: Language = Language.ZH,
            theme: ThemeId = ThemeId.LIGHT,
            size: tuple[int, int] = (1440, 900),
            still: bool = True,
        ) -> ScorePage:
            look = a_look(language, theme, still=still)
            page = ScorePage(
                stack.enter_context(given(look, tmp_path_factory.mktemp("profile"), Settings(language=language), ways))
            )
            page.resize(*size)
            page.enter(topic(won))
            bring_to_front(qtbot, page, look, size)
            page.grab()
            return page

        yield make
