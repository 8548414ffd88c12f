"""The profile's SQLite database: opened, checked, brought up to date, or set aside and begun anew.

WAL with ``synchronous = NORMAL``: a commit waits for no disk, so every move can be one without a frame being late, and
what was committed survives the end of the program by any means. A power cut may take commits back to the last
checkpoint, but harms nothing before it. A checkpoint, which does wait for the disk, is made at a hand's end in a thread
of its own. So a power cut costs moves of the hand on the table, not of an earlier one. FULL would keep those too, for a
wait at every move.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import date
from errno import ENAMETOOLONG
from pathlib import Path
from threading import Thread
from typing import Any

from trainer.rules import Phrase
from trainer.store.backups import back_up, backups_of, copy_database
from trainer.store.checks import BROKEN, from_outside, has_tables_of, is_sound, mark_bad_hands, of_content
from trainer.store.database_files import Marker, beside, checksum, read_marker, set_aside_whole, size_of
from trainer.store.errors import ReadError, SaveError, not_saved
from trainer.store.schema import MIGRATIONS, prepare, statements

LONGEST_PATH = 480
"""Bytes that the path of a database can have: SQLite takes 512, with the names of its other files."""

MOST_IN_A_ROW = 4_000_000
"""Bytes that a row can have; a hand has some thousand."""


class Database:
    """An open database. ``path`` is None where it is in memory only; ``notices``: what to tell the user about it."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path | None = None, notices: tuple[Phrase, ...] = ()
    ) -> None:
        self.connection = connection
        self.path = path
        self.notices = notices
        self._identity = None if path is None else _identity(path)
        self._checkpoint: Thread | None = None

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction. Raises `SaveError` where it could not be kept, also because the file is gone from its folder:
        what is written into a file that was removed would be lost without a word."""
        folder = str(self.path.parent) if self.path else ""
        if self.path is not None and _identity(self.path) != self._identity:
            raise SaveError(Phrase.of("store-folder-gone", folder=folder), passing=True)
        try:
            with transaction(self.connection):
                yield self.connection
        except BROKEN as error:
            raise not_saved(error, folder) from error

    def read(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        """The rows of a query. Raises `ReadError`."""
        try:
            return self.connection.execute(query, values).fetchall()
        except BROKEN as error:
            raise ReadError(str(error), lasting=of_content(error)) from error

    def checkpoint(self) -> None:
        """Bring what was committed into the file itself, onto the disk, while the program goes on; remember that there
        are hands. `wait` waits for it, and so does `close`."""
        self.remember()
        if self.path is not None and (self._checkpoint is None or not self._checkpoint.is_alive()):
            self._checkpoint = Thread(target=_checkpoint, args=(self.path,), name="checkpoint")
            self._checkpoint.start()

    def wait(self) -> None:
        """Wait until nothing is on its way onto the disk."""
        if self._checkpoint is not None:
            self._checkpoint.join()

    def remember(self) -> None:
        """Mark the file as open, with how many hands are in it."""
        with suppress(OSError, *BROKEN):  # what was committed is kept all the same
            self._mark(None, self._hands())

    def moved_to(self, path: Path) -> "Database":
        """Another database at ``path`` with all that this one holds; this one stays open.

        Raises `SaveError` where there are hands already or nothing can be written, `ReadError` where this one cannot be
        read any more.
        """
        if size_of(path):
            raise SaveError(Phrase.of("store-folder-has-hands", folder=str(path.parent)), passing=False)
        try:
            copy_database(self.connection, path)
        except OSError as error:
            raise SaveError(Phrase.of("store-not-saved", reason=error.strerror or str(error)), passing=True) from error
        except BROKEN as error:
            if from_outside(error):
                raise not_saved(error, str(path.parent)) from error
            raise ReadError(str(error)) from error
        moved = open_database(path)
        if any(notice.key == "store-damaged" for notice in moved.notices):  # pages are copied as they are
            moved.close()
            raise ReadError(str(self.path))
        return moved

    def close(self) -> None:
        """Close it, with a copy of the day where something has changed."""
        self.wait()
        with suppress(OSError, *BROKEN):  # the next start then looks at everything
            if self.path is not None and self.connection.total_changes and self._hands():
                back_up(self.connection, self.path, date.today().isoformat())
            hands = self._hands()
            self.connection.close()
            if self.path is not None and not size_of(beside(self.path, "-wal")):
                self._mark(checksum(self.path), hands)
        self.connection.close()

    def _hands(self) -> int:
        return int(self.connection.execute("SELECT coalesce(max(id), 0) FROM hand").fetchone()[0])

    def _mark(self, clean: int | None, hands: int) -> None:
        if self.path is not None and _identity(self.path) == self._identity:
            Marker(hands, clean).write(self.path)


def _checkpoint(path: Path) -> None:
    """On a connection of its own: the disk may take longer than a frame lasts, and the window's moves go on."""
    with suppress(*BROKEN), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        connection.execute("PRAGMA checkpoint_fullfsync = ON")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing of what is executed inside; nothing also where the end itself fails."""
    with connection:  # commits, or rolls back whatever is still open
        connection.execute("BEGIN IMMEDIATE")
        yield


class _Damaged(Exception):
    """The file cannot be used."""


class _Newer(Exception):
    """The file has tables of a later version."""


def open_database(path: Path, migrations: Sequence[str] = MIGRATIONS) -> Database:
    """Open ``path``, making it if it is not there, and bring it up to date.

    A file that was not closed in order, or was changed since, is looked through. A damaged one is renamed
    (``.damaged``), as is what is left of one that is missing or empty though there were hands (``.missing``), and a new
    one begun. A newer version's file is left alone; hands then go into one beside it, named after this version of the
    tables. Where no file can be opened at all the hands are kept in memory only. The notices tell each of these.
    """
    try:
        if len(os.fsencode(path.absolute())) > LONGEST_PATH:
            raise OSError(ENAMETOOLONG, os.strerror(ENAMETOOLONG))
        path.parent.mkdir(parents=True, exist_ok=True)
        return _open_file(path, migrations)
    except (OSError, *BROKEN, _Damaged) as error:
        reason = getattr(error, "strerror", None) or str(error)
        connection = sqlite3.connect(":memory:", isolation_level=None)
        prepare(connection)
        migrate(connection, 0, migrations)
        return Database(connection, None, (Phrase.of("store-memory-only", file=str(path), reason=reason),))


def _open_file(path: Path, migrations: Sequence[str]) -> Database:
    marker = read_marker(path)
    told = _missed(path, marker)
    try:
        return _connect(path, migrations, marker, told)
    except _Damaged:
        kept = set_aside_whole(path, "damaged")
        Marker(marker.hands).write(path)  # who is killed here is told at the next start that there were hands
        damaged = Phrase.of("store-damaged", file=path.name, kept=kept.name)
        return _connect(path, migrations, Marker(), (*told, damaged))
    except _Newer:
        ours = path.with_name(f"{path.stem}-version-{len(migrations)}{path.suffix}")
        newer = Phrase.of("store-newer", file=path.name, ours=ours.name)
        return _connect(ours, migrations, read_marker(ours), (*told, newer))


def _missed(path: Path, marker: Marker) -> tuple[Phrase, ...]:
    """A database that is missing or empty, though there were hands: its log may hold some, and SQLite would delete it.
    So both are set aside."""
    log = beside(path, "-wal")
    if size_of(path) or not (marker.hands or size_of(log)):
        return ()
    if not path.exists() and not log.exists():
        return (Phrase.of("store-missing", file=path.name, n=marker.hands),)
    kept = set_aside_whole(path, "missing")
    return (Phrase.of("store-emptied", file=path.name, kept=kept.name, n=marker.hands),)


def _connect(path: Path, migrations: Sequence[str], marker: Marker, told: tuple[Phrase, ...]) -> Database:
    whole = size_of(path) > 0 and marker.vouches_for(path)
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    try:
        told += _ready(connection, path, migrations, None if whole else marker)
    except (OSError, _Newer, _Damaged):
        connection.close()
        raise
    except BROKEN as error:
        connection.close()
        if from_outside(error):
            raise
        raise _Damaged(str(error)) from error
    database = Database(connection, path, told)
    database.remember()
    return database


def _checked_version(connection: sqlite3.Connection, migrations: Sequence[str]) -> int:
    """How many migrations a database has behind it; it has the tables that these make."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations):
        raise _Newer
    if version < 0 or not has_tables_of(connection, migrations[:version]):
        raise _Damaged
    return version


def _ready(
    connection: sqlite3.Connection, path: Path, migrations: Sequence[str], doubted: Marker | None
) -> tuple[Phrase, ...]:
    """Check a database and bring it up to date; ``doubted``: what was known of one that is to be looked through."""
    prepare(connection)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MOST_IN_A_ROW)
    for line in ("trusted_schema = OFF", "cell_size_check = ON"):  # a file may have been made to do harm
        connection.execute(f"PRAGMA {line}")
    version = _checked_version(connection, migrations)
    if doubted and not is_sound(connection):
        raise _Damaged
    for line in ("journal_mode = WAL", "synchronous = NORMAL", "checkpoint_fullfsync = ON"):
        connection.execute(f"PRAGMA {line}")
    if 0 < version < len(migrations):
        back_up(connection, path, date.today().isoformat(), version)
    migrate(connection, version, migrations)
    return _doubts(connection, path, doubted) if doubted and version else ()


def migrate(connection: sqlite3.Connection, version: int, migrations: Sequence[str]) -> None:
    """Bring the tables up to date: each script is all or nothing, with the number of its version."""
    for number, script in enumerate(migrations[version:], version + 1):
        with transaction(connection):
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("PRAGMA foreign_keys = ON")


def _doubts(connection: sqlite3.Connection, path: Path, doubted: Marker) -> tuple[Phrase, ...]:
    """What is wrong in a database whose pages are sound; if nothing is, it is worth a copy."""
    found, bad = mark_bad_hands(connection)
    told = []
    if bad:
        told.append(Phrase.of("store-hands-unreadable", file=path.name, n=bad))
    if found < doubted.hands:
        told.append(Phrase.of("store-hands-missing", file=path.name, n=doubted.hands - found))
    today = date.today().isoformat()
    if found and not told and all(backup.day != today for backup in backups_of(path)):
        with suppress(OSError, *BROKEN):
            back_up(connection, path, today)
    return tuple(told)
