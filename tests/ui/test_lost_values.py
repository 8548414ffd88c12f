"""An own value set was chosen and its file is gone: what can be learned goes on by the published points."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.contexts import Ways, given
from trainer.coach.building import BuildKind
from trainer.coach.exercises import Round, RoundPlan
from trainer.store import Settings
from trainer.ui.drill import DrillPage
from trainer.ui.look import Look
from trainer.ui.mixed import MixedPage
from trainer.ui.page import Context
from trainer.ui.pages import PAGES
from trainer.ui.present import PresentPage
from trainer.ui.present.moments import MOMENTS


@pytest.fixture
def lost(look: Look, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    """What a page is given where the chosen file of values is gone."""
    with given(look, tmp_path, Settings(values=str(tmp_path / "gone.toml")), ways) as context:
        yield context


@pytest.mark.parametrize("name", [entry.name for entry in PAGES])
def test_every_page_opens(qtbot: QtBot, lost: Context, name: str) -> None:
    page = next(entry for entry in PAGES if entry.name == name).make(lost)
    qtbot.addWidget(page)
    page.enter(BuildKind.BUILD if name == "build" else None)
    page.show()
    qtbot.waitUntil(lambda: lost.session.reach.idle)


def test_a_round_asks_its_first_question(qtbot: QtBot, lost: Context) -> None:
    page = DrillPage(lost)
    qtbot.addWidget(page)
    page.enter(Round(RoundPlan(), 20))
    qtbot.waitUntil(lambda: page.exercise is not None)


def test_a_presentation_is_answered(qtbot: QtBot, lost: Context) -> None:
    page = PresentPage(lost)
    qtbot.addWidget(page)
    page.enter(MOMENTS["refused"].presentation)
    qtbot.waitUntil(lambda: page.answer is not None)


def test_several_people_are_told_to_choose_values_first(qtbot: QtBot, lost: Context) -> None:
    page = MixedPage(lost)
    qtbot.addWidget(page)
    page.enter(None)
    page.show()
    qtbot.keyClick(page.setup, Qt.Key.Key_Return)
    assert not page.session.playing
    assert page.told.isVisible()
    assert "gone.toml" in page.told.text()
