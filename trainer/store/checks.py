"""Whether a database can be believed: its pages, its tables, and the rows in them."""

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from trainer.store.schema import IS_WHOLE, prepare, statements

_OUTSIDE = frozenset(
    {
        sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_READONLY,
    }
)  # fmt: skip
_OF_ROWS = re.compile(r"\S+ value in |CHECK constraint failed in ")
"""What `integrity_check` says of single rows; each hand answers for itself by its checksum."""


BROKEN = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What SQLite's calls raise: the second one where its message cites a damaged text."""


def cause(error: Exception) -> int:
    """SQLite's primary result code of an error; 0 where there is none, as for a closed connection."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def from_outside(error: Exception) -> bool:
    """Whether the disk or another program is at fault, not what the file holds."""
    return cause(error) in _OUTSIDE


def of_content(error: Exception) -> bool:
    """Whether what stands in the rows that were asked for is at fault."""
    of_rows = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISMATCH)
    return isinstance(error, UnicodeDecodeError) or cause(error) in of_rows


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether pages and indexes are as they must be. Raises `sqlite3.DatabaseError` where that cannot even be asked."""
    connection.execute("PRAGMA ignore_check_constraints = ON")
    found = [text for (text,) in connection.execute("PRAGMA integrity_check").fetchall()]
    connection.execute("PRAGMA ignore_check_constraints = OFF")
    return all(text == "ok" or _OF_ROWS.match(text) for text in found)


_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid"


def has_tables_of(connection: sqlite3.Connection, scripts: Sequence[str]) -> bool:
    """Whether the tables and indexes are just those that the scripts make."""
    return set(connection.execute(_SCHEMA)) == set(_tables_of(scripts))


def _tables_of(scripts: Sequence[str]) -> list[tuple[str, str, str, str | None]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        prepare(fresh)
        for script in scripts:
            for statement in statements(script):
                fresh.execute(statement)
        return fresh.execute(_SCHEMA).fetchall()


def mend_tables(path: Path, scripts: Sequence[str]) -> None:
    """Write the definitions of tables that are damaged anew, where there are as many as there should be. Only for a
    copy. Raises one of `BROKEN`."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare(connection)
        connection.execute("PRAGMA writable_schema = ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        tables = _tables_of(scripts[: max(version, 0)])
        found = connection.execute(_SCHEMA.replace("type", "rowid, type", 1)).fetchall()
        bad = [number for number, *table in found if tuple(table) not in tables]
        lost = [table for table in tables if table not in [tuple(table) for _, *table in found]]
        if len(bad) == len(lost):
            change = "UPDATE sqlite_schema SET type = ?, name = ?, tbl_name = ?, sql = ? WHERE rowid = ?"
            for number, table in zip(bad, lost, strict=True):
                connection.execute(change, (*table, number))


def mark_bad_hands(connection: sqlite3.Connection) -> tuple[int, int]:
    """Mark the hands that are not as they were written as unreadable. How many hands there are, and how many of them
    were marked now."""
    (found,) = connection.execute("SELECT count(*) FROM hand").fetchone()
    query = (
        "UPDATE hand SET state = 'unreadable' WHERE state <> 'unreadable' AND id NOT IN"
        f" (SELECT id FROM hand JOIN hand_text AS text ON text.hand = hand.id WHERE {IS_WHOLE})"
    )
    return found, connection.execute(query).rowcount
