"""May this hand win: the line, the incidental fans, and who pays."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.game.tables import E, N, S, W, pass_all, play, play_events, table
from tests.rules.hands import won_hands
from trainer.game import (
    Deal,
    DiscardMade,
    HandWon,
    IllegalMove,
    State,
    TableRules,
    Win,
    WinRefused,
    Won,
    apply,
    deal,
    legal_moves,
    seen_by,
    stack,
    view,
    win_check,
)
from trainer.rules import COPIES, TILES, FanId, Hand, MeldKind, Role, Scheme, Seat, Tile, format_tiles, readings
from trainer.text import Language, Words

PINGHE = "123567m23455p78s"
"""Waits for 6s and 9s; with 9s it holds 平和 and nothing more: 5 points."""

WORTHLESS = "12399m456p22278s"
"""Waits for 6s and 9s; complete it holds no fan at all."""


def won(state: State) -> Won:
    assert isinstance(state.result, Won)
    return state.result


def fans(state: State) -> set[FanId]:
    return set(won(state).score.fans)


def acted(
    hand: str,
    seat: Seat,
    draws: str,
    tail: str = "",
    length: int | None = None,
    lines: tuple[int, int, int, int] = (0, 0, 0, 0),
    rules: TableRules | None = None,
) -> State:
    """One whole round has been played: every seat has drawn and discarded a 6z or 7z."""
    state = table({seat: hand}, "6z7z6z7z" + draws, tail, length, lines, rules)
    return play(state, "E discard 6z", "S discard 7z", "W discard 6z", "N discard 7z")


def completes(tiles: list[Tile], drawn: Tile) -> bool:
    """Whether the dealer's hand of 13 is seen to be complete with the tile drawn."""
    start = stack({E: format_tiles(tiles)}, draws=str(drawn))
    return win_check(deal(Deal(0, lines=(0, 0, 0, 0), start=start)), E) is not None


@given(won_hands(), st.data())
def test_a_hand_is_seen_to_be_complete_exactly_where_it_can_be_read(of: Hand, data: st.DataObject) -> None:
    assume(all(meld.kind is not MeldKind.KONG for meld in of.melds))
    tiles = list(of.tiles)
    tiles.remove(of.win_tile)
    assert completes(tiles, of.win_tile)
    other = data.draw(st.sampled_from([tile for tile in TILES if tiles.count(tile) < COPIES]))
    assert completes(tiles, other) is bool(readings((*tiles, other), ()))


def test_a_self_draw_is_paid_by_all() -> None:
    state = play(acted(PINGHE, E, "9s"), "E win")
    assert (won(state).seat, won(state).source, won(state).payer) == (E, None, None)
    assert fans(state) == {FanId.PINGHE}
    assert {payment.role for payment in won(state).settlement.payments} == {Role.WINNER, Role.PAYER}


def test_a_win_on_a_discard_charges_the_discarder() -> None:
    state, events = play_events(acted(PINGHE, S, "9s"), "E discard 9s", "S win")
    assert [type(event) for event in events] == [DiscardMade, HandWon]
    assert (won(state).seat, won(state).source, won(state).payer) == (S, E, E)
    assert won(state).settlement.of(E).role is Role.DISCARDER


@pytest.mark.parametrize("scheme", Scheme)
def test_the_table_settles_under_its_scheme(scheme: Scheme) -> None:
    state = play(acted(PINGHE, E, "9s", rules=TableRules("sihai", scheme)), "E win")
    assert won(state).settlement.scheme is scheme


def test_the_table_scores_with_its_values() -> None:
    hand = "1133557799m226p"
    for values, points in (("sihai", 20), ("zungjung", 30)):
        state = play(acted(hand, E, "6p", rules=TableRules(values)), "E win")
        assert won(state).score.total == points


class TestLine:
    """A complete hand below its own line is no win."""

    def test_a_drawn_hand_below_the_line_is_refused_with_the_reason(self) -> None:
        state = acted(PINGHE, E, "9s", lines=(10, 0, 0, 0))
        assert Win(E) not in legal_moves(state, E)
        with pytest.raises(IllegalMove) as refused:
            apply(state, Win(E))
        (reason,) = refused.value.reasons
        assert Words(Language.ZH).phrase(reason) == "不能和：5 分，起和线 10 分：平和 5"

    def test_the_refusal_is_an_event_of_its_player_alone(self) -> None:
        state = table({E: PINGHE}, draws="5z6z7z5z9s", lines=(10, 0, 0, 0))
        _, events = play_events(state, "E discard 5z", "S discard 6z", "W discard 7z", "N discard 5z")
        refused = events[-1]
        assert isinstance(refused, WinRefused)
        assert (refused.seat, refused.tile, refused.points, refused.line) == (E, Tile.S9, 5, 10)
        assert [refused in seen_by(events, seat) for seat in Seat] == [True, False, False, False]

    @pytest.mark.parametrize(("line", "refusals"), [(5, 0), (6, 1)])
    def test_only_a_hand_below_the_line_is_refused(self, line: int, refusals: int) -> None:
        state, events = play_events(acted(PINGHE, N, "9s", lines=(0, 0, 0, line)), "E discard 9s")
        assert sum(isinstance(event, WinRefused) for event in events) == refusals
        assert (state.offer is None) is bool(refusals)

    def test_a_seat_that_could_only_win_below_its_line_is_not_asked(self) -> None:
        state, events = play_events(acted(PINGHE, N, "9s", lines=(0, 0, 0, 10)), "E discard 9s")
        assert (state.turn, state.offer) == (S, None)
        assert any(isinstance(event, WinRefused) and event.seat is N for event in events)

    def test_the_view_tells_what_the_hand_would_score(self) -> None:
        state = acted(PINGHE, E, "9s", lines=(10, 0, 0, 0))
        win = view(state, E).win
        assert win is not None
        assert (win.points, win.line, win.allowed) == (5, 10, False)

    @pytest.mark.parametrize(("line", "allowed"), [(0, True), (5, True), (6, False), (10, False)])
    def test_every_player_has_an_own_line(self, line: int, allowed: bool) -> None:
        state = acted(PINGHE, E, "9s", lines=(line, 200, 200, 200))
        assert (Win(E) in legal_moves(state, E)) is allowed

    def test_a_hand_without_a_fan_wins_at_line_0_only(self) -> None:
        assert Win(E) in legal_moves(acted(WORTHLESS, E, "6s"), E)
        with pytest.raises(IllegalMove) as refused:
            apply(acted(WORTHLESS, E, "6s", lines=(5, 0, 0, 0)), Win(E))
        assert Words(Language.EN).phrase(refused.value.reasons[0]).endswith(Words(Language.EN)("receipt-none"))

    def test_incidental_points_count_towards_the_line(self) -> None:
        state = acted(PINGHE, E, "9s", length=5, lines=(15, 0, 0, 0))
        assert fans(play(state, "E win")) == {FanId.PINGHE, FanId.HAIDILAOYUE}

    def test_several_fans_are_all_named(self) -> None:
        hand = "123m123m456m78m55p"
        state = acted(hand, E, "9m", lines=(200, 0, 0, 0))
        with pytest.raises(IllegalMove) as refused:
            apply(state, Win(E))
        text = Words(Language.ZH).phrase(refused.value.reasons[0])
        assert text == "不能和：55 分，起和线 200 分：平和 5 + 一般高 20 + 一条龙 30"


class TestLastTile:
    """海底捞月, 河底摸鱼."""

    def test_a_self_draw_on_the_last_tile(self) -> None:
        assert FanId.HAIDILAOYUE in fans(play(acted(PINGHE, E, "9s", length=5), "E win"))

    def test_not_with_a_tile_left(self) -> None:
        assert FanId.HAIDILAOYUE not in fans(play(acted(PINGHE, E, "9s", length=6), "E win"))

    def test_a_win_on_the_discard_that_follows(self) -> None:
        state = play(acted(PINGHE, N, "9s", length=5), "E discard 9s", "N win")
        assert fans(state) == {FanId.PINGHE, FanId.HEDIMOYU}
        assert won(state).payer is E

    def test_not_on_an_earlier_discard(self) -> None:
        state = play(acted(PINGHE, N, "9s", length=6), "E discard 9s", "N win")
        assert FanId.HEDIMOYU not in fans(state)


class TestReplacement:
    """岭上开花, also with 海底捞月."""

    KONG = "123567m55p78s555z"

    def test_a_win_on_the_replacement_tile(self) -> None:
        state = play(acted(self.KONG, E, "5z", tail="9s"), "E kong 5z", "E win")
        assert fans(state) == {FanId.GANG, FanId.FANPAI, FanId.LINGSHANGKAIHUA}

    def test_not_on_the_draw_after_it(self) -> None:
        state = acted(self.KONG, E, "5z6z7z6z9s", tail="7z")
        state = play(state, "E kong 5z", "E discard 7z", "S discard 6z", "W discard 7z", "N discard 6z", "E win")
        assert FanId.LINGSHANGKAIHUA not in fans(state)

    def test_the_last_tile_as_a_replacement_is_both(self) -> None:
        state = play(acted(self.KONG, E, "5z", tail="9s", length=6), "E kong 5z", "E win")
        assert {FanId.LINGSHANGKAIHUA, FanId.HAIDILAOYUE} <= fans(state)

    def test_after_a_claimed_kong_all_pay(self) -> None:
        state = play(acted(self.KONG, S, "5z", tail="9s"), "E discard 5z", "S kong 5z", "S win")
        assert FanId.LINGSHANGKAIHUA in fans(state)
        assert won(state).payer is None


class TestFirstTile:
    """天和, 地和, and what voids them."""

    def test_the_dealers_fourteen(self) -> None:
        state = play(table({E: PINGHE}, draws="9s"), "E win")
        assert fans(state) == {FanId.PINGHE, FanId.TIANHE}

    def test_a_kong_first_voids_it(self) -> None:
        state = play(table({E: TestReplacement.KONG}, draws="5z", tail="9s"), "E kong 5z", "E win")
        assert FanId.TIANHE not in fans(state)
        assert FanId.LINGSHANGKAIHUA in fans(state)

    def test_not_in_the_dealers_second_turn(self) -> None:
        assert FanId.TIANHE not in fans(play(acted(PINGHE, E, "9s"), "E win"))

    @pytest.mark.parametrize("seat", [S, W, N])
    def test_the_dealers_first_discard(self, seat: Seat) -> None:
        state = play(table({seat: PINGHE}, draws="9s"), "E discard 9s", f"{seat.letter} win")
        assert fans(state) == {FanId.PINGHE, FanId.DIHE}

    def test_no_discarder_is_charged(self) -> None:
        state = play(table({W: PINGHE}, draws="9s"), "E discard 9s", "W win")
        assert (won(state).source, won(state).payer) == (E, None)
        assert [payment.amount for payment in won(state).settlement.payments] == [-90, -90, 270, -90]

    def test_the_own_first_drawn_tile(self) -> None:
        state = play(table({W: PINGHE}, draws="5z6z9s"), "E discard 5z", "S discard 6z", "W win")
        assert fans(state) == {FanId.PINGHE, FanId.DIHE}

    def test_anyones_discard_before_the_own_first_draw(self) -> None:
        state = play(table({N: PINGHE}, draws="5z9s"), "E discard 5z", "S discard 9s", "N win")
        assert fans(state) == {FanId.PINGHE, FanId.DIHE}

    def test_not_after_the_own_first_discard(self) -> None:
        state = play(table({S: PINGHE}, draws="5z6z9s"), "E discard 5z", "S discard 6z", "W discard 9s", "S win")
        assert fans(state) == {FanId.PINGHE}
        assert won(state).payer is W

    def test_others_claims_do_not_void_it(self) -> None:
        state = table({N: PINGHE, S: "29m25p2589s12355z"}, draws="5z")
        state = play(state, "E discard 5z", "S pung", "S discard 9s", "N win")
        assert FanId.DIHE in fans(state)

    def test_an_own_claim_voids_it(self) -> None:
        hands = {S: TestReplacement.KONG}
        state = play(table(hands, draws="5z", tail="9s"), "E discard 5z", "S kong 5z", "S win")
        assert FanId.DIHE not in fans(state)

    def test_the_dealer_never_wins_with_it(self) -> None:
        state = play(acted(PINGHE, E, "6z9s"), "E discard 6z", "S discard 9s", "E win")
        assert FanId.DIHE not in fans(state)

    def test_it_helps_over_the_line(self) -> None:
        state = table({W: PINGHE}, draws="9s", lines=(0, 0, 40, 0))
        assert won(play(state, "E discard 9s", "W win")).score.total == 45


def test_no_win_without_a_complete_hand() -> None:
    state = table(draws="5z")
    assert win_check(state, E) is None
    assert all(win_check(state, seat) is None for seat in (S, W, N))


def test_the_event_holds_what_the_result_holds() -> None:
    state, events = play_events(acted(PINGHE, E, "9s"), "E win")
    assert events == (HandWon(E, Tile.S9, None, won(state).score, won(state).settlement),)


def test_a_win_that_was_passed_can_be_had_again() -> None:
    state = play(acted(PINGHE, S, "9s6z7z6z9s"), "E discard 9s", "S pass")
    state = play(state, "S discard 6z", "W discard 7z", "N discard 6z", "E discard 9s")
    assert Win(S) in legal_moves(state, S)
    assert pass_all(state).turn is S
