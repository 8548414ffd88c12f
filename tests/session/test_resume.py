"""Nothing is lost: a program killed in the middle of a hand offers it again where it was."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

import pytest

from tests.session.conftest import Sit
from tests.session.tables import Table
from trainer.coach.hints import Moment
from trainer.game import Discard, Record, format_move, replay
from trainer.rules import Seat
from trainer.session.autosave import Autosave
from trainer.store import Profile
from trainer.store.schema import seal_hand
from trainer.text import Language, Words

ROOT = Path(__file__).parents[2]


@contextmanager
def learner(folder: Path, seed: int, decisions: int) -> Iterator[Iterator[str]]:
    """The lines of another program at the table; it is killed at the end, without a chance to tidy up."""
    command = [sys.executable, "-m", "tests.session.learner_process", str(folder), str(seed), str(decisions)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            yield (line.strip() for line in process.stdout)
        finally:
            process.kill()


def change(table: Table, statement: str, *values: str) -> None:
    """Make the hands in the archive such as this program could have written, but did not."""
    connection = table.archive.database.connection
    connection.execute(statement, values)
    for (hand,) in connection.execute("SELECT id FROM hand").fetchall():
        seal_hand(connection, hand)


def standing(table: Table) -> tuple[str, ...]:
    history = table.session._history
    assert history is not None
    return tuple(format_move(move) for move in history.state.moves)


def test_a_hand_killed_at_rest_comes_back_to_the_same_moment(sit: Sit, profile_dir: Path) -> None:
    with learner(profile_dir, 6, 5) as lines:
        told = []
        for line in lines:
            if line == "resting":
                break
            told.append(line)
    table = sit()
    saved = table.session.resumable()
    assert saved is not None
    assert table.session.view is None, "offered, not forced"
    table.session.resume()
    assert standing(table) == tuple(told)
    assert table.view == table.shown[-1]
    assert table.session.moment in (Moment.CHOOSING, Moment.CLAIMING)
    state = replay(Record(saved.invitation.deal, saved.moves))
    assert table.session._history is not None
    assert table.session._history.state == state
    assert table.session.can_undo()
    table.play_out()


def test_a_hand_that_waits_can_be_looked_at_without_being_taken_up(sit: Sit) -> None:
    first = sit()
    first.session.deal_new()
    first.rest()
    seen, log = first.session.view, first.session.log
    again = sit()
    left = again.session.left_hand()
    assert left is not None
    assert (left.view, left.log) == (seen, log)
    assert again.session.view is None
    assert again.session.resumable() is not None
    again.session.resume()
    assert again.session.left_hand() is None


@pytest.mark.parametrize("moves", [1, 7, 19])
def test_a_hand_killed_while_it_plays_has_lost_nothing_that_was_shown(sit: Sit, profile_dir: Path, moves: int) -> None:
    with learner(profile_dir, 6, 1000) as lines:
        told = [next(lines) for _ in range(moves)]
    table = sit()
    table.session.resume()
    assert standing(table)[:moves] == tuple(told)
    table.play_out()


def test_moves_taken_back_survive_too(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    for _ in range(4):
        table.play_on()
    full = standing(table)
    table.session.undo()
    table.session.undo()
    short = standing(table)
    again = sit()
    again.session.resume()
    assert standing(again) == short
    assert again.session.can_redo()
    again.session.redo()
    again.session.redo()
    assert standing(again) == full


def test_a_hand_that_is_not_wanted_is_not_offered_again_but_kept(sit: Sit) -> None:
    first = sit(6)
    first.session.deal_new()
    first.play_on()
    table = sit()
    table.session.deal_new()
    table.play_out()
    assert table.session.resumable() is None
    assert sit().session.resumable() is None
    saved, *_ = table.archive.database.connection.execute("SELECT state FROM hand ORDER BY id").fetchall()
    assert saved == ("left",)


def test_the_hand_on_the_table_is_not_offered(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    assert table.session.resumable() is None
    table.play_on()
    assert table.session.resumable() is None


def test_a_finished_hand_is_not_offered(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    assert sit().session.resumable() is None


def test_a_resumed_hand_goes_on_in_its_day(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    table.session.deal_new()
    table.play_on()
    again = sit()
    again.session.resume()
    assert again.session.tally.hands == 1
    assert again.view.seat is Seat.N
    assert again.play_out().tally.hands == 2


def test_a_saved_hand_that_does_not_replay_is_named_and_kept(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    change(table, "UPDATE hand_text SET moves = 'W win'")
    again = sit()
    assert again.session.left_hand() is None
    again.session.resume()
    assert again.session.view is None
    assert [phrase.key for phrase in again.notices] == ["store-hand-unreadable"]
    for language in Language:
        assert Words(language).phrase(again.notices[0])
    assert again.session.resumable() is None


def test_a_hand_whose_own_values_are_gone_is_named_and_kept(sit: Sit, tmp_path: Path) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    gone = str(tmp_path / "club.toml")
    named = ('"values": "sihai"', f'"values": {json.dumps(gone)}')
    change(table, "UPDATE hand_text SET deal = replace(deal, ?, ?)", *named)
    again = sit()
    saved = again.session.resumable()
    assert saved is not None
    assert saved.invitation.deal.rules.values == gone
    assert again.session.left_hand() is None
    again.session.resume()
    assert again.session.view is None
    assert [phrase.key for phrase in again.notices] == ["store-hand-unreadable"]
    assert gone in Words(Language.ZH).phrase(again.notices[0])
    assert again.session.resumable() is None


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.archive.database.connection.execute("PRAGMA query_only = ON")
    table.session.play(Discard(Seat.E, table.view.hand[0]))
    table.rest()
    table.play_on()
    assert [phrase.key for phrase in table.notices] == ["store-read-only"], "not at every move"
    assert table.session.saving.unsaved
    table.archive.database.connection.execute("PRAGMA query_only = OFF")
    table.play_out()


@pytest.mark.parametrize("wishes", [(), ("undo",), ("undo", "undo", "redo"), ("undo", "undo", "redo", "redo")])
def test_moves_that_could_not_be_saved_are_saved_with_the_next_one(sit: Sit, wishes: tuple[str, ...]) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    table.archive.database.connection.execute("PRAGMA query_only = ON")
    for _ in range(2):
        table.play_on()
    table.archive.database.connection.execute("PRAGMA query_only = OFF")
    for wish in wishes:
        getattr(table.session, wish)()
    if wishes[-1:] == ("redo",):
        saved = table.archive.running()
        assert saved is not None
        assert tuple(map(format_move, saved.moves[: saved.made])) == standing(table)
    table.play_out()
    (kept,) = table.archive.finished()
    assert tuple(map(format_move, kept.record.moves)) == standing(table)
    assert replay(kept.record).over


def refuse_to_write(table: Table, refuse: bool = True) -> None:
    """Let the archive's file take nothing more, as on a full disk, or let it write again."""
    table.archive.database.connection.execute(f"PRAGMA query_only = {'ON' if refuse else 'OFF'}")


def test_a_hand_dealt_while_the_disk_was_full_is_kept_once_there_is_room(sit: Sit) -> None:
    table = sit(6)
    refuse_to_write(table)
    table.session.deal_new()
    for _ in range(2):
        table.play_on()
    refuse_to_write(table, False)
    table.play_on()
    saved = table.archive.running()
    assert saved is not None
    assert tuple(map(format_move, saved.moves)) == standing(table)
    assert table.session.resumable() is None, "it is the hand on the table"
    assert table.play_out().tally.hands == 1


def test_a_hand_that_ended_while_the_disk_was_full_counts_once_there_is_room(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    refuse_to_write(table)
    assert table.play_out().tally.hands == 0
    first = standing(table)
    refuse_to_write(table, False)
    table.session.deal_new()
    assert table.session.tally.hands == 1
    (kept,) = table.archive.finished()
    assert tuple(map(format_move, kept.record.moves)) == first
    assert [phrase.key for phrase in table.notices] == ["store-read-only"] * 2, "again at the end of the hand"
    assert not table.session.saving.unsaved


def test_a_hand_that_can_never_be_written_keeps_no_later_one_from_being_kept(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    table.archive.database.connection.execute("DELETE FROM hand")
    table.play_on()
    table.session.deal_new()
    table.play_out()
    (kept,) = table.archive.finished()
    assert tuple(map(format_move, kept.record.moves)) == standing(table)
    assert [phrase.key for phrase in table.notices] == ["store-hand-unreadable"]


def test_what_is_still_to_be_written_is_written_when_the_window_closes(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    refuse_to_write(table)
    table.play_on()
    played = standing(table)
    refuse_to_write(table, False)
    table.session.close()
    again = sit()
    again.session.resume()
    assert standing(again) == played


def test_a_move_taken_back_while_the_disk_was_full_is_taken_back_in_the_archive_too(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    refuse_to_write(table)
    table.session.undo()
    here = standing(table)
    refuse_to_write(table, False)
    table.session.close()
    again = sit()
    again.session.resume()
    assert standing(again) == here
    assert again.play_out().tally.taken_back == 1


def test_each_new_failure_of_the_disk_is_told(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    for _ in range(2):
        refuse_to_write(table)
        table.play_on()
        refuse_to_write(table, False)
        table.play_on()
    assert [phrase.key for phrase in table.notices] == ["store-read-only", "store-read-only"]


def test_each_new_failure_to_read_is_told(sit: Sit) -> None:
    table = sit(6)
    for _ in range(2):
        table.archive.database.connection.execute("ALTER TABLE hand RENAME TO elsewhere")
        assert table.session.resumable() is None
        assert table.session.resumable() is None
        table.archive.database.connection.execute("ALTER TABLE elsewhere RENAME TO hand")
        assert table.session.resumable() is None
    assert [phrase.key for phrase in table.notices] == ["store-not-read", "store-not-read"]


def test_the_score_of_an_evening_that_goes_on_past_midnight_begins_anew(sit: Sit) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    days = [date(2025, 3, 1)]
    autosave = Autosave(table.archive, table.notices.append, today=lambda: days[-1])
    assert autosave.tally().hands == 1
    change(table, "UPDATE hand SET ended = '2000-01-01T12:00:00Z'")
    assert autosave.tally().hands == 1, "read once a day"
    days.append(date(2025, 3, 2))
    assert autosave.tally().hands == 0


def test_hands_that_cannot_be_read_are_told_and_the_game_goes_on(sit: Sit) -> None:
    table = sit(6)
    table.archive.database.connection.execute("ALTER TABLE hand RENAME TO elsewhere")
    assert table.session.resumable() is None
    assert table.session.tally.hands == 0
    table.session.deal_new()
    table.play_out()
    table.session.deal_new()
    table.play_out()
    told = [phrase.key for phrase in table.notices]
    assert told == ["store-not-read"] + ["store-not-saved"] * 4, "at the beginning and the end of each hand"


def test_a_hand_whose_result_was_not_kept_any_more_has_it_when_it_is_taken_up(sit: Sit) -> None:
    """The program ended between the last move and the result."""
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    change(table, "UPDATE hand SET state = 'running', winner = NULL, payer = NULL, points = NULL, ended = NULL")
    again = sit()
    assert again.session.tally.hands == 0
    again.session.resume()
    assert again.session.moment is Moment.OVER
    assert again.session.tally.hands == 1
    assert sit().session.resumable() is None


def test_today_counts_the_hands_of_all_starts_of_the_program(sit: Sit) -> None:
    first = sit(6)
    first.session.deal_new()
    first.play_out()
    again = sit(7)
    assert again.session.tally == first.session.tally
    again.session.deal_new()
    assert again.play_out().tally.hands == 2


@pytest.mark.parametrize("dealt", ["deal_new", "same_wall"])
def test_a_hand_left_for_another_is_one_step_back(sit: Sit, dealt: str) -> None:
    table = sit(6)
    table.session.deal_new()
    for _ in range(3):
        table.play_on()
    moves, before = standing(table), table.view
    getattr(table.session, dealt)()
    table.rest()
    assert table.session.left_before
    assert table.session.can_undo()
    table.play_on()
    assert not table.session.left_before
    table.session.undo()
    table.session.undo()
    assert standing(table) == moves
    assert table.view == before
    assert not table.session.left_before
    saved = sit().session.resumable()
    assert saved is not None
    assert len(saved.moves) == len(moves), "it is the running one again"
    table.play_out()


def test_a_hand_not_taken_up_at_the_start_is_one_step_back_too(sit: Sit) -> None:
    first = sit(6)
    first.session.deal_new()
    first.play_on()
    moves = standing(first)
    table = sit(8)
    table.session.deal_new()
    table.rest()
    table.session.undo()
    assert standing(table) == moves


def test_a_profile_that_goes_away_while_playing_is_told_and_the_moves_are_kept(
    sit: Sit, profile_dir: Path, tmp_path: Path
) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_on()
    away = profile_dir.rename(tmp_path / "away")
    table.play_on()
    assert [phrase.key for phrase in table.notices] == ["store-folder-gone"]
    assert table.session.saving.unsaved
    away.rename(profile_dir)
    table.play_on()
    assert not table.session.saving.unsaved
    saved = table.archive.running()
    assert saved is not None
    assert tuple(map(format_move, saved.moves)) == standing(table)


def test_a_profile_that_was_removed_goes_on_in_another_folder(sit: Sit, profile_dir: Path, tmp_path: Path) -> None:
    table = sit(6)
    table.session.deal_new()
    table.play_out()
    table.session.deal_new()
    table.play_on()
    shutil.rmtree(profile_dir)
    table.play_on()
    assert table.session.saving.move_to(tmp_path / "elsewhere") is None
    assert not table.session.saving.unsaved
    played = standing(table)
    table.play_on()
    table.session.close()
    table.archive.close()
    archive = Profile(tmp_path / "elsewhere").open_archive()
    assert archive.notices == ()
    (finished,) = archive.finished()
    assert replay(finished.record).over
    saved = archive.running()
    assert saved is not None
    assert tuple(map(format_move, saved.moves))[: len(played)] == played
    archive.close()


def test_a_file_that_cannot_be_read_any_more_leaves_at_least_the_hand_on_the_table(
    sit: Sit, profile_dir: Path, tmp_path: Path
) -> None:
    table = sit(6)
    table.session.deal_new()
    for _ in range(3):
        table.play_on()
    table.session.undo()
    table.archive.database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with (profile_dir / "hands.sqlite3").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 200_000)
    table.archive.database.connection.execute("PRAGMA cache_size = 0")
    assert table.session.saving.move_to(tmp_path / "elsewhere") is None
    archive = Profile(tmp_path / "elsewhere").open_archive()
    saved = archive.running()
    assert saved is not None
    assert tuple(map(format_move, saved.moves[: saved.made])) == standing(table)
    assert saved.made < len(saved.moves)
    archive.close()


def test_hands_are_not_moved_onto_others(sit: Sit, tmp_path: Path) -> None:
    Profile(tmp_path).open_archive().close()
    table = sit(6)
    table.session.deal_new()
    why = table.session.saving.move_to(tmp_path)
    assert why is not None
    assert why.key == "store-folder-has-hands"
    table.play_on()
    assert not table.session.saving.unsaved


def test_hands_in_memory_only_are_unsaved_until_a_folder_is_chosen(sit: Sit, profile_dir: Path, tmp_path: Path) -> None:
    profile_dir.write_text("a file where the folder should be", "utf-8")
    table = sit(6)
    assert not table.session.saving.unsaved
    table.session.deal_new()
    assert table.session.saving.unsaved
    assert table.session.saving.move_to(tmp_path / "elsewhere") is None
    assert not table.session.saving.unsaved
