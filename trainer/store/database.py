"""The profile's SQLite database: opened, checked, brought up to date, or set aside and begun anew.

WAL with ``synchronous = NORMAL``: what was committed survives the end of the program by any means, and a commit costs
well under a millisecond, so every move can be one; only a power cut may take the last moments.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from trainer.rules import Phrase
from trainer.store.files import free_name

MIGRATIONS = (
    """
    CREATE TABLE sitting (
        id INTEGER PRIMARY KEY,
        started TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
    ) STRICT;
    CREATE TABLE hand (
        id INTEGER PRIMARY KEY,
        sitting INTEGER NOT NULL REFERENCES sitting (id),
        seat TEXT NOT NULL CHECK (seat IN ('E', 'S', 'W', 'N')),
        opponents TEXT NOT NULL,
        deal TEXT NOT NULL,
        retry INTEGER NOT NULL CHECK (retry IN (0, 1)),
        state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'left', 'unreadable')),
        made INTEGER NOT NULL DEFAULT 0,
        taken_back INTEGER NOT NULL DEFAULT 0,
        result TEXT,
        winner TEXT,
        payer TEXT,
        points INTEGER,
        started TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
        ended TEXT
    ) STRICT;
    CREATE INDEX hand_by_state ON hand (state, id);
    CREATE INDEX hand_by_sitting ON hand (sitting, id);
    CREATE TABLE move (
        hand INTEGER NOT NULL REFERENCES hand (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (hand, number)
    ) STRICT, WITHOUT ROWID;
    """,
)
"""One script a version. A script that has shipped is never changed: a later one is added."""


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database, and what the user should be told about it."""

    connection: sqlite3.Connection
    notices: tuple[Phrase, ...] = ()


class _SetAside(Exception):
    """The file cannot be used; ``label`` becomes part of its new name and of the notice."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self.label = label


def open_database(path: Path, migrations: Sequence[str] = MIGRATIONS) -> Opened:
    """Open ``path``, making it if it is not there, and bring it up to date.

    A file that is damaged, or written by a newer version, is renamed (``.damaged``, ``.newer``) and a new one begun;
    the notice names both. Where no file can be opened at all (no room, no right to write) the hands are kept in memory
    only, and the notice says so: the game goes on.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return Opened(_connect(path, migrations))
        except _SetAside as reason:
            kept = _set_aside(path, reason.label)
            notice = Phrase.of(f"store-{reason.label}", file=path.name, kept=kept.name)
            return Opened(_connect(path, migrations), (notice,))
    except (OSError, sqlite3.OperationalError, _SetAside) as error:
        notice = Phrase.of("store-memory-only", file=str(path), reason=str(error))
        return Opened(_ready(sqlite3.connect(":memory:", isolation_level=None), migrations), (notice,))


def _connect(path: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    try:
        return _ready(connection, migrations)
    except sqlite3.OperationalError:
        connection.close()
        raise
    except sqlite3.DatabaseError:
        connection.close()
        raise _SetAside("damaged") from None
    except _SetAside:
        connection.close()
        raise


def _ready(connection: sqlite3.Connection, migrations: Sequence[str]) -> sqlite3.Connection:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(migrations):
        raise _SetAside("newer")
    if connection.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
        raise _SetAside("damaged")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    for number, script in enumerate(migrations[version:], version + 1):
        with transaction(connection):
            for statement in _statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
    return connection


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: ``executescript`` would end the transaction around it."""
    statement = ""
    for piece in script.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing of what is executed inside; nothing also where the end itself fails."""
    with connection:  # commits, or rolls back whatever is still open
        connection.execute("BEGIN IMMEDIATE")
        yield


def _set_aside(path: Path, label: str) -> Path:
    """Rename the database with the two files that belong to it in WAL mode; they hold its last commits."""
    kept = free_name(path, label)
    for suffix in ("", "-wal", "-shm"):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(kept.with_name(kept.name + suffix))
    return kept
