"""Benches for the tests."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.in_front import a_look, bring_to_front
from trainer.store import Settings
from trainer.text import Language
from trainer.ui.bench import BenchPage
from trainer.ui.theme import ThemeId

ShowBench = Callable[..., BenchPage]


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path, ways: Ways) -> Iterator[ShowBench]:
    """``show(language=Language.ZH, theme=ThemeId.LIGHT, size=(1280, 800), ui_scale=1.0)``: an empty bench, the focus in
    its line."""
    with ExitStack() as stack:

        def make(
            language: Language = Language.ZH,
            theme: ThemeId = ThemeId.LIGHT,
            size: tuple[int, int] = (1280, 800),
            ui_scale: float = 1.0,
        ) -> BenchPage:
            look = a_look(language, theme)
            look.set_ui_scale(ui_scale)
            page = BenchPage(stack.enter_context(given(look, tmp_path, Settings(language=language), ways)))
            bring_to_front(qtbot, page, look, size)
            return page

        yield make
