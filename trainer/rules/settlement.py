"""Who pays what after a win. Both schemes of the rule book; every settlement sums to zero.

Worked for `sihai` [published]: 15 self-drawn 30+30+30 = 90, on a discard 30+15+15 = 60; 40 self-drawn
80×3 = 240, on a discard 110+25+25 = 160.
"""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from trainer.rules.tiles import Seat

SPLIT = 25
"""Points above which the discarder covers all but 25 of each bystander's share (包大分小)."""


class Scheme(StrEnum):
    """`sihai`: the self-drawer takes double, the discarder pays double. `zungjung`: everybody pays alike up to 25."""

    SIHAI = "sihai"
    ZUNGJUNG = "zungjung"

    @property
    def other(self) -> "Scheme":
        """The scheme that is not this one."""
        return Scheme.ZUNGJUNG if self is Scheme.SIHAI else Scheme.SIHAI


class Role(StrEnum):
    """What a seat is in a settlement."""

    WINNER = "winner"
    DISCARDER = "discarder"
    BYSTANDER = "bystander"
    PAYER = "payer"
    """One of three who pay a self-draw."""


class Payment(Struct, frozen=True):
    """What one seat receives (above 0) or pays (below 0), with the formula and its numbers."""

    seat: Seat
    role: Role
    amount: int
    formula: str


class Settlement(Struct, frozen=True):
    """The four payments in the order E S W N; they sum to zero. ``payer`` is the discarder charged, if any."""

    scheme: Scheme
    points: int
    winner: Seat
    payer: Seat | None
    payments: tuple[Payment, ...]

    def of(self, seat: Seat) -> Payment:
        """The payment of one seat."""
        return self.payments[seat]

    @property
    def received(self) -> int:
        """What the winner gets from all three."""
        return self.of(self.winner).amount

    @property
    def is_split(self) -> bool:
        """Whether the discarder covers the large part (more than 25 points, on a discard)."""
        return self.payer is not None and self.points > SPLIT


def settle(points: int, winner: Seat, payer: Seat | None, scheme: Scheme) -> Settlement:
    """Settle a win of ``points`` from 0 on; ``payer`` None is a self-draw (also 地和, which charges no discarder).

    A robbed kong settles as a discard by the player who was robbed. Raises `ValueError` for a winner who would pay
    himself or for points below 0.
    """
    if payer is winner:
        raise ValueError(f"{winner.letter} cannot pay itself")
    if points < 0:
        raise ValueError(f"{points} points")
    shares = {seat: _share(points, seat, payer, scheme) for seat in winner.others()}
    received = sum(share for _, share, _ in shares.values())
    payments = []
    for seat in Seat:
        if seat is winner:
            terms = " + ".join(str(share) for _, share, _ in _largest_first(shares.values()))
            payments.append(Payment(seat, Role.WINNER, received, terms))
        else:
            role, share, formula = shares[seat]
            payments.append(Payment(seat, role, -share, formula))
    return Settlement(scheme, points, winner, payer, tuple(payments))


_Share = tuple[Role, int, str]


def _largest_first(shares: Iterable[_Share]) -> list[_Share]:
    return sorted(shares, key=lambda share: -share[1])


def _share(points: int, seat: Seat, payer: Seat | None, scheme: Scheme) -> _Share:
    double = scheme is Scheme.SIHAI
    if payer is None:
        return (Role.PAYER, 2 * points, f"2 × {points}") if double else (Role.PAYER, points, f"{points}")
    if seat is not payer:
        return Role.BYSTANDER, min(points, SPLIT), f"min({points}, {SPLIT})"
    if points > SPLIT:
        times = 4 if double else 3
        return Role.DISCARDER, times * points - 2 * SPLIT, f"{times} × {points} − {2 * SPLIT}"
    return (Role.DISCARDER, 2 * points, f"2 × {points}") if double else (Role.DISCARDER, points, f"{points}")
