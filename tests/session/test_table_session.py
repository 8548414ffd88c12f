"""A learner at the table: whole hands, going back and forth, one hand after the other."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from tests.session.conftest import Sit
from tests.session.tables import Table
from trainer.coach.hints import HintLevel, Moment
from trainer.game import (
    Conflict,
    Deal,
    Dealt,
    Discard,
    Drawn,
    ReplacementDrawn,
    StartKind,
    State,
    WinRefused,
    Won,
    to_act,
)
from trainer.game.bots.protocol import BotId
from trainer.rules import FanId, Relation, Scheme, Seat, Tile, settle
from trainer.store import Settings
from trainer.text import Language, Words


def current_state(table: Table) -> State:
    """What the session holds, beyond what the learner sees: for comparing moments exactly."""
    history = table.session._history
    assert history is not None
    return history.state


def test_before_the_first_deal_there_is_nothing(sit: Sit) -> None:
    session = sit().session
    assert (session.view, session.moment, session.position, session.log) == (None, Moment.EMPTY, None, ())
    assert not session.can_undo()
    assert not session.can_redo()
    assert session.code() is None
    session.play(Discard(session.seat, Tile.M1))
    for nothing in (session.undo, session.redo, session.hurry, session.same_wall, session.resume):
        nothing()
    assert session.view is None


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hand_is_played_to_its_end(sit: Sit, seed: int) -> None:
    table = sit(seed, opponents=(BotId.STEADY, BotId.BUILDER, BotId.DISCARDER))
    table.session.deal_new()
    over = table.play_out()
    assert over.view == table.view == table.shown[-1]
    assert over.result == table.view.result
    assert isinstance(table.events[0], Dealt)
    assert over.tally.hands == 1
    assert not table.notices


def test_the_learner_is_shown_only_what_a_seat_may_see(sit: Sit) -> None:
    table = sit(4)
    table.session.deal_new()
    table.play_out()
    hidden = [event for event in table.events if isinstance(event, Drawn | ReplacementDrawn)]
    assert all((event.tile is None) == (event.seat is not Seat.E) for event in hidden)
    assert not [event for event in table.events if isinstance(event, WinRefused) and event.seat is not Seat.E]
    assert all(shown.seat is Seat.E for shown in table.shown)


def test_the_log_reads_as_sentences(sit: Sit) -> None:
    table = sit(4)
    table.session.deal_new()
    table.play_out()
    for language in Language:
        words = Words(language)
        assert all(words.phrase(phrase) for phrase in table.session.log)
    assert len(table.session.log) == len(table.events)


def test_an_illegal_move_gives_its_reasons_and_changes_nothing(sit: Sit) -> None:
    table = sit(1)
    table.session.deal_new()
    before, shown = current_state(table), len(table.shown)
    missing = next(tile for tile in Tile if tile not in table.view.hand)
    table.session.play(Discard(Seat.E, missing))
    assert [phrase.key for phrase in table.notices] == ["game-no-tile"]
    assert Words(Language.EN).phrase(table.notices[0])
    assert current_state(table) is before
    assert len(table.shown) == shown


def test_moves_of_others_are_not_the_learners_to_make(sit: Sit) -> None:
    table = sit(1)
    table.session.deal_new()
    with pytest.raises(ValueError, match="learner's seat E"):
        table.session.play(Discard(Seat.S, Tile.M1))


def test_undo_goes_back_across_the_opponents_and_redo_forth(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    stops = [current_state(table)]
    for _ in range(6):
        table.play_on()
        stops.append(current_state(table))
    for earlier in reversed(stops[:-1]):
        table.session.undo()
        assert current_state(table) == earlier
        assert table.session.moment is not Moment.WAITING
    assert not table.session.can_undo()
    for later in stops[1:]:
        table.session.redo()
        assert current_state(table) == later
    assert not table.session.can_redo()


def test_undo_while_the_opponents_think_stops_them(sit: Sit) -> None:
    table = sit(6, pace=1500)
    table.session.deal_new()
    decision = current_state(table)
    table.session.play(Discard(Seat.E, table.view.hand[0]))
    assert table.session.moment is Moment.WAITING
    table.session.undo()
    assert current_state(table) == decision
    with table.qtbot.waitSignal(table.session.reach.reach_ready, timeout=20_000):
        table.session.hurry()
    assert current_state(table) == decision


def test_a_new_move_after_an_undo_clears_redo(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    table.session.undo()
    assert table.session.can_redo()
    table.session.play(Discard(Seat.E, table.view.hand[-1]))
    assert not table.session.can_redo()


def test_a_finished_hand_can_be_taken_back_and_ends_anew(sit: Sit) -> None:
    table = sit(2)
    table.session.deal_new()
    first = table.play_out()
    table.session.undo()
    assert table.session.moment in (Moment.CHOOSING, Moment.CLAIMING)
    assert table.session.tally.hands == 0
    table.session.redo()
    table.rest()
    again = table.play_out() if table.session.moment is not Moment.OVER else table.overs[-1]
    assert again.result == first.result
    assert (again.tally.hands, again.tally.taken_back) == (1, 1)


def test_the_deal_passes_and_everybody_keeps_line_and_place(sit: Sit) -> None:
    opponents = (BotId.STEADY, BotId.BUILDER, BotId.DISCARDER)
    table = sit(1, opponents=opponents, lines=(10, 5, 0, 20))
    seats, lines = [], []
    for _ in range(5):
        table.session.deal_new()
        shown = table.view
        seats.append(shown.seat)
        lines.append(tuple(shown.seats[seat].line for seat in (shown.seat, *shown.seat.others())))
        table.play_out()
    assert seats == [Seat.E, Seat.N, Seat.W, Seat.S, Seat.E]
    assert set(lines) == {(10, 5, 0, 20)}
    assert table.session._invitation is not None
    assert table.session._invitation.opponents == opponents


def test_what_is_asked_of_the_reach_follows_the_hand_on_the_table(sit: Sit) -> None:
    """Also where other settings wait for the next deal, and at a seat that is not east."""
    table = sit(1, lines=(5, 10, 0, 20), values="zungjung", opponents=(BotId.STEADY, BotId.BUILDER, BotId.DISCARDER))
    session = table.session
    assert (session.reach.values, session.reach.line) == ("zungjung", 5)
    session.deal_new()
    table.play_out()
    session.deal_new()
    session.use(replace(session._settings, lines=(10, 10, 10, 10), values="sihai"))
    assert (session.reach.values, session.reach.line) == ("zungjung", 5)
    assert table.view.seat is Seat.N
    assert session.position == table.view.position
    others = (Relation.NEXT, Relation.ACROSS, Relation.PREVIOUS)
    assert [session.bots[other] for other in others] == [BotId.STEADY, BotId.BUILDER, BotId.DISCARDER]
    session.deal_new()
    assert (session.reach.values, session.reach.line) == ("sihai", 10)


def test_a_new_deal_keeps_the_seat_and_changes_the_wall(sit: Sit) -> None:
    table = sit(1)
    table.session.deal_new()
    first = table.view
    table.session.deal_new()
    assert table.view.seat is first.seat
    assert table.view.hand != first.hand


def test_the_same_wall_is_dealt_again_and_does_not_count(sit: Sit) -> None:
    table = sit(3)
    table.session.deal_new()
    first = table.view
    table.play_out()
    table.session.same_wall()
    assert table.view == first
    over = table.play_out()
    assert (over.tally.hands, over.tally.retries) == (1, 1)


def test_the_deal_waits_for_a_hand_to_be_finished_and_goes_on_after_a_restart(sit: Sit) -> None:
    table = sit(1)
    for _ in range(2):
        table.session.deal_new()
        assert table.view.seat is Seat.E
    table.play_out()
    table.session.same_wall()
    assert (table.session.retrying, table.view.seat) == (True, Seat.E)
    table.play_out()
    table.session.deal_new()
    assert (table.session.retrying, table.view.seat) == (False, Seat.N)
    table.play_out()
    again = sit(2)
    again.session.deal_new()
    assert again.view.seat is Seat.W


def test_a_deal_code_brings_the_same_hand(sit: Sit) -> None:
    table = sit(9, opponents=(BotId.BUILDER, BotId.STEADY, BotId.STEADY), lines=(5, 10, 10, 0))
    table.session.deal_new()
    code, first = table.session.code(), table.view
    assert code is not None
    other = sit(50, opponents=(BotId.DISCARDER,) * 3)
    other.session.open_code(f"  {code.lower()} ")
    assert other.view == first
    assert other.session.code() == code


@pytest.mark.parametrize("text", ["", "hello!", "7Q2K", "2FGH-KWWV", "零"])
def test_a_bad_deal_code_gives_a_reason_and_changes_nothing(sit: Sit, text: str) -> None:
    table = sit(1)
    table.session.deal_new()
    before = current_state(table)
    table.session.open_code(text)
    assert len(table.notices) == 1
    for language in Language:
        assert Words(language).phrase(table.notices[0])
    assert current_state(table) is before


def test_a_start_to_order_is_near_its_fan_and_disclosed(sit: Sit) -> None:
    table = sit(1, start=StartKind.NEAR, start_fans=(FanId.QIDUI,), start_missing=2)
    table.session.deal_new()
    disclosed = table.view.start
    assert (disclosed.kind, disclosed.seat, disclosed.fans) == (StartKind.NEAR, Seat.E, (FanId.QIDUI,))
    table.play_out()
    table.session.deal_new()
    assert table.view.start.seat is Seat.N is table.view.seat


BETWEEN = Settings(pace=0, start=StartKind.CONFLICT, start_fans=(FanId.QIDUI, FanId.QINGYISE), start_missing=2)
"""A start that takes many tries."""


def test_a_conflict_is_dealt_beside_the_window_and_names_both_fans(sit: Sit, qtbot: QtBot) -> None:
    table = sit(1)
    session = table.session
    session.use(BETWEEN)
    with qtbot.waitSignal(session.changed, timeout=20_000):
        session.deal_new()
        assert session.view is None, "the window goes on"
    assert table.view.start.kind is StartKind.CONFLICT
    assert table.view.start.fans == (FanId.QIDUI, FanId.QINGYISE)
    assert current_state(table).deal == Deal(1, start=Conflict(Seat.E, (FanId.QIDUI, FanId.QINGYISE), 2))
    assert not session.dealing.slow


def test_a_deal_that_takes_time_is_told_of_and_can_be_given_up(sit: Sit, qtbot: QtBot) -> None:
    table = sit(1)
    session = table.session
    session.deal_new()
    before = table.view
    session.use(BETWEEN)
    session.dealing.patience = 0
    with qtbot.waitSignal(session.dealing.slow_changed, timeout=20_000):
        session.deal_new()
    assert session.dealing.slow
    with qtbot.waitSignal(session.dealing.slow_changed):
        session.dealing.cancel()
    session.use(Settings(pace=0))
    with qtbot.assertNotEmitted(session.changed):
        qtbot.waitUntil(lambda: session.reach.idle, timeout=20_000)
    assert table.view is before
    with qtbot.waitSignal(session.changed):
        session.deal_new()
    assert table.view.start.kind is StartKind.FAIR


def test_of_two_deals_asked_for_the_last_one_is_dealt(sit: Sit, qtbot: QtBot) -> None:
    table = sit(1)
    table.session.use(BETWEEN)
    table.session.deal_new()
    table.session.deal_new()
    qtbot.waitUntil(lambda: table.session.view is not None, timeout=20_000)
    assert [current_state(table).deal.seed] == [2]
    assert len(table.shown) == 1


@pytest.mark.parametrize(
    ("start", "fans"),
    [(StartKind.NEAR, ()), (StartKind.CONFLICT, ()), (StartKind.CONFLICT, (FanId.QIDUI,))],
)
def test_a_start_without_its_fans_is_fair_and_says_so(sit: Sit, start: StartKind, fans: tuple[FanId, ...]) -> None:
    table = sit(1, start=start, start_fans=fans)
    table.session.deal_new()
    assert [phrase.key for phrase in table.notices] == ["session-start-without-fans"]
    assert table.view.start.kind is StartKind.FAIR


def test_the_score_adds_up_by_people_under_both_settlements(sit: Sit) -> None:
    table = sit(10)
    expected = {scheme: dict.fromkeys(Relation, 0) for scheme in Scheme}
    table.session.deal_new()
    for _ in range(4):
        over = table.play_out()
        if isinstance(won := over.result, Won):
            for scheme in Scheme:
                for payment in settle(won.score.total, won.seat, won.payer, scheme).payments:
                    person = tuple(Relation)[(payment.seat - over.view.seat) % 4]
                    expected[scheme][person] += payment.amount
        table.session.deal_new()
    tally = table.session.tally
    assert tally.hands == 4
    for scheme in Scheme:
        assert tally.totals(scheme) == expected[scheme]
        assert sum(tally.totals(scheme).values()) == 0


def test_new_settings_change_pace_and_hints_at_once_and_the_rest_from_the_next_deal(sit: Sit) -> None:
    table = sit(1)
    table.session.deal_new()
    before = table.view.line
    settings = replace(table.session._settings, pace=700, hint_level=HintLevel.OFF, lines=(5, 5, 5, 5))
    table.session.use(settings)
    assert (table.session.pace, table.session.hint_level) == (700, HintLevel.OFF)
    assert table.view.line == before == 10
    table.session.deal_new()
    assert table.view.line == 5


def test_of_several_asked_the_learner_answers_first(sit: Sit) -> None:
    """Claims: the learner is never kept waiting while others make up their minds."""
    for seed in range(20, 22):
        table = sit(seed)
        table.session.deal_new()
        while table.session.moment is not Moment.OVER:
            state = current_state(table)
            if table.session.seat in to_act(state):
                assert table.session.moment is not Moment.WAITING
                assert state.offer is None or not state.offer.answers
            table.play_on()


def test_a_value_set_that_is_not_there_is_named_and_nothing_is_dealt(sit: Sit) -> None:
    table = sit(1, values="own")
    table.session.deal_new()
    assert table.session.view is None
    assert [phrase.key for phrase in table.notices] == ["session-no-values"]
    for language in Language:
        assert "own" in Words(language).phrase(table.notices[0])
