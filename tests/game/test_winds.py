"""The prevailing wind in play: what it makes a win, what bots make of it, how deals, codes and records carry it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.game.tables import E, N, S, W, play, table
from trainer.game import (
    Deal,
    Invitation,
    Near,
    Pass,
    Pung,
    State,
    TableRules,
    Won,
    build_wall,
    deal,
    deal_code,
    deal_from_data,
    deal_to_data,
    prevailing_in,
    read_code,
    record_from_json,
    record_of,
    record_to_data,
    record_to_json,
    replay,
    view,
    win_check,
)
from trainer.game.bots import Bot, BotId
from trainer.game.bots.plans import plans
from trainer.game.bots.players import BOTS, BUILDER, STEADY
from trainer.game.contest import Contest, play_hand
from trainer.rules import FanId, Seat, Tile, counts

WINDS = st.sampled_from(Seat)


def rules(prevailing: Seat | None) -> TableRules:
    """The usual rules, with a prevailing wind or without."""
    return TableRules(prevailing=prevailing)


@pytest.mark.parametrize(
    ("number", "wind"), [(1, E), (2, E), (4, E), (5, S), (8, S), (9, W), (12, W), (13, N), (16, N), (17, E), (21, S)]
)
def test_the_wind_prevails_for_four_deals(number: int, wind: Seat) -> None:
    assert prevailing_in(number) is wind


def east_pung_of_south(prevailing: Seat | None) -> State:
    """South holds three 1z, waits for 6s and 9s with a line of 10, and draws 9s after a round."""
    hands = {
        S: "111z234m678p78s44p",
        E: "147m147p147s5234z",
        W: "369m369p369s2347z",
        N: "147m258p369s6234z",
    }
    state = table(hands, "5z6z5z6z7z9s", lines=(0, 10, 0, 0), rules=rules(prevailing))
    return play(state, "E discard 5z", "S discard 6z", "W discard 5z", "N discard 6z", "E discard 7z")


@pytest.mark.parametrize(("prevailing", "points"), [(None, 0), (E, 10), (S, 0), (W, 0), (N, 0)], ids=str)
def test_a_pung_of_the_prevailing_wind_reaches_the_line(prevailing: Seat | None, points: int) -> None:
    check = win_check(east_pung_of_south(prevailing), S)
    assert check is not None
    assert (check.points, check.allowed) == (points, points >= 10)


def test_the_win_is_settled_by_what_it_scores_and_replays() -> None:
    state = play(east_pung_of_south(E), "S win")
    assert isinstance(state.result, Won)
    assert (state.result.score.total, state.result.hand.prevailing) == (10, E)
    assert replay(record_from_json(record_to_json(record_of(state)))) == state


def test_a_view_and_its_position_know_the_prevailing_wind() -> None:
    assert view(east_pung_of_south(W), S).position.prevailing is W
    assert view(east_pung_of_south(None), S).position.prevailing is None


def offered_east(prevailing: Seat | None, line: int) -> State:
    """East discards a 1z, of which South holds two beside two chows and a pair."""
    hands = {
        E: "147m147p147s1234z",
        S: "11z234m678p78s99s4p",
        W: "369m369p369s2347z",
        N: "147m258p369s6234z",
    }
    state = table(hands, "5z", lines=(line,) * 4, rules=rules(prevailing))
    return play(state, "E discard 1z")


@pytest.mark.parametrize("bot", [STEADY, BUILDER], ids=lambda bot: bot.id.value)
def test_bots_take_a_pung_of_the_prevailing_wind_and_let_another_wind_go(bot: Bot) -> None:
    assert bot.choose(view(offered_east(E, 10), S)) == Pung(S)
    assert bot.choose(view(offered_east(None, 10), S)) == Pass(S)
    assert bot.choose(view(offered_east(W, 10), S)) == Pass(S)


@given(st.sampled_from(Seat), WINDS)
def test_plans_of_seat_and_prevailing_wind_are_the_same_either_way_round(seat: Seat, prevailing: Seat) -> None:
    assert plans(seat, prevailing) == plans(prevailing, seat)
    assert plans(seat, seat) == plans(seat)


@given(st.integers(0, 2**48 - 1), WINDS)
def test_the_tiles_of_a_fair_deal_do_not_depend_on_it(seed: int, prevailing: Seat) -> None:
    assert build_wall(Deal(seed, rules(prevailing))) == build_wall(Deal(seed))


def test_a_start_near_value_honours_may_be_near_a_pung_of_the_prevailing_wind() -> None:
    def pungs_of_north(prevailing: Seat | None) -> int:
        """In how many of 60 deals the seat starts with three 4z or is one short of them."""
        near = Near(E, FanId.FANPAI, 2)
        hands = (build_wall(Deal(seed, rules(prevailing), start=near))[0][E] for seed in range(60))
        return sum(counts(hand)[Tile.Z4] >= 2 for hand in hands)

    assert pungs_of_north(N) > pungs_of_north(None) + 5


def test_hands_of_bots_are_played_under_their_wind() -> None:
    states = [Contest(prevailing=True).play(seed) for seed in range(16, 22)]
    assert [state.deal.rules.prevailing for state in states] == [E, E, E, E, S, S]
    for state in states:
        assert replay(record_of(state)) == state


def test_the_same_deal_is_played_the_same_way_again() -> None:
    bots = tuple(BOTS[bot] for bot in (BotId.BUILDER, BotId.STEADY, BotId.BUILDER, BotId.STEADY))
    order = Deal(77, rules(S))
    assert play_hand(order, bots) == play_hand(order, bots)
    assert deal(order).deal.rules.prevailing is S


class TestTexts:
    """Where it counts it is written down; where it does not, everything is written as it was before there was one."""

    def test_without_it_a_deal_is_written_as_before(self) -> None:
        assert deal_to_data(Deal(7)) == {
            "seed": 7,
            "values": "sihai",
            "scheme": "sihai",
            "lines": [10, 10, 10, 10],
            "start": {"kind": "fair"},
        }
        assert deal_code(Invitation(Deal(20260729))) == "266F-WNJG-44Y5"
        assert record_to_data(record_of(deal(Deal(7))))["format"] == 1

    def test_old_deals_codes_and_records_have_none(self) -> None:
        old = '{"format": 1, "deal": {"seed": 7, "values": "sihai", "scheme": "sihai", "lines": [10, 10, 10, 10],'
        record = record_from_json(old + ' "start": {"kind": "fair"}}, "moves": []}')
        assert record.deal == Deal(7)
        assert record.deal.rules.prevailing is None
        assert read_code("266F-WNJG-44Y5").deal.rules.prevailing is None

    @pytest.mark.parametrize("prevailing", Seat)
    def test_a_code_and_a_record_bring_it_back(self, prevailing: Seat) -> None:
        order = Deal(20260729, rules(prevailing))
        code = deal_code(Invitation(order))
        assert read_code(code).deal == order
        assert code[0] == "3"
        written = record_to_json(record_of(deal(order)))
        assert json.loads(written)["format"] == 2
        assert record_from_json(written).deal == order

    def test_an_ordinary_deal_with_it_is_as_short(self) -> None:
        code = deal_code(Invitation(Deal(20260729, rules(N))))
        assert len(code) <= len("266F-WNJG-44Y5")

    @pytest.mark.parametrize("wrong", ["X", 1, "East", ["E"]])
    def test_a_wind_that_is_none_makes_no_deal(self, wrong: object) -> None:
        with pytest.raises(ValueError, match="no deal can be read"):
            deal_from_data(deal_to_data(Deal(7)) | {"prevailing": wrong})
