"""A hand as the archive holds it, and how it is read from its rows: all of it, or `Unreadable`."""

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct

from trainer.game import Move, Record, deal_from_data, deal_to_data, format_move, parse_move
from trainer.game.bots.protocol import BotId
from trainer.game.code import Invitation
from trainer.json_text import read_json
from trainer.rules import Seat
from trainer.store.errors import Unreadable
from trainer.store.schema import IS_WHOLE
from trainer.store.value_sets import portable_name, value_set_path


class HandState(StrEnum):
    """What became of a hand. ``LEFT``: another was begun in its place."""

    RUNNING = "running"
    FINISHED = "finished"
    LEFT = "left"
    UNREADABLE = "unreadable"


class Outcome(Struct, frozen=True):
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


class SavedHand(Struct, frozen=True):
    """A hand as the archive holds it.

    ``id`` counts from 1 over all hands, ``sitting`` names the evening it belongs to. ``invitation``: deal, learner's
    seat, opponents. ``moves``: every move, of which the first ``made`` are on the table and the rest were taken back.
    ``retry``: the wall had been played before. ``taken_back``: how often the learner took a move back. ``result``: what
    `trainer.game.result_to_data` gives for a finished hand, ``outcome`` the same in short. ``started`` and ``ended``:
    UTC, ISO 8601. ``program``: the version of the program that began it, empty where that is not known.
    """

    id: int
    sitting: int
    invitation: Invitation
    moves: tuple[Move, ...]
    made: int
    retry: bool
    taken_back: int
    result: dict[str, object] | None
    outcome: Outcome | None
    state: HandState
    started: str
    ended: str | None
    program: str = ""

    @property
    def record(self) -> Record:
        """The hand as it stands, without what was taken back."""
        return Record(self.invitation.deal, self.moves[: self.made])

    @property
    def record_of_all(self) -> Record:
        """The hand with what was taken back."""
        return Record(self.invitation.deal, self.moves)


COLUMNS = (
    "id", "sitting", "seat", "opponents", "deal", "moves", "made", "retry", "taken_back", "result", "winner", "payer",
    "points", "state", "started", "ended", "program",
)  # fmt: skip
"""What is kept of a hand."""

WHOLE_HAND = (
    f"SELECT hand.{', '.join(COLUMNS)}, {IS_WHOLE} FROM hand LEFT JOIN hand_text AS text ON text.hand = hand.id"
)
"""The query whose rows `hand_from_row` reads: `COLUMNS`, and whether they are as written; a ``WHERE`` may follow."""

FAULTS = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What reading a row of any content may raise."""


def hand_from_row(row: tuple[Any, ...], values_folder: Path | None) -> SavedHand:
    """The hand of a row of `WHOLE_HAND`. Raises `Unreadable` for one that is not as it was written, and for one that
    this program does not understand. ``values_folder``: where the profile keeps own value sets."""
    *columns, whole = row
    if not whole:
        raise Unreadable(row[0], "checksum")
    try:
        return _hand(columns, values_folder)
    except FAULTS as error:
        raise Unreadable(row[0], str(error) or type(error).__name__) from error


def _hand(columns: list[Any], values_folder: Path | None) -> SavedHand:
    (
        number, sitting, seat, opponents, deal, texts, made, retry, taken_back, result, winner, payer, points,
        state, started, ended, program,
    ) = columns  # fmt: skip
    invitation = invitation_from_texts(seat, opponents, deal, values_folder)
    moves = moves_from_text(texts)
    if not 0 <= made <= len(moves):
        raise ValueError(f"{made} of {len(moves)} moves made")
    return SavedHand(
        id=number,
        sitting=sitting,
        invitation=invitation,
        moves=moves,
        made=made,
        retry=bool(retry),
        taken_back=taken_back,
        result=None if result is None else _object(read_json(result)),
        outcome=None if points is None else outcome_of(seat, retry, taken_back, winner, payer, points),
        state=HandState(state),
        started=started,
        ended=ended,
        program=program,
    )


def outcome_of(seat: str, retry: int, taken_back: int, winner: str | None, payer: str | None, points: int) -> Outcome:
    """How a hand ended, from its row. Raises one of `FAULTS`."""
    return Outcome(Seat[seat], bool(retry), taken_back, _seat(winner), _seat(payer), points)


def _seat(letter: str | None) -> Seat | None:
    return None if letter is None else Seat[letter]


def _object(data: object) -> dict[str, object]:
    if not isinstance(data, dict):
        raise TypeError("no object")
    return data


def invitation_from_texts(seat: str, opponents: str, deal: str, values_folder: Path | None) -> Invitation:
    """Deal, seat and opponents from their texts; an own value set is looked for in the profile, which may have moved.
    Raises one of `FAULTS`."""
    names = read_json(opponents)
    if not isinstance(names, list):
        raise TypeError("no list of opponents")
    right, across, left = (BotId(name) for name in names)
    data = _object(read_json(deal))
    if values_folder is not None:
        data["values"] = value_set_path(str(data["values"]), values_folder)
    return Invitation(deal_from_data(data), Seat[seat], (right, across, left))


def opponents_to_text(invitation: Invitation) -> str:
    """The text of the opponents, right, across, left."""
    return json.dumps([bot.value for bot in invitation.opponents])


def deal_to_text(invitation: Invitation, values_folder: Path | None) -> str:
    """The text of the deal; an own value set kept in the profile stands there by its place in it."""
    data: Mapping[str, object] = deal_to_data(invitation.deal)
    if values_folder is not None:
        data = {**data, "values": portable_name(str(data["values"]), values_folder)}
    return json.dumps(data, ensure_ascii=True)


def moves_from_text(text: str) -> tuple[Move, ...]:
    """Moves from a text with one a line. Raises `ValueError`."""
    return tuple(map(parse_move, text.split("\n"))) if text else ()


def moves_to_text(moves: tuple[Move, ...]) -> str:
    """Moves as a text with one a line."""
    return "\n".join(map(format_move, moves))
