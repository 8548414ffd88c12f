"""What most tests of the window begin with: a look, and what a page is given."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.contexts import Ways, given
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.look import Look
from trainer.ui.page import Context


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """A Chinese look, light."""
    assert qapp
    return Look(Words(Language.ZH))


@pytest.fixture
def ways() -> Ways:
    """Where a page wants to go."""
    return Ways()


@pytest.fixture
def context(look: Look, tmp_path: Path, ways: Ways) -> Iterator[Context]:
    """What a page is given over a new profile."""
    with given(look, tmp_path, Settings(), ways) as found:
        yield found
