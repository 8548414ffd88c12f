"""Points over a session of hands, under either settlement.

People are named by their place: the seat they had in the first hand. The deal passes after every hand, so whoever
sat South sits East next, and East goes to North. Only what a hand was worth is kept; what was paid follows from
the scheme, so both settlements can be shown side by side.
"""

from msgspec import Struct
from msgspec.structs import replace

from trainer.game.state import Result, Won
from trainer.rules import Scheme, Seat, settle


def seat_in(place: Seat, number: int) -> Seat:
    """Where the person of ``place`` sits in hand ``number`` (from 1).

    >>> seat_in(Seat.S, 2), seat_in(Seat.E, 2)
    (<Seat.E: 0>, <Seat.N: 3>)
    """
    return Seat((place - (number - 1)) % len(Seat))


def place_of(seat: Seat, number: int) -> Seat:
    """Who sits at ``seat`` in hand ``number``: the opposite of `seat_in`."""
    return Seat((seat + number - 1) % len(Seat))


def prevailing_in(number: int) -> Seat:
    """The prevailing wind of hand ``number`` (from 1): everybody deals once under each, and after North East again.

    >>> [prevailing_in(number).letter for number in (1, 4, 5, 9, 16, 17)]
    ['E', 'E', 'S', 'W', 'N', 'E']
    """
    return Seat((number - 1) // len(Seat) % len(Seat))


class CountedHand(Struct, frozen=True):
    """One finished hand by places. ``winner`` None: the wall was exhausted. ``payer`` None: all pay alike."""

    winner: Seat | None
    payer: Seat | None = None
    points: int = 0


Totals = tuple[int, int, int, int]
"""Points gained or lost by place; they sum to zero."""


class Standings(Struct, frozen=True):
    """The finished hands of a session in order."""

    hands: tuple[CountedHand, ...] = ()

    @property
    def number(self) -> int:
        """The number of the hand to be played now, from 1."""
        return len(self.hands) + 1

    def after(self, result: Result) -> "Standings":
        """The standings with the current hand's result added."""
        line = CountedHand(None)
        if isinstance(result, Won):
            payer = None if result.payer is None else place_of(result.payer, self.number)
            line = CountedHand(place_of(result.seat, self.number), payer, result.score.total)
        return replace(self, hands=(*self.hands, line))

    def totals(self, scheme: Scheme) -> Totals:
        """What every place has gained so far under a settlement."""
        east = south = west = north = 0
        for line in self.hands:
            paid = payments(line, scheme)
            east, south, west, north = east + paid[0], south + paid[1], west + paid[2], north + paid[3]
        return east, south, west, north


def payments(line: CountedHand, scheme: Scheme) -> Totals:
    """What every place gains by one hand. Places keep their order round the table, so a settlement by seats is
    one by places."""
    if line.winner is None:
        return 0, 0, 0, 0
    settled = settle(line.points, line.winner, line.payer, scheme)
    east, south, west, north = (payment.amount for payment in settled.payments)
    return east, south, west, north
