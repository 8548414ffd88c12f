"""The score of a day, by people: the learner, then right, across and left, under both settlements."""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from trainer.game.standings import CountedHand, Standings
from trainer.rules import Relation, Scheme, Seat
from trainer.store import Outcome


class Tally(Struct, frozen=True):
    """Points over the hands finished in one day.

    ``retries``: hands on a wall played before, which do not count. ``taken_back``: how often the learner took a move
    back in hands that count.
    """

    standings: Standings = field(default_factory=Standings)
    retries: int = 0
    taken_back: int = 0

    @property
    def hands(self) -> int:
        """How many hands count."""
        return len(self.standings.hands)

    def totals(self, scheme: Scheme) -> Mapping[Relation, int]:
        """What everybody has gained (above 0) or lost under a settlement; the four add up to 0."""
        return dict(zip(Relation, self.standings.totals(scheme), strict=True))


def tally_of(outcomes: Iterable[Outcome]) -> Tally:
    """Add up finished hands, the oldest first."""
    found = tuple(outcomes)
    counted = [outcome for outcome in found if not outcome.retry]
    lines = tuple(_by_people(outcome) for outcome in counted)
    return Tally(Standings(lines), len(found) - len(counted), sum(outcome.taken_back for outcome in counted))


def _by_people(outcome: Outcome) -> CountedHand:
    """Seats turned so that the learner has the first place; turning all alike changes no payment."""
    return CountedHand(_turned(outcome.winner, outcome.seat), _turned(outcome.payer, outcome.seat), outcome.points)


def _turned(seat: Seat | None, learner: Seat) -> Seat | None:
    return None if seat is None else Seat((seat - learner) % len(Seat))
