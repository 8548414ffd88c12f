"""Copies of the database: one a day for the last days of play, and one before each change of its tables and each reset.

They are made by SQLite's own backup call, so they are whole whatever is being written, and each is a single file.
"""

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from trainer.rules import Phrase
from trainer.store.checks import BROKEN, is_sound
from trainer.store.database_files import SUFFIXES, Marker, beside, checksum, set_aside_of, set_aside_whole
from trainer.store.errors import SaveError
from trainer.store.files import replacing
from trainer.store.schema import prepare

DAYS = 5
"""How many days' copies are kept."""

BEFORE_CHANGES = 3
"""How many copies from before a change of the tables are kept, and how many from before a reset."""

_RESET = "-before-reset-"

REPLACED = 3
"""How many databases are kept in whose place a copy was put."""


class Backup(Struct, frozen=True):
    """One copy. ``day``: when it was made, as 2026-03-01. ``version``: of its tables, where it was made before they
    were changed; ``reset``: at what time of the day, where what was learned was cleared then. Neither holds for a day's
    copy."""

    path: Path
    day: str
    version: int | None = None
    reset: str = ""


def folder_of(path: Path) -> Path:
    """Where the copies of the database ``path`` are."""
    return path.with_name("backups")


def backups_of(path: Path) -> tuple[Backup, ...]:
    """All copies of the database ``path``, the newest first."""
    found = (_backup(copy, path.stem) for copy in folder_of(path).glob(f"{path.stem}-*{path.suffix}"))
    return tuple(sorted(filter(None, found), key=lambda backup: (backup.day, backup.path.name), reverse=True))


def _backup(copy: Path, stem: str) -> Backup | None:
    label, _, time = copy.stem.removeprefix(f"{stem}-").partition(_RESET)
    day, _, version = label.partition("-version-")
    if len(day) != len("2026-03-01") or not (version or "0").isdecimal() or not (time or "0").isdecimal():
        return None
    return Backup(copy, day, int(version) if version else None, time)


def back_up(connection: sqlite3.Connection, path: Path, day: str, version: int | None = None) -> None:
    """Copy the open database ``path`` into its folder of copies and remove those that are too many; a second copy of
    the same day takes the first one's place. Raises `OSError` or `sqlite3.Error`."""
    name = f"{path.stem}-{day}{'' if version is None else f'-version-{version}'}{path.suffix}"
    copy_database(connection, folder_of(path) / name)
    _prune(path)


def back_up_before_reset(connection: sqlite3.Connection, path: Path, when: datetime) -> Path:
    """Copy the open database ``path`` before what was learned is cleared; no later copy takes this one's place. Raises
    `OSError` or `sqlite3.Error`."""
    copy = folder_of(path) / f"{path.stem}-{when:%Y-%m-%d}{_RESET}{when:%H%M%S}{path.suffix}"
    copy_database(connection, copy)
    _prune(path)
    return copy


def copy_database(connection: sqlite3.Connection, target: Path) -> None:
    """Copy an open database into one file, in one step. Raises `OSError` or `sqlite3.Error`."""
    with replacing(target) as part, closing(sqlite3.connect(part, isolation_level=None)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # so that it stays one file


def _prune(path: Path) -> None:
    found = backups_of(path)
    resets = [backup for backup in found if backup.reset]
    changes = [backup for backup in found if backup.version is not None]
    days = [backup for backup in found if backup not in (*resets, *changes)]
    for backup in (*days[DAYS:], *changes[BEFORE_CHANGES:], *resets[BEFORE_CHANGES:]):
        backup.path.unlink(missing_ok=True)


def restore(path: Path, backup: Path) -> Path | None:
    """Put a copy in the place of the database ``path``, which nobody may have open; returns the name under which the
    database is kept, None where there was none.

    Raises `SaveError` for a copy that cannot be used, and `OSError`; the database then stays where it was.
    """
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            prepare(connection)
            sound, hands = is_sound(connection), connection.execute("SELECT count(*) FROM hand").fetchone()[0]
    except BROKEN:
        sound, hands = False, 0
    if not sound:
        raise SaveError(Phrase.of("store-backup-unusable", file=backup.name), passing=False)
    with replacing(path) as part:
        shutil.copyfile(backup, part)
        kept = set_aside_whole(path, "replaced")
        Marker(hands).write(path)  # who is killed here is told at the next start that there were hands
    Marker(hands, checksum(path)).write(path)
    for old in [file for file in set_aside_of(path, ("replaced",)) if file != kept][REPLACED - 1 :]:
        for suffix in SUFFIXES:
            beside(old, suffix).unlink(missing_ok=True)
    return kept if kept.exists() else None
