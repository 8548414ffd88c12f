"""The archive gives every hand back as it was saved."""

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.game import (
    Conflict,
    Deal,
    Fair,
    Move,
    Near,
    Stacked,
    State,
    TableRules,
    Won,
    apply,
    deal,
    legal_moves,
    to_act,
)
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.game.contest import Contest
from trainer.rules import FanId, Scheme, Seat, parse_tiles
from trainer.store import MIGRATIONS, Archive, ReadError, SaveError, Unreadable, open_database
from trainer.store.database import Database
from trainer.store.schema import prepare, seal_hand
from trainer.text import Language, Words

BOTS = (BotId.DISCARDER, BotId.STEADY, BotId.BUILDER)


def in_memory() -> Archive:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    prepare(connection)
    for script in MIGRATIONS:
        connection.executescript(script)
    return Archive(Database(connection))


@pytest.fixture
def archive() -> Archive:
    return in_memory()


def random_moves(seed: int, most: int) -> tuple[Move, ...]:
    """The first moves of a hand in which everybody moves at random."""
    chance, state = random.Random(seed), deal(Deal(seed))
    while not state.over and len(state.moves) < most:
        state, _ = apply(state, chance.choice(legal_moves(state, to_act(state)[0])))
    return state.moves


def finished_state(seed: int) -> State:
    chance, state = random.Random(seed), deal(Deal(seed))
    while not state.over:
        state, _ = apply(state, chance.choice(legal_moves(state, to_act(state)[0])))
    return state


_thirteens = ("123456789m1122p", "123456789p1122s", "1122m123456789s", "3334445556667z")
invitations = st.builds(
    Invitation,
    deal=st.builds(
        Deal,
        seed=st.integers(0, 2**48 - 1),
        rules=st.builds(
            TableRules, st.sampled_from(["sihai", "zungjung"]), st.sampled_from(Scheme), st.sampled_from((None, *Seat))
        ),
        lines=st.tuples(*[st.integers(0, 200)] * 4),
        start=st.sampled_from(
            [
                Fair(),
                Near(Seat.S, FanId.QIDUI, 2),
                Conflict(Seat.E, (FanId.HUNYISE, FanId.YITIAOLONG), 4),
                Stacked(tuple(parse_tiles(hand) for hand in _thirteens), parse_tiles("7z8m9p")),
            ]
        ),
    ),
    seat=st.sampled_from(Seat),
    opponents=st.tuples(*[st.sampled_from(BotId)] * 3),
)


@given(invitations, st.integers(0, 30), st.integers(0, 40), st.booleans())
def test_a_running_hand_comes_back(invitation: Invitation, seed: int, most: int, retry: bool) -> None:
    archive = in_memory()
    hand = archive.begin(archive.begin_sitting(), invitation, retry=retry)
    moves = random_moves(seed, most)
    for number in range(1, len(moves) + 1):
        archive.save_moves(hand, moves[:number])
    saved = archive.running()
    assert saved is not None
    assert (saved.id, saved.invitation, saved.moves, saved.made) == (hand, invitation, moves, len(moves))
    assert (saved.retry, saved.taken_back, saved.result, saved.ended) == (retry, 0, None, None)
    archive.close()


def test_a_hand_is_no_retry_unless_it_is_said_to_be_one(archive: Archive) -> None:
    sitting = archive.begin_sitting()
    archive.begin(sitting, Invitation(Deal(1)))
    saved = archive.running()
    assert saved is not None
    assert (saved.id, saved.sitting, saved.retry) == (1, sitting, False)


def test_what_is_closed_is_neither_read_nor_written(archive: Archive) -> None:
    archive.close()
    with pytest.raises(ReadError, match="closed"):
        archive.finished()
    with pytest.raises(SaveError, match="closed"):
        archive.begin_sitting()


def test_a_hand_that_was_left_goes_on_in_place_of_the_running_one(archive: Archive) -> None:
    sitting = archive.begin_sitting()
    first, second = (archive.begin(sitting, Invitation(Deal(seed))) for seed in (1, 2))
    archive.run_again(first)
    assert _running(archive) == first
    archive.run_again(second)
    assert _running(archive) == second


def test_a_finished_hand_is_not_run_again(archive: Archive) -> None:
    state = finished_state(1)
    hand = archive.begin(archive.begin_sitting(), Invitation(state.deal))
    archive.finish(hand, state)
    archive.run_again(hand)
    assert _running(archive) is None
    assert [saved.id for saved in archive.finished()] == [hand]


def _running(archive: Archive) -> int | None:
    saved = archive.running()
    return None if saved is None else saved.id


def test_moves_taken_back_survive_and_a_new_move_writes_over_them(archive: Archive) -> None:
    moves = random_moves(3, 8)
    hand = archive.begin(archive.begin_sitting(), Invitation(Deal(3)))
    for number in range(1, len(moves) + 1):
        archive.save_moves(hand, moves[:number])
    archive.take_back(hand, 5)
    saved = archive.running()
    assert saved is not None
    assert (saved.moves, saved.made, saved.taken_back) == (moves, 5, 1)
    assert saved.record.moves == moves[:5]
    archive.make_again(hand, 7)
    saved = archive.running()
    assert saved is not None
    assert (saved.moves, saved.made, saved.taken_back) == (moves, 7, 1)
    archive.take_back(hand, 2)
    archive.save_moves(hand, moves[:3])
    saved = archive.running()
    assert saved is not None
    assert (saved.moves, saved.made, saved.taken_back) == (moves[:3], 3, 2)


def test_finished_hands_are_kept_with_their_results(archive: Archive) -> None:
    sitting = archive.begin_sitting()
    for seed in (1, 2, 3):
        state = finished_state(seed)
        hand = archive.begin(sitting, Invitation(state.deal, Seat.W, BOTS), retry=seed == 2)
        archive.save_moves(hand, state.moves)
        archive.finish(hand, state)
    newest, *_ = found = archive.finished(sitting)
    assert [saved.invitation.deal.seed for saved in found] == [3, 2, 1]
    assert newest.result is not None
    assert newest.moves == finished_state(3).moves
    assert newest.ended is not None
    assert len(archive.finished(limit=2)) == 2
    assert archive.finished(sitting + 1) == ()
    assert [outcome.retry for outcome in archive.outcomes_today()] == [False, True, False]
    assert archive.running() is None


def test_the_outcomes_of_the_day_tell_who_won_who_paid_and_how_much(archive: Archive) -> None:
    states = [*map(Contest().play, range(1, 9)), finished_state(1)]
    sitting = archive.begin_sitting()
    for state in states:
        archive.finish(archive.begin(sitting, Invitation(state.deal, Seat.N)), state)
    results = [state.result for state in states]
    expected = [(won.seat, won.payer, won.score.total) if isinstance(won, Won) else (None, None, 0) for won in results]
    outcomes = archive.outcomes_today()
    assert [(outcome.winner, outcome.payer, outcome.points) for outcome in outcomes] == expected
    assert {outcome.seat for outcome in outcomes} == {Seat.N}
    assert {payer is None for winner, payer, _ in expected if winner is not None} == {True, False}, (
        "both are among them"
    )


def test_taking_back_the_last_move_makes_a_finished_hand_run_again(archive: Archive) -> None:
    state = finished_state(1)
    sitting = archive.begin_sitting()
    hand = archive.begin(sitting, Invitation(state.deal))
    for number in range(1, len(state.moves) + 1):
        archive.save_moves(hand, state.moves[:number])
    archive.finish(hand, state)
    archive.take_back(hand, 4)
    assert archive.outcomes_today() == ()
    saved = archive.running()
    assert saved is not None
    assert (saved.made, saved.ended) == (4, None)


def test_a_new_hand_leaves_the_running_one_in_the_archive(archive: Archive) -> None:
    sitting = archive.begin_sitting()
    first = archive.begin(sitting, Invitation(Deal(1)))
    second = archive.begin(sitting, Invitation(Deal(2)))
    saved = archive.running()
    assert saved is not None
    assert saved.id == second
    states = archive.database.connection.execute("SELECT id, state FROM hand ORDER BY id").fetchall()
    assert states == [(first, "left"), (second, "running")]


@pytest.mark.parametrize(
    ("column", "content"),
    [
        *(("deal", text) for text in ("{", "[]", '{"seed": -1}', "[" * 200_000, '{"seed": 1e999}')),
        *(("opponents", text) for text in ('["steady"]', "5", '[["steady"], 1, 2]')),
        *(("moves", text) for text in ("E juggles 5m", "\x00")),
        *(("result", text) for text in ("[]", "{")),
    ],
)
def test_an_unreadable_hand_is_named_once_and_kept(archive: Archive, column: str, content: str) -> None:
    hand = archive.begin(archive.begin_sitting(), Invitation(Deal(1)))
    archive.database.connection.execute(f"UPDATE hand_text SET {column} = ?", (content,))
    seal_hand(archive.database.connection, hand)
    with pytest.raises(Unreadable) as caught:
        archive.running()
    assert caught.value.hand == hand
    assert archive.running() is None
    assert archive.database.connection.execute("SELECT count(*) FROM hand").fetchone() == (1,)


def test_an_unreadable_hand_is_named_also_where_nothing_can_be_written(archive: Archive) -> None:
    archive.begin(archive.begin_sitting(), Invitation(Deal(1)))
    archive.database.connection.execute("UPDATE hand_text SET deal = '?'")
    archive.database.connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        with pytest.raises(Unreadable):
            archive.running()


def test_an_unreadable_finished_hand_is_passed_over(archive: Archive) -> None:
    sitting = archive.begin_sitting()
    for seed in (1, 2):
        state = finished_state(seed)
        archive.finish(archive.begin(sitting, Invitation(state.deal)), state)
    archive.database.connection.execute("UPDATE hand_text SET deal = '?' WHERE hand = 1")
    assert [saved.id for saved in archive.finished()] == [2]


def test_a_file_that_cannot_be_written_is_a_named_error(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("full") / "hands.sqlite3"
    archive = Archive(open_database(path))
    sitting = archive.begin_sitting()
    archive.database.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(SaveError) as caught:
        archive.begin(sitting, Invitation(Deal(1)))
    assert caught.value.phrase.key == "store-read-only"
    archive.close()


def fill(archive: Archive, sitting: int) -> None:
    for seed in range(1000):
        archive.begin(sitting, Invitation(Deal(seed)))


def test_a_full_disk_is_told_with_what_to_do(tmp_path_factory: pytest.TempPathFactory) -> None:
    archive = Archive(open_database(tmp_path_factory.mktemp("full") / "hands.sqlite3"))
    sitting = archive.begin_sitting()
    (pages,) = archive.database.connection.execute("PRAGMA page_count").fetchone()
    archive.database.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(SaveError) as caught:
        fill(archive, sitting)
    assert (caught.value.phrase.key, caught.value.passing) == ("store-disk-full", True)
    for language in Language:
        assert Words(language).phrase(caught.value.phrase)
    archive.database.connection.execute("PRAGMA max_page_count = 100000")
    archive.begin(sitting, Invitation(Deal(1)))
    archive.close()


def test_a_file_that_is_damaged_while_it_is_open_is_a_named_error(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("damaged") / "hands.sqlite3"
    archive = Archive(open_database(path))
    archive.begin(archive.begin_sitting(), Invitation(Deal(1)))
    archive.database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))
    other = sqlite3.connect(path, isolation_level=None)
    prepare(other)
    damaged = Archive(Database(other))
    with pytest.raises(SaveError) as caught:
        damaged.begin_sitting()
    assert caught.value.phrase.key == "store-not-saved"
    for read in (damaged.running, damaged.finished, damaged.outcomes_today):
        with pytest.raises(ReadError) as found:
            read()
        assert found.value.phrase.key == "store-not-read"
    other.close()
    archive.close()


def test_today_is_from_midnight_to_midnight_of_this_place(archive: Archive) -> None:
    state = finished_state(1)
    now = datetime.now()
    midnight = datetime(now.year, now.month, now.day)
    tomorrow = midnight + timedelta(days=1)
    second = timedelta(seconds=1)
    for ended in (midnight - second, midnight, tomorrow - second, tomorrow):
        hand = archive.begin(archive.begin_sitting(), Invitation(state.deal))
        archive.finish(hand, state)
        text = ended.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        archive.database.connection.execute("UPDATE hand SET ended = ? WHERE id = ?", (text, hand))
        seal_hand(archive.database.connection, hand)
    assert len(archive.outcomes_today()) == 2, "one was finished yesterday, one by a clock that was ahead"


def test_a_hand_on_a_damaged_page_is_unreadable_and_the_others_are_not(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    path = tmp_path_factory.mktemp("damaged") / "hands.sqlite3"
    archive = Archive(open_database(path))
    for seed in range(12):
        state = finished_state(seed)
        hand = archive.begin(archive.begin_sitting(), Invitation(state.deal))
        archive.save_moves(hand, state.moves)
        archive.finish(hand, state)
    archive.database.wait()
    archive.database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(content.index(b"discard") // 4096 * 4096)
        file.write(b"\xa5" * 4096)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        prepare(other)
        found = Archive(Database(other)).finished()
        assert 0 < len(found) < 12
        lost = min(set(range(1, 13)) - {saved.id for saved in found})
        with pytest.raises(Unreadable):
            Archive(Database(other)).hand(lost)
        with pytest.raises(Unreadable, match="missing"):
            Archive(Database(other)).hand(99)
    archive.close()
