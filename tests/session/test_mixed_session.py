"""A mixed table: a hand is given out only to who says to be there, and every hand comes to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trainer.coach.evening import Evening, Person
from trainer.coach.evening.draft import played_entry
from trainer.game import Discard, Pass, Won, place_of, seat_in
from trainer.game.bots.players import STEADY
from trainer.game.bots.protocol import BotId
from trainer.game.code import read_code
from trainer.rules import Seat, Tile
from trainer.session import TableSession
from trainer.session.mixed_session import MixedSession, Sitter, Sitters, mixed_deal
from trainer.store import Profile, Settings

E, S, W, N = Seat
SETTINGS = Settings(pace=0)
PAIR: Sitters = (Sitter("a"), Sitter("b"), Sitter("c", bot=BotId.STEADY), Sitter("d", bot=BotId.DISCARDER))
PEOPLE: Sitters = (Sitter("a"), Sitter("b"), Sitter("c"), Sitter("d", 5))


@pytest.fixture
def mixed(tmp_path: Path, qtbot: QtBot) -> Iterator[MixedSession]:
    """A mixed table beside an empty table of the learner's."""
    assert qtbot
    archive = Profile(tmp_path).open_archive()
    table = TableSession(SETTINGS, archive)
    session = MixedSession(table, table)
    yield session
    session.stop()
    table.close()
    archive.close()


def test_nothing_is_seen_before_somebody_is_there(mixed: MixedSession) -> None:
    mixed.begin(PEOPLE, 1, mixed_deal(PEOPLE, 1, 5, SETTINGS), 0)
    assert (mixed.turn, mixed.view) == (E, None)
    mixed.play(Discard(E, seat_tile(mixed)))
    assert mixed.turn is E
    mixed.show_hand()
    assert mixed.view is not None
    assert mixed.view.seat is E
    mixed.hide_hand()
    assert mixed.view is None


def seat_tile(mixed: MixedSession) -> Tile:
    """A tile of the hand that is to move, as nobody at the screen could know it."""
    mixed.show_hand()
    assert mixed.view is not None
    tile = mixed.view.hand[0]
    mixed.hide_hand()
    return tile


def test_the_hand_goes_with_the_move_and_the_next_is_veiled(mixed: MixedSession) -> None:
    mixed.begin(PEOPLE, 1, mixed_deal(PEOPLE, 1, 5, SETTINGS), 0)
    mixed.show_hand()
    first = mixed.view
    assert first is not None
    mixed.play(next(move for move in first.moves if isinstance(move, Discard)))
    assert mixed.view is None
    assert mixed.turn is not None
    mixed.show_hand()
    assert mixed.view is not None
    assert mixed.view.seat is mixed.turn
    assert mixed.view.seat is not E or mixed.view.moves != first.moves
    mixed.play(Pass(first.seat))
    assert mixed.view is not None


@pytest.mark.parametrize(("sitters", "number"), [(PAIR, 1), (PEOPLE, 2)])
def test_a_hand_comes_to_its_end(mixed: MixedSession, qtbot: QtBot, sitters: Sitters, number: int) -> None:
    mixed.begin(sitters, number, mixed_deal(sitters, number, 11, SETTINGS), 0)
    while mixed.playing:
        if mixed.turn is None:
            qtbot.waitUntil(lambda: mixed.turn is not None or not mixed.playing)
            continue
        assert mixed.sitter(mixed.turn).bot is None
        mixed.show_hand()
        assert mixed.view is not None
        mixed.play(STEADY.choose(mixed.view))
    assert mixed.result is not None
    entry = played_entry(mixed.result, number)
    people = (Person("a"), Person("b"), Person("c"), Person("d"))
    assert sum(Evening(people, entries=(entry,)).totals()) == 0
    if isinstance(mixed.result, Won):
        assert entry.winner is place_of(mixed.result.seat, number)
        assert entry.points == mixed.result.score.total
        shown = mixed.final_view()
        assert shown is not None
        assert shown.seat is mixed.result.seat


def test_lines_go_with_people_and_the_code_deals_the_same(mixed: MixedSession) -> None:
    mixed.begin(PEOPLE, 2, mixed_deal(PEOPLE, 2, 77, SETTINGS), 0)
    seat = seat_in(N, 2)
    assert mixed.sitter(seat).name == "d"
    invitation = read_code(mixed.code())
    assert invitation.deal.seed == 77
    assert invitation.deal.lines[seat] == 5
