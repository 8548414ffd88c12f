"""A hundred thousand hands: opening, a page, a day, the totals; each is to take no second."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.many_hands import HANDS, make
from trainer.store import Archive, open_database
from trainer.store.listing import hand_days, hand_totals, hands_page


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("many") / "hands.sqlite3"
    make(path)
    return path


@pytest.fixture
def archive(path: Path) -> Iterator[Archive]:
    archive = Archive(open_database(path))
    yield archive
    archive.close()


def test_opening(benchmark: BenchmarkFixture, path: Path) -> None:
    def open_and_close() -> None:
        archive = Archive(open_database(path))
        assert archive.notices == ()
        archive.close()

    benchmark.pedantic(open_and_close, rounds=5, iterations=1)


def test_opening_after_an_unclean_end(benchmark: BenchmarkFixture, path: Path) -> None:
    """Everything is looked through then."""

    def open_in_doubt() -> None:
        path.with_name("hands.sqlite3.mark").unlink()
        Archive(open_database(path)).close()

    benchmark.pedantic(open_in_doubt, rounds=3, iterations=1)


def test_a_page(benchmark: BenchmarkFixture, archive: Archive) -> None:
    middle = hands_page(archive, limit=HANDS // 2)[-1]
    assert len(benchmark(lambda: hands_page(archive, after=middle))) == 50


def test_a_day(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert benchmark(lambda: hands_page(archive, day="2022-06-01"))


def test_all_days(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert len(benchmark(lambda: hand_days(archive))) > 1000


def test_the_totals(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert benchmark(lambda: hand_totals(archive)).finished > HANDS // 2


def test_today(benchmark: BenchmarkFixture, archive: Archive) -> None:
    benchmark(archive.outcomes_today)
