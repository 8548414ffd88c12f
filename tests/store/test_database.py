"""The database is opened, brought up to date, or set aside with everything in it."""

import sqlite3
from pathlib import Path

import pytest

from trainer.store import MIGRATIONS, ReadError, SaveError, open_database
from trainer.store.database import transaction
from trainer.text import Language, Words

NAME = "hands.sqlite3"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / NAME


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def test_a_new_file_is_made_in_wal_mode(path: Path) -> None:
    opened = open_database(path)
    assert opened.notices == ()
    assert version(opened.connection) == len(MIGRATIONS)
    assert opened.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert opened.connection.execute("PRAGMA synchronous").fetchone() == (1,)  # NORMAL
    assert opened.connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    opened.close()


def test_the_folders_of_a_new_file_are_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / NAME
    opened = open_database(path)
    assert opened.notices == ()
    assert path.exists()
    opened.close()


def test_a_text_with_a_semicolon_is_one_statement(path: Path) -> None:
    later = (*MIGRATIONS, "INSERT INTO sitting (started) VALUES ('a;b'); INSERT INTO sitting (started) VALUES ('c');")
    connection = open_database(path, later).connection
    assert connection.execute("SELECT started FROM sitting ORDER BY id").fetchall() == [("a;b",), ("c",)]
    connection.close()


def test_an_old_file_is_migrated_and_keeps_its_rows(path: Path) -> None:
    old = open_database(path).connection
    old.execute("INSERT INTO sitting (started) VALUES ('2026-01-01T00:00:00Z')")
    old.close()
    later = (*MIGRATIONS, "ALTER TABLE sitting ADD COLUMN place TEXT; CREATE TABLE visit (id INTEGER) STRICT;")
    opened = open_database(path, later)
    assert opened.notices == ()
    assert version(opened.connection) == len(later)
    rows = opened.connection.execute("SELECT id, started, place FROM sitting").fetchall()
    assert rows == [(1, "2026-01-01T00:00:00Z", None)]
    opened.close()


def half_done(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        connection.execute("CREATE TABLE visit (id INTEGER) STRICT")
        connection.execute("INSERT INTO nowhere VALUES (1)")


def test_a_transaction_is_all_or_nothing(path: Path) -> None:
    connection = open_database(path).connection
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        half_done(connection)
    assert connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'visit'").fetchone() == (0,)
    connection.close()


def left_hanging(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        connection.execute("INSERT INTO child VALUES (1)")


def test_a_transaction_that_cannot_be_ended_leaves_nothing_open(path: Path) -> None:
    later = (*MIGRATIONS, "CREATE TABLE child (id INTEGER REFERENCES hand (id) DEFERRABLE INITIALLY DEFERRED) STRICT;")
    connection = open_database(path, later).connection
    with pytest.raises(sqlite3.IntegrityError):
        left_hanging(connection)
    assert connection.execute("SELECT count(*) FROM child").fetchone() == (0,)
    with transaction(connection):
        connection.execute("INSERT INTO sitting DEFAULT VALUES")
    assert connection.execute("SELECT count(*) FROM sitting").fetchone() == (1,)
    connection.close()


def rolled_back_inside(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        connection.execute("ROLLBACK")
        raise OSError("no room")


def test_what_ended_a_transaction_is_told_also_where_sqlite_has_rolled_back(path: Path) -> None:
    """As it does by itself when the disk is full."""
    connection = open_database(path).connection
    with pytest.raises(OSError, match="no room"):
        rolled_back_inside(connection)
    connection.close()


LATER = (*MIGRATIONS, "CREATE TABLE visit (id INTEGER) STRICT;")


def test_a_newer_file_is_left_alone_and_taken_up_again_after_an_upgrade(path: Path) -> None:
    newer = open_database(path, LATER)
    newer.connection.execute("INSERT INTO visit VALUES (7)")
    newer.close()
    before = path.read_bytes()
    opened = open_database(path)
    assert [phrase.key for phrase in opened.notices] == ["store-newer"]
    opened.connection.execute("INSERT INTO sitting DEFAULT VALUES")
    opened.close()
    assert path.read_bytes() == before
    again = open_database(path)
    assert again.connection.execute("SELECT count(*) FROM sitting").fetchone() == (1,), "the older one has its own file"
    again.close()
    upgraded = open_database(path, LATER)
    assert upgraded.notices == ()
    assert upgraded.connection.execute("SELECT id FROM visit").fetchone() == (7,)
    upgraded.close()


def killed(path: Path, name: str) -> Path:
    """What lies on the disk of an open database, as a killed program leaves it, under another name."""
    for suffix in ("", "-wal", ".mark"):
        copied = path.with_name(path.name + suffix)
        if copied.exists():
            path.with_name(name + suffix).write_bytes(copied.read_bytes())
    return path.with_name(name)


def test_a_newer_file_keeps_what_its_log_still_holds(path: Path) -> None:
    """The newer program was killed: its last commits lie in the file beside the database."""
    newer = open_database(path, LATER)
    newer.connection.execute("INSERT INTO visit VALUES (7)")
    left = killed(path, "killed.sqlite3")
    newer.close()
    open_database(left).close()
    upgraded = open_database(left, LATER)
    assert upgraded.connection.execute("SELECT id FROM visit").fetchone() == (7,)
    upgraded.close()


@pytest.mark.parametrize("content", [b"no database, though as long " * 40, b"SQLite format 3\0" + b"\xff" * 4096])
def test_a_file_that_is_no_database_is_set_aside(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    opened = open_database(path)
    assert [phrase.key for phrase in opened.notices] == ["store-damaged"]
    assert version(opened.connection) == len(MIGRATIONS)
    opened.close()
    assert path.with_name(f"{NAME}.damaged").read_bytes() == content


def test_a_damaged_page_is_found_and_the_file_set_aside(path: Path) -> None:
    connection = open_database(path).connection
    with transaction(connection):
        connection.executemany("INSERT INTO sitting (started) VALUES (?)", [("x" * 200,)] * 200)
    connection.close()
    content = bytearray(path.read_bytes())
    content[-6000:-2000] = b"\xa5" * 4000
    path.write_bytes(content)
    opened = open_database(path)
    assert [phrase.key for phrase in opened.notices] == ["store-damaged"]
    opened.close()
    assert path.with_name(f"{NAME}.damaged").read_bytes() == bytes(content)


def test_a_second_damaged_file_does_not_write_over_the_first(path: Path) -> None:
    for content in (b"one" * 500, b"two" * 500):
        path.write_bytes(content)
        open_database(path).connection.close()
        path.unlink()
    assert path.with_name(f"{NAME}.damaged").read_bytes() == b"one" * 500
    assert path.with_name(f"{NAME}.damaged-2").read_bytes() == b"two" * 500


def test_where_no_file_can_be_made_the_hands_are_kept_in_memory(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be", "utf-8")
    opened = open_database(tmp_path / "taken" / NAME)
    assert [phrase.key for phrase in opened.notices] == ["store-memory-only"]
    opened.connection.execute("INSERT INTO sitting DEFAULT VALUES")
    for language in Language:
        assert Words(language).phrase(opened.notices[0])
    opened.close()


def test_a_path_longer_than_sqlite_takes_is_told(tmp_path: Path) -> None:
    opened = open_database(tmp_path.joinpath(*["x" * 100] * 8) / NAME)
    (notice,) = opened.notices
    assert (notice.key, notice.args["reason"]) == ("store-memory-only", "File name too long")
    opened.close()


def test_a_database_moves_nowhere_where_nothing_can_be_written(path: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    opened = open_database(path)
    with pytest.raises(SaveError) as caught:
        opened.moved_to(tmp_path / "file" / NAME)
    assert caught.value.phrase.key == "store-not-saved"
    with transaction(opened.connection):
        opened.connection.execute("INSERT INTO sitting DEFAULT VALUES")
    opened.close()


def test_what_is_closed_is_moved_nowhere(path: Path, tmp_path: Path) -> None:
    opened = open_database(path)
    opened.close()
    with pytest.raises(ReadError):
        opened.moved_to(tmp_path / "elsewhere" / NAME)


def test_a_file_in_use_by_another_is_told(path: Path) -> None:
    open_database(path).close()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    opened = open_database(path)
    assert [notice.key for notice in opened.notices] == ["store-memory-only"]
    opened.close()
    holder.close()
    again = open_database(path)
    assert again.path == path
    again.close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"hands": "many", "clean": []}', "\udcff", " " * (1 << 21)])
def test_a_marker_that_cannot_be_read_costs_nothing(path: Path, text: str) -> None:
    opened = open_database(path)
    opened.connection.execute("INSERT INTO sitting DEFAULT VALUES")
    opened.close()
    path.with_name(NAME + ".mark").write_text(text, "utf-8", errors="surrogateescape")
    again = open_database(path)
    assert again.notices == ()
    assert again.connection.execute("SELECT count(*) FROM sitting").fetchone() == (1,)
    again.close()
