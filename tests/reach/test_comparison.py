"""What a discard costs."""

from hypothesis import given, settings

from tests.reach.positions import full_hands
from trainer.reach import WIN, Cost, Nearness, Position, Reach, analyse, costs
from trainer.rules import FanId, Tile, load_values

SIHAI = load_values("sihai")


def near(distance: int, live: int) -> Nearness:
    return Nearness(distance, (), live)


REACH = Reach(
    {},
    {
        Tile.M1: {WIN: near(2, 20), FanId.GANG: near(5, 9)},
        Tile.M2: {WIN: near(2, 14)},
        Tile.M3: {WIN: near(3, 40), FanId.GANG: near(4, 3)},
    },
)


def test_against_the_best_discard_of_each_key() -> None:
    assert costs(REACH) == {
        Tile.M1: {WIN: Cost(0, 0), FanId.GANG: Cost(1, None)},
        Tile.M2: {WIN: Cost(0, -6), FanId.GANG: Cost(None, None)},
        Tile.M3: {WIN: Cost(1, None), FanId.GANG: Cost(0, 0)},
    }


def test_against_the_drawn_tile() -> None:
    found = costs(REACH, Tile.M3)
    assert found[Tile.M1] == {WIN: Cost(-1, None), FanId.GANG: Cost(1, None)}
    assert found[Tile.M2][FanId.GANG].farther is None


def test_a_key_that_the_drawn_tile_puts_out_of_reach_is_compared_with_its_best() -> None:
    assert costs(REACH, Tile.M2)[Tile.M3][FanId.GANG] == Cost(0, 0)


@settings(max_examples=15)
@given(full_hands)
def test_the_best_discard_costs_nothing_and_none_costs_less(position: Position) -> None:
    found = costs(analyse(position, SIHAI))
    for key in {key for answers in found.values() for key in answers}:
        farther = [answers[key].farther for answers in found.values()]
        assert min(far for far in farther if far is not None) == 0
