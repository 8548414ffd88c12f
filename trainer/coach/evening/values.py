"""What is kept of an evening: the people at the table, the settlement, and one entry for each hand.

People are named by their place, the seat that they had in the first hand; the deal passes after every hand. Points and
fans of a hand are kept as they were when it was entered, so a change of the value set changes no evening.
"""

from msgspec import Struct

from trainer.game.deals import MAX_LINE
from trainer.game.standings import CountedHand, Standings, Totals, place_of
from trainer.rules import FanId, Scheme, Seat

LONGEST_NAME = 16
"""Characters that a name can have."""

MOST_POINTS = 999
"""Points that a hand can be worth: far more than any hand of the rules."""

MOST_HANDS = 400
"""Hands of one evening."""


class Person(Struct, frozen=True):
    """Somebody at the table. ``line`` is the winning line in points. Raises `ValueError` for what cannot be kept."""

    name: str
    line: int = 10

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise ValueError(f"the name {self.name!r}")
        if not 0 <= self.line <= MAX_LINE:
            raise ValueError(f"a line of {self.line} points")


class LaidTiles(Struct, frozen=True):
    """The tiles of a won hand: the line as it was typed, the events, and the fans that counted, main fans first, one
    for each time it counts."""

    text: str
    events: frozenset[FanId]
    fans: tuple[FanId, ...]


class Entry(Struct, frozen=True):
    """One hand, by places. ``winner`` None: nobody won. ``giver`` None: drawn by the winner. ``tiles`` None: only the
    points were told. Raises `ValueError` for what cannot be."""

    winner: Seat | None = None
    giver: Seat | None = None
    points: int = 0
    tiles: LaidTiles | None = None

    def __post_init__(self) -> None:
        if self.winner is None and (self.giver is not None or self.points or self.tiles is not None):
            raise ValueError("a hand that nobody won is worth nothing")
        if self.winner is not None and self.giver is self.winner:
            raise ValueError("nobody wins on an own discard")
        if not 0 <= self.points <= MOST_POINTS:
            raise ValueError(f"{self.points} points")

    @property
    def payer(self) -> Seat | None:
        """Who is charged as the discarder: 地和 charges nobody."""
        earthly = self.tiles is not None and FanId.DIHE in self.tiles.events
        return None if earthly else self.giver


class Evening(Struct, frozen=True):
    """Four people in the order E S W N of the first hand, how is settled, and the hands so far. Raises `ValueError`
    for too many hands."""

    people: tuple[Person, Person, Person, Person]
    scheme: Scheme = Scheme.SIHAI
    entries: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        if len(self.entries) > MOST_HANDS:
            raise ValueError(f"{len(self.entries)} hands")

    @property
    def number(self) -> int:
        """The number of the hand to be entered next, from 1."""
        return len(self.entries) + 1

    def name(self, place: Seat) -> str:
        """Who has a place."""
        return self.people[place].name

    def dealer(self, number: int) -> Seat:
        """The place of who deals in hand ``number``."""
        return place_of(Seat.E, number)

    def counts(self, entry: Entry) -> bool:
        """Whether a hand was won with enough points for the winner's line; else nothing is paid."""
        return entry.winner is not None and entry.points >= self.people[entry.winner].line

    def counted(self, entry: Entry) -> CountedHand:
        """The hand as it counts."""
        return CountedHand(entry.winner, entry.payer, entry.points) if self.counts(entry) else CountedHand(None)

    def totals(self) -> Totals:
        """What everybody has gained so far, by place; the four sum to zero."""
        return Standings(tuple(self.counted(entry) for entry in self.entries)).totals(self.scheme)
