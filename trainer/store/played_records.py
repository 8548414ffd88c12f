"""Records as ``python -m trainer play`` prints them, taken in as hands that do not count.

A record may name the ``"seat"`` that is looked at, else it is East, and the ``"bots"`` E, S, W, N. It is played again
before it is kept, so nothing that stands beside its moves is believed. It does not say when it was played; so it is the
same as one that is there where deal, seat and moves are.
"""

from collections import defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from trainer.game import Invitation, Record, Won, record_from_data, replay, result_to_data
from trainer.game.bots.protocol import BotId
from trainer.game.record import FORMAT
from trainer.rules import Seat
from trainer.store.database import Database
from trainer.store.learning import TIME
from trainer.store.saved_hands import HandState, Outcome, SavedHand
from trainer.store.schema import seal

_SEATS = {seat.letter: seat for seat in Seat}
_TEXT = "CAST(deal || char(31) || moves || char(31) || seat AS BLOB)"


def is_record(data: Mapping[str, Any]) -> bool:
    """Whether a line of a file means to be a record."""
    return "line" not in data and "deal" in data and "moves" in data


def hand_of_record(data: Mapping[str, Any]) -> SavedHand:
    """The hand of a record. Raises `trainer.rules.FaultError` for what cannot be played, or one of `FAULTS`."""
    record, seat = _standing(data), _SEATS[data.get("seat", Seat.E.letter)]
    state, now = replay(record), datetime.now(UTC).strftime(TIME)
    won = state.result if isinstance(state.result, Won) else None
    outcome = Outcome(seat, True, 0, won.seat, won.payer, won.score.total) if won else Outcome(seat, True, 0, *_NOBODY)
    return SavedHand(
        id=0,
        sitting=0,
        invitation=Invitation(record.deal, seat, _opponents(data, seat)),
        moves=record.moves,
        made=len(record.moves),
        retry=True,
        taken_back=0,
        result=result_to_data(state),
        outcome=outcome if state.over else None,
        state=HandState.FINISHED if state.over else HandState.LEFT,
        started=now,
        ended=now if state.over else None,
    )


_NOBODY = (None, None, 0)
"""Who won, who paid and the points of an exhausted wall."""


def _standing(data: Mapping[str, Any]) -> Record:
    """The record without moves that were taken back."""
    moves, made = data["moves"], data.get("made")
    moves = moves[:made] if isinstance(moves, list) and type(made) is int else moves
    return record_from_data({"format": FORMAT, **data, "moves": moves})


def _opponents(data: Mapping[str, Any], seat: Seat) -> tuple[BotId, BotId, BotId]:
    bots = [BotId(name) for name in data.get("bots", [BotId.STEADY] * len(Seat))]
    right, across, left = (bots[other] for other in seat.others())
    return right, across, left


class KnownRecords:
    """The hands of an archive that do not count, found by deal, moves and seat without an index of these texts: their
    checksums are read once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._by_sum: defaultdict[int, list[int]] = defaultdict(list)
        query = f"SELECT id, seal({_TEXT}) FROM hand JOIN hand_text AS text ON text.hand = id WHERE retry"
        for number, found in database.read(query):
            if found is not None:
                self._by_sum[found].append(number)

    def holds(self, deal: str, moves: str, seat: Seat) -> bool:
        """Whether a hand with these texts is there."""
        query = "SELECT count(*) FROM hand JOIN hand_text AS text ON text.hand = id WHERE id = ?"
        same = f"{query} AND deal = ? AND moves = ? AND seat = ?"
        there = self._by_sum.get(_sum(deal, moves, seat), ())
        return any(self._database.read(same, (number, deal, moves, seat.letter)) == [(1,)] for number in there)

    def add(self, number: int, deal: str, moves: str, seat: Seat) -> None:
        """A hand was added."""
        self._by_sum[_sum(deal, moves, seat)].append(number)


def _sum(deal: str, moves: str, seat: Seat) -> int:
    found = seal("\x1f".join((deal, moves, seat.letter)).encode())
    assert found is not None
    return found
