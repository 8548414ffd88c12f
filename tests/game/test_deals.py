"""Deals, stacked walls and starts to order."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game.tables import E, N, S, W
from trainer.game import (
    Conflict,
    Deal,
    DealError,
    Disclosure,
    Fair,
    Laid,
    Near,
    Stacked,
    Start,
    StartKind,
    TableRules,
    build_wall,
    deal,
    deal_from_data,
    deal_to_data,
    disclose,
    stack,
)
from trainer.game.deals import start_to_data
from trainer.game.targets import target_hand
from trainer.game.walls import FULL_WALL
from trainer.reach import analyse
from trainer.reach.model import Position
from trainer.rules import (
    PATTERN_FANS,
    FanId,
    Hand,
    Meld,
    Scheme,
    Seat,
    Tile,
    format_tiles,
    load_values,
    parse_tiles,
    readings,
    score_readings,
    value_tiles,
)

fans = st.sampled_from(PATTERN_FANS)
lines = st.tuples(*[st.integers(0, 200)] * 4)
near = st.builds(Near, st.sampled_from(Seat), fans, st.integers(2, 6))
conflict = st.builds(
    Conflict, st.sampled_from(Seat), st.permutations(PATTERN_FANS).map(lambda order: (order[0], order[1]))
)
stacked = st.integers(0, 999).map(lambda seed: stack(seed=seed))
starts = st.one_of(st.just(Fair()), near, conflict, stacked)
rules = st.builds(
    TableRules,
    st.sampled_from(("sihai", "zungjung", "own")),
    st.sampled_from(Scheme),
    st.sampled_from((None, *Seat)),
)
deals = st.builds(Deal, st.integers(0, 2**48 - 1), rules, lines, starts)


@given(deals)
def test_a_deal_survives_its_json_form(order: Deal) -> None:
    assert deal_from_data(deal_to_data(order)) == order


@pytest.mark.parametrize(
    ("order", "seat", "dealt", "first", "last"),
    [
        (Deal(20260729), E, "59m334678p177s14z", "7m5m7m3m2z", "2m7p"),
        (Deal(7, start=Near(S, FanId.QIDUI, 3)), S, "11355m779p33s355z", "1s6s4z6p3m", "1z4m"),
        (
            Deal(123456789, start=Conflict(N, (FanId.YITIAOLONG, FanId.HUNYISE), 5)),
            N,
            "134589p2244s777z",
            "3m7p1m4p6m",
            "4s8s",
        ),
    ],
)
def test_a_deal_that_was_passed_on_keeps_its_tiles(order: Deal, seat: Seat, dealt: str, first: str, last: str) -> None:
    """Codes and records hold no tiles: whatever makes them must go on making the same."""
    hands, wall = build_wall(order)
    assert format_tiles(hands[seat]) == dealt
    assert ("".join(map(str, wall[:5])), "".join(map(str, wall[-2:]))) == (first, last)


@given(deals)
def test_every_wall_is_whole(order: Deal) -> None:
    hands, wall = build_wall(order)
    assert Counter(tile for hand in hands for tile in hand) + Counter(wall) == Counter(FULL_WALL)
    assert [len(hand) for hand in hands] == [13] * 4
    assert all(hand == tuple(sorted(hand)) for hand in hands)


PUNG = Laid((Meld.pung(Tile.Z1),))


class TestRefusedDeals:
    """What no deal can be, every reason at once."""

    @pytest.mark.parametrize(
        ("make", "keys"),
        [
            (lambda: Deal(-1), ("seed",)),
            (lambda: Deal(2**48), ("seed",)),
            (lambda: Deal(1, lines=(10, 10, 10, -1)), ("lines",)),
            (lambda: Deal(1, lines=(10, 10, 10, 201)), ("lines",)),
            (lambda: Deal(-1, lines=(0, 0, 0, 999), start=Near(E, FanId.QIDUI, 0)), ("seed", "lines", "missing")),
            (lambda: Deal(1, start=Near(E, FanId.QIDUI, 7)), ("missing",)),
            (lambda: Deal(1, start=Near(E, FanId.GANG, 1)), ("missing",)),
            (lambda: Deal(1, start=Near(E, FanId.TIANHE)), ("fan",)),
            (lambda: Deal(1, start=Conflict(E, (FanId.QIDUI, FanId.QIDUI))), ("same-fan",)),
            (lambda: Deal(1, start=Stacked((), ())), ("hands", "wall")),
            (lambda: Deal(1, start=stack({E: "11111m"})), ("hand-size",) * 4 + ("copies", "wall")),
            (lambda: Deal(1, start=stack({E: "123456789m12345z"})), ("hand-size",)),
            (lambda: Deal(1, start=replace(stack(), turn=Seat.S)), ("table",)),
            (lambda: Deal(1, start=replace(stack(length=9), table=(Laid(), Laid()))), ("table",)),
            (lambda: Deal(1, start=replace(stack(length=9), table=(*3 * (Laid(),), PUNG))), ("hand-size",)),
            (lambda: Deal(1, start=replace(stack(), table=(*3 * (Laid(),), Laid(river=(Tile.Z1,))))), ("copies",)),
        ],
    )
    def test_every_reason_is_named(self, make: Callable[[], Deal], keys: tuple[str, ...]) -> None:
        with pytest.raises(DealError) as refused:
            make()
        assert tuple(fault.kind for fault in refused.value.faults) == tuple(f"deal-{key}" for key in keys)

    @pytest.mark.parametrize(
        "change",
        [
            {"seed": "7"},
            {"seed": True},
            {"lines": [10, 10, 10]},
            {"lines": [10, 10, 10, float("inf")]},
            {"lines": [10, 10, 10, 5.5]},
            {"lines": [10, 10, 10, "5"]},
            {"start": {"kind": "near", "seat": "E", "fans": ["qidui"], "missing": 2.5}},
            {"start": {"kind": "conflict", "seat": "E", "fans": ["qidui", "gang"], "missing": True}},
            {"scheme": "cash"},
            {"start": {"kind": "lucky"}},
            {"start": {"kind": "near", "seat": "X", "fans": ["qidui"], "missing": 3}},
            {"start": {"kind": "near", "seat": "E", "fans": ["none"], "missing": 3}},
            {"start": {"kind": "near", "seat": "E", "fans": [], "missing": 3}},
            {"start": {"kind": "near", "seat": "E", "fans": ["qidui", "gang"], "missing": 3}},
            {"start": {"kind": "conflict", "seat": "E", "fans": ["qidui"], "missing": 4}},
            {"start": {"kind": "conflict", "seat": "E", "fans": "qidui", "missing": 4}},
            {"start": {"missing": 4}},
            {"start": {"kind": "stacked", "hands": "1m", "wall": "1m"}},
            {"start": {"kind": "stacked", "hands": ["1x"], "wall": "1m"}},
            {"start": start_to_data(stack()) | {"turn": "X"}},
            {"start": start_to_data(stack()) | {"table": "1m"}},
            {"start": start_to_data(stack()) | {"table": ["1m"]}},
            {"start": start_to_data(stack()) | {"table": [{"melds": ["111z"], "river": ""}]}},
            {"start": start_to_data(stack()) | {"table": [{"melds": []}]}},
            {"start": None},
        ],
    )
    def test_data_that_is_no_deal(self, change: dict[str, object]) -> None:
        with pytest.raises(DealError) as refused:
            deal_from_data({**deal_to_data(Deal(1)), **change})
        assert [fault.kind for fault in refused.value.faults] == ["deal-form"]

    def test_data_with_a_number_that_cannot_be_is_told_by_that_number(self) -> None:
        with pytest.raises(DealError) as refused:
            deal_from_data({**deal_to_data(Deal(1)), "lines": [10, 10, 10, 999]})
        assert [fault.kind for fault in refused.value.faults] == ["deal-lines"]

    def test_they_are_told_in_one_line(self) -> None:
        with pytest.raises(DealError) as refused:
            Deal(-1, lines=(10, 10, 10, -1))
        assert str(refused.value) == (
            "the seed -1 is not within 0 to 281474976710655; "
            "(10, 10, 10, -1) are not four winning lines of 0 to 200 points"
        )


def test_a_stacked_hand_is_dealt_sorted() -> None:
    stacked = stack({S: "19m19p19s1234567z"})
    mixed = replace(stacked, hands=tuple(hand[::-1] for hand in stacked.hands))
    assert build_wall(Deal(0, start=mixed)) == build_wall(Deal(0, start=stacked))


def test_a_stacked_hand_may_be_written_in_any_order() -> None:
    order = Deal(0, start=stack({S: "19m19p19s1234567z"}))
    data = deal_to_data(order)
    start = data["start"]
    assert isinstance(start, dict)
    start["hands"][S] = "7654321z91s91p91m"
    assert deal_from_data(data) == order


class TestStack:
    """Walls chosen by hand."""

    def test_chosen_tiles_lie_where_they_are_put(self) -> None:
        state = deal(Deal(0, start=stack({S: "19m19p19s1234567z"}, draws="5m6m", tail="7m8m")))
        assert state.players[S].hand == parse_tiles("19m19p19s1234567z")
        assert (state.drawn, state.wall[0]) == (Tile.M5, Tile.M6)
        assert state.wall[-2:] == (Tile.M8, Tile.M7)

    def test_the_rest_is_filled_by_chance_of_the_seed(self) -> None:
        assert stack({S: "123m"}, seed=1) == stack({S: "123m"}, seed=1)
        assert stack({S: "123m"}, seed=1) != stack({S: "123m"}, seed=2)

    def test_a_short_wall_sets_tiles_aside(self) -> None:
        assert len(stack(length=20).wall) == 20
        assert [len(hand) for hand in stack({S: "1111m"}).hands] == [13] * 4, "all four copies may be chosen"
        assert len(stack(draws="5m6m", tail="7m", length=2).wall) == 3

    def test_without_a_choice_everything_is_dealt(self) -> None:
        assert len(stack().wall) == 136 - 52


def holds(fan: FanId, tiles: tuple[Tile, ...], seat: Seat) -> bool:
    """Whether the tiles make a hand that can be read with the fan; four alike may be a kong."""
    melds: list[tuple[Meld, ...]] = [()]
    if fan is FanId.GANG:
        melds = [(Meld.kong(tile, concealed=True),) for tile, count in Counter(tiles).items() if count == 4]
    for laid in melds:
        concealed = tuple((Counter(tiles) - Counter(t for meld in laid for t in meld.tiles)).elements())
        if not readings(concealed, laid):
            continue
        scores = score_readings(Hand(concealed, laid, concealed[0], seat), load_values("sihai"))
        if any(fan in score.fans or any(refused.fan is fan for refused in score.refused) for score in scores):
            return True
    return False


@given(fans, st.sampled_from(Seat), st.integers(0, 10**9).map(Random))
def test_a_target_hand_holds_its_fan(fan: FanId, seat: Seat, rng: Random) -> None:
    tiles = target_hand(fan, value_tiles(seat), rng)
    assert len(tiles) == (15 if fan is FanId.GANG else 14)
    assert max(Counter(tiles).values()) <= 4
    assert holds(fan, tiles, seat)


_ALLOWED = {
    FanId.DUANYAO: [tile for tile in Tile if tile.is_simple],
    FanId.QUANDAIYAO: [tile for tile in Tile if tile.is_honour or tile.rank not in (4, 5, 6)],
    FanId.QINGYISE: [tile for tile in Tile if not tile.is_honour],
}
"""The kinds that a hand with a fan can hold, if not all."""


@pytest.mark.parametrize("fan", PATTERN_FANS)
def test_every_tile_that_a_fan_allows_comes_up_in_its_target_hands(fan: FanId) -> None:
    drawn = {tile for seed in range(400) for tile in target_hand(fan, value_tiles(Seat.E), Random(seed))}
    assert drawn == set(_ALLOWED.get(fan, Tile))


def distance_to(order: Deal, seat: Seat, fan: FanId) -> int:
    hands, _ = build_wall(order)
    return analyse(Position(hands[seat], (), seat, ()), load_values("sihai")).now[fan].distance


@pytest.mark.parametrize("fan", PATTERN_FANS)
@pytest.mark.parametrize("missing", [2, 4])
def test_a_start_near_a_fan_is_no_farther_than_asked(fan: FanId, missing: int) -> None:
    for seed in range(3):
        seat = Seat(seed)
        assert distance_to(Deal(seed, start=Near(seat, fan, missing)), seat, fan) <= missing


@pytest.mark.parametrize("pair", list(combinations(PATTERN_FANS, 2)), ids="-".join)
def test_a_conflict_is_near_both_fans(pair: tuple[FanId, FanId]) -> None:
    order = Deal(7, start=Conflict(W, pair))
    assert all(distance_to(order, W, fan) <= 4 for fan in pair)


def test_a_conflict_can_be_asked_for_in_either_order() -> None:
    for pair in permutations((FanId.DUANYAO, FanId.QUANDAIYAO)):
        build_wall(Deal(1, start=Conflict(N, (pair[0], pair[1]))))


def test_a_conflict_that_cannot_be_made_is_refused_by_name() -> None:
    with pytest.raises(DealError) as refused:
        deal(Deal(1, start=Conflict(E, (FanId.DUANYAO, FanId.QUANDAIYAO), 1)))
    assert [fault.kind for fault in refused.value.faults] == ["deal-fan"]


@pytest.mark.parametrize(
    ("start", "told"),
    [
        (Fair(), Disclosure(StartKind.FAIR)),
        (Near(S, FanId.QIDUI, 2), Disclosure(StartKind.NEAR, S, (FanId.QIDUI,), 2)),
        (
            Conflict(S, (FanId.QIDUI, FanId.GANG), 5),
            Disclosure(StartKind.CONFLICT, S, (FanId.QIDUI, FanId.GANG), 5),
        ),
        (stack(), Disclosure(StartKind.STACKED)),
    ],
)
def test_every_start_is_disclosed(start: Start, told: Disclosure) -> None:
    assert disclose(start) == told
