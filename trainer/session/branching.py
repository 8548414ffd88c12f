"""The branches of a record side by side: the hand it began with, and all that were played on from a move of it."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile

from msgspec import Struct

from trainer.coach.review.figures import HandFigures
from trainer.game import Discard, Move
from trainer.session.figures import kept_figures
from trainer.store import Archive, SavedHand, Unreadable
from trainer.store.branches import family_of

MOST: int = 100
"""How many branches of a record are shown."""


class BranchRow(Struct, frozen=True):
    """One hand of a record. ``depth``: how many branches lie between it and the first hand, 0 for that. ``shared``: own
    discards that it has in common with the hand it comes from, None for the first. ``figures``: None until it was
    reviewed."""

    saved: SavedHand
    depth: int
    shared: int | None
    figures: HandFigures | None


def branch_rows(archive: Archive, hand: int) -> tuple[BranchRow, ...]:
    """The first hand, then each branch after the hand it comes from; empty for a record without branches. What cannot
    be read is left out. Raises `trainer.store.ReadError`."""
    family = family_of(archive.database, hand)[:MOST]
    if not family:
        return ()
    rows: dict[int, BranchRow] = {}
    for number, parent in ((family[0].parent, None), *((branch.hand, branch.parent) for branch in family)):
        with suppress(Unreadable):
            saved = archive.hand(number)
            before = None if parent is None else rows.get(parent)
            shared = None if before is None else _shared_discards(before.saved, saved)
            depth = 0 if before is None else before.depth + 1
            rows[number] = BranchRow(saved, depth, shared, kept_figures(archive, number))
    return tuple(rows.values())


def _shared_discards(one: SavedHand, other: SavedHand) -> int:
    """Own discards before two hands part. Moves taken back may have parted them earlier than they were begun."""
    same = common_moves(one.record.moves, other.record.moves)
    return sum(isinstance(move, Discard) and move.seat is one.invitation.seat for move in same)


def common_moves(one: Sequence[Move], other: Sequence[Move]) -> tuple[Move, ...]:
    """The moves with which both begin."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return tuple(move for move, _ in pairs)
