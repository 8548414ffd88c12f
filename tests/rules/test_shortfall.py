"""What a hand under the line lacks."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.rules.hands import SIHAI, hand, won_hands
from trainer.rules import TILES, Hand, HandError, NotAWin, Tile, score_hand, swaps_to_line


def test_a_single_tile_that_reaches_the_line_is_found() -> None:
    of = hand("234m567p345s22p", "789s", win="2p")
    assert score_hand(of, SIHAI).total == 5
    swaps = swaps_to_line(of, SIHAI, 10)
    assert [(swap.out, swap.into, swap.score.total) for swap in swaps][:1] == [(Tile.M2, Tile.M5, 10)]


def test_a_hand_without_such_a_tile_has_none() -> None:
    assert swaps_to_line(hand("123m456p789s11z", "222p", win="1z"), SIHAI, 40) == ()


def test_a_robbed_tile_is_not_swapped_into_a_second_one_of_its_kind() -> None:
    of = hand("123m456m789s44567p", win="7p", events="jinjiduoshi")
    swaps = swaps_to_line(of, SIHAI, 20)
    assert (Tile.P4, Tile.P7) not in [(swap.out, swap.into) for swap in swaps]
    assert (Tile.S9, Tile.S6) in [(swap.out, swap.into) for swap in swaps]


def _points(of: Hand, out: Tile, into: Tile) -> int:
    """What the hand is worth with one tile for another; -1 for a hand that is none."""
    concealed = list(of.concealed)
    concealed[concealed.index(out)] = into
    win = of.win_tile if of.win_tile in concealed else into
    try:
        return score_hand(replace(of, concealed=tuple(concealed), win_tile=win), SIHAI).total
    except (HandError, NotAWin):
        return -1


@settings(max_examples=15)
@given(won_hands(), st.sampled_from([0, 10, 20]))
def test_every_swap_that_reaches_the_line_is_found(of: Hand, line: int) -> None:
    tried = ((out, into, _points(of, out, into)) for out in set(of.concealed) for into in TILES if into is not out)
    expected = sorted((points, out, into) for out, into, points in tried if points >= line)
    assert [(swap.score.total, swap.out, swap.into) for swap in swaps_to_line(of, SIHAI, line)] == expected


@settings(max_examples=15)
@given(won_hands(), st.sampled_from([5, 10, 20]))
def test_every_swap_changes_one_tile_and_reaches_the_line(of: Hand, line: int) -> None:
    for swap in swaps_to_line(of, SIHAI, line):
        assert swap.score.total >= line
        held = sorted(tile for part in swap.score.reading.parts for tile in part.tiles)
        expected = list(of.tiles)
        expected.remove(swap.out)
        assert held == sorted([*expected, swap.into])
