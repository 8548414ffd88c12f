"""What the window promises: its events over hands played by keys and clicks, its start, its memory; each in a process
of its own."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture


@pytest.mark.benchmark(group="the window's promises; the figures are above")
@pytest.mark.parametrize("name", ["sitting", "start", "lightness", "presenting"])
def test_promises(name: str, benchmark: BenchmarkFixture, capfd: pytest.CaptureFixture[str]) -> None:
    """Four hands with a look at every page; the start beside an empty window; memory over thousands of actions; sixty
    steps presented."""

    def run() -> None:
        command = [sys.executable, "-m", f"tests.bench.{name}"]
        with capfd.disabled():
            sys.stdout.write("\n")
            sys.stdout.flush()
            subprocess.run(command, cwd=Path(__file__).parents[2], check=False)

    benchmark.pedantic(run, rounds=1, iterations=1)
