"""Whether a database can be believed: its pages, its tables, and the rows in them."""

import re
import sqlite3
from collections.abc import Sequence

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


def has_tables_of(connection: sqlite3.Connection, scripts: Sequence[str]) -> bool:
    """Whether the tables and indexes are just those that the scripts make."""
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    try:
        prepare(fresh)
        for script in scripts:
            for statement in statements(script):
                fresh.execute(statement)
        return _tables(connection) == _tables(fresh)
    finally:
        fresh.close()


def _tables(connection: sqlite3.Connection) -> set[tuple[str, str, str, str | None]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))


def mark_bad_hands(connection: sqlite3.Connection) -> tuple[int, int]:
    """Mark the hands that are not as they were written as unreadable. How many hands there are, and how many of them
    were marked now."""
    (found,) = connection.execute("SELECT count(*) FROM hand").fetchone()
    query = (
        "UPDATE hand SET state = 'unreadable' WHERE state <> 'unreadable' AND id NOT IN"
        f" (SELECT id FROM hand JOIN hand_text AS text ON text.hand = hand.id WHERE {IS_WHOLE})"
    )
    return found, connection.execute(query).rowcount
