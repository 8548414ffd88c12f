"""Copies of the database are made, pruned and restored; what is left of a lost one is set aside."""

import os
import sqlite3
import subprocess
import sys
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from tests.store.kept_hands import VERSION_1, VERSION_2, copy_of, opened, play_hands_into, readable
from trainer.store import Archive, SaveError, backups_of, restore
from trainer.store.backups import back_up, back_up_before_reset
from trainer.store.database_files import ASIDE, SUFFIXES, beside, set_aside_of
from trainer.text import Language, Words

TODAY = date.today().isoformat()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hands.sqlite3"


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.is_file())


def test_closing_keeps_a_copy_of_the_day(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(2))
    archive.close()
    (backup,) = backups_of(path)
    assert (backup.day, backup.version) == (TODAY, None)
    assert names(backup.path.parent) == [f"hands-{TODAY}.sqlite3"], "one file, nothing beside it"
    kept = opened(backup.path)
    assert set(readable(kept)) == {1, 2}
    kept.close()


def test_without_hands_there_is_nothing_to_copy(path: Path) -> None:
    opened(path).close()
    assert backups_of(path) == ()


def test_the_last_five_days_and_three_changes_are_kept(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(1))
    days = [(date(2026, 3, 1) + timedelta(days)).isoformat() for days in range(8)]
    for day in days:
        back_up(archive.database.connection, path, day)
        back_up(archive.database.connection, path, day, version=1)
    kept = backups_of(path)
    assert [backup.day for backup in kept if backup.version is None] == days[:-6:-1]
    assert [backup.day for backup in kept if backup.version == 1] == days[:-4:-1]
    archive.close()


def test_a_copy_from_before_a_reset_gives_way_to_no_other_copy_of_the_day(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(1))
    noon = datetime(2026, 3, 1, 12)
    copies = [back_up_before_reset(archive.database.connection, path, noon + timedelta(minutes=n)) for n in range(5)]
    back_up(archive.database.connection, path, "2026-03-01")
    kept = backups_of(path)
    assert [backup.path for backup in kept if backup.reset] == copies[:1:-1]
    assert [backup.reset for backup in kept if backup.reset] == ["120400", "120300", "120200"]
    assert [backup.day for backup in kept if not backup.reset] == ["2026-03-01"]
    archive.close()


def test_a_file_of_an_earlier_version_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    path = copy_of(VERSION_1, tmp_path)
    archive = opened(path)
    backup = next(backup for backup in backups_of(path) if backup.version == 1)
    archive.close()
    restore(path, backup.path)
    again = opened(path)
    assert again.notices == ()
    assert set(readable(again)) == {1, 2, 3, 4, 5}
    again.close()


def test_a_copy_is_restored_and_what_it_replaces_is_kept(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(2))
    archive.close()
    (backup,) = backups_of(path)
    archive = opened(path)
    play_hands_into(archive, range(5, 7))
    archive.database.wait()
    archive.database.connection.close()  # as a killed program leaves it
    saved = backup.path.read_bytes()
    kept = restore(path, backup.path)
    assert kept is not None
    archive = opened(path)
    assert archive.notices == ()
    assert set(readable(archive)) == {1, 2}
    archive.close()
    replaced = opened(kept)
    assert set(readable(replaced)) == {1, 2, 3, 4}
    replaced.close()
    assert backup.path.read_bytes() != saved or backup.path.exists()


@pytest.mark.parametrize("content", [b"", b"no database", VERSION_2.read_bytes()[:30_000]])
def test_a_copy_that_cannot_be_used_is_not_restored(path: Path, content: bytes) -> None:
    archive = opened(path)
    play_hands_into(archive, range(1))
    archive.close()
    bad = path.with_name("bad.sqlite3")
    bad.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(SaveError) as caught:
        restore(path, bad)
    for language in Language:
        assert "bad.sqlite3" in Words(language).phrase(caught.value.phrase)
    assert path.read_bytes() == before


def leave(archive: Archive) -> None:
    """End without closing in order; the log stays."""
    archive.database.wait()
    path = archive.database.path
    assert path is not None
    log = path.with_name(path.name + "-wal").read_bytes()
    archive.database.connection.close()
    path.with_name(path.name + "-wal").write_bytes(log)


@pytest.mark.parametrize("left", [None, b""], ids=["gone", "empty"])
def test_a_missing_or_empty_file_is_noticed_and_its_log_kept(path: Path, left: bytes | None) -> None:
    archive = opened(path)
    play_hands_into(archive, range(3))
    leave(archive)
    path.unlink()
    if left is not None:
        path.write_bytes(left)
    log = path.with_name("hands.sqlite3-wal").read_bytes()
    archive = opened(path)
    (notice,) = archive.notices
    assert (notice.key, notice.args["n"]) == ("store-emptied", 3)
    for language in Language:
        assert str(notice.args["kept"]) in Words(language).phrase(notice)
    assert path.with_name("hands.sqlite3.missing-wal").read_bytes() == log
    assert archive.finished() == ()
    archive.close()


def test_a_log_that_was_set_aside_is_never_written_over(path: Path) -> None:
    log = path.with_name("hands.sqlite3-wal")
    for content in (b"first", b"second"):
        log.write_bytes(content)
        opened(path).close()
        path.unlink()
    kept = [path.with_name(f"hands.sqlite3.{name}-wal") for name in ("missing", "missing-2")]
    assert [file.read_bytes() for file in kept] == [b"first", b"second"]


def test_only_whole_databases_are_offered_of_what_was_set_aside(path: Path) -> None:
    for suffix in SUFFIXES:
        for label in (*ASIDE, *(f"{label}-2" for label in ASIDE), "taken-in", "mark"):
            path.with_name(f"{path.name}.{label}{suffix}").write_bytes(b"")
    offered = {file.name.removeprefix(f"{path.name}.") for file in set_aside_of(path)}
    assert offered == {"damaged", "damaged-2", "missing", "missing-2", "replaced", "replaced-2"}


def test_the_last_three_that_were_replaced_are_kept(path: Path) -> None:
    kept = []
    for seed in range(5):
        archive = opened(path)
        play_hands_into(archive, range(seed, seed + 1))
        archive.close()
        beside(path, "-shm").write_bytes(b"")
        os.utime(path, (seed, seed))  # SQLite writes the time; here they lie a second apart
        kept.append(restore(path, backups_of(path)[0].path))
    last = [file for file in kept[-3:] if file]
    assert set_aside_of(path) == tuple(reversed(last))
    assert len(set(path.parent.glob("*.replaced*"))) == 6, "with what belongs to each"


def test_a_file_that_is_gone_without_a_trace_is_noticed(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(3))
    archive.close()
    path.unlink()
    archive = opened(path)
    (notice,) = archive.notices
    assert (notice.key, notice.args["n"]) == ("store-missing", 3)
    assert Words(Language.EN).phrase(notice)
    archive.close()
    archive = opened(path)
    assert archive.notices == (), "it is told once"
    archive.close()


def test_at_the_end_of_a_hand_it_lies_in_the_file_itself(path: Path) -> None:
    archive = opened(path)
    play_hands_into(archive, range(3))
    archive.database.wait()
    archive.database.checkpoint()  # of the last, if it ended while another was on its way
    archive.database.wait()
    alone = path.with_name("alone.sqlite3")
    alone.write_bytes(path.read_bytes())
    copied = opened(alone)
    assert set(readable(copied)) == {1, 2, 3}
    copied.close()
    archive.close()


SLOW = """
import sys
from pathlib import Path
from trainer.store import MIGRATIONS, open_database
endless = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) "
script = MIGRATIONS[1] + endless + "INSERT INTO sitting (started) SELECT zeroblob(99) || i FROM n;"
open_database(Path(sys.argv[1]), (MIGRATIONS[0], script))
"""


def test_a_change_of_the_tables_that_is_killed_in_the_middle_has_changed_nothing(tmp_path: Path) -> None:
    path = copy_of(VERSION_1, tmp_path)
    with subprocess.Popen([sys.executable, "-c", SLOW, str(path)]) as process:
        log = path.with_name("hands.sqlite3-wal")
        while not log.exists() or log.stat().st_size < 1_000_000:
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.01)
        process.kill()
    old = sqlite3.connect(path)
    assert old.execute("PRAGMA user_version").fetchone() == (1,)
    assert old.execute("SELECT count(*) FROM move").fetchone() == (290,)
    old.close()
    archive = opened(path)
    assert archive.notices == ()
    assert set(readable(archive)) == {1, 2, 3, 4, 5}
    archive.close()


@pytest.mark.parametrize("file", [VERSION_1, VERSION_2], ids=["version 1", "version 2"])
def test_a_file_of_each_version_comes_up_with_all_its_hands(tmp_path: Path, file: Path) -> None:
    archive = opened(copy_of(file, tmp_path))
    assert archive.notices == ()
    ends = [(hand.id, hand.outcome and hand.outcome.points) for hand in archive.finished()]
    assert ends == [(3, 30), (2, 20), (1, 25)]
    running = archive.running()
    assert running is not None
    assert (running.id, running.made, len(running.moves), running.taken_back) == (5, 20, 30, 1)
    left = archive.hand(4)
    assert (left.made, left.retry, left.state) == (9, True, "left")
    archive.close()
