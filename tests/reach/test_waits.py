"""What a hand of 13 waits for and what widens it, against the known cases and against plain trying."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reach.positions import random_position
from trainer.reach import (
    WIN,
    Key,
    Line,
    Position,
    Wait,
    Widening,
    analyse,
    parse_key,
    position_from_data,
    waits,
    widenings,
)
from trainer.reach.data import waits_data, widens_data
from trainer.rules import (
    COPIES,
    PATTERN_FANS,
    FanId,
    Hand,
    HandError,
    NotAWin,
    Seat,
    Tile,
    load_values,
    parse_tiles,
    score_hand,
)

SIHAI = load_values("sihai")
DATA = Path(__file__).parents[1] / "data"


def cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / name).read_text("utf-8").splitlines()]


def position(concealed: str, visible: str = "") -> Position:
    return position_from_data({"concealed": concealed, "visible": visible, "seat": "E"})


def between_turns(seed: int) -> Position:
    return random_position(Random(seed), 13)


def one_away(seed: int) -> Position:
    """A hand of 13 that waits: a random hand of 14 brought nearer by what it accepts, and one tile taken away."""
    found = random_position(Random(seed), 14)
    while (near := analyse(found, SIHAI).now[WIN]).distance:
        drop = min(found.concealed, key=lambda tile: analyse(found, SIHAI).discards[tile][WIN].distance)
        left = found.without(drop)
        accepted = analyse(left, SIHAI).now.get(WIN)
        if accepted is None or accepted.distance > near.distance:
            return left
        found = left.with_drawn(accepted.accepts[0])
    return found.without(found.concealed[0])


@pytest.mark.parametrize("case", cases("waits.jsonl"), ids=lambda case: case["concealed"])
def test_every_known_wait(case: dict[str, Any]) -> None:
    assert waits_data(position_from_data(case), SIHAI) == {"waits": case["waits"]}


@pytest.mark.parametrize("case", cases("widens.jsonl"), ids=lambda case: case["concealed"])
def test_every_known_widening(case: dict[str, Any]) -> None:
    assert widens_data(parse_key(case["key"]), position_from_data(case), SIHAI) == {"widens": case["widens"]}


def test_waits_tell_their_points_apart() -> None:
    """The hand that wins with 1m, 4m and 7m is worth the line of 10 with each, but most with 1m."""
    assert waits(position("23456789m123p55s"), SIHAI) == (
        Wait(Tile.M1, 40, 4),
        Wait(Tile.M4, 10, 3),
        Wait(Tile.M7, 10, 3),
    )


def test_a_wait_may_have_no_live_copy_and_a_fifth_copy_is_none() -> None:
    assert waits(position("123m456m789m123p5z", "555z"), SIHAI) == (Wait(Tile.Z5, 40, 0),)
    assert waits(position("123m456m789m5555p"), SIHAI) == ()


def test_a_hand_that_is_far_waits_for_nothing() -> None:
    assert waits(position("159m159p159s1234z"), SIHAI) == ()


def test_a_hand_widens_at_the_distance_it_has() -> None:
    """2 away with 8 live; with 4s drawn and 7s or 2z let go it is 2 away with 12."""
    hand = position("123m12399p57s112z")
    near = analyse(hand, SIHAI).now[WIN]
    assert (near.distance, near.live) == (2, 8)
    assert Widening(Tile.S4, 12, parse_tiles("7s2z")) in widenings(hand, WIN, SIHAI)


def test_what_is_out_of_reach_does_not_widen() -> None:
    opened = {"concealed": "123m456m1199s", "melds": [{"kind": "pung", "tiles": "222z"}], "seat": "E"}
    assert widenings(position_from_data(opened), FanId.QIDUI, SIHAI) == ()


@pytest.mark.parametrize("concealed", ["123m456m789m11122z", "1m"])
def test_only_a_hand_of_13_is_asked(concealed: str) -> None:
    wrong = Position(parse_tiles(concealed), (), Seat.E, ())
    with pytest.raises(HandError):
        waits(wrong, SIHAI)
    with pytest.raises(HandError):
        widenings(wrong, WIN, SIHAI)


@given(seed=st.integers(min_value=0, max_value=2**32))
@settings(max_examples=25, deadline=None)
def test_waits_are_all_tiles_that_score(seed: int) -> None:
    hand = one_away(seed)
    assert waits(hand, SIHAI) == tuple(_tried_waits(hand))


def _tried_waits(hand: Position) -> list[Wait]:
    """Draw every tile and score it."""
    found = []
    for tile in Tile:
        if hand.own_tiles.count(tile) < COPIES:
            drawn = Hand((*hand.concealed, tile), hand.melds, tile, hand.seat, prevailing=hand.prevailing)
            try:
                found.append(Wait(tile, score_hand(drawn, SIHAI).total, hand.unseen()[tile]))
            except NotAWin:
                continue
    return found


@given(seed=st.integers(min_value=0, max_value=2**32), key=st.sampled_from([WIN, Line(10), *PATTERN_FANS]))
@settings(max_examples=12, deadline=None)
def test_widenings_are_found_by_drawing_every_tile(seed: int, key: Key) -> None:
    hand = between_turns(seed)
    if key in analyse(hand, SIHAI).now:
        assert widenings(hand, key, SIHAI) == tuple(_tried_widenings(hand, key))


def _tried_widenings(hand: Position, key: Key) -> list[Widening]:
    """Draw every tile, discard every tile, and ask about the 13 tiles that are left."""
    now = analyse(hand, SIHAI).now[key]
    found = []
    for tile in Tile:
        if not hand.unseen()[tile] or tile in now.accepts:
            continue
        drawn = hand.with_drawn(tile)
        after = {drop: analyse(drawn.without(drop), SIHAI).now.get(key) for drop in drawn.concealed}
        live = {drop: near.live for drop, near in after.items() if near and near.distance == now.distance}
        if max(live.values(), default=0) > now.live:
            most = max(live.values())
            found.append(Widening(tile, most, tuple(sorted(drop for drop in live if live[drop] == most))))
    return found
