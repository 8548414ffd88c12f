"""The page of the score keeper, ready to be used."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from tests.ui.in_front import a_look, bring_to_front
from trainer.coach.evening import journal_from_data
from trainer.json_text import read_json
from trainer.resources import asset, read_text
from trainer.store import Settings
from trainer.store.evenings import KeptEvening
from trainer.text import Language
from trainer.ui.keeper import KeeperPage
from trainer.ui.theme import ThemeId

ShowKeeper = Callable[..., KeeperPage]


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path, ways: Ways) -> Iterator[ShowKeeper]:
    """``show(topic=None, language=Language.ZH, size=(1280, 800), ui_scale=1.0)``: the page, entered, with the focus."""
    with ExitStack() as stack:

        def make(
            topic: object = None,
            language: Language = Language.ZH,
            size: tuple[int, int] = (1280, 800),
            ui_scale: float = 1.0,
        ) -> KeeperPage:
            look = a_look(language, ThemeId.LIGHT)
            look.set_ui_scale(ui_scale)
            page = KeeperPage(stack.enter_context(given(look, tmp_path, Settings(language=language), ways)))
            page.enter(topic)
            bring_to_front(qtbot, page, look, size)
            return page

        yield make


@pytest.fixture
def sample() -> KeptEvening:
    """An evening of nine hands."""
    journal = journal_from_data(read_json(read_text(asset("scenes/evening.json"))))
    return KeptEvening("2026-11-29-200400", datetime(2026, 11, 29, 20, 4), journal)
