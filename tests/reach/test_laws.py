"""What holds for every position."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.reach.positions import full_hands, positions, random_position
from trainer.reach import WIN, Key, Line, Nearness, Position, Reach, analyse
from trainer.reach.masks import suit_ranks
from trainer.reach.tables import suit_costs
from trainer.rules import PATTERN_FANS, FanId, Meld, MeldKind, Seat, Tile, load_values, parse_tiles

SIHAI = load_values("sihai")
waiting_hands = st.integers(min_value=0, max_value=2**32).map(lambda seed: random_position(Random(seed), 13))


@settings(max_examples=25)
@given(waiting_hands)
def test_an_accepted_tile_brings_a_key_one_nearer_and_any_other_none(position: Position) -> None:
    now = analyse(position, SIHAI).now
    for tile, copies in zip(Tile, position.unseen(), strict=True):
        if copies:
            after = analyse(position.with_drawn(tile), SIHAI).now
            assert {key: answer.distance for key, answer in after.items()} == {
                key: answer.distance - (tile in answer.accepts) for key, answer in now.items()
            }


@given(full_hands)
def test_a_discard_is_as_near_as_the_hand_unless_every_tile_is_used(position: Position) -> None:
    """No discard brings a key nearer. The best one keeps the distance wherever a nearest hand leaves a tile of the 14
    unused. A hand of n new kongs takes 14 + n tiles; at distance d it uses 14 + n − d of those held, so a tile is left
    over for certain when d is above n: above 1 where a kong may be among what is asked for, else above 0."""
    reach = analyse(position, SIHAI)
    for key, answer in reach.now.items():
        after = [answers[key].distance for answers in reach.discards.values() if key in answers]
        assert all(distance >= answer.distance for distance in after)
        if answer.distance > (1 if _may_ask_for_a_kong(key) else 0):
            assert min(after) == answer.distance


def _may_ask_for_a_kong(key: Key) -> bool:
    return key is FanId.GANG or (isinstance(key, Line) and key.points > 0)


@given(full_hands)
def test_the_answers_for_a_discard_are_those_of_the_position_after_it(position: Position) -> None:
    reach = analyse(position, SIHAI)
    assert set(reach.discards) == set(position.concealed)
    for tile, answers in reach.discards.items():
        assert answers == analyse(position.without(tile), SIHAI).now


@given(positions, st.randoms(use_true_random=False))
def test_hiding_a_visible_tile_never_raises_a_distance(position: Position, random: Random) -> None:
    if not position.visible:
        return
    hidden = list(position.visible)
    hidden.remove(random.choice(hidden))
    before = analyse(position, SIHAI).now
    after = analyse(replace(position, visible=tuple(hidden)), SIHAI).now
    assert all(after[key].distance <= answer.distance for key, answer in before.items())


@given(positions)
def test_ten_points_are_never_nearer_than_five_and_five_never_than_a_win(position: Position) -> None:
    now = analyse(position, SIHAI).now
    distances = [_distance(now.get(key)) for key in (WIN, Line(5), Line(10))]
    assert distances == sorted(distances)
    assert min(_distance(now.get(fan)) for fan in PATTERN_FANS) == distances[1]


def _distance(answer: Nearness | None) -> int:
    return answer.distance if answer else 99


@given(positions)
def test_live_counts_the_unseen_copies_of_the_accepted_kinds(position: Position) -> None:
    unseen = position.unseen()
    for answer in analyse(position, SIHAI).now.values():
        assert answer.live == sum(unseen[tile] for tile in answer.accepts)
        assert all(unseen[tile] for tile in answer.accepts)
        assert bool(answer.accepts) == bool(answer.distance)


@given(positions, st.permutations((0, 1, 2)))
def test_the_number_suits_are_alike(position: Position, order: list[int]) -> None:
    def swapped(tile: Tile) -> Tile:
        return tile if tile.is_honour else Tile(order[tile // 9] * 9 + tile % 9)

    other = Position(
        tuple(map(swapped, position.concealed)),
        tuple(Meld(meld.kind, swapped(meld.tile), meld.concealed) for meld in position.melds),
        position.seat,
        tuple(map(swapped, position.visible)),
        position.prevailing,
    )
    before, after = analyse(position, SIHAI).now, analyse(other, SIHAI).now
    assert {key: (answer.distance, answer.live) for key, answer in before.items()} == {
        key: (answer.distance, answer.live) for key, answer in after.items()
    }


@settings(max_examples=30)
@given(full_hands, st.randoms(use_true_random=False))
def test_an_answer_does_not_depend_on_what_was_asked_before(position: Position, random: Random) -> None:
    """What is kept of one look is used by the next: a neighbour asked first, or with its discard, changes nothing."""
    after = position.without(random.choice(position.concealed))
    unseen = [tile for tile, copies in zip(Tile, after.unseen(), strict=True) if copies]
    neighbour = after.with_drawn(random.choice(unseen)) if unseen else after
    looks = (position, after, neighbour)
    first = [_anew(look) for look in looks]
    _forget()
    assert [analyse(look, SIHAI) for look in looks] == first
    assert [analyse(look, SIHAI) for look in reversed(looks)] == first[::-1]
    _forget()
    assert [analyse(look, SIHAI) for look in reversed(looks)] == first[::-1]


def _forget() -> None:
    suit_costs.cache_clear()
    suit_ranks.cache_clear()


def _anew(position: Position) -> Reach:
    _forget()
    return analyse(position, SIHAI)


def test_the_seat_decides_which_wind_is_worth_points() -> None:
    tiles = parse_tiles("123m123p123s2221z")
    for seat, is_worth in ((Seat.S, True), (Seat.W, False)):
        answers = analyse(Position((*tiles, Tile.Z1), (), seat, ()), SIHAI).now
        assert (answers[FanId.FANPAI].distance == 0) == is_worth


def test_an_open_kong_is_a_kong_already() -> None:
    melds = (Meld(MeldKind.KONG, Tile.M1), Meld.pung(Tile.M2), Meld.pung(Tile.M3), Meld.chow(Tile.P1))
    answers = analyse(Position((Tile.S1,), melds, Seat.E, ()), SIHAI).now
    assert answers[FanId.GANG] == answers[WIN] == Nearness(1, (Tile.S1,), 3)
