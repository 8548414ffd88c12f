"""Who sits where with which line: the deals that the settings ask for, hand after hand."""

from trainer.game import Conflict, Deal, Fair, Near, Start, StartKind, TableRules, disclose, prevailing_in
from trainer.game.code import Invitation
from trainer.rules import Fault, Phrase, Relation, Seat, relation
from trainer.store import Settings


def invitation_for(settings: Settings, seat: Seat, seed: int, number: int) -> Invitation:
    """The hand that the settings ask for with the learner at ``seat``; ``number`` is that of the hand, from 1.

    Raises `trainer.game.DealError`.
    """
    rules = TableRules(settings.values, settings.scheme, prevailing_in(number) if settings.prevailing else None)
    deal = Deal(seed, rules, lines_by_seat(settings.lines, seat), start_for(settings, seat))
    return Invitation(deal, seat, settings.opponents)


def lines_by_seat(lines: tuple[int, int, int, int], seat: Seat) -> tuple[int, int, int, int]:
    """Lines of people (learner, right, across, left) as lines of seats E S W N.

    >>> lines_by_seat((10, 5, 0, 20), Seat.S)
    (20, 10, 5, 0)
    """
    people = tuple(Relation)
    east, south, west, north = (lines[people.index(relation(seat, other))] for other in Seat)
    return east, south, west, north


def start_for(settings: Settings, seat: Seat) -> Start:
    """The start that the settings order; fair as long as its fans have not been chosen."""
    match settings.start, settings.start_fans:
        case StartKind.NEAR, (fan, *_):
            return Near(seat, fan, settings.start_missing)
        case StartKind.CONFLICT, (first, second):
            return Conflict(seat, (first, second), settings.start_missing)
        case _:
            return Fair()


def has_its_fans(settings: Settings) -> bool:
    """Whether the fans of the start were chosen, so that it will not fall back to a fair one.

    >>> has_its_fans(Settings()), has_its_fans(Settings(start=StartKind.NEAR))
    (True, False)
    """
    return disclose(start_for(settings, Seat.E)).kind is settings.start


def no_deal(start: Start, fault: Fault) -> Phrase:
    """Why a deal cannot be made, with the fans of an ordered start and what to change; ``fault`` is one that
    `trainer.game.DealError` has."""
    match start:
        case Conflict(_, (first, second), missing) if fault.kind in _ORDERED and first is not second:
            return Phrase.of("session-no-conflict", first=first, second=second, missing=missing)
        case Near(_, fan, missing) if fault.kind in _ORDERED:
            return Phrase.of("session-no-near", fan=fan, missing=missing)
        case _:
            return Phrase.of("session-no-deal", why=fault.said)


_ORDERED = ("deal-fan", "deal-missing")
