"""After a year of daily use: home is to open within 0.3 s, progress within 0.5 s."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.year import ANSWERS, make
from tests.ui.contexts import Ways, given
from trainer.store import Settings
from trainer.text import Language, Words
from trainer.ui.home import HomePage
from trainer.ui.look import Look
from trainer.ui.page import Context, Page
from trainer.ui.progress import ProgressPage


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("year")
    make(folder / "hands.sqlite3")
    return folder


@pytest.fixture
def context(qapp: QApplication, folder: Path) -> Iterator[Context]:
    assert qapp
    with given(Look(Words(Language.ZH)), folder, Settings(), Ways()) as found:
        yield found


def opened(page: Page, done: Callable[[], bool]) -> None:
    """Show a page and let it work until it is done."""
    page.resize(1440, 900)
    page.enter(None)
    page.show()
    while not done():
        QApplication.processEvents()
    page.grab()
    page.close()
    page.deleteLater()


def test_home(benchmark: BenchmarkFixture, context: Context) -> None:
    def open_home() -> None:
        home = HomePage(context)
        opened(home, lambda: home.due.number.text()[0] != "0")

    benchmark.pedantic(open_home, rounds=5, iterations=1)


def test_progress(benchmark: BenchmarkFixture, context: Context) -> None:
    def open_progress() -> None:
        page = ProgressPage(context)
        opened(page, lambda: page.ready)
        page.span.segment(2).click()
        assert f"{ANSWERS:,}" in page.figures.captions[3].text()

    benchmark.pedantic(open_progress, rounds=5, iterations=1)
