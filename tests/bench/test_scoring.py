"""How fast a winning hand is scored, beside `mahjong`'s estimate of the same hands."""

from collections.abc import Iterator

import pytest
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.hands import in_mahjong_136, winning_hands
from trainer.rules import Hand, load_values, score_hand

HANDS = 1000
SIHAI = load_values("sihai")


def rounds(benchmark: BenchmarkFixture, run: object, hands: Iterator[object]) -> None:
    """One round a hand."""
    benchmark.pedantic(run, setup=lambda: ((next(hands),), {}), rounds=HANDS, iterations=1)


@pytest.mark.benchmark(group="scoring a winning hand")
def test_ours(benchmark: BenchmarkFixture) -> None:
    def run(hand: Hand) -> None:
        score_hand(hand, SIHAI)

    rounds(benchmark, run, iter(winning_hands(HANDS)))


@pytest.mark.benchmark(group="scoring a winning hand")
def test_mahjong(benchmark: BenchmarkFixture) -> None:
    calculator, config = HandCalculator(), HandConfig(is_tsumo=True)

    def run(tiles: list[int]) -> None:
        calculator.estimate_hand_value(tiles, tiles[0], config=config)

    rounds(benchmark, run, iter([in_mahjong_136(hand.concealed) for hand in winning_hands(HANDS)]))
