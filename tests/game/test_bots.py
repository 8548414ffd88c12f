"""The bots: legal moves from the view alone, each true to its character."""

import json
from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.game.strength import strengths
from tests.game.tables import E, N, S, W, all_tiles, play, table
from trainer.game import (
    Chow,
    Deal,
    Discard,
    Kong,
    Pass,
    Pung,
    TableRules,
    Win,
    Won,
    apply,
    deal,
    record_from_json,
    record_of,
    replay,
    to_act,
    view,
)
from trainer.game.bots import Bot, BotId
from trainer.game.bots.outlook import after
from trainer.game.bots.plans import ANY_HAND, open_plans, plans
from trainer.game.bots.players import BOTS, BUILDER, DISCARDER, STEADY
from trainer.game.bots.shape import FAR, Counts, OpenPlan, nearest, open_plan, split
from trainer.game.contest import LINE_UP, Contest, hand_data
from trainer.game.deals import MAX_LINE
from trainer.reach import analyse
from trainer.reach.model import WIN, Position
from trainer.rules import (
    PATTERN_FANS,
    FanId,
    Hand,
    Meld,
    MeldKind,
    Scheme,
    Tile,
    counts,
    load_values,
    parse_tiles,
    score_readings,
)

SIHAI = load_values("sihai")


def distance(plan: OpenPlan, held: Counts) -> int:
    return plan.distance_of(held, split(held))


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_bot_makes_legal_moves_and_the_same_ones_again(bot: Bot) -> None:
    for seed in range(3):
        state = deal(Deal(seed, lines=(0, 5, 10, 20)))
        while not state.over:
            seat = to_act(state)[0]
            seen = view(state, seat)
            move = bot.choose(seen)
            assert move in seen.moves
            assert bot.choose(seen) == move
            state, _ = apply(state, move)


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("line", [50, MAX_LINE])
def test_a_bot_plays_on_under_a_line_that_no_plan_reaches(bot: Bot, line: int) -> None:
    """It may well complete a hand that its line forbids to win."""
    state = deal(Deal(0, lines=(line,) * 4))
    while not state.over:
        seat = to_act(state)[0]
        state, _ = apply(state, bot.choose(view(state, seat)))


class TestDiscarder:
    """Keeps pairs and neighbours, claims nothing, does not win."""

    @pytest.mark.parametrize(
        ("hand", "drawn", "laid"),
        [
            ("1122m4455p6677s3z", "7z", "3z"),
            ("123m456p78s55667z", "9m", "7z"),
            ("11223344m556p79s", "1p", "1p"),
            ("123m456p789s6677z", "5s", "5s"),
        ],
    )
    def test_lays_down_what_has_least_beside_it(self, hand: str, drawn: str, laid: str) -> None:
        seen = view(table({E: hand}, draws=drawn), E)
        assert DISCARDER.choose(seen) == Discard(E, parse_tiles(laid)[0])

    def test_claims_nothing_and_does_not_win(self) -> None:
        hands = {S: "33m258p258s12345z", W: "12m456p456789s55z", E: "147p147p147s1234z"}
        state = play(table(hands, draws="3m"), "E discard 3m")
        assert [DISCARDER.choose(view(state, seat)) for seat in (S, W)] == [Pass(S), Pass(W)]
        complete = table({E: "12m456p456789s55z"}, draws="3m")
        assert isinstance(DISCARDER.choose(view(complete, E)), Discard)


@pytest.mark.parametrize("bot", [STEADY, BUILDER], ids=lambda bot: bot.id)
class TestPlayers:
    """What both real players do."""

    def test_wins_when_it_may(self, bot: Bot) -> None:
        state = table({E: "12m456p456789s55z"}, draws="3m")
        assert bot.choose(view(state, E)) == Win(E)

    def test_claims_what_brings_it_nearer(self, bot: Bot) -> None:
        hands = {W: "33m333666p3336s7z"}
        state = play(table(hands, draws="3m", lines=(10,) * 4), "E discard 3m")
        assert bot.choose(view(state, W)) == Pung(W)

    def test_leaves_alone_what_does_not_help(self, bot: Bot) -> None:
        state = play(table({W: "1133557799m336p"}, draws="3m", lines=(10,) * 4), "E discard 3m")
        assert bot.choose(view(state, W)) == Pass(W)

    def test_keeps_a_hand_ready(self, bot: Bot) -> None:
        state = table({E: "2233445566m456p"}, draws="9s", lines=(10,) * 4)
        assert bot.choose(view(state, E)) == Discard(E, Tile.S9)


@pytest.mark.parametrize("passed", [Tile.M4, Tile.P5, Tile.S6])
def test_late_in_a_poor_hand_the_builder_discards_what_was_just_let_go_by(passed: Tile) -> None:
    seen = view(table({E: "147m258p369s1234z"}, draws="5z"), E)
    late = replace(seen, wall_left=6, last_discard=(N, Tile.M9))
    assert BUILDER.choose(late) != Discard(E, passed)
    assert BUILDER.choose(replace(late, last_discard=(N, passed))) == Discard(E, passed)


class TestShape:
    """The quick distance agrees with the exact one."""

    @given(st.permutations(range(136)))
    def test_any_hand_is_as_far_as_reach_says(self, order: list[int]) -> None:
        tiles = tuple(sorted(Tile(number // 4) for number in order[:13]))
        exact = analyse(Position(tiles, (), E, ()), SIHAI).now[WIN].distance
        known = [open_plan(plan, 0, ()) for plan in (ANY_HAND, *plans(E))]
        assert min(distance(each, counts(tiles)) for each in known if each is not None) == exact

    @given(st.permutations(range(136)))
    def test_single_fans_are_as_far_as_reach_says(self, order: list[int]) -> None:
        tiles = tuple(sorted(Tile(number // 4) for number in order[:14]))
        exact = analyse(Position(tiles, (), W, ()), SIHAI).now
        for fan in (FanId.PINGHE, FanId.DUIDUIHE, FanId.QIDUI, FanId.YITIAOLONG, FanId.SANSETONGSHUN, FanId.FANPAI):
            found = [open_plan(plan, 0, ()) for plan in plans(W) if fan in plan.fans]
            least = min(distance(each, counts(tiles)) for each in found if each is not None)
            assert least == exact[fan].distance, fan

    @given(st.permutations(range(136)))
    def test_one_tile_less_or_more(self, order: list[int]) -> None:
        held = counts(Tile(number // 4) for number in order[:13])
        for each in open_plans(E, 10, TableRules(), ()):
            kinds = [kind for kind in range(34) if held[kind]]
            for kind, found in each.one_less(held, kinds).items():
                assert found == distance(each, (*held[:kind], held[kind] - 1, *held[kind + 1 :]))
            kinds = [kind for kind in range(34) if held[kind] < 4]
            for kind, found in each.one_more(held, kinds).items():
                assert found == distance(each, (*held[:kind], held[kind] + 1, *held[kind + 1 :]))

    @given(st.permutations(range(136)))
    def test_a_bound_is_never_above_the_distance(self, order: list[int]) -> None:
        held = counts(Tile(number // 4) for number in order[:13])
        known = open_plans(S, 0, TableRules(), ())
        assert all(each.at_least(held) <= distance(each, held) for each in known)
        least, found = nearest(known, held)
        assert least == min(distance(each, held) for each in known)
        assert found == [each for each in known if distance(each, held) == least]

    def test_melds_rule_plans_out(self) -> None:
        chow, pung = Meld.chow(Tile.M1), Meld.pung(Tile.Z5)
        by_fans = {plan.fans: plan for plan in plans(E)}
        assert open_plan(by_fans[FanId.DUIDUIHE,], 0, (chow,)) is None
        assert open_plan(by_fans[FanId.PINGHE,], 0, (pung,)) is None
        assert open_plan(by_fans[FanId.DUANYAO,], 0, (chow,)) is None
        assert open_plan(by_fans[FanId.QIDUI,], 0, (chow,)) is None
        fanpai = open_plan(by_fans[FanId.FANPAI,], 0, (pung,))
        assert fanpai is not None
        assert distance(fanpai, counts(parse_tiles("123m456p789s1z"))) == 1

    def test_a_plan_that_is_reached_holds_its_fans(self) -> None:
        tiles = parse_tiles("123456789m555p11s")
        hand = Hand(tiles, (), Tile.M1, E)
        reached = [each for each in open_plans(E, 5, TableRules(), ()) if distance(each, counts(tiles)) == 0]
        scored = {fan for score in score_readings(hand, SIHAI) for fan in score.fans}
        assert {fan for each in reached for fan in each.plan.fans} <= scored
        assert reached

    def test_every_plan_is_of_pattern_fans(self) -> None:
        assert {fan for plan in plans(N) for fan in plan.fans} <= set(PATTERN_FANS)

    def test_an_impossible_distance_stays_far(self) -> None:
        only = open_plans(E, 200, TableRules(), ())
        assert [each.plan for each in only] == [ANY_HAND]
        assert FAR > 30


def test_a_plan_is_measured_whole_and_beside_a_meld_of_it() -> None:
    plan = next(plan for plan in plans(E) if plan.fans == (FanId.YITIAOLONG,))
    whole, left = open_plan(plan, 30, ()), open_plan(plan, 30, (Meld.chow(Tile.M4),))
    assert whole is not None
    assert left is not None
    held = counts(parse_tiles("123789m456p11s"))
    assert (distance(whole, held), distance(left, held)) == (3, 0)


def test_after_a_kong_is_added_its_pung_is_gone() -> None:
    hands = {E: "55m147p147s12346z", S: "29m258p258s12347z"}
    first = ("E discard 7z", "S discard 5m", "E pung", "E discard 6z")
    state = play(table(hands, draws="7z5m7z6z6z5m"), *first, "S discard 7z", "W discard 6z", "N discard 6z")
    melds, held = after(view(state, E), Kong(E, Tile.M5))
    assert melds == (Meld(MeldKind.KONG, Tile.M5),)
    assert held[Tile.M5] == 0


def test_after_a_chow_the_hand_has_two_tiles_less() -> None:
    hands = {S: "12m258p258s12345z", E: "147p147p147s1234z"}
    state = play(table(hands, draws="3m"), "E discard 3m")
    melds, held = after(view(state, S), Chow(S, Tile.M1))
    assert melds == (Meld.chow(Tile.M1),)
    assert (held[Tile.M1], held[Tile.M2], held[Tile.M3], sum(held)) == (0, 0, 0, 11)


def test_a_hundred_hands_of_bots() -> None:
    ended: Counter[str] = Counter()
    contest = Contest()
    for seed in range(100):
        state = contest.play(seed)
        before = Counter(all_tiles(deal(state.deal)))
        assert Counter(all_tiles(state)) == before
        if seed % 10 == 0:
            assert replay(record_of(state)) == state
        if isinstance(state.result, Won):
            winner = state.result.seat
            assert state.result.score.total >= state.deal.lines[winner]
            assert sum(payment.amount for payment in state.result.settlement.payments) == 0
            ended[contest.seated(seed)[winner]] += 1
        else:
            ended["nobody"] += 1
    assert ended[BotId.DISCARDER] == 0
    assert ended[BotId.STEADY] > 30
    assert ended[BotId.BUILDER] > 10


def test_tiles_are_kept_after_every_move_of_bots() -> None:
    tables: tuple[tuple[Bot, ...], ...] = ((STEADY, BUILDER, DISCARDER, STEADY), (BUILDER,) * 4)
    for seed, bots in product(range(4), tables):
        state = deal(Deal(seed))
        tiles = Counter(all_tiles(state))
        while not state.over:
            seat = to_act(state)[0]
            state, _ = apply(state, bots[seat].choose(view(state, seat)))
            assert Counter(all_tiles(state)) == tiles
            assert len(state.players[seat].hand) <= 14


def test_hands_as_json_lines_replay() -> None:
    for seed in range(5, 8):
        record = record_from_json(json.dumps(hand_data(Contest(), seed)))
        assert replay(record).over


def test_any_whole_number_is_a_seed() -> None:
    assert [Contest().deal(seed).seed for seed in (-1, 2**48 + 5)] == [2**48 - 1, 5]


def test_players_keep_their_line_when_the_deal_passes() -> None:
    contest = Contest((BotId.STEADY, BotId.BUILDER, BotId.DISCARDER, BotId.DISCARDER), (5, 10, 0, 20))
    for seed in range(8):
        lines = dict(zip(contest.lines, contest.bots, strict=True))
        assert [lines[line] for line in contest.deal(seed).lines] == list(contest.seated(seed))
    assert contest.seated(1)[0] is BotId.BUILDER, "who sat South deals next"


def test_strength_of_bots_against_each_other() -> None:
    rows = strengths(range(1, 9), LINE_UP)
    assert {row.bot: row.hands for row in rows} == {BotId.STEADY: 16, BotId.BUILDER: 8, BotId.DISCARDER: 8}
    for scheme in Scheme:
        assert sum(row.gained[scheme] for row in rows) == 0
    discarder = next(row for row in rows if row.bot is BotId.DISCARDER)
    assert (discarder.won, discarder.points) == (0, 0)
    assert sum(row.won for row in rows) <= 8
