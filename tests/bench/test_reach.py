"""How fast reach is, beside its peers in the same run.

Every round is another hand, so the median and the 95th percentile are those of the hands. PyMahjongGB gives one plain
distance with its accepted tiles for each discard; `mahjong` one plain distance, so each discard is tried with each of
the 34 kinds. Neither knows fans, points or tiles that are gone.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from mahjong.shanten import Shanten
from MahjongGB import RegularShanten, SevenPairsShanten
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.hands import (
    distinct_discards,
    in_mahjong_34,
    in_pymahjonggb,
    one_tile_changed,
    positions,
    without,
)
from trainer.reach import Key, Line, Position, analyse, obstacles, target_hand
from trainer.reach.masks import suit_ranks
from trainer.reach.plans import standard_tables
from trainer.reach.tables import suit_costs
from trainer.rules import MAIN_FANS, TILES, Meld, load_values

SIHAI = load_values("sihai")
KINDS = pytest.mark.parametrize("kind", ["random", "mid"])
MAHJONG_HANDS = 60
"""`mahjong` takes long; its first hands are enough for a median."""


def each(
    benchmark: BenchmarkFixture,
    run: Callable[[Position], object],
    hands: tuple[Position, ...],
    before: Callable[[Position], Position] = lambda position: position,
) -> None:
    """One round a hand, of which ``before`` makes what is run; the 95th percentile in milliseconds is written beside
    the rest."""
    rest: Iterator[Position] = iter(hands)
    benchmark.pedantic(run, setup=lambda: ((before(next(rest)),), {}), rounds=len(hands), iterations=1)
    assert benchmark.stats is not None
    ordered = benchmark.stats.stats.sorted_data
    benchmark.extra_info["p95 ms"] = round(1000 * ordered[int(0.95 * len(ordered))], 3)
    benchmark.extra_info["median ms"] = round(1000 * ordered[len(ordered) // 2], 3)


@KINDS
@pytest.mark.benchmark(group="every key and every discard")
def test_ours(benchmark: BenchmarkFixture, kind: str) -> None:
    standard_tables()
    analyse(positions(kind)[-1], SIHAI)
    each(benchmark, lambda position: analyse(position, SIHAI), positions(kind))


@KINDS
@pytest.mark.benchmark(group="every key and every discard")
def test_pymahjonggb(benchmark: BenchmarkFixture, kind: str) -> None:
    def run(position: Position) -> None:
        for tile in distinct_discards(position):
            hand = in_pymahjonggb(without(position.concealed, tile))
            RegularShanten(hand)
            SevenPairsShanten(hand)

    each(benchmark, run, positions(kind))


@KINDS
@pytest.mark.benchmark(group="every key and every discard")
def test_mahjong(benchmark: BenchmarkFixture, kind: str) -> None:
    shanten = Shanten()

    def run(position: Position) -> None:
        for tile in distinct_discards(position):
            hand = in_mahjong_34(without(position.concealed, tile))
            shanten.calculate_shanten(hand)
            for drawn in TILES:
                if hand[drawn] < 4:
                    hand[drawn] += 1
                    shanten.calculate_shanten(hand)
                    hand[drawn] -= 1

    each(benchmark, run, positions(kind)[:MAHJONG_HANDS])


@KINDS
@pytest.mark.benchmark(group="second look, one tile changed")
def test_one_tile_changed(benchmark: BenchmarkFixture, kind: str) -> None:
    def look_once(position: Position) -> Position:
        suit_ranks.cache_clear()
        suit_costs.cache_clear()  # what earlier rounds left: the first look is a real one, and only it comes before
        analyse(position, SIHAI)
        return one_tile_changed(position)

    each(benchmark, lambda position: analyse(position, SIHAI), positions(kind), look_once)


@KINDS
@pytest.mark.benchmark(group="why fans are out of reach, after a look")
def test_obstacles(benchmark: BenchmarkFixture, kind: str) -> None:
    """With two open melds, so that there is something in the way."""

    def look_once(position: Position) -> Position:
        concealed = position.concealed
        tiles = sorted({tile for tile in TILES if position.unseen()[tile] >= 3})[:2]
        opened = Position(concealed[:8], tuple(map(Meld.pung, tiles)), position.seat, position.visible)
        analyse(opened, SIHAI)
        return opened

    each(benchmark, obstacles, positions(kind)[:100], look_once)


@KINDS
@pytest.mark.benchmark(group="the hands to aim at, eight fans and the line")
def test_target_hands(benchmark: BenchmarkFixture, kind: str) -> None:
    hands = positions(kind)[:100]

    keys: tuple[Key, ...] = (*MAIN_FANS, Line(10))

    def run(position: Position) -> None:
        for key in keys:
            target_hand(position, key, SIHAI)

    each(benchmark, run, tuple(position.without(position.concealed[0]) for position in hands))


_FIRST_LOOK = """
import re, time
from pathlib import Path
import numpy

def memory():
    return int(re.search(r"VmRSS:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024

before = memory()
from trainer.reach.plans import standard_tables
from trainer.reach import analyse, position_from_data
from trainer.rules import load_values
start = time.perf_counter()
standard_tables()
tables = time.perf_counter() - start
position = position_from_data({"concealed": "13799m446p4s24677z", "seat": "E"})
analyse(position, load_values("sihai"))
print(tables, time.perf_counter() - start, memory() - before)
"""


@pytest.mark.benchmark(group="first look in a new process")
def test_first_look(benchmark: BenchmarkFixture) -> None:
    """Seconds until the tables stand and until the first answer, and megabytes above bare NumPy (on Linux)."""
    found: list[list[float]] = []

    def run() -> None:
        shown = subprocess.run([sys.executable, "-c", _FIRST_LOOK], capture_output=True, text=True, check=True)
        found.append([float(number) for number in shown.stdout.split()])

    benchmark.pedantic(run, rounds=5, iterations=1)
    tables, first, megabytes = (sorted(column)[len(found) // 2] for column in zip(*found, strict=True))
    benchmark.extra_info.update({"tables s": tables, "first answer s": first, "MB above NumPy": megabytes})
