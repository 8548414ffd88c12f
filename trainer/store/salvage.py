"""The hands that can still be read out of a database that was set aside."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from trainer.store.archive import Archive
from trainer.store.branches import ORIGINS, Origin
from trainer.store.checks import BROKEN, mend_tables
from trainer.store.database import migrate
from trainer.store.database_files import SUFFIXES, beside
from trainer.store.errors import Unreadable
from trainer.store.goals import GOALS, SaidGoal, goals_in
from trainer.store.saved_hands import WHOLE_HAND, hand_from_row
from trainer.store.schema import MIGRATIONS, prepare
from trainer.store.taking_in import TakingIn
from trainer.store.transfer import Transferred

MOST_HANDS = 10_000_000
"""Numbers of hands that are looked for: a damaged file may name any."""


def salvage(source: Path, archive: Archive) -> Transferred:
    """Take in the hands that can be read out of a database; it stays as it is. What is there already is not taken in
    twice. Raises `trainer.store.SaveError` where they cannot be kept, `OSError` where the file cannot be copied."""
    done, taking = Transferred(), TakingIn(archive)
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "hands.sqlite3"
        for suffix in SUFFIXES[:2]:
            if beside(source, suffix).exists():
                shutil.copyfile(beside(source, suffix), beside(copy, suffix))
        try:
            mend_tables(copy, MIGRATIONS)
            for row, origin, goal in _rows(copy):
                try:
                    hand = hand_from_row(row, archive.values_folder)
                    done = done.and_one("hands", taking.add(hand, origin, goal))
                except Unreadable:
                    done = done.and_one("passed_over")
        except BROKEN:
            done = done.and_one("passed_over")
    taking.finish()
    return done


def _rows(path: Path) -> Iterator[tuple[tuple[Any, ...], Origin | None, SaidGoal | None]]:
    """Each hand's row by itself: one on a damaged page keeps no other from being read. With it, where it parted from
    another hand, and which fan it was played for."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        prepare(connection)
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        migrate(connection, version, MIGRATIONS)
        origins, goals = _origins(connection), _goals(connection)
        (most,) = connection.execute("SELECT coalesce(max(id), 0) FROM hand").fetchone()
        for number in range(1, min(most, MOST_HANDS) + 1):
            try:
                row = connection.execute(f"{WHOLE_HAND} WHERE hand.id = ?", (number,)).fetchone()
            except BROKEN:
                row = (number, False)
            if row is not None:
                yield row, origins.get(number), goals.get(number)


def _origins(connection: sqlite3.Connection) -> Mapping[int, Origin]:
    try:
        return {number: Origin(*origin) for number, *origin in connection.execute(ORIGINS)}
    except BROKEN:
        return {}


def _goals(connection: sqlite3.Connection) -> Mapping[int, SaidGoal]:
    try:
        return goals_in(connection.execute(GOALS).fetchall())
    except BROKEN:
        return {}
