"""Every hand ever played, move by move, as it happens.

A hand is *running* until it is *finished* or *left*; nothing is deleted. Taking a move back only moves the mark of
how many moves are made, so that even the moves taken back survive a kill; a new move in their place writes over them.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from trainer import __version__
from trainer.game import Move, State, Won, result_to_data
from trainer.game.code import Invitation
from trainer.rules import Phrase, Seat
from trainer.store.backups import restore
from trainer.store.branches import Branch, Fork, write_branch
from trainer.store.database import Database, open_database
from trainer.store.errors import ReadError, SaveError, Unreadable
from trainer.store.saved_hands import (
    FAULTS,
    WHOLE_HAND,
    HandState,
    Outcome,
    SavedHand,
    deal_to_text,
    hand_from_row,
    moves_to_text,
    opponents_to_text,
    outcome_of,
)
from trainer.store.schema import IS_WHOLE, SUM, seal_hand


class Archive:
    """The hands of a profile. Methods that write raise `SaveError`, those that read `ReadError`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.notices = database.notices

    @property
    def in_memory(self) -> bool:
        """Whether the hands are gone when the program ends, because no file could be opened."""
        return self.database.path is None

    def close(self) -> None:
        """Close the file."""
        self.database.close()

    def begin_sitting(self) -> int:
        """Begin a new evening of hands whose scores are added up; returns its number."""
        with self.database.writing() as connection:
            (number,) = connection.execute("INSERT INTO sitting DEFAULT VALUES RETURNING id").fetchone()
        return int(number)

    def begin(self, sitting: int, invitation: Invitation, *, retry: bool = False, fork: Fork | None = None) -> int:
        """Begin a hand and return its number; ``fork``: not from its deal but from a moment of another one. One that is
        still running is left."""
        moves = () if fork is None else fork.moves
        texts = opponents_to_text(invitation), deal_to_text(invitation, self.values_folder), moves_to_text(moves)
        with self.database.writing() as connection:
            _leave_running(connection)
            row = (sitting, invitation.seat.letter, int(retry), len(moves), __version__)
            inserted = "INSERT INTO hand (sitting, seat, retry, made, program) VALUES (?, ?, ?, ?, ?) RETURNING id"
            (number,) = connection.execute(inserted, row).fetchone()
            inserted = "INSERT INTO hand_text (hand, opponents, deal, moves) VALUES (?, ?, ?, ?)"
            connection.execute(inserted, (number, *texts))
            if fork is not None and fork.parent is not None:
                write_branch(connection, Branch(int(number), fork.parent, len(moves)))
            seal_hand(connection, number)
        return int(number)

    def save_moves(self, hand: int, moves: tuple[Move, ...]) -> None:
        """Keep the moves made so far, in place of those kept before. Moves taken back are gone with that."""
        with self._changing(hand) as connection:
            connection.execute("UPDATE hand_text SET moves = ? WHERE hand = ?", (moves_to_text(moves), hand))
            connection.execute("UPDATE hand SET made = ? WHERE id = ?", (len(moves), hand))

    def take_back(self, hand: int, made: int) -> None:
        """The learner took moves back: only the first ``made`` stand. A finished hand runs again."""
        with self._changing(hand) as connection:
            connection.execute("UPDATE hand_text SET result = NULL WHERE hand = ?", (hand,))
            connection.execute(
                "UPDATE hand SET made = ?, taken_back = taken_back + 1, state = 'running',"
                " winner = NULL, payer = NULL, points = NULL, ended = NULL WHERE id = ?",
                (made, hand),
            )

    def make_again(self, hand: int, made: int) -> None:
        """Moves taken back were made again: the first ``made`` stand."""
        with self._changing(hand) as connection:
            connection.execute("UPDATE hand SET made = ? WHERE id = ?", (made, hand))

    def finish(self, hand: int, state: State) -> None:
        """Keep how a hand ended; everything is brought onto the disk while the program goes on."""
        won = state.result if isinstance(state.result, Won) else None
        winner, payer, points = (won.seat, won.payer, won.score.total) if won else (None, None, 0)
        result = json.dumps(result_to_data(state), ensure_ascii=True)
        with self._changing(hand) as connection:
            connection.execute("UPDATE hand_text SET result = ? WHERE hand = ?", (result, hand))
            connection.execute(
                "UPDATE hand SET state = 'finished', winner = ?, payer = ?, points = ?,"
                " ended = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ?",
                (_letter(winner), _letter(payer), points, hand),
            )
        self.database.checkpoint()

    def run_again(self, hand: int) -> None:
        """Go on with a hand that was left; one that is running is left in its place."""
        with self._changing(hand) as connection:
            (state,) = connection.execute("SELECT state FROM hand WHERE id = ?", (hand,)).fetchone()
            if state == HandState.LEFT:
                _leave_running(connection)
                connection.execute("UPDATE hand SET state = 'running' WHERE id = ?", (hand,))

    def running(self) -> SavedHand | None:
        """The hand that was being played when the program ended.

        Raises `Unreadable` for one that cannot be read; it is marked so, if it can be, and not offered again.
        """
        for (number,) in self.database.read("SELECT id FROM hand WHERE state = 'running' ORDER BY id DESC LIMIT 1"):
            try:
                return self.hand(number)
            except Unreadable:
                with suppress(SaveError):
                    self.mark_unreadable(number)
                raise
        return None

    def hand(self, number: int) -> SavedHand:
        """A hand by its number. Raises `Unreadable`, also for one that is not there."""
        try:
            rows = self.database.read(f"{WHOLE_HAND} WHERE hand.id = ?", (number,))
        except ReadError as error:
            if error.lasting:
                raise Unreadable(number, str(error)) from error
            raise
        if not rows:
            raise Unreadable(number, "missing")
        return hand_from_row(rows[0], self.values_folder)

    def mark_unreadable(self, hand: int) -> None:
        """Offer a hand no more, because it cannot be read or does not replay. Its checksum is left as it is."""
        with self.database.writing() as connection:
            connection.execute("UPDATE hand SET state = 'unreadable' WHERE id = ?", (hand,))

    def finished(self, sitting: int | None = None, *, limit: int = -1) -> tuple[SavedHand, ...]:
        """Finished hands of one evening or of all, the newest first; those that cannot be read are passed over."""
        query = "SELECT id FROM hand WHERE state = 'finished' AND (? IS NULL OR sitting = ?) ORDER BY id DESC LIMIT ?"
        found = []
        for (number,) in self.database.read(query, (sitting, sitting, limit)):
            with suppress(Unreadable):
                found.append(self.hand(number))
        return tuple(found)

    def outcomes_today(self) -> tuple[Outcome, ...]:
        """How the hands ended that were finished today, by the clock of this place, the oldest first."""
        midnight = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now', 'localtime', 'start of day', '+{} days', 'utc')"
        query = (
            "SELECT seat, retry, taken_back, winner, payer, points FROM hand WHERE +state = 'finished'"
            f" AND ended >= {midnight.format(0)} AND ended < {midnight.format(1)} AND sum IS {SUM} ORDER BY id"
        )
        found = []
        for row in self.database.read(query):
            with suppress(*FAULTS):
                found.append(outcome_of(*row))
        return tuple(found)

    def move_to(self, path: Path) -> None:
        """Go on in another file with all that this one holds, and with the own value sets; see `Database.moved_to`,
        also for what it raises."""
        moved, values = self.database.moved_to(path), self.values_folder
        if values is not None and values.is_dir():
            with suppress(OSError):  # a hand whose values are gone is told when it is opened
                shutil.copytree(values, path.with_name(values.name), dirs_exist_ok=True)
        self.database.close()
        self.database = moved

    def begin_anew(self, path: Path) -> None:
        """Go on in a new file; what the one before holds stays in it."""
        self.database.close()
        self.database = open_database(path)

    def restore(self, backup: Path) -> None:
        """Go on with a copy in the place of the file, which is kept beside it. Raises `SaveError` or `OSError` where
        that cannot be done; it then goes on with the file as it was."""
        path = self.database.path
        if path is None:
            raise SaveError(Phrase.of("store-backup-unusable", file=backup.name), passing=False)
        with TemporaryDirectory() as folder:
            chosen = Path(shutil.copy(backup, folder))  # closing writes over the copy of this day
            self.database.close()
            try:
                restore(path, chosen)
            finally:
                self.database = open_database(path)

    @property
    def values_folder(self) -> Path | None:
        """Where the profile keeps own value sets; None for hands in memory."""
        return None if self.database.path is None else self.database.path.with_name("values")

    @contextmanager
    def _changing(self, hand: int) -> Iterator[sqlite3.Connection]:
        """A change of a hand, sealed at its end. Raises `SaveError` for a hand that is not there or not as it was
        written: a new checksum would make what is wrong in it look right."""
        with self.database.writing() as connection:
            if not _is_whole(connection, hand):
                raise SaveError(Phrase.of("store-hand-unreadable", n=hand, reason="checksum"), passing=False)
            yield connection
            seal_hand(connection, hand)


def _leave_running(connection: sqlite3.Connection) -> None:
    for (number,) in connection.execute("SELECT id FROM hand WHERE state = 'running'").fetchall():
        whole = _is_whole(connection, number)
        state = HandState.LEFT if whole else HandState.UNREADABLE
        connection.execute("UPDATE hand SET state = ? WHERE id = ?", (state.value, number))
        if whole:
            seal_hand(connection, number)


def _is_whole(connection: sqlite3.Connection, hand: int) -> bool:
    query = f"SELECT count(*) FROM hand JOIN hand_text AS text ON text.hand = hand.id WHERE id = ? AND {IS_WHOLE}"
    return bool(connection.execute(query, (hand,)).fetchone() == (1,))


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.letter
