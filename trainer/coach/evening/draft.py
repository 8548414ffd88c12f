"""An entry that is being made: four questions, answered in order or as one likes; or made of a hand on the screen."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from trainer.coach.bench import Setup, Terms, Verdict, judge
from trainer.coach.evening.values import MOST_POINTS, Entry, Evening, LaidTiles
from trainer.game import Result, Won, place_of
from trainer.game.standings import prevailing_in, seat_in
from trainer.notation.hand_text import HandText, write_hand_text
from trainer.rules import FANS, FanId, FanTier, Relation, Score, Seat, ValueSet, relation


class How(StrEnum):
    """How the hand ended."""

    DRAWN = "drawn"
    DISCARD = "discard"
    NOBODY = "nobody"


class EntryAsk(StrEnum):
    """The questions, in their order."""

    WHO = "who"
    HOW = "how"
    GIVER = "giver"
    POINTS = "points"


class Draft(Struct, frozen=True):
    """What is known so far. ``text`` is the line of a hand, empty where only points are told; then ``points`` counts.
    ``number``: of the hand, from 1; ``corrects``: whether it stands on the board already."""

    number: int
    winner: Seat | None = None
    how: How | None = None
    giver: Seat | None = None
    points: int | None = None
    text: str = ""
    events: frozenset[FanId] = frozenset()
    corrects: bool = False

    @classmethod
    def of(cls, entry: Entry, number: int) -> "Draft":
        """To put an entry right."""
        how = How.NOBODY if entry.winner is None else How.DRAWN if entry.giver is None else How.DISCARD
        text, events = (entry.tiles.text, entry.tiles.events) if entry.tiles else ("", frozenset())
        points = None if how is How.NOBODY else entry.points
        return cls(number, entry.winner, how, entry.giver, points, text, events, corrects=True)

    @property
    def next_ask(self) -> EntryAsk | None:
        """The first question that is still open; None where all are answered."""
        if self.how is How.NOBODY:
            return None
        if self.winner is None:
            return EntryAsk.WHO
        if self.how is None:
            return EntryAsk.HOW
        if self.how is How.DISCARD and self.giver is None:
            return EntryAsk.GIVER
        return EntryAsk.POINTS if self.points is None and not self.text else None

    def won_by(self, winner: Seat) -> "Draft":
        """Somebody won; who was named as the discarder is asked again where that is the same."""
        giver = None if self.giver is winner else self.giver
        how = None if self.how is How.NOBODY else self.how
        return replace(self, winner=winner, giver=giver, how=how)

    def ended(self, how: How) -> "Draft":
        """How it ended; where nobody won, nothing else is asked."""
        if how is How.NOBODY:
            return Draft(self.number, how=how, corrects=self.corrects)
        return replace(self, how=how, giver=self.giver if how is How.DISCARD else None)

    def given_by(self, giver: Seat) -> "Draft":
        """Who discarded; not the winner."""
        return self if giver is self.winner else replace(self, giver=giver)

    def worth(self, points: int | None) -> "Draft":
        """Only points are told, without the tiles."""
        within = None if points is None else min(points, MOST_POINTS)
        return replace(self, points=within, text="", events=frozenset())

    def with_tiles(self, setup: Setup) -> "Draft":
        """The tiles of the hand; they tell the points."""
        return replace(self, text=setup.text, events=setup.events, points=None)

    def setup(self, *, prevailing: bool) -> Setup:
        """The hand as the bench has it: the winner at the seat of this hand, the last tile from where it came.
        ``prevailing``: whether that wind counts."""
        winner = self.winner or Seat.E
        giver = Relation.SELF if self.how is not How.DISCARD else Relation.ACROSS
        if self.giver is not None:
            giver = relation(winner, self.giver)
        wind = prevailing_in(self.number) if prevailing else None
        return Setup(self.text, seat_in(winner, self.number), giver, self.events, wind)

    def verdict(self, evening: Evening, values: ValueSet, *, prevailing: bool) -> Verdict:
        """What is to be said of the tiles."""
        line = evening.people[self.winner or Seat.E].line
        return judge(self.setup(prevailing=prevailing), Terms(values, evening.scheme, line))

    def entry(self, score: Score | None) -> Entry | None:
        """The entry, once all is known; ``score`` is that of the tiles."""
        if self.how is How.NOBODY:
            return Entry()
        if self.next_ask is not None or self.winner is None:
            return None
        if not self.text:
            return Entry(self.winner, self.giver, self.points or 0)
        if score is None:
            return None
        tiles = LaidTiles(self.text, self.events, fans_of(score))
        return Entry(self.winner, self.giver, min(score.total, MOST_POINTS), tiles)


_TIERS = (FanTier.MAIN, FanTier.SMALL, FanTier.INCIDENTAL)


def fans_of(score: Score) -> tuple[FanId, ...]:
    """The fans that count, one for each time: main fans, then small ones, then incidental ones."""
    order = [fan for tier in _TIERS for fan in FANS if FANS[fan].tier is tier]
    return tuple(sorted((receipt.fan for receipt in score.receipts), key=order.index))


def played_entry(result: Result, number: int) -> Entry:
    """The entry of hand ``number``, by places."""
    if not isinstance(result, Won):
        return Entry()
    hand = result.hand
    line = write_hand_text(HandText(hand.concealed, hand.melds, hand.win_tile))
    tiles = LaidTiles(line, hand.events, fans_of(result.score))
    giver = None if result.source is None else place_of(result.source, number)
    return Entry(place_of(result.seat, number), giver, min(result.score.total, MOST_POINTS), tiles)
