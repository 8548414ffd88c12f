"""The prevailing wind in distances: what changes where it counts, that nothing does where it does not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.reach.brute import nearest
from tests.reach.positions import full_hands, positions
from tests.reach.test_brute import all_but
from trainer.reach import (
    WIN,
    Key,
    Line,
    Position,
    analyse,
    chances,
    obstacles,
    position_from_data,
    target_hand,
)
from trainer.reach.model import USUAL_KEYS
from trainer.reach.plans import make_plan
from trainer.rules import PATTERN_FANS, FanId, Seat, load_values
from trainer.text import Language, Words

SIHAI = load_values("sihai")
winds = st.sampled_from(Seat)


def position(
    concealed: str, *, melds: str = "", visible: str = "", seat: str = "S", prevailing: str | None = None
) -> Position:
    """A position from texts; open melds are pungs."""
    listed = [{"kind": "pung", "tiles": text} for text in melds.split()]
    data = {"concealed": concealed, "melds": listed, "visible": visible, "seat": seat, "prevailing": prevailing}
    return position_from_data(data)


@pytest.mark.parametrize("prevailing", [None, *"ESWN"])
@pytest.mark.parametrize(
    ("concealed", "melds"),
    [
        ("123m111z22z333z4z5z", ""),
        ("1123m11z222z334z55z", ""),
        ("123m1z22z5z", "111m 333z"),
        ("123m1z33z5z", "222z 444z"),
        ("1m2z4z5z", "111z 222z 333z"),
    ],
)
def test_all_hands_of_a_small_wall_tried(concealed: str, melds: str, prevailing: str | None) -> None:
    found = position(concealed, melds=melds, visible=all_but("123m12345z"), prevailing=prevailing)
    assert dict(analyse(found, SIHAI, (0, 5, 10, 20)).now) == nearest(found, SIHAI, (0, 5, 10, 20))


@given(positions, winds)
def test_counting_the_prevailing_wind_never_moves_a_key_away(of: Position, prevailing: Seat) -> None:
    without = analyse(replace(of, prevailing=None), SIHAI).now
    counted = analyse(replace(of, prevailing=prevailing), SIHAI).now
    assert all(counted[key].distance <= answer.distance for key, answer in without.items())


@given(full_hands, winds)
def test_it_concerns_value_honours_and_lines_of_points_only(of: Position, prevailing: Seat) -> None:
    without, counted = analyse(replace(of, prevailing=None), SIHAI), analyse(replace(of, prevailing=prevailing), SIHAI)
    keys: tuple[Key, ...] = (*(fan for fan in PATTERN_FANS if fan is not FanId.FANPAI), WIN)
    for key in keys:
        assert counted.now.get(key) == without.now.get(key)
        assert all(counted.discards[tile].get(key) == without.discards[tile].get(key) for tile in counted.discards)


@given(positions, winds)
def test_seat_and_prevailing_wind_change_places_without_changing_an_answer(of: Position, prevailing: Seat) -> None:
    assert analyse(replace(of, prevailing=prevailing), SIHAI) == analyse(
        replace(of, seat=prevailing, prevailing=of.seat), SIHAI
    )


def test_what_answers_alike_shares_one_plan() -> None:
    def plan(seat: Seat, prevailing: Seat | None) -> object:
        """The plan of a position at a seat."""
        return make_plan(USUAL_KEYS, (), Position((), (), seat, (), prevailing).value_ranks, SIHAI)

    assert plan(Seat.E, Seat.S) is plan(Seat.S, Seat.E)
    assert plan(Seat.W, Seat.W) is plan(Seat.W, None)
    assert plan(Seat.E, Seat.S) is not plan(Seat.E, None)


def test_a_discard_and_a_draw_keep_the_prevailing_wind() -> None:
    found = position("123m456p78s22z777z", prevailing="W")
    drawn = found.with_drawn(found.concealed[0])
    assert drawn.prevailing is drawn.without(found.concealed[0]).prevailing is Seat.W


def test_a_target_hand_makes_the_pung_and_says_what_it_is_worth() -> None:
    found = position("123m456p99s78s111z", prevailing="E")
    hand = target_hand(found, FanId.FANPAI, SIHAI)
    assert hand is not None
    assert (hand.distance, hand.score.fans[FanId.FANPAI]) == (1, 1)
    plain = target_hand(replace(found, prevailing=None), WIN, SIHAI)
    assert plain is not None
    assert FanId.FANPAI not in plain.score.fans


@settings(max_examples=20)
@given(positions, winds)
def test_a_target_hand_counts_what_the_rules_count(of: Position, prevailing: Seat) -> None:
    found = replace(of, prevailing=prevailing)
    hand = target_hand(found, Line(10), SIHAI)
    assert (hand is None) is (Line(10) not in analyse(found, SIHAI).now)
    assert hand is None or hand.score.total >= 10


def test_the_chance_of_a_value_honour_grows() -> None:
    found = position("123m456p78s9s11z55s")
    *_, plain = chances(found, FanId.FANPAI, 12, SIHAI)
    *_, windy = chances(replace(found, prevailing=Seat.E), FanId.FANPAI, 12, SIHAI)
    assert windy.share > plain.share


def test_the_honours_of_which_too_few_are_left_are_named_with_the_prevailing_wind() -> None:
    gone = position("13m1p1s13z23m123p45s", visible="555666777z222z444z", prevailing="N")
    assert FanId.FANPAI not in obstacles(replace(gone, prevailing=Seat.W))
    phrase = obstacles(gone)[FanId.FANPAI]
    assert Words(Language.ZH).phrase(phrase) == "南北白發中 都不够一刻"
    assert Words(Language.EN).phrase(phrase) == "South North White Green Red: too few of each for a pung"
