"""The longest single events of the real window over hands played by keys and clicks, in a process of its own."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture


@pytest.mark.benchmark(group="a sitting of four hands; its events are in the table above")
def test_longest_events(benchmark: BenchmarkFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """Nothing but the start should keep the window's thread busy for longer than a frame, 16 ms."""

    def run() -> None:
        command = [sys.executable, "-m", "tests.bench.sitting"]
        with capfd.disabled():
            sys.stdout.write("\n")
            sys.stdout.flush()
            subprocess.run(command, cwd=Path(__file__).parents[2], check=True)

    benchmark.pedantic(run, rounds=1, iterations=1)
