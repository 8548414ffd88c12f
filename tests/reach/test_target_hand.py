"""The target hand: the best of the nearest."""

import pytest
from hypothesis import given, settings

from tests.reach.brute import by_distance, serves
from tests.reach.positions import positions, small_positions
from trainer.reach import WIN, Key, Line, Position, analyse, position_from_data, target_hand
from trainer.rules import (
    PATTERN_FANS,
    Circumstances,
    FanId,
    Meld,
    MeldKind,
    Pair,
    Reading,
    counts,
    format_tiles,
    load_values,
    score_reading,
)

SIHAI = load_values("sihai")
KEYS: tuple[Key, ...] = (*PATTERN_FANS, WIN, Line(5), Line(10))


@settings(max_examples=20)
@given(small_positions)
def test_of_the_nearest_hands_the_one_worth_most_then_with_most_live_tiles(position: Position) -> None:
    unseen, best = position.unseen(), dict[Key, tuple[int, int, int]]()
    for distance, parts, lacking in by_distance(position):
        open_keys = [key for key in KEYS if key not in best or best[key][0] == distance]
        reading = Reading(parts)
        points = score_reading(reading, Circumstances(position.seat, prevailing=position.prevailing), SIHAI).total
        found = (distance, points, sum(unseen[tile] for tile in set(lacking)))
        for key in serves(reading, position, SIHAI, open_keys):
            best[key] = max(best.get(key, found), found)
    for key in KEYS:
        hand = target_hand(position, key, SIHAI)
        assert (hand and (hand.distance, hand.score.total, hand.live)) == best.get(key)


@settings(max_examples=25)
@given(positions)
def test_a_target_hand_is_a_whole_hand_that_serves_its_key(position: Position) -> None:
    now, unseen = analyse(position, SIHAI).now, position.unseen()
    for key in KEYS:
        hand = target_hand(position, key, SIHAI)
        if hand is None:
            assert key not in now
            continue
        lacking = [tile for tiles in hand.missing for tile in tiles]
        assert hand.distance == len(lacking) == now[key].distance
        assert set(lacking) == set(hand.accepts) <= set(now[key].accepts)
        assert all(lacking.count(tile) <= unseen[tile] for tile in lacking)
        assert serves(hand.score.reading, position, SIHAI, [key]) == [key]
        needed = counts(tile for part in hand.parts for tile in part.tiles)
        held = counts((*position.own_tiles, *lacking))
        assert all(count <= have for count, have in zip(needed, held, strict=True))
        _check_order(hand.parts, position)


def _check_order(parts: tuple[Meld | Pair, ...], position: Position) -> None:
    """Open melds first, a pung perhaps as a kong, then melds in order of their tiles, the pair last."""
    assert [part.tile for part in parts[: len(position.melds)]] == [meld.tile for meld in position.melds]
    made = [part.tile for part in parts[len(position.melds) :] if isinstance(part, Meld)]
    assert made == sorted(made)
    assert [isinstance(part, Pair) for part in parts] in ([False] * 4 + [True], [True] * 7)


@pytest.mark.parametrize(
    ("key", "concealed", "melds", "parts", "missing"),
    [
        (FanId.YITIAOLONG, "123556m11s11z", "789m", "789m 123m 456m 111z 11s", "4m1z"),
        (FanId.GANG, "111m55z22s", "123p 123s", "123p 123s 1111m 555z 22s", "1m5z"),
        (FanId.GANG, "144z9m", "111m 789p 789s", "1111m 789p 789s 789m 44z", "178m"),
        (FanId.QIDUI, "1122334455667m", "", "11m 22m 33m 44m 55m 66m 77m", "7m"),
        (FanId.QIDUI, "1111224455667m", "", "11m 11m 22m 44m 55m 66m 77m", "7m"),
    ],
)
def test_by_name(key: FanId, concealed: str, melds: str, parts: str, missing: str) -> None:
    hand = target_hand(in_hand(concealed, melds), key, SIHAI)
    assert hand is not None
    assert str(hand.score.reading) == parts
    assert format_tiles(tile for tiles in hand.missing for tile in tiles) == missing


def in_hand(concealed: str, melds: str) -> Position:
    """A position of the East seat with nothing else visible; open melds are written as their tiles."""
    listed = [{"kind": "pung" if text[0] == text[1] else "chow", "tiles": text} for text in melds.split()]
    return position_from_data({"concealed": concealed, "melds": listed, "seat": "E"})


def test_a_fourth_tile_that_is_held_makes_a_kong_for_nothing() -> None:
    hand = target_hand(in_hand("1m9p5s6s", "111m 456p 789s"), WIN, SIHAI)
    assert hand is not None
    first = hand.parts[0]
    assert isinstance(first, Meld)
    assert first.kind is MeldKind.KONG
    assert hand.missing[0] == ()


@pytest.mark.parametrize(
    ("concealed", "visible", "missing"),
    [
        pytest.param("1122334455m7p8p9s", "777p", "8p9s", id="the singles with most copies left"),
        pytest.param("1122334455m7p8p9s", "8p99s", "78p", id="one copy gone is less"),
        pytest.param("1144m22446688p9s9p", "99p", "9s", id="of two singles the one with more copies left"),
        pytest.param("46m46p112233445z", "66m", "46p5z", id="of two suits the one with more copies left"),
        pytest.param("46m46p112233445z", "66p", "46m5z", id="the other way round"),
    ],
)
def test_seven_pairs_are_made_of_what_is_most_live(concealed: str, visible: str, missing: str) -> None:
    position = position_from_data({"concealed": concealed, "seat": "E", "visible": visible})
    hand = target_hand(position, FanId.QIDUI, SIHAI)
    assert hand is not None
    assert format_tiles(hand.accepts) == missing


def test_out_of_reach() -> None:
    assert target_hand(in_hand("1m4z6s9p", "222m 456p 789s"), FanId.QIDUI, SIHAI) is None
