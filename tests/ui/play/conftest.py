"""Laid tables for the tests of the table page."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.ui.play.laid_table import LaidTable
from trainer.store import Settings
from trainer.ui.theme import ThemeId

Lay = Callable[..., LaidTable]


@pytest.fixture
def lay(qtbot: QtBot, profile_dir: Path) -> Iterator[Lay]:
    """``lay(first_seed=1, theme=ThemeId.LIGHT, folder="a", **settings)``: a table page with instant opponents; two
    tables with the same ``folder`` share a profile, one after the other."""
    laid: list[LaidTable] = []

    def make(first_seed: int = 1, theme: ThemeId = ThemeId.LIGHT, folder: str = "", **settings: Any) -> LaidTable:
        seeds = count(first_seed)
        chosen = replace(Settings(pace=0), **settings)
        laid.append(LaidTable(qtbot, profile_dir / (folder or str(len(laid))), chosen, lambda: next(seeds), theme))
        return laid[-1]

    yield make
    for table in laid:
        if not table.closed:
            table.close()
