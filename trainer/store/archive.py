"""Every hand ever played, move by move, as it happens.

A hand is *running* until it is *finished* or *left*; nothing is deleted. Taking a move back only moves the mark of
how many moves are made, so that even the moves taken back survive a kill; a new move in their place writes over them.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from trainer.game import (
    Move,
    Record,
    State,
    Won,
    deal_from_data,
    deal_to_data,
    format_move,
    parse_move,
    result_to_data,
)
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.rules import Phrase, Seat
from trainer.store.database import Opened, transaction


class SaveError(OSError):
    """Something could not be kept (no room, no right to write, a damaged file); ``phrase`` says it. ``passing``: it may
    be kept another time, when there is room again."""

    def __init__(self, reason: str, *, passing: bool) -> None:
        super().__init__(reason)
        self.passing = passing
        self.phrase = Phrase.of("store-not-saved", reason=reason)


class ReadError(OSError):
    """The file of hands cannot be read any more (damaged or gone while it is open); ``phrase`` says it."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.phrase = Phrase.of("store-not-read", reason=reason)


class Unreadable(ValueError):
    """A hand that this program cannot read; ``hand`` is its number. It is kept, and not offered again."""

    def __init__(self, hand: int, reason: str) -> None:
        super().__init__(f"hand {hand}: {reason}")
        self.hand = hand
        self.phrase = Phrase.of("store-hand-unreadable", n=hand, reason=reason)


@dataclass(frozen=True, slots=True)
class SavedHand:
    """A hand as the archive holds it.

    ``id`` counts from 1 over all hands, ``sitting`` names the evening it belongs to. ``invitation``: deal, learner's
    seat, opponents. ``moves``: every move, of which the first ``made`` are on the table and the rest were taken back.
    ``retry``: the wall had been played before. ``taken_back``: how often the learner took a move back. ``result``: what
    `trainer.game.result_to_data` gives for a finished hand. ``started`` and ``ended``: UTC, ISO 8601.
    """

    id: int
    sitting: int
    invitation: Invitation
    moves: tuple[Move, ...]
    made: int
    retry: bool
    taken_back: int
    result: dict[str, object] | None
    started: str
    ended: str | None

    @property
    def record(self) -> Record:
        """The hand as it stands, without what was taken back."""
        return Record(self.invitation.deal, self.moves[: self.made])

    @property
    def record_of_all(self) -> Record:
        """The hand with what was taken back."""
        return Record(self.invitation.deal, self.moves)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished hand ended, without its moves.

    ``seat``: the learner's. ``winner`` None: the wall was exhausted. ``payer`` None: all paid alike. ``points`` as
    scored, 0 without a winner.
    """

    seat: Seat
    retry: bool
    taken_back: int
    winner: Seat | None
    payer: Seat | None
    points: int


_COLUMNS = "id, sitting, seat, opponents, deal, made, retry, taken_back, result, started, ended"


class Archive:
    """The hands of a profile. Methods that write raise `SaveError`, those that read `ReadError`."""

    def __init__(self, opened: Opened) -> None:
        self._connection = opened.connection
        self.notices = opened.notices

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            with transaction(self._connection):
                yield self._connection
        except sqlite3.DatabaseError as error:
            raise SaveError(str(error), passing=isinstance(error, sqlite3.OperationalError)) from error

    def _read(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise ReadError(str(error)) from error

    def begin_sitting(self) -> int:
        """Begin a new evening of hands whose scores are added up; returns its number."""
        with self._writing() as connection:
            (number,) = connection.execute("INSERT INTO sitting DEFAULT VALUES RETURNING id").fetchone()
        return int(number)

    def begin(self, sitting: int, invitation: Invitation, *, retry: bool = False) -> int:
        """Begin a hand and return its number. One that is still running is left."""
        opponents = json.dumps([bot.value for bot in invitation.opponents])
        deal = json.dumps(deal_to_data(invitation.deal), ensure_ascii=False)
        with self._writing() as connection:
            connection.execute("UPDATE hand SET state = 'left' WHERE state = 'running'")
            row = (sitting, invitation.seat.letter, opponents, deal, int(retry))
            inserted = "INSERT INTO hand (sitting, seat, opponents, deal, retry) VALUES (?, ?, ?, ?, ?) RETURNING id"
            (number,) = connection.execute(inserted, row).fetchone()
        return int(number)

    def save_moves(self, hand: int, first: int, moves: Sequence[Move]) -> int:
        """Keep ``moves`` as those from place ``first`` (from 0) to the last one made, in place of what stood there and
        after. Returns how many moves are kept now."""
        made = first + len(moves)
        rows = [(hand, number, format_move(move)) for number, move in enumerate(moves, first)]
        with self._writing() as connection:
            connection.execute("DELETE FROM move WHERE hand = ? AND number >= ?", (hand, first))
            connection.executemany("INSERT INTO move VALUES (?, ?, ?)", rows)
            connection.execute("UPDATE hand SET made = ? WHERE id = ?", (made, hand))
        return made

    def take_back(self, hand: int, made: int) -> None:
        """The learner took moves back: only the first ``made`` stand. A finished hand runs again."""
        with self._writing() as connection:
            connection.execute(
                "UPDATE hand SET made = ?, taken_back = taken_back + 1, state = 'running', result = NULL,"
                " winner = NULL, payer = NULL, points = NULL, ended = NULL"
                " WHERE id = ?",
                (made, hand),
            )

    def make_again(self, hand: int, made: int) -> None:
        """Moves taken back were made again: the first ``made`` stand."""
        with self._writing() as connection:
            connection.execute("UPDATE hand SET made = ? WHERE id = ?", (made, hand))

    def finish(self, hand: int, state: State) -> None:
        """Keep how a hand ended."""
        won = state.result if isinstance(state.result, Won) else None
        winner, payer, points = (won.seat, won.payer, won.score.total) if won else (None, None, 0)
        result = json.dumps(result_to_data(state), ensure_ascii=False)
        with self._writing() as connection:
            connection.execute(
                "UPDATE hand SET state = 'finished', result = ?, winner = ?, payer = ?, points = ?,"
                " ended = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') WHERE id = ?",
                (result, _letter(winner), _letter(payer), points, hand),
            )

    def run_again(self, hand: int) -> None:
        """Go on with a hand that was left; one that is running is left in its place."""
        with self._writing() as connection:
            connection.execute("UPDATE hand SET state = 'left' WHERE state = 'running' AND id <> ?", (hand,))
            connection.execute("UPDATE hand SET state = 'running' WHERE id = ? AND state = 'left'", (hand,))

    def running(self) -> SavedHand | None:
        """The hand that was being played when the program ended.

        Raises `Unreadable` for one that cannot be read; it is marked so, if it can be, and not offered again.
        """
        query = f"SELECT {_COLUMNS} FROM hand WHERE state = 'running' ORDER BY id DESC LIMIT 1"
        for row in self._read(query):
            try:
                return self._hand(row)
            except Unreadable:
                with suppress(SaveError):
                    self.mark_unreadable(row[0])
                raise
        return None

    def mark_unreadable(self, hand: int) -> None:
        """Offer a hand no more, because it cannot be read or does not replay."""
        with self._writing() as connection:
            connection.execute("UPDATE hand SET state = 'unreadable' WHERE id = ?", (hand,))

    def finished(self, sitting: int | None = None, *, limit: int = -1) -> tuple[SavedHand, ...]:
        """Finished hands of one evening or of all, the newest first; those that cannot be read are passed over."""
        query = (
            f"SELECT {_COLUMNS} FROM hand WHERE state = 'finished' AND (? IS NULL OR sitting = ?)"
            " ORDER BY id DESC LIMIT ?"
        )
        found = []
        for row in self._read(query, (sitting, sitting, limit)):
            try:
                found.append(self._hand(row))
            except Unreadable:
                continue
        return tuple(found)

    def outcomes_today(self) -> tuple[Outcome, ...]:
        """How the hands ended that were finished today, by the clock of this place, the oldest first."""
        midnight = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now', 'localtime', 'start of day', '+{} days', 'utc')"
        query = (
            "SELECT seat, retry, taken_back, winner, payer, points FROM hand WHERE state = 'finished'"
            f" AND ended >= {midnight.format(0)} AND ended < {midnight.format(1)} ORDER BY id"
        )
        return tuple(
            Outcome(Seat[seat], bool(retry), taken_back, _seat(winner), _seat(payer), points)
            for seat, retry, taken_back, winner, payer, points in self._read(query)
        )

    def _hand(self, row: tuple[Any, ...]) -> SavedHand:
        number, sitting, seat, opponents, deal, made, retry, taken_back, result, started, ended = row
        texts = self._read("SELECT text FROM move WHERE hand = ? ORDER BY number", (number,))
        try:
            right, across, left = (BotId(name) for name in json.loads(opponents))
            invitation = Invitation(deal_from_data(json.loads(deal)), Seat[seat], (right, across, left))
            moves = tuple(parse_move(text) for (text,) in texts)
            outcome = None if result is None else json.loads(result)
        except (ValueError, TypeError, KeyError) as error:
            raise Unreadable(number, str(error)) from error
        return SavedHand(
            id=number,
            sitting=sitting,
            invitation=invitation,
            moves=moves,
            made=made,
            retry=bool(retry),
            taken_back=taken_back,
            result=outcome,
            started=started,
            ended=ended,
        )


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else seat.letter


def _seat(letter: str | None) -> Seat | None:
    return None if letter is None else Seat[letter]
