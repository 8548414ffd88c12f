"""What can be said of a hand on the bench: every fault at once, what is missing, or what it is worth."""

from collections.abc import Iterator

from msgspec import Struct

from trainer.coach.bench.events import why_not
from trainer.coach.bench.seen import read_seen
from trainer.coach.bench.setup import Setup, read_data_line
from trainer.notation.hand_text import HandText, text_size_faults
from trainer.reach import Position, Wait, waits
from trainer.rules import (
    HAND_SIZE,
    FanId,
    Fault,
    Hand,
    Phrase,
    Relation,
    Scheme,
    Score,
    Seat,
    Tile,
    ValueSet,
    WonBy,
    WonHand,
    copies_faults,
    readings,
    relation,
    score_hand,
)


class Terms(Struct, frozen=True):
    """What hands are scored and settled by: values, scheme, and the winning line in points."""

    values: ValueSet
    scheme: Scheme
    line: int


class Verdict(Struct, frozen=True):
    """``faults`` are sentences; ``missing`` counts the tiles that the hand still needs (each kong counts as three).

    ``won`` and ``score`` are there for a hand without faults that is complete, also where it is worth less than the
    line; ``waits``, most points first, for one without faults that lacks one tile.
    """

    faults: tuple[Phrase, ...] = ()
    missing: int = 0
    won: WonHand | None = None
    score: Score | None = None
    waits: tuple[Wait, ...] = ()


def judge(setup: Setup, terms: Terms) -> Verdict:
    """Judge what is set up. Never raises: what is wrong is said."""
    hand = setup.hand
    faults = tuple(_faults(setup))
    missing = max(0, _wanted(setup) - len(hand.concealed))
    if missing == 1 and not faults:
        return Verdict(missing=1, waits=_waits(setup, terms.values))
    if faults or missing or hand.last_tile is None or not readings(hand.concealed, hand.melds):
        return Verdict(faults, missing)
    won = WonHand(
        hand=Hand(hand.concealed, hand.melds, hand.last_tile, setup.seat, setup.events, setup.prevailing),
        values=terms.values,
        scheme=terms.scheme,
        won_by=_won_by(setup),
        source=_source(setup),
        line=terms.line,
        learner=setup.seat,
    )
    return Verdict(won=won, score=score_hand(won.hand, terms.values))


def _waits(setup: Setup, values: ValueSet) -> tuple[Wait, ...]:
    hand = setup.hand
    visible = read_seen(setup.seen).tiles
    found = waits(Position(hand.concealed, hand.melds, setup.seat, visible, setup.prevailing), values)
    return tuple(sorted(found, key=lambda wait: -wait.points))


def _wanted(setup: Setup) -> int:
    """Concealed tiles of a complete hand beside the melds laid down."""
    return max(0, HAND_SIZE - 3 * len(setup.hand.melds))


def _source(setup: Setup) -> Seat | None:
    if setup.giver is Relation.SELF:
        return None
    return next(seat for seat in Seat if relation(setup.seat, seat) is setup.giver)


def _won_by(setup: Setup) -> WonBy:
    if setup.giver is Relation.SELF:
        return WonBy.SELF_DRAW
    return WonBy.ROBBED_KONG if FanId.JINJIDUOSHI in setup.events else WonBy.DISCARD


def _faults(setup: Setup) -> Iterator[Phrase]:
    if setup.is_data:
        found = read_data_line(setup.text)
        yield from found if isinstance(found, tuple) else ()
        return
    seen = read_seen(setup.seen)
    for fault in (*setup.reading.faults, *seen.faults, *_tile_faults(setup.hand, seen.tiles)):
        yield fault.said
    for event in sorted(setup.events):
        reason = why_not(setup, event)
        if reason is not None:
            yield Phrase.of("bench-fault-event", fan=event, why=reason)


def _tile_faults(hand: HandText, seen: tuple[Tile, ...]) -> Iterator[Fault]:
    """What is wrong with the tiles; that some are still missing is no fault."""
    yield from copies_faults((*hand.tiles, *seen))
    if len(hand.concealed) + 3 * len(hand.melds) > HAND_SIZE:
        yield from text_size_faults(hand)
