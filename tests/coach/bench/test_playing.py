"""A hand of the bench is dealt and played on: it is the learner's, what was seen is gone, chance deals the rest."""

from collections import Counter

import pytest

from trainer.coach.bench import Setup, playing_start, read_seen, why_not_played
from trainer.game import Deal, deal, view
from trainer.rules import Seat, Tile, format_tiles, parse_tiles

HAND = "123m12399p57s112z"
MANY = format_tiles(tuple((Counter(dict.fromkeys(Tile, 4)) - Counter(parse_tiles(HAND + "4s"))).elements())[:80])
"""As many tiles on the table as can be."""


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("seen", ["", "9m3z1p / 5z4z9s / 1s / 8m"])
def test_the_hand_is_dealt_to_its_seat_and_no_tile_is_there_twice(seat: Seat, seen: str) -> None:
    start = playing_start(Setup(HAND, seen=seen), seat, 7)
    assert start.hands[seat] == tuple(sorted(parse_tiles(HAND)))
    out = [*read_seen(seen).tiles, *start.wall, *(tile for hand in start.hands for tile in hand)]
    assert Counter(out) == Counter(dict.fromkeys(Tile, 4))


@pytest.mark.parametrize("seat", list(Seat))
def test_of_fourteen_the_last_is_the_first_that_the_seat_draws(seat: Seat) -> None:
    start = playing_start(Setup(HAND + "4s", seat), seat, 3)
    assert start.wall[seat] is Tile.S4
    if seat is Seat.E:
        seen = view(deal(Deal(0, start=start)), Seat.E)
        assert seen.drawn is Tile.S4
        assert Counter(seen.hand) == Counter(parse_tiles(HAND + "4s"))


def test_the_same_seed_deals_the_same() -> None:
    assert playing_start(Setup(HAND), Seat.S, 5) == playing_start(Setup(HAND), Seat.S, 5)
    assert playing_start(Setup(HAND), Seat.S, 5) != playing_start(Setup(HAND), Seat.S, 6)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup("12399p57s112z [123m]"), "bench-play-melds"),
        (Setup("123m"), "bench-play-count"),
        (Setup(HAND + "45s"), "bench-play-count"),
        (Setup("123x" + HAND), "bench-play-faults"),
        (Setup(HAND, seen="8z"), "bench-play-faults"),
        (Setup(HAND, seen="9p9p9p"), "bench-play-faults"),
        (Setup('{"concealed": "1m"}'), "bench-play-faults"),
        (Setup(HAND, seen=MANY + "7z"), "bench-play-few"),
    ],
)
def test_what_cannot_be_dealt_says_why(setup: Setup, key: str) -> None:
    reason = why_not_played(setup)
    assert reason is not None
    assert reason.key == key
    assert why_not_played(Setup(HAND)) is None


def test_with_as_many_tiles_seen_as_can_be_everybody_still_draws() -> None:
    assert len(parse_tiles(MANY)) == 80
    setup = Setup(HAND + "4s", Seat.N, seen=MANY)
    assert why_not_played(setup) is None
    start = playing_start(setup, Seat.N, 1)
    assert [len(hand) for hand in start.hands] == [13] * 4
    assert start.wall[Seat.N] is Tile.S4
    assert deal(Deal(0, start=start)).over is False
