"""Which events a hand on the bench can have, and why it cannot have the others."""

from collections.abc import Iterator

from trainer.rules import (
    DISCARD_EVENTS,
    FIRST_TURN_EVENTS,
    SELF_DRAW_EVENTS,
    FanId,
    MeldKind,
    Phrase,
    Problem,
    Relation,
    Seat,
)
from trainer.rules.hands import event_faults
from trainer.ui.bench.setup import Setup


def why_not(setup: Setup, event: FanId) -> Phrase | None:
    """Why the hand cannot have this event, given its seat, its melds, its last tile and its other events."""
    return next(_reasons(setup, event), None)


def _reasons(setup: Setup, event: FanId) -> Iterator[Phrase]:
    yield from _seat_reasons(setup, event)
    yield from _tile_reasons(setup, event)
    for other in sorted(setup.events - {event}):
        if _contradict(event, other):
            yield Phrase.of("bench-event-not-with", fan=other)


def _seat_reasons(setup: Setup, event: FanId) -> Iterator[Phrase]:
    if event is FanId.TIANHE and setup.seat is not Seat.E:
        yield Phrase.of("bench-event-needs-dealer")
    if event is FanId.DIHE and setup.seat is Seat.E:
        yield Phrase.of("bench-event-needs-other")
    drawn = setup.giver is Relation.SELF
    if event in SELF_DRAW_EVENTS and not drawn:
        yield Phrase.of("bench-event-needs-draw")
    if event in DISCARD_EVENTS and drawn:
        yield Phrase.of("bench-event-needs-discard")


def _tile_reasons(setup: Setup, event: FanId) -> Iterator[Phrase]:
    hand = setup.hand
    if event in FIRST_TURN_EVENTS and hand.melds:
        yield Phrase.of("bench-event-needs-no-meld")
    if event is FanId.LINGSHANGKAIHUA and not any(meld.kind is MeldKind.KONG for meld in hand.melds):
        yield Phrase.of("bench-event-needs-kong")
    robbed = hand.last_tile
    if event is FanId.JINJIDUOSHI and robbed is not None and hand.tiles.count(robbed) > 1:
        # The other three lie in the pung that was to become a kong.
        yield Phrase.of("bench-event-robbed-held", tile=robbed)


def _contradict(one: FanId, other: FanId) -> bool:
    found = event_faults(Seat.E, frozenset({one, other}), ())
    return any(fault.problem is Problem.EVENTS_CONTRADICT for fault in found)
