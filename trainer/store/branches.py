"""Hands that were played on from a move of another one, on the same wall: branches of one record, to any depth."""

import sqlite3
from collections.abc import Iterator, Mapping

from msgspec import Struct

from trainer.game import Move
from trainer.store.database import Database
from trainer.store.schema import BRANCH_SUM

ORIGINS = (
    "SELECT branch.hand, hand.started, place FROM branch JOIN hand ON hand.id = parent"
    f" WHERE branch.sum IS {BRANCH_SUM}"
)
"""Number, start of the hand it comes from, and place of every branch."""


class Fork(Struct, frozen=True):
    """Where a new hand begins: the ``moves`` that were made in the hand ``parent`` before it parts from it. ``parent``
    is None where that hand is not in the archive."""

    parent: int | None
    moves: tuple[Move, ...]


class Branch(Struct, frozen=True):
    """A ``hand`` and its ``parent`` by their numbers; ``place``: how many moves of the parent it began with."""

    hand: int
    parent: int
    place: int


class Origin(Struct, frozen=True):
    """Where a branch comes from, said without numbers: when the hand of the same deal was ``started`` from which it
    parted before the move at ``place``."""

    started: str
    place: int


def write_branch(connection: sqlite3.Connection, branch: Branch) -> None:
    """Keep where a hand comes from, within a transaction."""
    row = (branch.hand, branch.parent, branch.place)
    connection.execute("INSERT OR REPLACE INTO branch (hand, parent, place) VALUES (?, ?, ?)", row)
    connection.execute(f"UPDATE branch SET sum = {BRANCH_SUM} WHERE hand = ?", (branch.hand,))


def branch_of(database: Database, hand: int) -> Branch | None:
    """Where a hand comes from; None for one that began with its deal. Raises `trainer.store.ReadError`."""
    return next(_read(database, "hand = ?", hand), None)


def family_of(database: Database, hand: int) -> tuple[Branch, ...]:
    """All branches of the record that a hand belongs to: each after the one it comes from, those of one parent by
    their places. Empty where there is none. Raises `trainer.store.ReadError`."""
    root, seen = hand, {hand}
    while (found := branch_of(database, root)) is not None and found.parent not in seen:
        root = found.parent
        seen.add(root)
    return tuple(_below(database, root, {root}))


def _below(database: Database, parent: int, seen: set[int]) -> Iterator[Branch]:
    for branch in sorted(_read(database, "parent = ?", parent), key=lambda each: (each.place, each.hand)):
        if branch.hand not in seen:
            seen.add(branch.hand)
            yield branch
            yield from _below(database, branch.hand, seen)


def _read(database: Database, where: str, number: int) -> Iterator[Branch]:
    query = f"SELECT hand, parent, place FROM branch WHERE {where} AND sum IS {BRANCH_SUM}"
    return (Branch(*row) for row in database.read(query, (number,)))


def all_origins(database: Database) -> Mapping[int, Origin]:
    """Where branches come from, by the numbers of their hands. Raises `trainer.store.ReadError`."""
    return {number: Origin(*origin) for number, *origin in database.read(ORIGINS)}
