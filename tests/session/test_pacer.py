"""The opponents' clock: waits can be cut short, and a pass never waits."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.session.conftest import Sit
from trainer.coach.hints import HintLevel, Moment
from trainer.game import Deal, Discard, Invitation, Pass, SeatView, deal, to_act, view
from trainer.game.bots.players import BOTS
from trainer.game.bots.protocol import BotId
from trainer.rules import Seat, Tile, parse_tiles
from trainer.session import READING
from trainer.session.opponents import bot_at, least_move
from trainer.session.pacer import Pacer
from trainer.session.questions import AskMove

AN_AGE = 10**8
"""Milliseconds nobody waits for in a test."""

DISCARD = Discard(Seat.S, Tile.M1)


def test_a_move_comes_when_its_wait_is_over(qtbot: QtBot) -> None:
    pacer = Pacer()
    with qtbot.waitSignal(pacer.moved) as told:
        pacer.begin(1)
        assert pacer.waiting
        pacer.choose(DISCARD)
    assert told.args == [DISCARD]
    assert not pacer.waiting


def test_nothing_moves_before_it_was_chosen(qtbot: QtBot) -> None:
    pacer = Pacer()
    told: list[object] = []
    pacer.moved.connect(told.append)
    pacer.begin(0)
    pacer.hurry()
    QCoreApplication.processEvents()
    assert (told, pacer.waiting) == ([], True)
    with qtbot.waitSignal(pacer.moved):
        pacer.choose(DISCARD)


def test_hurry_cuts_a_wait_short_before_and_after_the_choice(qtbot: QtBot) -> None:
    pacer = Pacer()
    pacer.begin(AN_AGE)
    pacer.hurry()
    with qtbot.waitSignal(pacer.moved):
        pacer.choose(DISCARD)
    pacer.begin(AN_AGE)
    pacer.choose(DISCARD)
    with qtbot.waitSignal(pacer.moved):
        pacer.hurry()


def test_a_pass_does_not_wait(qtbot: QtBot) -> None:
    pacer = Pacer()
    pacer.begin(AN_AGE)
    with qtbot.waitSignal(pacer.moved):
        pacer.choose(Pass(Seat.W))


def test_a_stopped_opponent_does_not_move(qtbot: QtBot) -> None:
    pacer = Pacer()
    told: list[object] = []
    pacer.moved.connect(told.append)
    pacer.begin(0)
    pacer.choose(DISCARD)
    pacer.stop()
    pacer.hurry()
    pacer.choose(DISCARD)
    with qtbot.waitSignal(pacer.moved):
        pacer.begin(0)
        pacer.choose(Discard(Seat.W, Tile.M2))
    assert told == [Discard(Seat.W, Tile.M2)]


def until_another_moves(qtbot: QtBot, wait: int = 0) -> None:
    """Let the clock of another table tell a move; what was due before is told then."""
    other = Pacer()
    with qtbot.waitSignal(other.moved):
        other.begin(wait)
        other.choose(DISCARD)


def test_nobody_is_waited_for_at_first_and_a_stopped_opponent_tells_nothing(qtbot: QtBot) -> None:
    pacer = Pacer()
    told: list[object] = []
    pacer.moved.connect(told.append)
    assert not pacer.waiting
    pacer.begin(0)
    pacer.choose(DISCARD)
    pacer.stop()
    until_another_moves(qtbot)
    assert told == []


def test_an_opponent_takes_the_place_of_the_one_before(qtbot: QtBot) -> None:
    pacer = Pacer()
    told: list[object] = []
    pacer.moved.connect(told.append)
    pacer.begin(0)
    pacer.choose(DISCARD)
    pacer.begin(AN_AGE)
    until_another_moves(qtbot)
    assert told == []
    assert pacer.waiting


def test_the_wait_counts_from_when_it_began_not_from_the_choice(qtbot: QtBot) -> None:
    pacer, told = Pacer(), list[object]()
    pacer.moved.connect(told.append)
    pacer.begin(20)
    until_another_moves(qtbot, 30)
    pacer.choose(DISCARD)
    until_another_moves(qtbot, 5)
    assert told == [DISCARD]


def test_opponents_keep_their_places_beside_the_learner() -> None:
    right, across, left = BotId.STEADY, BotId.BUILDER, BotId.DISCARDER
    at_south = Invitation(Deal(0), Seat.S, (right, across, left))
    assert [bot_at(at_south, seat) for seat in (Seat.W, Seat.N, Seat.E)] == [right, across, left]


def test_the_first_opponent_of_a_hand_takes_its_time_too(qtbot: QtBot, sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    table.session.pace = AN_AGE
    with qtbot.waitSignal(table.session.reach.move_ready, timeout=20_000):
        table.session.deal_new()
    assert table.view.seat is Seat.N
    until_another_moves(qtbot)
    assert table.view.moves == ()
    assert table.session.moment is Moment.WAITING
    table.session.hurry()
    table.rest()


def drawn(tile: Tile | None, *, discards: str) -> SeatView:
    """East with tiles to discard; it has drawn one of them, or claimed."""
    hand = parse_tiles(discards)
    shown = view(deal(Deal(6)), Seat.E)
    return replace(shown, drawn=tile, moves=tuple(Discard(Seat.E, other) for other in hand))


@pytest.mark.parametrize(("tile", "done"), [(Tile.M5, Tile.M5), (None, Tile.Z7)])
def test_an_opponent_that_cannot_choose_gives_back_what_it_drew_or_its_last_tile(tile: Tile | None, done: Tile) -> None:
    assert least_move(drawn(tile, discards="159m7z")) == Discard(Seat.E, done)


def test_an_opponent_that_cannot_choose_lets_a_tile_pass() -> None:
    shown = drawn(Tile.M5, discards="5m")
    assert least_move(replace(shown, moves=(*shown.moves, Pass(Seat.E)))) == Pass(Seat.E)


@pytest.mark.parametrize("bot", BotId)
def test_an_opponent_asked_off_the_windows_thread_chooses_the_same(qtbot: QtBot, sit: Sit, bot: BotId) -> None:
    session = sit(6).session
    state = deal(Deal(6))
    asked = AskMove(bot, state, to_act(state)[0])
    with qtbot.waitSignal(session.reach.move_ready, timeout=20_000) as told:
        session.reach.ask_move(asked)
    assert told.args == [asked, BOTS[bot].choose(view(state, asked.seat))]


def test_no_wait_before_the_learners_turn_that_cannot_be_skipped(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.session.pace = AN_AGE
    for _ in range(4):
        table.session.play(Discard(Seat.E, table.view.hand[0]))
        table.session.hurry()
        table.rest()
        if table.session.moment is Moment.CLAIMING:
            table.session.play(Pass(Seat.E))
            table.session.hurry()
            table.rest()
        assert table.session.moment is Moment.CHOOSING


def test_hurrying_ends_with_the_learners_decision(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.session.pace = AN_AGE
    opponents = table.session._opponents
    table.session.hurry()
    table.session.play(Discard(Seat.E, table.view.hand[0]))
    assert not opponents.hurrying, "there was nobody to hurry"
    table.session.hurry()
    assert opponents.hurrying
    table.rest()
    assert not opponents.hurrying


def test_hints_that_come_after_the_discard_can_be_read_at_any_pace(sit: Sit) -> None:
    session = sit(6, hint_level=HintLevel.AFTER).session
    assert session._wait((DISCARD,)) == 0
    assert session._wait((Discard(Seat.E, Tile.M1),)) == READING
    assert session._wait((Discard(Seat.E, Tile.M1), Pass(Seat.S), Pass(Seat.W))) == READING, "others let it pass first"
    assert session._wait((Discard(Seat.E, Tile.M1), Pass(Seat.S), Discard(Seat.S, Tile.M1))) == 0
    session.hint_level = HintLevel.ALWAYS
    assert session._wait((Discard(Seat.E, Tile.M1),)) == 0
