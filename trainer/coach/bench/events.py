"""Which events a hand on the bench can have, and why it cannot have the others."""

from collections.abc import Iterator

from trainer.coach.bench.setup import Setup
from trainer.rules import (
    DISCARD_EVENTS,
    SELF_DRAW_EVENTS,
    Contradiction,
    EventClaim,
    FanId,
    Phrase,
    Relation,
    contradictions,
)

_OF_SEAT = {
    Contradiction.TIANHE_NOT_DEALER: "bench-event-needs-dealer",
    Contradiction.DIHE_BY_DEALER: "bench-event-needs-other",
}
_OF_TILES = {
    Contradiction.FIRST_TILE_AFTER_MELD: "bench-event-needs-no-meld",
    Contradiction.REPLACEMENT_WITHOUT_KONG: "bench-event-needs-kong",
}


def why_not(setup: Setup, event: FanId) -> Phrase | None:
    """Why the hand cannot have this event, given its seat, its melds, its last tile and its other events."""
    return next(_reasons(setup, event), None)


def _reasons(setup: Setup, event: FanId) -> Iterator[Phrase]:
    found = contradictions(_claim(setup, event))
    yield from (Phrase.of(key) for contradiction, key in _OF_SEAT.items() if contradiction in found)
    yield from _giver_reasons(setup, event)
    yield from (Phrase.of(key) for contradiction, key in _OF_TILES.items() if contradiction in found)
    robbed = setup.hand.last_tile
    if Contradiction.ROBBED_TILE_HELD in found and robbed is not None:
        yield Phrase.of("bench-event-robbed-held", tile=robbed)
    for other in sorted(setup.events - {event}):
        if Contradiction.CANNOT_MEET in contradictions(_claim(setup, event, other)):
            yield Phrase.of("bench-event-not-with", fan=other)


def _giver_reasons(setup: Setup, event: FanId) -> Iterator[Phrase]:
    drawn = setup.giver is Relation.SELF
    if event in SELF_DRAW_EVENTS and not drawn:
        yield Phrase.of("bench-event-needs-draw")
    if event in DISCARD_EVENTS and drawn:
        yield Phrase.of("bench-event-needs-discard")


def _claim(setup: Setup, *events: FanId) -> EventClaim:
    """A win with the bench's seat and tiles, and just these events."""
    hand = setup.hand
    return EventClaim(setup.seat, frozenset(events), hand.melds, hand.tiles, hand.last_tile)
