"""The board of an evening: what everybody gained by each hand, and the totals after each."""

from msgspec import Struct

from trainer.coach.evening.values import Entry, Evening
from trainer.game.standings import CountedHand, Totals, payments
from trainer.rules import Role, Seat


class BoardRow(Struct, frozen=True):
    """A hand on the board. ``gains`` are the payments by place; ``counts``: whether anything is paid for a win."""

    number: int
    dealer: Seat
    entry: Entry
    gains: Totals
    counts: bool

    def role(self, place: Seat) -> Role | None:
        """What somebody was in the hand; None where nothing is paid."""
        if not self.counts:
            return None
        if place is self.entry.winner:
            return Role.WINNER
        if self.entry.payer is None:
            return Role.PAYER
        return Role.DISCARDER if place is self.entry.payer else Role.BYSTANDER


def rows(evening: Evening) -> tuple[BoardRow, ...]:
    """Every hand of an evening, in order."""
    return tuple(row(evening, entry, number) for number, entry in enumerate(evening.entries, 1))


def row(evening: Evening, entry: Entry, number: int) -> BoardRow:
    """The row that an entry makes as hand ``number``."""
    gains = payments(evening.counted(entry), evening.scheme)
    return BoardRow(number, evening.dealer(number), entry, gains, evening.counts(entry))


def running(evening: Evening) -> tuple[Totals, ...]:
    """The totals before the first hand and after each."""
    found: list[Totals] = [payments(CountedHand(None), evening.scheme)]
    for one in rows(evening):
        (east, south, west, north), gains = found[-1], one.gains
        found.append((east + gains[0], south + gains[1], west + gains[2], north + gains[3]))
    return tuple(found)
