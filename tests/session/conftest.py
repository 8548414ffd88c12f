"""Tables for the tests of the session."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.session.tables import Table
from trainer.store import Settings

Sit = Callable[..., Table]


@pytest.fixture
def sit(qtbot: QtBot, profile_dir: Path) -> Iterator[Sit]:
    """``sit(first_seed=1, **settings)``: a table in this test's profile with instant opponents; seeds count up."""
    tables: list[Table] = []

    def make(first_seed: int = 1, **settings: Any) -> Table:
        seeds = count(first_seed)
        tables.append(Table(qtbot, profile_dir, replace(Settings(pace=0), **settings), lambda: next(seeds)))
        return tables[-1]

    yield make
    for table in tables:
        table.close()
