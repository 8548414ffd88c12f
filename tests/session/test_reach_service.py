"""Reach at the table: right, at once when known, and never a stale answer."""

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.conftest import ExpectLog
from tests.session.conftest import Sit
from trainer.coach.hints import HintLevel
from trainer.game import Deal, Discard, Move, SeatView, deal, view
from trainer.game.bots import BotId
from trainer.game.bots.players import BOTS
from trainer.reach import (
    Line,
    Position,
    Reach,
    analyse,
    chances,
    obstacles,
    target_hand,
    waits,
    widenings,
)
from trainer.rules import FanId, Meld, Phrase, Seat, Tile, load_values, parse_tiles
from trainer.session import Lane, ReachService
from trainer.session.questions import AskChance, AskWaits, AskWidenings

POSITIONS = [view(deal(Deal(seed)), seat).position for seed in (1, 2) for seat in (Seat.E, Seat.S)]
ONE, TWO, THREE, FOUR = POSITIONS


def expected(position: Position, line: int = 0) -> Reach:
    return analyse(position, load_values("sihai"), tuple(sorted({0, line})))


@pytest.fixture
def service(qapp: QApplication) -> Iterator[ReachService]:
    made = ReachService(qapp)
    yield made
    made.close()
    assert not made.running
    made.deleteLater()


@pytest.fixture
def answers(service: ReachService) -> list[tuple[Position, Reach]]:
    told: list[tuple[Position, Reach]] = []
    service.reach_ready.connect(lambda position, reach: told.append((position, reach)))
    return told


def test_an_answer_is_that_of_the_pure_function(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    assert service.known(ONE) is None
    service.ask(ONE)
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=20_000)
    assert answers == [(ONE, expected(ONE))]
    assert service.known(ONE) == expected(ONE)


def test_what_is_known_is_told_at_once(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    service.ask(ONE)
    qtbot.waitUntil(lambda: len(answers) == 1, timeout=20_000)
    service.ask(ONE, lane=Lane.NOW)
    assert len(answers) == 2
    assert service.idle, "what is known is not worked out again"


def test_of_very_many_answers_the_oldest_are_forgotten(
    qtbot: QtBot, service: ReachService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.session.reach_service.REMEMBERED", 2)
    service.ask(ONE, TWO, THREE)
    qtbot.waitUntil(lambda: service.idle, timeout=20_000)
    assert [service.known(position) is not None for position in (ONE, TWO, THREE)] == [False, True, True]


def test_of_requests_in_a_row_only_the_newest_is_told(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    for position in (ONE, TWO, THREE):
        service.ask(position, lane=Lane.NOW)
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    assert [position for position, _ in answers] == [THREE]


def test_several_positions_of_one_request_are_all_told(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    assert service.idle
    service.ask(ONE, TWO, FOUR)
    assert not service.idle
    qtbot.waitUntil(lambda: service.idle, timeout=20_000)
    assert len(answers) == 3
    assert {position for position, _ in answers} == {ONE, TWO, FOUR}


def test_a_stale_answer_is_remembered_but_not_told(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    service.ask(ONE, lane=Lane.NOW)
    qtbot.waitUntil(lambda: service.running)
    service.forget_wishes()
    service.ask(TWO, lane=Lane.NOW)
    qtbot.waitUntil(lambda: bool(answers), timeout=20_000)
    assert [position for position, _ in answers] == [TWO]


def test_another_line_is_another_question(qtbot: QtBot, service: ReachService) -> None:
    service.line = 5
    with qtbot.waitSignal(service.reach_ready, timeout=20_000):
        service.ask(ONE)
    assert service.known(ONE) == expected(ONE, 5)
    service.line = 10
    assert service.known(ONE) is None


def test_after_the_end_nothing_is_told(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]]
) -> None:
    service.ask(ONE)
    service.close()
    service.ask(TWO)
    assert not service.running
    qtbot.waitUntil(lambda: not service.running)
    assert answers == []


def test_the_table_tells_the_reach_of_where_it_stands(qtbot: QtBot, sit: Sit) -> None:
    session = sit(6).session
    with qtbot.waitSignal(session.reach_ready, timeout=20_000) as told:
        session.deal_new()
    assert session.position is not None
    assert told.args == [session.position, expected(session.position, 10)]


@pytest.mark.parametrize("level", HintLevel)
def test_a_discard_is_judged_however_fast_it_was(qtbot: QtBot, sit: Sit, level: HintLevel) -> None:
    table = sit(6, hint_level=level, pace=1500)
    session = table.session
    session.deal_new()
    tile = table.view.hand[0]
    with qtbot.waitSignal(session.discard_judged, timeout=20_000) as told:
        session.play(Discard(Seat.E, tile))
        assert session.judgement is None
    assert told.args == [session.judgement]
    assert session.judgement is not None
    assert session.judgement.tile is tile
    session.undo()
    assert session.judgement is None


def test_closing_ends_the_thread(sit: Sit) -> None:
    session = sit(6).session
    session.deal_new()
    assert session.reach.running
    session.close()
    assert not session.reach.running


def test_what_is_prepared_gives_way_to_the_first_hand(qtbot: QtBot, sit: Sit) -> None:
    session = sit(6).session
    session.reach.prepare()
    with qtbot.waitSignal(session.reach_ready, timeout=20_000) as told:
        session.deal_new()
    assert session.position is not None
    assert told.args == [session.position, expected(session.position, 10)]


def test_what_is_in_the_way_of_fans_is_that_of_the_pure_function(qtbot: QtBot, service: ReachService) -> None:
    opened = Position(ONE.concealed[:11], (Meld.chow(Tile.M1),), ONE.seat, ())
    assert service.known_obstacles(opened) is None
    with qtbot.waitSignal(service.obstacles_ready, timeout=20_000) as told:
        service.ask_obstacles(opened)
    assert told.args == [opened, obstacles(opened)]
    assert service.known_obstacles(opened) == obstacles(opened) != {}


def test_ghost_hands_come_one_a_key_and_are_known_afterwards(qtbot: QtBot, service: ReachService) -> None:
    told: list[tuple[object, ...]] = []
    service.target_ready.connect(lambda *answer: told.append(answer))
    tile, keys = ONE.concealed[0], (FanId.QIDUI, FanId.HUNYISE, Line(10))
    for discard in (None, tile):
        told.clear()
        service.ask_targets(ONE, discard, keys)
        qtbot.waitUntil(lambda: service.idle, timeout=20_000)
        values = load_values("sihai")
        answers = [target_hand(ONE if discard is None else ONE.without(discard), key, values) for key in keys]
        assert told == [(ONE, discard, key, answer) for key, answer in zip(keys, answers, strict=True)]
        assert [service.known_target(ONE, discard, key) for key in keys] == answers


def test_a_key_out_of_reach_has_no_ghost_hand(qtbot: QtBot, service: ReachService) -> None:
    opened = Position(ONE.concealed[:11], (Meld.chow(Tile.M1),), ONE.seat, ())
    with qtbot.waitSignal(service.target_ready, timeout=20_000) as told:
        service.ask_targets(opened, None, [FanId.QIDUI])
    assert told.args == [opened, None, FanId.QIDUI, None]
    assert service.known_target(opened, None, FanId.QIDUI) is None


def test_a_chance_is_that_of_the_pure_function(qtbot: QtBot, service: ReachService) -> None:
    asked = AskChance(TWO, Line(10), 12, 0, 5, "zungjung")
    with qtbot.waitSignal(service.more_ready, timeout=20_000) as told:
        service.ask_more(asked)
    *_, expected_chance = chances(TWO, Line(10), 12, load_values("zungjung"), orders=5)
    assert told.args == [asked, expected_chance]


def test_waits_and_widening_tiles_are_those_of_the_pure_functions(qtbot: QtBot, service: ReachService) -> None:
    ready = Position(parse_tiles("23456789m123p55s"), (), Seat.W, ())
    told: list[object] = []
    service.more_ready.connect(lambda _, answer: told.append(answer))
    service.ask_more(AskWaits(ready, "sihai"), AskWidenings(ready, Line(10), "sihai"))
    qtbot.waitUntil(lambda: service.idle, timeout=20_000)
    assert told == [service.known_waits(ready), service.known_widenings(ready, Line(10))]
    assert service.known_waits(ready) == waits(ready, load_values("sihai"))
    assert service.known_widenings(ready, Line(10)) == widenings(ready, Line(10), load_values("sihai"))


def test_what_cannot_be_worked_out_is_not_waited_for_and_told_once(
    qtbot: QtBot, service: ReachService, answers: list[tuple[Position, Reach]], expect_log: ExpectLog
) -> None:
    failed, notices = list[object](), list[object]()
    service.failed.connect(failed.append)
    service.notice.connect(notices.append)
    service.values = "a set that is gone"
    with expect_log(logging.ERROR, "no answer to AskReach"):
        for position in (ONE, TWO):
            service.ask(position)
            qtbot.waitUntil(lambda: service.idle)
    assert len(failed) == 2
    assert notices == [Phrase.of("session-failure")]
    service.values = "sihai"
    service.ask(ONE)
    qtbot.waitUntil(lambda: service.idle, timeout=20_000)
    assert answers == [(ONE, expected(ONE))]


class Stumbling:
    """An opponent that raises in place of choosing."""

    id = BotId.STEADY

    def choose(self, view: SeatView) -> Move:
        raise LookupError(f"no move for {view.seat}")


def test_a_hand_goes_on_past_opponents_that_raise(
    sit: Sit, expect_log: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, BotId.STEADY, Stumbling())
    table = sit(6, opponents=(BotId.STEADY,) * 3, hint_level=HintLevel.OFF)
    table.session.deal_new()
    with expect_log(logging.ERROR, "no answer to AskMove"):
        table.play_on()
        table.play_on()
    assert all(table.view.seats[seat].discards for seat in Seat)
    assert table.notices == [Phrase.of("session-failure")]
