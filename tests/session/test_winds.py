"""The prevailing wind at the table: off at first, by the hands finished today, and fixed once a hand is dealt."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.session.conftest import Sit
from tests.session.tables import Table
from trainer.game import Deal, Invitation, TableRules, deal_code
from trainer.game.bots.players import DISCARDER
from trainer.game.bots.protocol import BotId
from trainer.game.contest import play_hand
from trainer.rules import Seat
from trainer.session import TableSession
from trainer.store import Settings

DULL = (BotId.DISCARDER,) * 3


def finish(table: Table, hands: int) -> None:
    """Hands that were finished earlier today."""
    sitting = table.archive.begin_sitting()
    for seed in range(hands):
        state = play_hand(Deal(seed), (DISCARDER,) * 4)
        table.archive.finish(table.archive.begin(sitting, Invitation(state.deal)), state)


def prevailing(table: Table) -> Seat | None:
    """The prevailing wind of the hand on the table."""
    return table.view.rules.prevailing


def test_it_does_not_count_unless_it_is_chosen(sit: Sit) -> None:
    table = sit()
    table.session.deal_new()
    assert prevailing(table) is None
    assert table.view.position.prevailing is None


@pytest.mark.parametrize(
    ("finished", "wind"), [(0, Seat.E), (3, Seat.E), (4, Seat.S), (9, Seat.W), (12, Seat.N), (16, Seat.E)]
)
def test_it_follows_the_hands_finished_today(sit: Sit, finished: int, wind: Seat) -> None:
    table = sit(prevailing=True)
    finish(table, finished)
    table.session.deal_new()
    assert prevailing(table) is wind


def test_a_hand_that_was_not_finished_counts_for_nothing(sit: Sit) -> None:
    table = sit(prevailing=True)
    finish(table, 3)
    for _ in range(3):
        table.session.deal_new()
        assert prevailing(table) is Seat.E


@pytest.mark.parametrize(
    ("turn_back", "wind"),
    [
        pytest.param(TableSession.same_wall, Seat.S, id="the fourth hand counts, and its wall keeps its wind"),
        pytest.param(TableSession.undo, Seat.E, id="taking its last move back takes the count back"),
    ],
)
def test_after_the_fourth_hand_another_wind_prevails(
    sit: Sit, turn_back: Callable[[TableSession], None], wind: Seat
) -> None:
    table = sit(prevailing=True, opponents=DULL)
    finish(table, 3)
    table.session.deal_new()
    table.play_out()
    turn_back(table.session)
    assert prevailing(table) is Seat.E
    table.session.deal_new()
    assert prevailing(table) is wind


@pytest.mark.parametrize("first", [False, True])
def test_a_changed_switch_waits_for_the_next_deal(sit: Sit, first: bool) -> None:
    table = sit(prevailing=first)
    table.session.deal_new()
    dealt = prevailing(table)
    table.session.use(replace(Settings(pace=0), prevailing=not first))
    table.play_on()
    assert prevailing(table) is dealt
    table.session.same_wall()
    assert prevailing(table) is dealt
    table.session.deal_new()
    assert (prevailing(table) is None) is first


def test_a_hand_taken_up_again_keeps_the_rule_it_was_dealt_with(sit: Sit) -> None:
    table = sit(prevailing=True)
    finish(table, 8)
    table.session.deal_new()
    table.play_on()
    left = table.view
    table.close()
    later = sit(prevailing=False)
    later.session.resume()
    assert prevailing(later) is Seat.W
    assert later.view == left


def test_a_deal_code_brings_its_wind_whatever_is_chosen(sit: Sit) -> None:
    table = sit(prevailing=False)
    table.session.open_code(deal_code(Invitation(Deal(5, TableRules(prevailing=Seat.N)))))
    assert prevailing(table) is Seat.N
    code = table.session.code()
    assert code is not None
    table.session.deal_new()
    assert prevailing(table) is None
    counting = sit(prevailing=True)
    counting.session.open_code(deal_code(Invitation(Deal(5))))
    assert prevailing(counting) is None
