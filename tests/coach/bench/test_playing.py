"""A hand of the bench is taken up midway: it is the learner's turn, what was seen lies there, chance deals the rest."""

from collections import Counter

import pytest

from trainer.coach.bench import Setup, playing_start, why_not_alone, why_not_played
from trainer.coach.building import BuildTask, begin
from trainer.game import Deal, Record, SeatView, Stacked, State, deal, record_from_json, record_of, view
from trainer.game.record import record_to_json
from trainer.rules import MAIN_FANS, FanId, Meld, Relation, Seat, Tile, format_tiles, parse_tiles, relation

HAND = "123m12399p57s112z"
MELDED = "12399p57s112z [123m]"
RIVERS = "9m3z1p / 5z4z9s / 1s / 8m"
WON = "123m1299p567s111z3p"
MANY = format_tiles(tuple((Counter(dict.fromkeys(Tile, 4)) - Counter(parse_tiles(HAND + "4s"))).elements())[:80])
"""As many tiles on the table as can be."""


def taken_up(setup: Setup, seat: Seat, seed: int = 7) -> State:
    """The first moment at the table."""
    return deal(Deal(seed, start=playing_start(setup, seat, seed)))


def seen_by(setup: Setup, seat: Seat, seed: int = 7) -> SeatView:
    """What the learner sees then."""
    return view(taken_up(setup, seat, seed), seat)


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("seen", ["", "9m3z1p5z", RIVERS])
@pytest.mark.parametrize("hand", [HAND, HAND + "4s", MELDED, MELDED + "4s"])
def test_all_136_tiles_are_there_once_and_it_is_the_turn_of_the_hand(hand: str, seen: str, seat: Seat) -> None:
    state = taken_up(Setup(hand, seat, seen=seen), seat)
    out = [*state.wall]
    for player in state.players:
        out += [*player.hand, *(gone.tile for gone in player.discards)]
        out += [tile for meld in player.plain_melds for tile in meld.tiles]
    assert Counter(out) == Counter(dict.fromkeys(Tile, 4))
    assert state.turn is seat
    assert view(state, seat).my_turn


@pytest.mark.parametrize("seat", list(Seat))
def test_of_fourteen_the_last_is_the_tile_drawn(seat: Seat) -> None:
    there = seen_by(Setup(HAND + "4s", seat), seat)
    assert there.drawn is Tile.S4
    assert Counter(there.hand) == Counter(parse_tiles(HAND + "4s"))


@pytest.mark.parametrize("seat", list(Seat))
def test_the_rivers_lie_before_those_whose_they_are(seat: Seat) -> None:
    there = seen_by(Setup(HAND, seat, seen=RIVERS), seat)
    rivers = {relation(seat, each.seat): [gone.tile for gone in each.discards] for each in there.seats}
    assert rivers == {place: [*parse_tiles(river)] for place, river in zip(Relation, RIVERS.split("/"), strict=True)}


@pytest.mark.parametrize("seen", ["9m3z1p5z9s", RIVERS])
def test_what_was_seen_is_counted_as_seen(seen: str) -> None:
    tiles = tuple(sorted(parse_tiles(seen.replace("/", " "))))
    assert seen_by(Setup(HAND, seen=seen), Seat.S).visible == tiles
    build = begin(BuildTask(1, MAIN_FANS, playing_start(Setup(HAND, seen=seen), Seat.E, 1)))
    assert tuple(sorted(build.hand_at(0).visible)) == tuple(sorted(build.hand.visible)) == tiles


def test_melds_lie_before_the_hand() -> None:
    there = seen_by(Setup("99p57s112z [123m] (5555z)", Seat.W), Seat.W)
    assert there.plain_melds == (Meld.chow(Tile.M1), Meld.kong(Tile.Z5, concealed=True))


@pytest.mark.parametrize("seat", list(Seat))
@pytest.mark.parametrize("seen", ["", RIVERS])
def test_a_complete_hand_wins_at_once_but_not_as_a_first_turn(seat: Seat, seen: str) -> None:
    win = seen_by(Setup(WON, seat, seen=seen), seat).win
    assert win is not None
    assert not {FanId.TIANHE, FanId.DIHE} & win.hand.events
    assert win.tile is Tile.P3


@pytest.mark.parametrize("hand", [HAND, MELDED + "4s"])
def test_its_record_is_read_again_as_it_was(hand: str) -> None:
    state = taken_up(Setup(hand, Seat.N, seen=RIVERS), Seat.N)
    record = record_from_json(record_to_json(record_of(state)))
    assert record == Record(state.deal)
    assert deal(record.deal) == state


def test_the_same_seed_deals_the_same() -> None:
    assert playing_start(Setup(HAND), Seat.S, 5) == playing_start(Setup(HAND), Seat.S, 5)
    assert playing_start(Setup(HAND), Seat.S, 5) != playing_start(Setup(HAND), Seat.S, 6)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (Setup(""), "bench-play-count"),
        (Setup("123m"), "bench-play-count"),
        (Setup(HAND + "45s"), "bench-play-count"),
        (Setup("12399p5s [123m]"), "bench-play-count"),
        (Setup("[123m] [123p] [123s] [111z] [222z]"), "bench-play-count"),
        (Setup("123x" + HAND), "bench-play-faults"),
        (Setup(HAND, seen="8z"), "bench-play-faults"),
        (Setup(HAND, seen="9p9p9p"), "bench-play-faults"),
        (Setup('{"concealed": "1m"}'), "bench-play-faults"),
        (Setup(HAND, seen=MANY + "7z"), "bench-play-few"),
    ],
)
def test_what_cannot_be_played_on_says_why(setup: Setup, key: str) -> None:
    for reason in (why_not_played(setup), why_not_alone(setup)):
        assert reason is not None
        assert reason.key == key


def test_a_hand_with_melds_is_played_on_with_bots_only() -> None:
    assert why_not_played(Setup(MELDED)) is None
    reason = why_not_alone(Setup(MELDED))
    assert reason is not None
    assert reason.key == "bench-play-melds"
    assert why_not_alone(Setup(HAND)) is None


def test_with_as_many_tiles_seen_as_can_be_everybody_still_draws() -> None:
    assert len(parse_tiles(MANY)) == 80
    setup = Setup(HAND + "4s", Seat.N, seen=MANY)
    assert why_not_played(setup) is None
    state = taken_up(setup, Seat.N)
    assert isinstance(state.deal.start, Stacked)
    assert [len(hand) for hand in state.deal.start.hands] == [13] * 4
    assert len(state.wall) == len(Seat) - 1
    assert not state.over
